import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from ninefold import Grid, read_puzzle
from ninefold.logic import LogicOptions, all_steps, next_step, techniques, whips
from ninefold.logic.chain import NESTED
from ninefold.logic.explain import LanguageError, Part, explain, words
from ninefold.model import (
    Elimination,
    Evidence,
    HouseMark,
    Link,
    LockedSet,
    Mark,
    Node,
    Placement,
    RuleMark,
    Step,
    Technique,
)
from ninefold.rating.explainer import kinds

# Only singles lead from the givens to here; then sets, wings and chains are needed.
BOARD = Grid.start(read_puzzle("743285169251769348869314572914.7.2..327...4..5864.27.1678...924132948657495627813"))


def steps_of(technique: str) -> list[Step]:
    return all_steps(BOARD, LogicOptions(techniques=(technique,)))


ROLES = (
    *("pattern", "fin", "endo-fin", "cannibal", "color-a", "color-b", "color-c", "color-d"),
    *("pivot", "pincer", "extra", "restricted"),
)


CHAINS = (*whips.EVERY_KIND, NESTED)
KNOWN = {**techniques(), **kinds(), **{kind: Technique(kind, kind, "whips") for kind in CHAINS}}


def rich(technique: str) -> Step:
    """A step whose evidence has something of every kind."""
    houses = BOARD.puzzle.shape.houses
    return Step(
        KNOWN[technique],
        placements=(Placement(0, 1),),
        eliminations=(Elimination(1, 2),),
        evidence=Evidence(
            cells=(2, 3),
            houses=(HouseMark(houses[0]), HouseMark(houses[1], "base"), HouseMark(houses[2], "cover")),
            marks=tuple(Mark(4, 5, role) for role in ROLES),
            sets=(LockedSet((6,), (1, 2)), LockedSet((7,), (1, 2)), LockedSet((8,), (1, 2))),
            links=(Link(Node((9,), 3), Node((10,), 3), strong=True),),
            chains=(0,),
            rules=(
                RuleMark("killer cage", "the digits add up to 3", (11, 12), ((1, 2),)),
                RuleMark("case", "if r1c1 is 2", (0,)),
                RuleMark("inner", "whip[1]: r1n1{c4 .} ⇒ r2c4≠1", (12,)),
            ),
        ),
        digits=(5,),
    )


TEXTS = tomllib.loads(resources.files("ninefold.logic").joinpath("texts/en.toml").read_text())["text"]


def test_every_technique_has_one_text() -> None:
    assert sorted(name for text in TEXTS for name in text["ids"]) == sorted(KNOWN)


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text["ids"][0])
def test_every_name_in_a_text_is_known_and_its_end_says_what_follows(text: dict[str, Any]) -> None:
    for name in text["ids"]:
        parts = explain(rich(name), long=True)
        said = [each for each in text["long"] if each != "{reasons}."]  # which stand in the place of {no-way}
        assert parts.count(Part(" ")) == len(said) - 1
        assert "{result}" in text["short"]
        assert "{result}" in text["long"][-1]
        generic = f"{KNOWN[name].name}: "
        assert name.startswith(("franken", "mutant", "finned")) or not words(explain(rich(name))).startswith(generic)


@pytest.mark.parametrize("technique", ["naked-single", "hidden-single", "xy-wing", "als-xz", "als-chain", "x-chain"])
def test_a_text_has_no_braces_and_ends_with_what_follows(technique: str) -> None:
    for step in steps_of(technique):
        for long in (False, True):
            parts = explain(step, long=long)
            assert not re.search(r"[{}]", words(parts))
            [*_, follows, stop] = parts
            assert (follows.role, stop.text) in {("placement", "."), ("elimination", ".")}


@pytest.mark.parametrize("technique", ["xy-wing", "als-xz", "als-xy-wing", "als-chain", "death-blossom"])
def test_parts_name_each_elimination_once(technique: str) -> None:
    for step in steps_of(technique):
        named = [
            Elimination(cell, digit)
            for part in explain(step)
            if part.role == "elimination"
            for cell in part.cells
            for digit in part.digits
        ]
        assert sorted(named) == sorted(step.eliminations)


def test_a_set_is_told_with_its_cells_and_digits() -> None:
    step = Step(
        techniques()["als-chain"],
        eliminations=(Elimination(9, 3),),
        evidence=Evidence(sets=(LockedSet((0, 1), (3, 5, 8)), LockedSet((20,), (3, 5)))),
    )
    parts = explain(step, long=True)
    assert Part("r1c1 and r1c2 with 3, 5 and 8", "set", cells=(0, 1), digits=(3, 5, 8)) in parts


def test_a_sentence_about_nothing_is_left_out() -> None:
    step = Step(techniques()["franken-swordfish"], eliminations=(Elimination(0, 4),), digits=(4,))
    assert "fins" not in words(explain(step, long=True))


def test_the_next_step_of_a_board_reads_as_a_sentence() -> None:
    step = next_step(BOARD)
    assert step is not None
    assert re.fullmatch(r"[A-Zr].* (r\dc\d|\d)\.", words(explain(step)))


def test_a_language_without_texts_is_refused_by_name() -> None:
    with pytest.raises(LanguageError, match="'xx'"):
        explain(Step(techniques()["naked-single"]), language="xx")
