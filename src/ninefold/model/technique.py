"""A technique: a named pattern that lets a person go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ninefold.choices import Level

Boards = Literal["nine", "any", "other"]
"""Where a technique is looked for: on plain 9×9 alone, on any board, on any but plain 9×9."""


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
