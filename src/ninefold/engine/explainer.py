"""The scale of Sudoku Explainer on 9×9 without constraints: steps with their ratings and proofs, and three numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ninefold import _native
from ninefold.engine.logic import native_grid
from ninefold.engine.proof import Proof, proof_of
from ninefold.engine.stop import Stop
from ninefold.model import Grid, Step, Technique
from ninefold.stopping import raise_if_stopped, raise_stopped

if TYPE_CHECKING:
    from ninefold._native import RatedFinding

UNSOLVED = 20.0
"""ER of a puzzle that no step of the scale leads to its end."""


class ExplainerRating(NamedTuple):
    """The three numbers of a puzzle. All are 0.0 for a grid that is full already."""

    er: float
    ep: float
    ed: float


@dataclass(frozen=True, slots=True)
class RatedStep:
    """A step of the path, the grids before and after it, its rating, and for chains the proof.

    `level` says how deep techniques are nested in its chains: 1 subsets and fish, 2 forcing chains, 3 multiple
    chains, 4 dynamic chains; 0 for everything else.
    """

    grid: Grid
    step: Step
    after: Grid
    rating: float
    level: int
    proof: Proof | None


@lru_cache(maxsize=1)
def kinds() -> dict[str, Technique]:
    """Every technique of the scale by its id, in the scale's order; those of our catalogue are the catalogue's.

    >>> kinds()["aligned-pair-exclusion"].name
    'Aligned Pair Exclusion'
    """
    return {kind.id: kind for kind in _native.explainer_kinds()}


def next_step(grid: Grid, stop: Stop) -> RatedStep | None:
    """The next step of the scale; None where it has none."""
    told = _native.explainer_next_step(native_grid(grid), stop)
    if told is None:
        raise_if_stopped(stop, "the rating")
        return None
    return _rated(grid, told, grid.apply(told[0]))


def path(grid: Grid, stop: Stop) -> Iterator[RatedStep]:
    """The steps to the end of the grid, or of the scale; stopped, those found in time before it says so."""
    end, found = _native.explainer_path(native_grid(grid), stop)
    for told, digits, candidates in found:
        rated = _rated(grid, told, Grid(grid.puzzle, digits, candidates))
        yield rated
        grid = rated.after
    if end == "stopped":
        raise_stopped(stop, "the rating")


def _rated(grid: Grid, told: RatedFinding, after: Grid) -> RatedStep:
    step, tenths, level, proof = told
    return RatedStep(grid, step, after, tenths / 10, level, proof_of(proof, kinds()) if proof else None)
