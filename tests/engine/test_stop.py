"""What a call works under: a timeout, a stop, the stop of whoever called, or all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import ninefold
from ninefold import Grid, Puzzle, StoppedError, TimeLimitError
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError, UnmetWishError
from ninefold.generating import Wish, generate
from ninefold.logic import all_steps, furthest, next_step, path
from ninefold.logic.whips import next_chain, whip_path
from ninefold.rating import expert_rating, explainer_rating, explainer_steps, rate, rate_many
from ninefold.solving import counting, estimate, true_candidates
from ninefold.stopping import working_under

HARD = Puzzle.parse("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
EMPTY = Puzzle.parse("." * 81)
START = Grid.start(HARD)


def stopped() -> Stop:
    stop = Stop()
    stop.stop()
    return stop


@pytest.mark.parametrize("seconds", [-1, float("nan")])
def test_a_timeout_is_a_number_of_seconds(seconds: float) -> None:
    with pytest.raises(PuzzleError, match="timeout: expected 0 seconds or more"):
        stop_for(seconds)


def test_a_timeout_does_not_free_from_the_stop_that_is_given_nor_from_that_of_the_thread() -> None:
    given = Stop()
    both = stop_for(1000, given)
    given.stop()
    assert both.look()
    assert not both.timed_out
    assert not stop_for(1000).look()
    with working_under(stopped()):
        assert stop_for().look()
        assert stop_for(1000).look()
        assert not stop_for(1000, Stop()).look()  # whoever names a stop means that one


def test_the_sooner_of_two_limits_ends_the_work() -> None:
    assert stop_for(1000, Stop(0)).look()
    assert stop_for(0, Stop(1000)).look()
    assert stop_for(0, Stop(1000)).timed_out is False  # nobody has looked at it yet


CALLS: dict[str, Callable[..., Any]] = {
    "count": lambda **given: ninefold.count(EMPTY, limit=10**15, **given),
    "solutions": lambda **given: list(ninefold.solutions(EMPTY, **given)),
    "solve_many": lambda **given: ninefold.solve_many(["." * 81] * 50_000, limit=2**31, **given),
    "count_many": lambda **given: ninefold.count_many(["." * 81] * 50_000, limit=2**31, **given),
    "is_unique": lambda **given: ninefold.is_unique(Puzzle.parse("." * 625), **given),
    "true_candidates": lambda **given: true_candidates(EMPTY, limit=10**9, **given),
    "estimate": lambda **given: estimate(Puzzle.parse("." * 625), samples=10**9, **given),
    "canonical_many": lambda **given: ninefold.canonical_many(b"." * 80 + b"7\n" + (b"." * 81 + b"\n") * 3, **given),
    "minimize_many": lambda **given: ninefold.minimize_many(f"{HARD.oneline}\n".encode() * 9, **given),
    "minimize": lambda **given: ninefold.minimize(Puzzle.parse("." * 625), **given),
    "next_step": lambda **given: next_step(START, **given),
    "all_steps": lambda **given: all_steps(START, **given),
    "path": lambda **given: list(path(HARD, **given)),
    "furthest": lambda **given: furthest(START, **given),
    "next_chain": lambda **given: next_chain(START, **given),
    "whip_path": lambda **given: list(whip_path(HARD, **given)),
    "rate": lambda **given: rate(HARD, **given),
    "rate_many": lambda **given: list(rate_many([HARD] * 9, threads=2, **given)),
    "explainer_rating": lambda **given: explainer_rating(HARD, **given),
    "explainer_steps": lambda **given: list(explainer_steps(HARD, **given)),
    "expert_rating": lambda **given: expert_rating(HARD, **given),
}


@pytest.mark.parametrize("name", [name for name in CALLS if name != "estimate"])
def test_a_call_ends_with_its_timeout_or_its_stop_or_that_of_whoever_called(name: str) -> None:
    call = CALLS[name]
    with pytest.raises(TimeLimitError):
        call(timeout=0)
    with pytest.raises(StoppedError) as by_stop:
        call(stop=stopped())
    assert not isinstance(by_stop.value, TimeLimitError)
    with pytest.raises(StoppedError), working_under(stopped()):
        call()


def test_generating_ends_with_its_timeout() -> None:
    with pytest.raises(UnmetWishError):
        list(generate(Wish(), count=None, timeout=0.05))


def test_counting_ends_with_what_it_has() -> None:
    assert list(counting(EMPTY, limit=10**15, timeout=0))[-1][1] is False


def test_threads_of_a_pool_work_under_the_stop_of_whoever_started_it() -> None:
    def all_under(stop: Stop) -> Iterator[Any]:
        with working_under(stop):
            yield from rate_many([HARD] * 200, threads=2)

    with ThreadPoolExecutor(1) as pool, pytest.raises(StoppedError):
        pool.submit(lambda: list(all_under(stopped()))).result()
