"""Plans as TOML: what is right is read, what is wrong is told in one sentence with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ninefold.errors import PlanError
from ninefold.generating import Range
from ninefold.press import example, plan_of, read_plan

ONE = '\n[[section]]\nlevel = "easy"\ncount = 1\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = 3" + ONE, "plan, title: expected a text, got 3"),
        ("titel = 'x'" + ONE, "plan: no key is called 'titel'; did you mean 'title'?"),
        (f"title = '{'x' * 201}'" + ONE, "plan, title: expected up to 200 characters, got 201"),
        ("title = 'a\\u0007'".replace("'", '"') + ONE, r"plan, title: a text has no character '\x07'"),
        ("", "plan: a book needs at least one [[section]]"),
        ("title = ", "plan: not TOML: Invalid value (at end of document)"),
        (
            "[paper]\nsize = 'a3'" + ONE,
            "plan, [paper], size: expected one of a4, a5, letter, 6x9in, 8.5x11in, or a size as 170x240mm, got 'a3'",
        ),
        (
            "[paper]\nsize = '600x70mm'" + ONE,
            "plan, [paper]: the margins leave 21 mm of the height, at least 45 are needed",
        ),
        ("[paper]\nsize = '9x9mm'" + ONE, "plan, [paper], size: expected sides from 70 to 600 mm, got 9 × 9 mm"),
        (
            "[paper]\ninner = '20'" + ONE,
            "plan, [paper], inner: expected a length as 12mm, 1.5cm, 0.5in or 36pt, got '20'",
        ),
        (
            "[paper]\nsize = 'a5'\ninner = '110mm'" + ONE,
            "plan, [paper]: the margins leave 26 mm of the width, at least 45 are needed",
        ),
        ("[page]\npuzzles = 5" + ONE, "plan, [page], puzzles: expected one of 1, 2, 3, 4, 6, 8, 9, 12, got 5"),
        ("[page]\npuzzles = true" + ONE, "plan, [page], puzzles: expected one of 1, 2, 3, 4, 6, 8, 9, 12, got True"),
        (
            "[page]\nshows = ['hint']" + ONE,
            'plan: "hint" leads to the hints at the back: say hints = 1 to 3 in [extras]',
        ),
        (
            "[page]\nshows = ['stars']" + ONE,
            "plan, [page], shows: expected some of level, score, er, hint, solution, code, got 'stars'",
        ),
        ("[extras]\nhints = 4" + ONE, "plan, [extras], hints: expected 0 to 3, got 4"),
        (
            "language = 'de'\n[extras]\nhints = 1" + ONE,
            "plan: hints, paths and techniques are told in English alone, the language is 'de'",
        ),
        ("[[section]]\ncount = 0", "plan, [[section]] 1, count: expected 1 to 2000, got 0"),
        ("[[section]]\ncount = 1500\n[[section]]\ncount = 1500", "plan: a book has up to 2,000 puzzles, got 3,000"),
        (
            "[[section]]\ncount = 1\nlevel = 'harf'",
            "plan, [[section]] 1, level: expected one of easy, medium, hard, unfair, extreme, got 'harf'; "
            "did you mean 'hard'?",
        ),
        (
            "[[section]]\ncount = 1\ntechniques = ['x-wings']",
            "plan, [[section]] 1, techniques: expected some of 107 names, got 'x-wings'; did you mean 'x-wing'?",
        ),
        (
            "[[section]]\ncount = 1\nrating = '7..4'",
            "plan, [[section]] 1, rating: expected a range from less to more, got '7..4'",
        ),
        (
            "[[section]]\ncount = 1\nrating = '5..6'\nbox = '2x2'",
            "plan, [[section]] 1: rating: the scale of Sudoku Explainer knows plain 9×9 alone",
        ),
        (
            "[[section]]\ncount = 1\nbox = '9x9'",
            "plan, [[section]] 1, box: expected the height and width of a box as 2x3, up to 16×16, got '9x9'",
        ),
        (
            "[[section]]\nfile = 'x.sdm'\nlevel = 'easy'",
            "plan, [[section]] 1, level: a section has the puzzles of its file or wishes for new ones, not both",
        ),
        ("section = 3", "plan, section: expected tables [[section]], got 3"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, told: str) -> None:
    with pytest.raises(PlanError) as error:
        plan_of(text)
    assert re.sub(r"\d+ names", "107 names", str(error.value)) == told


def test_the_example_works_and_knows_every_key() -> None:
    plan = plan_of(example())
    assert sum(section.count for section in plan.sections) == 40
    source = (Path(__file__).parents[2] / "src/ninefold/press/plan_file.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'(?:table|top|page)\.\w+\(\s*"(\w+)"', source)) - {"section"}
    assert [key for key in sorted(keys) if not re.search(rf"\b{key} = |\[{key}\]", example())] == []


def test_ranges_are_read_as_they_are_meant() -> None:
    plan = plan_of('[[section]]\ncount = 1\nrating = "7.1..7.3"\n[[section]]\ncount = 1\ngivens = "..28"')
    assert plan.sections[0].rating == Range(71, 73)
    assert plan.sections[1].givens == Range(None, 28)


def test_a_plan_that_is_no_text_or_too_long_is_refused(tmp_path: Path) -> None:
    for data, told in ((b"title = '\xff'", "not a text in UTF-8"), (b"#" * 300_000, "up to 200,000 bytes")):
        (tmp_path / "plan.toml").write_bytes(data)
        with pytest.raises(PlanError, match=told):
            read_plan(tmp_path / "plan.toml")
