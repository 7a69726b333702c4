"""The press check: what a careful printer would look for before a book goes to press."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ninefold.press import typeset
from ninefold.press.book import Book
from ninefold.press.contrast import least_contrast
from ninefold.press.paper import Paper

_SHEET = 4
"""Pages that one folded sheet of paper has."""
_GUTTERS = ((150, 9.6), (300, 12.7), (500, 15.9), (700, 19.1), (828, 22.3))
"""Up to so many pages a glued book wants so many millimetres of inner margin, as printers on demand ask for."""
_LEAST_CELL = 5.0
"""Millimetres in which a digit can be written by hand."""
_LEAST_CONTRAST = 4.5
"""Of a text and what lies under it, as guidelines for readers ask for."""
_USUAL_BLEED = 3.0
_LEAST_MARGIN = 6.0
"""Millimetres from the edge within which a cut may go wrong."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to look at: a fault must be mended, of a note the publisher decides."""

    kind: Literal["fault", "note"]
    sentence: str


def proof(book: Book) -> list[Finding]:
    """What is wrong with the pages of a book, or might be.

    Its puzzles were checked when it was made; letters that its fonts do not have are refused when it is set.
    """
    return [*_pages(book), *_edges(book.plan.paper), *_boards(book)]


def _pages(book: Book) -> Iterator[Finding]:
    paper = book.plan.paper
    measured = typeset.measured(book.document)
    for number in measured.overfull:
        yield Finding("fault", f"puzzle {number}: what stands around the board does not fit")
    for text in measured.wide:
        yield Finding("fault", f"wider than the page: {text:.60}")
    pages = measured.pages
    if book.plan.extras.front and pages % _SHEET:
        empty = _SHEET - pages % _SHEET
        stays = "one stays" if empty == 1 else f"{empty} stay"
        yield Finding("note", f"{pages} pages; a folded sheet has {_SHEET}: {stays} empty")
    need = next((gutter for most, gutter in _GUTTERS if pages <= most), _GUTTERS[-1][1])
    if paper.two_sided and paper.inner < need:
        yield Finding("note", f"{pages} pages want an inner margin of {need} mm, it is {paper.inner:.1f}")


def _edges(paper: Paper) -> Iterator[Finding]:
    """Nothing of a book reaches the edge, so bleed is never needed; half of it is a mistake."""
    if paper.crop_marks and not paper.bleed:
        yield Finding("note", f"crop marks without bleed: printers usually want {_USUAL_BLEED:g} mm")
    elif 0 < paper.bleed < _USUAL_BLEED:
        yield Finding("note", f"a bleed of {paper.bleed:g} mm: printers usually want {_USUAL_BLEED:g} mm")
    margin = min(paper.top, paper.bottom, paper.inner, paper.outer)
    if margin < _LEAST_MARGIN:
        yield Finding(
            "note", f"a margin of {margin:g} mm: what is nearer to the edge than {_LEAST_MARGIN:g} mm may be cut off"
        )


def _boards(book: Book) -> Iterator[Finding]:
    parts = [part for part in book.document.data["parts"] if part["kind"] == "section"]
    blocks = [block for part in parts for page in part["pages"] for block in page]
    entries = [entry for one in book.sections for entry in one.entries]
    for block, entry in zip(blocks, entries, strict=True):
        if (found := least_contrast(entry.scene)) < _LEAST_CONTRAST:
            yield Finding(
                "fault", f"puzzle {block['number']}: a contrast of {found:.1f} where {_LEAST_CONTRAST} are needed"
            )
        cell = (block["picture"]["width"] - 2 * block["picture"]["inset"]) / entry.puzzle.shape.size
        if cell < _LEAST_CELL:
            yield Finding("note", f"puzzle {block['number']}: cells of {cell:.1f} mm are small to write in")
        if "code" in book.plan.shows and block["code"] is None:
            yield Finding("note", f"puzzle {block['number']}: no code, its link is too long or would lose a rule")
