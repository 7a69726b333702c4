"""A player's own step, judged: "r3c4 is not 7", "r1c1 is 5"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ninefold.desk.answer import Answer
from ninefold.desk.board import StepAnswer
from ninefold.desk.judge_step import StepVerdict, judge_step
from ninefold.desk.task import Task
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.logic import all_steps, explain, without_guessing, words
from ninefold.model import Grid, Puzzle, Record, Step, cell_name, parse_cell
from ninefold.solving import count

_CLAIM = re.compile(r"\s*(r\d{1,3}c\d{1,3})\s*(=|<>|!=|≠)\s*(\w+)\s*", re.IGNORECASE)
_NOTHING_HOLDS = "The position has no solution: anything would follow."

Kind = Literal["placement", "elimination"]


@dataclass(frozen=True, slots=True)
class Claim:
    """A placement or an elimination that somebody says follows."""

    kind: Kind
    cell: int
    digit: int

    @classmethod
    def read(cls, text: str, puzzle: Puzzle) -> Claim:
        """The claim of a text.

        >>> from ninefold.model import Shape
        >>> Claim.read("r2c1<>3", Puzzle(Shape(2, 2), bytes(16)))
        Claim(kind='elimination', cell=4, digit=3)
        """
        match = _CLAIM.fullmatch(text)
        size = puzzle.shape.size
        if match is None:
            raise PuzzleError(f"expected a claim like r3c4<>7 or r1c1=5, got {text!r}")
        symbols = puzzle.symbols or [str(digit) for digit in range(1, size + 1)]
        names = {symbol.upper() if size < 36 else symbol: digit for digit, symbol in enumerate(symbols, 1)}
        digit = names.get(match[3].upper() if size < 36 else match[3])
        if digit is None:
            raise PuzzleError(f"expected a digit of this board, got {match[3]!r} in {text!r}")
        return cls("placement" if match[2] == "=" else "elimination", parse_cell(match[1], size), digit)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a claim is true, and a step of logic that shows it, if one does at once."""

    claim: str
    cell: int
    digit: int
    kind: Kind
    true: bool
    step: StepAnswer | None
    sentence: str


@dataclass(frozen=True, slots=True)
class JudgeAnswer(Answer):
    """A verdict per claim; on all of them as one step, if a technique was named."""

    puzzle: str
    claims: list[Verdict]
    verdict: StepVerdict | None
    seconds: float


def judge(
    record: Record,
    claims: Sequence[str],
    technique: str | None = None,
    cells: Sequence[int] = (),
    *,
    task: Task | None = None,
) -> JudgeAnswer:
    """What is to be said of each claim: true is what holds in every solution.

    `technique`: the claims are shown as a step of it, by these `cells` if they are told.

    >>> from ninefold.formats import read
    >>> judge(read("1.34............")[0], ["r1c2=2"]).claims[0].sentence
    'Right: only one digit is possible: r1c2 is 2.'
    """
    task = task or Task()
    grid = record.position
    asked = [Claim.read(text, record.puzzle) for text in claims]
    task.heavy_board(record.puzzle)
    board = replace(record.puzzle, givens=grid.digits)
    found = count(board, limit=2, stop=task.stop)
    steps = all_steps(grid, without_guessing(unique=found == 1), stop=task.stop) if found else []
    verdicts = []
    for text, claim in zip(claims, asked, strict=True):
        true = found > 0 and _holds(board, claim, task.stop)
        step = next((step for step in steps if _shows(grid, step, claim)), None) if true else None
        sentence = _sentence(board, claim, true, step) if found else _NOTHING_HOLDS
        told = StepAnswer.of(grid, step) if step else None
        verdicts.append(Verdict(text, claim.cell, claim.digit, claim.kind, true, told, sentence))
    verdict = None
    if technique is not None:
        shown = [(claim.kind == "placement", claim.cell, claim.digit) for claim in asked]
        verdict = judge_step(grid, technique, shown, cells, stop=task.stop)
    return JudgeAnswer(record.puzzle.oneline, verdicts, verdict, task.elapsed)


def _sentence(board: Puzzle, claim: Claim, true: bool, step: Step | None) -> str:
    if not true:
        name, symbol = cell_name(claim.cell, board.shape.size), board.symbol(claim.digit)
        other = "is not settled, or is another digit" if claim.kind == "placement" else "can still be it"
        return f"Wrong: {name} {other}: {symbol} in {name} is not ruled {_ruled(claim)}."
    if step is None:
        return "Right, but no single step of logic shows it from here."
    text = words(explain(step, size=board.shape.size, symbols=board.symbols))
    return f"Right: {text[:1].lower()}{text[1:]}"


def _ruled(claim: Claim) -> str:
    return "in" if claim.kind == "placement" else "out"


def _holds(board: Puzzle, claim: Claim, stop: Stop) -> bool:
    """True in every solution: then there is none with the opposite."""
    there = board.givens[claim.cell]
    if claim.kind == "elimination":
        if there:
            return there != claim.digit
        return not count(_with(board, claim.cell, claim.digit), limit=1, stop=stop)
    if there:
        return there == claim.digit
    free = Grid.start(board).eliminate([(claim.cell, claim.digit)])
    return not count(free, limit=1, stop=stop)


def _with(board: Puzzle, cell: int, digit: int) -> Puzzle:
    digits = bytearray(board.givens)
    digits[cell] = digit
    return replace(board, givens=bytes(digits))


def _shows(grid: Grid, step: Step, claim: Claim) -> bool:
    if claim.kind == "placement":
        return (claim.cell, claim.digit) in step.placements
    if (claim.cell, claim.digit) in step.eliminations:
        return True
    peers = grid.puzzle.peers[claim.cell]
    return any(
        (cell == claim.cell and digit != claim.digit) or (digit == claim.digit and cell in peers)
        for cell, digit in step.placements
    )
