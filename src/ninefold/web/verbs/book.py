"""`book`: new puzzles as a book, a PDF."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ninefold.choices import PerPage
from ninefold.errors import PlanError
from ninefold.model import Shape
from ninefold.press import Extras, Paper, Plan, Section, Type, make_book
from ninefold.press.paper import size_named
from ninefold.school.lesson import lesson
from ninefold.web import limits
from ninefold.web.position import Ask, Name
from ninefold.web.verb import Document
from ninefold.web.verbs.print import Paper as PaperName
from ninefold.web.verbs.print import pdf_document
from ninefold.web.work import Work

BoxSide = Annotated[int, Field(ge=1, le=4)]


class SectionAsk(Ask):
    """Puzzles that belong together."""

    title: str = Field(default="", max_length=200)
    count: int = Field(ge=1, le=limits.BOOK_PUZZLES)
    level: Name | None = None
    variants: list[Name] = Field(default=[], max_length=8, fail_fast=True)
    box: tuple[BoxSide, BoxSide] = (3, 3)


class BookAsk(Ask):
    """A book in a few words; a plan for the command line says more."""

    title: str = Field(default="Sudoku", max_length=200)
    author: str = Field(default="", max_length=200)
    paper: PaperName = "a4"
    per_page: PerPage = 2
    sections: list[SectionAsk] = Field(min_length=1, max_length=12, fail_fast=True)
    hints: int = Field(default=0, ge=0, le=3, description="Stages of hints at the back.")
    techniques: bool = Field(default=False, description="The techniques that the puzzles need, told and shown.")
    solutions: bool = True
    codes: bool = True
    large_print: bool = False
    seed: int = Field(default=0, ge=0, lt=2**53, description="The same seed gives the same book.")
    seconds: float = Field(
        default=limits.MOST_SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take."
    )


def book(ask: BookAsk, work: Work) -> Document:
    work.heavy()
    if (count := sum(section.count for section in ask.sections)) > limits.BOOK_PUZZLES:
        raise PlanError(
            f"a book made here has up to {limits.BOOK_PUZZLES} puzzles, got {count}; the command takes more"
        )
    made = make_book(_plan(ask), lessons=lesson, stop=work.stop, progress=work.tell)
    work.tell("setting pages")
    return pdf_document(made.pdf())


def _plan(ask: BookAsk) -> Plan:
    return Plan(
        title=ask.title,
        author=ask.author,
        seed=ask.seed,
        paper=Paper.of_size(*size_named(ask.paper)),
        type=Type(large=ask.large_print),
        per_page=ask.per_page,
        shows=("level", *(["code"] if ask.codes else []), *(["hint"] if ask.hints else [])),
        extras=Extras(techniques=ask.techniques, hints=ask.hints, solutions=ask.solutions),
        sections=tuple(_section(section) for section in ask.sections),
    )


def _section(ask: SectionAsk) -> Section:
    section = Section(
        title=ask.title, count=ask.count, level=ask.level, variants=tuple(ask.variants), box=Shape(*ask.box)
    )
    section.wish()  # refuses what cannot be
    return section
