"""Short texts that stood for hours or gigabytes: each is read at once now, or refused with a sentence.

What is refused is refused by a count of steps, constraints or cells, which its sentence tells. What is read has a limit
of processor time that only work out of all proportion reaches, however busy the machine: reading takes seconds, and
took many minutes before.
"""

from __future__ import annotations

import base64
import json
import tracemalloc
from itertools import cycle, islice
from time import process_time
from typing import Any

import pytest

from ninefold import FormatError, Record
from ninefold.constraints import Cage, Difference, Less, Nabner
from ninefold.formats import scan
from ninefold.formats.parts import lz_string

SECONDS = 100
MEGABYTES = 100


def read_within(text: str) -> Record | FormatError:
    """The only entry of a text, read within the limits."""
    begin = process_time()
    try:
        (found,) = scan(text.splitlines(keepends=True))
    except FormatError as error:
        found = error
    assert process_time() - begin < SECONDS
    return found


def problem_of(text: str) -> str:
    found = read_within(text)
    assert isinstance(found, FormatError)
    assert "fault of this reader" not in str(found)
    return str(found)


def expression(pattern: str) -> str:
    return base64.urlsafe_b64encode(pattern.encode()).decode().rstrip("=")


def snake(size: int) -> str:
    """One cage along all cells: rows to the left and to the right in turns, each pointing to the one above."""
    left, right = "^" + "<" * (size - 1), ">" * (size - 1) + "^"
    return "1" + ("".join(islice(cycle([left, right]), size)))[1:]


def test_replicas_inside_of_replicas_are_refused_before_they_are_made() -> None:
    text = ".Replicate~_" * 7 + ".AntiKnight"
    tracemalloc.start()
    try:
        told = problem_of(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()  # it slows everything down, the tests after this one too
    assert peak < MEGABYTES * 1_000_000
    assert "a puzzle has at most 50000 constraints" in told
    assert told.startswith("iss, line 1, column ")


def test_replicas_of_nothing_are_counted_too() -> None:
    assert "a puzzle has at most 50000 constraints" in problem_of(".Replicate~_" * 7 + ".Or")
    assert "at most 5000000 steps" in problem_of(".Replicate~_" * 4 + f".Pair~AAAA~_{'x' * 12_000}")


def test_a_hundred_replicas_inside_of_each_other_are_too_deep() -> None:
    assert "Replicate inside of 8 others" in problem_of(".Replicate~_" * 100 + ".AntiKnight")


def test_dots_on_many_cells_are_as_many_as_neighbours_touch() -> None:
    found = read_within(".WhiteDot" + "~R1C1~R1C2" * 2000)
    assert isinstance(found, Record)
    assert {rule.cells for rule in found.puzzle.constraints if isinstance(rule, Difference)} == {(0, 1), (1, 0)}
    assert len(found.puzzle.constraints) == 2


def test_dots_keep_the_order_in_which_their_cells_are_listed() -> None:
    found = read_within(".GreaterThan~R1C2~R1C1~R2C2")
    assert isinstance(found, Record)
    assert found.puzzle.constraints == (Less((0, 1)), Less((10, 1)))


def test_a_class_of_all_characters_is_no_more_than_the_digits_of_the_board() -> None:
    pattern = expression("[\1-\U0010ffff]" * 40)
    assert isinstance(read_within(f".Regex~{pattern}~R1C1~R1C2"), Record)


def test_the_bits_of_a_long_automaton_are_read_once() -> None:
    header = "00" + "0000" + "0011" + "1" + "0" + "1" + "1111"  # lists; states of one bit, four symbols, one start
    state = "1" * 15 + "000" * (2**15 - 1)  # as many moves as a length can say
    bits = header + state * 16
    data = bytes(int(bits[at : at + 8].ljust(8, "0"), 2) for at in range(0, len(bits), 8))
    text = base64.urlsafe_b64encode(data).decode().rstrip("=")
    assert len(text) > 250_000
    assert isinstance(read_within(f".Shape~4x4.NFA~{text}~_x~R1C1~R1C2"), Record)


def test_many_automata_share_one_bound() -> None:
    texts = [f".Regex~{expression(f'(.*1.{{{k % 30}}})*{k}')}~R1C1" for k in range(1000)]
    assert "at most 5000000 steps" in problem_of("".join(texts))


def test_alternatives_as_deep_as_the_text_is_long_are_refused_by_their_place() -> None:
    assert problem_of(".Or" * 400) == "iss, line 1, column 25: Or inside of 8 others; deeper ones are not read: '.Or'"


def test_brackets_as_deep_as_the_text_is_long_are_refused() -> None:
    assert "without its closing bracket" in problem_of(f".Regex~{expression('(' * 300)}~R1C1")


def test_one_cage_along_a_snake_of_the_largest_board_is_read() -> None:
    found = read_within(snake(128))
    assert "killer cage: 16,384 cells cannot hold different digits" in str(found)


def test_a_cage_along_a_snake_has_all_its_cells() -> None:
    found = read_within("A<00" + ">^00" + "0" * 8)
    assert isinstance(found, Record)
    assert found.puzzle.constraints == (Cage((0, 1, 4, 5), 10),)


def test_a_jigsaw_of_characters_that_all_differ_is_sniffed_at_once() -> None:
    half = "".join(chr(code) for code in range(0x10000, 0x10000 + 590 * 590))
    assert "no puzzle is in this text" in problem_of(f"{half} {half}")


def test_a_nabner_that_comes_back_to_its_cells_has_each_of_them_once() -> None:
    line = ["R1C1", "R1C2"] * 5_000
    found = read_within(json.dumps({"grid": [[{}] * 9] * 9, "nabner": [{"lines": [line]}]}))
    assert isinstance(found, Record)
    (rule,) = found.puzzle.constraints
    assert isinstance(rule, Nabner)
    assert rule.cells == (0, 1)


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        ({"killercage": [{"cells": ["R1C1"]}] * 60_000}, "killercage 50001: a puzzle has at most 50000 constraints"),
        ({"renban": [{"lines": [["R1C1"] * 20_001]}]}, "renban 1: a constraint lists at most 20000 cells, got 20001"),
        ({"killercage": [{"cells": ["R1C1"], "value": 10**9}]}, "killercage 1: expected a number up to 1000000"),
        ({"killercage": [{"cells": ["R1C1"], "value": "--5"}]}, "killercage 1: expected a number up to 1000000"),
        ({"quadruple": [{"cells": ["R1C1"], "values": 5}]}, "quadruple 1: digits expected, got 5"),
        ({"xv": [{"cells": ["R1C1"], "value": [1]}]}, "xv 1: expected a number up to 1000000, got [1]"),
        ({"minimum": [7]}, "minimum: an object expected, got 7"),
        ({"arrow": [None]}, "arrow: an object expected, got None"),
        ({"negative": 7}, "negative: a list expected, got 7"),
    ],
)
def test_an_object_that_goes_beyond_a_bound_is_refused_with_the_place_of_its_entry(
    part: dict[str, Any], problem: str
) -> None:
    assert problem in problem_of(json.dumps({"grid": [[{}] * 9] * 9} | part, indent=0))


def test_a_short_link_does_not_unpack_to_a_long_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lz_string, "FREE", 1000)
    link = "https://f-puzzles.com/?load=" + lz_string.pack('{"grid":"' + "a" * 200_000 + '"}')
    assert len(link) < 2_000
    assert "a packed text of more than" in problem_of(link)


def test_elements_inside_of_elements_without_end_are_refused() -> None:
    assert "elements inside of more than 20 others" in problem_of('<ninefold version="1">' + "<a>" * 200_000)
