"""Our own XML, which holds all; and the dangers of XML in general."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.constraints import Cage, ExtraHouse, Thermo
from ninefold.constraints.extra_house import diagonals
from ninefold.errors import FormatError
from ninefold.formats import Content, format_named
from ninefold.model import Grid, Puzzle, Record, Shape

XML = format_named("xml")
BLANK = '<puzzle box-height="2" box-width="2">................</puzzle>'
PUZZLE = Puzzle(Shape(2, 2), bytes([1] + [0] * 15), (*diagonals(4), ExtraHouse("corners", (0, 3, 12, 15))))
RECORD = Record(
    PUZZLE,
    Grid.start(PUZZLE).place(1, 2).eliminate([(2, 3)]),
    bytes([1, 2, 3, 4] * 4),
    frozenset({2, 7}),
    {"level": "easy", "title": "A & <B>", "notes": " two\nlines\t\u2028", "": "no name"},
)


def test_it_holds_everything() -> None:
    assert frozenset(Content) == XML.HOLDS
    assert formats.read("".join(XML.write([RECORD, RECORD]))) == [RECORD, RECORD]


def test_it_is_written_for_people_to_read() -> None:
    text = "".join(XML.write([RECORD]))
    assert '<puzzle box-height="2" box-width="2" symbols="1234">1...............</puzzle>' in text
    assert '<house kind="falling diagonal">r1c1 r2c2 r3c3 r4c4</house>' in text
    assert '<grid digits="12..............">r1c3:4</grid>' in text
    assert "<marked>r1c3 r2c4</marked>" in text
    assert "<level>easy</level>" in text


def test_it_holds_constraints_in_their_order_and_cells_beside_the_board() -> None:
    constraints = (Cage((0, 1), 5), *diagonals(4), Thermo((5, 16)))
    record = Record(Puzzle(Shape(2, 2, extra=2), bytes([1] + [0] * 17), constraints), marked=frozenset({17}))
    text = "".join(XML.write([record]))
    assert '<constraint>{"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 5}</constraint>' in text
    assert formats.read(text) == [record]


def test_the_level_and_the_solution_may_be_missing() -> None:
    text = body('<puzzle box-height="2" box-width="2">1...............</puzzle>')
    assert formats.read(text) == [Record(Puzzle(Shape(2, 2), bytes([1] + [0] * 15)))]


def test_a_character_that_xml_cannot_hold_is_replaced() -> None:
    record = Record(Puzzle(Shape(2, 2), bytes(16)), facts={"title": "a\x00b"})
    assert formats.read("".join(XML.write([record])))[0].facts == {"title": "a\ufffdb"}


def body(text: str) -> str:
    return f'<ninefold version="1"><record>{text}</record></ninefold>'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("<ninefold>", "xml, line 2, column 1: not well formed XML"),
        ('<ninefold version="2"/>', "xml: expected <ninefold version=\"1\">: '2'"),
        ("<other/>", "xml: expected <ninefold>, got <other>"),
        (body(""), "record 1: expected one puzzle"),
        (body(f"{BLANK}<constraint>{{</constraint>"), "record 1: expected a constraint as a JSON object: '{'"),
        (body(f'{BLANK}<constraint>{{"kind": "Fog"}}</constraint>'), "record 1: the constraint Fog is not known"),
        (body("<puzzle>1</puzzle>"), "record 1: expected a number in the attribute box-height"),
        (body('<puzzle box-height="2" box-width="2">1</puzzle>'), "record 1: expected 16 cells, got 1"),
        (body('<puzzle box-height="99" box-width="99"/>'), "record 1: a box has at least 1 and at most 128 cells"),
        (body('<puzzle box-height="2" box-width="2">1...............</puzzle><magic/>'), "got <magic>"),
        (
            body('<puzzle box-height="2" box-width="2">1...............</puzzle><marked>r9c9</marked>'),
            "record 1: expected a cell from r1c1 to r4c4, got 'r9c9'",
        ),
    ],
)
def test_a_bad_document_is_told(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text, XML)
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    "doctype",
    [
        '<!DOCTYPE ninefold [<!ENTITY a "b">]>',
        '<!DOCTYPE ninefold [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE ninefold SYSTEM "http://example.org/a.dtd">',
        '<!DOCTYPE ninefold [<!ENTITY % a SYSTEM "http://example.org/a.dtd"> %a;]>',
    ],
)
def test_entities_and_other_files_are_refused(doctype: str) -> None:
    with pytest.raises(FormatError, match="not allowed"):
        formats.read(f'{doctype}<ninefold version="1"/>', XML)


def test_a_bad_record_is_told_and_the_others_are_read() -> None:
    text = "".join(XML.write([RECORD, RECORD])).replace("1....", "9....", 1)
    assert [type(entry) for entry in XML.read(text.splitlines(keepends=True))] == [FormatError, Record]
