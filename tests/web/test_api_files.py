"""The verbs about texts and paper: read, write, formats, library, print, picture, generate, about."""

import json
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from ninefold import count, read_puzzle
from ninefold.formats import FORMATS, KILLERS, read
from ninefold.rating import rate
from ninefold.web.verbs.library import library, opened

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
KILLER = {"puzzle": "." * 16, "constraints": [{"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}]}


def ask(client: Any, verb: str, **data: Any) -> Any:
    answer = client.post(f"/api/{verb}", data)
    assert answer.status == 200, answer.body
    return answer.data


def test_read_gives_the_board_of_every_puzzle_and_what_is_wrong_with_the_rest(client: Any) -> None:
    found = ask(client, "read", text=f"{ONE}\n{ONE[:-1]}\n{ANSWER}\n")
    assert (found["format"], found["more"]) == ("oneline", False)
    assert [board["puzzle"] for board in found["boards"]] == [ONE, ANSWER]
    assert len(found["warnings"]) == 1
    assert "line 2" in found["warnings"][0]
    assert found["sentence"] == "2 puzzles, one bad entry."


def test_read_stops_at_its_limit_and_says_so(client: Any) -> None:
    found = ask(client, "read", text=f"{ONE}\n" * 5, limit=2)
    assert (len(found["boards"]), found["more"]) == (2, True)


def test_the_name_of_a_file_helps_to_say_what_is_wrong(client: Any) -> None:
    answer = client.post("/api/read", {"text": "[Puzzle]\n53..\n", "name": "mine.sdk"})
    assert (answer.status, answer.data["detail"].startswith("sdk")) == (400, True)


def test_a_board_that_was_read_can_be_asked_about(client: Any) -> None:
    text = ask(client, "write", **KILLER, format="ninefold-json")["text"]
    board = ask(client, "read", text=text)["boards"][0]
    assert board["constraints"][0]["kind"] == "Cage"
    assert [(one["kind"], one.get("text")) for one in board["clues"]["over"]] == [("text", "3")]
    assert [one["style"] for one in board["clues"]["under"]] == ["v-cage"]
    again = ask(client, "count", puzzle=board["puzzle"], box=board["box"], constraints=board["constraints"])
    assert again["count"] == 48


@pytest.mark.parametrize("name", [name for name in FORMATS if name not in ("iss", *KILLERS)])
def test_what_is_written_in_a_format_is_read_from_it(client: Any, name: str) -> None:
    told = ask(client, "write", puzzle=ONE, format=name)
    found = ask(client, "read", text=told["text"], name=told["name"])
    assert found["boards"][0]["digits"] == [0 if symbol == "." else int(symbol) for symbol in ONE]


def test_write_adds_solution_and_level_where_they_have_a_place(client: Any) -> None:
    text = ask(client, "write", puzzle=ONE, format="xml")["text"]
    assert ElementTree.fromstring(text).findtext(".//solution") == ANSWER
    assert ElementTree.fromstring(text).findtext(".//level") == "easy"
    plain = ask(client, "write", puzzle=ONE, format="xml", solution=False, level=False)["text"]
    assert "solution" not in plain


def test_write_says_what_the_format_cannot_hold(client: Any) -> None:
    digits = [int(symbol) for symbol in ANSWER]
    told = ask(client, "write", puzzle=ONE, digits=digits, format="oneline", facts={"title": "Mine"})
    assert told["losses"] == ["placed digits that are not givens", "title, author and other texts"]


def test_many_puzzles_are_written_into_one_file_where_the_format_holds_more_than_one(client: Any) -> None:
    more = [{"puzzle": ANSWER}, {"puzzle": "1.....2..3.....4"}]
    told = ask(client, "write", puzzle=ONE, format="oneline", more=more)
    assert (told["text"].split(), told["name"]) == ([ONE, ANSWER, "1.....2..3.....4"], "puzzles.txt")
    assert (
        ask(client, "write", puzzle=ONE, format="csv", more=more)["text"].count(ANSWER) == 3
    )  # two answers, one puzzle
    titled = [{"puzzle": json.dumps({"ninefold": 1, "box": [3, 3], "givens": ONE, "title": "Mine"})}]
    assert ask(client, "write", puzzle=ONE, format="sdm", more=titled)["losses"] == ["title, author and other texts"]
    refused = client.post("/api/write", {"puzzle": ONE, "format": "ipuz", "more": more})
    assert (refused.status, refused.data["detail"]) == (400, "ipuz: a file holds one puzzle, got 3")


def test_a_format_that_is_not_known_is_refused(client: Any) -> None:
    assert client.post("/api/write", {"puzzle": ONE, "format": "docx"}).status == 400


def test_every_format_is_listed(client: Any) -> None:
    told = client.get("/api/formats").data["formats"]
    assert [one["name"] for one in told] == list(FORMATS)
    assert [one["name"] for one in told if one["writes"]] == list(FORMATS)
    assert all(one["summary"] and one["suffixes"] for one in told)


def test_the_collection_has_everything_that_e1_asks_for(client: Any) -> None:
    told = client.get("/api/library").data
    groups = {entry["group"] for entry in told["entries"]}
    assert len(told["entries"]) >= 100
    assert {"easy", "hard", "unsolvable", "wrong", "malformed", "sizes", "variants"} <= groups
    assert {entry["size"] for entry in told["entries"]} >= {4, 6, 9, 16, 25}


def test_next_and_back_walk_through_the_whole_collection(client: Any) -> None:
    ids = [entry["id"] for entry in client.get("/api/library").data["entries"]]
    walked: list[str] = []
    at: str | None = ids[0]
    before = None
    while at is not None:
        entry = opened(at)
        assert entry.previous == before
        walked.append(at)
        before, at = at, entry.next
    assert walked == ids
    assert client.get(f"/api/library/{ids[3]}").data["next"] == ids[4]


@pytest.mark.parametrize("entry", library().entries, ids=lambda entry: entry.id)
def test_an_entry_is_what_its_group_says(entry: Any) -> None:
    told = opened(entry.id)
    if entry.group == "malformed":
        assert told.board is None
        assert told.problem
        return
    assert told.board is not None
    record = read(told.text)[0]
    assert record.puzzle.oneline == entry.puzzle
    found = count(record.puzzle, limit=2)
    expected = {"unsolvable": 0, "several": 2}.get(entry.group, 1)
    if entry.group == "wrong":
        player = record.position.digits != record.puzzle.givens
        assert found == (1 if player else 0)
        assert count(record.position, limit=1) == 0
    else:
        assert found == expected
    assert (entry.level is not None) == (found == 1)
    if found == 1 and entry.size == 9:
        rates = rate(record.puzzle, only=frozenset({"level", "score"}))
        assert (entry.level, entry.score) == (rates.level, rates.score)
    if entry.group in ("easy", "medium", "hard", "unfair", "extreme"):
        assert entry.level == entry.group
    if entry.group == "marked":
        assert record.marked


def test_no_entry_of_that_name(client: Any) -> None:
    assert client.get("/api/library/../index.json").status == 404
    assert client.get("/api/library/nothing").data["detail"] == "The collection has no entry 'nothing'."


def pages_of(answer: Any) -> list[str]:
    assert answer.headers["content-type"] == "application/pdf"
    return [page.extract_text() for page in PdfReader(BytesIO(answer.body)).pages]


@pytest.mark.parametrize(("per_page", "pages"), [(1, 3), (2, 2), (4, 1)])
def test_pages_hold_as_many_puzzles_as_asked(client: Any, per_page: int, pages: int) -> None:
    asked = {"puzzles": [{"puzzle": ONE, "title": "One"}] * 3, "per_page": per_page, "title": "<Mine>"}
    found = pages_of(client.post("/api/print", asked))
    assert len(found) == pages + 1
    assert all("<Mine>" in page for page in found)
    assert "One" in found[0]


def test_solutions_are_printed_only_if_asked(client: Any) -> None:
    for asked, pages in (("true", 3), ("false", 2)):
        address = f"/api/print?puzzle={ONE}&puzzle={ONE}&solutions={asked}&per_page=1&paper=letter"
        assert len(pages_of(client.get(address))) == pages


def test_a_variant_is_printed_with_its_rules(client: Any) -> None:
    [page] = pages_of(client.post("/api/print", {"puzzles": [KILLER], "per_page": 1}))
    assert "several solutions" in page
    assert "Killer cage:" in page


def test_a_book_comes_with_its_progress_and_without(client: Any) -> None:
    asked = {"title": "Ours", "sections": [{"level": "easy", "count": 2}, {"count": 1, "box": [2, 2]}], "seed": 4}
    plain = client.post("/api/book", asked)
    assert "Ours" in pages_of(plain)[0]
    lines = [
        json.loads(line) for line in client.post("/api/book", asked, Accept="application/x-ndjson").body.splitlines()
    ]
    assert "task" in lines[0]
    assert b64decode(lines[-1]["result"]) == plain.body


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"sections": [{"count": 150}, {"count": 51}]}, "up to 200 puzzles"),
        ({"sections": [{"count": 1, "variants": ["bogus"]}]}, "bogus"),
        ({"sections": [{"count": 1, "level": "bogus"}]}, "bogus"),
        ({"sections": [{"count": 1}], "title": "\u6570"}, "no letter"),
    ],
)
def test_a_book_that_cannot_be_is_refused_in_a_sentence(client: Any, asked: dict[str, Any], told: str) -> None:
    answer = client.post("/api/book", asked)
    assert answer.status == 400
    assert told in answer.data["detail"]


def test_a_picture_is_svg_that_may_do_nothing(client: Any) -> None:
    answer = client.get(f"/api/picture?puzzle={quote(ONE)}")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in answer.headers["content-security-policy"]
    assert len(ElementTree.fromstring(answer.body).findall("{http://www.w3.org/2000/svg}text")) == 30


def test_a_picture_shows_candidates_or_a_step(client: Any) -> None:
    marks = client.post("/api/picture", {"puzzle": ONE, "show": "candidates"}).body
    step = client.post("/api/picture", {"puzzle": ONE, "step": 0}).body
    assert b'class="mark"' in marks
    assert b'class="r-placed"' in step
    assert client.post("/api/picture", {"puzzle": ONE, "step": 5000}).status == 400


def test_about_tells_limits_and_names(client: Any) -> None:
    told = client.get("/api/about").data
    assert told["levels"] == ["easy", "medium", "hard", "unfair", "extreme"]
    assert "diagonal" in told["variants"]
    assert {"diagonal", "jigsaw", "killer"} <= {kind["id"] for kind in told["kinds"]}
    assert told["limits"]["seconds"] == 60


def test_the_index_of_the_collection_lists_its_files() -> None:
    import ninefold.web

    folder = Path(next(iter(ninefold.web.__path__))) / "library"
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    assert {f"{entry['id']}.txt" for entry in index} == {path.name for path in folder.glob("*.txt")}
    assert read_puzzle(index[0]["puzzle"]).given_count == index[0]["givens"]


def test_generate_makes_a_puzzle_of_the_level(client: Any) -> None:
    made = client.post("/api/generate", {"level": "easy", "symmetry": "rotation180", "seed": 7}).data
    givens = made["board"]["givens"]
    assert (made["level"], rate(read_puzzle(made["board"]["puzzle"])).level) == ("easy", "easy")
    assert [bool(digit) for digit in givens] == [bool(digit) for digit in reversed(givens)]
    again = client.post("/api/generate", {"level": "easy", "symmetry": "rotation180", "seed": 7}).data
    assert again["board"] == made["board"]


def test_a_wish_that_is_not_met_in_time_says_so(client: Any) -> None:
    told = client.post("/api/generate", {"level": "extreme", "givens": [60, 60], "seed": 7, "seconds": 0.3}).data
    assert (told["board"], told["stopped"]) == (None, "time")
    assert told["sentence"].startswith("level extreme, givens 60..60: no puzzles in the time given")


def test_a_wish_against_itself_is_refused(client: Any) -> None:
    answer = client.post("/api/generate", {"level": "easy", "techniques": ["jellyfish"]})
    assert answer.status == 400
    assert "jellyfish" in answer.data["detail"]
