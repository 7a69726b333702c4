"""Texts packed by zlib, with or without its header; what comes out is bounded."""

from __future__ import annotations

import zlib

from ninefold.errors import PuzzleError


def inflated(data: bytes, most: int, *, header: bool = True) -> str:
    """The text of packed bytes.

    >>> inflated(zlib.compress(b"53..7"), 10)
    '53..7'
    """
    stream = zlib.decompressobj(zlib.MAX_WBITS if header else -zlib.MAX_WBITS)
    try:
        text = stream.decompress(data, most + 1)
    except zlib.error:
        raise PuzzleError("a packed text that is broken") from None
    if len(text) > most:
        raise PuzzleError(f"a packed text of more than {most:,} bytes")
    if not stream.eof:
        raise PuzzleError("a packed text that ends too soon")
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        raise PuzzleError("a packed text that is not UTF-8") from None
