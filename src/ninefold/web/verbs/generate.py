"""`generate`: a new puzzle by wish."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from ninefold.web import limits
from ninefold.web.board import BoardAnswer
from ninefold.web.position import Ask, Cells, Side
from ninefold.web.problem import ProblemError
from ninefold.web.work import Work

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
    """The puzzle, and how hard it is."""

    board: BoardAnswer
    level: str | None
    score: int | None
    sentence: str
    seconds: float


def generate(ask: GenerateAsk, work: Work) -> GenerateAnswer:
    raise ProblemError(501, "This version has no generator yet; the library has puzzles of every level.")
