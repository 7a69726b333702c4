"""ER, EP and ED: the scale of Sudoku Explainer 1.2.1, for plain 9×9 puzzles. See docs/rating.md.

er   the rating of the hardest step of its path
ep   the hardest up to the first step that places a digit
ed   the first step's
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from ninefold._native import (
    Stop,
    explainer_kinds,
    explainer_next_step,
    explainer_path,
    explainer_rate,
    generate_canonical,
)
from ninefold.errors import PuzzleError, StoppedError, TimeLimitError
from ninefold.logic.engine import native_grid, serves
from ninefold.model import Grid, Puzzle, Step, Technique
from ninefold.rating.proof import Proof, proof_of
from ninefold.solving import count
from ninefold.solving.fast9 import count_many, thread_count

if TYPE_CHECKING:
    from ninefold._native import RatedFinding

UNSOLVED = 20.0
"""ER of a puzzle that no step of the scale leads to its end."""
IMAGES = 16
"""How many images of a puzzle the invariant rating takes the minimum of."""
_CELLS = 81
_SOLVED, _STUCK, _BROKEN, _STOPPED = range(4)


class ExplainerRating(NamedTuple):
    """The three numbers of a puzzle. All are 0.0 for a grid that is full already."""

    er: float
    ep: float
    ed: float


@dataclass(frozen=True, slots=True)
class RatedStep:
    """A step of the path, the grid before it, its rating, and for chains the proof.

    `level` says how deep techniques are nested in its chains: 1 subsets and fish, 2 forcing chains, 3 multiple
    chains, 4 dynamic chains; 0 for everything else.
    """

    grid: Grid
    step: Step
    rating: float
    level: int
    proof: Proof | None


@lru_cache(maxsize=1)
def kinds() -> dict[str, Technique]:
    """Every technique of the scale by its id, in the scale's order; those of our catalogue are the catalogue's.

    >>> kinds()["aligned-pair-exclusion"].name
    'Aligned Pair Exclusion'
    """
    return {kind.id: kind for kind in explainer_kinds()}


def explainer_rating(puzzle: Puzzle, *, invariant: bool = False, stop: Stop | None = None) -> ExplainerRating:
    """ER, EP and ED of a puzzle with one solution; others are refused.

    >>> from ninefold.formats import read_puzzle
    >>> easy = read_puzzle("060500028020090300300001470610700504040000010705002063034100005006040030590007040")
    >>> explainer_rating(easy).er
    1.2
    """
    return explainer_ratings([puzzle], invariant=invariant, stop=stop)[0]


def explainer_ratings(
    puzzles: Iterable[Puzzle], *, invariant: bool = False, threads: int = 1, stop: Stop | None = None
) -> list[ExplainerRating]:
    """The numbers of puzzles with one solution each, in their order.

    `invariant`: the minimum over `IMAGES` images of each puzzle, the same for all puzzles that differ only by names
    of digits and by the order of lines.
    """
    stop = stop or Stop()
    each = [_givens(puzzle) for puzzle in puzzles]
    for givens, found in zip(each, _solutions(b"".join(each)), strict=True):
        _refuse_without_one(found, bytes(48 + digit for digit in givens).decode())
    if not invariant:
        return _ratings(explainer_rate(b"".join(each), thread_count(threads), stop), stop)
    images = [image for givens in each for image in _images(generate_canonical(givens, Stop()))]
    rated = _ratings(explainer_rate(b"".join(images), thread_count(threads), stop), stop)
    return [
        ExplainerRating(*(min(values) for values in zip(*rated[at : at + IMAGES], strict=True)))
        for at in range(0, len(rated), IMAGES)
    ]


def explainer_many(puzzles: bytes, *, threads: int = 1, stop: Stop | None = None) -> memoryview:
    """The numbers of very many puzzles: N × 81 digits (0 for empty) in, N × 3 tenths out, as a view of bytes.

    No object per puzzle; `numpy.asarray(...) / 10` is an array of ER, EP, ED. A puzzle without exactly one solution
    has three zeros; what the scale cannot solve has an ER of 20.0.

    >>> explainer_many(bytes(162)).tolist()
    [[0, 0, 0], [0, 0, 0]]
    """
    if len(puzzles) % _CELLS:
        raise PuzzleError(f"explainer_many: {len(puzzles)} bytes are no multiple of {_CELLS} digits")
    if not puzzles:
        return memoryview(b"")
    stop = stop or Stop()
    size = len(puzzles) // _CELLS
    proper = [n for n, found in enumerate(_solutions(bytes(puzzles))) if found == 1]
    flat = b"".join(puzzles[_CELLS * n : _CELLS * (n + 1)] for n in proper)
    rated = _ratings(explainer_rate(flat, thread_count(threads), stop), stop)
    out = bytearray(3 * size)
    for n, rating in zip(proper, rated, strict=True):
        out[3 * n : 3 * n + 3] = bytes(round(10 * value) for value in rating)
    return memoryview(bytes(out)).cast("B", [size, 3])


def explainer_steps(puzzle: Puzzle | Grid, *, stop: Stop | None = None) -> Iterator[RatedStep]:
    """The path of the scale: each step with its rating, to the end of the grid or of the scale.

    >>> from ninefold.formats import read_puzzle
    >>> easy = read_puzzle("060500028020090300300001470610700504040000010705002063034100005006040030590007040")
    >>> next(explainer_steps(easy)).rating
    1.2
    """
    grid = _position(puzzle)
    stop = stop or Stop()
    _refuse_without_one(count(grid, limit=2, stop=stop), grid.oneline)
    end, found = explainer_path(native_grid(grid), stop)
    for told, digits, candidates in found:
        yield _rated(grid, told)
        grid = Grid(grid.puzzle, digits, candidates)
    if end == "stopped":
        _raise_stopped(stop)


def explainer_next(grid: Grid, *, stop: Stop | None = None) -> RatedStep | None:
    """The next step of the scale; None where it has none."""
    stop = stop or Stop()
    _refuse_without_one(count(grid, limit=2, stop=stop), grid.oneline)
    told = explainer_next_step(native_grid(_position(grid)), stop)
    if told is None and stop.stopped:
        _raise_stopped(stop)
    return None if told is None else _rated(grid, told)


def rates_explainer(puzzle: Puzzle) -> bool:
    """Whether the scale knows puzzles of this kind: 9×9 without constraints."""
    return serves(Grid.start(puzzle))


def _rated(grid: Grid, told: RatedFinding) -> RatedStep:
    step, tenths, level, proof = told
    return RatedStep(grid, step, tenths / 10, level, proof_of(proof, kinds()) if proof else None)


def _position(puzzle: Puzzle | Grid) -> Grid:
    grid = puzzle if isinstance(puzzle, Grid) else Grid.start(puzzle)
    if not serves(grid):
        raise PuzzleError(f"the scale of Sudoku Explainer knows 9×9 without constraints only: {grid.puzzle}")
    return grid


def _solutions(digits: bytes) -> Sequence[int]:
    """How many solutions each has, up to two. On a grid with many, the nets would go on for hours."""
    if not digits:
        return []
    return list(count_many(memoryview(digits).cast("B", [len(digits) // _CELLS, _CELLS]), limit=2))


def _refuse_without_one(solutions: int, text: str) -> None:
    if solutions != 1:
        reason = "more than one solution" if solutions else "no solution"
        raise PuzzleError(f"{reason}: the scale of Sudoku Explainer rates none: {text}")


def _givens(puzzle: Puzzle) -> bytes:
    return _position(puzzle).puzzle.givens


def _ratings(flat: bytes, stop: Stop) -> list[ExplainerRating]:
    rated = []
    for end, er, ep, ed in zip(flat[0::4], flat[1::4], flat[2::4], flat[3::4], strict=True):
        if end == _STOPPED:
            _raise_stopped(stop)
        rated.append(ExplainerRating(UNSOLVED if end == _STUCK else er / 10, ep / 10, ed / 10))
    return rated


def _images(canonical: bytes) -> Iterator[bytes]:
    """The same images for every puzzle with this canonical form, the form itself first."""
    yield canonical
    chance = random.Random(9)
    for _ in range(IMAGES - 1):
        names = [0, *chance.sample(range(1, 10), 9)]
        rows, columns = _lines(chance), _lines(chance)
        image = bytes(names[canonical[9 * row + column]] for row in rows for column in columns)
        yield bytes(image[9 * (i % 9) + i // 9] for i in range(_CELLS)) if chance.random() < 0.5 else image


def _lines(chance: random.Random) -> Sequence[int]:
    return [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]


def _raise_stopped(stop: Stop) -> NoReturn:
    raise TimeLimitError("rate: the time is up") if stop.timed_out else StoppedError("rate: stopped")
