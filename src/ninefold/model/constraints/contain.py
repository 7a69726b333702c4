"""What a group of cells contains: quadruples, exact contents, look-and-say clues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import prod

from ninefold.errors import PuzzleError
from ninefold.model.bounds import STATES
from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.kept import kept
from ninefold.model.constraints.rule import NEVER, Rule, Scale, along, automaton


@dataclass(frozen=True, slots=True)
class Contain(OnCells):
    """The cells contain these values, each at least as often as it is listed; `exactly`: no more often."""

    cells: tuple[int, ...]
    contents: tuple[int, ...]
    exactly: bool = False
    name = "contain"
    mark = "meeting"

    def check(self) -> None:
        OnCells.check(self)
        _check_counts(self.name, Counter(self.contents).values())

    @property
    def text(self) -> str:
        return " ".join(map(str, sorted(self.contents)))

    @property
    def sentence(self) -> str:
        return f"the cells contain {'exactly ' if self.exactly else ''}{', '.join(map(str, sorted(self.contents)))}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        has, wanted = Counter(self.values(digits, scale)), Counter(self.contents)
        return all(has[value] == n if self.exactly else has[value] >= n for value, n in wanted.items())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return _contain(self.cells, dict(Counter(self.contents)), self.exactly, scale)


@dataclass(frozen=True, slots=True)
class LookAndSay(OnCells):
    """(count, value) pairs: the cells hold each value exactly so often."""

    cells: tuple[int, ...]
    counts: tuple[tuple[int, int], ...]
    name = "look and say"
    mark = "cage"

    def check(self) -> None:
        OnCells.check(self)
        _check_counts(self.name, {value: n for n, value in self.counts}.values())

    @property
    def text(self) -> str:
        return "".join(f"{n}{value}" for n, value in self.counts)

    @property
    def sentence(self) -> str:
        said = ", ".join(f"exactly {n} times {value}" for n, value in self.counts)
        return f"the cells hold {said}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        has = Counter(self.values(digits, scale))
        return all(has[value] == n for n, value in self.counts)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        wanted = {value: n for n, value in self.counts}
        if len(wanted) < len(set(self.counts)):
            return iter((NEVER,))  # two counts of one value
        return _contain(self.cells, wanted, True, scale)


def _check_counts(name: str, counts: Collection[int]) -> None:
    """Refuses contents that cannot be followed along a line: the states are all that may still be wanted."""
    if prod(max(n, 0) + 1 for n in counts) > STATES:
        raise PuzzleError(f"{name}: so many different contents need more than {STATES:,} states: too many to solve")


def _contain(cells: tuple[int, ...], wanted: dict[int, int], exactly: bool, scale: Scale) -> Iterator[Rule]:
    absent = sum(abs(n) for value, n in wanted.items() if value not in scale.values)
    counts = tuple(sorted((value, n) for value, n in wanted.items() if value in scale.values))
    if absent or any(n < 0 for _, n in counts) or sum(n for _, n in counts) > len(cells):
        yield NEVER
    elif counts:
        yield along(cells, _counts(counts, exactly, scale))


@kept
def _counts(counts: tuple[tuple[int, int], ...], exactly: bool, scale: Scale) -> bytes:
    # The state is how often each value is still wanted.
    places = {value: k for k, (value, _) in enumerate(counts)}

    def step(state: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        k = places.get(value)
        if k is None:
            return state
        if state[k] == 0:
            return None if exactly else state
        return (*state[:k], state[k] - 1, *state[k + 1 :])

    return automaton(tuple(n for _, n in counts), step, lambda state: not any(state), scale)
