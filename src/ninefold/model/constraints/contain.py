"""What a group of cells contains: quadruples, exact contents, look-and-say clues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale, along, automaton


@dataclass(frozen=True, slots=True)
class Contain(OnCells):
    """The cells contain these values, each at least as often as it is listed; `exactly`: no more often."""

    cells: tuple[int, ...]
    contents: tuple[int, ...]
    exactly: bool = False
    name = "contain"
    mark = "circle"

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
        counts = tuple(sorted(Counter(self.contents).items()))
        yield along(self.cells, _counts(counts, self.exactly, scale))


@dataclass(frozen=True, slots=True)
class LookAndSay(OnCells):
    """(count, value) pairs: the cells hold each value exactly so often."""

    cells: tuple[int, ...]
    counts: tuple[tuple[int, int], ...]
    name = "look and say"
    mark = "cage"

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
        counts = tuple(sorted((value, n) for n, value in self.counts))
        yield along(self.cells, _counts(counts, True, scale))


@lru_cache(maxsize=256)
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
