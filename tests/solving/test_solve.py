import random
import threading
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold import (
    Grid,
    Puzzle,
    PuzzleError,
    Shape,
    Stop,
    StoppedError,
    TimeLimitError,
    count,
    is_unique,
    read_puzzle,
    solutions,
    solve,
    verify_by_candidates,
    verify_by_houses,
)
from ninefold.constraints.extra_house import diagonals
from ninefold.solving import METHODS, Method
from ninefold.solving.counting import count_solutions

TWO = read_puzzle("013508000790300802006004003000100000100035070000060480070009004000050068061080905")


def test_a_puzzle_with_two_solutions_has_exactly_these() -> None:
    assert [grid.oneline for grid in solutions(TWO)] == [
        "213598647794316852586274193628147539149835276357962481875629314932451768461783925",
        "213598647794316852856274193687142539149835276325967481578629314932451768461783925",
    ]
    assert count(TWO) == 2
    assert not is_unique(TWO)


@pytest.mark.parametrize("givens", ["11" + "." * 79, "12345678" + "." * 9 + "9" + "." * 63])
def test_a_plain_nine_without_a_solution_has_none(givens: str) -> None:
    puzzle = read_puzzle(givens)
    assert solve(puzzle) is None
    assert solve(Grid.start(puzzle)) is None
    assert count(puzzle) == 0


@pytest.mark.parametrize("method", METHODS)
def test_every_method_finds_the_same_solutions(method: Method) -> None:
    assert {grid.oneline for grid in solutions(TWO, method=method)} == {grid.oneline for grid in solutions(TWO)}


def test_counting_stops_at_the_limit() -> None:
    assert count(Puzzle(Shape(3, 3), bytes(81)), limit=1000) == 1000


def test_an_unknown_method_is_refused() -> None:
    with pytest.raises(PuzzleError, match="no method is called 'magic'"):
        solve(TWO, method="magic")  # type: ignore[arg-type]


def test_a_grid_is_solved_from_where_it_stands() -> None:
    first, second = (grid for grid in solutions(TWO))
    cell = next(cell for cell in range(81) if first.digits[cell] != second.digits[cell])
    start = Grid.start(TWO)
    assert solve(start.place(cell, second.digits[cell])) == second
    assert list(solutions(start.eliminate([(cell, second.digits[cell])]))) == [first]


def test_extra_houses_are_obeyed() -> None:
    plain = Puzzle(Shape(2, 2), bytes(16))
    crossed = replace(plain, constraints=diagonals(4))
    expected = {
        grid.oneline
        for grid in solutions(plain)
        if len({grid.digits[k] for k in (0, 5, 10, 15)}) == len({grid.digits[k] for k in (3, 6, 9, 12)}) == 4
    }
    assert {grid.oneline for grid in solutions(crossed)} == expected
    assert expected


def test_a_latin_square_has_no_boxes() -> None:
    assert count(Puzzle(Shape(1, 4), bytes(16))) == 576
    assert count(Puzzle(Shape(1, 5), bytes(25))) == 161280


@pytest.mark.parametrize("box", [(2, 3), (3, 2), (2, 4), (2, 5), (3, 4), (3, 5), (4, 4), (5, 5), (6, 6), (7, 7)])
def test_an_empty_board_of_any_shape_is_filled_right(box: tuple[int, int]) -> None:
    puzzle = Puzzle(Shape(*box), bytes(Shape(*box).cells))
    grid = solve(puzzle, stop=Stop(60))
    assert grid is not None
    assert verify_by_houses(puzzle, grid.digits)
    assert verify_by_candidates(puzzle, grid.digits)


@settings(deadline=None, max_examples=50)
@given(st.permutations(range(1, 10)), st.booleans())
def test_relabelled_and_transposed_puzzles_have_as_many_solutions(labels: list[int], transpose: bool) -> None:
    digits = bytes(labels[digit - 1] if digit else 0 for digit in TWO.givens)
    if transpose:
        digits = bytes(digits[cell % 9 * 9 + cell // 9] for cell in range(81))
    assert count(Puzzle(TWO.shape, digits)) == 2


def test_a_time_limit_ends_the_search() -> None:
    with pytest.raises(TimeLimitError, match="time limit"):
        count(Puzzle(Shape(3, 3), bytes(81)), limit=10**12, stop=Stop(0.05))


def test_another_thread_can_stop_the_search() -> None:
    stop = Stop()
    timer = threading.Timer(0.05, stop.stop)
    timer.start()
    with pytest.raises(StoppedError, match="stopped before"):
        count(Puzzle(Shape(3, 3), bytes(81)), limit=10**12, stop=stop)
    timer.join()


def test_other_threads_run_while_a_search_works() -> None:
    ticks: list[int] = []
    stop = Stop(60)  # only a search that keeps the interpreter to itself takes so long
    counter = threading.Thread(target=lambda: ticks.extend(range(1000)))

    def search() -> None:
        with pytest.raises(StoppedError):
            count(Puzzle(Shape(3, 3), bytes(81)), limit=10**12, stop=stop)

    worker = threading.Thread(target=search)
    worker.start()
    counter.start()
    counter.join()
    assert len(ticks) == 1000
    assert not stop.timed_out
    stop.stop()
    worker.join()


EMPTY = Puzzle(Shape(3, 3), bytes(81))
CROSSED = Puzzle(Shape(3, 3), bytes(81), diagonals(9))


def test_an_eliminated_candidate_and_a_constraint_keep_a_nine_by_nine_from_the_road_that_knows_neither() -> None:
    eight = bytes([1, 2, 3, 4, 5, 6, 7, 8, 0]) + bytes(72)
    grid = Grid.of_digits(Puzzle(Shape(3, 3), eight), eight)
    assert count(grid, limit=1) == 1
    assert count(grid.eliminate([(8, 9)]), limit=1) == 0
    assert solve(grid.eliminate([(8, 9)])) is None
    full = solve(CROSSED)
    assert full is not None
    assert sorted(full.digits[10 * line] for line in range(9)) == list(range(1, 10))


@given(st.integers(0, 2**32))
def test_the_fast_road_counts_what_the_general_one_counts(seed: int) -> None:
    chance = random.Random(seed)
    full = solve(EMPTY)
    assert full is not None
    kept = set(chance.sample(range(81), 30))
    puzzle = Puzzle(Shape(3, 3), bytes(digit if cell in kept else 0 for cell, digit in enumerate(full.digits)))
    assert count(puzzle, limit=50) == count_solutions(puzzle, 50, Stop())
    found = solve(puzzle)
    assert found is not None
    assert verify_by_houses(puzzle, found.digits)
