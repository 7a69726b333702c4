"""How much a request may bring, and how slowly.

The whole body is here before anything looks at it: a slow sender holds a connection for a few seconds, never a thread.
"""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ninefold.web.limits import BODY_BYTES, BODY_SECONDS, DISCARD_BYTES
from ninefold.web.problem import ProblemError


class BoundedBody:
    """Reads the body within its bounds, then hands it on."""

    def __init__(self, app: ASGIApp, *, most: int = BODY_BYTES, seconds: float = BODY_SECONDS) -> None:
        self._app = app
        self._most = most
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self._seconds):
                body = await self._read(scope, receive)
        except TimeoutError:
            slow = ProblemError(408, f"The body of the request did not arrive within {self._seconds:g} s.")
            await _refuse(slow, scope, receive, send)
            return
        except ProblemError as error:
            await _refuse(error, scope, receive, send)
            return
        if body is not None:
            await self._app(scope, _replayed(body, receive), send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        """The body; None if the client went away."""
        too_large = ProblemError(413, f"The body of the request is larger than {self._most // 1024} KiB.")
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > DISCARD_BYTES:
            raise too_large
        pieces: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            piece = message.get("body", b"")
            size += len(piece)
            if size <= self._most:
                pieces.append(piece)
            elif size > DISCARD_BYTES:
                raise too_large
            if not message.get("more_body", False):
                break
        if size > self._most:
            raise too_large
        return b"".join(pieces)


async def _refuse(error: ProblemError, scope: Scope, receive: Receive, send: Send) -> None:
    response = error.response()
    response.headers["Connection"] = "close"
    await response(scope, receive, send)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the body once, and after it what the connection says (that the client went away)."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
