"""The addresses of the API, each with its verb."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Body, FastAPI
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from ninefold.web import limits
from ninefold.web.answer import NDJSON, Verb, answer
from ninefold.web.lanes import Lanes
from ninefold.web.problem import TYPE
from ninefold.web.verbs.candidates import CandidatesAnswer, CandidatesAsk, candidates
from ninefold.web.verbs.check import CheckAnswer, CheckAsk, check
from ninefold.web.verbs.count import CountAnswer, CountAsk, count
from ninefold.web.verbs.hint import HintAnswer, HintAsk, hint
from ninefold.web.verbs.path import PathAnswer, PathAsk, path
from ninefold.web.verbs.solve import SolveAnswer, SolveAsk, solve
from ninefold.web.verbs.step_check import StepCheckAnswer, StepCheckAsk, step_check

VERBS: tuple[tuple[str, str, type[BaseModel], type[BaseModel], Verb[Any]], ...] = (
    ("solve", "The solutions of a position.", SolveAsk, SolveAnswer, solve),
    ("count", "How many solutions a position has.", CountAsk, CountAnswer, count),
    ("check", "Valid, solvable, unique, how hard; why not, and what would help.", CheckAsk, CheckAnswer, check),
    ("candidates", "The open candidates of every cell.", CandidatesAsk, CandidatesAnswer, candidates),
    ("path", "Every step of logic, with words and pictures.", PathAsk, PathAnswer, path),
    ("hint", "The first mistake, else the next step in four stages.", HintAsk, HintAnswer, hint),
    ("step-check", "Whether a player's own step holds.", StepCheckAsk, StepCheckAnswer, step_check),
)
"""(name, what it does, what it asks, what it answers, the verb): every verb that answers an object to an object."""

_REFUSALS = {
    400: "The input makes no puzzle, or names what is not known.",
    403: "Wrong Host or Origin.",
    408: "The body came too slowly.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "JSON of the wrong shape.",
    501: "A part that is not installed.",
    503: "Too much at once, or the time was over.",
}


def refusals() -> dict[int | str, dict[str, Any]]:
    """The problems that any verb may answer, for the schema."""
    schema = {TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {status: {"description": text, "content": schema} for status, text in _REFUSALS.items()}


def add_routes(api: FastAPI, lanes: Lanes) -> None:
    """Gives the application every address under /api."""
    for name, summary, ask, out, verb in VERBS:
        _add_verb(api, lanes, name, summary, ask, out, verb)


def _add_verb(
    api: FastAPI,
    lanes: Lanes,
    name: str,
    summary: str,
    asked: type[BaseModel],
    answered: type[BaseModel],
    verb: Verb[Any],
) -> None:
    async def endpoint(request: Request, ask: Annotated[Any, Body()]) -> Response:
        return await answer(verb, ask, request, lanes, getattr(ask, "seconds", limits.SECONDS))

    endpoint.__annotations__["ask"] = asked
    lines = {NDJSON: {"schema": {"type": "string"}}}
    api.add_api_route(
        f"/api/{name}",
        endpoint,
        methods=["POST"],
        operation_id=name,
        summary=summary,
        response_class=Response,
        responses={200: {"model": answered, "description": "The answer.", "content": lines}, **refusals()},
    )
