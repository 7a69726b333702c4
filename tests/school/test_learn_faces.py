"""`ninefold learn`, its verb and its pages say the same."""

import re
from pathlib import Path

from click.testing import CliRunner, Result

from ninefold import school
from ninefold.cli import ninefold
from ninefold.logic import techniques
from ninefold.school.how_often import explainer_told, how_often, how_often_told


def told(*words: str) -> Result:
    return CliRunner().invoke(ninefold, ["learn", *words], standalone_mode=False)


def test_a_lesson_in_the_terminal_has_every_part() -> None:
    said = told("hidden", "single").stdout
    lesson = school.lesson("hidden-single")
    assert said.startswith("Hidden Single (Singles, easy)")
    for heading in ("When it applies", "Why it is true", "How to spot it", "An example", "Mistakes", "Related"):
        assert f"\n{heading}" in said
    words = re.sub(r"\s+", " ", said)
    assert all(text in words for text in (lesson.what, lesson.applies, *lesson.why, *lesson.mistakes))


def test_the_example_is_told_in_eureka_when_asked_for() -> None:
    line = "In Eureka notation: 6 r58\\c24 => r9c2<>6"
    assert line in told("x-wing", "--eureka").stdout
    assert line not in told("x-wing").stdout


def test_the_list_names_every_technique() -> None:
    said = told().stdout.split()
    assert set(techniques()) <= set(said)


def test_a_wrong_name_is_one_sentence_with_what_was_meant() -> None:
    failed = told("x-wimg").exception
    assert str(failed).startswith("no technique is called 'x-wimg'; is it x-wing or ")


def test_the_example_is_drawn_into_a_file(tmp_path: Path) -> None:
    assert told("x-wing", "--svg", str(tmp_path / "x.svg")).return_value == 0
    drawn = (tmp_path / "x.svg").read_text(encoding="utf-8")
    assert drawn.count('<use href="#above"/>') == 4


def test_how_often_is_counted_on_a_hundred_thousand_puzzles() -> None:
    counted = how_often(techniques()["x-wing"])
    assert counted is not None
    assert counted.puzzles == 100_000
    assert 0 < counted.used <= counted.steps
    assert how_often(techniques()["mutant-leviathan"]) is None
    assert "not on the default ladder" in how_often_told(techniques()["mutant-leviathan"])


def test_sudoku_explainers_ratings_are_those_of_its_scale() -> None:
    assert explainer_told(("x-wing",)) == "Sudoku Explainer: X-Wing 3.2."
    assert explainer_told(("hidden-single",)) == "Sudoku Explainer: Hidden Single 1.2 to 1.5."
    assert explainer_told(()) == "Sudoku Explainer has no such step."


def test_what_plain_puzzles_come_to_as_well_is_not_said_to_be_for_rules_alone() -> None:
    for name in ("nested-forcing-net", "rule-contradiction"):
        assert "hardest plain puzzles" in how_often_told(techniques()[name])
    assert "plain puzzles do not need it" in how_often_told(techniques()["cage-combinations"])
