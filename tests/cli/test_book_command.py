"""`ninefold book` and `ninefold print`: plans and options in, PDFs out, nothing half written."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader
from tests.command import ninefold

from ninefold.press import plan_of

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PLAN = 'title = "Three"\n[[section]]\nlevel = "easy"\ncount = 3\n'


def ninefold_says(*arguments: object) -> tuple[int, str]:
    done = ninefold(*arguments, timeout=100)
    return done.returncode, done.stdout + done.stderr


def test_a_plan_becomes_a_book_and_is_checked(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN)
    code, said = ninefold_says("book", tmp_path / "plan.toml", tmp_path / "out.pdf", "--proof")
    assert code == 0, said
    assert "3 puzzles, " in said
    assert "0 faults" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out.pdf", "plan.toml"]
    assert "Three" in PdfReader(tmp_path / "out.pdf").pages[0].extract_text()


def test_the_example_is_a_plan() -> None:
    code, said = ninefold_says("book", "--example")
    assert code == 0
    assert plan_of(said).title == "Forty Sudoku"


def test_options_make_a_quick_sheet_that_a_seed_brings_back(tmp_path: Path) -> None:
    asked = ("book", "--level", "easy", "--count", 3, "--per-page", 2, "--seed", 5, "--paper", "letter")
    for name in ("a.pdf", "b.pdf"):
        assert ninefold_says(*asked, "--out", tmp_path / name)[0] == 0
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()
    assert len(PdfReader(tmp_path / "a.pdf").pages) == 3


def test_puzzles_of_texts_and_files_are_printed(tmp_path: Path) -> None:
    (tmp_path / "a.sdm").write_text(f"{EASY}\n{EASY}\n")
    code, said = ninefold_says(
        "print", tmp_path / "a.sdm", "1.....2..3.....4", "-o", tmp_path / "out.pdf", "--title", "x"
    )
    assert (code, said) == (0, f"{tmp_path / 'out.pdf'}: 3 puzzles, 4 pages, {said.split()[-2]} kB\n")


def test_a_step_is_printed_alone(tmp_path: Path) -> None:
    code, said = ninefold_says("print", EASY, "--step", 3, "-o", tmp_path / "step.svg")
    assert (code, said) == (0, f"{tmp_path / 'step.svg'}: one board\n")
    assert (tmp_path / "step.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("print", EASY, EASY, "--alone", "-o", "out.svg"), "--alone and --step take one puzzle"),
        (("print", EASY, "--step", 99, "-o", "out.svg"), "there is no step 99"),
        (("book",), "name a PLAN and the PDF"),
        (("book", "plan.toml"), "name the PDF"),
        (("book", "plan.toml", "out.pdf", "--count", 3), "--count is for quick sheets"),
        (("book", "nothing.toml", "out.pdf"), "nothing.toml: No such file"),
        (("book", "--out", "out.pdf", "--paper", "a9"), "expected one of a4"),
        (("book", "--out", "out.pdf", "--box", "2x2", "--count", 500), "there are no more puzzles as wished"),
        (("print", EASY, "-o", "out.pdf", "--address", "example.org"), "expected the address of a site"),
        (("book", "--out", "out.pdf", "--address", "example.org"), "expected the address of a site"),
        (("print", EASY, "-o", "out.gif"), "expected a file .pdf"),
        (("print", "12", "-o", "out.pdf"), "no puzzle is in this text"),
    ],
)
def test_what_cannot_be_is_told_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[object, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plan.toml").write_text(PLAN)
    code, said = ninefold_says(*arguments)
    assert code == 2, said
    assert told in said
    assert [path.name for path in tmp_path.iterdir()] == ["plan.toml"]


def test_time_that_is_up_leaves_no_file_and_the_way_back(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN)
    code, said = ninefold_says("book", tmp_path / "plan.toml", tmp_path / "out.pdf", "--timeout", 0)
    assert code == 3, said
    assert not (tmp_path / "out.pdf").exists()
