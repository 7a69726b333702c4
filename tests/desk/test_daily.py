"""The puzzles of a day: the same everywhere, for ever, and as `generate` would make them."""

import json
from datetime import date, timedelta

import pytest
from click.testing import CliRunner

from ninefold import is_unique, read_puzzle
from ninefold.choices import DAILY_NAMES
from ninefold.cli import ninefold
from ninefold.desk.daily import WEEK, daily, record_of
from ninefold.desk.task import Task
from ninefold.engine.stop import Stop
from ninefold.generating.kinds import kinds

TUESDAY = date(2026, 11, 17)
EASY = ".71..35..8..579.....2.61..4....4..354.52.79.116..9....5..63.1.....714..8..49..67."
HARD = "4....6...9.5....8...278.6..6....9.53.7.....1.81.5....6..8.975...9....4.8...4....1"
WINDOKU = "4...21....1...92.....7....12..5...................2..47....4.....58...9....69...5"


def run(*words: str) -> str:
    result = CliRunner().invoke(ninefold, [*words], standalone_mode=False)
    assert result.exception is None, result.exception
    return result.stdout


def test_a_day_has_the_puzzles_it_had_when_this_was_written() -> None:
    """Whoever changes what the generator makes of a seed changes every day of everybody: say so in the changelog."""
    assert [puzzle.board.puzzle for puzzle in daily(TUESDAY).puzzles] == [EASY, HARD, WINDOKU]


def test_the_date_is_the_seed_of_generate() -> None:
    assert run("generate", "--level", "easy", "--game", "usual", "--seed", "20261117").strip() == EASY
    wish = ["--variant", "windoku", "--level", "medium", "--game", "usual", "--seed", "20261117"]
    assert run("generate", *wish, "--format", "oneline").strip() == WINDOKU


def test_a_week_has_seven_variants_that_the_app_knows() -> None:
    assert len(set(WEEK)) == 7
    known = {kind.id: kind.name for kind in kinds()}
    assert all(known[id] == name for id, name in WEEK)


@pytest.mark.slow
@pytest.mark.parametrize("days", range(14))
def test_every_puzzle_of_a_fortnight_has_one_solution(days: int) -> None:
    day = TUESDAY + timedelta(days)
    answer = daily(day)
    assert [puzzle.name for puzzle in answer.puzzles] == list(DAILY_NAMES)
    assert [puzzle.level for puzzle in answer.puzzles] == ["easy", "hard", "medium"]
    assert all(is_unique(record_of(day, name).puzzle) for name in DAILY_NAMES)


def test_the_command_tells_a_day_in_words_with_a_link_for_its_variant() -> None:
    told = run("daily", "2026-11-17").split("\n\n")
    assert [part.splitlines()[0] for part in told] == [
        "Easy, 17 November 2026 (36 givens; easy, 180 points)",
        "Hard, 17 November 2026 (28 givens; hard, 492 points)",
        "Windoku, 17 November 2026 (20 givens; medium, 774 points)",
    ]
    assert told[2].splitlines()[-1].startswith("https://sudokupad.app/")


def test_the_command_writes_one_of_them_in_any_format() -> None:
    assert run("daily", "2026-11-17", "--only", "hard", "--format", "oneline").strip() == HARD
    told = run("daily", "2026-11-17", "--only", "variant", "--format", "ninefold-json")
    assert json.loads(told)["title"] == "Windoku, 17 November 2026"
    assert read_puzzle(told).constraints == record_of(TUESDAY, "variant").puzzle.constraints


@pytest.mark.parametrize("typed", ["tomorrow", "2026-02-30", "17.11.2026"])
def test_what_is_no_date_is_refused_in_one_line(typed: str) -> None:
    result = CliRunner().invoke(ninefold, ["daily", typed])
    assert result.exit_code != 0
    assert typed in str(result.exception) + result.output


def test_a_stop_is_told_and_leaves_nothing_half_made() -> None:
    stop = Stop()
    stop.stop()
    far = date(2099, 1, 2)
    answer = daily(far, task=Task(stop=stop))
    assert (answer.puzzles, answer.stopped) == ((), "asked")
    assert len(daily(far).puzzles) == 3
