"""Contradictions: suppose a candidate, follow singles and the rules of the variant, and meet an impossibility.

All candidates are followed together, a round at a time, so the one that fails first is the simplest to tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ninefold.engine.stop import Stop
from ninefold.logic.any_shape.conflicts import all_candidates, bits, conflicts_of
from ninefold.logic.any_shape.scope import Scope, domains, scopes_of
from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, HouseMark, LockedSet, Mark, RuleMark, Step
from ninefold.model.cells import cell_name, cell_names

_ROUNDS = 6
_MOST_DIGITS = 4
"""Cells with more candidates are left out: a person does not try five things, and it takes several times as long."""
_EFFORT = 3000
"""Questions to scopes after which the search is given up: counted, not timed, so that the answer is always the same."""


@dataclass(frozen=True, slots=True)
class _Clash:
    """What is impossible, in words, and the cells where it shows."""

    sentence: str
    cells: tuple[int, ...]


@dataclass(slots=True)
class _Supposed:
    """A candidate that is supposed, and what has followed so far."""

    candidate: int
    alive: int
    placed: list[int] = field(default_factory=list)


class _Board:
    """What following needs to know of a grid, the same for every candidate that is supposed."""

    def __init__(self, grid: Grid) -> None:
        puzzle = grid.puzzle
        self.grid = grid
        self.size = puzzle.shape.size
        self.every = (1 << self.size) - 1
        self.conflicts = conflicts_of(puzzle)
        self.filled = domains(grid)
        self.houses = [house for house in puzzle.houses if len(house.cells) == self.size]
        self.empty = [cell for cell, digit in enumerate(grid.digits) if not digit]
        self.effort = 0
        self.scopes_of_cell: dict[int, list[Scope]] = {}
        for scope in scopes_of(puzzle).wide:
            for cell in scope.cells:
                self.scopes_of_cell.setdefault(cell, []).append(scope)

    def digits_of(self, alive: int) -> list[int]:
        """The open digits of every cell."""
        masks = list(self.filled)
        for cell in self.empty:
            masks[cell] = alive >> (cell * self.size) & self.every
        return masks


def contradictions(grid: Grid, stop: Stop) -> Iterator[Step]:
    """One candidate that leads to an impossibility, the one that does so soonest."""
    board = _Board(grid)
    alive = all_candidates(grid)
    runs: list[tuple[_Supposed, Iterator[_Clash | None]]] = []
    for cell in sorted(board.empty, key=lambda cell: grid.candidates[cell].bit_count()):
        for k in bits(grid.candidates[cell]) if grid.candidates[cell].bit_count() <= _MOST_DIGITS else ():
            supposed = _Supposed(cell * board.size + k, alive)
            runs.append((supposed, _followed(board, supposed, stop)))
    for _ in range(_ROUNDS):
        going = []
        for supposed, run in runs:
            if stop.look() or board.effort > _EFFORT:
                return
            try:
                clash = next(run)
            except StopIteration:
                continue
            if clash is not None:
                yield _step(grid, supposed, clash)
                return
            going.append((supposed, run))
        runs = going


def _followed(board: _Board, supposed: _Supposed, stop: Stop) -> Iterator[_Clash | None]:
    """A round at a time: what the new digits rule out, then the singles that are left. Ends where nothing follows."""
    before = supposed.alive
    fresh = [supposed.candidate]
    while fresh:
        for candidate in fresh:
            if not supposed.alive >> candidate & 1:
                cell, k = divmod(candidate, board.size)
                name = cell_name(cell, board.size)
                yield _Clash(f"{name} can no longer be {board.grid.puzzle.symbol(k + 1)}", (cell,))
                return
            supposed.alive &= ~board.conflicts.of(candidate)
            if candidate != supposed.candidate:
                supposed.placed.append(candidate)
        masks = board.digits_of(supposed.alive)
        clash = _clash(board, masks) or _narrow(board, supposed, masks, before, stop)
        if clash is not None:
            yield clash
            return
        done = {supposed.candidate, *supposed.placed}
        fresh = [candidate for candidate in _singles(board, masks) if candidate not in done]
        before = supposed.alive
        yield None


def _narrow(board: _Board, supposed: _Supposed, masks: list[int], before: int, stop: Stop) -> _Clash | None:
    """Asks the scopes of every cell that has changed."""
    size = board.size
    changed = {candidate // size for candidate in bits(before & ~supposed.alive)}
    scopes = dict.fromkeys(scope for cell in sorted(changed) for scope in board.scopes_of_cell.get(cell, ()))
    board.effort += 1 + len(scopes)
    for scope in scopes:
        left = scope.possible(masks, stop)
        if stop.look():
            return None
        if not all(left):
            assert scope.constraint is not None
            cells = cell_names(scope.named, size)
            return _Clash(f"the {scope.constraint.name} {cells} has no filling", scope.named)
        for cell, mask in zip(scope.cells, left, strict=True):
            if masks[cell] & ~mask:
                supposed.alive &= ~((masks[cell] & ~mask) << (cell * size))
                masks[cell] &= mask
    return _clash(board, masks)


def _clash(board: _Board, masks: list[int]) -> _Clash | None:
    for cell in board.empty:
        if not masks[cell]:
            return _Clash(f"nothing is left for {cell_name(cell, board.size)}", (cell,))
    for house in board.houses:
        held = 0
        for cell in house.cells:
            held |= masks[cell]
        if held != board.every:
            missing = next(bits(board.every & ~held)) + 1
            return _Clash(f"{house.name} has no place for {board.grid.puzzle.symbol(missing)}", house.cells)
    return None


def _singles(board: _Board, masks: list[int]) -> Iterator[int]:
    for cell in board.empty:
        if masks[cell] & (masks[cell] - 1) == 0:
            yield cell * board.size + masks[cell].bit_length() - 1
    for house in board.houses:
        once = twice = 0
        for cell in house.cells:
            twice |= once & masks[cell]
            once |= masks[cell]
        for k in bits(once & ~twice):
            cell = next(cell for cell in house.cells if masks[cell] >> k & 1)
            if not board.grid.digits[cell]:
                yield cell * board.size + k


def _step(grid: Grid, supposed: _Supposed, clash: _Clash) -> Step:
    size = grid.puzzle.shape.size
    cell, k = divmod(supposed.candidate, size)
    follows = tuple(dict.fromkeys(supposed.placed))
    evidence = Evidence(
        cells=(cell, *(candidate // size for candidate in follows)),
        houses=tuple(HouseMark(house) for house in grid.puzzle.houses if house.cells == clash.cells)[:1],
        marks=(Mark(cell, k + 1, "pivot"), *(Mark(c // size, c % size + 1) for c in follows)),
        sets=tuple(LockedSet((candidate // size,), (candidate % size + 1,), "extra") for candidate in follows),
        rules=(RuleMark("contradiction", clash.sentence, clash.cells),),
    )
    eliminations = (Elimination(cell, k + 1),)
    return Step(technique("rule-contradiction"), eliminations=eliminations, evidence=evidence, digits=(k + 1,))
