"""`print`: puzzles on paper, as a PDF with number, level, a code that opens each on a phone, and the solutions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from pydantic import Field

from ninefold.choices import PerPage
from ninefold.model import Record
from ninefold.press import make_sheet
from ninefold.web import limits
from ninefold.web.position import Ask, PositionAsk
from ninefold.web.verb import Document
from ninefold.web.work import Work

Paper = Literal["a4", "a5", "letter", "6x9in", "8.5x11in"]


class SheetAsk(PositionAsk):
    """A puzzle to print."""

    title: str = Field(default="", max_length=200)


class PrintAsk(Ask):
    """Puzzles, and how they stand on the paper."""

    puzzles: list[SheetAsk] = Field(min_length=1, max_length=limits.PRINTED, fail_fast=True)
    per_page: PerPage = 4
    solutions: bool = True
    codes: bool = Field(default=True, description="A QR code with each puzzle, which opens it in a public player.")
    paper: Paper = "a4"
    title: str = Field(default="", max_length=200)
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


def print_sheet(ask: PrintAsk, work: Work) -> Document:
    work.heavy()
    sheet = make_sheet(
        _records(ask.puzzles),
        title=ask.title,
        paper=ask.paper,
        per_page=ask.per_page,
        solutions=ask.solutions,
        codes=ask.codes,
        stop=work.stop,
        progress=work.tell,
    )
    return pdf_document(sheet.pdf())


def pdf_document(pdf: bytes) -> Document:
    """A PDF that a browser shows, and keeps under a name."""
    return Document(pdf, "application/pdf", {"Content-Disposition": 'inline; filename="sudoku.pdf"'})


def _records(asked: list[SheetAsk]) -> Iterator[Record]:
    for one in asked:
        record = one.record()
        yield replace(record, facts={**record.facts, "title": one.title}) if one.title else record
