"""The tools of a setter: one for each constraint that a person can put on a board, made from what it says of itself.

A new constraint has its tool when it says how it is placed: nothing here or on the page names one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from ninefold.constraints.in_words import without_clue
from ninefold.constraints.open_value import has_value
from ninefold.constraints.parts.registry import kinds
from ninefold.constraints.variants import VARIANTS
from ninefold.model import Constraint, Puzzle, Shape
from ninefold.model.constraint import Placed
from ninefold.model.counted import counted
from ninefold.picture.clues import Clues, clues

Value: TypeAlias = int | str | bool | tuple[int, ...] | tuple[tuple[int, int], ...] | None

OptionKind = Literal["number", "number or none", "numbers", "pairs of numbers", "flag", "text"]
_OPTIONS: dict[str, OptionKind] = {
    "int": "number",
    "int | None": "number or none",
    "Numbers": "numbers",
    "NumberPairs": "pairs of numbers",
    "bool": "flag",
    "str": "text",
}
"""What is asked of a person, by the type of the field; fields of other types keep their default."""

_SAMPLE = Shape(2, 2)
_SAMPLE_CELLS: dict[Placed, dict[str, Any]] = {
    "path": {"cells": (8, 5, 1, 2)},
    "arrow": {"cells": (5, 1, 2), "circle": (8,)},
    "pieces": {"parts": ((8, 5), (1, 2))},
    "cells": {"cells": (0, 1, 4)},
    "copy": {"cells": (0, 1), "copies": (9, 10)},
    "each": {"cells": (5,)},
    "centre": {"cell": 5, "neighbours": ()},
    "place": {"cells": (4, 5, 6, 7), "place": 2},
    "edge": {"cells": (4, 5)},
    "corner": {"cells": (0, 1, 4, 5)},
    "line": {"cells": (0, 1, 2, 3)},
    "diagonal": {"cells": (4, 9, 14)},
}
"""Where the sample of a tool lies: in the upper left of a small board."""
_SAMPLE_VALUES: dict[OptionKind, Value] = {
    "number": 3,
    "number or none": 8,
    "numbers": (1, 2),
    "pairs of numbers": ((2, 1),),
    "flag": True,
}


@dataclass(frozen=True, slots=True)
class Option:
    """A field of a constraint that a person fills in. Needed: it has no value unless told."""

    name: str
    kind: OptionKind
    usual: tuple[int | str, ...]
    start: Value
    needed: bool


@dataclass(frozen=True, slots=True)
class Tool:
    """How one kind of constraint is put on a board: its name in files, what people call it, its rule, its options.

    clue      the option that is printed on the board, "" if none is
    valued    a setter can leave its value open and have it chosen
    least     the fewest cells
    sample    what it looks like
    """

    kind: str
    name: str
    placed: Placed
    rule: str
    convention: str
    options: tuple[Option, ...]
    clue: str
    valued: bool
    least: int
    sample: Clues


@dataclass(frozen=True, slots=True)
class BoardRule:
    """A rule that holds everywhere: the constraints that it is made of on a board of this shape."""

    name: str
    rule: str
    constraints: tuple[Constraint, ...]


@lru_cache(maxsize=1)
def tools() -> tuple[Tool, ...]:
    """A tool for each constraint that can be placed.

    >>> [tool.name for tool in tools() if tool.placed == "corner"]
    ['quadruple']
    """
    return tuple(_tool(kind) for kind in kinds().values() if kind.placed not in ("", "board"))


def board_rules(shape: Shape) -> tuple[BoardRule, ...]:
    """The rules that hold everywhere and have a place on this board: the variants by name, then the other kinds.

    >>> [rule.name for rule in board_rules(Shape(2, 2))][:3]
    ['anti-king', 'anti-knight', 'diagonal']
    """
    made = {name: tuple(make(shape)) for name, make in VARIANTS.items()}
    known = {constraint for constraints in made.values() for constraint in constraints}
    for kind in kinds().values():
        needed = [field.name for field in fields(kind) if field.default is MISSING]  # type: ignore[arg-type]
        if kind.placed == "board" and needed == ["size"] and (one := kind(size=shape.size)) not in known:  # type: ignore[call-arg]
            made[kind.name] = (one,)
    return tuple(
        BoardRule(constraints[0].called if len(constraints) == 1 else name, _rule(constraints), constraints)
        for name, constraints in made.items()
        if constraints and not any(one.fault(shape) for one in constraints)
    )


def _rule(constraints: tuple[Constraint, ...]) -> str:
    if len(constraints) == 1:
        return constraints[0].sentence
    if all(one.houses for one in constraints):
        return f"each of {counted(len(constraints), 'further house')} holds each digit at most once"
    return ", and ".join(one.sentence for one in constraints)


def _tool(kind: type[Constraint]) -> Tool:
    own: tuple[Field[Any], ...] = fields(kind)  # type: ignore[arg-type]
    options = tuple(option for field in own if (option := _option(field, dict(kind.usual))))
    values = _SAMPLE_CELLS[kind.placed] | {one.name: _sample_value(one) for one in options}
    sample = kind(**values)
    others = (kind(**values | {one.name: value}) for one in options for value in _choices(one))
    clue = getattr(kind, "clue", "") or next((one.name for one in options if one.kind in _SHOWN), "")
    return Tool(
        kind=kind.__name__,
        name=_name(kind, [one.called for one in (sample, *others)]),
        placed=kind.placed,
        rule=without_clue(sample),
        convention=kind.convention,
        options=options,
        clue=clue,
        valued=has_value(sample),
        least=max(_FEWEST.get(kind.placed, 1), getattr(kind, "least", 1)),
        sample=clues(Puzzle(_SAMPLE, bytes(_SAMPLE.cells), (sample,))),
    )


_LONG_NAME = 20


def _name(kind: type[Constraint], called: list[str]) -> str:
    """What players call it; where that are long names for each value of an option, what they have in common."""
    names = " / ".join(dict.fromkeys(called))
    return names if len(names) <= _LONG_NAME else kind.name


_TOLD_BY_CELLS = ("index", "place")
"""The number of a house among those of its kind, and that of a cell in its line: nobody chooses them."""
_SHOWN = ("number", "number or none", "numbers", "pairs of numbers")
_FEWEST: dict[Placed, int] = {"path": 2, "arrow": 2, "pieces": 2}


def _option(field: Field[Any], usual: Mapping[str, tuple[int | str, ...]]) -> Option | None:
    kind = _OPTIONS.get(str(field.type))
    choices = usual.get(field.name, ())
    needed = field.default is MISSING
    if kind is None or (kind == "text" and not choices) or field.name in _TOLD_BY_CELLS:
        return None
    default: Value = None if field.default is MISSING else field.default
    start = choices[0] if choices else default
    return Option(field.name, kind, choices, True if needed and kind == "flag" else start, needed)


def _choices(option: Option) -> tuple[Value, ...]:
    """The values that one chooses between."""
    return (True, False) if option.kind == "flag" and option.needed else option.usual


def _sample_value(option: Option) -> Value:
    return _SAMPLE_VALUES[option.kind] if option.start is None else option.start
