"""What the name of a table says of it: Parquet, CSV or lines of text; the last two plain, .gz or .zst."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from ninefold.errors import PuzzleError

STANDARD = "-"
"""Standard input as the name of a table that is read, standard output as that of one that is written."""
_KINDS = {".parquet": "parquet", ".csv": "csv", ".txt": "text"}
_FILE_ENDING = re.compile(r"[^.]\.[A-Za-z][A-Za-z0-9]{1,7}$")
_PACKED = {".gz": "gzip", ".zst": "zstd"}


@dataclass(frozen=True, slots=True)
class Ending:
    """What the name of a table says: parquet, csv or text, and how it is packed."""

    kind: str
    packed: str | None

    @classmethod
    def of(cls, place: str) -> Ending:
        """The ending of a name.

        >>> Ending.of("puzzles.csv.gz")
        Ending(kind='csv', packed='gzip')
        """
        name = place.lower()
        packed = next((codec for ending, codec in _PACKED.items() if name.endswith(ending)), None)
        if packed:
            name = name[: name.rindex(".")]
        kind = next((kind for ending, kind in _KINDS.items() if name.endswith(ending)), None)
        if kind is None or (packed and kind == "parquet"):
            raise PuzzleError(
                f"{place}: expected a name that ends in .parquet, .csv or .txt (or those two with .gz or .zst)"
            )
        return cls(kind, packed)


def has_ending(place: str) -> bool:
    """Whether a name is that of a table."""
    try:
        Ending.of(place)
    except PuzzleError:
        return place == STANDARD
    return True


def names_folder(place: str) -> bool:
    """Whether a name is meant for a folder; one with the ending of some other kind of file is refused.

    >>> names_folder("out"), names_folder("out.parquet"), names_folder("run.2026/")
    (True, False, True)
    """
    if has_ending(place):
        return False
    last = place.replace("\\", "/").rpartition("/")[2]
    if _FILE_ENDING.search(last) and not Path(place).is_dir():
        raise PuzzleError(
            f"{place}: no table we write ends so: .parquet, .csv and .txt do (those two also with .gz or .zst); "
            "a folder with such a name ends in /"
        )
    return True
