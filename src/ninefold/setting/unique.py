"""The fewest further clues that leave one solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

from ninefold.choices import CLUE_KINDS, ClueKind
from ninefold.constraints.difference import Difference
from ninefold.constraints.less import Less
from ninefold.constraints.open_value import is_open, readings
from ninefold.constraints.pair_sum import PairSum
from ninefold.constraints.parity import Parity
from ninefold.constraints.ratio import Ratio
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.model import Constraint, Puzzle, PuzzleLike, as_puzzle
from ninefold.setting.clue import Clue, Given, keeps, with_clues
from ninefold.solving import solutions

_LOOKED_AT = 40
"""Solutions that are compared at first, of which …"""
_TARGETS = 4
"""… so many are tried as the one to be left."""
_AT_A_TIME = 12
_PAIRS = 400
"""Clues of which all pairs are tried; more of them are chosen one by one."""


@dataclass(frozen=True, slots=True)
class Addition:
    """Clues that leave one solution, and the puzzle with them."""

    clues: tuple[Clue, ...]
    puzzle: Puzzle
    solution: bytes


def additions(
    puzzle: PuzzleLike,
    kinds: Sequence[ClueKind] = ("givens",),
    *,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Iterator[Addition]:
    """Ways to leave one solution of several, as they are found: each for another solution, with few clues of the kinds.

    One clue is the best there is, two are the fewest for their solution; of more none is needless, but others might be
    fewer. Nothing comes where these kinds cannot tell two solutions apart.

    >>> from ninefold.model import Shape
    >>> two = Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    >>> next(additions(two)).clues
    (Given(cell=6, digit=1),)
    """
    puzzle, stop = as_puzzle(puzzle), stop_for(timeout, stop)
    for kind in kinds:
        if kind not in CLUE_KINDS:
            raise PuzzleError(f"no kind of clue to add is called {kind!r}; there are {', '.join(CLUE_KINDS)}")
    found = [grid.digits for grid in solutions(puzzle, limit=_LOOKED_AT, stop=stop)]
    if len(found) < 2:
        count = "one" if found else "none"
        raise PuzzleError(f"to leave one solution: expected a puzzle with several, got {count}: {puzzle.oneline}")
    return _ways(puzzle, kinds, found, stop)


def _ways(puzzle: Puzzle, kinds: Sequence[ClueKind], found: list[bytes], stop: Stop) -> Iterator[Addition]:
    seen: set[frozenset[Clue]] = set()
    for target in _rarest(found)[:_TARGETS]:
        chosen = _telling(puzzle, kinds, target, [other for other in found if other != target], stop)
        if chosen is not None and frozenset(chosen) not in seen:
            seen.add(frozenset(chosen))
            yield Addition(chosen, with_clues(puzzle, chosen), target)


def _rarest(found: list[bytes]) -> list[bytes]:
    """The solutions, first those whose digits few others have: a given of theirs rules out the most."""
    seen = Counter((cell, digit) for digits in found for cell, digit in enumerate(digits))
    return sorted(found, key=lambda digits: sum(log(seen[at]) for at in enumerate(digits)))


def _telling(
    puzzle: Puzzle, kinds: Sequence[ClueKind], target: bytes, others: list[bytes], stop: Stop
) -> tuple[Clue, ...] | None:
    """Clues that the target keeps and no other solution does; None if these kinds have none.

    Every other filling that is met goes into a list, and one or two clues are chosen so that each of the list breaks
    one: the list grows until no filling is left but the target, or until two are too few.
    """
    options = list(_true_of(puzzle, kinds, target))
    broken = [0] * len(options)
    met: list[bytes] = []
    clues: tuple[Clue, ...] = ()
    while others:
        for other in others:
            for at, clue in enumerate(options):
                broken[at] |= (not keeps(clue, other, puzzle.scale)) << len(met)
            met.append(other)
        chosen = _one_or_two(broken, (1 << len(met)) - 1)
        if chosen is None:
            return _one_by_one(puzzle, options, target, met, stop)
        clues = tuple(options[at] for at in chosen)
        others = _others(puzzle, clues, target, stop)
    return clues


def _others(puzzle: Puzzle, clues: Sequence[Clue], target: bytes, stop: Stop) -> list[bytes]:
    """Some solutions with these clues that are not the target; none if there is no other."""
    found = solutions(with_clues(puzzle, clues), limit=_AT_A_TIME, stop=stop)
    return [grid.digits for grid in found if grid.digits != target]


def _one_or_two(broken: list[int], every: int) -> tuple[int, ...] | None:
    """One place that has all bits, or two that have them together."""
    for at, bits in enumerate(broken):
        if bits == every:
            return (at,)
    useful = sorted((at for at, bits in enumerate(broken) if bits), key=lambda at: -broken[at].bit_count())[:_PAIRS]
    pairs = combinations(useful, 2)
    return next((pair for pair in pairs if broken[pair[0]] | broken[pair[1]] == every), None)


def _one_by_one(
    puzzle: Puzzle, options: Sequence[Clue], target: bytes, others: list[bytes], stop: Stop
) -> tuple[Clue, ...] | None:
    """The clue that the most of the others break, again and again; at the end without those that became needless."""
    chosen: list[Clue] = []
    while others:
        breaking = {clue: sum(not keeps(clue, other, puzzle.scale) for other in others) for clue in options}
        best = max(breaking, key=breaking.__getitem__, default=None)
        if best is None or not breaking[best]:
            return None
        chosen.append(best)
        others = [other for other in others if keeps(best, other, puzzle.scale)]
        others = others or _others(puzzle, chosen, target, stop)
    for clue in tuple(chosen[:-1]):  # the last one was needed
        fewer = [one for one in chosen if one != clue]
        if not _others(puzzle, fewer, target, stop):
            chosen = fewer
    return tuple(chosen)


def _true_of(puzzle: Puzzle, kinds: Sequence[ClueKind], target: bytes) -> Iterator[Clue]:
    """Every clue of the kinds that the target keeps and the puzzle does not have."""
    size = puzzle.shape.size
    board = [cell for cell in range(size * size) if not any(cell in rule.void_cells for rule in puzzle.constraints)]
    if "givens" in kinds:
        beside = range(size * size, puzzle.shape.cells)  # where solutions may differ in these alone
        yield from (Given(cell, target[cell]) for cell in (*board, *beside) if not puzzle.givens[cell])
    if "values" in kinds:
        for rule in filter(is_open, puzzle.constraints):
            yield from readings(rule, target, puzzle.scale)
    for rule in _possible(board, size, kinds):
        if rule not in puzzle.constraints and rule.holds(target, puzzle.scale):
            yield rule


def _possible(board: Sequence[int], size: int, kinds: Sequence[ClueKind]) -> Iterator[Constraint]:
    there = frozenset(board)
    if "parity" in kinds:
        yield from (Parity((cell,), odd) for cell in board for odd in (False, True))
    for cell in board:
        for other in (cell + 1, cell + size):
            if other not in there or (other == cell + 1 and other % size == 0):
                continue
            pair = (cell, other)
            if "dots" in kinds:
                yield Difference(pair)
                yield Ratio(pair)
            if "xv" in kinds:
                yield PairSum(pair, 5)
                yield PairSum(pair, 10)
            if "signs" in kinds:
                yield Less(pair)
                yield Less((other, cell))
