import subprocess
import sys
from pathlib import Path

TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
HEX = "0123456789ABCDEF" + "." * 240


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    folders = [f"--{name}={folder / name}" for name in ("input", "output", "reports")]
    return subprocess.run(
        [sys.executable, "-m", "ninefold", "run", *folders, *options], capture_output=True, text=True, timeout=60
    )


def folder_with(tmp_path: Path, **files: str) -> Path:
    (tmp_path / "input").mkdir()
    for name, text in files.items():
        (tmp_path / "input" / f"{name}.txt").write_text(text)
    return tmp_path


def test_the_output_file_has_the_puzzle_the_count_the_seconds_and_every_solution(tmp_path: Path) -> None:
    run(folder_with(tmp_path, two=TWO))
    head, *solutions = (tmp_path / "output" / "two.txt").read_text().splitlines()
    puzzle, count, seconds = head.split(",")
    assert (puzzle, count) == (TWO, "2")
    assert 0 < float(seconds) < 60
    assert solutions == [
        "213598647794316852586274193628147539149835276357962481875629314932451768461783925",
        "213598647794316852856274193687142539149835276325967481578629314932451768461783925",
    ]


def test_several_puzzles_give_a_block_each_and_a_bad_one_does_not_stop_the_others(tmp_path: Path) -> None:
    result = run(folder_with(tmp_path, several=f"{EASY}\nbroken!\n{TWO}\n", other="nothing\n"))
    lines = (tmp_path / "output" / "several.txt").read_text().splitlines()
    assert [line.split(",")[:2] for line in lines if "," in line] == [[EASY, "1"], [TWO, "2"]]
    assert not (tmp_path / "output" / "other.txt").exists()
    assert "1 solved, 1 multiple, 0 impossible, 2 malformed" in result.stdout
    [report] = (tmp_path / "reports").iterdir()
    assert "broken!" in report.read_text()


def test_a_limit_that_cut_the_search_shows_in_the_count(tmp_path: Path) -> None:
    run(folder_with(tmp_path, empty="0" * 81), "--limit", "5")
    head, *solutions = (tmp_path / "output" / "empty.txt").read_text().splitlines()
    assert head.split(",")[1] == ">=5"
    assert len(solutions) == 5


def test_hexadecimal_boards_stay_hexadecimal(tmp_path: Path) -> None:
    run(folder_with(tmp_path, hexadecimal=HEX), "--limit", "1")
    head, solution = (tmp_path / "output" / "hexadecimal.txt").read_text().splitlines()
    assert head.startswith("0123456789ABCDEF....")
    assert set(solution) == set("0123456789ABCDEF")
