"""One question counts the solutions once and walks the path once."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from ninefold.desk.check import check
from ninefold.desk.explain import explain
from ninefold.desk.grade import grade
from ninefold.desk.hint import hint
from ninefold.desk.solve import solve
from ninefold.formats import read
from ninefold.model import Grid, Puzzle, Record
from ninefold.rating import rate

PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GUESS = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
NONE = PLAIN[:2] + "1" + PLAIN[3:]
DESK = ("solve", "check", "explain", "hint", "mistake", "contradiction", "grade")
PLACES = (
    *(f"ninefold.desk.{name}" for name in DESK),
    *(f"ninefold.rating{name}" for name in ("", ".explainer", ".score")),
)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The puzzles whose solutions were looked for, and `walk` for each path that was walked."""
    calls: list[str] = []

    def watched(call: Callable[..., Any], name: str) -> Callable[..., Any]:
        def watching(puzzle: Puzzle | Grid, *arguments: Any, **options: Any) -> Any:
            calls.append("walk" if name == "path" else puzzle.oneline)
            return call(puzzle, *arguments, **options)

        return watching

    for module in map(import_module, PLACES):
        for name in ("count", "solutions", "path"):
            if call := getattr(module, name, None):
                monkeypatch.setattr(module, name, watched(call, name))
    return calls


def record(text: str) -> Record:
    return read(text)[0]


@pytest.mark.parametrize("text", [PLAIN, GUESS, "1.....2..3.....4"])
def test_explaining_counts_once_and_walks_once(asked: list[str], text: str) -> None:
    explain(record(text))
    assert asked == [text, "walk"]


def test_explaining_by_another_rater_counts_once(asked: list[str]) -> None:
    explain(record(PLAIN), rater="explainer")
    assert asked == [PLAIN]


@pytest.mark.parametrize("text", [PLAIN, GUESS, "1.....2..3.....4"])
def test_the_path_that_is_told_gives_the_level_and_score_of_the_puzzle(text: str) -> None:
    told, rates = explain(record(text)), rate(record(text).puzzle)
    assert (told.level, told.score) == (rates.level, rates.score)


@pytest.mark.parametrize("question", [check, hint, solve, lambda one: grade(one.puzzle)])
def test_every_question_counts_the_solutions_of_its_puzzle_once(
    asked: list[str], question: Callable[[Record], object]
) -> None:
    for text in (PLAIN, NONE):
        asked.clear()
        question(record(text))
        assert asked.count(text) == 1
