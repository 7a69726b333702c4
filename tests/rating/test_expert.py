"""W, B, gW, gB, TE and BxB."""

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.command import ninefold

from ninefold import Stop, read_puzzle
from ninefold.errors import PuzzleError, StoppedError, TimeLimitError
from ninefold.rating import EXPERT, ExpertRating, expert_rating, expert_ratings, rate, rate_many

# Puzzles of our own with W, B, gW, gB, TE, BxB; the last one is well known.
RATED = {
    ".9....5..31..5..4......6.8....6..4.9...1..7....12.4.63.5...8..29...4.....2.......": (0, 0, 0, 0, 0, 0),
    "........6423..5......4..9...3.9.7.1..7.....93..8..1.......865.98....4...25.3.....": (2, 2, 2, 2, 1, 0),
    "............1.4.9.75....14..1.8....467..3..1...37.9.2...6.5..........673.3....2..": (3, 3, 3, 3, 1, 0),
    "..6.37.........8....7.5..4..3...1.98.4..8.........43..6.....9...189...7.....65..1": (6, 5, 6, 5, 1, 0),
    ".1...8.......7.5.37.3.........2...4.2.......6897..3.2....6.9...35...16....1...4..": (7, 6, 6, 6, 1, 0),
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..": (None, None, None, None, 2, 2),
}
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"


@pytest.mark.parametrize(("line", "numbers"), RATED.items())
def test_each_puzzle_has_its_numbers(line: str, numbers: tuple[int | None, ...]) -> None:
    assert expert_rating(read_puzzle(line)) == ExpertRating(*numbers)


def test_only_what_was_asked_for_is_told() -> None:
    [line, *_] = RATED
    assert expert_rating(read_puzzle(line), only=frozenset({"te", "w"})) == ExpertRating(w=0, te=0)


def test_many_on_several_threads_keep_their_order() -> None:
    puzzles = [read_puzzle(line) for line in RATED] * 3
    assert expert_ratings(puzzles, threads=3) == [ExpertRating(*numbers) for numbers in RATED.values()] * 3


def test_they_come_with_the_other_numbers_only_when_asked_for_by_name() -> None:
    puzzle = read_puzzle(list(RATED)[1])
    assert rate(puzzle).w is None
    both = rate(puzzle, only=frozenset({"er", "w", "te"}))
    assert (both.w, both.te, both.b) == (2, 1, None)
    assert both.er is not None


def test_puzzles_without_one_solution_and_other_boards_have_none_among_many() -> None:
    small = read_puzzle("1.....2..3.....4")
    rates = list(rate_many([read_puzzle(TWO), small, read_puzzle(list(RATED)[2])], only=EXPERT))
    assert [one.w for one in rates] == [None, None, 3]


def test_a_puzzle_that_has_no_number_is_refused_with_the_reason() -> None:
    with pytest.raises(PuzzleError, match="more than one solution"):
        expert_rating(read_puzzle(TWO))
    with pytest.raises(PuzzleError, match="9×9 without constraints only"):
        expert_rating(read_puzzle("1.....2..3.....4"))
    assert expert_ratings([]) == []


def test_a_stop_ends_it() -> None:
    stop = Stop()
    stop.stop()
    hard = read_puzzle(list(RATED)[-1])
    with pytest.raises(StoppedError):
        expert_rating(hard, stop=stop)
    with pytest.raises(TimeLimitError):
        expert_ratings([hard] * 200, threads=2, stop=Stop(1e-6))


@settings(max_examples=8, deadline=None)
@given(st.permutations(range(1, 10)), st.permutations(range(3)), st.booleans())
def test_braids_and_trials_do_not_care_for_names_and_order(names: list[int], bands: list[int], turned: bool) -> None:
    line = list(RATED)[4]
    rows = [line[27 * band + 9 * row :][:9] for band in bands for row in range(3)]
    image = "".join(map("".join, zip(*rows, strict=True))) if turned else "".join(rows)
    image = "".join(str(names[int(digit) - 1]) if digit != "." else digit for digit in image)
    rating = expert_rating(read_puzzle(image))
    assert (rating.b, rating.gb, rating.te, rating.bxb) == (6, 6, 1, 0)


def test_the_command_takes_names_with_commas_or_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text("\n".join(RATED), encoding="utf-8")

    def table(*only: str) -> list[dict[str, str]]:
        return list(csv.DictReader(io.StringIO(ninefold("rate", file, "--csv", *only).stdout)))

    rows = table("--only", "w,b,gw,gb,te,bxb")
    assert rows == table(*(part for name in ("bxb", "w", "te", "gb", "gw", "b") for part in ("--only", name)))
    told = {row["puzzle"]: tuple(row[name] for name in ExpertRating._fields) for row in rows}
    assert told == {line: tuple("" if n is None else str(n) for n in numbers) for line, numbers in RATED.items()}
    assert "w" not in table("--only", "level")[0]


def test_a_name_that_is_not_known_is_refused() -> None:
    answer = ninefold("rate", TWO, "--only", "w,whip")
    assert answer.returncode == 2
    assert "no column is called 'whip'; there are level, " in answer.stderr


def test_published_ratings_agree(reference: Path) -> None:
    with (reference / "expert" / "cb_ratings.csv").open(encoding="utf-8") as file:
        rows = [row for row in list(csv.DictReader(file))[::200] if row["W"] == row["B"] and row["gW"] == row["gB"]]
    ours = expert_ratings([read_puzzle(row["puzzle"]) for row in rows], only=EXPERT - {"te", "bxb"})
    assert [(r.w, r.b, r.gw, r.gb) for r in ours] == [
        tuple(int(row[n]) for n in ("W", "B", "gW", "gB")) for row in rows
    ]
