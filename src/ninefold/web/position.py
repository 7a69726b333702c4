"""What every verb about a position is asked: a puzzle as text, and what a person has made of it."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ninefold.desk.position import constraints_asked, on_board, with_constraints
from ninefold.engine.problem import rules_of
from ninefold.errors import FormatError, PuzzleError
from ninefold.formats import scan
from ninefold.model import Constraint, Grid, Puzzle, Record, Shape, cell_name
from ninefold.stopping import looking
from ninefold.web import limits

EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

Side = Annotated[int, Field(ge=1, le=limits.SIZE)]
Digit = Annotated[int, Field(ge=0, le=limits.SIZE)]
Cells = limits.SIZE * limits.SIZE
Cell = Annotated[int, Field(ge=0, lt=Cells)]
Name = Annotated[str, Field(max_length=60)]
Marks = Annotated[list[Digit], Field(max_length=limits.SIZE, fail_fast=True)]
"""Lists end at their first mistake: nobody reads the thousandth, and all of them at once took gigabytes."""

_PLAIN = re.compile(r"[\d.*\s]{16,400}|(?=[^\\]*\"ninefold\")(?![^\\]*\"constraints\")\{[^\\]{16,400}\}")


def few_keys(data: Any) -> Any:
    """Refuses an object with more keys than any of ours before each of them is called a mistake."""
    if isinstance(data, dict) and len(data) > limits.KEYS:
        raise ValueError(f"expected at most {limits.KEYS} keys, got {len(data):,}")
    return data


class Ask(BaseModel):
    """The root of all that is asked: an unknown key is a mistake, not a wish to be passed over."""

    model_config = ConfigDict(extra="forbid", allow_inf_nan=False)
    _few_keys = model_validator(mode="before")(few_keys)

    @property
    def small(self) -> bool:
        """Whether it is done in a few milliseconds, by its looks."""
        return False


class PositionAsk(Ask):
    """A puzzle, and where somebody stands."""

    puzzle: str = Field(
        description="Text in any format; its first puzzle counts.",
        max_length=limits.PUZZLE_CHARACTERS,
        examples=[EXAMPLE],
    )
    box: tuple[Side, Side] | None = Field(
        default=None, description="Height and width of the box, if not the usual one."
    )
    variants: list[Name] = Field(
        default=[], max_length=8, fail_fast=True, description="Names, as diagonal.", examples=[["diagonal"]]
    )
    constraints: list[dict[str, Any]] = Field(
        default=[], max_length=limits.CONSTRAINTS, fail_fast=True, description="Objects as in our own JSON."
    )
    digits: list[Digit] | None = Field(
        default=None,
        max_length=Cells,
        fail_fast=True,
        description="What stands on the board, one number per cell; 0 for an empty cell.",
    )
    candidates: list[Marks | None] | None = Field(
        default=None,
        max_length=Cells,
        fail_fast=True,
        description="The player's own marks, one list per cell; none means all.",
    )
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")

    @property
    def plain(self) -> bool:
        """Whether this is a small board without rules of its own, by its looks."""
        return looks_plain(self.puzzle) and not (self.variants or self.constraints or self.candidates)

    def record(self) -> Record:
        """The record that is asked about."""
        record = _first(self.puzzle)
        if self.box is not None:
            record = on_board(record, Shape(*self.box))
        if self.variants or self.constraints:
            for one in self.constraints:
                _bounded(one)
            record = with_constraints(record, constraints_asked(self.variants, self.constraints, record.puzzle.shape))
            _try_rules(record.puzzle)
        if self.digits is None and self.candidates is None:
            return record
        digits = _digits(record, self.digits)
        grid = Grid.of_digits(record.puzzle, digits)
        if self.candidates is not None:
            grid = replace(grid, candidates=_own(grid, self.candidates))
        return replace(record, grid=grid)


def looks_plain(text: str) -> bool:
    """Whether a text can only be a small board without rules of its own, which takes no time worth speaking of.

    >>> looks_plain(EXAMPLE), looks_plain(".SumLine~9~R1C1~R1C2")
    (True, False)
    >>> looks_plain('{"ninefold": 1, "givens": "1.....2..3.....4"}')
    True
    """
    return _PLAIN.fullmatch(text) is not None


def _first(text: str) -> Record:
    # A lone surrogate is no text: nothing could write it back.
    clean = text.encode("utf-8", "replace").decode("utf-8")
    for entry in scan(clean.splitlines(keepends=True)):
        if isinstance(entry, FormatError):
            raise entry
        return checked(entry)
    raise FormatError("text", "expected a puzzle, got nothing")


def checked(record: Record) -> Record:
    """The record, if the server takes a board like this."""
    size = record.puzzle.shape.size
    if size > limits.SIZE:
        raise PuzzleError(f"boards up to {limits.SIZE}×{limits.SIZE} are taken here, got {size}×{size}")
    if record.puzzle.shape.extra:
        raise PuzzleError("a board with extra cells is for the commands; it is not taken here")
    if record.puzzle.constraints:
        _try_rules(record.puzzle)
    return record


def _bounded(data: dict[str, Any]) -> None:
    """Refuses an object with more in it than a constraint can need; it came as JSON, so nothing holds itself."""
    elements = 1
    inside: list[tuple[int, Collection[Any]]] = [(1, data.values())]
    while inside:
        depth, values = inside.pop()
        elements += len(values)
        if elements > limits.CONSTRAINT_ELEMENTS or depth > limits.CONSTRAINT_DEPTH:
            kind = str(data.get("kind", "a constraint"))[:40]
            raise PuzzleError(
                f"{kind}: a constraint has at most {limits.CONSTRAINT_ELEMENTS:,} parts, {limits.CONSTRAINT_DEPTH} deep"
            )
        for value in values:
            if isinstance(value, (list, dict)):
                inside.append((depth + 1, value.values() if isinstance(value, dict) else value))


def _try_rules(puzzle: Puzzle) -> None:
    """Refuses more constraints than the server takes, before any work is done with them."""
    listed = 0
    for number, constraint in enumerate(looking(puzzle.constraints), 1):
        listed += sum(len(house.cells) for house in constraint.houses)
        listed += sum(len(mark.cells) for mark in constraint.drawing)
        if listed > limits.LISTED:
            raise PuzzleError(_too_many(number, constraint, limits.LISTED, "cells listed by constraints"))
    for expanded, (number, constraint, _) in enumerate(rules_of(puzzle), 1):
        if expanded > limits.RULES:
            raise PuzzleError(_too_many(number, constraint, limits.RULES, "rules"))


def _too_many(number: int, constraint: Constraint, most: int, what: str) -> str:
    return f"constraint {number} ({constraint.name}): with it the puzzle has more than {most:,} {what}"


def _digits(record: Record, asked: Sequence[int] | None) -> bytes:
    """The digits of the board; givens that were left out are put back."""
    puzzle = record.puzzle
    if asked is None:
        return record.position.digits
    size = puzzle.shape.size
    if len(asked) != puzzle.shape.cells:
        raise PuzzleError(f"digits: a {puzzle.shape} board has {puzzle.shape.cells} cells, got {len(asked)}")
    for cell, (digit, given) in enumerate(zip(asked, puzzle.givens, strict=True)):
        if digit > size:
            raise PuzzleError(f"{cell_name(cell, size)}: expected a digit from 1 to {size}, got {digit}")
        if digit and given and digit != given:
            raise PuzzleError(f"{cell_name(cell, size)} has the given {given}, but the digits say {digit}")
    return bytes(digit or given for digit, given in zip(asked, puzzle.givens, strict=True))


def _own(grid: Grid, asked: Sequence[Sequence[int] | None]) -> tuple[int, ...]:
    """The player's marks as candidates; a mark that a digit on the board rules out is no candidate."""
    puzzle = grid.puzzle
    if len(asked) != puzzle.shape.cells:
        raise PuzzleError(f"candidates: a {puzzle.shape} board has {puzzle.shape.cells} cells, got {len(asked)}")
    masks = []
    for cell, (marks, may) in enumerate(zip(asked, grid.candidates, strict=True)):
        if any(not 1 <= digit <= puzzle.shape.size for digit in marks or ()):
            raise PuzzleError(f"{cell_name(cell, puzzle.shape.size)}: marks go from 1 to {puzzle.shape.size}")
        masks.append(may & sum({1 << digit - 1 for digit in marks}) if marks else may)
    return tuple(masks)
