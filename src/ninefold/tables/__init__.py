"""Tables of millions of puzzles: one job to a column, on all cores or on many machines.

job_in_parts → run_local or run_dask → one_table (pieces on all cores, answers in order) → column_job → arrow_fast9 →
solving/fast9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pyarrow as pa

    from ninefold.tables.column_job import ColumnJob

__all__ = ["answer_schema", "map_batches"]


def map_batches(
    puzzles: Any, do: str = "solve", *, column: str = "puzzle", limit: int | None = None, threads: int = 0
) -> Iterator[pa.RecordBatch]:
    """The answers to a column of 9×9 puzzles, in order: the columns of the input, then the new ones.

    `puzzles` is a RecordBatch, a Table, a reader or any iterable of batches, an array of texts, anything that speaks
    Arrow's stream protocol, such as a Polars frame or series, or any iterable of texts. `do` is a job, or several with
    commas between (`"solve,rate"`). Answers come in batches of a size that suits the job; `answer_schema` has its
    columns with their types, `docs/batch.md` what they mean.

    >>> import pyarrow as pa
    >>> text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> [batch] = map_batches(pa.array([text, "53"]))
    >>> batch.column("count").to_pylist(), batch.column("problem").to_pylist()
    ([1, None], [None, 'expected 81 cells, got 2'])
    """
    from ninefold.tables.arrow_input import batches_of
    from ninefold.tables.column_job import job_named

    job = job_named(do, limit)
    return _answered(batches_of(puzzles, column, job.rows), job, column, threads)


def answer_schema(do: str = "solve", *, limit: int | None = None) -> pa.Schema:
    """The columns that a job, or several with commas between, adds to those of the input, with their types.

    >>> print(answer_schema("solve").field("solution").type)
    string
    """
    from ninefold.tables.column_job import job_named

    return job_named(do, limit).schema


def _answered(batches: Iterator[pa.RecordBatch], job: ColumnJob, column: str, threads: int) -> Iterator[pa.RecordBatch]:
    from ninefold.tables.pipeline import in_order

    with in_order(batches, lambda batch, stop: job(batch, column, stop), threads) as answered:
        for _, answers in answered:
            yield answers
