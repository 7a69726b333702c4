"""Steps as the forums write them: what follows is what the step does, and signs are those of its links."""

import re

import pytest

from ninefold import school
from ninefold.logic import all_steps, techniques
from ninefold.logic.eureka import eureka

EVERY = pytest.mark.parametrize("name", techniques())
RESULT = re.compile(r"((?:r\d+c\d+,?)+)(=|<>)(\d)(?:, |$)")


def cells_in(text: str) -> list[int]:
    names = re.findall(r"r(\d+)c(\d+)", text)
    return [9 * (int(row) - 1) + int(column) - 1 for rows, columns in names for row in rows for column in columns]


@EVERY
def test_what_stands_behind_the_arrow_is_what_the_step_does(name: str) -> None:
    grid, step = school.example(name)
    follows = eureka(grid, step).rpartition("=> ")[2]
    read = {(cell, int(digit), sign) for cells, sign, digit in RESULT.findall(follows) for cell in cells_in(cells)}
    assert RESULT.sub("", follows) == ""
    done = {(cell, digit, "=") for cell, digit in step.placements}
    done |= {(cell, digit, "<>") for cell, digit in step.eliminations}
    assert read == done


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("hidden-single", "r2c8=1"),
        ("naked-pair", "(78)r3c68 => r3c37<>7"),
        ("locked-candidates-2", "7 c3\\b7 => r8c12<>7"),
        ("finned-mutant-x-wing", "1 r2c1\\r3b1 fr7c1 efr2c1 => r3c1<>1"),
        ("skyscraper", "(7)r3c7=(7)r3c1-(7)r7c1=(7)r7c8 => r1c8,r9c7<>7"),
        ("empty-rectangle", "(9)r9c5=(9)r9c8-(9)r56c8=(9)r4c79 => r4c5<>9"),
        ("xy-wing", "(3=2)r8c7-(2=9)r9c9-(9=3)r9c3 => r9c8<>3"),
        ("w-wing", "(2=8)r4c3-(8)r6c2=(8)r6c8-(8=2)r5c8 => r5c3<>2"),
        ("aic", "(7=3)r1c2-(3)r1c3=(3-7)r6c3=(7)r6c1 => r23c1<>7"),
        ("grouped-aic", "(1)r2c3=(1)r2c89-(1)r1c7=(1)r3c7 => r2c89,r3c3<>1"),
        ("als-xy-wing", "(9=1)r5c1-(1=5)r1c1-(5=29)r18c6 => r8c1<>9"),
        ("uniqueness-3", "(18)r5c79,r9c79, (234)r5c18 => r5c4<>2"),
        ("brute-force", "r5c1=9"),
    ],
)
def test_patterns_are_written_as_the_lesson_on_notation_says(name: str, written: str) -> None:
    assert eureka(*school.example(name)) == written


def test_on_a_board_with_a_rule_the_ends_of_a_w_wing_are_written_once() -> None:
    grid = school.boards("rule-digits")[0]
    steps = [step for step in all_steps(grid) if step.technique.id == "w-wing"]
    assert steps
    for step in steps:
        assert re.match(r"\(\d=\d\)r\dc\d-\(\d\)", eureka(grid, step))


@pytest.mark.parametrize("name", ["x-chain", "xy-chain", "remote-pair", "aic", "continuous-nice-loop", "als-chain"])
def test_strong_and_weak_links_take_turns(name: str) -> None:
    for grid in school.boards(name)[:5]:
        step = school.stock.step_of(grid, name)
        chain = eureka(grid, step).partition(" =>")[0]
        signs = re.sub(r"[^-=]", "", chain)
        assert set(signs[::2]) <= {"="}
        assert set(signs[1::2]) <= {"-"}
