"""What comes out: a puzzle with its solution and its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ninefold.engine import rates
from ninefold.engine.options import LogicOptions
from ninefold.engine.rates import Asked
from ninefold.engine.stop import Stop
from ninefold.found_once import found_once
from ninefold.model import Level, Mastery, Puzzle, Record


class Progress(NamedTuple):
    """How far it is: attempts made, puzzles found."""

    attempts: int
    found: int


class Walked(NamedTuple):
    """The path of a puzzle: its level and points, and how often it takes each technique."""

    level: Level
    score: int
    techniques: Mapping[str, int]


class Unwalked:
    """The path of a plain 9×9 that nobody has walked: that is done when somebody looks."""

    def __init__(self, givens: bytes, options: LogicOptions) -> None:
        self._givens = givens
        self._options = options

    @found_once
    def walked(self) -> Walked:
        columns = rates.rate(self._givens, Asked(path=self._options, techniques=True), 1, Stop(), counted=True)
        return Walked(columns.levels[0], columns.scores[0], columns.techniques(0))


@dataclass(frozen=True, slots=True)
class Generated:
    """A puzzle as wished.

    `seed` and `attempt` bring it back: the same wish and seed give it again. Level, score and techniques are None on
    boards where they were not asked for and rating is slow; `mastery` and `rating` are None unless they were wished.
    """

    puzzle: Puzzle
    solution: bytes = field(repr=False)
    seed: int
    attempt: int
    path: Walked | Unwalked | None = field(default=None, compare=False, repr=False)
    mastery: Mastery | None = None
    rating: float | None = None

    @property
    def level(self) -> Level | None:
        return self._walked and self._walked.level

    @property
    def score(self) -> int | None:
        return None if self._walked is None else self._walked.score

    @property
    def techniques(self) -> Mapping[str, int] | None:
        """How often the path takes each, in the order in which they come."""
        return self._walked and self._walked.techniques

    @property
    def _walked(self) -> Walked | None:
        return self.path.walked if isinstance(self.path, Unwalked) else self.path

    @property
    def bare(self) -> Generated:
        """The same without level, score and techniques, which then nobody finds out."""
        return replace(self, path=None)

    @property
    def record(self) -> Record:
        """As an entry of a file."""
        facts = {"seed": str(self.seed), "attempt": str(self.attempt)}
        path = self._walked
        if path is not None:
            facts |= {"level": path.level, "score": str(path.score)}
        if self.rating is not None:
            facts["rating"] = str(self.rating)
        if path is not None:
            facts["techniques"] = ", ".join([f"{name} × {times}" for name, times in path.techniques.items()])
        return Record(self.puzzle, solution=self.solution, facts=facts)
