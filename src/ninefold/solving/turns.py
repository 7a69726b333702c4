"""Whose turn it is on a board: the search works until it stalls, then others do, then the search again for longer.

Work of the search is counted in looks at cells (`Solver.effort`), that of the others in conflicts of CaDiCaL, neither
in seconds: who answers is the same on every machine. ADR 10 says why there are others at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

STALLED = 12_000_000
"""Work without a new solution, about 0.05 s, after which a search has stalled."""
STALLED_SUMS = 300_000_000
"""The same on boards of cages, sums and sandwiches up to 9×9, where the search needs about as many guesses as CaDiCaL
has conflicts, and less time for each."""
STALLED_REGIONS = 4 * STALLED_SUMS
"""And on boards whose regions are to be found: there the search is better for longer still."""
CONFLICTS = 20_000
"""Of CaDiCaL's first turn. Each turn is twice the one before, unless the search is the better one."""
_SUMS = frozenset({"cage", "sum", "sandwich"})


class Turn(NamedTuple):
    """What the search may work without a new solution; then what the others may, none at all if it is 0."""

    effort: int
    conflicts: int


def turns(size: int, kinds: frozenset[str]) -> Iterator[Turn]:
    """The turns on a board of this size with rules of these kinds, without end.

    >>> [turn.effort // 1_000_000 for turn, _ in zip(turns(25, frozenset()), range(3))]
    [12, 24, 48]
    """
    stalled = stalled_after(size, kinds)
    if stalled > STALLED:
        yield Turn(STALLED, 0)
        yield Turn(stalled - STALLED, CONFLICTS)
    else:
        yield Turn(STALLED, CONFLICTS)
    searches_better = stalled >= STALLED_SUMS
    for doubled in count(1):
        longer = 2**doubled
        yield Turn(longer * (stalled if searches_better else STALLED), CONFLICTS * (1 if searches_better else longer))


def stalled_after(size: int, kinds: frozenset[str]) -> int:
    """The work without a solution after which a search has stalled for the first time."""
    if "regions" in kinds:
        return STALLED_REGIONS
    if size <= 9 and kinds & _SUMS and kinds <= _SUMS | {"among"}:
        return STALLED_SUMS
    return STALLED
