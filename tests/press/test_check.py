"""Every puzzle is checked once more when the book is made, whatever made or kept it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ninefold.errors import PlanError
from ninefold.press import Plan, Section, make_book
from ninefold.press.check import check, fault_of
from ninefold.press.entry import Entry
from ninefold.press.sections import Filled

PLAN = Plan(sections=(Section(level="easy", count=4),))


@pytest.fixture(scope="module")
def entries() -> tuple[Entry, ...]:
    return make_book(PLAN).sections[0].entries


def complaint(*entries: Entry, level: str | None = None) -> str:
    with pytest.raises(PlanError) as error:
        check([Filled(Section(level=level), entries)], lambda asked: map(fault_of, asked))
    return str(error.value)


def test_a_wrong_puzzle_is_found(entries: tuple[Entry, ...]) -> None:
    one, two, *_ = entries
    empty = replace(one, puzzle=replace(one.puzzle, givens=bytes(81)))
    assert complaint(empty) == "puzzle 1: several solutions"
    assert complaint(one, replace(two, solution=one.solution)) == (
        "puzzle 2: another solution than the one that is printed"
    )
    assert "and not hard" in complaint(replace(one, level="hard"))
    assert complaint(one, level="hard") == "puzzle 1: its level is easy, its section wants hard"


def test_a_puzzle_that_comes_twice_is_found_in_another_dress(entries: tuple[Entry, ...]) -> None:
    one, *_ = entries
    names = bytes([0, 2, 3, 4, 5, 6, 7, 8, 9, 1])
    puzzle = replace(one.puzzle, givens=bytes(names[digit] for digit in one.puzzle.givens))
    twin = replace(one, puzzle=puzzle, solution=bytes(names[digit] for digit in one.solution))
    assert complaint(one, twin) == "puzzle 2 is puzzle 1 but for its symmetries"


def test_what_was_changed_where_it_was_kept_is_not_printed(tmp_path: Path) -> None:
    make_book(PLAN, keep=tmp_path / "kept")
    [piece] = (tmp_path / "kept").iterdir()
    piece.write_text(piece.read_text().replace('"level": "easy"', '"level": "extreme"'))
    with pytest.raises(PlanError, match=r"puzzle 1: level easy, .* and not extreme"):
        make_book(PLAN, keep=tmp_path / "kept")


def test_other_boards_are_checked_in_other_processes_too() -> None:
    told: list[str] = []
    plan = Plan(sections=(Section(variants=("diagonal",), count=2), Section(level="easy", count=2)))
    book = make_book(plan, processes=2, progress=lambda stage, found: told.append(stage))
    assert book.count == 4
    assert told[-2:] == ["checking puzzles", "setting pages"]
