"""What the name of a table says of it: Parquet, CSV or lines of text; the last two plain, .gz or .zst."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.errors import PuzzleError

_KINDS = {".parquet": "parquet", ".csv": "csv", ".txt": "text"}
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
        return False
    return True
