"""Tables in and out, by the ending of their name: Parquet, CSV, lines of text; the last two plain, .gz or .zst."""

from __future__ import annotations

import csv
import io
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, BinaryIO

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet as pq

from ninefold.batch.failure import sentence_of
from ninefold.batch.files import synced_meanwhile
from ninefold.batch.places import is_remote, open_read, open_write, size_of
from ninefold.errors import FormatError, NinefoldError, PuzzleError

KINDS = {".parquet": "parquet", ".csv": "csv", ".txt": "text"}
_PACKED = {".gz": "gzip", ".zst": "zstd"}
_ROWS = 32_768
_CHUNK = _ROWS * 82
_BUFFER = 1 << 20
_ROW_GROUP = 131_072


@dataclass(frozen=True, slots=True)
class Ending:
    """What the name of a table says: parquet, csv or text, and how it is packed."""

    kind: str
    packed: str | None

    @classmethod
    def of(cls, place: str) -> Ending:
        """The ending of a name.

        >>> Ending.of("puzzles.csv.gz")
        Ending(kind='csv', packed='gzip')
        """
        name = place.lower()
        packed = next((codec for ending, codec in _PACKED.items() if name.endswith(ending)), None)
        if packed:
            name = name[: name.rindex(".")]
        kind = next((kind for ending, kind in KINDS.items() if name.endswith(ending)), None)
        if kind is None or (packed and kind == "parquet"):
            raise PuzzleError(
                f"{place}: expected a name that ends in .parquet, .csv or .txt (or those two with .gz or .zst)"
            )
        return cls(kind, packed)


def has_ending(place: str) -> bool:
    """Whether a name is that of a table."""
    try:
        Ending.of(place)
    except PuzzleError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Piece:
    """A batch, the places of its rows in the file (lines of text, rows of tables, from 1), and the bytes it took."""

    batch: pa.RecordBatch
    places: range | list[int]
    bytes: float

    def cut(self, rows: int) -> Iterator[Piece]:
        """The same in pieces of so many rows at most."""
        size = len(self.batch)
        for at in range(0, size, rows):
            part = self.batch.slice(at, rows)
            yield Piece(part, self.places[at : at + rows], self.bytes * len(part) / size)


def read_table(
    place: str, column: str, rows: int, row_groups: tuple[int, int] | None = None
) -> Generator[Piece, None, None]:
    """A table in pieces of so many rows at most; of a Parquet file only some row groups, if asked.

    Whatever goes wrong in reading is told as a fault of this table: it is not to be taken for one of the output.
    """
    try:
        for piece in _read(place, column, row_groups):
            yield from piece.cut(rows)
    except NinefoldError:
        raise
    except Exception as error:
        why = str(error).splitlines()[0] if isinstance(error, pa.ArrowException) and str(error) else sentence_of(error)
        raise FormatError(Ending.of(place).kind, f"{place}: {why}") from None


def _read(place: str, column: str, row_groups: tuple[int, int] | None) -> Iterator[Piece]:
    ending = Ending.of(place)
    if ending.kind == "parquet":
        with _parquet(place) as table:
            yield from _read_parquet(table, size_of(place) or 0, row_groups)
        return
    with open_read(place) as file:
        if ending.kind == "csv":
            yield from _read_csv(file, place, ending, column)
        else:
            yield from _read_text(file, ending, column)


def parquet_rows(place: str) -> list[int]:
    """Rows of each row group of a Parquet file."""
    with _parquet(place) as table:
        facts = table.metadata
        return [facts.row_group(at).num_rows for at in range(facts.num_row_groups)]


@contextmanager
def _parquet(place: str) -> Iterator[pq.ParquetFile]:
    # From an object store whole column chunks are read ahead, because every request costs a round trip. From a disk a
    # small buffer that stays in the caches is better, and Arrow reads by itself: Python's file object takes twice as
    # long, and fresh memory for every chunk costs more than decoding it.
    remote = is_remote(place)
    file = open_read(place) if remote else pa.OSFile(place)
    with file:
        try:
            table = pq.ParquetFile(file, pre_buffer=remote, buffer_size=0 if remote else _BUFFER)
        except pa.ArrowInvalid as error:
            raise FormatError("parquet", f"{place}: {str(error).splitlines()[0]}") from None
        yield table


def _read_parquet(table: pq.ParquetFile, size: int, row_groups: tuple[int, int] | None) -> Iterator[Piece]:
    first, last = row_groups or (0, table.num_row_groups)
    facts = table.metadata
    row = 1 + sum(facts.row_group(at).num_rows for at in range(first))
    for batch in table.iter_batches(_ROWS, row_groups=list(range(first, last)), use_threads=False):
        yield Piece(batch, range(row, row + len(batch)), size * len(batch) / max(1, facts.num_rows))
        row += len(batch)


def _read_csv(file: BinaryIO, place: str, ending: Ending, column: str) -> Iterator[Piece]:
    """Every column is read as text: 81 digits would make a fine number, but not the same puzzle any more."""
    with open_read(place) as again:
        head = io.TextIOWrapper(_unpacked(again, ending), encoding="utf-8-sig", newline="")
        names = next(csv.reader(head), [])
    if not names:
        raise FormatError("csv", f"{place} is empty")
    stream = _unpacked(file, ending)
    convert = pa.csv.ConvertOptions(column_types=dict.fromkeys(names, pa.string()))
    try:
        reader = pa.csv.open_csv(stream, pa.csv.ReadOptions(use_threads=False, block_size=_CHUNK), None, convert)
        row, before = 1, 0
        for batch in reader:
            now = file.tell()
            yield Piece(batch, range(row, row + len(batch)), now - before)
            row, before = row + len(batch), now
    except pa.ArrowInvalid as error:
        raise FormatError("csv", f"{place}: {str(error).splitlines()[0]}") from None


def _read_text(file: BinaryIO, ending: Ending, column: str) -> Iterator[Piece]:
    """Lines of 81 cells; what follows after a blank or a comma is a comment, as are blank lines and `#` lines."""
    stream = _unpacked(file, ending)
    line, before, rest = 1, 0, b""
    while True:
        chunk = stream.read(_CHUNK)
        cut = chunk.rfind(b"\n") + 1
        if chunk and not cut:
            rest += chunk
            if len(rest) > 16 * _CHUNK:
                raise FormatError("text", "a line without an end", text=rest[:80].decode(errors="replace"), line=line)
            continue
        whole, rest = rest + chunk[:cut], chunk[cut:]
        if not chunk and not whole:
            return
        texts = whole.decode("utf-8", errors="replace").splitlines()
        lines = range(line, line + len(texts))
        line += len(texts)
        tidy = whole.count(b"\n") * 82 == len(whole)
        places, texts = (lines, texts) if tidy else _cleaned(lines, texts)
        now = file.tell()
        batch = pa.RecordBatch.from_pydict({column: pa.array(texts, pa.string())})
        yield Piece(batch, places, now - before)
        before = now


def _cleaned(lines: range, texts: list[str]) -> tuple[range | list[int], list[str]]:
    places: list[int] = []
    cleaned: list[str] = []
    for line, text in zip(lines, texts, strict=True):
        words = text.replace(",", " ").replace(";", " ").split(maxsplit=1)
        if words and not words[0].startswith("#"):
            places.append(line)
            cleaned.append(words[0])
    return places, cleaned


def _unpacked(file: BinaryIO, ending: Ending) -> Any:
    return pa.CompressedInputStream(pa.PythonFile(file, "r"), ending.packed) if ending.packed else file


class TableWriter:
    """A table being written, batch by batch."""

    def __init__(self, file: BinaryIO, ending: Ending, compression: str) -> None:
        self._file = file
        self._ending = ending
        self._compression = compression
        self._waiting: list[pa.RecordBatch] = []
        self._writer: Any = None
        self._stream: Any = None

    def write(self, batch: pa.RecordBatch) -> None:
        """Adds a batch. Parquet gets whole row groups."""
        if self._writer is None:
            self._open(batch.schema)
        self._waiting.append(batch)
        if self._ending.kind != "parquet" or sum(map(len, self._waiting)) >= _ROW_GROUP:
            self._flush()

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
        if self._ending.packed:
            open_file = pa.PythonFile(_StaysOpen(self._file), "w")
            target = self._stream = pa.CompressedOutputStream(open_file, self._ending.packed)
        options = pa.csv.WriteOptions(include_header=self._ending.kind == "csv", quoting_style="needed")
        self._writer = pa.csv.CSVWriter(target, schema, write_options=options)

    def _flush(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.Table.from_batches(self._waiting))
            self._waiting = []


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
    """A table to write that is there whole or not at all."""
    ending = Ending.of(place)
    with open_write(place) as file, synced_meanwhile(file):
        writer = TableWriter(file, ending, compression)
        try:
            yield writer
            writer.close()
        except BaseException:
            writer.abandon()
            raise
