"""The addresses of the API, each with its verb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import Body, FastAPI, Path, Query
from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response

from ninefold.desk.answer import Answer
from ninefold.desk.candidates import CandidatesAnswer
from ninefold.desk.check import CheckAnswer
from ninefold.desk.count import CountAnswer
from ninefold.desk.explain import ExplainAnswer
from ninefold.desk.generate import GenerateAnswer
from ninefold.desk.hint import HintAnswer
from ninefold.desk.judge import JudgeAnswer
from ninefold.desk.solve import SolveAnswer
from ninefold.web import limits
from ninefold.web.answer import NDJSON, Verb, answer, json_response
from ninefold.web.pools import Pools
from ninefold.web.position import Ask
from ninefold.web.problem import ProblemError
from ninefold.web.schema import ok, refusals
from ninefold.web.verbs.about import AboutAnswer, about
from ninefold.web.verbs.candidates import CandidatesAsk, candidates
from ninefold.web.verbs.check import CheckAsk, check
from ninefold.web.verbs.count import CountAsk, count
from ninefold.web.verbs.explain import ExplainAsk, explain
from ninefold.web.verbs.formats import FormatsAnswer, formats
from ninefold.web.verbs.generate import GenerateAsk, generate
from ninefold.web.verbs.hint import HintAsk, hint
from ninefold.web.verbs.judge import JudgeAsk, judge
from ninefold.web.verbs.library import LibraryAnswer, OpenedAnswer, library, opened
from ninefold.web.verbs.picture import PictureAsk, Show, picture
from ninefold.web.verbs.print import Paper, PerPage, PrintAsk, SheetAsk, print_pages
from ninefold.web.verbs.read import ReadAnswer, ReadAsk, read
from ninefold.web.verbs.solve import SolveAsk, solve
from ninefold.web.verbs.write import WriteAnswer, WriteAsk, write

VERBS: tuple[tuple[str, str, type[Ask], type[Answer], Verb[Any]], ...] = (
    ("solve", "The solutions of a position.", SolveAsk, SolveAnswer, solve),
    ("count", "How many solutions a position has.", CountAsk, CountAnswer, count),
    ("check", "Valid, solvable, unique, how hard; why not, and what would help.", CheckAsk, CheckAnswer, check),
    ("candidates", "The open candidates of every cell.", CandidatesAsk, CandidatesAnswer, candidates),
    ("explain", "Every step of logic, with words and pictures.", ExplainAsk, ExplainAnswer, explain),
    ("hint", "The first mistake, else the next step in four stages.", HintAsk, HintAnswer, hint),
    ("judge", "Whether a player's own step holds.", JudgeAsk, JudgeAnswer, judge),
    ("read", "The puzzles of any text.", ReadAsk, ReadAnswer, read),
    ("write", "A position in any format.", WriteAsk, WriteAnswer, write),
    ("generate", "A new puzzle.", GenerateAsk, GenerateAnswer, generate),
)
"""(name, what it does, what it asks, what it answers, the verb): every verb that answers an object to an object."""

Puzzle = Annotated[str, Field(max_length=limits.ADDRESS_CHARACTERS)]


_PER_PAGE: dict[str, PerPage] = {"1": 1, "2": 2, "4": 4, "6": 6}


class StopAsk(Ask):
    """A task, as the first line of its progress names it."""

    task: str = Field(max_length=40)


@dataclass(frozen=True, slots=True)
class StopAnswer(Answer):
    """Whether there was such a task."""

    stopped: bool


def add_routes(api: FastAPI, pools: Pools) -> None:
    """Gives the application every address under /api."""
    for name, summary, asked, answered, verb in VERBS:
        _add_verb(api, pools, name, summary, asked, answered, verb)
    _add_pages(api, pools)
    _add_tables(api)

    @api.post("/api/stop", operation_id="stop", summary="Stop a task.", responses=ok(StopAnswer) | refusals())
    async def stop(ask: StopAsk) -> Response:
        return json_response(StopAnswer(stopped=pools.stop(ask.task)))

    @api.api_route("/api/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
    async def nothing(rest: str) -> Response:
        raise ProblemError(404, f"The API has no verb {rest[:60]!r}.")


def _add_verb(
    api: FastAPI,
    pools: Pools,
    name: str,
    summary: str,
    asked: type[Ask],
    answered: type[Answer],
    verb: Verb[Any],
) -> None:
    async def endpoint(request: Request, ask: Annotated[Any, Body()]) -> Response:
        return await answer(verb, ask, request, pools, getattr(ask, "seconds", limits.SECONDS))

    endpoint.__annotations__["ask"] = asked
    api.add_api_route(
        f"/api/{name}",
        endpoint,
        methods=["POST"],
        operation_id=name,
        summary=summary,
        response_class=Response,
        responses=ok(answered, NDJSON) | refusals(),
    )


def _add_pages(api: FastAPI, pools: Pools) -> None:
    """The verbs that answer a page or a picture, also as addresses that can be opened."""
    page = ok(None, "text/html") | refusals()
    drawing = ok(None, "image/svg+xml") | refusals()

    async def printed(ask: PrintAsk, request: Request) -> Response:
        base = f"{request.url.scheme}://{request.headers.get('host', '')}"
        return await answer(lambda ask, work: print_pages(ask, work, base), ask, request, pools, ask.seconds)

    @api.post("/api/print", operation_id="print", summary="Pages of puzzles to print.", responses=page)
    async def print_them(request: Request, ask: PrintAsk) -> Response:
        return await printed(ask, request)

    @api.get("/api/print", operation_id="print-address", summary="The same, as an address.", responses=page)
    async def print_address(
        request: Request,
        puzzle: Annotated[list[Puzzle], Query(min_length=1, max_length=limits.PRINTED_BY_ADDRESS)],
        per_page: Literal["1", "2", "4", "6"] = "4",
        paper: Paper = "a4",
        solutions: bool = True,
        codes: bool = True,
        title: Annotated[str, Query(max_length=200)] = "",
    ) -> Response:
        sheets = [SheetAsk(puzzle=text) for text in puzzle]
        number = _PER_PAGE[per_page]
        ask = PrintAsk(puzzles=sheets, per_page=number, paper=paper, solutions=solutions, codes=codes, title=title)
        return await printed(ask, request)

    @api.post("/api/picture", operation_id="picture", summary="A position as an SVG picture.", responses=drawing)
    async def draw(request: Request, ask: PictureAsk) -> Response:
        return await answer(picture, ask, request, pools, ask.seconds)

    @api.get("/api/picture", operation_id="picture-address", summary="The same, as an address.", responses=drawing)
    async def draw_address(
        request: Request,
        puzzle: Puzzle,
        show: Show = "digits",
        step: Annotated[int | None, Query(ge=0, lt=100_000)] = None,
    ) -> Response:
        ask = PictureAsk(puzzle=puzzle, show=show, step=step)
        return await answer(picture, ask, request, pools, ask.seconds)


def _add_tables(api: FastAPI) -> None:
    """What does not change while the server runs."""

    @api.get("/api/formats", operation_id="formats", summary="Every format.", responses=ok(FormatsAnswer))
    async def all_formats() -> Response:
        return json_response(formats())

    @api.get("/api/library", operation_id="library", summary="The collection.", responses=ok(LibraryAnswer))
    async def collection() -> Response:
        return json_response(library())

    entry_responses = ok(OpenedAnswer) | refusals(404)

    @api.get("/api/library/{id}", operation_id="library-entry", summary="An entry of it.", responses=entry_responses)
    async def entry(id: Annotated[str, Path(max_length=60)]) -> Response:
        return json_response(opened(id))

    @api.get("/api/about", operation_id="about", summary="Version, limits, names.", responses=ok(AboutAnswer))
    async def about_this() -> Response:
        return json_response(about())
