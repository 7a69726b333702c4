"""One engine per question: `solve` is the first of `solutions`, however many there are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold import Grid, Puzzle, Shape, count, solutions, solve
from ninefold.constraints import Candidates
from ninefold.engine.fast9 import isas
from ninefold.generating.filled import root_solution, shuffled
from ninefold.model import verify_by_houses
from ninefold.solving import counting, search

NINE = Shape(3, 3)


def thinned(seed: int, givens: int, shape: Shape = NINE) -> Puzzle:
    random = Random(seed)
    solution = shuffled(root_solution(shape), shape, random)
    kept = set(random.sample(range(shape.cells), givens))
    return Puzzle(shape, bytes(digit if cell in kept else 0 for cell, digit in enumerate(solution)))


@given(st.integers(0, 10**6), st.integers(0, 81))
@settings(max_examples=60, deadline=None)
def test_the_solution_of_a_plain_nine_is_the_first_of_all(seed: int, givens: int) -> None:
    puzzle = thinned(seed, givens)
    first = solve(puzzle)
    assert first is not None
    found = list(islice(solutions(puzzle), 700))
    assert found[0] == first
    assert len({grid.digits for grid in found}) == len(found) == count(puzzle, limit=700)
    assert all(verify_by_houses(puzzle, grid.digits) for grid in found)
    assert list(solutions(puzzle, limit=5)) == found[:5]


@given(st.integers(0, 10**6), st.integers(0, 30), st.sampled_from([Shape(2, 2), Shape(2, 3), Shape(3, 4)]))
@settings(max_examples=25, deadline=None)
def test_so_is_that_of_other_boards(seed: int, givens: int, shape: Shape) -> None:
    puzzle = thinned(seed, min(givens, shape.cells), shape)
    assert solve(puzzle) == next(solutions(puzzle))
    assert list(solutions(puzzle, limit=2)) == list(islice(solutions(puzzle), 2))


@given(st.integers(0, 10**6), st.integers(2, 6))
@settings(max_examples=15, deadline=None)
def test_so_is_that_of_a_sukaku(seed: int, most: int) -> None:
    random = Random(seed)
    solution = shuffled(root_solution(NINE), NINE, random)
    may = [tuple({digit, *random.sample(range(1, 10), most)}) for digit in solution]
    puzzle = Puzzle(NINE, bytes(81), tuple(Candidates((cell,), digits) for cell, digits in enumerate(may)))
    assert solve(puzzle) == next(solutions(puzzle)) == next(solutions(puzzle, limit=2))


@pytest.mark.parametrize("isa", isas())
def test_every_instruction_set_gives_them_in_one_order(isa: str, use_isa: Callable[[str], None]) -> None:
    puzzle = thinned(7, 20)
    usual = list(islice(solutions(puzzle), 300))
    use_isa(isa)
    assert list(islice(solutions(puzzle), 300)) == usual


def test_the_first_of_very_many_is_there_at_once() -> None:
    search = solutions(Puzzle(NINE, bytes(81)), timeout=10)
    assert next(search) != next(search)
    assert search.engine == "fast9"


def test_a_candidate_taken_away_by_hand_is_heeded() -> None:
    grid = Grid.start(thinned(1, 40))
    cell = grid.digits.index(0)
    first = solve(grid)
    assert first is not None
    without = grid.eliminate([(cell, first.digits[cell])])
    assert all(found.digits[cell] != first.digits[cell] for found in solutions(without))


UNSOLVABLE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."


def test_where_fast9_stalls_the_search_goes_on() -> None:
    none = solutions(Puzzle.parse(UNSOLVABLE), timeout=60)
    assert (next(none, None), none.engine) == (None, "search")
    assert count(Puzzle.parse(UNSOLVABLE)) == 0
    assert list(counting(Puzzle.parse(UNSOLVABLE), limit=10)) == [(0, True)]


def test_what_fast9_found_before_it_stalled_is_not_found_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = thinned(3, 22)
    usual = {grid.digits for grid in islice(solutions(puzzle), 3000)}
    monkeypatch.setattr(search, "GUESSES", 3)
    found_all = solutions(puzzle, limit=3000)
    found = [grid.digits for grid in found_all]
    assert found_all.engine == "search"
    assert len(set(found)) == len(found) == len(usual)
    assert count(puzzle, limit=3000) == len(usual)
