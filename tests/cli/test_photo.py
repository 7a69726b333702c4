"""`ninefold photo`: one line on standard output, everything else on standard error."""

import json
import sys
from pathlib import Path

import pytest
from tests.photo.drawn import OTHER, PUZZLE, file_of, page

from ninefold.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["photo", *arguments])
    told = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, told.out, told.err


@pytest.fixture
def image(tmp_path: Path) -> str:
    path = tmp_path / "page.png"
    path.write_bytes(file_of(page()))
    return str(path)


def test_the_puzzle_is_one_line(image: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, image) == (0, PUZZLE + "\n", "")


def test_json_tells_every_cell(image: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = run(capsys, image, "--json")
    told = json.loads(out)
    assert code == 0
    (grid,) = told["grids"]
    assert (grid["puzzle"], grid["solutions"], told["width"], told["height"]) == (PUZZLE, 1, 700, 700)
    assert told["sentence"] == "One grid; nothing is uncertain."
    assert [cell["digit"] for cell in grid["cells"]] == [int(digit) if digit != "." else 0 for digit in PUZZLE]


def test_out_writes_the_format_of_the_name(image: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "read.sdm"
    assert run(capsys, image, "--out", str(target)) == (0, "", "")
    assert target.read_text().strip().replace("0", ".") == PUZZLE


def test_what_is_uncertain_is_told_and_the_answer_is_no(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "half.png"
    path.write_bytes(file_of(page("." * 45 + OTHER[45:])))
    code, out, err = run(capsys, str(path))
    assert (code, out) == (1, "." * 45 + OTHER[45:] + "\n")
    assert "ninefold: as read the puzzle has several solutions" in err


def test_a_picture_without_a_grid_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "words.jpg"
    path.write_bytes(b"no picture at all")
    assert run(capsys, str(path)) == (
        2,
        "",
        "ninefold: the file is no picture that is read here: JPEG, PNG or WebP\n",
    )


def test_a_missing_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _out, err = run(capsys, str(tmp_path / "none.jpg"))
    assert code == 2
    assert err.count("\n") == 1


def test_without_the_extra_a_sentence_says_how_to_get_it(
    image: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("ninefold.photo.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "cv2", None)
    code, out, err = run(capsys, image)
    assert (code, out) == (2, "")
    assert "pip install 'ninefold[photo]'" in err
