"""A table out, of whatever kind its name says, batch by batch."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet as pq

from ninefold.files.sync import synced_meanwhile
from ninefold.tables.ending import STANDARD, Ending
from ninefold.tables.storage import open_write

_ROW_GROUP = 131_072
_JOINED = 8_192
"""Rows that wait in one batch at least."""


class TableWriter:
    """A table being written, batch by batch."""

    def __init__(self, file: BinaryIO, ending: Ending, compression: str) -> None:
        self._file = file
        self._ending = ending
        self._compression = compression
        self._waiting: list[pa.RecordBatch] = []
        self._joined = 0
        self._writer: Any = None
        self._stream: Any = None

    def write(self, batch: pa.RecordBatch) -> None:
        """Adds a batch. Parquet gets whole row groups."""
        if self._writer is None:
            self._open(batch.schema)
        self._waiting.append(batch)
        if self._ending.kind != "parquet" or sum(map(len, self._waiting)) >= _ROW_GROUP:
            self._flush()
        else:
            self._join()

    def close(self) -> None:
        """Writes what waits, and the end of the file."""
        self._flush()
        if self._writer is not None:
            self._writer.close()
        if self._stream is not None:
            self._stream.close()

    def abandon(self) -> None:
        """Lets go of a table that will not be finished."""
        if isinstance(self._writer, pq.ParquetWriter):
            self._writer.is_open = False  # else it would write its last page to a file that is gone
        if self._stream is not None:
            with suppress(OSError):  # why it will not be finished is known already
                self._stream.close()

    def _open(self, schema: pa.Schema) -> None:
        if self._ending.kind == "parquet":
            # Arrow writes by itself to the file's name: through Python's file object every page is copied once more.
            self._stream = pa.OSFile(self._file.name, "wb")
            # No two puzzles are equal and none is searched for by range: dictionaries and statistics only cost time.
            self._writer = pq.ParquetWriter(
                self._stream, schema, compression=self._compression, use_dictionary=False, write_statistics=False
            )
            return
        target: Any = self._file
        if self._ending.packed == "gzip":
            # Arrow's gzip has one level, and that takes many times as long as solving; the quickest is little larger.
            target = self._stream = gzip.GzipFile("", "wb", compresslevel=1, fileobj=self._file, mtime=0)
        elif self._ending.packed:
            open_file = pa.PythonFile(_StaysOpen(self._file), "w")
            target = self._stream = pa.CompressedOutputStream(open_file, self._ending.packed)
        options = pa.csv.WriteOptions(include_header=self._ending.kind == "csv", quoting_style="needed")
        self._writer = pa.csv.CSVWriter(target, schema, write_options=options)

    def _join(self) -> None:
        """Small batches that wait become larger ones. Each of them keeps alive what it was made of: bits of memory here
        and there, between which what the next pieces need finds no room any more.
        """
        small = self._waiting[self._joined :]
        if sum(map(len, small)) < _JOINED:
            return
        if len(small) > 1:
            self._waiting[self._joined :] = pa.Table.from_batches(small).combine_chunks().to_batches()
        self._joined = len(self._waiting)

    def _flush(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.Table.from_batches(self._waiting))
            self._waiting, self._joined = [], 0


class _StaysOpen:
    """A file that a compressing stream may close without closing it: whoever opened it still has to sync it."""

    closed = False

    def __init__(self, file: BinaryIO) -> None:
        self.write = file.write
        self.flush = file.flush
        self.tell = file.tell

    def close(self) -> None:
        self.flush()


@contextmanager
def table_writer(place: str, compression: str) -> Iterator[TableWriter]:
    """A table to write that is there whole or not at all; standard output gets CSV as it comes."""
    if place == STANDARD:
        writer = TableWriter(sys.stdout.buffer, Ending("csv", None), compression)
        yield writer
        writer.close()
        sys.stdout.buffer.flush()
        return
    ending = Ending.of(place)
    with open_write(place) as file, synced_meanwhile(file):
        writer = TableWriter(file, ending, compression)
        try:
            yield writer
            writer.close()
        except BaseException:
            writer.abandon()
            raise
