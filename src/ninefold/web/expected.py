"""What the body of a request is, by address: its type, and how large it may be."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.web import limits

PICTURES = ("image/jpeg", "image/png", "image/webp", "application/octet-stream")
"""Types of a picture. Whatever else begins with image/ is taken as well, to be told what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What an address takes."""

    most: int = limits.POSITION_BYTES
    picture: bool = False
    """A picture instead of JSON."""

    def takes(self, kind: str) -> bool:
        """Whether a body may be of this type: none of them can be sent by a form of another site."""
        if self.picture:
            return kind.startswith("image/") or kind in PICTURES
        return kind == "application/json"

    @property
    def types(self) -> str:
        """The types in words."""
        return f"{', '.join(PICTURES[:-1])} or {PICTURES[-1]}" if self.picture else "application/json"


_OTHERS = {
    "/api/read": Expected(limits.BODY_BYTES),
    "/api/print": Expected(limits.BODY_BYTES),
    "/api/write": Expected(limits.BODY_BYTES),
    "/api/photo": Expected(limits.PHOTO_BYTES, picture=True),
}
_POSITION = Expected()


def expected(path: str) -> Expected:
    """What this address takes.

    >>> expected("/api/solve").takes("application/json"), expected("/api/photo").takes("text/plain")
    (True, False)
    """
    return _OTHERS.get(path, _POSITION)
