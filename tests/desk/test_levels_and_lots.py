"""Solving by levels of logic, and guesses that are drawn by lot."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.desk.by_levels import LEVELS
from ninefold.desk.solve import solve
from ninefold.errors import PuzzleError
from ninefold.model import Record, verify_by_houses

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
NONE = "55......." + "." * 72


def record(text: str) -> Record:
    return formats.read(text)[0]


@pytest.mark.parametrize(("text", "level"), [(EASY, 1), (HARDEST, 7)])
def test_the_answer_tells_the_level_that_was_needed(text: str, level: int) -> None:
    answer = solve(record(text), method="levels")
    assert answer.sentence == f"A solution by level {level} of 7: {LEVELS[level - 1]}."
    assert answer.solutions == solve(record(text)).solutions


def test_a_puzzle_beyond_the_levels_is_told_as_such() -> None:
    answer = solve(record(NONE), method="levels")
    assert answer.count == 0
    assert answer.sentence == "The levels end here: not even the trial of two assumed values solves it."


def test_levels_refuse_rules_that_they_do_not_know() -> None:
    with pytest.raises(PuzzleError, match="houses and digits alone"):
        solve(record(".Shape~4x4.Thermo~R1C1~R1C2"), method="levels")


def test_lots_find_other_solutions_with_other_seeds_and_the_same_with_the_same() -> None:
    empty = record("." * 81)
    found = [solve(empty, method="guess", seed=seed).solutions[0] for seed in (1, 2, 3, 1)]
    assert len(set(found)) == 3
    assert found[0] == found[3]
    for text in found:
        (filled,) = formats.read(text)
        assert verify_by_houses(filled.puzzle, filled.puzzle.givens)


def test_lots_find_all_solutions_of_a_position() -> None:
    text = "1234341......3.."
    plain = solve(record(text), method="guess", limit=None)
    drawn = solve(record(text), method="guess", limit=None, seed=5)
    assert sorted(drawn.solutions) == sorted(plain.solutions)
    assert drawn.exact


def test_only_guessing_draws_lots() -> None:
    with pytest.raises(PuzzleError, match="guess and combined draw lots, not logic"):
        solve(record(EASY), method="logic", seed=1)


def test_few_givens_are_warned_of_in_the_singular_too() -> None:
    assert solve(record("5" + "." * 80), method="guess").warning == (
        "Only 1 given: guessing may take long; it can be stopped."
    )
