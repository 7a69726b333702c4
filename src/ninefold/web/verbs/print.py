"""`print`: puzzles as pages of paper, with number, level, a code that leads back, and the solutions at the end."""

from __future__ import annotations

from typing import Literal
from urllib.parse import quote

from pydantic import Field
from starlette.responses import HTMLResponse

from ninefold.constraints.in_words import in_words
from ninefold.desk.grade import grade
from ninefold.errors import MissingExtraError
from ninefold.formats.ninefold_json import write as write_json
from ninefold.model import Record, Shape
from ninefold.picture.print_html import Sheet, print_html
from ninefold.web import limits
from ninefold.web.position import Ask, PositionAsk
from ninefold.web.work import Work

_QUICK = 6
_MOST_CODED = 2000
"""Characters that any QR code holds; cages alone make a longer link."""

_NOT_ONE: dict[int | None, str] = {0: "no solution", 2: "several solutions"}

PerPage = Literal[1, 2, 4, 6]
Paper = Literal["a4", "letter"]


class SheetAsk(PositionAsk):
    """A puzzle to print."""

    title: str = Field(default="", max_length=200)
    link: str | None = Field(
        default=None,
        max_length=limits.PUZZLE_CHARACTERS,
        description="Where its code leads; to this server unless told. One that is too long for a code has none.",
    )


class PrintAsk(Ask):
    """Puzzles, and how they stand on the paper."""

    puzzles: list[SheetAsk] = Field(min_length=1, max_length=limits.PRINTED, fail_fast=True)
    per_page: PerPage = 4
    solutions: bool = True
    codes: bool = Field(default=True, description="Print a QR code with each puzzle.")
    paper: Paper = "a4"
    title: str = Field(default="", max_length=200)
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


def print_pages(ask: PrintAsk, work: Work, base: str) -> HTMLResponse:
    """The pages; `base` is the address of this server."""
    work.heavy(len(ask.puzzles) > _QUICK)
    sheets = []
    for number, one in enumerate(ask.puzzles, 1):
        sheets.append(_sheet(one, ask, work, base))
        work.tell("setting pages", number)
    pages = print_html(sheets, per_page=ask.per_page, paper=ask.paper, title=ask.title, assets=f"{base}/pages/")
    return HTMLResponse("".join(pages).encode("utf-8", "replace"))


def _sheet(one: SheetAsk, ask: PrintAsk, work: Work, base: str) -> Sheet:
    record = one.record()
    work.heavy_board(record.puzzle)
    found = grade(record.puzzle, task=work)
    return Sheet(
        record.puzzle,
        title=one.title or record.facts.get("title", ""),
        level=found.level or _NOT_ONE.get(found.count, ""),
        solution=found.solution if ask.solutions else None,
        code=code_of(one.link or link_to(record, base)) if ask.codes else (),
        rules=tuple(f"{name}: {told}" for name, all in in_words(record.puzzle.constraints).items() for told in all),
    )


def link_to(record: Record, base: str) -> str:
    """The share link of a puzzle: its cells, or our own JSON where they do not tell everything.

    >>> from ninefold.model import Puzzle
    >>> link_to(Record(Puzzle(Shape(2, 2), bytes([1] + [0] * 15))), "http://127.0.0.1:8009")
    'http://127.0.0.1:8009/#puzzle=1...............'
    """
    puzzle = record.puzzle
    plain = not puzzle.constraints and puzzle.shape == Shape.of_size(puzzle.shape.size)
    text = puzzle.oneline if plain else "".join(write_json([Record(puzzle)])).strip()
    return f"{base}/#puzzle={quote(text, safe='.')}"


def code_of(link: str) -> tuple[tuple[bool, ...], ...]:
    """The QR code of a link as rows of dark modules; none if the link is too long for one that can be read."""
    if len(link) > _MOST_CODED:
        return ()
    try:
        import segno
    except ImportError:
        raise MissingExtraError("a code on paper", "web") from None
    try:
        code = segno.make_qr(link, error="m", boost_error=False)
    except (segno.DataOverflowError, UnicodeError):
        return ()
    if int(code.version) > 20:  # finer than a printer draws and a camera sees at this size
        return ()
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)
