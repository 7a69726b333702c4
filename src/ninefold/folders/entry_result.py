"""What became of one entry of an input file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

KINDS = ("solved", "multiple", "impossible", "unfinished", "failed", "malformed")
"""One solution; several; none; the time limit came first; the program failed; not a puzzle."""
_RARE = ("unfinished", "failed")


@dataclass(frozen=True, slots=True)
class EntryResult:
    """One entry of an input file, without its boards: those are in the output file.

    line        where the entry is, when the format knows it; 0 when not
    count       solutions found; `cut` when there may be more
    problem     why there is nothing of it in the output file; empty if there is
    note        what else a person should know: what clashes, which extra rules hold
    level       of a puzzle with one solution, with its score, if it was found in time; empty for others
    """

    kind: str
    line: int = 0
    title: str = ""
    box: tuple[int, int] = (3, 3)
    givens: int = 0
    count: int = 0
    cut: bool = False
    seconds: float = 0.0
    problem: str = ""
    note: str = ""
    level: str = ""
    score: int = 0

    @property
    def count_text(self) -> str:
        """The number of solutions; `>=` where the search was cut.

        >>> EntryResult("multiple", count=5, cut=True).count_text
        '>=5'
        """
        return f"{'>=' if self.cut else ''}{self.count}"


def summary(counts: Counter[str]) -> str:
    """How many of each kind; unfinished and failed ones are named only where there are some.

    >>> summary(Counter(solved=3, malformed=1))
    '3 solved, 0 multiple, 0 impossible, 1 malformed'
    """
    return ", ".join(f"{counts[kind]} {kind}" for kind in KINDS if counts[kind] or kind not in _RARE)


def verified(solutions: int) -> str:
    """What a run may say of its solutions: it writes none that is wrong by either way.

    >>> verified(3)
    'all 3 solutions verified, by houses and by candidates'
    """
    if not solutions:
        return "no solution to verify"
    which = "the one solution" if solutions == 1 else f"all {solutions:,} solutions"
    return f"{which} verified, by houses and by candidates"


def kinds(entries: Iterable[EntryResult]) -> Counter[str]:
    """How many entries there are of each kind."""
    return Counter(entry.kind for entry in entries)
