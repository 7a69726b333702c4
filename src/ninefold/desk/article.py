"""a or an."""

from __future__ import annotations

_SEVERAL = ("Locked Candidates", "Multi Colors", "Cage Combinations", "Joined Rules")
"""Names of techniques that speak of several things."""


def a_or_an(name: str) -> str:
    """A name with its article, as it is spoken: a digit, a letter, or the name of a technique.

    >>> a_or_an("X-Wing"), a_or_an("8"), a_or_an("Naked Pair"), a_or_an("Joined Rules"), a_or_an("S2-whip[6]")
    ('an X-Wing', 'an 8', 'a Naked Pair', 'Joined Rules', 'an S2-whip[6]')
    """
    if name.startswith(_SEVERAL):
        return name
    letters = name == "F" or name[:2] in ("X-", "XY", "SK", "S2", "S3")
    vowel = letters or name[:1] in "8AEIO" or (name[:1] == "U" and name[:3] != "Uni")
    return f"{'an' if vowel else 'a'} {name}"
