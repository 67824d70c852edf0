"""What a browser is told it may do with our pages, and which pages may speak to us.

There are no cookies here: a page proves nothing by being opened in somebody's browser, and every seat has a secret
token that its own origin alone can read. So the Host header is not held against a list unless the operator has
named a public address; phones open raw addresses and names of home networks that nobody can foresee.
"""

from urllib.parse import urlsplit

from aiohttp import web

from spieleabend.server.addresses import HOST, host_of, is_this_machine, parsed_ip
from spieleabend.server.options import ServerOptions, WrongOptions, origin_of

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src {connect}; media-src 'self' data: blob:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Server": "Spieleabend",
}
HTTPS_HEADERS = {
    # Browsers ignore it on plain http, and complain in every player's console.
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000",
}


class Security:
    """The rules for one server; `options` say by which names it is known."""

    def __init__(self, options: ServerOptions) -> None:
        self._trust_proxy = options.trust_proxy
        self._https = options.is_https
        self._public_origin = options.public_origin
        self._origins = frozenset(
            origin_of(origin) for origin in (*options.allowed_origins, *filter(None, [options.public_url]))
        )
        self._hosts = frozenset(host_of(urlsplit(origin).netloc) for origin in self._origins)

    def headers(self, host: str | None) -> dict[str, str]:
        """What every response carries; `host` is the request's Host header."""
        sockets = ""
        if host is not None and HOST.fullmatch(host):
            # Older Safari does not count a WebSocket to the same host as 'self'.
            sockets = f" wss://{host}" if self._https else f" ws://{host} wss://{host}"
        headers = {**HEADERS, "Content-Security-Policy": POLICY.format(connect=f"'self'{sockets}")}
        return headers | HTTPS_HEADERS if self._https else headers

    async def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """Put the headers on a response that is about to be sent; a signal handler of aiohttp."""
        response.headers.update(self.headers(request.headers.get("Host")))

    def is_known_host(self, host: str | None) -> bool:
        """Whether a request with this Host header means us.

        Without a public address every well-formed host does. With one only that, the allowed origins' hosts,
        addresses and this machine's own names do, so that a page elsewhere cannot have its name point to us.
        """
        if host is None or not HOST.fullmatch(host):
            return False
        if self._public_origin is None:
            return True
        name = host_of(host)
        return name in self._hosts or is_this_machine(name) or parsed_ip(name) is not None

    def may_speak(self, request: web.Request) -> bool:
        """Whether the page that sends this request may change something or open a WebSocket.

        A request without Origin comes from no page: browsers always send one here. Scripts and other clients that
        leave it out are welcome; they could just as well write anything into it.
        """
        claimed = request.headers.getall("Origin", [])
        if not claimed:
            return True
        if len(claimed) > 1:
            return False
        try:
            origin = origin_of(claimed[0])
            own = {origin_of(f"{scheme}://{request.headers.get('Host', '')}") for scheme in ("http", "https")}
        except WrongOptions:
            return False
        return origin in own or origin in self._origins

    def client_address(self, request: web.BaseRequest) -> str:
        """The address that a request comes from; behind a trusted proxy the last one that the proxy noted."""
        if self._trust_proxy:
            noted = ",".join(request.headers.getall("X-Forwarded-For", [])).rpartition(",")[2].strip()
            if parsed_ip(noted) is not None:
                return noted
        return request.remote or "unknown"

    def scheme(self, request: web.BaseRequest) -> str:
        """How the player's browser came: "http" or "https"."""
        if self._https:
            return "https"
        if self._trust_proxy and request.headers.get("X-Forwarded-Proto", "").lower() == "https":
            return "https"
        return "http"
