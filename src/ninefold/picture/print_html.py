"""Puzzles to print: 1, 2, 4 or 6 on a page, the solutions at the end. Black on white; the style is a file beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeVar

from ninefold.model import Grid, Puzzle
from ninefold.picture.board import board_scene
from ninefold.picture.svg import svg

PER_PAGE = (1, 2, 4, 6)
PAPERS = ("a4", "letter")
_SOLUTIONS_PER_PAGE = 12
_LEAST_CODE = 16.0
_MODULE = 0.28
"""Millimetres: the least side of a code, and of one of its modules, that a telephone reads from paper."""

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Sheet:
    """One puzzle of a print, and what stands around its board.

    level   how hard it is, or why it has no level
    code    a QR code as rows of booleans, empty for none
    rules   a sentence for each rule that the board does not show
    """

    puzzle: Puzzle
    title: str = ""
    level: str = ""
    solution: Grid | None = None
    code: tuple[tuple[bool, ...], ...] = ()
    rules: tuple[str, ...] = ()


def print_html(
    sheets: Sequence[Sheet], *, per_page: int = 4, paper: str = "a4", title: str = "", assets: str = ""
) -> Iterator[str]:
    """The page in pieces; `assets` is the address of the folder with scene.css, print.css and print.js.

    >>> from ninefold.model import Shape
    >>> page = "".join(print_html([Sheet(Puzzle(Shape(2, 2), bytes(16)))] * 5, per_page=4))
    >>> page.count('<section class="page'), page.count("<article")
    (2, 5)
    """
    assert per_page in PER_PAGE
    assert paper in PAPERS
    name = escape(title or "Sudoku")
    yield (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{name}</title>'
        '<link rel="icon" href="data:,">\n'
        f'<link rel="stylesheet" href="{escape(assets)}scene.css">'
        f'<link rel="stylesheet" href="{escape(assets)}print.css">'
        f'<script type="module" src="{escape(assets)}print.js"></script></head>\n<body class="{paper}">\n'
        '<p class="screen"><button type="button" id="print">Print</button></p>\n'
    )
    numbered = list(enumerate(sheets, 1))
    for page in _chunks(numbered, per_page):
        heading = f"<h1>{name}</h1>" if title else ""
        articles = "".join(_article(number, sheet) for number, sheet in page)
        yield f'<section class="page per-{per_page}">{heading}{articles}</section>\n'
    solved = [(number, sheet) for number, sheet in numbered if sheet.solution is not None]
    for page in _chunks(solved, _SOLUTIONS_PER_PAGE):
        figures = "".join(_answer(number, sheet) for number, sheet in page)
        yield f'<section class="page answers"><h2>Solutions</h2>{figures}</section>\n'
    yield "</body></html>\n"


def _article(number: int, sheet: Sheet) -> str:
    title = f"<b>{escape(sheet.title)}</b>" if sheet.title else ""
    level = f'<span class="level">{escape(sheet.level)}</span>' if sheet.level else ""
    rules = "".join(f"<li>{escape(rule)}</li>" for rule in sheet.rules)
    told = f'<ul class="rules">{rules}</ul>' if rules else ""
    head = f'<header><span class="number">{number}</span>{title}{level}{_code(sheet.code)}</header>'
    return f"<article>{head}{svg(board_scene(sheet.puzzle), styled=False)}{told}</article>"


def _answer(number: int, sheet: Sheet) -> str:
    board = svg(board_scene(sheet.puzzle, sheet.solution), styled=False)
    return f'<figure>{board}<figcaption class="number">{number}</figcaption></figure>'


def _code(rows: tuple[tuple[bool, ...], ...]) -> str:
    """The dark modules of a QR code as one path, with the quiet zone around it that readers need."""
    if not rows:
        return ""
    side = len(rows) + 8
    width = max(_LEAST_CODE, _MODULE * side)
    path = "".join(f"M{x + 4} {y + 4}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    size = f'viewBox="0 0 {side} {side}" width="{width:.1f}mm" height="{width:.1f}mm"'
    return f'<svg class="code" {size} role="img" aria-label="A code that leads to the puzzle"><path d="{path}"/></svg>'


def _chunks(items: list[_Item], most: int) -> Iterator[list[_Item]]:
    return (items[start : start + most] for start in range(0, len(items), most))
