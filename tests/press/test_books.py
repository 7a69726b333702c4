"""Whole books in small, as they come from the plans of the documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pypdf import PdfReader
from tests.press.conftest import in_small, reader

from ninefold.errors import PlanError
from ninefold.formats import read
from ninefold.model import Puzzle, Record, Shape
from ninefold.press import Plan, Section, make_book, make_sheet, plan_of
from ninefold.school import lesson

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
KILLER = (
    '{"ninefold": 1, "box": [2, 2], "givens": "1...............", '
    '"constraints": [{"kind": "Cage", "cells": ["r1c2", "r1c3"], "total": 5}]}'
)


def text_of(pdf: bytes) -> str:
    return "\n".join(page.extract_text() for page in reader(pdf).pages)


def fonts_of(book: PdfReader) -> Iterator[Any]:
    """The descriptors of all fonts, those of pictures too."""
    for index in range(1, len(book.xref[0]) + len(book.xref_objStm) + 1):
        found = book.get_object(index)
        if isinstance(found, dict) and found.get("/Type") == "/FontDescriptor":
            yield found


def test_a_book_has_every_part_in_its_order_and_can_be_opened_at_each(classics: bytes) -> None:
    book = reader(classics)
    levels = ["Easy", "Medium", "Hard", "Unfair", "Extreme"]
    back = ["Techniques", "First hints", "Second hints", "Third hints", "Solving paths", "Solutions", "Index", "Notes"]
    marks = [mark for mark in book.outline if not isinstance(mark, list)]
    assert [mark.title for mark in marks] == ["Contents", "How to play", *levels, *back, "Certificate"]
    pages = [book.get_destination_page_number(mark) or 0 for mark in marks]
    assert pages == sorted(pages)
    contents = book.pages[pages[0]].extract_text()
    for mark, page in zip(marks[1:], pages[1:], strict=True):
        assert re.search(rf"{mark.title}[ .\n]*{page + 1}\b", contents)


def test_words_and_digits_can_be_taken_out_of_the_file() -> None:
    text = text_of(make_sheet(read(EASY), title="A title").pdf())
    assert "A title" in text
    assert "Solutions" in text
    digits = re.sub(r"\D", "", text.partition("Easy")[2])
    assert digits.startswith("".join(re.findall("[1-9]", EASY)))


def test_every_font_is_in_the_file_in_part(classics: bytes) -> None:
    found = list(fonts_of(reader(classics)))
    assert len(found) >= 3
    for font in found:
        assert re.match(r"/[A-Z]{6}\+", font["/FontName"])
        assert "/FontFile3" in font, "OpenType alone: which of two files is taken must not hang on a folder's order"


def test_the_file_says_that_it_is_a_pdf_a_2b_and_where_it_comes_from(classics: bytes) -> None:
    book = reader(classics)
    root: Any = book.trailer["/Root"]
    metadata = root["/Metadata"].get_data().decode()
    assert re.search(r"pdfaid:part[^0-9]*2", metadata)
    assert re.search(r"pdfaid:conformance\W*B", metadata)
    assert book.metadata is not None
    assert book.metadata.title == "Two Hundred Sudoku"
    assert "seed 2026" in str(book.metadata["/Keywords"])


def test_the_same_plan_gives_the_same_bytes_and_another_seed_another_book(classics: bytes) -> None:
    plan = in_small("classics", 2)
    assert make_book(plan, lessons=lesson, threads=2).pdf() == classics
    assert make_book(replace(plan, seed=1), lessons=lesson).pdf() != classics


@pytest.mark.parametrize("size", ["a4", "a5", "letter", "6x9in", "170x240mm"])
def test_pages_have_the_size_of_the_paper(size: str) -> None:
    plan = plan_of(f'[paper]\nsize = "{size}"\n[extras]\nfront = false\n[[section]]\ncount = 1\nlevel = "easy"')
    box = reader(make_book(plan).pdf()).pages[0].mediabox
    width, height = float(box.width) / 72 * 25.4, float(box.height) / 72 * 25.4
    assert (width, height) == pytest.approx((plan.paper.width, plan.paper.height), abs=0.01)


def test_bleed_is_outside_of_the_page_that_stays() -> None:
    plan = plan_of('[paper]\nsize = "a5"\nbleed = "3mm"\ncrop_marks = true\n[[section]]\ncount = 1\nlevel = "easy"')
    page = reader(make_book(plan).pdf()).pages[0]
    assert float(page.trimbox.width) / 72 * 25.4 == pytest.approx(148, abs=0.01)
    assert float(page.mediabox.width) / 72 * 25.4 == pytest.approx(148 + 2 * (3 + 8), abs=0.01)


@pytest.mark.parametrize("wild", ["#panic[]", '"*_$`\\', "@a <b> ~ -- //c", "#set page(width: 1cm)", "= = ="])
def test_what_a_person_writes_is_never_a_command_of_the_typesetter(wild: str) -> None:
    plan = Plan(
        title=wild, author=wild, imprint=wild, sections=(Section(title=wild, introduction=wild, level="easy", count=1),)
    )
    pages = reader(make_book(plan).pdf()).pages
    assert wild.replace(" ", "") in pages[0].extract_text().replace(" ", "").replace("\n", "")


@pytest.mark.parametrize("title", ["Судоку для всех", "Ελληνικά, žluťoučký", "سودوكو", "שלום"])
def test_titles_of_many_scripts_are_set_whichever_way_they_are_read(title: str) -> None:
    pages = reader(make_book(Plan(title=title, author=title, sections=(Section(level="easy", count=1),))).pdf()).pages
    assert set(title) - {" "} <= set(pages[0].extract_text())


@pytest.mark.parametrize("letter", ["数", "🧩"])
def test_a_letter_that_the_fonts_do_not_have_is_told(letter: str) -> None:
    plan = Plan(title=f"Sudoku {letter}", sections=(Section(level="easy", count=1),))
    with pytest.raises(PlanError, match=f"no letter for '{letter}'"):
        make_book(plan).pdf()


def test_a_large_board_is_set_with_letters_after_9() -> None:
    solved = [1 + (4 * (row % 4) + row // 4 + column) % 16 for row in range(16) for column in range(16)]
    record = Record(Puzzle(Shape(4, 4), bytes(digit if digit != 3 else 0 for digit in solved)))
    sheet = make_sheet([record], solutions=True, timeout=60)
    assert "7 8 9 A B C D E F G" in text_of(sheet.pdf())
    assert sheet.pages == 2


@pytest.mark.parametrize(("per_page", "pages"), [(1, 7), (2, 4), (3, 3), (4, 2), (6, 2), (12, 1)])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_sheet_has_so_many_puzzles_on_a_page_and_no_page_is_empty(per_page: int, pages: int, paper: str) -> None:
    sheet = make_sheet(read(EASY) * 7, per_page=per_page, paper=paper, title="Seven")
    found = reader(sheet.pdf()).pages
    assert len(found) == pages + 1 == sheet.pages
    assert all(len(page.extract_text()) > 60 for page in found)


def test_a_sheet_takes_what_has_no_solution_and_shows_its_rules() -> None:
    text = text_of(make_sheet(read(KILLER), solutions=True).pdf())
    assert "several solutions" in text
    assert "add up to" in text
    assert "Solutions" not in text


def test_a_picture_holds_one_page() -> None:
    sheet = make_sheet(read(EASY), solutions=False)
    assert sheet.as_file(".png").startswith(b"\x89PNG")
    assert sheet.as_file(".svg").startswith(b"<svg")
    with pytest.raises(PlanError, match="one page"):
        make_sheet(read(EASY)).as_file(".png")
    with pytest.raises(PlanError, match="expected a file"):
        sheet.as_file(".eps")
