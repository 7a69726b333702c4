"""Who may ask, and what the browser may load.

A page on the internet can make the browser of the person send requests to 127.0.0.1. It cannot hide where they come
from: `Origin` and `Sec-Fetch-Site` tell. And a name on the internet can be made to point at 127.0.0.1 (DNS
rebinding), so that its page and our server look like one origin; then `Host` tells.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from hmac import compare_digest
from http.cookies import CookieError, SimpleCookie
from time import perf_counter
from urllib.parse import parse_qs, urlencode

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ninefold.logs import log_of
from ninefold.web.expected import expected
from ninefold.web.policy import POLICY
from ninefold.web.problem import ProblemError
from ninefold.web.refused import refused

COOKIE = "ninefold_token"
_log = log_of(__name__)
_REFUSED = (401, 403)
"""Strangers, and whoever lacks the token: worth a warning."""

_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
}


def loopback_hosts(port: int, host: str = "127.0.0.1") -> frozenset[str]:
    """What `Host` may say on a server that only this machine reaches, and that listens on `host`.

    Only names that nobody on the internet can make theirs: numbers, and localhost.

    >>> sorted(loopback_hosts(8009, "127.0.0.2"))
    ['127.0.0.1:8009', '127.0.0.2:8009', '[::1]:8009', 'localhost:8009']
    """
    names = ("127.0.0.1", "localhost", "[::1]", f"[{host}]" if ":" in host else host)
    return frozenset({f"{name}:{port}" for name in names} | (set(names) if port == 80 else set()))


class Guard:
    """Refuses strangers, and puts the headers on every response.

    hosts   what `Host` may say; None on a server that needs a token, which no rebound name has
    token   what every request must carry; None on a server that only this machine reaches
    """

    def __init__(self, app: ASGIApp, *, hosts: Iterable[str] | None, token: str | None = None) -> None:
        self._app = app
        self._hosts = None if hosts is None else frozenset(hosts)
        self._token = token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # there are none
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = perf_counter()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _log_answer(scope, message["status"], perf_counter() - began)
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                api = scope["path"].startswith("/api")
                headers.setdefault("Cache-Control", "no-store" if api else "no-cache")
            await send(message)

        if self._token is not None and (given := self._given_in_address(scope)) is not None:
            await self._enter(given, scope)(scope, receive, guarded)
            return
        try:
            self._check(scope)
        except ProblemError as error:
            await refused(error)(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if self._hosts is not None and host not in self._hosts:
            raise ProblemError(403, f"This server does not answer to the name {host[:80]!r}.")
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"{scope['scheme']}://{host}":
            raise ProblemError(403, f"Requests from {origin[:80]!r} are not answered here.")
        site = headers.get("sec-fetch-site")
        # A link from anywhere may lead to the page itself, but only to be shown in a tab of its own.
        shown = headers.get("sec-fetch-mode") == "navigate" and headers.get("sec-fetch-dest") == "document"
        followed = shown and scope["method"] == "GET" and not scope["path"].startswith("/api")
        if site not in (None, "same-origin", "none") and not followed:
            raise ProblemError(403, "Requests from other sites are not answered here.")
        if self._token is not None and not self._is_known(headers):
            raise ProblemError(401, "This server needs its token; open the address that it printed when it started.")
        # No form of another site can send this type, not even with a browser that tells no origin.
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        wanted = expected(scope["path"])
        if scope["method"] == "POST" and not wanted.takes(kind):
            raise ProblemError(415, f"Expected a body of the type {wanted.types}, got {kind[:80] or 'none'!r}.")

    def _is_known(self, headers: Headers) -> bool:
        kind, _, bearer = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and self._matches(bearer.strip()):
            return True
        try:
            cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return False
        return cookie is not None and self._matches(cookie.value)

    def _matches(self, given: str) -> bool:
        return self._token is not None and compare_digest(given.encode(), self._token.encode())

    @staticmethod
    def _given_in_address(scope: Scope) -> str | None:
        if scope["path"] != "/" or scope["method"] != "GET":
            return None
        given = parse_qs(scope["query_string"].decode("latin-1")).get("token")
        return given[0] if given else None

    def _enter(self, given: str, scope: Scope) -> ASGIApp:
        """Trades the token of the address for a cookie, so that it stays out of the history and of shared links."""
        if not self._matches(given):
            return refused(ProblemError(401, "This is not the token of this server."))
        others = parse_qs(scope["query_string"].decode("latin-1"))
        del others["token"]
        rest = urlencode(others, doseq=True)
        response = RedirectResponse("/" + (f"?{rest}" if rest else ""), 303)
        response.set_cookie(COOKIE, given, httponly=True, samesite="strict", max_age=30 * 24 * 3600)
        return response


def _log_answer(scope: Scope, status: int, seconds: float) -> None:
    """What was asked and how it went; not who, and not what comes after the path, which may hold a token."""
    level = logging.WARNING if status in _REFUSED or status >= 500 else logging.INFO
    _log.log(level, "%s %r: %d, %.0f ms", scope["method"], scope["path"][:80], status, 1000 * seconds)
