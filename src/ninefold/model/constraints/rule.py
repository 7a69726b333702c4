"""Rules: what the native solvers know. Every constraint is made of houses and of these.

A rule is plain data (`native/general/problem.h` has the table of kinds). Tables are computed once and kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple, TypeVar

from ninefold.errors import PuzzleError
from ninefold.model.bounds import NUMBER, STATES, WEIGHT
from ninefold.model.constraints.kept import kept
from ninefold.stopping import look

_State = TypeVar("_State", bound=Hashable)


class Rule(NamedTuple):
    """One rule: a kind, cells, numbers, a table of 32-bit integers, alternatives that are lists of rules."""

    kind: str
    cells: tuple[int, ...]
    numbers: tuple[int, ...] = ()
    table: bytes = b""
    alternatives: tuple[tuple[Rule, ...], ...] = ()


class Scale(NamedTuple):
    """The digits of a board and the numbers they stand for: digit d is d - 1 + lowest.

    `repeats`: whether a digit may come twice in a row or a column, as where cells are free.

    >>> list(Scale(4, 0).values)
    [0, 1, 2, 3]
    """

    size: int
    lowest: int = 1
    repeats: bool = False

    @property
    def values(self) -> range:
        """The numbers that the digits 1..size stand for."""
        return range(self.lowest, self.lowest + self.size)

    @property
    def shift(self) -> int:
        """Digit minus value."""
        return 1 - self.lowest


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


def too_heavy(name: str, terms: list[tuple[int, int]]) -> None:
    """Refuses a sum in which a cell counts too often, or all cells together do."""
    weights: dict[int, int] = {}
    for cell, weight in terms:
        weights[cell] = weights.get(cell, 0) + abs(weight)
    if max(weights.values(), default=0) > WEIGHT:
        raise PuzzleError(f"{name}: a cell counts at most {WEIGHT:,} times, got {max(weights.values()):,}")
    if sum(weights.values()) > NUMBER:
        raise PuzzleError(f"{name}: the cells count at most {NUMBER:,} times together, got {sum(weights.values()):,}")


def weighted_sum(terms: list[tuple[int, int]], total: int, scale: Scale) -> Iterator[Rule]:
    """Cells with weights whose values add up to the total; a cell may occur more than once."""
    weights: dict[int, int] = {}
    for cell, weight in terms:
        weights[cell] = weights.get(cell, 0) + weight
        total += weight * scale.shift
    weights = {cell: weight for cell, weight in weights.items() if weight}
    if weights:
        yield Rule("sum", tuple(weights), (total, *weights.values()))
    elif total:
        yield NEVER


NEVER = Rule("either", ())
"""A rule without an alternative: nothing keeps it."""


def automaton(
    start: _State, step: Callable[[_State, int], _State | None], accepts: Callable[[_State], bool], scale: Scale
) -> bytes:
    """The table of the automaton that begins in `start` and goes from state to state with each value it reads.

    A row per state: 1 if it accepts, then for each digit the number of the next state, or -1.
    """
    numbers = {start: 0}
    states = [start]
    table = array("i")
    for state in states:
        look()
        table.append(accepts(state))
        for value in scale.values:
            following = step(state, value)
            if following is None:
                table.append(-1)
                continue
            if following not in numbers:
                numbers[following] = len(states)
                states.append(following)
                if len(states) > STATES:
                    raise PuzzleError(f"a rule along a line needs more than {STATES:,} states: too many to solve")
            table.append(numbers[following])
    return table.tobytes()


def reads(cells: tuple[int, ...], table: bytes, digits: bytes, size: int) -> bool:
    """Whether the automaton accepts the digits of the cells in their order."""
    numbers = array("i", table)
    state = 0
    for cell in cells:
        state = numbers[state * (size + 1) + digits[cell]]
        if state < 0:
            return False
    return bool(numbers[state * (size + 1)])


def along(cells: tuple[int, ...], table: bytes) -> Rule:
    """Cells that an automaton reads in this order."""
    return Rule("automaton", cells, (0,), table)
