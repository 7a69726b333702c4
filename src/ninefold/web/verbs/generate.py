"""`generate`: a new puzzle by wish."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ninefold.desk import generate as desk
from ninefold.errors import PuzzleError
from ninefold.generating import ANY, Range
from ninefold.model import Shape
from ninefold.web import limits
from ninefold.web.position import Ask, Cells, Name, Side
from ninefold.web.work import Work

Givens = Annotated[int, Field(ge=0, le=Cells)]


class GenerateAsk(Ask):
    """What the puzzle should be like."""

    level: str | None = Field(default=None, max_length=20, examples=["medium"])
    techniques: list[Name] = Field(
        default=[], max_length=20, fail_fast=True, description="Ids of techniques that it must need."
    )
    symmetry: str | None = Field(default=None, max_length=20, examples=["rotation180"])
    givens: tuple[Givens, Givens] | None = Field(default=None, description="The fewest and the most givens.")
    minimal: bool = Field(default=False, description="No given can be left out.")
    box: tuple[Side, Side] = Field(default=(3, 3), description="Height and width of the box.")
    variants: list[Name] = Field(
        default=[], max_length=8, fail_fast=True, description="Names, as diagonal, jigsaw or killer."
    )
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="The same seed and wish give the same puzzle.")
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


def generate(ask: GenerateAsk, work: Work) -> desk.GenerateAnswer:
    shape = Shape(*ask.box)
    if shape.size > limits.SIZE:
        raise PuzzleError(f"boards up to {limits.SIZE}×{limits.SIZE} are made here, got {shape}")
    wish = desk.wish_of(
        ask.variants,
        [],
        shape,
        level=ask.level,
        givens=Range(*ask.givens) if ask.givens else ANY,
        techniques=tuple(ask.techniques),
        symmetry=ask.symmetry or "none",
        minimal=ask.minimal,
    )
    return desk.generate(wish, seed=ask.seed, task=work)
