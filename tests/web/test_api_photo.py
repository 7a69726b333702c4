"""`POST /api/photo`: a picture in, its puzzles out, and nothing else gets through."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from tests.photo.drawn import OTHER, PUZZLE, file_of, page

from ninefold.cli import ninefold
from ninefold.web import limits
from ninefold.web.pools import Pools


def asked(client: Any, data: bytes, kind: str = "image/png", address: str = "", **headers: str) -> Any:
    return client.request("POST", f"/api/photo{address}", data, Content_Type=kind, **headers)


def test_a_picture_is_answered_with_its_puzzle_every_cell_and_where_they_lie(client: Any) -> None:
    told = asked(client, file_of(page()))
    assert told.status == 200
    (grid,) = told.data["grids"]
    assert (told.data["width"], told.data["height"], grid["puzzle"]) == (700, 700, PUZZLE)
    assert [cell["digit"] for cell in grid["cells"]] == [int(digit) if digit != "." else 0 for digit in PUZZLE]
    assert grid["corners"] == [grid["crossings"][at] for at in (0, 9, 99, 90)]
    assert grid["crossings"][11] == pytest.approx([140, 140], abs=4)  # the inner corner of r1c1


def test_the_command_tells_the_same(client: Any, tmp_path: Path) -> None:
    path = tmp_path / "both.png"
    path.write_bytes(file_of(np.hstack([page(PUZZLE), page(OTHER)])))
    command = json.loads(CliRunner().invoke(ninefold, ["photo", str(path), "--json"], standalone_mode=False).stdout)
    verb = asked(client, path.read_bytes()).data
    assert {**command, "seconds": 0} == {**verb, "seconds": 0}
    assert len(command["grids"]) == 2


def test_corners_in_the_address_choose_the_grid(client: Any) -> None:
    both = file_of(np.hstack([page(PUZZLE), page(OTHER)]))
    told = asked(client, both, address="?corners=783,78,1318,84,1320,622,778,619").data
    assert [grid["puzzle"] for grid in told["grids"]] == [OTHER]


@pytest.mark.parametrize(
    "corners", ["1,2,3", "a,b,c,d,e,f,g,h", "nan,0,1,0,1,1,0,1", "1e999,0,1,0,1,1,0,1", "0,0,0,0,0,0,0,0"]
)
def test_corners_that_are_none_are_one_sentence(client: Any, corners: str) -> None:
    told = asked(client, file_of(page()), address=f"?corners={corners}")
    assert told.status == 400
    assert "corners" in told.data["detail"]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file is no picture that is read here: JPEG, PNG or WebP"),
        (b"\0\0\0\x18ftypheic" + bytes(30), "the picture is a HEIC file; JPEG, PNG and WebP are read"),
        (file_of(page())[:50], "the PNG picture is broken"),
        (file_of(page(cell=5, margin=20)), "no grid found; the picture is 85 pixels wide and 85 high"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (100_000).to_bytes(4, "big") * 2 + bytes(9), "100,000 × 100,000 pixels"),
    ],
)
def test_a_bad_picture_is_one_sentence(client: Any, data: bytes, sentence: str) -> None:
    told = asked(client, data, "application/octet-stream")
    assert told.status == 400
    assert sentence in told.data["detail"]


def test_too_many_bytes_are_refused_and_the_server_goes_on(client: Any) -> None:
    assert asked(client, b"\xff\xd8" + bytes(limits.PHOTO_BYTES)).status == 413
    assert client.still_solves()


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded", ""])
def test_a_form_of_another_site_cannot_send_a_picture(client: Any, kind: str) -> None:
    told = asked(client, file_of(page()), kind)
    assert told.status == 415
    assert "image/jpeg, image/png, image/webp or application/octet-stream" in told.data["detail"]


def test_a_picture_is_taken_nowhere_else(client: Any) -> None:
    assert client.request("POST", "/api/solve", file_of(page()), Content_Type="image/png").status == 415


def test_lines_of_progress_end_with_the_reading(client: Any) -> None:
    lines = asked(client, file_of(page()), Accept="application/x-ndjson").body.splitlines()
    assert json.loads(lines[-1])["result"]["grids"][0]["puzzle"] == PUZZLE


def test_a_reading_has_its_seconds(run_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SECONDS", 0.0001)
    told = asked(run_app(pools=Pools()), file_of(page()))
    assert (told.status, told.data["detail"]) == (
        503,
        "The time for this was over before it was done; more seconds may help.",
    )


def test_without_the_extra_a_sentence_says_how_to_get_it(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("ninefold.photo.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "cv2", None)
    told = asked(client, file_of(page()))
    assert told.status == 501
    assert "pip install 'ninefold[photo]'" in told.data["detail"]


def test_the_page_alone_may_ask_for_the_camera(client: Any) -> None:
    assert client.get("/").headers["permissions-policy"] == "camera=(self), geolocation=(), microphone=()"
