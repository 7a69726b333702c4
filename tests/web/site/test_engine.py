"""The engine of a site answers what the program answers."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.test_in_page import ASKED, without_times

from ninefold.web import in_page

ABOUT_A_POSITION = ("solve", "count", "check", "candidates", "explain", "hint", "rate", "minimize", "picture")
LEVELS = ("easy", "medium", "hard", "unfair", "extreme")


def positions() -> Iterator[str]:
    """Plain puzzles of every level, and a few of every kind that the library has."""
    for seed, level in enumerate(LEVELS * 2):
        yield json.loads(in_page.ask("generate", json.dumps({"level": level, "seed": seed})).content)["puzzle"]
    for entry in json.loads(in_page.look_up("library").content)["entries"]:
        if entry["puzzle"] and entry["size"] <= 9:
            yield json.loads(in_page.look_up(f"library/{entry['id']}").content)["text"]


def answers(site: Path, questions: list[tuple[str, dict[str, Any]]], folder: Path) -> list[dict[str, Any]]:
    asked, told = folder / "questions.json", folder / "answers.json"
    asked.write_text(json.dumps(questions))
    script = Path(__file__).parent / "ask.mjs"
    subprocess.run(["node", str(script), str(site), str(asked), str(told)], check=True, timeout=900)
    replies: list[dict[str, Any]] = json.loads(told.read_text())
    return replies


@pytest.mark.slow
def test_every_verb_answers_what_the_program_answers(site: Path, tmp_path: Path) -> None:
    questions = ASKED + [(verb, {"puzzle": text}) for text in positions() for verb in ABOUT_A_POSITION]
    replies = answers(site, questions, tmp_path)
    assert len(replies) == len(questions)
    compared = 0
    for (verb, asked), reply in zip(questions, replies, strict=True):
        wanted = in_page.ask(verb, json.dumps(asked))
        if not (in_time(reply["status"], reply["content"]) and in_time(wanted.status, wanted.content.decode())):
            continue
        compared += 1
        assert (reply["status"], reply["type"]) == (wanted.status, wanted.media_type), (verb, asked)
        if wanted.media_type == in_page.JSON:
            told = without_times(json.loads(reply["content"]))
            assert told == without_times(json.loads(wanted.content)), (verb, asked)
        elif wanted.status == 200:
            assert reply["content"] == wanted.content.decode(), (verb, asked)
        else:
            assert json.loads(reply["content"])["detail"] == json.loads(wanted.content)["detail"], (verb, asked)
    assert compared > 0.98 * len(questions)


def in_time(status: int, content: str) -> bool:
    """Whether it was done before the time for it was over; how far a slower machine comes until then is no question."""
    return status != 503 and '"stopped": "time"' not in content
