"""Makes docs/variants-gallery: kinds of variants that many people know, and a first step of each, drawn and told.

The boards are made for this page: a few clues and digits, no whole puzzle. The step is the first one of the technique
named here; what it removes is asked of a solver before it is written.

variant_gallery.py          writes the page and its pictures
variant_gallery.py --check  says whether they are as they would be written
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ninefold import Puzzle, Shape, solve
from ninefold import constraints as c
from ninefold.constraints.extra_house import diagonals
from ninefold.logic import LogicOptions, next_step, sentences, words
from ninefold.model import Constraint, Grid, Step
from ninefold.picture.svg import step_svg

FOLDER = Path(__file__).parent.parent / "docs" / "variants-gallery"
ROW = tuple(range(9))
BEFORE = ("rule-cell", "rule-digits", "naked-single", "hidden-single")
"""What is done before the step is looked for."""


@dataclass(frozen=True)
class Picture:
    """A board and the technique whose step is shown; `first`: techniques that are used up before it."""

    name: str
    title: str
    rule: str
    clues: tuple[Constraint, ...]
    technique: str
    givens: dict[int, int]
    first: tuple[str, ...] = BEFORE


PICTURES = [
    Picture(
        "killer",
        "Killer cages",
        "The digits of a cage differ and add up to its number.",
        (c.Cage((0, 1, 9), 7), c.Cage((2, 11), 17)),
        "cage-combinations",
        {},
    ),
    Picture(
        "rule-of-45",
        "The rule of 45",
        "A box holds 1 to 9, which add up to 45.",
        (c.Cage((0, 9, 10), 13), c.Cage((1, 2, 11), 17), c.Cage((18, 19), 9)),
        "rule-of-45",
        {},
    ),
    Picture(
        "little-killer",
        "Little killer",
        "The digits along the arrow add up to its number.",
        (c.LittleKiller((2, 10, 18), 23),),
        "rule-group",
        {},
    ),
    Picture(
        "thermometer",
        "Thermometers",
        "Digits grow from the bulb to the tip.",
        (c.Thermo((30, 31, 32, 41, 50, 49)),),
        "rule-long",
        {},
    ),
    Picture(
        "arrow",
        "Arrows",
        "The digits along the arrow add up to the one in its circle.",
        (c.Arrow((10, 11, 20), (0,)),),
        "rule-group",
        {},
    ),
    Picture(
        "whisper",
        "German whispers",
        "Neighbours on the green line differ by 5 or more.",
        (c.Whisper((30, 31, 40, 49)),),
        "rule-group",
        {},
    ),
    Picture(
        "renban",
        "Renban lines",
        "The purple line holds consecutive digits in any order.",
        (c.Renban((20, 29, 38, 47)),),
        "rule-group",
        {29: 2},
    ),
    Picture(
        "palindrome",
        "Palindromes",
        "The line reads the same from both ends.",
        (c.Palindrome((0, 10, 20, 30, 40)),),
        "rule-group",
        {13: 7, 43: 3, 3: 1, 37: 9},
    ),
    Picture(
        "black-dots",
        "A chain of black dots",
        "Of two digits with a black dot between them one is double the other.",
        (c.Ratio((30, 31)), c.Ratio((31, 32)), c.Ratio((32, 41))),
        "rule-joined",
        {},
        (*BEFORE, "rule-pair"),
    ),
    Picture(
        "white-dots",
        "White dots",
        "Digits with a white dot between them are consecutive.",
        (c.Difference((0, 1)), c.Difference((1, 2))),
        "rule-joined",
        {4: 4, 13: 5, 23: 6},
        (*BEFORE, "rule-pair"),
    ),
    Picture(
        "xv",
        "X and V",
        "Digits with an X between them add up to 10, with a V to 5.",
        (c.PairSum((0, 1), 5), c.PairSum((9, 10), 10)),
        "rule-pair",
        {},
    ),
    Picture(
        "sandwich",
        "Sandwiches",
        "The number is the sum of the digits between 1 and 9.",
        (c.Sandwich(ROW, 33),),
        "rule-long",
        {},
    ),
    Picture(
        "x-sum",
        "X-sums",
        "The number is the sum of the first X digits, where X is the first of them.",
        (c.XSum(ROW, 41),),
        "rule-long",
        {},
    ),
    Picture(
        "skyscraper",
        "Skyscrapers",
        "The number says how many digits are higher than all before them.",
        (c.Skyscraper(ROW, 6),),
        "rule-long",
        {},
    ),
    Picture(
        "quadruple",
        "Quadruples",
        "The digits in the circle are in the four cells around it.",
        (c.Contain((20, 21, 29, 30), (1, 3, 7, 9)),),
        "rule-group",
        {},
    ),
    Picture(
        "between",
        "Between lines",
        "Digits on the line lie between those in its circles.",
        (c.Between((27, 28, 29, 30)),),
        "rule-group",
        {},
    ),
    Picture(
        "region-sum",
        "Region sum lines",
        "The line has the same sum in every box it goes through.",
        (c.EqualSums(((18, 19, 20), (21,))),),
        "rule-group",
        {},
    ),
    Picture(
        "counting-circles",
        "Counting circles",
        "A digit in a circle says how many circles hold it.",
        (c.CountingCircles((0, 13, 26, 30, 43, 56)),),
        "rule-long",
        {},
    ),
    Picture(
        "anti-knight",
        "Anti-knight",
        "Cells a knight's move apart hold different digits.",
        (c.Leap(9, 1, 2),),
        "shared-elimination-house",
        {0: 1, 10: 2, 19: 3, 20: 4, 9: 5, 1: 6},
    ),
    Picture(
        "non-consecutive",
        "Non-consecutive",
        "Neighbours are never consecutive.",
        (c.Neighbours(9, "difference", 1),),
        "shared-elimination-house",
        {2: 9, 13: 5, 25: 5},
    ),
    Picture(
        "diagonal",
        "Diagonals",
        "Both diagonals hold every digit once.",
        diagonals(9),
        "locked-candidates-2",
        {1: 7, 71: 7},
    ),
]


def board(one: Picture) -> Grid:
    """The board before its step."""
    givens = bytes(one.givens.get(cell, 0) for cell in range(81))
    grid = Grid.start(Puzzle(Shape(3, 3), givens, one.clues))
    while (step := next_step(grid, LogicOptions(techniques=one.first))) is not None:
        grid = grid.apply(step)
    return grid


def shown(one: Picture) -> tuple[Grid, Step]:
    """The board and its step; fails if a solution contradicts it."""
    grid = board(one)
    step = next_step(grid, LogicOptions(techniques=(one.technique,)))
    assert step is not None, one.name
    for cell, digit in step.eliminations:
        tried = bytearray(grid.digits)
        tried[cell] = digit
        assert solve(Puzzle(Shape(3, 3), bytes(tried), one.clues), timeout=60) is None, (one.name, cell, digit)
    return grid, step


def files() -> Iterator[tuple[Path, str]]:
    """The pictures, and last the page."""
    text = [
        "# Twenty-one variants and a step of each",
        "",
        "The step that a person makes first where such a clue stands, as Ninefold draws and tells it. "
        "`scripts/variant_gallery.py` makes this page; a test says when it is no longer true.",
        "",
    ]
    for one in PICTURES:
        grid, step = shown(one)
        yield FOLDER / f"{one.name}.svg", step_svg(grid, step) + "\n"
        told = " ".join(words(each) for each in sentences(step))
        text += [f"## {one.title}", "", f"{one.rule}", "", f"![{one.title}]({one.name}.svg)", ""]
        text += [f"**{step.technique.name}.** {told}", ""]
    yield FOLDER / "README.md", "\n".join(text)


def main() -> int:
    """Writes the files, or compares them."""
    FOLDER.mkdir(exist_ok=True)
    for file, text in files():
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(f"{file.name} is not as scripts/variant_gallery.py writes it")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
