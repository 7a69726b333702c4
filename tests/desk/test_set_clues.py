"""Clues put on a board, from the library and as a person types them; and the whole walk to a link."""

import json
from pathlib import Path
from urllib.parse import unquote

import pytest
from tests.command import ninefold

from ninefold import PuzzleError, Record, is_unique, read_puzzle
from ninefold import constraints as c
from ninefold.desk.improve import improve
from ninefold.desk.set_clues import set_clues
from ninefold.formats import read, write

EMPTY = Record(read_puzzle("." * 16))


def test_givens_come_and_go_and_clues_are_told_in_short_or_as_json() -> None:
    clues = [
        "Cage r1c1 r1c2 total=3",
        json.dumps({"kind": "Thermo", "cells": ["r4c1", "r3c1"]}),
        "Contain r1c1 digits=1,2",
    ]
    with pytest.raises(PuzzleError, match="constraint 3: Contain"):
        set_clues(EMPTY, clues=clues)
    answer = set_clues(EMPTY, givens=["r1c1=1", "r2c3=4", "r2c3=3"], clues=clues[:2])
    [record] = read(answer.whole)
    assert record.puzzle.oneline == "1.....3........."
    assert record.puzzle.constraints == (c.Cage((0, 1), 3), c.Thermo((12, 8)))
    again = set_clues(record, clear=["r1c1"], clues=clues[:1], facts={"title": "Two"})
    [record] = read(again.whole)
    assert (record.puzzle.oneline, len(record.puzzle.constraints)) == ("......3.........", 2)
    assert record.facts["title"] == "Two"


def test_words_that_go_with_a_puzzle_are_told_by_the_command() -> None:
    words = {
        "title": "Small",
        "author": "A. Setter",
        "rules": "As usual.",
        "message": "Well done.",
        "notes": "Last cell first.",
    }
    options = [text for name, word in words.items() for text in (f"--{name}", word)]
    whole = ninefold("set", "4", *options, "--to", "ninefold-json").stdout
    [record] = read(whole)
    assert dict(record.facts) == {"comment" if name == "notes" else name: word for name, word in words.items()}
    told = {
        to: ninefold("convert", "-", "-", "--to", to, text=whole).stderr for to in ("ninefold-json", "fpuzzles-link")
    }
    assert told == {"ninefold-json": "", "fpuzzles-link": "fpuzzles-link cannot hold notes: lost in 1 of 1\n"}


@pytest.mark.parametrize(
    ("put", "sentence"),
    [
        ({"givens": ["r1c1=7"]}, "a given is a cell and one of 1234, as r1c1=1, got 'r1c1=7'"),
        ({"givens": ["r9c1=1"]}, "expected a cell from r1c1 to r4c4, got 'r9c1'"),
        ({"clear": ["here"]}, "expected a cell from r1c1 to r4c4, got 'here'"),
        ({"clues": ["{"]}, "a clue is an object of our JSON, which this is not: '{'"),
        ({"clues": ["Cage r1c1 r1c2 total=x"]}, "constraint 1: "),
        ({"clues": ["Fence r1c1"]}, "constraint 1: the constraint Fence is not known; there are "),
        ({"clues": [""]}, "constraint 1: the constraint  is not known; there are "),
    ],
)
def test_what_is_no_clue_is_told_in_a_sentence(put: dict[str, list[str]], sentence: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        set_clues(EMPTY, **put)  # type: ignore[arg-type]
    assert str(caught.value).startswith(sentence)


def test_what_the_solver_says_is_told_once() -> None:
    assert set_clues(EMPTY, givens=["r1c1=1", "r1c2=1"]).sentence.count("Row 1 has two 1s") == 1
    one = set_clues(EMPTY, givens=["r1c1=1", "r2c3=2", "r3c2=3", "r4c4=4"])
    assert one.unique
    assert one.sentence == "One solution; easy, 48 points. The hardest step is Naked Single."
    assert "differ in" in set_clues(EMPTY, givens=["r1c1=1"]).sentence


def test_from_an_empty_grid_to_a_link_by_commands(tmp_path: Path) -> None:
    drawn = ninefold(
        *("set", 6, "--clue", "Thermo r1c1 r2c1 r3c1 r4c1", "--clue", "Cage r5c5 r5c6 r6c5 r6c6 total=14"),
        *("--title", "First try", "--author", "A setter"),
    )
    assert drawn.returncode == 1
    assert drawn.stderr.startswith("ninefold: More than one solution.")
    (tmp_path / "draft.json").write_text(drawn.stdout)
    unique = ninefold("improve", tmp_path / "draft.json", "--unique", "--count", 1)
    assert unique.returncode == 0
    (tmp_path / "unique.json").write_text(unique.stdout)
    assert ninefold("improve", tmp_path / "unique.json", "--redundant").stderr.startswith("ninefold: ")
    ready = ninefold("set", tmp_path / "unique.json", "--rules", "Along thermometers digits rise.")
    assert (ready.returncode, ready.stderr.startswith("ninefold: One solution;")) == (0, True)
    (tmp_path / "ready.json").write_text(ready.stdout)
    for format in ("sudokupad", "fpuzzles-link"):
        link = ninefold("convert", tmp_path / "ready.json", "-", "--to", format).stdout.strip()
        assert link.startswith("https://")
        [back] = read(unquote(link))
        [sent] = read(ready.stdout)
        assert back.puzzle == sent.puzzle
        assert (back.facts["title"], back.facts["author"]) == ("First try", "A setter")
        assert back.facts["rules"] == "Along thermometers digits rise."


def test_from_an_empty_grid_to_a_link_in_python() -> None:
    drawn = set_clues(Record(read_puzzle("." * 36)), clues=["Thermo r1c1 r2c1 r3c1 r4c1"], facts={"title": "First try"})
    [draft] = read(drawn.whole)
    [ready] = read(improve(draft, "unique", count=1).proposals[0].whole)
    assert is_unique(ready.puzzle)
    [back] = read("".join(write([ready], "sudokupad")).strip())
    assert (back.puzzle, back.facts["title"]) == (ready.puzzle, "First try")
