"""What a beginner reads first is easy to read, and the page of techniques says how easy."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TOLD = runpy.run_path(str(ROOT / "scripts" / "reading_ease.py"))
ease, beginners = TOLD["ease"], TOLD["beginners"]


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("The cat sat on the mat.", 206.835 - 1.015 * 6 - 84.6),
        ("r1c1 is 5. So it goes.", 206.835 - 1.015 * 3 - 84.6),
        ("The digit is in a house.", 206.835 - 1.015 * 6 - 84.6 * 7 / 6),
    ],
)
def test_the_figure_is_that_of_the_formula(text: str, figure: float) -> None:
    assert ease([text]) == pytest.approx(figure)


def test_long_words_and_long_sentences_are_harder() -> None:
    assert ease(["Look at the row. One cell is left."]) > ease(["Look at the row in which one cell is left."])
    assert ease(["It is false."]) > ease(["It is impossible."])


def test_the_beginners_part_is_easy_and_the_page_says_its_figure() -> None:
    assert beginners() >= 80
    page = (ROOT / "docs" / "techniques" / "README.md").read_text(encoding="utf-8")
    assert f"has a reading ease of {beginners():.0f} by" in page
