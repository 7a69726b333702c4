"""docs/techniques is made from the lessons: each page is there, says what the lesson says, and leads nowhere dead."""

import re
from pathlib import Path

import pytest

from ninefold import school
from ninefold.school.chain_boards import CHAIN_PAGES, chain_example
from ninefold.school.how_often import on_a_ladder
from ninefold.school.lesson import taught
from ninefold.school.topic import TOPICS

PAGES = Path(__file__).parent.parent / "docs" / "techniques"
LINK = re.compile(r"\]\(([^)#]+)(?:#([^)]*))?\)")


@pytest.mark.parametrize("name", taught())
def test_every_technique_has_a_page_with_its_lesson(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    lesson = school.lesson(name)
    assert page.startswith(f"# {lesson.technique.name}\n\n{lesson.what}\n")
    assert (f"Points: {lesson.technique.score}." in page) == on_a_ladder(lesson.technique)
    for text in (lesson.applies, *lesson.why, lesson.spot, *lesson.mistakes):
        assert text in page
    assert all(f"]({other}.md)" in page for other in lesson.related)
    grid, _ = school.example(name)
    assert f"`{grid.puzzle.oneline}`, at `{grid.oneline}`" in page


def test_the_list_names_every_technique() -> None:
    listing = (PAGES / "README.md").read_text(encoding="utf-8")
    assert all(f"]({name}.md)" in listing for name in taught())


def test_no_link_is_dead_and_no_picture_missing() -> None:
    for page in PAGES.glob("*.md"):
        for target, heading in LINK.findall(page.read_text(encoding="utf-8")):
            assert (PAGES / target).is_file(), f"{page.name}: {target}"
            if heading:
                headings = re.findall(r"^## (.*)$", (PAGES / target).read_text(encoding="utf-8"), re.MULTILINE)
                assert heading in [one.lower().replace(" ", "-") for one in headings], f"{page.name}: {heading}"


def test_there_is_no_page_of_a_technique_that_is_not_there() -> None:
    assert {page.stem for page in PAGES.iterdir()} == {*taught(), "README", *TOPICS}


@pytest.mark.parametrize("name", CHAIN_PAGES)
def test_the_page_of_a_kind_of_chains_has_its_example(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    grid, chain = chain_example(name)
    assert chain.kind == name
    assert f"`{chain.nrc}`" in page
    assert f"`{grid.puzzle.oneline}`, at `{grid.oneline}`" in page
    assert f"]({name}.svg)" in page
