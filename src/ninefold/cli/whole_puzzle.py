"""A puzzle of an answer, as it is printed."""

from __future__ import annotations


def whole_puzzle(text: str, format_name: str | None) -> str:
    """A puzzle in our JSON, in the format; unless told as a line, or as the JSON where a line lacks something."""
    from ninefold.formats import format_named, read
    from ninefold.model import Shape

    [record] = read(text)
    board = record.puzzle
    told_by_a_line = not board.constraints and board.shape == Shape.of_size(board.shape.size)
    name = format_name or ("oneline" if told_by_a_line else "ninefold-json")
    return "".join(format_named(name).write([record])).rstrip("\n")
