"""Alternatives: at least one of several lists of constraints holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ninefold.model.constraints.base import Constraint, Mark
from ninefold.model.constraints.rule import Rule, Scale
from ninefold.model.house import House

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@dataclass(frozen=True, slots=True)
class Either:
    """At least one of the alternatives holds; an alternative is a list of constraints that hold together."""

    alternatives: tuple[tuple[Constraint, ...], ...]
    name = "alternatives"

    @property
    def houses(self) -> tuple[House, ...]:
        return ()

    @property
    def sentence(self) -> str:
        ways = [" and ".join(rule.sentence for rule in alternative) for alternative in self.alternatives]
        return "either " + ", or ".join(ways)

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return tuple(mark for alternative in self.alternatives for rule in alternative for mark in rule.drawing)

    def fits(self, shape: Shape) -> bool:
        return all(rule.fits(shape) for alternative in self.alternatives for rule in alternative)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return any(all(rule.holds(digits, scale) for rule in alternative) for alternative in self.alternatives)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("either", (), alternatives=tuple(tuple(_all(way, scale)) for way in self.alternatives))


def _all(constraints: tuple[Constraint, ...], scale: Scale) -> Iterator[Rule]:
    for constraint in constraints:
        yield from constraint.rules(scale)
        for house in constraint.houses:
            yield Rule("distinct", house.cells)
