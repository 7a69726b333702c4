"""Lines cut into pieces of one sum: ten lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from ninefold.constraints.parts import NEVER, Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.errors import PuzzleError
from ninefold.model.bounds import LOOP_TOTAL, RUNNING_TOTAL


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
            # Zeros alone are no piece, which a loop must have.
            return whole == 0 <= self.total and (self.total == 0 or not self.loop)
        # Cuts are sums a total apart; the first of them may be anywhere on a loop, and is the start of a line.
        pieces = whole // self.total
        found = [0] * self.total
        for cut in {s % whole for s in sums}:
            found[cut % self.total] += 1
        return (max(found) if self.loop else found[0]) == pieces

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if self.total < 0 or (self.total > len(self.cells) * scale.values[-1] and scale.lowest):
            yield NEVER
            return
        most = LOOP_TOTAL if self.loop else RUNNING_TOTAL
        if self.total > most:
            raise PuzzleError(f"sum line: a total is at most {most:,} to be followed, got {self.total:,}")
        if not self.loop or self.total < 2:
            yield along(self.cells, _pieces(self.total, scale))
            return
        # A loop begins somewhere inside of a piece, and ends as far in it.
        yield Rule(
            "either",
            (),
            alternatives=tuple((along(self.cells, _loop(self.total, s, scale)),) for s in range(self.total)),
        )


@kept
def _pieces(total: int, scale: Scale) -> bytes:
    # The sum of the present piece; a whole piece is the start of the next.
    return automaton(0, lambda piece, value: _longer(piece, value, total), lambda piece: piece == 0, scale)


@kept
def _loop(total: int, begun: int, scale: Scale) -> bytes:
    # The same from a piece that has begun to one that is as long, with whether a piece was whole in between.
    def step(state: tuple[int, bool], value: int) -> tuple[int, bool] | None:
        piece = _longer(state[0], value, total)
        return None if piece is None else (piece, state[1] or piece < state[0] + value)

    return automaton((begun, False), step, lambda state: state == (begun, True), scale)


def _longer(piece: int, value: int, total: int) -> int | None:
    return None if piece + value > total else 0 if piece + value == total else piece + value
