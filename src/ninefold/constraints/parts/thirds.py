"""Low, middle and high digits."""

from __future__ import annotations

from ninefold.model.rule import Scale


def third(value: int, scale: Scale) -> int:
    """0 for the low digits, 1 for the middle, 2 for the high ones.

    >>> [third(value, Scale(9)) for value in range(1, 10)]
    [0, 0, 0, 1, 1, 1, 2, 2, 2]
    """
    return (value - scale.lowest) * 3 // scale.size
