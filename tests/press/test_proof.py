"""The press check finds what was put into a book to be found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ninefold.press import Book, Plan, Section, make_book, proof
from ninefold.press.document import document
from ninefold.press.entry import Entry
from ninefold.press.paper import Paper


@pytest.fixture(scope="module")
def book() -> Book:
    return make_book(Plan(sections=(Section(level="easy", count=4),), paper=Paper.of_size(148, 210), per_page=2))


def with_entries(book: Book, *entries: Entry) -> Book:
    sections = (replace(book.sections[0], entries=entries),)
    return Book(book.plan, sections, document(book.plan, sections))


def faults(book: Book) -> list[str]:
    return [finding.sentence for finding in proof(book) if finding.kind == "fault"]


def test_a_good_book_has_no_fault(book: Book) -> None:
    assert faults(book) == []


def test_what_does_not_fit_is_found(book: Book) -> None:
    one, *_ = book.sections[0].entries
    long = replace(one, title="A very long title that goes on and on " * 20)
    assert faults(with_entries(book, long)) == ["puzzle 1: what stands around the board does not fit"]


def test_a_word_that_is_wider_than_the_page_is_found(book: Book) -> None:
    plan = replace(book.plan, title="A Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz")
    assert faults(Book(plan, book.sections, document(plan, book.sections))) == [
        "wider than the page: Rindfleischetikettierungsüberwachungsaufgabenübertragungsges"
    ]
    heading = (replace(book.sections[0], section=replace(book.sections[0].section, title="m" * 60)),)
    assert faults(Book(book.plan, heading, document(book.plan, heading))) == ["wider than the page: " + "m" * 60]


def test_a_text_that_hardly_stands_out_is_found(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninefold.press.contrast.grey_of", lambda colour: 0.6 if colour == "#000000" else 1.0)
    assert faults(book)[0] == "puzzle 1: a contrast of 2.9 where 4.5 are needed"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"inner": 5.0}, "want an inner margin of 9.6 mm"),
        ({"crop_marks": True}, "crop marks without bleed"),
        ({"bleed": 2.0}, "a bleed of 2 mm: printers usually want 3 mm"),
        ({"outer": 4.0}, "a margin of 4 mm: what is nearer to the edge than 6 mm may be cut off"),
        (
            {"width": 75.0, "height": 90.0, "inner": 10.0, "outer": 10.0, "top": 10.0, "bottom": 10.0},
            "small to write in",
        ),
    ],
)
def test_what_a_printer_would_ask_is_noted(book: Book, change: dict[str, float], told: str) -> None:
    plan = replace(book.plan, paper=replace(book.plan.paper, **change))  # type: ignore[arg-type]
    changed = Book(plan, book.sections, document(plan, book.sections))
    assert any(told in finding.sentence for finding in proof(changed))
