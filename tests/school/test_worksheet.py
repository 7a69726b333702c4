"""Worksheets: exercises on paper, each board once, the answers at the back."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ninefold import school
from ninefold.cli import ninefold
from ninefold.engine.stop import Stop
from ninefold.errors import PlanError, StoppedError
from ninefold.press import typeset
from ninefold.press.document import Document
from ninefold.school.worksheet import make_worksheet


def asked(document: Document) -> list[dict[str, Any]]:
    return [block for page in document.data["parts"][0]["pages"] for block in page]


def answered(document: Document) -> list[dict[str, Any]]:
    answers = document.data["parts"][1]["answers"]
    assert isinstance(answers, list)
    return answers


def practice(*options: str) -> Result:
    return CliRunner().invoke(ninefold, ["practice", *options], standalone_mode=False)


def test_every_exercise_has_its_answer_under_the_same_number() -> None:
    made = make_worksheet("x-wing", count=5, seed=3, help_with=1)
    assert (
        [block["number"] for block in asked(made)] == [answer["number"] for answer in answered(made)] == [1, 2, 3, 4, 5]
    )
    for number, (block, answer) in enumerate(zip(asked(made), answered(made), strict=True)):
        one = school.exercise("x-wing", seed=3 + number)
        assert block["title"] == "Find an X-Wing."
        assert block["facts"] == [f"x-wing {3 + number}"]
        assert block["rules"] == [one.help[0]]
        removed = [f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell, _ in one.step.eliminations]
        assert all(name in answer["text"] for name in removed)
        assert made.pictures[block["picture"]["file"]] != made.pictures[answer["picture"]["file"]]


def test_no_board_is_there_twice() -> None:
    made = make_worksheet("cage-combinations", count=12, seed=1)
    boards = [made.pictures[block["picture"]["file"]] for block in asked(made)]
    assert len(set(boards)) == len(boards) == made.data["count"] > 1
    assert all("cage" in block["rules"][0] for block in asked(made))


def test_a_worksheet_is_a_pdf_and_the_same_for_the_same_seed(tmp_path: Path) -> None:
    pytest.importorskip("typst")
    files = [tmp_path / "one.pdf", tmp_path / "two.pdf"]
    for file in files:
        said = practice("--technique", "x-wing", "--count", "6", "--seed", "1", "--out", str(file)).stdout
        assert said.startswith(f"{file}: 6 exercises, ")
    assert files[0].read_bytes()[:5] == b"%PDF-"
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("paper", ["a4", "a5", "6x9in"])
def test_nothing_is_larger_than_its_place(paper: str) -> None:
    pytest.importorskip("typst")
    made = make_worksheet("aic", count=5, seed=1, help_with=3, paper=paper, per_page=2)
    found = typeset.measured(made)
    assert found.overfull == []
    assert found.wide == []
    assert found.pages >= 3


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--out", "sheet.html"), "expected a file .pdf"),
        (("--out", "sheet.pdf", "--whole"), "leave --whole and --json out"),
        (("--out", "sheet.pdf", "--count", "501"), "1 to 500 exercises, got 501"),
    ],
)
def test_what_is_no_worksheet_is_refused_in_a_sentence(options: tuple[str, ...], said: str) -> None:
    assert said in str(practice("--technique", "x-wing", *options).exception)


def test_it_ends_when_it_is_stopped() -> None:
    stop = Stop()
    stop.stop()
    with pytest.raises(StoppedError):
        make_worksheet("x-wing", count=5, stop=stop)


def test_a_worksheet_needs_an_exercise() -> None:
    with pytest.raises(PlanError, match="1 to 500 exercises, got 0"):
        make_worksheet("x-wing", count=0)
