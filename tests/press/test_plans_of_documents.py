"""The other two books of the documents, in small: variants, and large print for children."""

from __future__ import annotations

import re

import pytest
from tests.press.conftest import in_small, reader

from ninefold.press import Book, make_book, proof


@pytest.fixture(scope="module")
def variants() -> Book:
    return make_book(in_small("variants", 1))


@pytest.fixture(scope="module")
def children() -> Book:
    return make_book(in_small("children", 2))


def test_every_variant_is_there_with_its_rule_and_its_code(variants: Book) -> None:
    text = " ".join(" ".join(page.extract_text() for page in reader(variants.pdf()).pages).split())
    for rule in (
        "Killer cage: the digits of the cage are different and add up to the number shown.",
        "Thermometer: the digits grow from the bulb on.",
        "Arrow: the digits along the arrow add up to the number in the circle.",
        "White dot: the two digits differ by 1.",
        "The falling diagonal holds each digit at most once.",
    ):
        assert rule in text
    assert "region 1" not in text
    assert [finding for finding in proof(variants) if "stay" not in finding.sentence] == []


def test_solutions_of_variants_have_digits_and_the_regions_of_jigsaws_alone(variants: Book) -> None:
    [part] = [part for part in variants.document.data["parts"] if part["kind"] == "solutions"]
    layers = [[one["picture"][key] for key in ("file", "over")] for page in part["pages"] for one in page]
    shown = ["".join(variants.document.pictures[name].decode() for name in two if name) for two in layers]
    assert all("v-cage" not in picture and "v-dot" not in picture for picture in shown)
    assert ["thick" in re.findall(r'<path class="(thick)"', picture)[1:] for picture in shown].count(True) == 1


def test_a_childrens_book_has_large_boards_and_every_solution(children: Book) -> None:
    sections = [part for part in children.document.data["parts"] if part["kind"] == "section"]
    first = sections[0]["pages"][0][0]["picture"]
    assert (first["width"] - 2 * first["inset"]) / 4 == pytest.approx(32)
    assert [entry.puzzle.shape.size for one in children.sections for entry in one.entries] == [4, 4, 4, 4, 6, 6]
    assert [finding.kind for finding in proof(children)] in ([], ["note"])
    assert "from 1 to 4 or from 1 to 6." in reader(children.pdf()).pages[4].extract_text()
