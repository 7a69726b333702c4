import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from ninefold.cli import ninefold
from ninefold.engine.fast9 import isas
from ninefold.solving.speed import Speed


def run(*arguments: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(ninefold, arguments, standalone_mode=False)
    assert result.exception is None, result.exception
    return result.return_value, result.output.splitlines()


def test_the_last_line_counts_and_the_others_say_why(tmp_path: Path) -> None:
    cases = [
        {"name": "none", "format": "iss", "puzzle": ".Shape~4x4.~R1C1_1~R1C2_1", "solution": None, "solutions": 0},
        {"name": "many", "format": "iss", "puzzle": ".Shape~4x4", "solution": None, "solutions": ">=2"},
        {"name": "amiss", "format": "iss", "puzzle": ".Shape~4x4", "solution": None, "solutions": 1},
        {"name": "fog", "format": "iss", "puzzle": ".Fog~R1C1", "solution": None, "solutions": 1},
        {"name": "tongues", "format": "klingon", "puzzle": "", "solution": None, "solutions": 1},
    ]
    file, times = tmp_path / "cases.jsonl", tmp_path / "times.csv"
    file.write_text("".join(json.dumps(case) + "\n" for case in cases), encoding="utf-8")
    code, lines = run("bench", "--variants", str(file), "--times", str(times))
    assert code == 1
    assert lines == [
        "wrong  amiss: 2 solutions, expected 1",
        "refused  fog: iss, column 1: the constraint Fog is not known: '.Fog~R1C1'",
        "refused  tongues: puzzles in the format 'klingon' are not known",
        "2 right, 1 wrong, 2 refused",
    ]
    assert [line.split(",")[:2] for line in times.read_text(encoding="utf-8").splitlines()[:2]] == [
        ["name", "verdict"],
        ["none", "right"],
    ]


def test_large_boards_are_compared_cell_by_cell(tmp_path: Path) -> None:
    solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
    case = {"name": "four", "box_rows": 2, "box_cols": 2, "puzzle": solution[:-4] + [0] * 4, "solutions": 1}
    file = tmp_path / "cases.jsonl"
    file.write_text(
        json.dumps({**case, "solution": solution})
        + "\n"
        + json.dumps({**case, "solution": solution[4:] + solution[:4]})
        + "\n",
        encoding="utf-8",
    )
    code, lines = run("bench", "--large", str(file))
    assert lines == ["wrong  four: the solution is not the known one", "1 right, 1 wrong, 0 refused"]
    assert code == 1


@pytest.mark.parametrize(("variant", "expected"), [("", "288"), ("diagonal", "48"), ("antiking", "0")])
def test_variants_are_named_on_the_command_line(variant: str, expected: str) -> None:
    _, lines = run("count", "." * 16, "--variant", variant)
    assert lines == [expected]


def test_constraints_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    file.write_text('[{"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}]', encoding="utf-8")
    _, lines = run("count", "." * 16, "--constraints", str(file))
    assert lines == ["48"]


def test_without_a_file_the_bundled_sets_are_measured_by_every_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninefold.lab.speed_sets.SIZE", 50)
    monkeypatch.setattr(sys.modules[Speed.__module__], "SECONDS", 0)
    picture = tmp_path / "speed.svg"
    _, lines = run("bench", "--json", "--plot", str(picture))
    rows = [json.loads(line) for line in lines]
    assert {row["set"] for row in rows} == {"easy", "medium", "hard", "fierce", "loose"}
    assert {row["engine"] for row in rows} == set(isas())
    assert all(row["puzzles"] == 50 and row["per_second"] > 0 for row in rows)
    for name in ("easy", "loose"):  # engines and threads agree
        assert len({row["signature"] for row in rows if row["set"] == name}) == 1
    drawn = picture.read_text(encoding="utf-8")
    assert all(name in drawn for name in ("fierce", "portable", "puzzles per second"))


def test_a_file_is_measured_as_one_json_object(tmp_path: Path) -> None:
    file = tmp_path / "lines.txt"
    file.write_text("." * 81 + "\n" + "12" + "." * 79 + "\n", encoding="utf-8")
    _, lines = run("bench", str(file), "--json", "--threads", "2", "--limit", "5")
    row = json.loads(lines[0])
    assert (row["file"], row["puzzles"], row["threads"], row["limit"]) == (str(file), 2, 2, 5)
    assert {"cpu_seconds", "wall_seconds", "per_second", "signature"} <= row.keys()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--plot", "speed.pdf"], "ends in .svg or .png"), (["--variants", __file__, "--plot", "a.svg"], "--times")],
)
def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_measured(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(ninefold, ["bench", *arguments], standalone_mode=False)
    assert said in str(result.exception)


def test_by_logic_the_last_line_counts_what_is_solved_whole(tmp_path: Path) -> None:
    right, wrong = "1234341221434321", "1234341221434312"
    givens = "".join(f"~R{cell // 4 + 1}C{cell % 4 + 1}_{digit}" for cell, digit in enumerate(right[:12]))
    puzzle = {"format": "iss", "puzzle": f".Shape~4x4.{givens}"}
    cases: list[dict[str, object]] = [
        {"name": "whole", **puzzle, "solution": right},
        {"name": "amiss", **puzzle, "solution": wrong},
        {"name": "many", "format": "iss", "puzzle": ".Shape~4x4", "solution": None, "solutions": 2},
    ]
    file, times = tmp_path / "cases.jsonl", tmp_path / "times.csv"
    file.write_text("".join(json.dumps({"solutions": 1, **case}) + "\n" for case in cases), encoding="utf-8")
    code, lines = run("bench", "--variants", str(file), "--by", "logic", "--times", str(times))
    assert code == 1
    assert lines[0].startswith("contradicted  amiss: ")
    assert lines[1:] == [
        "1 of those solved whole without cases inside of a supposition",
        "1 solved whole, 0 not, 1 contradicted",
    ]
    assert [line.split(",")[:2] for line in times.read_text(encoding="utf-8").splitlines()] == [
        ["name", "outcome"],
        ["whole", "solved"],
        ["amiss", "contradicted"],
    ]
