"""What is to be measured: which algorithms on which puzzles, within which limits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ninefold.engine.lab import Limits
from ninefold.lab.algorithms import Algorithm, named
from ninefold.lab.results import Done
from ninefold.lab.suite import Entry, Suite, bundled

QUICK_SECONDS = 1.0
"""The limit of the quick comparison."""
_QUICK_PUZZLES = ("s2_low(+)", "s3_low(+)", "s3_med(+)", "s3_top(+)", "s3_xxx(+)", "s4_top(-)")
QUICK_ALGORITHMS = ("bf", "bt", "bfs", "dfs", "best-first", "mc", "combined", "dlx", "search", "fast")

_QUICK = 0.01
"""Seconds below which a run is repeated five times as often: there a single interruption weighs more."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A run before it is begun.

    repeats   how often each measurement is taken
    files     Python files with further algorithms, for processes of their own
    skips     whether a heavier puzzle is left out where the lighter one of its row was inf
    """

    suite: Suite
    algorithms: tuple[Algorithm, ...]
    limits: Limits
    repeats: int = 5
    files: tuple[str, ...] = ()
    skips: bool = True

    @property
    def measurements(self) -> int:
        """How many rows it gives."""
        return len(self.suite.entries) * len(self.algorithms)

    def kept(self, known: Iterable[Done]) -> Iterator[Done]:
        """Which of the known rows stay: what was not run is run now if nothing is to be left out."""
        return (row for row in known if self.skips or not row.skipped)

    def left(self, known: Iterable[Done] = ()) -> int:
        """How many measurements are to be taken when some rows are known."""
        return sum(len(entries) for _, entries in self.waiting({row.key for row in self.kept(known)}))

    def waiting(self, done: set[tuple[str, str]]) -> Iterator[tuple[Algorithm, list[Entry]]]:
        """The algorithms in turn, each with the puzzles that are not done yet; those with none are left out."""
        for algorithm in self.algorithms:
            entries = [entry for entry in self.suite.entries if (entry.name, algorithm.name) not in done]
            if entries:
                yield algorithm, entries

    def repeats_of(self, seconds: float) -> int:
        """How often a measurement of so many seconds is taken."""
        return self.repeats * 5 if seconds < _QUICK else self.repeats


def quick_plan() -> Plan:
    """Ten algorithms on six puzzles of the paper's rows, done in seconds."""
    entries = tuple(entry for entry in bundled("paper").entries if entry.name in _QUICK_PUZZLES)
    algorithms = tuple(named(name) for name in QUICK_ALGORITHMS)
    return Plan(Suite("quick", entries), algorithms, Limits(seconds=QUICK_SECONDS), repeats=3)
