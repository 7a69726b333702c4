"""`improve`: what a setter could change in a puzzle."""

from __future__ import annotations

from pydantic import Field

from ninefold.choices import CLUE_KINDS, MOST_WAYS, ClueKind
from ninefold.desk import improve as desk
from ninefold.generating import ANY, Range
from ninefold.web.position import Cells, Name, PositionAsk
from ninefold.web.work import Work


class ImproveAsk(PositionAsk):
    """A puzzle, and what is to become of it."""

    aim: desk.Aim | None = Field(default=None, description="Towards what; one solution, or fewer clues, unless told.")
    kinds: list[ClueKind] = Field(default=["givens"], max_length=len(CLUE_KINDS), description="What may be added.")
    open: list[Name] = Field(
        default=[], max_length=40, description="Of fill: kinds of clues, as Cage, all of whose values are chosen."
    )
    missing: bool = Field(default=True, description="Of fill: values that are missing are chosen.")
    level: str | None = Field(default=None, max_length=20, description="Of fill and layout: the level.")
    technique: Name | None = Field(default=None, description="Of fill and layout: a technique that the path takes.")
    symmetry: str | None = Field(default=None, max_length=20, description="Of fill and layout: of the givens.")
    most_givens: int | None = Field(default=None, ge=0, le=Cells, description="Of fill and layout: at most so many.")
    count: int = Field(default=3, ge=1, le=MOST_WAYS, description="At most so many ways.")
    seed: int = Field(default=0, ge=0, le=2**32, description="Decides between equal clues.")


def improve(ask: ImproveAsk, work: Work) -> desk.ImproveAnswer:
    wished = desk.Wished(
        open=tuple(ask.open),
        missing=ask.missing,
        level=ask.level,
        technique=ask.technique,
        symmetry=ask.symmetry,
        givens=ANY if ask.most_givens is None else Range(None, ask.most_givens),
    )
    return desk.improve(
        ask.record(), ask.aim, kinds=ask.kinds, wished=wished, count=ask.count, seed=ask.seed, task=work
    )
