"""A puzzle of an answer, as it is printed."""

from __future__ import annotations


def whole_puzzle(text: str, format_name: str | None) -> str:
    """A puzzle in our JSON, in the format; unless told as a line, or as the JSON where it has constraints."""
    from ninefold.formats import format_named, read

    [record] = read(text)
    name = format_name or ("ninefold-json" if record.puzzle.constraints else "oneline")
    return "".join(format_named(name).write([record])).rstrip("\n")
