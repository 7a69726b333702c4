"""The addresses of the API, each with its verb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_type_hints

from fastapi import Body, FastAPI, Path, Query
from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response

from ninefold.choices import PerPage
from ninefold.desk.answer import Answer
from ninefold.desk.photo import PhotoAnswer
from ninefold.web import limits
from ninefold.web.answer import answer, json_response
from ninefold.web.expected import PICTURES
from ninefold.web.lines import NDJSON
from ninefold.web.pools import Pools
from ninefold.web.position import Ask
from ninefold.web.problem import ProblemError
from ninefold.web.schema import ok, refusals
from ninefold.web.verb import Verb
from ninefold.web.verbs.about import AboutAnswer, about
from ninefold.web.verbs.book import BookAsk, book
from ninefold.web.verbs.formats import FormatsAnswer, formats
from ninefold.web.verbs.laboratory import LaboratoryAnswer, laboratory
from ninefold.web.verbs.library import LibraryAnswer, OpenedAnswer, library, opened
from ninefold.web.verbs.photo import PhotoAsk
from ninefold.web.verbs.picture import PictureAsk, Show, picture
from ninefold.web.verbs.print import Paper, PrintAsk, SheetAsk, print_sheet
from ninefold.web.verbs.report import ReportAsk, report
from ninefold.web.verbs.table import PHOTO, VERBS
from ninefold.web.verbs.worksheet import WorksheetAsk, worksheet

Puzzle = Annotated[str, Field(max_length=limits.ADDRESS_CHARACTERS)]

PDF = "application/pdf"

_BYTES = {"type": "string", "format": "binary", "maxLength": limits.PHOTO_BYTES}
_CORNERS = "Those of one grid: x and y of each, clockwise from its top left, eight numbers with commas between them."


class StopAsk(Ask):
    """A task, as the first line of its progress names it."""

    task: str = Field(max_length=40)


@dataclass(frozen=True, slots=True)
class StopAnswer(Answer):
    """Whether there was such a task."""

    stopped: bool


def add_routes(api: FastAPI, pools: Pools) -> None:
    """Gives the application every address under /api."""
    for name, summary, verb in VERBS:
        _add_verb(api, pools, name, summary, verb)
    _add_photo(api, pools)
    _add_pages(api, pools)
    _add_tables(api)

    @api.post("/api/stop", operation_id="stop", summary="Stop a task.", responses=ok(StopAnswer) | refusals())
    async def stop(ask: StopAsk) -> Response:
        return json_response(StopAnswer(stopped=pools.stop(ask.task)))

    @api.api_route("/api/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
    async def nothing(rest: str) -> Response:
        raise ProblemError(404, f"The API has no verb {rest[:60]!r}.")


def _add_verb(api: FastAPI, pools: Pools, name: str, summary: str, verb: Verb[Any]) -> None:
    """What a verb is asked and what it answers is what its function says of itself."""
    hints = get_type_hints(verb)

    async def endpoint(request: Request, ask: Annotated[Any, Body()]) -> Response:
        return await answer(verb, ask, request, pools, getattr(ask, "seconds", limits.SECONDS))

    endpoint.__annotations__["ask"] = hints["ask"]
    api.add_api_route(
        f"/api/{name}",
        endpoint,
        methods=["POST"],
        operation_id=name,
        summary=summary,
        response_class=Response,
        responses=ok(hints["return"], NDJSON) | refusals(),
    )


def _add_photo(api: FastAPI, pools: Pools) -> None:
    """The verb whose body is a picture; what else it is asked stands in the address."""
    name, summary, verb = PHOTO
    body = {"required": True, "content": {kind: {"schema": _BYTES} for kind in PICTURES}}

    @api.post(
        f"/api/{name}",
        operation_id=name,
        summary=summary,
        openapi_extra={"requestBody": body},
        responses=ok(PhotoAnswer, NDJSON) | refusals(),
    )
    async def photo_of(
        request: Request,
        corners: Annotated[str, Query(max_length=limits.CORNERS_CHARACTERS, description=_CORNERS)] = "",
    ) -> Response:
        ask = PhotoAsk(data=await request.body(), corners=corners)
        return await answer(verb, ask, request, pools, limits.SECONDS)


def _add_pages(api: FastAPI, pools: Pools) -> None:
    """The verbs that answer a page or a picture, also as addresses that can be opened."""
    paper = ok(None, PDF, NDJSON) | refusals()
    page = ok(None, "text/html", NDJSON) | refusals()
    drawing = ok(None, "image/svg+xml") | refusals()

    @api.post("/api/book", operation_id="book", summary="New puzzles as a book.", responses=paper)
    async def make_book(request: Request, ask: BookAsk) -> Response:
        return await answer(book, ask, request, pools, ask.seconds)

    @api.post("/api/print", operation_id="print", summary="Puzzles on paper.", responses=paper)
    async def print_them(request: Request, ask: PrintAsk) -> Response:
        return await answer(print_sheet, ask, request, pools, ask.seconds)

    @api.get("/api/print", operation_id="print-address", summary="The same, as an address.", responses=paper)
    async def print_address(
        request: Request,
        puzzle: Annotated[list[Puzzle], Query(min_length=1, max_length=limits.PRINTED_BY_ADDRESS)],
        per_page: Literal["1", "2", "3", "4", "6", "8", "9", "12"] = "4",
        paper: Paper = "a4",
        solutions: bool = True,
        codes: bool = True,
        title: Annotated[str, Query(max_length=200)] = "",
    ) -> Response:
        sheets = [SheetAsk(puzzle=text) for text in puzzle]
        number: PerPage = int(per_page)  # type: ignore[assignment]
        ask = PrintAsk(puzzles=sheets, per_page=number, paper=paper, solutions=solutions, codes=codes, title=title)
        return await answer(print_sheet, ask, request, pools, ask.seconds)

    @api.post("/api/worksheet", operation_id="worksheet", summary="Exercises on paper.", responses=paper)
    async def make_worksheet(request: Request, ask: WorksheetAsk) -> Response:
        return await answer(worksheet, ask, request, pools, ask.seconds)

    @api.post("/api/report", operation_id="report", summary="Measured rows as a page.", responses=page)
    async def report_them(request: Request, ask: ReportAsk) -> Response:
        base = f"{request.url.scheme}://{request.headers.get('host', '')}"
        return await answer(lambda ask, work: report(ask, work, base), ask, request, pools, ask.seconds)

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

    @api.get("/api/laboratory", operation_id="laboratory", summary="What is compared.", responses=ok(LaboratoryAnswer))
    async def the_laboratory() -> Response:
        return json_response(laboratory())

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
