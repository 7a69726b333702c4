"""`ninefold lab` as a person types it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FIVE_LINES = """
from ninefold.solving import solve
NAME = "mine"
def run(puzzle, limits):
    grid = solve(puzzle)
    return grid.digits if grid else None
"""


def lab(*arguments: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_CONFIG_HOME": str(home)} if home else None
    command = [sys.executable, "-m", "ninefold", "lab", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)


def test_a_run_and_its_report(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    puzzles = tmp_path / "mine.txt"
    puzzles.write_text("1.....2..3.....4\n1..33.2.43...13.\n")
    out = tmp_path / "out"
    first = lab("run", "--suite", str(puzzles), "--out", str(out), "--algorithms", "bt,mc", "--quiet")
    assert first.stdout == f"4 measured, 0 kept from before: {out / 'mine.csv'}\n"
    second = lab("run", "--suite", str(puzzles), "--out", str(out), "--algorithms", "bt,mc", "--quiet")
    assert second.stdout.startswith("0 measured, 4 kept")
    page = tmp_path / "report.html"
    assert lab("report", str(out), "--out", str(page), "--no-open").returncode == 0
    assert page.read_text().startswith("<!doctype html>")


def test_a_tree_is_written_as_svg_or_html(tmp_path: Path) -> None:
    for name in ("tree.svg", "tree.html"):
        result = lab("tree", "1.....2..3......", "--out", str(tmp_path / name), "--no-open")
        assert "3 solutions" in result.stdout
        assert "<svg" in (tmp_path / name).read_text()
    assert lab("tree", "1.....2..3......", "--out", str(tmp_path / "tree.gif")).returncode == 2


def test_an_added_file_joins_the_list_and_the_tables_until_it_is_removed(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(FIVE_LINES)
    assert lab("add", str(file), home=tmp_path).stdout.startswith("added mine: solved on a 4×4")
    assert "mine " in lab("list", home=tmp_path).stdout
    out = tmp_path / "out"
    (tmp_path / "one.txt").write_text("1.....2..3.....4\n")
    run = lab(
        "run",
        "--suite",
        str(tmp_path / "one.txt"),
        "--out",
        str(out),
        "--algorithms",
        "mine,ns",
        "--quiet",
        home=tmp_path,
    )
    assert run.returncode == 0
    assert ",mine,solved," in (out / "one.csv").read_text()
    assert lab("add", "mine", "--remove", home=tmp_path).stdout == "forgot mine\n"
    assert "mine " not in lab("list", home=tmp_path).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["run", "--suite", "no-such-suite", "--out", "x"], "no suite and no file is called 'no-such-suite'"),
        (["run", "--out", "x", "--algorithms", "nobody"], "no algorithm is called 'nobody'"),
        (["tree", "1.....2..3.....4", "--algorithm", "sat"], "no tree can be drawn for 'sat'"),
        (["add", "no-such-file.py"], "there is no file no-such-file.py"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(arguments: list[str], sentence: str) -> None:
    result = lab(*arguments)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
