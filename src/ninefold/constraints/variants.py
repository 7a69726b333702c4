"""Variants by name: the constraints that hold everywhere on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ninefold.constraints.extra_house import diagonals, disjoint_groups, windows
from ninefold.constraints.leap import Leap
from ninefold.constraints.neighbours import Neighbours
from ninefold.constraints.taxicab import Taxicab
from ninefold.model.constraint import Constraint
from ninefold.model.one_of import one_of
from ninefold.model.shape import Shape

VARIANTS: dict[str, Callable[[Shape], Sequence[Constraint]]] = {
    "antiking": lambda shape: [Leap(shape.size, 1, 1)],
    "antiknight": lambda shape: [Leap(shape.size, 1, 2)],
    "classic": lambda shape: [],
    "diagonal": lambda shape: diagonals(shape.size),
    "diagonal-nonconsecutive": lambda shape: [Neighbours(shape.size, "difference", 1, down=1, right=1)],
    "disjoint": disjoint_groups,
    "knightmare": lambda shape: [Neighbours(shape.size, "sum", number, down=1, right=2) for number in (5, 15)],
    "nonconsecutive": lambda shape: [Neighbours(shape.size, "difference", 1)],
    "taxicab": lambda shape: [Taxicab(shape.size)],
    "windoku": windows,
}


def variant(names: Iterable[str], shape: Shape) -> tuple[Constraint, ...]:
    """The constraints of the named variants; a name that is not known is refused.

    >>> [each.sentence for each in variant(["nonconsecutive"], Shape(3, 3))]
    ['neighbours never have the difference 1']
    """
    found: list[Constraint] = []
    for name in names:
        one_of("variant", name, VARIANTS)
        found += VARIANTS[name](shape)
    return tuple(found)
