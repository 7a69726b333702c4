"""What a stranger sent, in the sentence that refuses it: short, on one line, whatever it is."""

from __future__ import annotations

from typing import Any

_MOST = 60


def shown(value: Any) -> str:
    """A value as it may stand in an error.

    >>> shown("r99c1"), shown(10**6), shown(10**5000), shown([1, 2])
    ("'r99c1'", '1,000,000', 'a number of 16610 bits', 'a list')
    """
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, int):
        return f"{value:,}" if value.bit_length() <= 64 else f"a number of {value.bit_length()} bits"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return repr(value) if len(value) <= _MOST else repr(value[:_MOST]) + "…"
    return f"a {type(value).__name__}"
