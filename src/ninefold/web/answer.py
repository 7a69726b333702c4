"""A verb as a request: JSON, or lines of progress; stopped when nobody listens any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ninefold.desk.answer import Answer
from ninefold.errors import NinefoldError
from ninefold.web.limits import PROGRESS_SECONDS
from ninefold.web.lines import NDJSON, problem_line, progress_line, result_line, task_line
from ninefold.web.pools import Pools
from ninefold.web.position import Ask
from ninefold.web.problem import ProblemError, as_problem
from ninefold.web.verb import Document, Verb
from ninefold.web.work import Work

_Ask = TypeVar("_Ask", bound=Ask)


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


def json_response(answer: Answer) -> Response:
    """An answer as JSON."""
    return Response(answer.as_json().encode("utf-8", "replace"), media_type="application/json")


def _told(answer: Answer | Document) -> Response:
    """Written where it was worked out: the thread that talks to the clients has no time for it."""
    if isinstance(answer, Answer):
        return json_response(answer)
    return Response(answer.content, headers=answer.headers, media_type=answer.media_type)


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _lines(job: Awaitable[Response], work: Work) -> AsyncIterator[bytes]:
    future = asyncio.ensure_future(job)
    try:
        yield task_line(work)
        while not (await asyncio.wait((future,), timeout=PROGRESS_SECONDS))[0]:
            yield progress_line(work)
        try:
            result = future.result()
        except NinefoldError as error:
            yield problem_line(as_problem(error))
        except ProblemError as error:
            yield problem_line(error)
        else:
            yield result_line(bytes(result.body), result.media_type or "")
    finally:
        if not future.done():
            work.stop_now()
            _forget(future)


def _forget(job: asyncio.Future[Any]) -> None:
    """Lets a stopped job end by itself; nobody waits for its error."""
    job.add_done_callback(lambda done: done.cancelled() or done.exception())
