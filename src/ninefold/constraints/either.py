"""Alternatives: at least one of several lists of constraints holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ninefold.constraints.parts import Alternatives, Constraint, Drawn, Rule, Scale, Shape, constraint
from ninefold.errors import PuzzleError
from ninefold.model.bounds import CONSTRAINTS, DEPTH, RULES, TABLE_BYTES
from ninefold.model.shown import shown
from ninefold.stopping import looking


@constraint
class Either(Constraint):
    """At least one of the alternatives holds; an alternative is a list of constraints that hold together."""

    alternatives: Alternatives
    name = "alternatives"

    def check(self) -> None:
        ways = self.alternatives
        if type(ways) is not tuple or not all(type(way) is tuple for way in ways):
            raise PuzzleError(f"alternatives: expected a tuple of tuples, got {shown(ways)}")
        wrong = next((one for way in ways for one in way if not isinstance(one, Constraint)), None)
        if wrong is not None:
            raise PuzzleError(f"alternatives: expected constraints, got {shown(wrong)}")
        if len(ways) > CONSTRAINTS or self.in_all > CONSTRAINTS:
            raise PuzzleError(f"alternatives: at most {CONSTRAINTS:,} of them and of what is in them")
        if self.depth > DEPTH:
            raise PuzzleError(f"alternatives: at most {DEPTH} of them lie inside of each other")

    @property
    def depth(self) -> int:
        """How many alternatives lie inside of each other."""
        inner = (one.depth for way in self.alternatives for one in way if isinstance(one, Either))
        return 1 + max(inner, default=0)

    @property
    def in_all(self) -> int:
        return 1 + sum(one.in_all for way in self.alternatives for one in way)

    def listed(self, shape: Shape) -> int:
        return sum(one.listed(shape) for way in self.alternatives for one in way)

    @property
    def sentence(self) -> str:
        ways = [" and ".join(one.sentence for one in way) for way in self.alternatives]
        return "either " + ", or ".join(ways)

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        return tuple(mark for way in self.alternatives for one in way for mark in one.drawing)

    def fault(self, shape: Shape) -> str | None:
        for number, way in enumerate(looking(self.alternatives), 1):
            for one in way:
                fault = one.fault(shape)
                if fault is not None:
                    return f"alternative {number}: {one.name}: {fault}"
        return None

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return any(all(one.holds(digits, scale) for one in way) for way in looking(self.alternatives))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        made = _Made()
        ways = (tuple(made.counted(_all(way, scale))) for way in looking(self.alternatives))
        yield Rule("either", (), alternatives=tuple(ways))


class _Made:
    """What was made for some alternatives by now: they are handed on only when they are whole."""

    def __init__(self) -> None:
        self._rules = 0
        self._bytes = 0
        self._tables: set[int] = set()  # by identity: equal ones that were made twice lie there twice

    def counted(self, rules: Iterable[Rule]) -> Iterator[Rule]:
        """The rules, unless they become too many."""
        for rule in looking(rules):
            self._count(rule)
            yield rule

    def _count(self, rule: Rule) -> None:
        self._rules += 1
        if id(rule.table) not in self._tables:
            self._tables.add(id(rule.table))
            self._bytes += len(rule.table)
        if self._rules > RULES:
            raise PuzzleError(f"alternatives: more than {RULES:,} rules are in them: too many to solve")
        if self._bytes > TABLE_BYTES:
            raise PuzzleError(f"alternatives: more than {TABLE_BYTES:,} bytes of tables are in them: too many to solve")
        for way in rule.alternatives:
            for inner in way:
                self._count(inner)


def _all(constraints: tuple[Constraint, ...], scale: Scale) -> Iterator[Rule]:
    for one in constraints:
        yield from one.rules(scale)
        for house in one.houses:
            yield Rule("distinct", house.cells)
