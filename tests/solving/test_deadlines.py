"""Every verb ends with its stop, also before the first guess, and never keeps other threads from working."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from ninefold import Puzzle, Shape, Stop, count, solve
from ninefold.constraints import Sandwich
from ninefold.errors import StoppedError, TimeLimitError
from ninefold.logic import all_steps
from ninefold.model import Grid
from ninefold.solving import counting, estimate, true_candidates

SECONDS = 0.5
SLACK = 10.0
"""What a machine that is busy with other tests may take more; before, nothing of this ended at all."""

FEW = 3
"""Turns of another thread in half a second, of some 90 that it may have; one, where the work keeps the interpreter."""

TRIES = 3
"""A busy machine may have kept the other thread waiting; work that keeps the interpreter always does."""

SIDE = 36
ROWS = [tuple(range(SIDE * row, SIDE * (row + 1))) for row in range(SIDE)]


def sandwiches(rows: int) -> Puzzle:
    """A 36×36 with a sandwich of a middle sum in some rows: millions of sets of digits make it."""
    return Puzzle(Shape(6, 6), bytes(SIDE**2), tuple(Sandwich(row, 330) for row in ROWS[:rows]))


def turns_beside(work: Callable[[], object]) -> tuple[float, int]:
    """How long the work took, and how often another thread had its turn meanwhile."""
    done, turns = threading.Event(), [0]

    def other() -> None:
        while not done.is_set():
            time.sleep(0.005)
            turns[0] += 1

    thread = threading.Thread(target=other)
    thread.start()
    begun = time.monotonic()
    try:
        work()
    finally:
        took = time.monotonic() - begun
        done.set()
        thread.join()
    return took, turns[0]


def is_stopped(work: Callable[[Stop], object]) -> Callable[[Stop], object]:
    def ended(stop: Stop) -> None:
        with pytest.raises(TimeLimitError):
            work(stop)

    return ended


def may_be_stopped(work: Callable[[Stop], object]) -> Callable[[Stop], object]:
    """For work that a quick machine has done in the time, or of which a slow one has nothing to tell by then."""

    def ended(stop: Stop) -> None:
        with suppress(TimeLimitError):
            work(stop)

    return ended


@pytest.mark.parametrize(
    "work",
    [
        is_stopped(lambda stop: solve(sandwiches(36), stop=stop)),
        is_stopped(lambda stop: solve(sandwiches(36), method="guess", stop=stop)),
        is_stopped(lambda stop: count(sandwiches(36), stop=stop)),
        is_stopped(lambda stop: true_candidates(sandwiches(36), stop=stop)),
        may_be_stopped(lambda stop: all_steps(Grid.start(sandwiches(36)), stop=stop)),
        lambda stop: list(counting(sandwiches(36), limit=10**9, stop=stop)),
        may_be_stopped(lambda stop: estimate(sandwiches(1), samples=10**9, stop=stop)),
    ],
    ids=["solve", "guess", "count", "true candidates", "steps", "counting", "estimate"],
)
def test_a_time_limit_holds_before_the_first_guess_and_other_threads_work_meanwhile(
    work: Callable[[Stop], object],
) -> None:
    for _ in range(TRIES):
        took, turns = turns_beside(lambda: work(Stop(SECONDS)))
        assert took < SECONDS + SLACK
        if turns >= FEW or took < SECONDS:
            return
    pytest.fail("the other thread had no turn")


def test_a_time_limit_holds_while_the_steps_of_a_large_board_are_begun() -> None:
    grid = Grid.start(sandwiches(35))  # a board of its own: what was found out of one is kept
    with pytest.raises(TimeLimitError):
        all_steps(grid, stop=Stop(0.02))  # they take twenty times as long


def test_counting_that_is_stopped_before_it_begins_ends_with_nothing() -> None:
    stop = Stop()
    stop.stop()
    assert list(counting(sandwiches(36), limit=10, stop=stop)) == [(0, False)]


def test_another_thread_can_stop_a_solver_that_is_being_made() -> None:
    stop = Stop()
    threading.Timer(0.3, stop.stop).start()
    with pytest.raises(StoppedError):
        solve(sandwiches(36), stop=stop)


INTERRUPTED = """
import os, signal, threading, time
from ninefold import Puzzle, Shape, solve
from ninefold.constraints import Sandwich
rows = [tuple(range(36 * row, 36 * (row + 1))) for row in range(36)]
threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
begun = time.monotonic()
try:
    solve(Puzzle(Shape(6, 6), bytes(36**2), tuple(Sandwich(row, 330) for row in rows)))
except KeyboardInterrupt:
    print(time.monotonic() - begun)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
def test_an_interrupt_ends_a_solver_that_is_being_made() -> None:
    # In a process of its own: an interrupt that comes too late would end the tests.
    child = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, timeout=60)
    assert child.returncode == 0, child.stderr
    assert float(child.stdout) < 0.3 + SLACK


def test_logic_on_a_large_board_with_few_marks_ends_with_its_stop() -> None:
    random = Random(1)
    filled = [(6 * (row % 6) + row // 6 + column) % SIDE + 1 for row in range(SIDE) for column in range(SIDE)]
    removed = [
        (cell, digit)
        for cell in range(SIDE**2)
        for kept in [{filled[cell], *random.sample(range(1, SIDE + 1), 3)}]
        for digit in range(1, SIDE + 1)
        if digit not in kept
    ]
    grid = Grid.start(Puzzle(Shape(6, 6), bytes(SIDE**2))).eliminate(removed)
    begun = time.monotonic()
    with pytest.raises(TimeLimitError):
        all_steps(grid, stop=Stop(0.001))  # all of them take a hundred times as long
    assert time.monotonic() - begun < SLACK


def test_a_large_sandwich_is_told_by_its_sum() -> None:
    """Beyond 16 digits the sets of a cage are too many to be listed, inside of alternatives too."""
    found = solve(sandwiches(1), stop=Stop(60))
    assert found is not None
    assert Sandwich(ROWS[0], 330).holds(found.digits, found.puzzle.scale)
