from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import check_output

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold.engine.fast9 import isa, isas
from ninefold.engine.stop import Stop
from ninefold.errors import FormatError, PuzzleError, StoppedError, TimeLimitError
from ninefold.solving.fast9 import (
    Answer,
    count_many,
    count_one,
    is_unique_many,
    solutions_of,
    solve_many,
    solve_stream,
)
from ninefold.solving.speed import measure

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EASY_SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
NONE = "55" + "." * 79


@pytest.fixture(params=isas())
def every_engine(request: pytest.FixtureRequest, use_isa: Callable[[str], None]) -> str:
    name = str(request.param)
    use_isa(name)
    return name


def test_answers_come_in_order_with_line_count_and_solution(every_engine: str) -> None:
    answers = solve_many(f"{EASY}\n{TWO}\n{NONE}\n")
    assert isa() == every_engine
    assert len(answers) == 3
    assert answers[0] == Answer(1, 1, EASY_SOLUTION)
    assert (answers[1].line, answers[1].count) == (2, 2)
    assert answers[-1] == Answer(3, 0, None)
    assert [answer.count for answer in answers] == [1, 2, 0]


def test_bytes_text_items_and_rows_give_the_same_answers() -> None:
    lines = [EASY, TWO, NONE]
    text = "\n".join(lines)
    rows = memoryview("".join(lines).encode()).cast("B", (3, 81))
    digits = memoryview(bytes(0 if c in ".0" else int(c) for c in "".join(lines))).cast("B", (3, 81))
    wanted = solve_many(text).signature
    for same in (text.encode(), bytearray(text.encode()), memoryview(text.encode()), lines, iter(lines), rows, digits):
        assert solve_many(same).signature == wanted


def test_numpy_wraps_the_answers_without_copying() -> None:
    numpy = pytest.importorskip("numpy")
    answers = solve_many([EASY, TWO])
    counts, solutions = numpy.asarray(answers.counts), numpy.asarray(answers.solutions)
    assert counts.dtype == numpy.uint32
    assert solutions.shape == (2, 81)
    assert not counts.flags.owndata
    assert not solutions.flags.owndata
    assert bytes(solutions[0]).decode() == EASY_SOLUTION
    again = solve_many(solutions)
    assert list(again.counts) == [1, 1]


def test_numpy_arrays_of_digits_characters_and_strings_are_puzzles() -> None:
    numpy = pytest.importorskip("numpy")
    digits = numpy.array([[0 if c == "." else int(c) for c in EASY]] * 2, dtype=numpy.uint8)
    for puzzles in (digits, digits.reshape(2, 9, 9), numpy.array([EASY.encode()] * 2), numpy.asfortranarray(digits)):
        assert [answer.solution for answer in solve_many(puzzles)] == [EASY_SOLUTION] * 2
    with pytest.raises(PuzzleError, match="expected a buffer of N x 81 cells"):
        solve_many(digits[:, :80].copy())


def test_answers_outlive_what_they_were_made_from() -> None:
    counts = solve_many([EASY] * 1000).counts
    assert list(counts) == [1] * 1000


def test_bad_lines_are_named_by_number_and_do_not_stop_the_rest() -> None:
    answers = solve_many(f"# two puzzles\n{EASY}\noops\n\n{TWO} hard\r\n")
    assert [answer.line for answer in answers] == [2, 5]
    assert answers.errors == [
        (3, "cell 1 is 'o', expected a digit 1-9 or one of . 0 - * _ ? X x: 'oops'"),
    ]
    assert answers.lines == 5


def test_counting_refuses_bad_lines() -> None:
    with pytest.raises(FormatError, match="lines, line 2: expected 81 cells, got 3: '123'"):
        count_many(f"{EASY}\n123\n")


def test_counts_and_uniqueness_without_solutions(every_engine: str) -> None:
    assert list(count_many([EASY, TWO, NONE], limit=10)) == [1, 2, 0]
    assert is_unique_many([EASY, TWO, NONE]) == [True, False, False]


def test_large_limits_are_exact(every_engine: str) -> None:
    assert list(count_many(["." * 81], limit=30_000)) == [30_000]


def test_one_puzzle_is_counted_and_enumerated(every_engine: str) -> None:
    assert [count_one(puzzle) for puzzle in (EASY, TWO, NONE)] == [1, 2, 0]
    both = solutions_of(TWO, limit=10)
    assert both.shape == (2, 81)
    assert len({bytes(both)[:81], bytes(both)[81:]}) == 2
    check_houses([bytes(both)[:81].decode(), bytes(both)[81:].decode()])
    assert len(solutions_of(NONE, limit=10)) == 0


def test_one_puzzle_must_have_81_cells() -> None:
    for wrong in (EASY[:-1], EASY[:-1] + "!", ""):
        with pytest.raises(FormatError, match="oneline: expected 81 cells"):
            count_one(wrong)
    with pytest.raises(PuzzleError, match="limit"):
        count_one(EASY, limit=0)
    with pytest.raises(TimeLimitError):
        count_one("." * 81, limit=2**64 - 1, stop=Stop(0.02))


@pytest.mark.parametrize(("limit", "threads"), [(0, 1), (2**32, 1), (2, -1)])
def test_limit_and_threads_out_of_range_are_refused(limit: int, threads: int) -> None:
    with pytest.raises(PuzzleError, match="expected"):
        solve_many(EASY, limit, threads)


def test_an_item_must_be_one_line() -> None:
    with pytest.raises(PuzzleError, match="item 2"):
        solve_many([EASY, EASY + "\n" + EASY])


def test_an_unknown_instruction_set_is_refused(use_isa: Callable[[str], None]) -> None:
    use_isa("mmx")
    with pytest.raises(PuzzleError, match=r"NINEFOLD_ISA: expected one of .*portable.*, got 'mmx'"):
        solve_many(EASY)


def test_no_puzzles_no_answers() -> None:
    nothings: list[bytes | str | list[str]] = [b"", "", [], "\n\n"]
    for nothing in nothings:
        assert len(solve_many(nothing)) == 0
        assert solve_many(nothing).count_lines() == b""


def test_a_stream_is_answered_in_order_whatever_the_size_of_its_chunks() -> None:
    text = f"{EASY}\n# comment\n{TWO}\nbad\n{NONE}".encode()
    for chunk in (1, 50, 100, 1000):
        parts = list(solve_stream(io.BytesIO(text), chunk=chunk))
        assert [(a.line, a.count) for part in parts for a in part] == [(1, 1), (3, 2), (5, 0)]
        assert [line for part in parts for line, _ in part.errors] == [4]


def test_answers_become_lines_of_a_file() -> None:
    answers = solve_many([EASY, NONE])
    assert answers.solution_lines() == f"{EASY_SOLUTION}\n{'.' * 81}\n".encode()
    assert answers.count_lines() == b"1\n0\n"


def test_a_time_limit_and_another_thread_stop_the_work() -> None:
    with pytest.raises(TimeLimitError):
        solve_many("." * 81, limit=2**32 - 1, stop=Stop(0.02))
    stopped = Stop()
    stopped.stop()
    with pytest.raises(StoppedError):
        solve_many([EASY] * 100, stop=stopped)


def test_threads_change_nothing_but_the_time() -> None:
    text = "\n".join([EASY, TWO, NONE, "." * 81] * 200)
    assert solve_many(text, threads=1).signature == solve_many(text, threads=4).signature


def test_measuring_reports_what_was_done() -> None:
    speed = measure(f"{EASY}\n{TWO}\n".encode(), threads=1, limit=2)
    assert (speed["puzzles"], speed["threads"], speed["limit"]) == (2, 1, 2)
    assert speed["signature"] == solve_many([EASY, TWO]).signature


def test_solving_does_not_import_numpy() -> None:
    code = f"import sys; from ninefold.solving.fast9 import solve_many; solve_many({EASY!r}); print(*sys.modules)"
    assert "numpy" not in check_output([sys.executable, "-c", code], text=True).split()


Cells = list[int]


def shuffled(puzzle: str, rows: Cells, columns: Cells, digits: Cells, transpose: bool) -> str:
    grid = [[puzzle[9 * rows[r] + columns[c]] for c in range(9)] for r in range(9)]
    if transpose:
        grid = [list(column) for column in zip(*grid, strict=True)]
    return "".join(c if c in ".0" else str(digits[int(c) - 1]) for row in grid for c in row)


def lines_order() -> st.SearchStrategy[Cells]:
    three = st.permutations(range(3))
    return st.tuples(three, three, three, three).map(
        lambda p: [3 * band + inner for band, inners in zip(p[0], p[1:], strict=True) for inner in inners]
    )


@settings(max_examples=200, deadline=None)
@given(
    keep=st.lists(st.integers(0, 80), min_size=20, max_size=45, unique=True),
    rows=lines_order(),
    columns=lines_order(),
    digits=st.permutations(range(1, 10)),
    transpose=st.booleans(),
)
def test_relabelled_permuted_and_transposed_puzzles_have_the_same_count(
    keep: Cells, rows: Cells, columns: Cells, digits: Cells, transpose: bool
) -> None:
    puzzle = "".join(c if i in set(keep) else "." for i, c in enumerate(EASY_SOLUTION))
    other = shuffled(puzzle, rows, columns, digits, transpose)
    first, second = solve_many([puzzle, other], limit=300)
    assert first.count == second.count >= 1
    for text, answer in ((puzzle, first), (other, second)):
        assert answer.solution is not None
        assert all(c in (".", digit) for c, digit in zip(text, answer.solution, strict=True))


@pytest.mark.parametrize(
    "name", ["kaggle_easy", "17_clue", "controlled_bias", "magictour_top1465", "forum_hardest_1106"]
)
def test_every_set_of_unique_puzzles_is_solved(name: str, every_engine: str, reference: Path) -> None:
    text = (reference / "speed" / f"{name}.txt").read_text()
    answers = solve_many(text)
    assert answers.errors == []
    assert set(answers.counts) == {1}
    solved = answers.solution_lines().decode()
    assert all(given in (".", digit) for given, digit in zip(text, solved, strict=True))
    check_houses(solved.split())


def test_a_set_of_puzzles_with_many_solutions_is_counted(every_engine: str, reference: Path) -> None:
    text = (reference / "speed" / "serg_benchmark.txt").read_text()
    answers = solve_many(text, limit=5)
    solved = answers.solution_lines().decode()
    assert min(answers.counts) >= 2
    assert all(given in (".", digit) for given, digit in zip(text, solved, strict=True))
    check_houses(solved.split())


def check_houses(grids: list[str]) -> None:
    every = set("123456789")
    for grid in grids:
        for i in range(9):
            box = 27 * (i // 3) + 3 * (i % 3)
            assert set(grid[9 * i : 9 * i + 9]) == every
            assert set(grid[i::9]) == every
            assert set(grid[box : box + 3] + grid[box + 9 : box + 12] + grid[box + 18 : box + 21]) == every
