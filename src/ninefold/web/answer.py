"""A verb as a request: JSON, or lines of progress; stopped when nobody listens any more."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ninefold.desk.answer import Answer, fields_of
from ninefold.errors import MissingExtraError, NinefoldError, StoppedError
from ninefold.web.limits import PROGRESS_SECONDS
from ninefold.web.pools import Pools
from ninefold.web.position import Ask
from ninefold.web.problem import ProblemError, problem_data
from ninefold.web.work import Work

NDJSON = "application/x-ndjson"

_Ask = TypeVar("_Ask", bound=Ask)
Verb = Callable[[_Ask, Work], Answer | Response]


async def answer(verb: Verb[_Ask], ask: _Ask, request: Request, pools: Pools, seconds: float) -> Response:
    """The response to a request: lines if they are accepted, else one object."""
    work = Work(seconds)
    job = asyncio.ensure_future(pools.run(lambda work: _told(verb(ask, work)), work, small=ask.small))
    if NDJSON in request.headers.get("accept", ""):
        return StreamingResponse(_lines(job, work), media_type=NDJSON)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((job, gone), return_when=asyncio.FIRST_COMPLETED)
    finally:
        gone.cancel()
        if not job.done():
            work.stop_now()
            _forget(job)
    if not job.done():
        return Response(status_code=499)  # nobody is there to read it
    try:
        result = job.result()
    except NinefoldError as error:
        raise as_problem(error) from None
    return result


def as_problem(error: NinefoldError) -> ProblemError:
    """What the library refuses, as what the server refuses."""
    if isinstance(error, MissingExtraError):
        return ProblemError(501, str(error))
    if isinstance(error, StoppedError):
        return ProblemError(503, "The time for this was over before it was done; more seconds may help.")
    return ProblemError(400, str(error))


def json_response(answer: Answer) -> Response:
    """An answer as JSON."""
    return Response(answer.as_json().encode("utf-8", "replace"), media_type="application/json")


def _told(answer: Answer | Response) -> Response:
    """Written where it was worked out: the thread that talks to the clients has no time for it."""
    return answer if isinstance(answer, Response) else json_response(answer)


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _lines(job: Awaitable[Response], work: Work) -> AsyncIterator[bytes]:
    future = asyncio.ensure_future(job)
    try:
        yield _line({"task": work.id})
        while not (await asyncio.wait((future,), timeout=PROGRESS_SECONDS))[0]:
            parts = work.take_parts()
            yield _line({"progress": work.progress} | ({"parts": parts} if parts else {}))
        try:
            result = future.result()
        except NinefoldError as error:
            refused = as_problem(error)
            yield _line({"problem": problem_data(refused.status, refused.detail)})
        except ProblemError as error:
            yield _line({"problem": problem_data(error.status, error.detail)})
        else:
            yield b'{"result":' + _in_a_line(result) + b"}\n"
    finally:
        if not future.done():
            work.stop_now()
            _forget(future)


def _in_a_line(result: Response) -> bytes:
    """JSON as it is, a picture as a text, and what is no text in base64."""
    body = bytes(result.body)
    if result.media_type == "application/json":
        return body
    if result.media_type == "application/pdf":
        return b'"' + b64encode(body) + b'"'
    return json.dumps(body.decode()).encode()


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, default=fields_of).encode() + b"\n"


def _forget(job: asyncio.Future[Any]) -> None:
    """Lets a stopped job end by itself; nobody waits for its error."""
    job.add_done_callback(lambda done: done.cancelled() or done.exception())
