"""What the first bytes of a picture say: its format and how large it is, before anything is decoded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.errors import PictureError
from ninefold.photo import bounds

_OTHERS = (
    (b"GIF8", 0, "GIF"),
    (b"BM", 0, "BMP"),
    (b"II*\0", 0, "TIFF"),
    (b"MM\0*", 0, "TIFF"),
    (b"%PDF", 0, "PDF"),
    (b"ftypheic", 4, "HEIC"),
    (b"ftypheix", 4, "HEIC"),
    (b"ftypmif1", 4, "HEIC"),
    (b"ftypavif", 4, "AVIF"),
)
_START_OF_FRAME = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_WITHOUT_LENGTH = frozenset((0x01, *range(0xD0, 0xD9)))
_START_OF_SCAN = 0xDA
_END = 0xD9


@dataclass(frozen=True, slots=True)
class Header:
    """The format of a picture and its size in pixels, as stored."""

    format: str
    width: int
    height: int


def header_of(data: bytes) -> Header:
    """The header of a JPEG, PNG or WebP picture that keeps within the bounds.

    >>> header_of(b"\\x89PNG\\r\\n\\x1a\\n" + b"\\0\\0\\0\\rIHDR" + (640).to_bytes(4) + (480).to_bytes(4))
    Header(format='PNG', width=640, height=480)
    """
    if len(data) > bounds.BYTES:
        raise PictureError(f"the picture has {len(data):,} bytes; at most {bounds.BYTES:,} are read")
    header = _read(data)
    width, height = header.width, header.height
    if not (width and height):
        raise PictureError(f"the {header.format} picture is broken: it has no pixels")
    if width * height > bounds.PIXELS or max(width, height) > bounds.SIDE:
        raise PictureError(
            f"the picture has {width:,} × {height:,} pixels; at most {bounds.PIXELS // 1_000_000} million "
            f"and {bounds.SIDE:,} along a side are read"
        )
    return header


def _read(data: bytes) -> Header:
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        if len(data) < 24 or data[12:16] != b"IHDR":
            raise PictureError("the PNG picture is broken: its header is cut off")
        return Header("PNG", _big(data[16:20]), _big(data[20:24]))
    if data.startswith(b"\xff\xd8"):
        return _jpeg(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp(data)
    for start, at, name in _OTHERS:
        if data.startswith(start, at):
            raise PictureError(f"the picture is a {name} file; JPEG, PNG and WebP are read, so save it as one of them")
    raise PictureError("the file is no picture that is read here: JPEG, PNG or WebP")


def _jpeg(data: bytes) -> Header:
    frame: Header | None = None
    scans = 0
    for marker, at in _segments(data):
        if marker in _START_OF_FRAME and frame is None:
            frame = Header("JPEG", _big(data[at + 5 : at + 7]), _big(data[at + 3 : at + 5]))
        elif marker == _START_OF_SCAN:
            scans += 1
            if scans > bounds.SCANS:
                raise PictureError(f"the JPEG picture has more than {bounds.SCANS} scans; save it anew")
    if frame is None:
        raise PictureError("the JPEG picture is broken: its header is cut off")
    if frame.width * frame.height * scans > bounds.SCANNED:
        raise PictureError(f"the JPEG picture has {scans} scans of many pixels; save it anew, not progressive")
    return frame


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """Each marker of a JPEG file and where the length of its segment stands."""
    at = 2
    while (at := data.find(b"\xff", at)) >= 0 and at + 4 <= len(data):
        marker = data[at + 1]
        at += 2
        if marker == _END:
            return
        if marker in (0x00, 0xFF) or marker in _WITHOUT_LENGTH:
            at -= marker == 0xFF  # any number of FF may stand before a marker
            continue
        yield marker, at
        at += max(2, _big(data[at : at + 2]))


def _webp(data: bytes) -> Header:
    kind, body = data[12:16], data[20:30]
    if len(body) == 10 and kind == b"VP8X":
        return Header("WebP", _little(body[4:7]) + 1, _little(body[7:10]) + 1)
    if len(body) == 10 and kind == b"VP8L":
        bits = _little(body[1:5])
        return Header("WebP", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if len(body) == 10 and kind == b"VP8 ":
        return Header("WebP", _little(body[6:8]) & 0x3FFF, _little(body[8:10]) & 0x3FFF)
    raise PictureError("the WebP picture is broken: its header is cut off")


def _big(number: bytes) -> int:
    return int.from_bytes(number, "big")


def _little(number: bytes) -> int:
    return int.from_bytes(number, "little")
