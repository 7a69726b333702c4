"""A technique: a named pattern that lets a person go on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Technique:
    """A named pattern and the group it belongs to.

    >>> Technique("hidden-single", "Hidden Single", "singles").name
    'Hidden Single'
    """

    id: str
    name: str
    family: str
