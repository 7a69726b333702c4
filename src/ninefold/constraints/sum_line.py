"""Lines cut into pieces of one sum: ten lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from ninefold.constraints.parts import NEVER, Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.errors import PuzzleError
from ninefold.model.bounds import RUNNING_TOTAL, WAYS
from ninefold.stopping import look


@constraint
class SumLine(OnCells):
    """The line can be cut into pieces that each add up to `total`; on a loop the cuts may be anywhere."""

    cells: Cells
    total: int = 10
    loop: bool = False
    name = "sum line"
    clue = "total"
    words = "the line falls into pieces that each add up to {total}"
    convention = "the pieces of a ten line have the sum 10"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        sums = list(accumulate(self.values(digits, scale), initial=0))
        whole = sums[-1]
        if self.total <= 0 or whole == 0 or whole % self.total:
            return whole == 0 == self.total
        # Cuts are sums a total apart; the first of them may be anywhere on a loop, and is the start of a line.
        pieces = whole // self.total
        found = [0] * self.total
        for cut in {s % whole for s in sums}:
            found[cut % self.total] += 1
        return (max(found) if self.loop else found[0]) == pieces

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if not 0 <= self.total <= len(self.cells) * scale.values[-1]:
            yield NEVER
            return
        if self.total > RUNNING_TOTAL:
            raise PuzzleError(f"sum line: a total is at most {RUNNING_TOTAL:,} to be followed, got {self.total:,}")
        yield along(self.cells, _pieces(self.total, self.loop, scale))


@kept
def _pieces(total: int, loop: bool, scale: Scale) -> bytes:
    # All ways to cut are followed at once, each as (what the piece that is open at the end brings to the one that is
    # open at the start, sum of the present piece, whether there was a cut). A loop may be cut anywhere, so every
    # debt is tried; a line has none.
    known: set[frozenset[tuple[int, int, bool]]] = set()
    followed = 0

    def step(ways: frozenset[tuple[int, int, bool]], value: int) -> frozenset[tuple[int, int, bool]] | None:
        nonlocal followed
        look()
        longer = {(debt, max(s, 0) + value, cut) for debt, s, cut in ways if max(s, 0) + value <= total}
        fresh = {(debt, value, True) for debt, s, _ in ways if s == total and value <= total}
        following = frozenset(longer | fresh)
        if following not in known:
            known.add(following)
            followed += len(following)
        if followed > WAYS:
            raise PuzzleError(f"sum line: more than {WAYS:,} ways to cut it into pieces of {total}: too many to solve")
        return following or None

    def ends(ways: frozenset[tuple[int, int, bool]]) -> bool:
        return any(s == debt and cut if debt else s == total for debt, s, cut in ways)

    start = {(0, -1, False)} | ({(debt, debt, False) for debt in range(1, total)} if loop else set())
    return automaton(frozenset(start), step, ends, scale)
