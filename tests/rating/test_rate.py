import csv
import io
from pathlib import Path

import pytest
from tests.command import ninefold

from ninefold import Stop, read_puzzle
from ninefold.errors import StoppedError, TimeLimitError
from ninefold.logic import path
from ninefold.rating import nine_scores, rate, rate_many, score_of_path
from ninefold.rating.mastery import mastery

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
HARDER = "000028000400007000017050006002000405009070100708000900900040810000300009000710000"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"

EQUALLY_HARD = [  # two techniques of one level and as many points: the later one of the catalogue is the hardest
    ".2.4...8.4......63..8.2745...4..3.75...7..6......18....65.......72......9...7.3..",
    ".....6...4...8923.....7...4..49..5...3...7..1....3.8.23.6....1.8.....9.5.15.....7",
    "8.63......4.6....9..5..74..1..7..8............84.1.6..5.......8.....37.4.39..2...",
]


def test_a_puzzle_of_singles_is_easy_in_every_scheme() -> None:
    rates = rate(read_puzzle(EASY))
    assert (rates.level, rates.mastery) == ("easy", "easy")
    assert rates.score is not None
    assert 0 < rates.score <= 800


def test_a_harder_puzzle_has_more_of_everything() -> None:
    easy, harder = rate_many([read_puzzle(EASY), read_puzzle(HARDER)])
    assert easy.score is not None
    assert harder.score is not None
    assert easy.complexity is not None
    assert harder.complexity is not None
    assert harder.score > easy.score
    assert harder.complexity > easy.complexity > 0
    assert harder.mastery != "easy"


@pytest.mark.parametrize("line", [EASY, HARDER, *EQUALLY_HARD])
def test_a_path_is_scored_alike_in_native_code_and_step_by_step(line: str) -> None:
    puzzle = read_puzzle(line)
    techniques = [step.technique for step, _ in path(puzzle)]
    assert [score_of_path(techniques, solved=True)] == nine_scores(puzzle.givens, Stop())


def test_without_exactly_one_solution_there_are_no_numbers_and_the_reason_is_said() -> None:
    two = rate(read_puzzle(TWO))
    none = rate(read_puzzle("66" + EASY[2:]))
    assert (two.level, two.score, two.complexity, two.problem) == (None, None, 0, "more than one solution")
    assert (none.level, none.complexity, none.problem) == (None, 0, "no solution")


@pytest.mark.parametrize(
    ("puzzle", "tier"),
    [
        ("1.....2..3.....4", "easy"),
        (EASY, "easy"),
    ],
)
def test_mastery_is_the_first_tier_that_is_enough(puzzle: str, tier: str) -> None:
    assert mastery(read_puzzle(puzzle), Stop()) == tier


def test_threads_keep_the_order() -> None:
    puzzles = [read_puzzle(text) for text in (EASY, TWO, HARDER) * 50]
    alone = [(rates.level, rates.score, rates.problem) for rates in rate_many(puzzles)]
    together = [(rates.level, rates.score, rates.problem) for rates in rate_many(puzzles, threads=3)]
    assert alone == together


def test_csv_has_a_row_per_puzzle_in_order_with_the_promised_columns(tmp_path: Path) -> None:
    (tmp_path / "puzzles.txt").write_text(f"{EASY}\n{TWO}\n{HARDER}\n")
    command = ["rate", tmp_path / "puzzles.txt", "--csv"]
    result = ninefold(*command)
    header, *rows = csv.reader(io.StringIO(result.stdout))
    assert header == ["puzzle", "level", "score", "mastery", "er", "ep", "ed", "complexity", "hardest"]
    assert [row[0].replace(".", "0") for row in rows] == [EASY, TWO, HARDER]
    assert rows[0][1] == "easy"
    assert rows[1][1:4] == ["", "", ""]
    only = ninefold(*command, "--only", "score").stdout
    assert list(csv.reader(io.StringIO(only)))[1][1:4] == ["", rows[0][2], ""]


def test_a_rating_that_was_stopped_is_no_rating() -> None:
    stop = Stop()
    stop.stop()
    with pytest.raises(StoppedError):
        nine_scores(bytes(81), stop)
    with pytest.raises(TimeLimitError):
        nine_scores(bytes(81), Stop(1e-9))
