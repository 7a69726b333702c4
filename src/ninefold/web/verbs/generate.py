"""`generate`: a new puzzle by wish."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from ninefold.errors import StoppedError
from ninefold.generate import ANY, Generated, Range, Wish
from ninefold.generate import generate as generated
from ninefold.model import Shape
from ninefold.model.constraints.variants import variant
from ninefold.web import limits
from ninefold.web.board import BoardAnswer
from ninefold.web.position import Ask, Cells, Side
from ninefold.web.work import Stopped, Work

Name = Annotated[str, Field(max_length=60)]
Givens = Annotated[int, Field(ge=0, le=Cells)]


class GenerateAsk(Ask):
    """What the puzzle should be like."""

    level: str | None = Field(default=None, max_length=20, examples=["medium"])
    techniques: list[Name] = Field(default=[], max_length=20, description="Ids of techniques that it must need.")
    symmetry: str | None = Field(default=None, max_length=20, examples=["rotation180"])
    givens: tuple[Givens, Givens] | None = Field(default=None, description="The fewest and the most givens.")
    minimal: bool = Field(default=False, description="No given can be left out.")
    box: tuple[Side, Side] = Field(default=(3, 3), description="Height and width of the box.")
    variants: list[Name] = Field(default=[], max_length=8, description="Names, as diagonal.")
    seed: int | None = Field(default=None, ge=0, lt=2**63, description="The same seed and wish give the same puzzle.")
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


class GenerateAnswer(BaseModel):
    """The puzzle, and how hard it is; without a board the sentence says what was nearest."""

    board: BoardAnswer | None
    level: str | None
    score: int | None
    seed: int | None
    sentence: str
    seconds: float
    stopped: Stopped | None


def generate(ask: GenerateAsk, work: Work) -> GenerateAnswer:
    shape = Shape(*ask.box)
    work.heavy(shape.size > 9 or bool(ask.variants))
    wish = Wish(
        shape=shape,
        constraints=variant(ask.variants, shape),
        level=ask.level,
        techniques=tuple(ask.techniques),
        symmetry=ask.symmetry or "none",
        givens=Range(*ask.givens) if ask.givens else ANY,
        minimal=ask.minimal,
    )
    work.tell("looking for a puzzle")
    try:
        [made] = generated(
            wish,
            seed=ask.seed,
            stop=work.stop,
            progress=lambda so_far: work.tell(f"looking for a puzzle, {so_far.attempts:,} tried"),
        )
    except StoppedError as error:
        return _answer(work, None, "Stopped." if work.stopped == "asked" else f"{error}.")
    return _answer(work, made, _sentence(made))


def _answer(work: Work, made: Generated | None, sentence: str) -> GenerateAnswer:
    return GenerateAnswer(
        board=BoardAnswer.of(made.record) if made else None,
        level=made.level if made else None,
        score=made.score if made else None,
        seed=made.seed if made else None,
        sentence=sentence,
        seconds=work.elapsed,
        stopped=work.stopped,
    )


def _sentence(made: Generated) -> str:
    told = [f"{made.puzzle.given_count} givens"]
    if made.level is not None:
        told += [made.level, f"{made.score:,} points"]
    return f"A new puzzle: {', '.join(told)}."
