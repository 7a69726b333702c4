"""Cells that hold some values so many times, told by an automaton that counts down."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import prod

from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.errors import PuzzleError
from ninefold.model.bounds import STATES
from ninefold.model.rule import NEVER, Rule, Scale


def check_counts(name: str, counts: Collection[int]) -> None:
    """Refuses contents that cannot be followed along a line: the states are all that may still be wanted."""
    if prod(max(n, 0) + 1 for n in counts) > STATES:
        raise PuzzleError(f"{name}: so many different contents need more than {STATES:,} states: too many to solve")


def contain_rules(cells: tuple[int, ...], wanted: dict[int, int], exactly: bool, scale: Scale) -> Iterator[Rule]:
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
