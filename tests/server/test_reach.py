"""The addresses that players are told."""

import asyncio
from collections.abc import AsyncIterator
from xml.etree import ElementTree as ET

import pytest

from spieleabend.server.reach import LOOK_AGAIN_AFTER, qr_svg
from tests.server.serving import Served, serving

pytestmark = pytest.mark.virtual_time

CODE = "ABCDEFG"


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with serving() as running:
        yield running


async def picture(served: Served, query: str = "", **headers: str) -> bytes:
    status, body, got = await served.get(f"/api/tables/{CODE}/qr.svg{query}", **headers)
    assert status == 200
    assert got["Content-Type"] == "image/svg+xml"
    assert isinstance(body, bytes)
    return body


async def test_who_looks_at_localhost_gets_an_address_that_phones_reach(served: Served) -> None:
    lan = f"http://192.168.7.5:{served.port}/t/{CODE}"
    for host in ("localhost", "127.0.0.1", "[::1]"):
        assert await picture(served, Host=f"{host}:{served.port}") == qr_svg(lan)


async def test_who_came_by_a_name_keeps_it(served: Served) -> None:
    assert await picture(served, Host="ania.local:8000") == qr_svg(f"http://ania.local:8000/t/{CODE}")


async def test_another_address_of_the_server_may_be_asked_for_but_no_other(served: Served) -> None:
    other = f"http://10.1.2.3:{served.port}"
    assert await picture(served, f"?address={other}") == qr_svg(f"{other}/t/{CODE}")
    assert await picture(served, "?address=http://evil.example", Host="ania.local") == qr_svg(
        f"http://ania.local/t/{CODE}"
    )


async def test_the_public_address_is_the_one() -> None:
    async with serving(public_url="https://play.example.org/") as served:
        assert await picture(served) == qr_svg(f"https://play.example.org/t/{CODE}")


async def test_a_trusted_proxy_says_that_it_speaks_tls() -> None:
    headers = {"Host": "games.home", "X-Forwarded-Proto": "https"}
    async with serving(trust_proxy=True) as served:
        assert await picture(served, **headers) == qr_svg(f"https://games.home/t/{CODE}")
    async with serving() as served:
        assert await picture(served, **headers) == qr_svg(f"http://games.home/t/{CODE}")


async def test_a_code_that_is_none_has_no_picture(served: Served) -> None:
    status, _, _ = await served.get("/api/tables/nonsense/qr.svg")
    assert status == 404


async def test_a_laptop_that_moves_to_another_network_tells_its_new_address() -> None:
    network = ["192.168.7.5"]
    async with serving(addresses=lambda: tuple(network)) as served:
        assert await served.service.reach.urls() == (f"http://192.168.7.5:{served.port}",)
        network[:] = ["10.9.9.9"]
        assert await served.service.reach.urls() == (f"http://192.168.7.5:{served.port}",)
        await asyncio.sleep(LOOK_AGAIN_AFTER + 1)
        assert await served.service.reach.urls() == (f"http://10.9.9.9:{served.port}",)


def test_the_picture_is_plain_svg_that_fills_its_place() -> None:
    picture = ET.fromstring(qr_svg("http://192.168.7.5:8000/t/ABCDEFG"))
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert "viewBox" in picture.attrib
    assert "width" not in picture.attrib
    assert {child.tag.rpartition("}")[2] for child in picture} == {"path"}
