"""Threads are for speed alone: whoever asks for more than there are gets the same answers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ninefold.engine.threads import thread_count
from ninefold.errors import PuzzleError
from ninefold.generating import generate
from ninefold.rating import explainer_ratings, rate_many
from ninefold.solving.fast9 import solve_many

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

FEW_THREADS = f"""
import resource
from ninefold.formats import read_puzzle
from ninefold.generating import generate
from ninefold.rating import explainer_ratings
from ninefold.solving.fast9 import solve_many

text = "{EASY}\\n" * 20_000
puzzles = [read_puzzle("{EASY}")] * 100
answers = lambda threads: (
    solve_many(text, threads=threads).signature,
    [made.puzzle.givens for made in generate(count=300, seed=7, threads=threads)],
    explainer_ratings(puzzles, threads=threads),
)
alone = answers(1)

with open("/proc/self/statm") as sizes:
    used = int(sizes.read().split()[0]) * resource.getpagesize()
stack = 8 * 2**20
resource.setrlimit(resource.RLIMIT_STACK, (stack, resource.getrlimit(resource.RLIMIT_STACK)[1]))
room = 33 * 2**20  # kept free for the work itself
resource.setrlimit(resource.RLIMIT_AS, (used + room + 5 * stack, used + room + 5 * stack))
print("the same" if answers(200) == alone else "different")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are set in the way of Linux")
def test_where_few_threads_can_be_started_those_do_the_work() -> None:
    ran = subprocess.run([sys.executable, "-c", FEW_THREADS], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "the same\n"), ran.stderr


def test_a_million_threads_are_256() -> None:
    assert thread_count(10**6) == 256
    text = f"{EASY}\n" * 100
    assert solve_many(text, threads=10**6).signature == solve_many(text, threads=1).signature


def test_fewer_threads_than_none_are_refused_everywhere() -> None:
    for ask in (
        lambda: solve_many(EASY, threads=-1),
        lambda: list(generate(threads=-1)),
        lambda: explainer_ratings([], threads=-1),
        lambda: list(rate_many([], threads=-1)),
    ):
        with pytest.raises(PuzzleError, match="threads: expected 0"):
            ask()
