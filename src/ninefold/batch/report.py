"""The report of a run, in plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from ninefold.batch.job import Outcome

KINDS = ("solved", "multiple", "impossible", "malformed")


def summary(outcomes: Sequence[Outcome]) -> str:
    """How many of each kind.

    >>> summary([])
    '0 solved, 0 multiple, 0 impossible, 0 malformed'
    """
    counts = Counter(outcome.kind for outcome in outcomes)
    return ", ".join(f"{counts[kind]} {kind}" for kind in KINDS)


def report_text(outcomes: Sequence[Outcome], made: datetime) -> str:
    """Headline, a line per puzzle, and what was malformed with the reason."""
    files = len({outcome.file for outcome in outcomes})
    seconds = sum(outcome.seconds for outcome in outcomes)
    wide = max((len(outcome.file) for outcome in outcomes), default=4)
    lines = [
        f"Ninefold report, {made:%Y-%m-%d %H:%M:%S}",
        f"{len(outcomes)} puzzles in {files} files: {summary(outcomes)}; {seconds:.3f} s of solving",
        "",
        f"{'file':<{wide}}  {'shape':<8} {'givens':>6} {'solutions':>10} {'seconds':>9}",
    ]
    for outcome in outcomes:
        if outcome.puzzle is not None:
            shape, givens = str(outcome.puzzle.shape), outcome.puzzle.given_count
            count = outcome.count_text
            lines.append(f"{outcome.file:<{wide}}  {shape:<8} {givens:>6} {count:>10} {outcome.seconds:>9.6f}")
    malformed = [outcome for outcome in outcomes if outcome.problem]
    if malformed:
        lines += ["", "malformed:"]
        lines += [f"{outcome.file:<{wide}}  {outcome.problem}" for outcome in malformed]
    return "\n".join(lines) + "\n"
