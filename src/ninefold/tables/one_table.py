"""One table in, one table out: the unit of work on one machine and on a thousand."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

from ninefold.tables.column_job import FAILED, ColumnJob
from ninefold.tables.pipeline import in_order
from ninefold.tables.read_table import Piece, read_table
from ninefold.tables.write_table import table_writer

Seen: TypeAlias = Callable[[int, float], None]
"""Who is told rows and bytes as they are done."""
NAMED = 10
"""Malformed rows that are named; the column `problem` has them all."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The job, the column of puzzles, the compression of Parquet, and the threads (0: all cores)."""

    job: ColumnJob
    column: str = "puzzle"
    compression: str = "zstd"
    threads: int = 0


@dataclass(slots=True)
class TableTally:
    """How many rows, how many of them malformed or failed, and the first of those with their places."""

    rows: int = 0
    malformed: int = 0
    failed: int = 0
    problems: list[tuple[int, str]] = field(default_factory=list)

    def add(self, piece: Piece, answers: pa.RecordBatch) -> None:
        """Counts a piece."""
        self.rows += len(answers)
        bad = answers.column("problem")
        found = len(bad) - bad.null_count
        if not found:
            return
        failed = pc.sum(pc.starts_with(bad, FAILED)).as_py()
        self.failed += failed
        self.malformed += found - failed
        for row in pc.indices_nonzero(bad.is_valid()).to_pylist()[: NAMED - len(self.problems)]:
            self.problems.append((piece.places[row], bad[row].as_py()))


def nobody(rows: int, bytes: float) -> None:
    """For work that nobody watches."""


def run_table(
    source: str,
    target: str,
    options: TableOptions,
    span: tuple[int, int] | None = None,
    seen: Seen = nobody,
) -> TableTally:
    """Does the job to a table."""
    tally = TableTally()
    job, column = options.job, options.column
    with (
        table_writer(target, options.compression) as writer,
        closing(read_table(source, column, job.rows, span, alone=job.only_answers)) as pieces,
        in_order(pieces, lambda piece, stop: job(piece.batch, column, stop), options.threads) as answered,
    ):
        for piece, answers in answered:
            tally.add(piece, answers)
            writer.write(answers)
            seen(len(answers), piece.bytes)
    return tally
