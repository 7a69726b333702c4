"""Constraints by the names that the console of dclamage's SudokuSolver knows, where they hold on the whole board.

That program takes them beside a puzzle: `king`, `difference:neg1`, `knightmare:5,15`, `taxi:4`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ninefold.constraints.leap import Leap
from ninefold.constraints.neighbours import Neighbours
from ninefold.constraints.variants import VARIANTS, variant
from ninefold.errors import PuzzleError
from ninefold.model.constraint import Constraint
from ninefold.model.shape import Shape

_NAMES = {
    "king": "antiking",
    "knight": "antiknight",
    "djg": "disjoint",
    "dnc": "diagonal-nonconsecutive",
    "selftaxi": "taxicab",
}
_BETWEEN = re.compile(r",\s*(?=[a-z])")
_NEGATIVE = re.compile(r"neg(\d{0,4})")
_USUAL = {"difference": [1], "ratio": [2], "sum": [5, 10]}


def by_console_names(text: str, shape: Shape) -> list[Constraint]:
    """The constraints of a list of such names, or of names of our own variants.

    >>> [each.sentence for each in by_console_names("king, knightmare:5,15", Shape(3, 3))][1:]
    ["cells a knight's move apart never have the sum 5", "cells a knight's move apart never have the sum 15"]
    """
    return [each for item in _BETWEEN.split(text.strip()) for each in _by_name(item.strip(), shape)]


def _by_name(item: str, shape: Shape) -> list[Constraint]:
    name, _, options = item.partition(":")
    if name in _WITH_OPTIONS:
        return _WITH_OPTIONS[name](options, shape)
    if options or _NAMES.get(name, name) not in VARIANTS:
        raise PuzzleError(f"the constraint {item[:40]!r} is not known")
    return list(variant([_NAMES.get(name, name)], shape))


def _diagonal(which: int) -> Callable[[str, Shape], list[Constraint]]:
    return lambda options, shape: [variant(["diagonal"], shape)[which]]


def _negative(relation: str) -> Callable[[str, Shape], list[Constraint]]:
    def build(options: str, shape: Shape) -> list[Constraint]:
        match = _NEGATIVE.fullmatch(options)
        if not match:
            raise PuzzleError(f"{relation} is like {relation}:neg1, got {options[:40]!r}")
        numbers = [int(match[1])] if match[1] else _USUAL[relation]
        return [Neighbours(shape.size, relation, number) for number in numbers]

    return build


def _numbers(options: str) -> list[int]:
    if not re.fullmatch(r"\d{1,4}(,\d{1,4}){0,20}", options):
        raise PuzzleError(f"numbers expected, got {options[:40]!r}")
    return [int(number) for number in options.split(",")]


def _knightmare(options: str, shape: Shape) -> list[Constraint]:
    return [Neighbours(shape.size, "sum", number, down=1, right=2) for number in _numbers(options or "5,15")]


def _taxicab(options: str, shape: Shape) -> list[Constraint]:
    """Cells so many steps apart differ."""
    steps = min(_numbers(options)[0], 2 * shape.size)
    return [Leap(shape.size, down, steps - down) for down in range(steps // 2 + 1) if steps - down < shape.size]


_WITH_OPTIONS: dict[str, Callable[[str, Shape], list[Constraint]]] = {
    "difference": _negative("difference"),
    "dneg": _diagonal(0),
    "dpos": _diagonal(1),
    "knightmare": _knightmare,
    "ratio": _negative("ratio"),
    "sum": _negative("sum"),
    "taxi": _taxicab,
}
