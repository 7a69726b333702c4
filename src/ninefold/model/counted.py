"""A number with its noun."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """So many of something, in the singular where there is one.

    >>> counted(1, "given"), counted(1234, "solution")
    ('1 given', '1,234 solutions')
    """
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
