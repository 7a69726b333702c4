"""What can be done to a column of puzzles: each job by its name, with the columns that come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.compute as pc

from ninefold.choices import Column
from ninefold.engine import expert
from ninefold.engine.lines import texts_of as texts_of_rows
from ninefold.engine.stop import Stop
from ninefold.formats import read_puzzle
from ninefold.found_once import found_once
from ninefold.generating.canonical import canonical_digits
from ninefold.generating.minimize import minimize_digits
from ninefold.model import violations
from ninefold.rating import NineRates, rate_digits
from ninefold.rating.rates import EXPERT, EXPLAINER, SCORES
from ninefold.tables.arrow_fast9 import Answers, answer, digits_of, given_counts

SOLVED_TO = 2
"""Solutions that are counted where counting is not the job: none, one, several."""


@dataclass(frozen=True)
class Rows:
    """A batch of puzzles, and what several jobs want to know of it: found out once."""

    texts: pa.StringArray
    do: tuple[str, ...]
    limit: int
    stop: Stop

    @property
    def counted_to(self) -> int:
        return self.limit if "count" in self.do else SOLVED_TO

    @found_once
    def answers(self) -> Answers:
        """One more is counted than is told, where it is told that there are more."""
        return answer(self.texts, self.counted_to + ("count" in self.do), self.stop, solved="solve" in self.do)

    @found_once
    def counts(self) -> pa.UInt32Array:
        most = pa.scalar(self.counted_to, pa.uint32())
        return pc.if_else(self.cut, most, self.answers.counts) if "count" in self.do else self.answers.counts

    @found_once
    def cut(self) -> pa.BooleanArray:
        return pc.greater(self.answers.counts, pa.scalar(self.counted_to, pa.uint32()))

    @found_once
    def one(self) -> pa.BooleanArray:
        """Which have exactly one solution."""
        return pc.equal(self.answers.counts, pa.scalar(1, pa.uint32())).fill_null(False)

    @found_once
    def digits_of_one(self) -> bytes:
        return digits_of(self.texts.filter(self.one))

    @found_once
    def rates(self) -> NineRates:
        """The numbers of those with one solution, all that are asked in one crossing."""
        only: frozenset[Column] = frozenset()
        only |= SCORES if "rate" in self.do else only
        only |= EXPLAINER if "er" in self.do else only
        return rate_digits(self.digits_of_one, only=only, counted=True, stop=self.stop)

    def rated(self, name: Column, kind: pa.DataType) -> pa.Array:
        return spread(pa.array(self.rates.column(name), kind), self.one)


@dataclass(frozen=True, slots=True)
class Job:
    """What is done to some rows at a time, for one core: some 10 ms, so that no core waits long for the last one."""

    rows: int
    columns: Callable[[Rows], dict[str, pa.Array]]


def _solve(rows: Rows) -> dict[str, pa.Array]:
    return {"count": rows.counts, "solution": rows.answers.solutions}


def _count(rows: Rows) -> dict[str, pa.Array]:
    return {"count": rows.counts, "cut": rows.cut}


def _check(rows: Rows) -> dict[str, pa.Array]:
    good = rows.answers.problems.is_null()
    solvable = pc.greater(rows.answers.counts, pa.scalar(0, pa.uint32()))
    return {
        "givens": pc.if_else(good, given_counts(rows.texts), pa.scalar(None, pa.uint8())),
        "valid": _valid(rows.texts, solvable),
        "solvable": solvable,
        "unique": pc.equal(rows.answers.counts, pa.scalar(1, pa.uint32())),
    }


def _rate(rows: Rows) -> dict[str, pa.Array]:
    return {
        "count": rows.counts,
        "level": rows.rated("level", pa.string()),
        "score": rows.rated("score", pa.uint32()),
        "hardest": rows.rated("hardest", pa.string()),
    }


def _er(rows: Rows) -> dict[str, pa.Array]:
    return {
        "count": rows.counts,
        "er": rows.rated("er", pa.float64()),
        "ep": rows.rated("ep", pa.float64()),
        "ed": rows.rated("ed", pa.float64()),
    }


def _expert(rows: Rows) -> dict[str, pa.Array]:
    rated = expert.rate(rows.digits_of_one, EXPERT, 1, rows.stop)
    scales = {
        name: spread(pa.array([getattr(one, name) for one in rated], pa.uint8()), rows.one)
        for name in expert.ExpertRating._fields
    }
    return {"count": rows.counts, **scales}


def _minimize(rows: Rows) -> dict[str, pa.Array]:
    digits = minimize_digits(rows.digits_of_one, threads=1, stop=rows.stop)
    assert digits is not None  # each of them has one solution
    return {"count": rows.counts, "minimal": spread(_texts(digits), rows.one)}


def _canonical(rows: Rows) -> dict[str, pa.Array]:
    good = rows.answers.problems.is_null()
    forms = canonical_digits(digits_of(rows.texts.filter(good)), stop=rows.stop)
    return {"canonical": spread(_texts(forms), good)}


def _texts(digits: bytes) -> pa.StringArray:
    return pa.array(texts_of_rows(digits), pa.binary()).cast(pa.string())


def spread(found: pa.Array, chosen: pa.BooleanArray) -> pa.Array:
    """The answers of the chosen rows at their places among all; null for a row that was not chosen."""
    places = pc.subtract(pc.cumulative_sum(chosen.cast(pa.int64())), pa.scalar(1, pa.int64()))
    return found.take(pc.if_else(chosen, places, pa.scalar(None, pa.int64())))


def _valid(texts: pa.StringArray, solvable: pa.BooleanArray) -> pa.BooleanArray:
    """Whether no house holds a digit twice. What has a solution is valid; only the others need a look."""
    if pc.all(solvable).as_py() in (True, None):
        return solvable
    return pa.array(
        [
            yes if yes is None else yes or _clashes_nowhere(texts[row].as_py())
            for row, yes in enumerate(solvable.to_pylist())
        ],
        pa.bool_(),
    )


def _clashes_nowhere(text: str) -> bool:
    puzzle = read_puzzle(text)
    return not violations(puzzle, puzzle.givens)


JOBS: dict[str, Job] = {
    "solve": Job(32_768, _solve),
    "count": Job(4_096, _count),
    "check": Job(32_768, _check),
    "rate": Job(512, _rate),
    "er": Job(128, _er),
    "expert": Job(16, _expert),
    "minimize": Job(512, _minimize),
    "canonical": Job(4_096, _canonical),
}
