"""What comes out: a puzzle with its solution and its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ninefold.model import Puzzle, Record


class Progress(NamedTuple):
    """How far it is: attempts made, puzzles found."""

    attempts: int
    found: int


@dataclass(frozen=True, slots=True)
class Generated:
    """A puzzle as wished.

    `seed` and `attempt` bring it back: the same wish and seed give it again. Level, score and techniques are None on
    boards where they were not asked for and rating is slow; `mastery` and `rating` are None unless they were wished.
    """

    puzzle: Puzzle
    solution: bytes
    seed: int
    attempt: int
    level: str | None = None
    score: int | None = None
    mastery: str | None = None
    techniques: Mapping[str, int] | None = field(default=None, hash=False)
    rating: float | None = None

    @property
    def facts(self) -> dict[str, object]:
        """Everything in words that JSON knows."""
        told: dict[str, object] = {
            "puzzle": self.puzzle.oneline,
            "solution": self.puzzle.text_of(self.solution),
            "givens": self.puzzle.given_count,
            "level": self.level,
            "score": self.score,
            "mastery": self.mastery,
            "rating": self.rating,
            "techniques": None if self.techniques is None else dict(self.techniques),
            "seed": self.seed,
            "attempt": self.attempt,
        }
        return {name: value for name, value in told.items() if value is not None}

    @property
    def record(self) -> Record:
        """As an entry of a file."""
        facts = {"seed": str(self.seed), "attempt": str(self.attempt)}
        if self.level is not None:
            facts |= {"level": self.level, "score": str(self.score)}
        if self.rating is not None:
            facts["rating"] = str(self.rating)
        if self.techniques is not None:
            facts["techniques"] = ", ".join(f"{name} × {times}" for name, times in self.techniques.items())
        return Record(self.puzzle, solution=self.solution, facts=facts)
