"""A table in, of whatever kind its name says, piece by piece."""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, BinaryIO

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv
import pyarrow.parquet as pq

from ninefold.errors import FormatError, NinefoldError, sentence_of
from ninefold.solving.fast9 import CELLS
from ninefold.tables.ending import STANDARD, Ending
from ninefold.tables.storage import is_remote, open_read, size_of

_ROWS = 32_768
_LINE = CELLS + 1
_CHUNK = _ROWS * _LINE
_BUFFER = 1 << 20
_SAMPLE = 1 << 21
"""Of the text of a packed file, to know how much it is packed."""


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
    place: str, column: str, rows: int, span: tuple[int, int] | None = None, *, alone: bool = False
) -> Generator[Piece, None, None]:
    """A table in pieces of so many rows at most; of a Parquet file only a span of its rows, from 0, if asked.

    `alone`: nobody wants the other columns, so those of Parquet are not read.
    Whatever goes wrong in reading is told as a fault of this table: it is not to be taken for one of the output.
    """
    try:
        for piece in _read(place, column, span, alone):
            yield from piece.cut(rows)
    except NinefoldError:
        raise
    except Exception as error:
        why = str(error).splitlines()[0] if isinstance(error, pa.ArrowException) and str(error) else sentence_of(error)
        if place == STANDARD:
            raise FormatError("standard input", why) from None
        raise FormatError(Ending.of(place).kind, f"{place}: {why}") from None


def _read(place: str, column: str, span: tuple[int, int] | None, alone: bool) -> Iterator[Piece]:
    if place == STANDARD:
        yield from _read_standard_input(column)
        return
    ending = Ending.of(place)
    if ending.kind == "parquet":
        with _parquet(place) as table:
            yield from _read_parquet(table, size_of(place) or 0, span, column if alone else None)
        return
    if ending.kind == "csv":
        # Arrow reads ahead in threads of its own. In one of them Python's file object would need the interpreter, which
        # may be at its end by then, and the process would abort.
        with open_read(place) if is_remote(place) else pa.OSFile(place) as file:
            yield from _read_csv(file, place, ending)
        return
    with open_read(place) as file:
        yield from _read_text(file, ending, column)


def parquet_rows(place: str) -> int:
    """Rows of a Parquet file."""
    with _parquet(place) as table:
        return int(table.metadata.num_rows)


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


def _read_parquet(
    table: pq.ParquetFile, size: int, span: tuple[int, int] | None, column: str | None
) -> Iterator[Piece]:
    """Whole row groups are passed by; in one that begins before the span, its rows are read and left out."""
    facts = table.metadata
    columns = [column] if column in table.schema_arrow.names else None  # all, for whoever says that it is not there
    first, last = span or (0, facts.num_rows)
    groups: list[int] = []
    row, begin = None, 0
    for at in range(facts.num_row_groups):
        end = begin + facts.row_group(at).num_rows
        if end > first and begin < last:
            groups.append(at)
            row = begin if row is None else row
        begin = end
    row = row or 0
    for batch in table.iter_batches(_ROWS, row_groups=groups, columns=columns, use_threads=False):
        head = max(0, first - row)
        wanted = batch.slice(head, max(0, min(last - row, len(batch)) - head))
        if len(wanted):
            start = row + head + 1
            yield Piece(wanted, range(start, start + len(wanted)), size * len(wanted) / max(1, facts.num_rows))
        row += len(batch)
        if row >= last:
            return


def _read_standard_input(column: str) -> Iterator[Piece]:
    """Lines of puzzles, or CSV: a first line that names the column tells."""
    file = sys.stdin.buffer
    head = file.readline()
    again = _Again(head, file)
    names = next(csv.reader([head.decode("utf-8-sig", errors="replace").strip()]), [])
    ending = Ending("csv" if column in names else "text", None)
    if ending.kind == "csv":
        yield from _csv_pieces(again, "standard input", names)
    else:
        yield from _read_text(again, ending, column)  # type: ignore[arg-type]


class _Again(io.RawIOBase):
    """A stream with what was read of it before put back in front."""

    def __init__(self, head: bytes, file: BinaryIO) -> None:
        self._head = head
        self._file = file
        self._told = 0

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        """As many as are there, at least one if there are any: lines that somebody types are answered as they come."""
        found, self._head = self._head, b""
        found = found or self._file.read1(size)  # type: ignore[attr-defined]
        self._told += len(found)
        return found

    def tell(self) -> int:
        return self._told


def _read_csv(file: Any, place: str, ending: Ending) -> Iterator[Piece]:
    """Every column is read as text: 81 digits would make a fine number, but not the same puzzle any more."""
    with open_read(place) as again:
        text = _unpacked(again, ending)
        head = text.read(_SAMPLE)
        packed = again.tell() / max(1, len(head))
    names = next(csv.reader(io.StringIO(head.decode("utf-8-sig", errors="replace"), newline="")), [])
    if not names:
        raise FormatError("csv", f"{place} is empty")
    yield from _csv_pieces(_unpacked(file, ending), place, names, packed)


def _csv_pieces(file: Any, place: str, names: list[str], packed: float = 1) -> Iterator[Piece]:
    """`packed`: how much of the file a byte of its text takes."""
    convert = pa.csv.ConvertOptions(column_types=dict.fromkeys(names, pa.string()))
    try:
        reader = pa.csv.open_csv(file, pa.csv.ReadOptions(use_threads=False, block_size=_CHUNK), None, convert)
        row, head = 1, sum(len(name.encode()) + 1 for name in names)
        for batch in reader:
            # Arrow reads ahead: where the file stands says nothing of this batch.
            yield Piece(batch, range(row, row + len(batch)), (head + _csv_bytes(batch)) * packed)
            row, head = row + len(batch), 0
    except pa.ArrowInvalid as error:
        raise FormatError("csv", f"{place}: {str(error).splitlines()[0]}") from None


def _csv_bytes(batch: pa.RecordBatch) -> int:
    """What the fields of a batch took as text without quotes, each with the comma or the end of line after it."""
    lengths = (int(pc.sum(pc.binary_length(column)).as_py() or 0) for column in batch.columns)
    return sum(lengths, len(batch) * batch.num_columns)


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
        places: range | list[int]
        texts = _bare_lines(whole)
        if texts is None:
            lines = whole.decode("utf-8", errors="replace").splitlines()
            numbers = range(line, line + len(lines))
            places, texts = _cleaned(numbers, lines)
        else:
            numbers = places = range(line, line + len(texts))
        line = numbers.stop
        now = file.tell()
        batch = pa.RecordBatch.from_arrays([texts], [column])
        yield Piece(batch, places, now - before)
        before = now


def _bare_lines(text: bytes) -> pa.StringArray | None:
    """Lines of 81 characters and nothing else, without a Python object for each; None if they are anything else."""
    rows = len(text) // _LINE
    if text[CELLS::_LINE] != b"\n" * rows or len(text) != _LINE * rows or b"\r" in text or not text.isascii():
        return None
    lines = pa.Array.from_buffers(pa.binary(_LINE), rows, [None, pa.py_buffer(text)])
    return pc.binary_slice(lines, 0, CELLS).cast(pa.string())


def _cleaned(lines: range, texts: list[str]) -> tuple[list[int], pa.StringArray]:
    places: list[int] = []
    cleaned: list[str] = []
    for line, text in zip(lines, texts, strict=True):
        words = text.replace(",", " ").replace(";", " ").split(maxsplit=1)
        if words and not words[0].startswith("#"):
            places.append(line)
            cleaned.append(words[0])
    return places, pa.array(cleaned, pa.string())


def _unpacked(file: Any, ending: Ending) -> Any:
    if not ending.packed:
        return file
    return pa.CompressedInputStream(
        file if isinstance(file, pa.NativeFile) else pa.PythonFile(file, "r"), ending.packed
    )
