"""One job, or several at once, to a column of puzzles: a record batch in, the same with the new columns out."""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError, StoppedError, sentence_of
from ninefold.model.one_of import one_of
from ninefold.tables.arrow_input import texts_of
from ninefold.tables.jobs import JOBS, Rows

DEFAULT_COUNT_LIMIT = 10_000
FAILED = "failed: "
"""How the problem of a row begins that is well-formed, but at which the program failed."""


@dataclass(frozen=True, slots=True)
class ColumnJob:
    """The jobs by their names, the limit of counting, and whether the columns of the input are left out."""

    do: tuple[str, ...]
    limit: int
    only_answers: bool = False

    @property
    def rows(self) -> int:
        """Rows of a batch, for one core."""
        return min(JOBS[name].rows for name in self.do)

    @property
    def schema(self) -> pa.Schema:
        """The new columns with their types."""
        columns = self._answers(pa.array([], pa.string()), Stop())
        return pa.schema([(name, column.type) for name, column in columns.items()])

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
            return self._answers(texts, stop)
        except StoppedError:
            raise
        except Exception as error:
            if len(texts) > 1:
                half = len(texts) // 2
                parts = [self._columns(part, stop) for part in (texts[:half], texts[half:])]
                return {name: pa.concat_arrays([part[name] for part in parts]) for name in parts[0]}
            problem = pa.array([FAILED + sentence_of(error)], pa.string())
            return {**{field.name: pa.nulls(1, field.type) for field in self.schema}, "problem": problem}

    def _answers(self, texts: pa.StringArray, stop: Stop) -> dict[str, pa.Array]:
        rows = Rows(texts, self.do, self.limit, stop)
        columns: dict[str, pa.Array] = {}
        for name in self.do:
            columns |= JOBS[name].columns(rows)
        return {**columns, "problem": rows.answers.problems}


def job_named(do: str, limit: int | None = None, *, only_answers: bool = False) -> ColumnJob:
    """The job of a name, or of several with commas between; `limit` is for counting.

    `only_answers` leaves the columns of the input out.

    >>> job_named("solve, rate").do
    ('solve', 'rate')
    """
    names = tuple(dict.fromkeys(name.strip() for name in do.split(",")))
    for name in names:
        one_of("job", name, JOBS)
    if limit is not None and "count" not in names:
        raise PuzzleError(f"{' and '.join(names)} needs no limit; only count takes one")
    return ColumnJob(names, limit or DEFAULT_COUNT_LIMIT, only_answers)
