"""Counting that tells how far it is."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from ninefold import Puzzle, Shape, Stop, count, read_puzzle
from ninefold.constraints import LittleKiller, Thermo
from ninefold.engine.general import solver
from ninefold.model import Constraint, Grid
from ninefold.solving import counting

TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
MANY = "1" + "." * 35


def test_the_last_number_is_the_count_and_says_that_there_are_no_more() -> None:
    assert list(counting(read_puzzle(TWO), limit=100))[-1] == (2, True)
    assert list(counting(read_puzzle("55" + "." * 79), limit=100))[-1] == (0, True)


def test_the_numbers_grow_up_to_the_limit_and_then_say_nothing_of_the_rest() -> None:
    told = list(counting(Grid.start(read_puzzle(MANY)), limit=5000))
    numbers = [found for found, _ in told]
    assert numbers == sorted(numbers)
    assert len(numbers) > 2
    assert told[-1] == (5000, False)
    assert count(read_puzzle(MANY), limit=5000) == 5000


def test_stopped_it_ends_with_what_it_has() -> None:
    stop = Stop()
    numbers = []
    for found, ended in counting(read_puzzle("." * 81), limit=1_000_000_000, stop=stop):
        numbers.append(found)
        assert not ended
        stop.stop()
    assert numbers[0] > 0
    assert len(numbers) <= 2


def test_threads_may_work_under_one_stop() -> None:
    empty = read_puzzle("." * 256)
    stop = Stop()
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: count(empty, limit=100, stop=stop), range(200)))
    assert found == [100] * 200


BOARD = Shape(2, 3)


def test_an_empty_board_of_six_is_counted_to_the_end_without_a_limit() -> None:
    assert count(read_puzzle("." * 36), limit=None) == 28_200_960
    assert list(counting(read_puzzle("." * 36), limit=None))[-1] == (28_200_960, True)


def test_the_limit_holds_where_all_are_counted_at_once() -> None:
    empty = read_puzzle("." * 36)
    assert count(empty, limit=28_200_960) == 28_200_960
    assert list(counting(empty, limit=28_200_959))[-1] == (28_200_959, False)
    assert list(counting(empty, limit=28_200_961))[-1] == (28_200_960, True)


@pytest.mark.parametrize(
    "rules",
    [
        (Thermo((0, 1, 2)), Thermo((7, 13, 19))),
        (LittleKiller((1, 8, 15, 22, 29), 15), LittleKiller((2, 9, 16, 23), 14)),
    ],
    ids=["thermometers", "little killers"],
)
def test_with_rules_it_counts_what_the_search_finds_one_by_one(rules: tuple[Constraint, ...]) -> None:
    puzzle = Puzzle(BOARD, bytes(36), rules)
    found = solver(puzzle, Stop()).count(10**7, Stop())
    assert count(puzzle, limit=None) == found > 1 << 17


def test_stopped_while_it_counts_all_at_once_it_has_a_lower_bound() -> None:
    last, ended = list(counting(read_puzzle("." * 81), limit=None, timeout=3))[-1]
    assert last > 0
    assert not ended
