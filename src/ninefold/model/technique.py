"""A technique: a named pattern that lets a person go on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Technique:
    """A named pattern: the group it belongs to, its place in the default order, its level and its points there.

    >>> Technique("hidden-single", "Hidden Single", "singles", order=300, level="easy", score=14).name
    'Hidden Single'
    """

    id: str
    name: str
    family: str
    code: str = ""
    order: int = 0
    level: str = ""
    score: int = 0
    enabled: bool = True
