"""Layouts: rules that are drawn anew for each puzzle: regions of a jigsaw, cages, and whatever `drawn` knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ninefold.constraints.cage import Cage
from ninefold.constraints.variants import VARIANTS, variant
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.generating.cages import LEAST, MOST, halves, random_cages
from ninefold.generating.drawn import DRAWINGS, drawn
from ninefold.generating.filled import filled_grid
from ninefold.generating.regions import random_regions
from ninefold.generating.wish import Range, Wish, is_plain_nine
from ninefold.model import Puzzle, Shape
from ninefold.model.constraint import Constraint
from ninefold.model.one_of import one_of

LAYOUTS = ("jigsaw", "killer", *DRAWINGS)
USUAL_CAGES = Range(LEAST, MOST)
_TRIES = 40
"""Jigsaws drawn until one can be filled: most can."""


@dataclass(frozen=True, slots=True)
class LayoutWish(Wish):
    """A wish for puzzles each of which has regions, cages or other clues of its own.

    layouts     names of `LAYOUTS`
    cages       how many cells a cage has
    """

    layouts: tuple[str, ...] = ()
    cages: Range = USUAL_CAGES

    def __post_init__(self) -> None:
        Wish.__post_init__(self)
        for name in self.layouts:
            one_of("layout", name, LAYOUTS)
        if self.way == "add":
            raise PuzzleError("way add: regions and cages are drawn for a filled grid, and here there is none")
        if not 1 <= (self.cages.least or 1) <= (self.cages.most or self.shape.size) <= self.shape.size:
            raise PuzzleError(f"cages: expected from 1 to {self.shape.size} cells, got {self.cages}")

    @property
    def is_plain_nine(self) -> bool:
        """Never where something is drawn."""
        return not self.layouts and is_plain_nine(self.shape, self.constraints)


def wish_for(variants: Sequence[str], shape: Shape, constraints: tuple[Constraint, ...] = (), **wished: Any) -> Wish:
    """A wish by names of variants, some of which are drawn anew for each puzzle; `wished` as in `LayoutWish`."""
    for name in variants:
        one_of("variant", name, variant_names())
    layouts = tuple(name for name in variants if name in LAYOUTS)
    rules = variant([name for name in variants if name not in LAYOUTS], shape) + constraints
    if not layouts:
        return Wish(shape=shape, constraints=rules, **wished)
    return LayoutWish(shape=shape, constraints=rules, layouts=layouts, **wished)


def variant_names() -> tuple[str, ...]:
    """All that may be wished for by name."""
    return (*VARIANTS, *LAYOUTS)


def laid_out(wish: LayoutWish, rng: Random, stop: Stop) -> tuple[LayoutWish, bytes]:
    """The wish with everything drawn that it leaves open, and a solution."""
    wish, solution = _filled(wish, rng, stop)
    if "killer" in wish.layouts:
        cages = random_cages(solution, wish.shape.size, wish.cages, rng)
        wish = replace(wish, constraints=(*wish.constraints, *cages))
    for name in (name for name in DRAWINGS if name in wish.layouts):
        clues = drawn(name, solution, Puzzle(wish.shape, bytes(wish.shape.cells), wish.constraints), rng)
        wish = replace(wish, constraints=(*wish.constraints, *clues))
    return wish, solution


def sparse_clues(wish: LayoutWish, laid: LayoutWish) -> list[Constraint]:
    """Of the clues that were drawn those that may go if the puzzle does not need them."""
    kinds = tuple(kind for name in wish.layouts if name in DRAWINGS for kind in DRAWINGS[name].sparse)
    return [rule for rule in laid.constraints if isinstance(rule, kinds) and rule not in wish.constraints]


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
