"""How long a run will take, told before it begins: every measurement is tried once, for a moment."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.engine.lab import INF
from ninefold.lab.plan import Plan
from ninefold.lab.results import Done
from ninefold.lab.run import runner_of
from ninefold.lab.wording import duration_text, many, seconds_text
from ninefold.stopping import look

TRY_SECONDS = 0.02
"""How long each measurement is tried."""
_CHILD_SECONDS = 0.5
"""The same in a process of its own, where the way there and back counts."""
_CHILD_FAILURES = 2
"""So many tries that a process of its own does not finish, and the rest is not tried: each of them ends a process."""


@dataclass(frozen=True, slots=True)
class ExpectedAnswer(Answer):
    """Seconds that a run may take.

    least          if everything that did not end in its try ends soon after it
    most           if it goes on until the limit
    measurements   that are still to be taken
    unknown        those of them that did not end in their try
    """

    least: float
    most: float
    measurements: int
    unknown: int
    limit: float
    sentence: str


def estimate(plan: Plan, known: Collection[Done] = (), tried: float = TRY_SECONDS) -> ExpectedAnswer:
    """What the plan will take on this machine, for what is not known yet.

    A heavier puzzle counts as left out where the lighter one of its row did not end: as the run has it, if that is inf.

    >>> from ninefold.lab.plan import Plan, Suite
    >>> from ninefold.lab import Limits, bundled, named
    >>> plan = Plan(Suite("two", bundled("paper").entries[:2]), (named("mc"),), Limits(seconds=10))
    >>> estimate(plan).sentence
    'Expected: 1 second for 2 measurements.'
    """
    least = most = 0.0
    count = unknown = 0
    rows = {row.key: row for row in plan.kept(known)}
    for algorithm, waiting in plan.waiting(set(rows)):
        patience = min(tried if algorithm.stops else max(tried, _CHILD_SECONDS), plan.limits.seconds)
        late = {name for name, by in rows if by == algorithm.name and rows[name, by].outcome == INF}
        with runner_of(algorithm, plan.files) as runner:
            for entry in waiting:
                look()
                count += 1
                if plan.skips and entry.lighter in late:
                    continue
                gives_up = not algorithm.stops and len(late) >= _CHILD_FAILURES
                first = None if gives_up else runner(entry.puzzle, plan.limits.within(patience))
                if first is None or first.outcome == INF:
                    late.add(entry.name)
                    unknown += 1
                    least += patience
                    most += plan.limits.seconds
                else:
                    whole = min(plan.repeats_of(first.seconds) * first.seconds, plan.limits.seconds + first.seconds)
                    least += whole
                    most += whole
    return ExpectedAnswer(
        least, most, count, unknown, plan.limits.seconds, _sentence(plan, least, most, count, unknown, tried)
    )


def _sentence(plan: Plan, least: float, most: float, count: int, unknown: int, tried: float) -> str:
    if not count:
        return "Everything is measured already."
    low, high = duration_text(least), duration_text(most)
    span = high if low == high else f"{low} to {high}"
    reason = (
        f"; {unknown:,} of them did not end within {seconds_text(tried)} and may go on until the limit of "
        f"{plan.limits.seconds:g} s"
        if unknown
        else ""
    )
    return f"Expected: {span} for {many(count, 'measurement')}{reason}."
