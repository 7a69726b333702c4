"""The last look at a puzzle before it leaves: is it unique, and is it as wished? Nothing here was used to find it.

Every puzzle is asked for another solution. Whether each given of a minimal one is needed takes twenty questions more, a
third of the time that digging it took, and digging asked all of them: of plain 9×9 one in sixteen is asked again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ninefold.engine import generator, rates
from ninefold.engine.rates import Asked
from ninefold.engine.stop import Stop
from ninefold.errors import NinefoldError
from ninefold.generating.batch import Batch
from ninefold.generating.generated import Generated
from ninefold.generating.symmetry import is_symmetric
from ninefold.generating.wish import ANY, SINGLES, Wish
from ninefold.model import Puzzle
from ninefold.model.counted import counted
from ninefold.solving import solutions

_ONE_IN = 16
"""Of so many attempts at minimal puzzles one is asked about each given; by its number, whatever batch it is in."""


def need_faultless(batch: Batch, threads: int) -> None:
    """Raises if a puzzle of plain 9×9 is not as wished; they are looked at together."""
    wish, hits = batch.wish, batch.hits
    wrong = generator.check(hits.givens, hits.solutions, threads, Stop(), minimal=False)
    if wish.minimal:
        asked = [at for at, attempt in enumerate(hits.attempts) if attempt % _ONE_IN == 0]
        some = hits.taken(asked)
        found = generator.check(some.givens, some.solutions, threads, Stop(), minimal=True)
        for at, fault in zip(asked, found, strict=True):
            wrong[at] = wrong[at] or fault
    if not any(wrong) and not _is_about_places(wish) and not wish.is_rated and wish.rating == ANY:
        return
    for generated, fault in zip(batch, wrong, strict=True):
        more = [*_faults_of_places(generated, wish), *_faults_of_path(generated, wish)]
        need(generated, wish, [fault] if fault else more)


def need(generated: Generated, wish: Wish, wrong: list[str] | None = None) -> None:
    """Raises if a puzzle is not as wished."""
    if wrong := faults(generated, wish) if wrong is None else wrong:
        raise NinefoldError(f"generated a puzzle that is not as wished ({', '.join(wrong)}): {generated.puzzle}")


def faults(generated: Generated, wish: Wish) -> list[str]:
    """What is not as wished, in words; nothing if all is well."""
    return list(_faults(generated, wish))


def _faults(generated: Generated, wish: Wish) -> Iterator[str]:
    puzzle = generated.puzzle
    found = _solutions(puzzle, 2)
    if len(found) != 1:
        yield "not one solution"
        return
    if found[0] != generated.solution:
        yield "another solution than the one told"
    yield from _faults_of_places(generated, wish)
    if wish.minimal and not is_minimal(puzzle):
        yield "not minimal"
    yield from _faults_of_path(generated, wish)


def _is_about_places(wish: Wish) -> bool:
    return wish.givens != ANY or wish.symmetry != "none" or wish.mask is not None


def _faults_of_places(generated: Generated, wish: Wish) -> Iterator[str]:
    puzzle = generated.puzzle
    if puzzle.given_count not in wish.givens:
        yield counted(puzzle.given_count, "given")
    if not is_symmetric(puzzle.givens, wish.symmetry, puzzle.shape.size):
        yield f"no symmetry {wish.symmetry}"
    if wish.mask is not None and any(digit and cell not in wish.mask for cell, digit in enumerate(puzzle.givens)):
        yield "givens outside of the mask"


def _faults_of_path(generated: Generated, wish: Wish) -> Iterator[str]:
    if not wish.is_rated and wish.rating == ANY:
        return
    if wish.level is not None:
        level = generated.level if wish.scheme == "level" else generated.mastery
        if level != wish.level:
            yield f"{wish.scheme} {level}"
    if generated.score is not None and generated.score not in wish.score:
        yield f"score {generated.score}"
    if wish.rating != ANY:
        from ninefold.rating import explainer_rating

        er = explainer_rating(generated.puzzle).er
        if round(10 * er) not in wish.rating or er != generated.rating:
            yield f"rating {er}"
    taken = generated.techniques or {}
    if wish.enough:
        yield from _faults_of_enough(generated.puzzle, wish)
        return
    for name in wish.techniques:
        if name not in taken:
            yield f"without {name}"
    for name in taken:
        if name in wish.forbidden or (wish.training and name not in wish.techniques and name not in SINGLES):
            yield f"with {name}"


def _faults_of_enough(puzzle: Puzzle, wish: Wish) -> Iterator[str]:
    """A technique is looked for when there are no singles: where it is taken, singles alone would not do."""
    from ninefold.generating.nine import search_options

    columns = rates.rate(puzzle.givens, Asked(path=search_options(wish), techniques=True), 1, Stop(), counted=True)
    [end], taken = columns.ends, columns.techniques(0)
    if end != "solved":
        yield f"{end} with singles and {', '.join(wish.techniques)}"
    for name in wish.techniques:
        if name not in taken:
            yield f"without {name}"


def is_minimal(puzzle: Puzzle) -> bool:
    """Whether every given is needed.

    >>> from ninefold.formats import read_puzzle
    >>> is_minimal(read_puzzle("1.....2..3.....4")), is_minimal(read_puzzle("12....2..3.....4"))
    (True, False)
    """
    for cell, digit in enumerate(puzzle.givens):
        if digit:
            less = bytearray(puzzle.givens)
            less[cell] = 0
            if len(_solutions(replace(puzzle, givens=bytes(less)), 2)) == 1:
                return False
    return True


def _solutions(puzzle: Puzzle, limit: int) -> list[bytes]:
    return [grid.digits for grid in solutions(puzzle, limit=limit)]
