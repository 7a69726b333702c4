"""The application: routes, pages, and what stands before them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import ASGIApp

from ninefold import __version__
from ninefold.errors import NinefoldError
from ninefold.lab.report import report_file
from ninefold.picture.style import sheet
from ninefold.web.body import BoundedBody
from ninefold.web.files import Files
from ninefold.web.guard import Guard
from ninefold.web.made_files import made_files
from ninefold.web.offline import KEPT_FILES, kept_files
from ninefold.web.pools import Pools
from ninefold.web.problem import ProblemError, as_problem, wrong_shape
from ninefold.web.refused import refused
from ninefold.web.routes import add_routes
from ninefold.web.schema import set_schema


def make_app(
    *, hosts: Iterable[str] | None, token: str | None = None, pools: Pools | None = None, body_seconds: float = 10.0
) -> ASGIApp:
    """The application, guarded: `hosts` and `token` as in `Guard`."""
    api = make_api(pools or Pools())
    return Guard(BoundedBody(api, seconds=body_seconds), hosts=hosts, token=token)


def make_api(pools: Pools) -> FastAPI:
    """The routes alone."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        pools.close()

    api = FastAPI(
        title="Ninefold",
        version=__version__,
        description="The Sudoku workbench. The verbs and words are those of the library.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # those pages load their scripts from a network
        redoc_url=None,
        lifespan=lifespan,
    )
    here = Path(__file__).parent
    api.exception_handler(ProblemError)(_problem)
    api.exception_handler(NinefoldError)(_refused)
    api.exception_handler(RequestValidationError)(_wrong_shape)
    api.exception_handler(HTTPException)(_http)
    api.exception_handler(Exception)(_failed)

    @api.get("/api", include_in_schema=False)
    async def api_page() -> Response:
        return FileResponse(here / "pages" / "api.html")

    add_routes(api, pools)
    set_schema(api)
    report_files = {name: report_file(name) for name in ("report.css", "report.js")}
    api.mount("/pages", Files(here / "pages", {"scene.css": sheet()} | report_files))
    made = made_files()
    api.mount("/", Files(here / "static", made | {KEPT_FILES: kept_files(here / "static", made)}))
    return api


async def _problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, ProblemError)
    return refused(error)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, NinefoldError)
    return refused(as_problem(error))


async def _wrong_shape(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return refused(wrong_shape((one["loc"][1:], str(one["msg"])) for one in error.errors()))


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentence = {
        404: "There is nothing at this address.",
        405: "This address does not take that method.",
    }.get(error.status_code, str(error.detail) or HTTPStatus(error.status_code).phrase)
    problem = ProblemError(error.status_code, sentence)
    problem.headers.update(error.headers or {})
    return refused(problem)


async def _failed(_: Request, error: Exception) -> Response:
    told = f"Something went wrong here ({type(error).__name__}); the server's output says more."
    return refused(ProblemError(500, told))
