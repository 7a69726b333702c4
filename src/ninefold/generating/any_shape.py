"""Every board but plain 9×9: other sizes, Latin squares, variants; and plain 9×9 by revealing or adding.

One thread, with the general solver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from ninefold.engine.logic import Score
from ninefold.engine.stop import Stop
from ninefold.errors import StoppedError, UnmetWishError
from ninefold.generating.check import faults
from ninefold.generating.filled import filled_grid
from ninefold.generating.generated import Generated, Progress, Walked
from ninefold.generating.layout import LayoutWish, fewer_givens, laid_out, sparse_clues
from ninefold.generating.theme import ThemeWish, around
from ninefold.generating.ways import Question, add, remove, reveal
from ninefold.generating.wish import Wish
from ninefold.model import LEVELS, Puzzle
from ninefold.model.constraint import Constraint
from ninefold.rating.score import score_of_path
from ninefold.stopping import working_under


def attempts(
    wish: Wish, seed: int, count: int | None, stop: Stop, progress: Callable[[Progress], None] | None
) -> Iterator[Generated]:
    """Puzzles in the order of their attempts, each from random numbers of its own."""
    attempt = found = 0
    nearest: tuple[int, Generated] | None = None
    while count is None or found < count:
        try:
            with working_under(stop):
                generated = _attempt(wish, seed, attempt, stop)
                wrong = faults(generated, wish)
        except StoppedError:
            if not stop.timed_out:
                raise
            raise UnmetWishError(*_unmet(wish, found, attempt, nearest)) from None
        attempt += 1
        if not wrong:
            found += 1
        elif nearest is None or len(wrong) < nearest[0]:
            nearest = len(wrong), generated
        if progress is not None:
            progress(Progress(attempt, found))
        if not wrong:
            yield generated


def _attempt(wish: Wish, seed: int, attempt: int, stop: Stop) -> Generated:
    rng = Random(f"{seed}:{attempt}")
    sparse: list[Constraint] = []
    if wish.way == "add":
        puzzle, solution = add(wish, rng, stop)
    elif isinstance(wish, ThemeWish):
        puzzle, solution = around(wish, rng, stop)
    else:
        if isinstance(wish, LayoutWish):
            laid, solution = laid_out(wish, rng, stop)
            wish, sparse = laid, sparse_clues(wish, laid)
        else:
            solution = filled_grid(wish.shape, rng, constraints=wish.constraints, from_root=wish.from_root, stop=stop)
        puzzle = (reveal if wish.way == "reveal" else remove)(solution, wish, rng, stop)
        puzzle = _without_needless(puzzle, sparse, solution, rng, stop)
    if wish.minimal and wish.way != "remove":
        given = frozenset(cell for cell, digit in enumerate(puzzle.givens) if digit)
        puzzle = remove(solution, replace(wish, mask=given), rng, stop)
    if isinstance(wish, LayoutWish) and "killer" in wish.layouts:
        puzzle = _without_givens(puzzle, solution, wish, rng, stop)
    generated = Generated(puzzle, solution, seed, attempt)
    if not wish.is_rated:
        return generated
    return _rated(generated, wish, rng, stop)


def _without_needless(puzzle: Puzzle, clues: list[Constraint], solution: bytes, rng: Random, stop: Stop) -> Puzzle:
    """The puzzle less every one of the clues that can go, in a random order."""
    for clue in rng.sample(clues, len(clues)):
        fewer = replace(puzzle, constraints=tuple(rule for rule in puzzle.constraints if rule is not clue))
        if Question(fewer, solution, stop).has_one_solution(bytearray(puzzle.givens)):
            puzzle = fewer
    return puzzle


def _without_givens(puzzle: Puzzle, solution: bytes, wish: Wish, rng: Random, stop: Stop) -> Puzzle:
    """A killer with cages cut in two until no given is left, or none that the wish lets go."""
    least = wish.givens.least or 0
    units = [unit for unit in wish.units if any(puzzle.givens[cell] for cell in unit)]
    while units and puzzle.given_count > least and (cut := fewer_givens(puzzle, solution, rng)) is not None:
        puzzle = cut
        question = Question(puzzle, solution, stop)
        given = bytearray(puzzle.givens)
        for unit in list(units):
            less = bytearray(given)
            for cell in unit:
                less[cell] = 0
            if less.count(0) <= len(less) - least and question.is_needless(less, unit):
                given = less
                units.remove(unit)
        puzzle = replace(puzzle, givens=bytes(given))
    return puzzle


def _rated(generated: Generated, wish: Wish, rng: Random, stop: Stop) -> Generated:
    """With its numbers; if it is harder than wished, with a few givens more."""
    from ninefold.rating import rate

    if wish.level is not None and wish.scheme == "level" and not wish.minimal:
        generated = replace(generated, puzzle=_eased(generated, wish, rng, stop))
    taken, score = _walked(generated.puzzle, LEVELS[-1], stop)
    told = replace(generated, path=Walked(score.level, score.score, taken))
    if wish.scheme != "mastery":
        return told
    return replace(told, mastery=rate(generated.puzzle, only=["mastery"], stop=stop).mastery)


def _eased(generated: Generated, wish: Wish, rng: Random, stop: Stop) -> Puzzle:
    """The puzzle with givens put back, in a random order, until it is no harder than wished."""
    assert wish.level is not None
    puzzle = generated.puzzle
    most = puzzle.shape.cells if wish.givens.most is None else wish.givens.most
    missing = [unit for unit in wish.units if not puzzle.givens[unit[0]]]
    rng.shuffle(missing)
    while missing and wish.level != LEVELS[-1]:
        _, score = _walked(puzzle, wish.level, stop)
        if LEVELS.index(score.level) <= LEVELS.index(wish.level):
            break
        given = bytearray(puzzle.givens)
        for cell in missing.pop():
            given[cell] = generated.solution[cell]
        if len(given) - given.count(0) > most:
            break
        puzzle = replace(puzzle, givens=bytes(given))
    return puzzle


def _walked(puzzle: Puzzle, level: str, stop: Stop) -> tuple[dict[str, int], Score]:
    """How often the path takes each technique, and its score; nothing harder than the level is looked for."""
    from ninefold.logic import LogicOptions, path, techniques

    known = techniques()
    most = LEVELS.index(level)
    allowed = tuple(id for id, one in known.items() if one.enabled and LEVELS.index(one.level) <= most)
    walked = list(path(puzzle, LogicOptions(techniques=allowed), stop=stop))
    taken: dict[str, int] = {}
    for step, _ in walked:
        taken[step.technique.id] = taken.get(step.technique.id, 0) + 1
    solved = walked[-1][1].is_full if walked else puzzle.given_count == puzzle.shape.cells
    return taken, score_of_path([step.technique for step, _ in walked], solved=solved)


def _unmet(wish: Wish, found: int, made: int, nearest: tuple[int, Generated] | None) -> tuple[str, Generated | None]:
    told = wish.told_in_time(found, made)
    if nearest is None:
        return told, None
    return (
        f"{told}; the nearest is not as wished in this: {', '.join(faults(nearest[1], wish))}: {nearest[1].puzzle}",
        nearest[1],
    )
