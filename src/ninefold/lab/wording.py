"""Numbers as a person reads them."""

from __future__ import annotations


def many(count: int, noun: str, nouns: str = "") -> str:
    """A count with its noun.

    >>> many(1, "dead end"), many(1200, "puzzle"), many(2, "branch", "branches")
    ('1 dead end', '1,200 puzzles', '2 branches')
    """
    return f"{count:,} {noun if count == 1 else nouns or noun + 's'}"


def seconds_text(seconds: float) -> str:
    """A measured time with two or three figures and the unit that suits it.

    >>> seconds_text(0.0000123), seconds_text(0.00042), seconds_text(1.234)
    ('12 µs', '420 µs', '1.23 s')
    """
    if seconds < 1e-5:
        return f"{seconds * 1e6:.1f} µs"
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    if seconds < 1:
        return f"{seconds * 1e3:.3g} ms"
    return f"{seconds:.3g} s"


def duration_text(seconds: float) -> str:
    """A time to wait, rounded as one speaks of it.

    >>> duration_text(0.2), duration_text(41), duration_text(130), duration_text(5000)
    ('1 second', '41 seconds', '2 minutes', '1 hour 23 minutes')
    """
    whole = max(1, round(seconds))
    if whole < 100:
        return many(whole, "second")
    minutes = round(seconds / 60)
    if minutes < 60:
        return many(minutes, "minute")
    hours, rest = divmod(minutes, 60)
    return many(hours, "hour") + (f" {many(rest, 'minute')}" if rest else "")


def bytes_text(count: float) -> str:
    """An amount of memory.

    >>> bytes_text(96), bytes_text(23_400), bytes_text(1_500_000)
    ('96 B', '23 kB', '1.5 MB')
    """
    for unit, size in (("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if count >= size:
            return f"{count / size:.2g} {unit}" if count < 10 * size else f"{count / size:,.0f} {unit}"
    return f"{count:.0f} B"
