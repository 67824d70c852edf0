"""The HTTP face of the house, put together: every request is guarded, every response carries the headers."""

import asyncio
import logging
from collections.abc import AsyncIterator

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler

from spieleabend.server.api import Api, Problem, too_many
from spieleabend.server.limits import TooMany
from spieleabend.server.logs import log_event
from spieleabend.server.service import Service

MOST_BODY_BYTES = 4096
"""The longest request body."""
SAFE_METHODS = {hdrs.METH_GET, hdrs.METH_HEAD}


def make_app(service: Service) -> web.Application:
    """The application that answers for `service`."""

    async def count(request: web.Request, response: web.StreamResponse) -> None:
        service.metrics.responses[response.status] += 1

    async def measure_lag(app: web.Application) -> AsyncIterator[None]:
        measuring = asyncio.create_task(service.metrics.measure_lag())
        yield
        measuring.cancel()
        await asyncio.wait([measuring])

    app = web.Application(middlewares=[Guard(service).guard], client_max_size=MOST_BODY_BYTES)
    app.on_response_prepare.append(service.security.add_headers)
    app.on_response_prepare.append(count)
    app.cleanup_ctx.append(measure_lag)
    Api(service).add_routes(app)
    return app


class Guard:
    """Lets requests in that may come in, and words what goes wrong with them."""

    def __init__(self, service: Service) -> None:
        self._service = service

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request, whatever happens."""
        try:
            self.check(request)
            return await handler(request)
        except (Problem, TooMany, web.HTTPException) as error:
            problem = as_problem(error)
        except ConnectionError:
            raise  # nobody is there to be told
        except Exception as error:  # noqa: BLE001 - the one who asked and the operator are told
            log_event("request-failed", logging.ERROR, error=error, route=str(request.match_info.route))
            problem = Problem(500, "refused-trouble")
        self._service.metrics.refused(problem.key)
        return problem.response()

    def check(self, request: web.Request) -> None:
        """Raise Problem or TooMany where a request may not come in."""
        service = self._service
        if not service.security.is_known_host(request.headers.get(hdrs.HOST)):
            raise Problem(421, "refused-wrong-address")
        changes_something = request.method not in SAFE_METHODS
        opens_socket = hdrs.UPGRADE in request.headers
        if (changes_something or opens_socket) and not service.security.may_speak(request):
            log_event("foreign-page-refused", origin=request.headers.get(hdrs.ORIGIN, "")[:100])
            raise Problem(403, "refused-foreign-page")
        if request.path.startswith("/api/"):
            service.limits.request(service.security.client_address(request))


def as_problem(error: Problem | TooMany | web.HTTPException) -> Problem:
    """What has gone wrong with a request, in our words."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, TooMany):
        return too_many(error)
    match error.status:
        case 404:
            return Problem(404, "refused-not-found")
        case 405:
            return Problem(405, "refused-not-found", headers={hdrs.ALLOW: error.headers[hdrs.ALLOW]})
        case status:
            return Problem(status, "refused-unreadable")
