"""`generate`: a new puzzle by wish."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from pydantic import BaseModel, Field

from ninefold.constraints.variants import variant
from ninefold.errors import NinefoldError, PuzzleError
from ninefold.generating import ANY, Generated, Progress, Range
from ninefold.generating import generate as make
from ninefold.generating.layout import LAYOUTS, LayoutWish
from ninefold.model import Shape
from ninefold.web import limits
from ninefold.web.board import BoardAnswer
from ninefold.web.position import Ask, Cells, Name, Side
from ninefold.web.work import Stopped, Work

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


class GenerateAnswer(BaseModel):
    """The puzzle, and how hard it is; no board if the time was too short for the wish, and the sentence says more."""

    board: BoardAnswer | None
    level: str | None
    score: int | None
    seed: int | None
    sentence: str
    seconds: float
    stopped: Stopped | None


def generate(ask: GenerateAsk, work: Work) -> GenerateAnswer:
    shape = Shape(*ask.box)
    if shape.size > limits.SIZE:
        raise PuzzleError(f"boards up to {limits.SIZE}×{limits.SIZE} are made here, got {shape}")
    wish = LayoutWish(
        shape=shape,
        constraints=variant([name for name in ask.variants if name not in LAYOUTS], shape),
        layouts=tuple(name for name in ask.variants if name in LAYOUTS),
        level=ask.level,
        givens=Range(*ask.givens) if ask.givens else ANY,
        techniques=tuple(ask.techniques),
        symmetry=ask.symmetry or "none",
        minimal=ask.minimal,
    )
    work.heavy(shape.size > 9 or bool(wish.constraints or wish.layouts))
    try:
        made = next(make(wish, count=1, seed=ask.seed, stop=work.stop, progress=_told(work)))
    except NinefoldError as error:
        if not work.stopped:
            raise
        return _answer(work, sentence="Stopped." if work.stopped == "asked" else str(error))
    level = f"; {made.level}, {made.score} points" if made.level else ""
    return _answer(work, made, f"{made.puzzle.given_count} givens{level}.")


def _told(work: Work) -> Callable[[Progress], None]:
    return lambda progress: work.tell("making puzzles", progress.attempts)


def _answer(work: Work, made: Generated | None = None, sentence: str = "") -> GenerateAnswer:
    return GenerateAnswer(
        board=BoardAnswer.of(made.record) if made else None,
        level=made.level if made else None,
        score=made.score if made else None,
        seed=made.seed if made else None,
        sentence=sentence,
        seconds=work.elapsed,
        stopped=None if made else work.stopped,
    )
