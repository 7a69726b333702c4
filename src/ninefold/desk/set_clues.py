"""A puzzle in the making: clues are put on a board, and what the solver says of it then."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ninefold.desk.answer import Answer
from ninefold.desk.check import CheckAnswer, check
from ninefold.desk.position import constraints_asked, with_constraints
from ninefold.desk.task import Stopped, Task
from ninefold.errors import PuzzleError
from ninefold.formats import write
from ninefold.model import Puzzle, Record, parse_cell
from ninefold.model.shown import shown


@dataclass(frozen=True, slots=True)
class SetAnswer(Answer):
    """The puzzle with its new clues, `whole` all of it in our JSON, and what is known of it; `unique`: one solution."""

    puzzle: str
    whole: str
    unique: bool
    check: CheckAnswer
    sentence: str
    seconds: float
    stopped: Stopped | None


def set_clues(
    record: Record,
    *,
    givens: Sequence[str] = (),
    clear: Sequence[str] = (),
    clues: Sequence[str] = (),
    facts: Mapping[str, str] | None = None,
    task: Task | None = None,
) -> SetAnswer:
    """Givens as r1c1=5, cells to clear as r1c1, clues as objects of our JSON or in short, facts as title and rules.

    >>> from ninefold.formats import read
    >>> answer = set_clues(read("." * 16)[0], givens=["r1c1=1", "r2c3=2"], clues=["Cage r3c2 r3c3 total=3"])
    >>> answer.puzzle, answer.unique
    ('1.....2.........', False)
    """
    task = task or Task()
    puzzle = record.puzzle
    digits = bytearray(puzzle.givens)
    for name in clear:
        digits[parse_cell(name, puzzle.shape.size, puzzle.shape.extra)] = 0
    for text in givens:
        cell, digit = _given(text, puzzle)
        digits[cell] = digit
    record = replace(record, puzzle=replace(puzzle, givens=bytes(digits)), grid=None, solution=None)
    asked = constraints_asked((), [_clue(text) for text in clues], puzzle.shape)
    record = with_constraints(record, asked)
    record = replace(record, facts={**record.facts, **(facts or {})})
    found = check(record, task=task)
    return SetAnswer(
        puzzle=record.puzzle.oneline,
        whole="".join(write([record], "ninefold-json")),
        unique=found.unique,
        check=found,
        sentence=_sentence(found),
        seconds=task.elapsed,
        stopped=task.stopped,
    )


def _sentence(found: CheckAnswer) -> str:
    hardest = f"The hardest step is {found.hardest.name}." if found.unique and found.hardest else None
    why = found.contradiction.why if found.contradiction else None
    doubt = found.ambiguity.sentence if found.ambiguity else None
    more = (text for text in (hardest, why, doubt) if text and text not in found.sentence)
    return " ".join((found.sentence, *more))


def _given(text: str, puzzle: Puzzle) -> tuple[int, int]:
    name, equals, symbol = text.partition("=")
    if not equals or len(symbol) != 1 or symbol not in puzzle.symbols:
        raise PuzzleError(
            f"a given is a cell and one of {puzzle.symbols}, as r1c1={puzzle.symbols[0]}, got {shown(text)}"
        )
    return parse_cell(name, puzzle.shape.size, puzzle.shape.extra), puzzle.symbols.index(symbol) + 1


def _clue(text: str) -> dict[str, Any]:
    """An object of our JSON, or the same in short: its kind, its cells, and what else it has.

    >>> _clue("Cage r1c1 r1c2 total=10")
    {'kind': 'Cage', 'cells': ['r1c1', 'r1c2'], 'total': 10}
    """
    if text.lstrip().startswith("{"):
        try:
            found = json.loads(text)
        except ValueError:
            raise PuzzleError(f"a clue is an object of our JSON, which this is not: {shown(text)}") from None
        return dict(found)  # text that begins with { is an object, or no JSON at all
    kind, *words = text.split() or [""]
    clue: dict[str, Any] = {"kind": kind}
    for word in words:
        name, equals, value = word.partition("=")
        if equals:
            clue[name] = _value(value)
        else:
            clue.setdefault("cells", []).append(word)
    return clue


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text.split(",") if "," in text else text
