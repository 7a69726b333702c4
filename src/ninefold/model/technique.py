"""A technique: a named pattern that lets a person go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Level = Literal["easy", "medium", "hard", "unfair", "extreme"]
"""How hard a technique is, and a path: the easiest first."""
LEVELS: tuple[Level, ...] = get_args(Level)
Boards = Literal["nine", "any", "other"]
"""Where a technique is looked for: on plain 9×9 alone, on any board, on any but plain 9×9."""
Mastery = Literal["easy", "medium", "hard", "expert"]
"""What a person must master to solve a puzzle: the least first."""


@dataclass(frozen=True, slots=True)
class Technique:
    """A named pattern: the group it belongs to, its place in the default order, its level and its points there.

    What has no place there is harder than all that has.

    >>> Technique("hidden-single", "Hidden Single", "singles", order=300, level="easy", score=14).name
    'Hidden Single'
    """

    id: str
    name: str
    family: str
    code: str = ""
    order: int = 0
    level: Level = "extreme"
    score: int = 0
    enabled: bool = True
    boards: Boards = "nine"
