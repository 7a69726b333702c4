"""Layouts: rules that are drawn anew for each puzzle, the regions of a jigsaw and the cages of a killer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from ninefold.constraints.cage import Cage
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.generating.cages import LEAST, MOST, halves, random_cages
from ninefold.generating.filled import filled_grid
from ninefold.generating.regions import random_regions
from ninefold.generating.wish import Range, Wish, is_plain_nine
from ninefold.model import Puzzle, Shape

LAYOUTS = ("jigsaw", "killer")
USUAL_CAGES = Range(LEAST, MOST)
_TRIES = 40
"""Jigsaws drawn until one can be filled: most can."""


@dataclass(frozen=True, slots=True)
class LayoutWish(Wish):
    """A wish for puzzles each of which has regions or cages of its own.

    layouts     jigsaw, killer or both
    cages       how many cells a cage has
    """

    layouts: tuple[str, ...] = ()
    cages: Range = USUAL_CAGES

    def __post_init__(self) -> None:
        Wish.__post_init__(self)
        unknown = [name for name in self.layouts if name not in LAYOUTS]
        if unknown:
            raise PuzzleError(f"no layout is called {unknown[0]!r}; there are {', '.join(LAYOUTS)}")
        if not 1 <= (self.cages.least or 1) <= (self.cages.most or self.shape.size) <= self.shape.size:
            raise PuzzleError(f"cages: expected from 1 to {self.shape.size} cells, got {self.cages}")

    @property
    def is_plain_nine(self) -> bool:
        """Never where something is drawn."""
        return not self.layouts and is_plain_nine(self.shape, self.constraints)


def laid_out(wish: LayoutWish, rng: Random, stop: Stop) -> tuple[LayoutWish, bytes]:
    """The wish with everything drawn that it leaves open, and a solution."""
    drawn, solution = _filled(wish, rng, stop)
    if "killer" in wish.layouts:
        cages = random_cages(solution, wish.shape.size, wish.cages, rng)
        drawn = replace(drawn, constraints=(*drawn.constraints, *cages))
    return drawn, solution


def fewer_givens(puzzle: Puzzle, solution: bytes, rng: Random) -> Puzzle | None:
    """The puzzle with a cage cut in two, best one with a given, which may become needless; None if none can be cut."""
    cages = [rule for rule in puzzle.constraints if isinstance(rule, Cage)]
    given = {cell for cell, digit in enumerate(puzzle.givens) if digit}
    rng.shuffle(cages)
    for cage in sorted(cages, key=lambda cage: not given & set(cage.cells)):
        cut = halves(cage, puzzle.shape.size, solution, rng)
        if cut is not None:
            others = tuple(rule for rule in puzzle.constraints if rule is not cage)
            return replace(puzzle, constraints=(*others, *cut))
    return None


def _filled(wish: LayoutWish, rng: Random, stop: Stop) -> tuple[LayoutWish, bytes]:
    if "jigsaw" not in wish.layouts:
        return wish, filled_grid(wish.shape, rng, constraints=wish.constraints, from_root=wish.from_root, stop=stop)
    board = Shape(1, wish.shape.size)
    for _ in range(_TRIES):
        regions = random_regions(wish.shape, rng)
        drawn = replace(wish, shape=board, constraints=(*regions, *wish.constraints))
        try:
            return drawn, filled_grid(board, rng, constraints=drawn.constraints, stop=stop)
        except PuzzleError:
            continue  # regions that no grid fills
    raise PuzzleError("no jigsaw was found that can be filled")
