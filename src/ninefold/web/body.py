"""How much a request may bring, and how slowly.

The whole body is here before anything looks at it: a slow sender holds a connection for a few seconds, never a thread.
Bodies that are not small share a part of the time and a bounded part of the memory, however many there are.
"""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ninefold.web import limits
from ninefold.web.expected import expected
from ninefold.web.problem import ProblemError
from ninefold.web.refused import refused


class BoundedBody:
    """Reads the body within its bounds, then hands it on."""

    def __init__(
        self, app: ASGIApp, *, seconds: float = limits.BODY_SECONDS, bodies: int = limits.BODIES_BYTES
    ) -> None:
        self._app = app
        self._seconds = seconds
        self._bodies = bodies
        self._held = 0
        self._large = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        held = _Held()
        try:
            try:
                async with asyncio.timeout(self._seconds):
                    body = await self._read(scope, receive, held)
            except TimeoutError:
                slow = ProblemError(408, f"The body of the request did not arrive within {self._seconds:g} s.")
                await _refuse(slow, scope, receive, send)
                return
            except ProblemError as error:
                await _refuse(error, scope, receive, send)
                return
            if body is not None:
                await self._app(scope, _replayed(body, receive), send)
        finally:
            self._held -= held.bytes

    async def _read(self, scope: Scope, receive: Receive, held: _Held) -> bytes | None:
        """The body; None if the client went away."""
        wanted = expected(scope["path"])
        most = wanted.most
        too_large = ProblemError(413, f"The body of the request is larger than {most // 1024} KiB.")
        told = dict(scope["headers"]).get(b"content-length", b"0")
        declared = int(told[:20]) if told.isdigit() else 0
        if declared > limits.DISCARD_BYTES:
            raise too_large
        self._make_sure_of_room(declared)
        pieces: list[bytes] = []
        size = 0
        large = False
        try:
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return None
                piece = message.get("body", b"")
                size += len(piece)
                if size <= most:
                    self._make_sure_of_room(size, len(piece))
                    pieces.append(piece)
                    self._held += len(piece)
                    held.bytes += len(piece)
                elif size > limits.DISCARD_BYTES:
                    raise too_large
                else:
                    pieces.clear()
                if not message.get("more_body", False):
                    break
                if size > limits.SMALL_BODY_BYTES:
                    self._large += not large
                    large = True
                    await asyncio.sleep(self._large * limits.PIECE_SECONDS)
        finally:
            self._large -= large
        if size > most:
            raise too_large
        body = b"".join(pieces)
        if wanted.picture:
            return body
        if b"\0" in body:  # JSON in UTF-16 has them; in UTF-8 there is none
            raise ProblemError(400, "The body of the request is not JSON in UTF-8.")
        if has_more_elements(body, limits.BODY_ELEMENTS):
            told = f"The body of the request has more than {limits.BODY_ELEMENTS:,} numbers, texts, lists and objects."
            raise ProblemError(413, told)
        return body

    def _make_sure_of_room(self, size: int, more: int | None = None) -> None:
        """Refuses a body that is not small and too much beside those that are held; `more` is its next part."""
        if size > limits.SMALL_BODY_BYTES and self._held + (size if more is None else more) > self._bodies:
            raise ProblemError(503, "Too many large requests at once; try again in a moment.", Retry_After="5")


class _Held:
    """Bytes of one body that are counted as held."""

    bytes = 0


def has_more_elements(body: bytes, most: int) -> bool:
    """Whether JSON in UTF-8 has more numbers, texts, lists and objects than that, told without making them.

    >>> has_more_elements(b'{"puzzle": "1,2,3,4,5,6,7,8,9", "digits": [1, 2, 3]}', 7)
    False
    >>> has_more_elements(b'{"puzzle": "1", "digits": [1, 2, 3, 4, 5, 6, 7, 8]}', 7)
    True
    """
    if _number_of(body, b',[{"') <= most:  # even with what stands inside of texts
        return False
    bare = body.replace(b"\\\\", b"").replace(b'\\"', b"")
    return _number_of(bare, b'"') > 2 * most or _number_of(_without_texts(bare), b",[{") > most


def _without_texts(body: bytes) -> bytes:
    return b"".join(body.split(b'"')[::2])


def _number_of(body: bytes, characters: bytes) -> int:
    # Faster than `count` where there are many, and the same for all.
    return len(body) - len(body.translate(None, characters))


async def _refuse(error: ProblemError, scope: Scope, receive: Receive, send: Send) -> None:
    response = refused(error)
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
