"""The commands as a person types them: output, exit code, and one line for everything that is wrong."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.command import ninefold

from ninefold.formats import FORMATS, format_named, read

TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
SOLVED = "967534128421896357358271476"  # too short: used as bad input
TWO_SOLUTIONS = [
    "213598647794316852586274193628147539149835276357962481875629314932451768461783925",
    "213598647794316852856274193687142539149835276325967481578629314932451768461783925",
]


def test_count_tells_how_many() -> None:
    result = ninefold("count", TWO)
    assert (result.stdout, result.stderr, result.returncode) == ("2\n", "", 0)


def test_count_says_when_it_was_cut_and_when_it_was_not() -> None:
    assert ninefold("count", TWO, "--limit", "1").stdout == ">=1\n"
    assert ninefold("count", TWO, "--limit", "2").stdout == "2\n"
    assert json.loads(ninefold("count", TWO, "--limit", "1", "--json").stdout)["exact"] is False


def test_count_all_has_no_limit() -> None:
    assert ninefold("count", "." * 36, "--all").stdout == "28200960\n"
    assert ninefold("count", "." * 36).stdout == ">=1000000\n"


def test_solve_all_prints_every_solution() -> None:
    assert ninefold("solve", TWO, "--all").stdout.split() == TWO_SOLUTIONS


@pytest.mark.parametrize("method", ["auto", "guess", "combined", "backtracking"])
def test_every_method_solves(method: str) -> None:
    assert ninefold("solve", TWO, "--all", "--method", method).stdout.split() == TWO_SOLUTIONS


def test_logic_alone_stops_where_it_ends_shows_what_it_filled_and_says_so() -> None:
    result = ninefold("solve", TWO, "--method", "logic")
    assert result.returncode == 1
    filled = result.stdout.strip()
    assert filled.count(".") < TWO.count("0")
    assert all(symbol in (".", digit) for symbol, digit in zip(filled, TWO_SOLUTIONS[0], strict=True))
    assert result.stderr.startswith("ninefold: Logic ends here: it fills ")
    assert result.stderr.endswith(" stay open. --method combined goes on by guessing.\n")


def test_a_puzzle_that_clashes_has_no_solution_and_the_houses_are_named() -> None:
    result = ninefold("solve", "66" + EASY[2:])
    assert (result.stdout, result.returncode) == ("", 1)
    assert result.stderr.startswith("ninefold: No solution: Row 1 has two 6s (r1c1, r1c2).")


def test_only_marked_cells_are_filled() -> None:
    marked = EASY.replace("0", ".")[:3] + EASY[3] + "*" + EASY[5:].replace("0", ".")
    result = ninefold("solve", marked, "--only-marked")
    assert sum(symbol != "." for symbol in result.stdout.strip()) == sum(symbol != "0" for symbol in EASY) + 1
    assert result.stdout[4] != "."


def test_only_marked_without_a_mark_is_bad_input() -> None:
    result = ninefold("solve", EASY, "--only-marked")
    assert result.returncode == 2
    assert "no cell is marked *" in result.stderr


def test_check_names_everything() -> None:
    report = json.loads(ninefold("check", EASY, "--json").stdout)
    assert (report["valid"], report["solvable"], report["unique"], report["givens"]) == (True, True, True, 34)
    assert (report["level"], report["mastery"]) == ("easy", "easy")
    assert report["complexity"] > 0


def test_check_says_that_fewer_than_seventeen_givens_cannot_be_unique() -> None:
    result = ninefold("check", "1" + "." * 80)
    assert result.returncode == 1
    assert "no 9×9 puzzle with fewer than 17 givens has just one solution" in result.stdout


def test_candidates_are_listed_per_cell() -> None:
    answer = json.loads(ninefold("candidates", "1.....2..3.....4", "--json").stdout)
    assert answer["candidates"][:3] == [[], [2, 4], [3, 4]]


def test_true_candidates_are_those_of_some_solution() -> None:
    assert ninefold("candidates", "1.....2..3.....4", "--kind", "true").stdout.splitlines()[0] == "1 2 | 4 3"


def test_verify_tells_right_from_wrong_and_what_is_wrong() -> None:
    assert ninefold("verify", TWO_SOLUTIONS[0]).stdout == (
        "right: by houses every digit once; by candidates each still possible when it was placed\n"
    )
    wrong = ninefold("verify", "3" + TWO_SOLUTIONS[0][1:])
    assert wrong.returncode == 1
    assert "Row 1 has two 3s (r1c1, r1c3)." in wrong.stdout
    hole = ninefold("verify", "." + TWO_SOLUTIONS[0][1:])
    assert "1 cell is empty (r1c1)." in hole.stdout
    other = ninefold("verify", TWO_SOLUTIONS[1], "--givens", TWO_SOLUTIONS[0][:30] + "." * 51)
    assert "r3c1 is 8, but 5 is given." in other.stdout


def test_verify_takes_rules_and_grids_whose_text_is_too_long_for_the_name_of_a_file() -> None:
    sixteen = "".join(
        "123456789ABCDEFG"[(column + 4 * (row % 4) + row // 4) % 16] for row in range(16) for column in range(16)
    )
    assert ninefold("verify", sixteen).stdout.startswith("right")
    told = ninefold("verify", TWO_SOLUTIONS[0], "--variant", "diagonal")
    assert (told.returncode, told.stdout.partition(":")[0]) == (1, "wrong")
    told = ninefold("verify", TWO_SOLUTIONS[0], "--givens", "." * 81, "--variant", "diagonal")
    assert (told.returncode, "diagonal" in told.stdout) == (1, True)


def test_sizes_and_boxes_come_from_the_text_and_the_box_option() -> None:
    six = "000160001230000010030000013600042000"
    usual = ninefold("solve", six).stdout.strip()
    assert len(usual) == 36
    assert ninefold("check", six, "--box", "3x2").stdout.splitlines()[1] == "shape      6×6 with boxes 3×2"
    assert ninefold("solve", "1...", "--box", "2by2").returncode == 2


def test_puzzles_come_from_a_file_or_standard_input_and_bad_lines_do_not_stop_the_rest(tmp_path: Path) -> None:
    text = f"{EASY}\n12345\n{TWO}\n"
    (tmp_path / "puzzles.txt").write_text(text)
    from_file = ninefold("count", str(tmp_path / "puzzles.txt"))
    from_stdin = ninefold("count", "-", text=text)
    assert from_file.stdout == from_stdin.stdout == "1\n2\n"
    assert from_file.returncode == 2
    assert from_file.stderr.count("\n") == 1
    assert "line 2" in from_file.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["solve"], "Missing argument 'PUZZLE'"),
        (["solve", EASY, "--limit", "0"], "Invalid value for '--limit'"),
        (["solve", "no-such-file.txt"], "there is no file no-such-file.txt"),
        (["solve", "hello there"], "no puzzle is in this text"),
        (["solve", ""], "expected a puzzle, got nothing"),
        (["solve", "."], "is a folder"),
        (["solve", SOLVED], "27 cells; a 6×6 has 36"),
        (["solve", "no-such-file"], "there is no file no-such-file, and it is no puzzle"),
        (["frobnicate"], "no command is called 'frobnicate' (see ninefold --help)"),
        (["solv"], "no command is called 'solv'; did you mean 'solve'?"),
        (["convert", EASY, "-"], "name the format of standard output"),
        (["daily", "2026-13-01"], "expected a day as 2026-11-17, got '2026-13-01'"),
        (["run", "--input", "no-such-folder"], "there is no folder no-such-folder"),
    ],
)
def test_what_is_wrong_is_told_in_one_line_with_exit_code_2(arguments: list[str], sentence: str) -> None:
    result = ninefold(*arguments)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("ninefold: ")


def test_convert_writes_the_whole_file_or_nothing(tmp_path: Path) -> None:
    target = tmp_path / "out.txt"
    target.write_text("old\n")
    assert ninefold("convert", f"{EASY}\nbad\n", str(target), "--strict").returncode == 2
    assert target.read_text() == "old\n"
    assert ninefold("convert", EASY, str(target)).returncode == 0
    assert target.read_text() == EASY.replace("0", ".") + "\n"
    assert list(tmp_path.iterdir()) == [target]


def test_help_names_every_command_and_every_command_has_help() -> None:
    listing = ninefold("--help").stdout
    for command in ("candidates", "check", "convert", "count", "run", "solve", "verify"):
        assert f"  {command} " in listing
        assert "Usage: ninefold " + command in ninefold(command, "--help").stdout


def test_a_time_limit_is_told_and_ends_with_3() -> None:
    result = ninefold("count", "." * 81, "--limit", "1000000000000", "--timeout", "0.1")
    assert result.returncode == 3
    # a busy machine is still reading when the time is up
    words = "ninefold: the time limit was reached before the (search|work) was done"
    assert re.fullmatch(words + r"(; so far: At least [\d,]+ solutions)?\n", result.stderr)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
def test_ctrl_c_gets_through_while_the_native_search_works() -> None:
    code = (
        "from ninefold.cli import main; print('ready', flush=True); main(['count', '.' * 81, '--limit', str(10**12)])"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline() == "ready\n"
    time.sleep(0.2)  # long enough to be inside the search; the test holds wherever the signal lands
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert errors.strip() == "ninefold: stopped"


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f'"{sys.executable}" -m ninefold solve {"." * 81} --limit 100000 | head -1'
    result = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert result.stderr == ""
    assert len(result.stdout) == 82


def test_importing_the_package_imports_nothing_heavy() -> None:
    heavy = ("click", "numpy", "rich", "jinja2", "xml", "json")
    code = f"import sys, ninefold; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_solving_a_plain_puzzle_imports_nothing_it_does_not_need() -> None:
    unneeded = (
        "numpy",
        "rich",
        "jinja2",
        "pysat",
        "tomllib",
        "xml",
        "ninefold.logic",
        "ninefold.formats.parts.iss.constraints",
    )
    code = (
        f"import sys; from ninefold.cli import ninefold; ninefold.main(['solve', {EASY!r}], standalone_mode=False); "
        f"print([name for name in {unneeded} if name in sys.modules])"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout
    assert answer.splitlines()[1] == "[]"


@pytest.mark.parametrize("name", FORMATS)
def test_a_malformed_file_of_each_format_is_told_in_one_line(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"broken{format_named(name).SUFFIXES[0]}"
    file.write_text("this is no puzzle <at> all {\n")
    for arguments in ([str(file)], [str(file), "--format", name]):
        result = ninefold("solve", *arguments)
        assert result.returncode == 2
        assert result.stdout == ""
        assert result.stderr.startswith("ninefold: ")
        assert "Traceback" not in result.stderr
        assert result.stderr.count("\n") == 1


def test_a_text_too_long_to_be_the_name_of_a_file_is_a_puzzle() -> None:
    cages = "".join(f".Cage~0~R{row}C1~R{row}C2~R{row}C3" for row in range(1, 5)) * 3
    result = ninefold("solve", f".Shape~4x4{cages}.~R1C1_1~R1C2_2~R2C1_3~R2C2_4~R3C1_2~R3C3_4~R4C4_1")
    assert (result.stdout, result.stderr) == ("1234341221434321\n", "")


def test_extra_cells_are_printed_after_the_board_and_refused_where_they_have_no_place(tmp_path: Path) -> None:
    text = ".Shape~4x4.Var~A~~2.~R1C1_1~R1C2_2~R2C1_3~R2C2_4~R3C1_2~R3C3_4~R4C4_1~VA1_4.Thermo~R1C1~R1C2~VA2~VA1"
    assert ninefold("solve", text).stdout == "123434122143432143\n"
    refused = ninefold("convert", text, str(tmp_path / "out.csv"))
    assert refused.returncode == 2
    assert "no place here for the cells beside the board" in refused.stderr
    assert ninefold("convert", text, str(tmp_path / "out.json")).returncode == 0
    assert ninefold("solve", str(tmp_path / "out.json")).stdout == "123434122143432143\n"


def test_xml_holds_puzzle_solution_and_level_when_answers_are_asked_for(tmp_path: Path) -> None:
    target = tmp_path / "out.xml"
    assert ninefold("convert", EASY, str(target), "--answers").returncode == 0
    (record,) = read(target.read_text(encoding="utf-8"))
    assert record.solution is not None
    assert record.facts["level"] == "easy"


def test_improve_prints_a_puzzle_with_one_solution_and_tells_what_it_added() -> None:
    result = ninefold("improve", "12343412214343..")
    assert result.returncode == 0
    assert len(result.stdout.splitlines()) == 1
    assert "Of 14 clues each of 14 can go alone" in result.stderr
    several = ninefold("improve", "123434..214343..", "--count", "1")
    (line,) = several.stdout.splitlines()
    assert ninefold("count", line).stdout.split()[0] == "1"
    assert "ninefold: Add the " in several.stderr


def test_improve_fills_what_is_drawn_and_prints_it_in_a_format_that_holds_it(tmp_path: Path) -> None:
    drawn = tmp_path / "drawn.json"
    cages = [["r1c1", "r1c2"], ["r2c1", "r3c1"], ["r2c2", "r2c3"], ["r3c3", "r3c4", "r4c4"], ["r1c3", "r1c4"]]
    constraints = [{"kind": "Cage", "cells": cells} for cells in cages]
    drawn.write_text(json.dumps({"ninefold": 1, "box": [2, 2], "givens": "." * 16, "constraints": constraints}))
    result = ninefold("improve", str(drawn), "--fill", "--count", "2", "--level", "easy")
    assert result.returncode == 0
    assert "2 puzzles as wished." in result.stderr
    assert "5 new values" in result.stderr
    lines = result.stdout.splitlines()
    assert len(lines) == 2
    for line in lines:
        assert all(cage["total"] for cage in json.loads(line)["constraints"])
        assert ninefold("count", line).stdout.split()[0] == "1"
    link = ninefold("improve", str(drawn), "--fill", "--count", "1", "--to", "fpuzzles-link")
    assert link.stdout.startswith("https://")
    wrong = ninefold("improve", str(drawn), "--unique", "--level", "easy")
    assert (wrong.returncode, "go with --fill or --layout" in wrong.stderr) == (2, True)


def test_improve_finds_the_given_that_was_typed_wrong() -> None:
    result = ninefold("improve", "1.34..1221.34.1.", "--unique", "--add", "values")
    assert "Add the 2 in r4c3 and take away the 1 in r4c3." in result.stderr
    assert [ninefold("count", line).stdout.split()[0] for line in result.stdout.split()] == ["1"] * len(
        result.stdout.split()
    )


def test_a_text_without_a_puzzle_is_a_mistake_for_rate_as_for_all() -> None:
    told = ninefold("rate", "")
    assert (told.returncode, told.stdout, told.stderr) == (2, "", "ninefold: text: expected a puzzle, got nothing\n")


def test_a_file_that_cannot_be_written_is_told_by_the_name_it_was_asked_by(tmp_path: Path) -> None:
    there = tmp_path / "none" / "path.html"
    told = ninefold("explain", "1.....2..3.....4", "--html", there)
    assert (told.returncode, told.stderr) == (2, f"ninefold: {there}: No such file or directory\n")


def test_a_choice_that_is_wrong_is_told_in_one_sentence() -> None:
    told = ninefold("generate", "--level", "x")
    assert re.fullmatch(r"ninefold: Invalid value .* 'expert' \(see ninefold generate --help\)\n", told.stderr)


def test_the_paths_of_several_puzzles_stand_apart(tmp_path: Path) -> None:
    both = tmp_path / "both.txt"
    both.write_text("1.....2..3.....4\n1.34............\n")
    lines = ninefold("explain", both).stdout.splitlines()
    assert lines[lines.index("") - 1].startswith("Solved by logic")
    assert lines[lines.index("") + 1].startswith("  1  ")


def test_when_the_time_is_up_what_is_known_so_far_is_told() -> None:
    told = ninefold("count", "." * 81, "--limit", "900000000000", "--timeout", "0.5")
    assert (told.returncode, told.stdout) == (3, "")
    assert re.fullmatch(r"ninefold: the time limit was .*; so far: At least [\d,]+ solutions\n", told.stderr)


def test_the_table_of_rate_has_the_columns_that_were_asked_for() -> None:
    header, row = ninefold("rate", EASY, "--only", "er,w").stdout.splitlines()
    assert header.split() == ["er", "ep", "ed", "w", "puzzle"]
    assert row.split()[-1] == EASY.replace("0", ".")


def test_what_is_left_of_a_puzzle_keeps_its_rules_and_its_boxes() -> None:
    grid = "1234341221434321"
    cage = {"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}
    puzzle = json.dumps({"ninefold": 1, "box": [2, 2], "givens": grid, "constraints": [cage]})
    left = ninefold("minimize", puzzle).stdout
    assert json.loads(left)["constraints"] == [cage]
    assert ninefold("solve", left).stdout.strip() == grid
    assert ninefold("minimize", puzzle, "--to", "oneline").stdout.strip() == json.loads(left)["givens"]
    standing = json.loads(ninefold("generate", "--box", "3x2", "--seed", "3").stdout)
    assert json.loads(ninefold("minimize", json.dumps(standing)).stdout)["box"] == [3, 2]
    assert json.loads(ninefold("relabel", json.dumps(standing), "--swap", "12").stdout)["box"] == [3, 2]
