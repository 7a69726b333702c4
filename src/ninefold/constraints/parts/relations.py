"""Relations of two values, and the rule that two cells have one."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from ninefold.constraints.parts.kept import kept
from ninefold.model.rule import Rule, Scale

_RELATIONS: dict[str, Callable[[int, int, int], bool]] = {
    "equal": lambda a, b, _: a == b,
    "different": lambda a, b, _: a != b,
    "less": lambda a, b, _: a < b,
    "at most": lambda a, b, _: a <= b,
    "difference": lambda a, b, n: abs(a - b) == n,
    "not difference": lambda a, b, n: abs(a - b) != n,
    "difference at least": lambda a, b, n: abs(a - b) >= n,
    "ratio": lambda a, b, n: a == n * b or b == n * a,
    "not ratio": lambda a, b, n: a != n * b and b != n * a,
    "sum": lambda a, b, n: a + b == n,
    "not sum": lambda a, b, n: a + b != n,
    "not both": lambda a, b, n: not a == b == n,
    "different modulo": lambda a, b, n: a % n != b % n,
    "same modulo": lambda a, b, n: a % n == b % n,
}


def related(relation: str, a: int, b: int, number: int = 0) -> bool:
    """Whether two values stand in a relation.

    >>> related("ratio", 3, 6, 2), related("less", 5, 5)
    (True, False)
    """
    return _RELATIONS[relation](a, b, number)


def pair(a: int, b: int, relation: str, scale: Scale, number: int = 0) -> Rule:
    """Two cells whose values stand in a relation; or one cell, where a line comes by it twice."""
    if a == b:
        return Rule("among", (a,), tuple(v + scale.shift for v in scale.values if related(relation, v, v, number)))
    return Rule("pair", (a, b), table=_pair_table(relation, number, scale))


@kept
def _pair_table(relation: str, number: int, scale: Scale) -> bytes:
    return array("i", [related(relation, a, b, number) for a in scale.values for b in scale.values]).tobytes()
