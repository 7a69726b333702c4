"""The techniques of a book: told by lessons that are handed in, shown on its puzzles."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.press.conftest import reader

from ninefold.errors import PlanError
from ninefold.logic import techniques
from ninefold.press import Extras, Plan, Section, make_book
from ninefold.press.way import way_of
from ninefold.school import lesson

PLAN = Plan(
    extras=Extras(techniques=True, openers=False),
    sections=(Section(level="medium", count=2), Section(variants=("killer",), count=1)),
)


@dataclass
class Own:
    what: str
    why: tuple[str, ...] = ("It is so.",)
    spot: str = "By looking."


def test_every_technique_that_the_puzzles_need_is_told_once_and_shown_on_the_first_that_needs_it() -> None:
    book = make_book(PLAN, lessons=lesson)
    entries = [entry for one in book.sections for entry in one.entries]
    first: dict[str, int] = {}
    for number, entry in enumerate(entries, 1):
        for stage in way_of(entry.puzzle).stages:
            first.setdefault(stage.step.technique.id, number)
    [part] = [part for part in book.document.data["parts"] if part["kind"] == "techniques"]
    known = techniques()
    order = sorted(first, key=lambda name: known[name].order)
    assert [(one["name"], one["number"]) for one in part["techniques"]] == [(known[n].name, first[n]) for n in order]
    assert [one["what"] for one in part["techniques"]] == [lesson(name).what for name in order]
    text = " ".join(" ".join(page.extract_text().split()) for page in reader(book.pdf()).pages)
    for name in order[:3]:
        assert lesson(name).spot[:40] in text
        assert lesson(name).why[0][:40] in text


def test_a_publisher_may_bring_lessons_of_their_own() -> None:
    book = make_book(PLAN, lessons=lambda name: Own(f"Our words on {name}."))
    assert "Our words on" in "".join(page.extract_text() for page in reader(book.pdf()).pages)


def test_techniques_without_lessons_are_refused_before_anything_is_made() -> None:
    with pytest.raises(PlanError, match="told by lessons"):
        make_book(PLAN, progress=lambda *_: pytest.fail("began"))
