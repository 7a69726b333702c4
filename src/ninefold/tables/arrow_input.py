"""Arrow in: whatever holds a column of puzzles, as a stream of record batches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any

from ninefold.errors import MissingExtraError, PuzzleError
from ninefold.model import Puzzle

try:
    import pyarrow as pa
except ImportError:
    raise MissingExtraError("a table of puzzles", "batch") from None


def batches_of(puzzles: Any, column: str, rows: int) -> Iterator[pa.RecordBatch]:
    """Anything that holds record batches, as batches of so many rows at most; a bare array becomes the one column."""
    if isinstance(puzzles, pa.Array | pa.ChunkedArray):
        yield from pa.table({column: puzzles}).to_batches(rows)
    elif isinstance(puzzles, pa.RecordBatch):
        yield from pa.Table.from_batches([puzzles]).to_batches(rows)
    elif isinstance(puzzles, pa.Table):
        yield from puzzles.to_batches(rows)
    elif hasattr(puzzles, "__arrow_c_stream__"):
        yield from _streamed(puzzles, column, rows)
    elif isinstance(puzzles, Iterable) and not isinstance(puzzles, str | bytes):
        yield from _iterated(iter(puzzles), column, rows)
    else:
        raise PuzzleError(f"expected a column or a table of puzzles, got {type(puzzles).__name__}")


def _iterated(items: Iterator[Any], column: str, rows: int) -> Iterator[pa.RecordBatch]:
    """Record batches, or texts, of which some at a time become one; None, or the NaN of pandas, is a row without."""
    for first in items:
        if isinstance(first, pa.RecordBatch):
            yield from pa.Table.from_batches([first]).to_batches(rows)
            continue
        texts = [_text(item) for item in chain([first], islice(items, rows - 1))]
        yield pa.RecordBatch.from_arrays([pa.array(texts, pa.string())], [column])


def _text(item: Any) -> str | None:
    if isinstance(item, str):
        return str(item)
    if isinstance(item, Puzzle) and item.is_plain_nine:
        return item.oneline
    if item is None or item != item:
        return None
    raise PuzzleError(f"expected record batches or texts of 9×9 puzzles, got {type(item).__name__}")


def _streamed(puzzles: Any, column: str, rows: int) -> Iterator[pa.RecordBatch]:
    """A frame streams structs, a series its values: only the schema tells."""
    try:
        reader = pa.RecordBatchReader.from_stream(puzzles)
    except (pa.ArrowInvalid, pa.ArrowTypeError):
        yield from pa.table({column: pa.chunked_array(puzzles)}).to_batches(rows)
        return
    for batch in reader:
        yield from pa.Table.from_batches([batch]).to_batches(rows)


def texts_of(batch: pa.RecordBatch, column: str) -> pa.StringArray:
    """The column of puzzles as plain strings."""
    at = batch.schema.get_field_index(column)
    if at < 0:
        names = ", ".join(batch.schema.names)
        raise PuzzleError(f"there is no single column {column!r}; the columns are {names} (name one with --column)")
    texts = batch.column(at)
    if texts.type == pa.string():
        return texts
    if not _holds_text(texts.type):
        raise PuzzleError(f"column {column!r}: expected texts, got {texts.type}")
    try:
        return texts.cast(pa.string())
    except pa.ArrowInvalid as error:
        raise PuzzleError(f"column {column!r}: {error}") from None


def _holds_text(kind: pa.DataType) -> bool:
    if pa.types.is_dictionary(kind):
        return _holds_text(kind.value_type)
    is_text = (
        pa.types.is_large_string,
        pa.types.is_string_view,
        pa.types.is_string,
        pa.types.is_binary,
        pa.types.is_large_binary,
        pa.types.is_binary_view,
        pa.types.is_fixed_size_binary,
        pa.types.is_null,
    )
    return any(test(kind) for test in is_text)
