"""Lines as rules: an automaton reads the digits of cells one after the other."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable
from typing import TypeVar

from ninefold.errors import PuzzleError
from ninefold.model.bounds import STATES
from ninefold.model.rule import Rule, Scale
from ninefold.stopping import look

_State = TypeVar("_State", bound=Hashable)


class TooManyStatesError(PuzzleError):
    """A rule along a line needs more states than are allowed."""


def automaton(
    start: _State,
    step: Callable[[_State, int], _State | None],
    accepts: Callable[[_State], bool],
    scale: Scale,
    most: int = STATES,
) -> bytes:
    """The table of the automaton that begins in `start` and goes from state to state with each value it reads.

    TooManyStatesError: it has more states than `most`.

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
                if len(states) > most:
                    raise TooManyStatesError(
                        f"a rule along a line needs more than {STATES:,} states: too many to solve"
                    )
            table.append(numbers[following])
    return table.tobytes()


def reads(cells: tuple[int, ...], table: bytes, digits: bytes | dict[int, int], size: int) -> bool:
    """Whether the automaton accepts the digits of the cells in their order."""
    numbers = memoryview(table).cast("i")
    state = 0
    for cell in cells:
        state = numbers[state * (size + 1) + digits[cell]]
        if state < 0:
            return False
    return bool(numbers[state * (size + 1)])


def along(cells: tuple[int, ...], table: bytes) -> Rule:
    """Cells that an automaton reads in this order."""
    return Rule("automaton", cells, (0,), table)
