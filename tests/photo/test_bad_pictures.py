"""A picture without a puzzle is refused with one sentence that says why."""

from contextlib import suppress

import cv2
import numpy as np
import pytest
from tests.photo.drawn import file_of, noisy, page, seen_from_the_side

from ninefold.errors import PictureError
from ninefold.photo import bounds, read_photo
from ninefold.photo.header import header_of
from ninefold.photo.sharpness import is_blurred


def refusal(data: bytes) -> str:
    with pytest.raises(PictureError) as refused:
        read_photo(data)
    return str(refused.value)


def test_a_tiny_picture_is_told_its_size() -> None:
    tiny = page(cell=5, margin=20)
    assert refusal(file_of(tiny)) == "no grid found; the picture is 85 pixels wide and 85 high"


def test_a_dark_picture_and_one_of_one_colour_are_told_so() -> None:
    assert refusal(file_of(np.full((600, 800), 9, np.uint8))) == "no grid found; the picture is too dark"
    assert refusal(file_of(np.full((600, 800), 200, np.uint8))) == "no grid found; the picture is of one colour"


def test_a_picture_of_something_else_has_no_grid() -> None:
    corners = "no grid found; a 9×9 grid must lie in the picture with all its four corners"
    stripes = np.tile(np.where(np.arange(900) % 60 < 30, 40, 220).astype(np.uint8), (700, 1))
    assert refusal(file_of(stripes)) == corners
    speckles = np.random.default_rng(2).integers(0, 255, (600, 600)).astype(np.uint8)
    assert refusal(file_of(speckles)) == corners


@pytest.mark.parametrize("deviation", [12, 25])
def test_a_picture_that_is_too_blurred_is_told_so_and_what_helps(deviation: float) -> None:
    blurred = cv2.GaussianBlur(page(), (0, 0), deviation)
    assert refusal(file_of(blurred)).endswith("the picture is too blurred: hold the camera still, and let it focus")


def test_sharp_pictures_and_grain_are_not_called_blurred() -> None:
    assert not is_blurred(page())
    assert not is_blurred(noisy(page()))
    assert not is_blurred(noisy(seen_from_the_side(page())))
    assert is_blurred(cv2.GaussianBlur(page(), (0, 0), 8))


def test_a_grid_without_digits_is_no_puzzle() -> None:
    assert refusal(file_of(page("." * 81))) == "a grid was found, but hardly any digits in it"


@pytest.mark.parametrize("ending", [".png", ".jpg", ".webp"])
def test_a_broken_file_is_refused_or_read_but_never_anything_else(ending: str) -> None:
    whole = file_of(page(), ending)
    for kept in (0, 3, 11, 25, 40, len(whole) // 3, len(whole) - 9):
        with suppress(PictureError):
            assert read_photo(whole[:kept]).width == 700


def test_a_bomb_is_refused_by_its_header_before_anything_is_decoded() -> None:
    png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (100_000).to_bytes(4, "big") * 2 + b"\x08\0\0\0\0"
    assert "100,000 × 100,000 pixels" in refusal(png)
    webp = b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0" + b"\0" * 4 + b"\xff\xff\xff" * 2
    assert "16,777,216 × 16,777,216 pixels" in refusal(webp)
    jpeg = b"\xff\xd8\xff\xc0\0\x11\x08" + b"\xff\xff\xff\xff" + b"\x03" * 10
    assert "65,535 × 65,535 pixels" in refusal(jpeg)


def test_a_jpeg_of_too_many_scans_is_refused() -> None:
    frame = b"\xff\xc2\0\x11\x08\x01\0\x01\0" + b"\x03" * 10
    scans = b"\xff\xda\0\x08" + b"\x01" * 6
    assert "scans" in refusal(b"\xff\xd8" + frame + scans * (bounds.SCANS + 1))


def test_scans_of_many_pixels_are_refused_together() -> None:
    frame = b"\xff\xc2\0\x11\x08" + (8000).to_bytes(2, "big") * 2 + b"\x03" * 10
    scans = b"\xff\xda\0\x08" + b"\x01" * 6
    assert refusal(b"\xff\xd8" + frame + scans * 13) == (
        "the JPEG picture has 13 scans of many pixels; save it anew, not progressive"
    )


def test_too_many_bytes_are_refused() -> None:
    assert "bytes" in refusal(b"\xff\xd8" + bytes(bounds.BYTES))


@pytest.mark.parametrize(
    ("start", "name"),
    [(b"GIF89a", "GIF"), (b"\0\0\0\x18ftypheic", "HEIC"), (b"%PDF-1.7", "PDF"), (b"II*\0", "TIFF")],
)
def test_other_formats_are_named(start: bytes, name: str) -> None:
    assert f"is a {name} file; JPEG, PNG and WebP are read" in refusal(start + bytes(40))


@pytest.mark.parametrize(("ending", "name"), [(".png", "PNG"), (".jpg", "JPEG"), (".webp", "WebP")])
def test_headers_say_the_size(ending: str, name: str) -> None:
    header = header_of(file_of(np.zeros((30, 50), np.uint8), ending))
    assert (header.format, header.width, header.height) == (name, 50, 30)
