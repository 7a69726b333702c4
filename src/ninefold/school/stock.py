"""Boards just before a step, some for each technique: the first is the example of its lesson, the others are practised.

They are random puzzles of our own, and well-known ones of others for patterns that these do not have, kept in
data/stock.jsonl; scripts/school_stock.py makes it. A line holds what is given, what was placed since, and the
candidates that earlier steps removed, as HoDoKu writes them: digit, row, column.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from typing import Any

from ninefold.engine.stop import Stop
from ninefold.errors import NinefoldError
from ninefold.formats.parts.constraint_json import constraint_object, constraints_of
from ninefold.logic import next_step, only
from ninefold.model import Grid, Puzzle, Shape, Step
from ninefold.rating.explainer import explainer_next
from ninefold.school.lesson import EXPLAINER_ALONE, lesson

NINE = Shape(3, 3)


def boards(name: str) -> tuple[Grid, ...]:
    """The boards of a technique, the plainest first.

    >>> len(boards("x-wing")) > 0
    True
    """
    return tuple(board_of(line) for line in _lines().get(lesson(name).technique.id, ()))


def step_of(grid: Grid, name: str) -> Step:
    """The step of a technique on one of its boards, the first that its finder tells.

    >>> step_of(boards("x-wing")[0], "x-wing").technique.name
    'X-Wing'
    """
    step = find_step(grid, name)
    if step is None:
        raise NinefoldError(f"there is no {lesson(name).technique.name} on {grid.oneline}")
    return step


def find_step(grid: Grid, name: str, *, stop: Stop | None = None) -> Step | None:
    """The first step of a technique on a board; of Sudoku Explainer's alone if its path takes one now."""
    if name in EXPLAINER_ALONE:
        rated = explainer_next(grid, stop=stop)
        step = rated.step if rated else None
    else:
        step = next_step(grid, only(name), stop=stop)
    return step if step is not None and step.technique.id == name else None


def written(name: str, grid: Grid) -> str:
    """The line of a board: `boards` reads it."""
    data: dict[str, Any] = {"technique": name, "givens": grid.puzzle.oneline, "digits": grid.oneline}
    removed = " ".join(f"{digit}{cell // 9 + 1}{cell % 9 + 1}" for cell, digit in grid.eliminated)
    if removed:
        data["removed"] = removed
    if grid.puzzle.constraints:
        data["constraints"] = [constraint_object(rule, 9) for rule in grid.puzzle.constraints]
    return json.dumps(data)


@lru_cache(maxsize=1)
def _lines() -> dict[str, list[dict[str, Any]]]:
    text = resources.files("ninefold.school").joinpath("data/stock.jsonl").read_text(encoding="utf-8")
    found: dict[str, list[dict[str, Any]]] = {}
    for line in text.splitlines():
        data = json.loads(line)
        found.setdefault(data["technique"], []).append(data)
    return found


def board_of(data: dict[str, Any]) -> Grid:
    """The board of a line that `written` wrote."""
    rules = constraints_of(data.get("constraints", []), 9)
    puzzle = Puzzle(NINE, _digits(data["givens"]), rules, symbols="123456789")
    removed = (map(int, triple) for triple in data.get("removed", "").split())
    each = [(9 * (row - 1) + column - 1, digit) for digit, row, column in removed]
    return Grid.of_digits(puzzle, _digits(data["digits"])).eliminate(each)


def _digits(text: str) -> bytes:
    return bytes(0 if symbol == "." else int(symbol) for symbol in text)
