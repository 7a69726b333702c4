"""A command with --json and the verb of its name answer with the same object."""

import json
from typing import Any

import pytest
from click.testing import CliRunner

from ninefold.cli import ninefold
from ninefold.cli.commands import COMMANDS
from ninefold.desk.answer import Answer
from ninefold.web.answer import json_response
from ninefold.web.routes import VERBS
from ninefold.web.work import Work

PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
LARGE = "." * 12 + "123456789ABC" + "." * 120
GUESS = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
CAGE = [{"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}]

BOARDS: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "plain": (PLAIN, [], {}),
    "many solutions": (TWO, [], {}),
    "no solution": ("55" + PLAIN[2:], [], {}),
    "a hidden clash": (PLAIN[:2] + "1" + PLAIN[3:], [], {}),
    "beyond logic": (GUESS, [], {}),
    "variant": ("1...........2...", ["--variant", "diagonal"], {"variants": ["diagonal"]}),
    "other boxes": ("." * 34 + "12", ["--box", "3x2"], {"box": [3, 2]}),
    "large": (LARGE, [], {}),
    "a position": (f":0000:x:{PLAIN[:2]}+4{PLAIN[3:]}:::", [], {}),
}
"""By name: the text, and what is said beside it to the command and to the verb."""

QUESTIONS: dict[str, list[tuple[list[str], dict[str, Any]]]] = {
    "solve": [
        (["--limit", "3"], {"limit": 3}),
        (["--method", "logic"], {"method": "logic"}),
        (["--method", "combined"], {"method": "combined"}),
    ],
    "count": [(["--limit", "50"], {"limit": 50})],
    "check": [([], {})],
    "candidates": [([], {}), (["--kind", "true"], {"kind": "true"})],
    "explain": [([], {}), (["--long"], {"long": True})],
    "hint": [(["--stage", str(stage)], {"stage": stage}) for stage in (1, 4)],
}
"""By verb: the options of the command, and the keys that say the same to the verb."""

VERB = {name: (ask, verb) for name, _, ask, _, verb in VERBS}
TIMES = {"seconds"}


def of_the_command(*words: str) -> Any:
    result = CliRunner().invoke(ninefold, [*words, "--json"], standalone_mode=False)
    assert result.exception is None, result.exception
    (line,) = result.stdout.splitlines()
    return without_times(json.loads(line))


def of_the_verb(name: str, asked: dict[str, Any]) -> Any:
    return without_times(sent(name, asked))


def sent(name: str, asked: dict[str, Any]) -> Any:
    """What the server sends."""
    ask, verb = VERB[name]
    answer = verb(ask(**asked), Work(60))
    assert isinstance(answer, Answer)
    return json.loads(bytes(json_response(answer).body))


def without_times(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer.keys() >= TIMES
    return {key: value for key, value in answer.items() if key not in TIMES}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("verb", "options", "keys"), [(verb, *asked) for verb, all in QUESTIONS.items() for asked in all]
)
def test_a_command_and_its_verb_say_the_same(verb: str, options: list[str], keys: dict[str, Any], board: str) -> None:
    text, beside, more = BOARDS[board]
    told = of_the_command(verb, text, *beside, *options)
    assert told == of_the_verb(verb, {"puzzle": text, **more, **keys})
    assert told["puzzle"]


def test_constraints_from_a_file_are_those_of_a_request(tmp_path: Any) -> None:
    (tmp_path / "rules.json").write_text(json.dumps(CAGE))
    for verb in QUESTIONS:
        told = of_the_command(verb, "." * 16, "--constraints", str(tmp_path / "rules.json"))
        assert told == of_the_verb(verb, {"puzzle": "." * 16, "constraints": CAGE})


@pytest.mark.parametrize("rater", ["explainer", "whips"])
def test_every_rater_explains_alike(rater: str) -> None:
    told = of_the_command("explain", PLAIN, "--rater", rater)
    assert told == of_the_verb("explain", {"puzzle": PLAIN, "rater": rater})


@pytest.mark.parametrize(
    ("words", "wish"),
    [
        (["--level", "easy"], {"level": "easy"}),
        (["--technique", "x-wing", "--symmetry", "rotation180"], {"techniques": ["x-wing"], "symmetry": "rotation180"}),
        (["--variant", "diagonal", "--box", "2x2"], {"variants": ["diagonal"], "box": [2, 2]}),
        (["--variant", "killer", "--box", "2x2"], {"variants": ["killer"], "box": [2, 2]}),
    ],
)
def test_a_wish_gives_the_same_puzzle(words: list[str], wish: dict[str, Any]) -> None:
    assert of_the_command("generate", *words, "--seed", "5") == of_the_verb("generate", {**wish, "seed": 5})


@pytest.mark.parametrize("board", ["plain", "variant", "large", "a position"])
@pytest.mark.parametrize("format", ["oneline", "ninefold-json", "grid", "sdk"])
def test_convert_writes_what_write_answers(board: str, format: str) -> None:
    text = BOARDS[board][0]
    result = CliRunner().invoke(ninefold, ["convert", text, "-", "--to", format, "--json"], standalone_mode=False)
    answer = sent("write", {"puzzle": text, "format": format, "solution": False, "level": False})
    assert result.stdout == answer["text"]
    assert list(json.loads(result.stderr)["lost"]) == answer["losses"]


def test_every_command_with_a_verb_is_asked_here() -> None:
    assert COMMANDS.keys() & VERB.keys() == QUESTIONS.keys() | {"generate"}
