"""What blocks a single: the digits that a person looks at to see it."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.model import Grid, Step
from ninefold.picture.places import corner, middle
from ninefold.picture.scene import Fill, Line, Primitive

_SINGLES = "singles"


def blockers(grid: Grid, step: Step) -> Iterator[Primitive]:
    """Placed digits that leave a single: for a hidden one lines to the cells they block, for a naked one its peers.

    >>> from ninefold.model import Placement, Puzzle, Shape, Technique
    >>> grid = Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))
    >>> single = Technique("naked-single", "Naked Single", "singles")
    >>> len(list(blockers(grid, Step(single, (Placement(1, 2),)))))
    3
    """
    if step.technique.family != _SINGLES or len(step.placements) != 1:
        return
    (cell, digit), size = step.placements[0], grid.puzzle.shape.size
    houses = [mark.house.cells for mark in step.evidence.houses if cell in mark.house.cells]
    peers = grid.puzzle.peers
    if not houses:
        seen = {grid.digits[peer]: peer for peer in sorted(peers[cell]) if grid.digits[peer]}
        for blocker in seen.values():
            yield Fill("r-plain", *corner(blocker, size))
        return
    blocked = {other for other in houses[0] if other != cell and not grid.digits[other]}
    placed = [at for at, one in enumerate(grid.digits) if one == digit]
    while blocked:
        best = max(placed, key=lambda at: len(blocked & peers[at]), default=None)
        reached = blocked & peers[best] if best is not None else set()
        if best is None or not reached:
            return
        yield Fill("r-plain", *corner(best, size))
        yield Line("r-block", tuple((middle(best, size), middle(other, size)) for other in sorted(reached)))
        blocked -= reached
