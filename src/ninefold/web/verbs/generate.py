"""`generate`: a new puzzle by wish."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ninefold.choices import Game, Way
from ninefold.desk import generate as desk
from ninefold.errors import PuzzleError
from ninefold.generating import ANY, Range, any_seed
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
    game: Game | None = Field(
        default=None, description="Symmetry and number of givens, unless said, are those of a game of its level."
    )
    minimal: bool = Field(default=False, description="No given can be left out.")
    way: Way = Field(default="remove", description="How the givens come about.")
    filled: bool = Field(default=False, description="A filled grid instead of a puzzle.")
    box: tuple[Side, Side] = Field(default=(3, 3), description="Height and width of the box.")
    variants: list[Name] = Field(
        default=[], max_length=8, fail_fast=True, description="Names, as diagonal, killer or thermo."
    )
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="The same seed and wish give the same puzzle.")
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


def generate(ask: GenerateAsk, work: Work) -> desk.GenerateAnswer:
    shape = Shape(*ask.box)
    if shape.size > limits.SIZE:
        raise PuzzleError(f"boards up to {limits.SIZE}×{limits.SIZE} are made here, got {shape}")
    seed = any_seed() if ask.seed is None else ask.seed
    wish = desk.wish_of(
        ask.variants,
        [],
        shape,
        game=(ask.game, seed) if ask.game else None,
        level=ask.level,
        givens=Range(*ask.givens) if ask.givens else ANY,
        techniques=tuple(ask.techniques),
        symmetry=ask.symmetry,
        minimal=ask.minimal,
        way=ask.way,
        filled=ask.filled,
    )
    return desk.generate(wish, seed=seed, task=work)
