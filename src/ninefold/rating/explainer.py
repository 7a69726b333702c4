"""ER, EP and ED: the scale of Sudoku Explainer 1.2.1, for plain 9×9 puzzles. See docs/rating.md.

er   the rating of the hardest step of its path
ep   the hardest up to the first step that places a digit
ed   the first step's
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ninefold.engine import explainer, generator, rates
from ninefold.engine.explainer import UNSOLVED, ExplainerRating, RatedStep, kinds
from ninefold.engine.rates import Asked
from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.errors import PuzzleError
from ninefold.model import Grid, Puzzle
from ninefold.solving import count
from ninefold.solving.fast9 import count_many

if TYPE_CHECKING:
    from random import Random

__all__ = [
    "IMAGES",
    "UNSOLVED",
    "ExplainerRating",
    "RatedStep",
    "explainer_many",
    "explainer_next",
    "explainer_rating",
    "explainer_ratings",
    "explainer_steps",
    "kinds",
]

IMAGES = 16
"""How many images of a puzzle the invariant rating takes the minimum of."""
_CELLS = 81
_ASKED = Asked(explainer=True)


def explainer_rating(
    puzzle: Puzzle, *, invariant: bool = False, timeout: float | None = None, stop: Stop | None = None
) -> ExplainerRating:
    """ER, EP and ED of a puzzle with one solution; others are refused.

    >>> from ninefold.formats import read_puzzle
    >>> easy = read_puzzle("060500028020090300300001470610700504040000010705002063034100005006040030590007040")
    >>> explainer_rating(easy).er
    1.2
    """
    return explainer_ratings([puzzle], invariant=invariant, timeout=timeout, stop=stop)[0]


def explainer_ratings(
    puzzles: Iterable[Puzzle],
    *,
    invariant: bool = False,
    threads: int = 1,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> list[ExplainerRating]:
    """The numbers of puzzles with one solution each, in their order.

    `invariant`: the minimum over `IMAGES` images of each puzzle, the same for all puzzles that differ only by names
    of digits and by the order of lines.
    """
    stop = stop_for(timeout, stop)
    each = [_position(puzzle).puzzle.givens for puzzle in puzzles]
    for givens, found in zip(each, _solutions(b"".join(each), stop), strict=True):
        _refuse_without_one(found, bytes(48 + digit for digit in givens).decode())
    if not invariant:
        return _rated(b"".join(each), thread_count(threads), stop)
    images = [image for givens in each for image in _images(generator.canonical(givens, stop))]
    rated = _rated(b"".join(images), thread_count(threads), stop)
    return [
        ExplainerRating(*(min(values) for values in zip(*rated[at : at + IMAGES], strict=True)))
        for at in range(0, len(rated), IMAGES)
    ]


def _rated(digits: bytes, threads: int, stop: Stop) -> list[ExplainerRating]:
    """The numbers of puzzles with one solution each."""
    tenths = rates.rate(digits, _ASKED, threads, stop, counted=True).explained
    return [
        ExplainerRating(er / 10, ep / 10, ed / 10)
        for er, ep, ed in zip(tenths[0::3], tenths[1::3], tenths[2::3], strict=True)
    ]


def explainer_many(
    puzzles: bytes, *, threads: int = 1, timeout: float | None = None, stop: Stop | None = None
) -> memoryview:
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
    if max(puzzles) > 9:
        raise PuzzleError(f"explainer_many: expected digits from 0 to 9, got {max(puzzles)}")
    stop = stop_for(timeout, stop)
    size = len(puzzles) // _CELLS
    tenths = rates.rate(bytes(puzzles), _ASKED, thread_count(threads), stop).explained
    return memoryview(tenths).cast("B", [size, 3])


def explainer_steps(
    puzzle: Puzzle | Grid, *, counted: bool = False, timeout: float | None = None, stop: Stop | None = None
) -> Iterator[RatedStep]:
    """The path of the scale: each step with its rating, to the end of the grid or of the scale.

    `counted`: it is known that there is one solution.

    >>> from ninefold.formats import read_puzzle
    >>> easy = read_puzzle("060500028020090300300001470610700504040000010705002063034100005006040030590007040")
    >>> next(explainer_steps(easy)).rating
    1.2
    """
    grid = _position(puzzle)
    stop = stop_for(timeout, stop)
    if not counted:
        _refuse_without_one(count(grid, limit=2, stop=stop), grid.oneline)
    yield from explainer.path(grid, stop)


def explainer_next(grid: Grid, *, timeout: float | None = None, stop: Stop | None = None) -> RatedStep | None:
    """The next step of the scale; None where it has none."""
    stop = stop_for(timeout, stop)
    _refuse_without_one(count(grid, limit=2, stop=stop), grid.oneline)
    return explainer.next_step(_position(grid), stop)


def _position(puzzle: Puzzle | Grid) -> Grid:
    grid = puzzle if isinstance(puzzle, Grid) else Grid.start(puzzle)
    if not grid.puzzle.is_plain_nine:
        raise PuzzleError(f"the scale of Sudoku Explainer knows 9×9 without constraints only: {grid.puzzle}")
    return grid


def _solutions(digits: bytes, stop: Stop) -> Sequence[int]:
    """How many solutions each has, up to two. On a grid with many, the nets would go on for hours."""
    if not digits:
        return []
    return list(count_many(memoryview(digits).cast("B", [len(digits) // _CELLS, _CELLS]), limit=2, stop=stop))


def _refuse_without_one(solutions: int, text: str) -> None:
    if solutions != 1:
        reason = "more than one solution" if solutions else "no solution"
        raise PuzzleError(f"{reason}: the scale of Sudoku Explainer rates none: {text}")


def _images(canonical: bytes) -> Iterator[bytes]:
    """The same images for every puzzle with this canonical form, the form itself first."""
    yield canonical
    from random import Random

    chance = Random(9)
    for _ in range(IMAGES - 1):
        names = [0, *chance.sample(range(1, 10), 9)]
        rows, columns = _lines(chance), _lines(chance)
        image = bytes(names[canonical[9 * row + column]] for row in rows for column in columns)
        yield bytes(image[9 * (i % 9) + i // 9] for i in range(_CELLS)) if chance.random() < 0.5 else image


def _lines(chance: Random) -> Sequence[int]:
    return [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]
