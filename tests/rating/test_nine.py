"""The columns of many plain 9×9 puzzles against slow twins that walk each path in Python."""

import pytest

from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError, StoppedError, TimeLimitError
from ninefold.formats import read_puzzle
from ninefold.generating import Wish, generate
from ninefold.logic import path
from ninefold.model import Puzzle, Shape
from ninefold.rating import (
    COLUMNS,
    complexity,
    explainer_steps,
    mastery,
    rate,
    rate_digits,
    rate_many,
    score_of_path,
)

MORE, NONE = bytes(81), bytes([1, 1]) + bytes(79)
PUZZLES = [one.puzzle for one in generate(Wish(minimal=True), count=24, seed=4)]
PUZZLES += [one.puzzle for one in generate(Wish(level="extreme"), count=4, seed=4)]
PUZZLES += [one.puzzle for one in generate(Wish(level="easy", symmetry="rotation180"), count=4, seed=4)]
PUZZLES += [one.puzzle for one in generate(Wish(level="hard", scheme="mastery"), count=2, seed=4)]
DIGITS = b"".join(puzzle.givens for puzzle in PUZZLES)


def test_levels_points_and_hardest_techniques_are_those_of_the_path() -> None:
    rates = rate_digits(DIGITS, only=frozenset({"score"}))
    told = list(zip(rates.column("level"), rates.column("score"), rates.column("hardest"), strict=True))
    assert told == [
        tuple(score_of_path([step.technique for step, _ in path(puzzle)], solved=True)) for puzzle in PUZZLES
    ]
    assert len(set(rates.column("level"))) > 3


def test_mastery_and_complexity_are_those_of_the_walks_in_python() -> None:
    rates = rate_digits(DIGITS, only=frozenset({"mastery", "complexity"}))
    assert rates.column("mastery") == [mastery(puzzle, Stop()) for puzzle in PUZZLES]
    assert rates.column("complexity") == [complexity(puzzle, Stop()) for puzzle in PUZZLES]
    assert len(set(rates.column("mastery"))) == 4


def test_mastery_is_the_same_whether_or_not_a_path_is_walked_beside_it() -> None:
    alone = rate_digits(DIGITS, only=frozenset({"mastery"}))
    assert rate_digits(DIGITS).column("mastery") == alone.column("mastery")


def test_er_ep_and_ed_are_those_of_the_steps() -> None:
    rates = rate_digits(DIGITS, only=frozenset({"er"}))
    for number, puzzle in enumerate(PUZZLES[::4]):
        steps = list(explainer_steps(puzzle))
        placed = next(at for at, step in enumerate(steps) if step.step.placements)
        slow = (
            max(step.rating for step in steps),
            max(step.rating for step in steps[: placed + 1]),
            steps[0].rating,
        )
        assert tuple(rates.column(name)[4 * number] for name in ("er", "ep", "ed")) == slow


@pytest.mark.parametrize("threads", [1, 3])
def test_puzzles_without_one_solution_have_no_numbers_and_leave_those_of_the_others(threads: int) -> None:
    rates = rate_digits(MORE + DIGITS + NONE, threads=threads)
    assert (rates.solutions[0], rates.solutions[-1], rates.all_rated) == (2, 0, False)
    alone = rate_digits(DIGITS)
    for name in sorted(COLUMNS):
        empty = 0 if name == "complexity" else None
        assert rates.column(name) == [empty, *alone.column(name), empty], name


def test_one_by_one_and_all_together_give_the_same_rates_on_boards_of_every_kind() -> None:
    small = read_puzzle("1.....2..3.....4")
    mixed = [PUZZLES[0], small, Puzzle(Shape(3, 3), MORE), PUZZLES[1], Puzzle(Shape(3, 3), NONE), small]
    assert list(rate_many(mixed, threads=2)) == [rate(puzzle) for puzzle in mixed]


def test_what_was_not_asked_is_not_told() -> None:
    rates = rate_digits(DIGITS, only=frozenset({"er"}))
    assert rates.asked == ("er", "ep", "ed")
    assert set(rates.column("level")) == {None}


def test_a_stop_ends_it() -> None:
    stop = Stop()
    stop.stop()
    with pytest.raises(StoppedError):
        rate_digits(DIGITS, stop=stop)
    with pytest.raises(TimeLimitError):
        rate_digits(DIGITS * 50, timeout=1e-9)


def test_bytes_that_are_no_digits_are_refused() -> None:
    with pytest.raises(PuzzleError, match="81 numbers from 0 to 9"):
        rate_digits(bytes(80))
    with pytest.raises(PuzzleError, match="81 numbers from 0 to 9"):
        rate_digits(b"\x0a" * 81)
