"""The pictures of a document: each kept once, and how a page shows it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from ninefold.press.drawing import Picture


@dataclass(slots=True)
class Pictures:
    """Pictures by the names under which pages call them; those that are alike are one."""

    files: dict[str, bytes] = field(default_factory=dict)
    _names: dict[bytes, str] = field(default_factory=dict)

    def add(self, picture: Picture) -> dict[str, Any]:
        """Keeps a picture, and says how a page shows it."""
        return {
            "file": self._named(picture.svg),
            "over": self._named(picture.over) if picture.over else None,
            "lines": [_rounded(asdict(lines)) for lines in picture.lines],
        } | _rounded({"width": picture.width, "height": picture.height, "inset": picture.inset})

    def _named(self, svg: str) -> str:
        data = svg.encode()
        if data not in self._names:
            self._names[data] = f"{len(self.files)}.svg"
            self.files[self._names[data]] = data
        return self._names[data]


def _rounded(values: dict[str, Any]) -> dict[str, Any]:
    """Lengths to thousandths of a millimetre."""
    return {key: round(value, 3) if isinstance(value, float) else value for key, value in values.items()}
