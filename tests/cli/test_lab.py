"""`ninefold lab` as a person types it."""

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from tests import command

from ninefold.cli import ninefold
from ninefold.cli.lab import COMMANDS
from ninefold.lab.plan import quick_plan
from ninefold.lab.suite import Suite

CAGE = '{"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}'
KILLER = f'{{"ninefold": 1, "givens": "................", "constraints": [{CAGE}]}}'

FIVE_LINES = """
from ninefold.solving import solve
NAME = "mine"
def run(puzzle, limits):
    grid = solve(puzzle)
    return grid.digits if grid else None
"""


def lab(*arguments: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_CONFIG_HOME": str(home)} if home else None
    return command.ninefold("lab", *arguments, env=environment, timeout=120)


def test_a_run_and_its_report(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    puzzles = tmp_path / "mine.txt"
    puzzles.write_text("1.....2..3.....4\n1..33.2.43...13.\n")
    out = tmp_path / "out"
    first = lab("run", "--suite", str(puzzles), "--out", str(out), "--algorithms", "bt,mc", "--quiet")
    assert first.stdout == f"4 measurements: {out / 'mine.csv'}\n"
    second = lab("run", "--suite", str(puzzles), "--out", str(out), "--algorithms", "bt,mc", "--quiet")
    assert second.stdout.startswith("0 measurements, 4 kept from before: ")
    third = lab("run", "--suite", str(puzzles), "--out", str(out), "--algorithms", "bt")
    assert third.stderr == "Everything is measured already.\n"
    assert third.stdout.splitlines()[0].split() == ["mine-1", "mine-2"]
    assert f"ninefold lab report {out}" in third.stdout
    page = tmp_path / "report.html"
    assert lab("report", str(out), "--out", str(page), "--no-open").returncode == 0
    assert page.read_text().startswith("<!doctype html>")


def test_without_a_word_it_compares_and_says_what_else_there_is(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    quick = quick_plan()
    less = replace(quick, suite=Suite("quick", quick.suite.entries[:1]), algorithms=quick.algorithms[:2])
    monkeypatch.setattr("ninefold.cli.lab.compare.quick_plan", lambda: less)
    assert ninefold.main(["lab"], standalone_mode=False) == 0
    told, said = capfd.readouterr()
    assert "2 algorithms on 1 puzzle: " in said
    assert "Expected: " in said
    assert told.splitlines()[0].split() == ["s2_low(+)", "time", "nodes", "depth", "states", "kept"]
    assert [line.split()[2] for line in told.splitlines() if line.startswith("  ninefold lab")] == sorted(COMMANDS)


def test_a_puzzle_of_ones_own_is_compared_without_a_folder() -> None:
    result = lab("compare", "1.....2..3.....4", "--algorithms", "bt,ns,mc")
    names = [line.split()[0] for line in result.stdout.splitlines()[1:4]]
    assert names == ["BT", "NS", "MC"]
    told = json.loads(lab("compare", "1.....2..3.....4", "--algorithms", "bt,ns", "--json").stdout)
    assert [(row["algorithm"], row["outcome"]) for row in told["rows"]] == [("bt", "solved"), ("ns", "solved")]
    assert told["left"] == 0


def test_a_tree_is_written_as_svg_or_html(tmp_path: Path) -> None:
    picture = lab("tree", "1.....2..3......", "--out", str(tmp_path / "tree.svg"), "--no-open")
    assert "3 solutions" in picture.stdout
    assert "<svg" in (tmp_path / "tree.svg").read_text()
    page = lab("tree", "1.....2..3......", "--out", str(tmp_path / "tree.html"), "--no-open")
    assert page.stdout.startswith("Breadth-first: 40 nodes in the whole tree, the first solution after 38 visits.\n")
    assert "Depth-first: " in page.stdout
    assert 'id="traces"' in (tmp_path / "tree.html").read_text()
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
        (["compare", KILLER], "the laboratory knows rows, columns, boxes and other houses alone; this puzzle has: "),
    ],
)
def test_what_is_wrong_is_told_in_one_line(arguments: list[str], sentence: str) -> None:
    result = lab(*arguments)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
