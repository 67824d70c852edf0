"""What browsers are told, and which pages may speak to the server."""

import json
from collections.abc import AsyncIterator

import pytest
from aiohttp import WSServerHandshakeError

from spieleabend.server.options import ServerOptions
from spieleabend.server.security import Security
from tests.server.serving import NOT_KNOWN, Served, serving, token

POLICY = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'", "data:", "blob:"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
}
"""All but connect-src, which names the server itself."""
PUBLIC = "https://play.example.org"


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with serving() as running:
        yield running


def policy_of(header: str) -> dict[str, list[str]]:
    return {name: sources for name, *sources in (rule.split() for rule in header.split(";"))}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/t/ABCDEFG"),
        ("GET", "/assets/a-1.js"),
        ("HEAD", "/"),
        ("GET", "/api/house"),
        ("POST", "/api/tables"),
        ("GET", f"/api/tables/{NOT_KNOWN}"),
        ("GET", f"/api/tables/{NOT_KNOWN}/qr.svg"),
        ("GET", f"/api/tables/{NOT_KNOWN}/match.json"),
        ("GET", "/api/socket"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/nowhere"),
        ("DELETE", "/"),
        ("GET", "/%2e%2e/etc/passwd"),
    ],
)
async def test_every_response_carries_the_headers(served: Served, method: str, path: str) -> None:
    async with served.session.request(method, f"{served.url}{path}") as response:
        headers = response.headers
    policy = policy_of(headers["Content-Security-Policy"])
    own = f"127.0.0.1:{served.port}"
    assert policy.pop("connect-src") == ["'self'", f"ws://{own}", f"wss://{own}"]
    assert policy == POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Frame-Options"] == "DENY"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Server"] == "Spieleabend"
    # Only by https; on plain http browsers would complain about the one and ignore the other.
    assert "Strict-Transport-Security" not in headers
    assert "Cross-Origin-Opener-Policy" not in headers


async def test_the_websocket_s_answer_carries_them_too(served: Served) -> None:
    device = await served.device()
    response = device.socket._response
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert "Content-Security-Policy" in response.headers


async def test_by_https_browsers_are_to_stay_there() -> None:
    async with serving(public_url=PUBLIC, trust_proxy=True) as served:
        _, _, headers = await served.get("/", Host="play.example.org")
    assert headers["Strict-Transport-Security"] == "max-age=31536000"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    policy = policy_of(headers["Content-Security-Policy"])
    assert policy["connect-src"] == ["'self'", "wss://play.example.org"]


async def test_a_host_that_is_none_gets_nothing_and_is_not_repeated(served: Served) -> None:
    status, body, headers = await served.get("/", Host="evil.example; script-src *")
    assert (status, body["key"]) == (421, "refused-wrong-address")
    assert "evil" not in headers["Content-Security-Policy"]


async def test_without_a_public_address_phones_may_use_any_name_of_the_machine(served: Served) -> None:
    for host in ("ania-laptop.local:8000", "192.168.7.5:8000", "ania-laptop"):
        status, _, _ = await served.get("/", Host=host)
        assert status == 200


async def test_with_a_public_address_other_names_are_refused() -> None:
    async with serving(public_url=PUBLIC, allowed_origins=("https://other.example",)) as served:
        for host, expected in {
            "play.example.org": 200,
            "other.example": 200,
            "127.0.0.1:8000": 200,
            "192.168.7.5:8000": 200,
            "localhost:8000": 200,
            "rebound.example": 421,
        }.items():
            status, _, _ = await served.get("/", Host=host)
            assert (host, status) == (host, expected)


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://127.0.0.1.evil.example:{port}",
        "http://localhost:{port}",
        "file://",
        "",
    ],
)
async def test_a_foreign_page_may_not_speak(served: Served, origin: str) -> None:
    origin = origin.format(port=served.port)
    body = json.dumps({"token": token(), "game": "bam"})
    headers = {"Origin": origin}
    async with served.session.post(f"{served.url}/api/tables", data=body, headers=headers) as response:
        assert response.status == 403
        assert (await response.json())["key"] == "refused-foreign-page"
    with pytest.raises(WSServerHandshakeError) as refused:
        await served.session.ws_connect(f"{served.url}/api/socket", headers=headers)
    assert refused.value.status == 403


async def test_the_server_s_own_page_may_speak(served: Served) -> None:
    own = {"Origin": f"http://127.0.0.1:{served.port}"}
    code = await served.create(**own)
    device = await served.device(**own)
    await device.hello(code)
    assert (await device.hear_any())["kind"] == "welcome"


async def test_behind_a_proxy_that_speaks_tls_the_page_is_still_our_own(served: Served) -> None:
    headers = {"Host": "games.home:8443", "Origin": "https://games.home:8443"}
    assert await served.create(**headers)


async def test_clients_that_are_no_pages_send_no_origin_and_are_welcome(served: Served) -> None:
    code = await served.create()
    await served.arrive(code)


async def test_the_operator_may_let_other_origins_in() -> None:
    async with serving(public_url=PUBLIC, allowed_origins=("https://Friends.example:443",)) as served:
        for origin in (PUBLIC, "https://friends.example"):
            assert await served.create(Host="play.example.org", Origin=origin)


async def test_two_origins_are_one_too_many(served: Served) -> None:
    headers = [("Origin", f"http://127.0.0.1:{served.port}"), ("Origin", "http://evil.example")]
    async with served.session.post(f"{served.url}/api/tables", data="{}", headers=headers) as response:
        assert response.status == 403


async def test_reading_needs_no_origin_of_ours(served: Served) -> None:
    status, _, headers = await served.get("/api/house", Origin="http://evil.example")
    assert status == 200
    assert "Access-Control-Allow-Origin" not in headers


async def test_only_a_trusted_proxy_is_believed_where_a_request_comes_from() -> None:
    class Request:
        def __init__(self, *noted: str) -> None:
            self.headers = Headers(noted)
            self.remote = "127.0.0.1"

    class Headers(dict[str, str]):
        def __init__(self, noted: tuple[str, ...]) -> None:
            super().__init__()
            self._noted = list(noted)

        def getall(self, name: str, default: list[str]) -> list[str]:
            return self._noted or default

    trusting, wary = Security(ServerOptions(trust_proxy=True)), Security(ServerOptions())
    for noted, address in [
        (("203.0.113.7",), "203.0.113.7"),
        (("10.0.0.1, 203.0.113.7",), "203.0.113.7"),
        (("10.0.0.1", "2001:db8::1"), "2001:db8::1"),
        (("nonsense",), "127.0.0.1"),
        ((), "127.0.0.1"),
    ]:
        assert trusting.client_address(Request(*noted)) == address  # type: ignore[arg-type]
        assert wary.client_address(Request(*noted)) == "127.0.0.1"  # type: ignore[arg-type]
