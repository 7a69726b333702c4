"""What can be done to a column of puzzles, and the columns that come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.compute as pc

from ninefold.engine.lines import texts_of as texts_of_rows
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError, StoppedError, sentence_of
from ninefold.formats import read_puzzle
from ninefold.generating.canonical import canonical_digits
from ninefold.model import violations
from ninefold.model.one_of import one_of
from ninefold.rating import rate_digits
from ninefold.rating.rates import SCORES
from ninefold.tables.arrow_fast9 import Answers, answer, digits_of, given_counts
from ninefold.tables.arrow_input import texts_of

DEFAULT_COUNT_LIMIT = 10_000
FAILED = "failed: "
"""How the problem of a row begins that is well-formed, but at which the program failed."""


@dataclass(frozen=True, slots=True)
class ColumnJob:
    """A job with its limit: a record batch in, the same batch with the new columns out."""

    do: str
    limit: int
    only_answers: bool = False

    @property
    def rows(self) -> int:
        """Rows of a batch, for one core: some 10 ms of work, so that no core waits long for the last one."""
        return _ROWS[self.do]

    def __call__(self, batch: pa.RecordBatch, column: str, stop: Stop) -> pa.RecordBatch:
        columns = self._columns(texts_of(batch, column), stop)
        if not self.only_answers:
            # A column that the job makes replaces one of the same name: doing a job twice is doing it once.
            kept = {name: batch.column(name) for name in batch.schema.names if name not in columns}
            columns = {**kept, **columns}
        return pa.RecordBatch.from_arrays(list(columns.values()), list(columns))

    def _columns(self, texts: pa.StringArray, stop: Stop) -> dict[str, pa.Array]:
        """The new columns; if the program fails at a row, only that row has no answer."""
        try:
            return _NEW_COLUMNS[self.do](texts, self.limit, stop)
        except StoppedError:
            raise
        except Exception as error:
            if len(texts) > 1:
                half = len(texts) // 2
                parts = [self._columns(part, stop) for part in (texts[:half], texts[half:])]
                return {name: pa.concat_arrays([part[name] for part in parts]) for name in parts[0]}
            empty = _NEW_COLUMNS[self.do](pa.array([], pa.string()), self.limit, stop)
            problem = pa.array([FAILED + sentence_of(error)], pa.string())
            return {**{name: pa.nulls(1, column.type) for name, column in empty.items()}, "problem": problem}


def job_named(do: str, limit: int | None = None, *, only_answers: bool = False) -> ColumnJob:
    """The job of a name; `limit` is for counting; `only_answers` leaves the columns of the input out."""
    one_of("job", do, JOBS)
    if limit is not None and do != "count":
        raise PuzzleError(f"{do} needs no limit; only count takes one")
    return ColumnJob(do, limit or DEFAULT_COUNT_LIMIT, only_answers)


def _solve(texts: pa.StringArray, limit: int, stop: Stop) -> dict[str, pa.Array]:
    answers = answer(texts, 2, stop)
    return {"count": answers.counts, "solution": answers.solutions, "problem": answers.problems}


def _count(texts: pa.StringArray, limit: int, stop: Stop) -> dict[str, pa.Array]:
    answers = answer(texts, limit + 1, stop)
    cut = pc.greater(answers.counts, limit)
    counts = pc.if_else(cut, pa.scalar(limit, pa.uint32()), answers.counts)
    return {"count": counts, "cut": cut, "problem": answers.problems}


def _check(texts: pa.StringArray, limit: int, stop: Stop) -> dict[str, pa.Array]:
    answers = answer(texts, 2, stop)
    good = answers.problems.is_null()
    givens = pc.if_else(good, given_counts(texts), pa.scalar(None, pa.uint8()))
    solvable = pc.greater(answers.counts, 0)
    return {
        "givens": givens,
        "valid": _valid(texts, answers, solvable),
        "solvable": solvable,
        "unique": pc.equal(answers.counts, 1),
        "problem": answers.problems,
    }


def _rate(texts: pa.StringArray, limit: int, stop: Stop) -> dict[str, pa.Array]:
    answers = answer(texts, 2, stop)
    one = pc.equal(answers.counts, 1).fill_null(False)
    rates = rate_digits(digits_of(texts.filter(one)), only=SCORES, counted=True, stop=stop)
    spread = _places(one)
    return {
        "count": answers.counts,
        "level": pa.array(rates.column("level"), pa.string()).take(spread),
        "score": pa.array(rates.column("score"), pa.uint32()).take(spread),
        "hardest": pa.array(rates.column("hardest"), pa.string()).take(spread),
        "problem": answers.problems,
    }


def _canonical(texts: pa.StringArray, limit: int, stop: Stop) -> dict[str, pa.Array]:
    answers = answer(texts, 1, stop)
    good = answers.problems.is_null()
    forms = texts_of_rows(canonical_digits(digits_of(texts.filter(good)), stop=stop))
    return {
        "canonical": pa.array(forms, pa.binary()).cast(pa.string()).take(_places(good)),
        "problem": answers.problems,
    }


def _places(chosen: pa.BooleanArray) -> pa.Array:
    """Where the answer of each row is among those of the chosen rows; null for one that was not chosen."""
    places = pc.subtract(pc.cumulative_sum(chosen.cast(pa.int64())), pa.scalar(1, pa.int64()))
    return pc.if_else(chosen, places, pa.scalar(None, pa.int64()))


def _valid(texts: pa.StringArray, answers: Answers, solvable: pa.BooleanArray) -> pa.BooleanArray:
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


_NEW_COLUMNS: dict[str, Callable[[pa.StringArray, int, Stop], dict[str, pa.Array]]] = {
    "solve": _solve,
    "count": _count,
    "check": _check,
    "rate": _rate,
    "canonical": _canonical,
}
_ROWS = {"solve": 32_768, "count": 4_096, "check": 32_768, "rate": 512, "canonical": 4_096}
JOBS = tuple(_NEW_COLUMNS)
