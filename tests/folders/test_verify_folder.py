"""`ninefold verify FOLDER`: every solution of an output folder against its puzzle, in both ways."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from ninefold.cli.verify import verify
from ninefold.folders.run_folder import run_folder, without_input
from ninefold.folders.solve_entry import RunOptions
from ninefold.folders.verify_folder import verify_folder

TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905\n"
DIAGONAL = '{"ninefold": 1, "box": [2, 2], "givens": "1...............", "constraints": [{"kind": "ExtraHouse", '
DIAGONAL += '"kind_of_house": "diagonal", "cells": ["r1c1", "r2c2", "r3c3", "r4c4"]}]}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    source = tmp_path / "input"
    source.mkdir()
    (source / "two.txt").write_text(TWO)
    (source / "diagonal.json").write_text(DIAGONAL)
    (source / "standing.txt").write_text("12|34|56\n" + "..|..|..\n" * 5)
    run_folder(source, tmp_path / "output", RunOptions(limit=20))
    return tmp_path


def told(folder: Path, *options: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(verify, [str(folder / "output"), *options], standalone_mode=False)
    return result.return_value, result.stdout.splitlines()


def test_all_that_a_run_writes_is_right_with_its_boxes_and_rules(folder: Path) -> None:
    code, lines = told(folder)
    solutions = sum(one.solutions for one in verify_folder(folder / "output", folder / "input"))
    assert lines == [
        f"All {solutions} solutions verified, by houses and by candidates: 3 puzzles in 3 files.",
    ]
    assert code == 0


def test_a_digit_changed_by_hand_is_found_in_both_ways(folder: Path) -> None:
    path = folder / "output" / "two.txt"
    path.write_text(path.read_text().replace("\n213", "\n231", 1))
    code, lines = told(folder)
    assert code == 1
    assert lines[0].startswith("two.txt: puzzle 1: this is no solution of it: 231")
    [bad] = [one for one in verify_folder(folder / "output", folder / "input") if one.faults]
    assert (bad.solutions, bad.by_houses, bad.by_candidates) == (2, 1, 1)


def test_a_solution_of_another_rule_is_wrong_although_it_keeps_the_boxes(folder: Path) -> None:
    path = folder / "output" / "diagonal.json"
    lines = path.read_text().splitlines()
    lines[1] = "1234341221434321"
    path.write_text("\n".join(lines) + "\n")
    assert any("this is no solution of it: 1234341221434321" in line for line in told(folder)[1])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("hello\n", "it is no output file"),
        (TWO.strip() + ",2,0.1\n" + "1" * 81 + "\n", "2 solutions are announced, 1 stand there"),
        (TWO.strip() + ",1,0.1\n123\n", "this is no solution of it: 123"),
        (TWO.strip()[:-1] + "0,1,0.1\n123\n", "the input file has another puzzle"),
    ],
)
def test_what_is_not_as_a_run_writes_it_is_told(folder: Path, text: str, fault: str) -> None:
    (folder / "output" / "two.txt").write_text(text)
    assert any(fault in line for line in told(folder)[1])


def test_a_file_without_its_input_is_verified_as_a_plain_board(folder: Path) -> None:
    (folder / "input" / "two.txt").unlink()
    assert without_input(folder / "input", folder / "output") == ["two.txt"]
    code, lines = told(folder)
    assert code == 0
    assert lines[-1] == "Without the input file, as plain boards: two.txt"


def test_as_json_one_object_per_file(folder: Path) -> None:
    found = [json.loads(line) for line in told(folder, "--json")[1]]
    assert [one["file"] for one in found] == ["diagonal.json", "standing.txt", "two.txt"]
    assert all(one["solutions"] == one["by_houses"] == one["by_candidates"] for one in found)
