"""A technique as both faces tell it."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.model import Technique


@dataclass(frozen=True, slots=True)
class TechniqueAnswer:
    """A technique by its id and name, with its family, level and points."""

    id: str
    name: str
    family: str
    level: str
    score: int

    @classmethod
    def of(cls, technique: Technique) -> TechniqueAnswer:
        level, score = technique.level, technique.score
        return cls(id=technique.id, name=technique.name, family=technique.family, level=level, score=score)
