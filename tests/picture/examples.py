"""One scene per primitive, per constraint and per family of technique, by the name of its golden picture."""

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

from ninefold import Grid, Puzzle, Shape, read_puzzle
from ninefold import constraints as c
from ninefold.logic import LogicOptions, all_steps, path
from ninefold.model import Constraint
from ninefold.picture.board import board_scene
from ninefold.picture.scene import Area, Arrow, Chevron, Dot, Fill, Line, Link, Painted, Primitive, Scene, Text

SCRIPT = Path(__file__).parent.parent.parent / "scripts" / "variants_page.py"
CONSTRAINTS: list[Constraint] = [rule for rule, _ in runpy.run_path(str(SCRIPT))["EXAMPLES"]]

PRIMITIVES: list[Primitive] = [
    Fill("r-placed", 0.1, 0.2, 0.8, 0.5, 0.1),
    Area("r-fin", ((0.5, 0.1), (0.9, 0.5), (0.5, 0.9), (0.1, 0.5))),
    Line("v-line v-whisper", (((0.2, 0.2), (0.8, 0.2), (0.5, 0.8)), ((0.2, 0.5), (0.2, 0.8)))),
    Dot("v-dot v-black", 0.5, 0.5, 0.3),
    Text("given", 0.5, 0.5, 0.6, "7"),
    Arrow("v-arrow", ((0.2, 0.2), (0.2, 0.7), (0.8, 0.7))),
    Link("r-link r-weak", (0.1, 0.5), (0.5, 0.9), (0.9, 0.5)),
    Chevron("v-arrow", 0.5, 0.5, 0.3, 0, 1),
    Painted("k-figure", Dot("", 0.5, 0.5, 0.3), colour="#F7D038", rim="#D23BE7", width=0.1),
]

ONE = "4....6...72..5.....3....8.5......1.9...8.5..2.4..6...8.932.8.1..8...4....7..9...."
TWO = ".5.9.4.6.8...1..23..6...9.4...4..1......86..9.32.......2....39.7.583............7"
THREE = "......2.....4.2.3......5.696..357...9..6.8.........6...34.......52.4..81.9......5"
FOUR = "7....9.4..2.........5.2..6...6...8...51....3......891.....7.......5..371.8.3.45.6"
FIVE = "..38.........4..5.9.23........1.2...86.....9.2.7........8...57....7.1..9....59.8."

EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"

FAMILIES = {
    "singles": (THREE, "naked-single"),
    "intersections": (THREE, "locked-candidates-1"),
    "subsets": (ONE, "naked-pair"),
    "basic-fish": (FOUR, "x-wing"),
    "finned-basic-fish": (FIVE, "sashimi-x-wing"),
    "franken-fish": (ONE, "finned-franken-swordfish"),
    "mutant-fish": (ONE, "finned-mutant-swordfish"),
    "single-digit-patterns": (ONE, "two-string-kite"),
    "uniqueness": (FOUR, "hidden-rectangle"),
    "wings": (THREE, "xy-wing"),
    "coloring": (TWO, "multi-colors-1"),
    "chains": (THREE, "aic"),
    "almost-locked-sets": (ONE, "als-xz"),
    "miscellaneous": (ONE, "sue-de-coq"),
    "exotic-patterns": (EASTER_MONSTER, "sk-loop"),
    "last-resort": (ONE, "forcing-chain-contradiction"),
}
"""For each family a technique, and a puzzle on the way of which it is found."""

KILLER = Puzzle(Shape(2, 2), bytes(16), (c.Cage((0, 1), 3), c.Cage((2, 6), 7), c.Thermo((8, 9, 10))))


def scenes() -> Iterator[tuple[str, Scene]]:
    for one in PRIMITIVES:
        yield f"primitive-{one.kind}", Scene(1, 1, 0.1, one.kind, (Fill("paper", -0.1, -0.1, 1.2, 1.2), one))
    for number, rule in enumerate(CONSTRAINTS):
        twin = sum(rule.name == other.name for other in CONSTRAINTS[:number])
        yield f"clue-{_slug(rule.name)}{f'-{twin + 1}' if twin else ''}", clue_scene(rule)
    for family in FAMILIES:
        yield f"step-{family}", step_scene(*FAMILIES[family])
    yield "step-rules", rule_scene()


def clue_scene(rule: Constraint) -> Scene:
    return board_scene(Puzzle(Shape(3, 3), bytes(81), (rule,)))


def step_scene(line: str, technique: str) -> Scene:
    """The first step of a technique: on the path, or beside it."""
    puzzle = read_puzzle(line)
    grid = Grid.start(puzzle)
    only = LogicOptions(techniques=(technique,))
    for step, after in path(puzzle):
        found = step if step.technique.id == technique else next(iter(all_steps(grid, only)), None)
        if found:
            return board_scene(puzzle, grid, step=found)
        grid = after
    raise AssertionError(f"no {technique} on the path")


def rule_scene() -> Scene:
    """The first step on a small killer that a rule gives."""
    step, _ = next(path(KILLER))
    return board_scene(KILLER, Grid.start(KILLER), candidates=True, step=step)


def _slug(name: str) -> str:
    return re.sub(r"\W+", "-", name.lower())
