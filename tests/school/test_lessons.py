"""Every technique has a whole lesson, in the words of the glossary."""

import re

import pytest

from ninefold import school
from ninefold.errors import PuzzleError
from ninefold.rating.explainer import kinds
from ninefold.school.lesson import Lesson, taught

EVERY = pytest.mark.parametrize("name", taught())

OTHER_WORDS = re.compile(
    r"\b(pencil ?marks?|blocks?|squares?|units?|sectors?|conjugate|bi-?value|bi-?local|buddies|peers?|colors?)\b"
)
"""Words that others use for what the glossary calls candidate, box, cell, house, strong link, sees, colour."""


def texts(lesson: Lesson) -> list[str]:
    return [lesson.what, lesson.applies, *lesson.why, lesson.spot, *lesson.mistakes]


@EVERY
def test_every_field_is_there_in_whole_sentences(name: str) -> None:
    lesson = school.lesson(name)
    assert lesson.technique == taught()[name]
    assert 1 <= len(lesson.why) <= 3
    assert lesson.mistakes
    for text in texts(lesson):
        assert re.fullmatch(r"[A-Zx1-9].*[.?]", text), text
        assert not set("{}") & set(text)
        assert "  " not in text


@EVERY
def test_what_it_is_is_one_sentence(name: str) -> None:
    assert re.findall(r"[.?](?: |$)", school.lesson(name).what) == ["."]


@EVERY
def test_related_techniques_are_others_and_have_a_lesson(name: str) -> None:
    related = school.lesson(name).related
    assert related
    assert len(set(related)) == len(related)
    assert name not in related
    assert set(related) <= set(taught())


@EVERY
def test_its_kinds_of_sudoku_explainer_are_known(name: str) -> None:
    assert set(school.lesson(name).explainer) <= set(kinds())


@EVERY
def test_no_other_words_than_those_of_the_glossary(name: str) -> None:
    for text in texts(school.lesson(name)):
        assert not OTHER_WORDS.search(text.lower()), text


def test_no_two_lessons_say_the_same_of_what_they_are() -> None:
    said = [lesson.what for lesson in school.lessons()]
    twice = {text for text in said if said.count(text) > 1}
    assert not twice


def test_families_hold_every_technique_once_and_begin_with_singles() -> None:
    families = school.families()
    assert families[0].id == "singles"
    listed = [lesson.technique.id for family in families for lesson in family.lessons]
    assert sorted(listed) == sorted(taught())
    assert all(family.about.endswith(".") for family in families)


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("x-wing", "x-wing"),
        ("X-Wing", "x-wing"),
        ("hidden single", "hidden-single"),
        ("claiming", "locked-candidates-2"),
    ],
)
def test_a_lesson_is_found_by_any_of_its_names(asked: str, found: str) -> None:
    assert school.lesson(asked).technique.id == found


def test_a_wrong_name_is_answered_with_close_ones() -> None:
    with pytest.raises(PuzzleError, match="no technique is called 'swrdfish'; is it swordfish"):
        school.lesson("swrdfish")
    with pytest.raises(PuzzleError, match=r"no technique is called 'zzzz'$"):
        school.lesson("zzzz")


def test_notation_tells_of_cells_links_chains_and_eureka() -> None:
    _, notation, *_ = school.topics()
    assert {"Cells and candidates", "Links", "Chains", "Eureka"} <= {section.heading for section in notation.sections}
    said = " ".join(text for section in notation.sections for text in section.text)
    assert "(3)r1c2=(3-5)r1c7=(5)r4c7" in said


def test_scanning_is_told_in_short_sentences() -> None:
    scanning, *_ = school.topics()
    said = " ".join(text for section in scanning.sections for text in section.text)
    sentences = re.split(r"(?<=[.?]) ", said)
    assert max(len(sentence.split()) for sentence in sentences) <= 22
