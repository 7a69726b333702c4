"""A puzzle with other digits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.errors import PuzzleError
from ninefold.formats import write
from ninefold.model import Puzzle, Record
from ninefold.model.shown import shown
from ninefold.setting import relabelled


@dataclass(frozen=True, slots=True)
class RelabelAnswer(Answer):
    """The puzzle with other digits, `whole` all of it in our JSON; `stay` are names of clues that stay as they were."""

    puzzle: str
    relabelled: str
    whole: str
    stay: tuple[str, ...]
    sentence: str
    seconds: float


def relabel(record: Record, swaps: Sequence[str] = (), order: str = "", *, task: Task | None = None) -> RelabelAnswer:
    """The puzzle with digits swapped, each swap two symbols, or with `order` in place of its symbols.

    >>> from ninefold.formats import read
    >>> relabel(read("1.34..1221.34.2.")[0], ["12"]).relabelled
    '2.34..2112.34.1.'
    """
    task = task or Task()
    puzzle = record.puzzle
    if bool(swaps) == bool(order):
        raise PuzzleError("to relabel: name digits to be swapped, or the new digits in their order, not both")
    digits = _order(puzzle, order) if order else _swapped(puzzle, swaps)
    found = relabelled(puzzle, digits)
    solution = record.solution and bytes(digits[digit - 1] if digit else 0 for digit in record.solution)
    after = replace(record, puzzle=found.puzzle, grid=None, solution=solution)
    stay = f" What asks how large digits are stays as it was: {', '.join(found.stay)}." if found.stay else ""
    changed = [puzzle.symbol(digit) for digit, new in enumerate(digits, 1) if digit != new]
    what = f"New digits for {', '.join(changed)}." if changed else "Every digit stays."
    return RelabelAnswer(
        puzzle=puzzle.oneline,
        relabelled=found.puzzle.oneline,
        whole="".join(write([after], "ninefold-json")),
        stay=found.stay,
        sentence=f"{what}{stay}",
        seconds=task.elapsed,
    )


def _digit(puzzle: Puzzle, symbol: str) -> int:
    if symbol not in puzzle.symbols:
        raise PuzzleError(f"the board has no digit {shown(symbol)}; it has {puzzle.symbols}")
    return puzzle.symbols.index(symbol) + 1


def _order(puzzle: Puzzle, order: str) -> list[int]:
    if len(order) != puzzle.shape.size or len(set(order)) != len(order):
        raise PuzzleError(
            f"the new digits are {puzzle.shape.size} different ones, as {puzzle.symbols}, got {shown(order)}"
        )
    return [_digit(puzzle, symbol) for symbol in order]


def _swapped(puzzle: Puzzle, swaps: Sequence[str]) -> list[int]:
    order = list(range(1, puzzle.shape.size + 1))
    for pair in swaps:
        if len(pair) != 2 or pair[0] == pair[1]:
            raise PuzzleError(f"two different digits are swapped, as 37, got {shown(pair)}")
        first, second = (_digit(puzzle, symbol) for symbol in pair)
        swap = {first: second, second: first}
        order = [swap.get(digit, digit) for digit in order]
    return order
