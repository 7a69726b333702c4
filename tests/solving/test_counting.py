"""Counting that tells how far it is."""

from concurrent.futures import ThreadPoolExecutor

from ninefold import Stop, count, read_puzzle
from ninefold.model import Grid
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
