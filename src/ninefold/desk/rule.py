"""A rule of a setter's own: what it means as a constraint, and whether a line would keep it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ninefold.choices import OwnRuleKind
from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.errors import PuzzleError
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.model import Shape
from ninefold.model.counted import counted
from ninefold.model.rule import Scale
from ninefold.model.symbols import STANDARD
from ninefold.setting import accepts, own_rule

LINE = 100
"""Cells of a line that is tried."""


@dataclass(frozen=True, slots=True)
class OwnRuleAnswer(Answer):
    """The rule as a constraint, as files hold it; without cells unless they were told.

    pairs      the pairs of digits that a relation allows, of a regular expression none
    accepted   whether the line that was tried keeps it; none if none was
    """

    constraint: dict[str, Any]
    pairs: int | None
    tried: str
    accepted: bool | None
    sentence: str
    seconds: float


def rule(
    text: str,
    kind: OwnRuleKind = "neighbours",
    *,
    cells: Sequence[int] = (),
    shape: Shape | None = None,
    tried: str = "",
    task: Task | None = None,
) -> OwnRuleAnswer:
    """What a formula or a regular expression says, and whether the digits `tried` keep it as a line.

    >>> rule("a + b = 10", tried="1928").sentence
    '9 of 81 pairs are allowed. 1928 is not accepted.'
    """
    task = task or Task()
    shape = shape or Shape(3, 3)
    scale = Scale(shape.size)
    made = own_rule(kind, text, cells or (0, 1), scale)
    fault = made.fault(shape)
    if fault:
        raise PuzzleError(fault)
    constraint = constraint_object(made, shape.size)
    if not cells:
        del constraint["cells"]
    pairs = None if kind == "pattern" else sum(made.table)
    line = "".join(tried.split())
    accepted = accepts(made, _values(line, shape.size), scale) if line else None
    said = "" if pairs is None else f"{pairs:,} of {counted(shape.size**2, 'pair')} are allowed."
    judged = "" if accepted is None else f"{line} is {'' if accepted else 'not '}accepted."
    sentence = " ".join(filter(None, (said, judged))) or "The expression can be read."
    return OwnRuleAnswer(constraint, pairs, line, accepted, sentence, task.elapsed)


def _values(line: str, size: int) -> list[int]:
    symbols = STANDARD[:size]
    if len(line) > LINE:
        raise PuzzleError(f"a line that is tried has at most {LINE:,} cells, got {len(line):,}")
    values = [max(symbols.find(one), symbols.find(one.upper())) + 1 for one in line]
    if 0 in values:
        wrong = line[values.index(0)]
        raise PuzzleError(f"a line that is tried has the digits 1 to {symbols[-1]}, got {wrong!r}")
    return values
