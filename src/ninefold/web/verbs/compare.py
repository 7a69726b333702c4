"""`compare`: algorithms of the laboratory on some puzzles, row by row; what is known already is not measured again."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ninefold.engine.lab import Limits
from ninefold.errors import PuzzleError
from ninefold.lab.algorithms import BUILT_IN, Algorithm, named
from ninefold.lab.compare import CompareAnswer
from ninefold.lab.compare import compare as compare_algorithms
from ninefold.lab.plan import Plan, quick_plan
from ninefold.lab.suite import Suite, bundled, suite_of
from ninefold.web import limits
from ninefold.web.position import Ask, Name, PositionAsk
from ninefold.web.work import Work

HERE = tuple(algorithm for algorithm in BUILT_IN if algorithm.stops)
"""The algorithms that a server runs: those that look at the clock themselves, and need no process that is ended."""

SuiteName = Literal["puzzle", "quick", "paper", "study50"]


class DoneAsk(Ask):
    """A row that is known already."""

    puzzle: str = Field(max_length=200)
    algorithm: Name
    outcome: Literal["solved", "err", "inf"]

    @property
    def key(self) -> tuple[str, str]:
        return self.puzzle, self.algorithm

    @property
    def skipped(self) -> bool:
        return False


class PlanAsk(Ask):
    """What to measure: some algorithms on a board or on a suite."""

    suite: SuiteName = Field(default="puzzle", description="A board, or puzzles that come with Ninefold.")
    board: PositionAsk | None = Field(default=None, description="For the suite `puzzle`: what stands on it counts.")
    algorithms: list[Name] = Field(
        min_length=1,
        max_length=len(HERE),
        fail_fast=True,
        description="Names, as `laboratory` has them.",
        examples=[["bt"]],
    )
    limit: float = Field(default=2.0, gt=0, le=limits.LAB_LIMIT, description="Seconds until inf.")
    repeats: Annotated[int, Field(ge=1, le=5)] = 3
    done: list[DoneAsk] = Field(
        default=[], max_length=limits.LAB_ROWS, fail_fast=True, description="Rows that are known."
    )
    seconds: float = Field(
        default=limits.SECONDS, gt=0, le=limits.LAB_SECONDS, description="How long it may take; ask again for the rest."
    )

    def plan(self) -> Plan:
        """The plan; a refusal says what is wrong with it."""
        chosen = tuple(_runs_here(name) for name in dict.fromkeys(self.algorithms))
        return Plan(self._suite(), chosen, Limits(self.limit, limits.LAB_STATES), self.repeats)

    def _suite(self) -> Suite:
        if self.suite == "puzzle":
            if self.board is None:
                raise PuzzleError("board: expected a position, as the suite is `puzzle`")
            return suite_of("puzzle", [self.board.record()])
        return quick_plan().suite if self.suite == "quick" else bundled(self.suite)


class CompareAsk(PlanAsk):
    """What to measure now."""


def _runs_here(name: str) -> Algorithm:
    algorithm = named(name)
    if algorithm not in HERE:
        raise PuzzleError(f"{algorithm.title} needs a process of its own: `ninefold lab run` has it")
    return algorithm


def compare(ask: CompareAsk, work: Work) -> CompareAnswer:
    work.heavy()
    return compare_algorithms(ask.plan(), ask.done, task=work)
