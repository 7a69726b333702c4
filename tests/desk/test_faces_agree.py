"""A command with --json and the verb of its name answer with the same object."""

import json
from typing import Any, get_type_hints

import pytest
from click.testing import CliRunner

from ninefold.cli import ninefold
from ninefold.cli.commands import COMMANDS
from ninefold.desk.answer import Answer
from ninefold.errors import PuzzleError
from ninefold.web.answer import json_response
from ninefold.web.verbs.table import VERBS
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
    "candidates": [([], {}), (["--kind", "true", "--limit", "8"], {"kind": "true", "limit": 8})],
    "explain": [([], {}), (["--long"], {"long": True}), (["--here"], {"here": True})],
    "hint": [(["--stage", str(stage)], {"stage": stage}) for stage in (1, 4)],
    "rate": [([], {}), (["--only", "er,w"], {"only": ["er", "w"]})],
    "minimize": [(["--seed", "3"], {"seed": 3})],
    "canonical": [([], {})],
    "relabel": [(["--swap", "12"], {"swaps": ["12"]})],
    "improve": [
        (["--count", "2"], {"count": 2}),
        (["--fill", "--count", "1", "--seed", "2"], {"aim": "fill", "count": 1, "seed": 2}),
    ],
}
"""By verb: the options of the command, and the keys that say the same to the verb."""

REFUSED = {
    "minimize": {"many solutions", "no solution", "a hidden clash", "variant", "other boxes", "large"},
    "canonical": {"variant", "other boxes", "large"},
    "improve": {"no solution", "a hidden clash"},
}
"""By verb: the boards that it has no answer to, because they have not one solution or are no plain 9×9."""

VERB = {name: verb for name, _, verb in VERBS}
TIMES = {"seconds"}


def of_the_command(*words: str) -> Any:
    result = CliRunner().invoke(ninefold, [*words, "--json"], standalone_mode=False)
    assert result.exception is None, result.exception
    if result.return_value == 2:
        return {"refused": result.stderr.removeprefix("ninefold: ").strip()}
    (line,) = result.stdout.splitlines()
    return without_times(json.loads(line))


def of_the_verb(name: str, asked: dict[str, Any]) -> Any:
    try:
        return without_times(sent(name, asked))
    except PuzzleError as error:
        return {"refused": str(error)}


def sent(name: str, asked: dict[str, Any]) -> Any:
    """What the server sends."""
    verb = VERB[name]
    answer = verb(get_type_hints(verb)["ask"](**asked), Work(60))
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
    assert "refused" in told if board in REFUSED.get(verb, set()) else told["puzzle"]


def test_constraints_from_a_file_are_those_of_a_request(tmp_path: Any) -> None:
    (tmp_path / "rules.json").write_text(json.dumps(CAGE))
    for verb in QUESTIONS:
        told = of_the_command(verb, "." * 16, "--constraints", str(tmp_path / "rules.json"))
        assert told == of_the_verb(verb, {"puzzle": "." * 16, "constraints": CAGE})


@pytest.mark.parametrize("rater", ["explainer", "whips", "expert"])
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
        (["--level", "hard", "--game", "fewer"], {"level": "hard", "game": "fewer"}),
    ],
)
def test_a_wish_gives_the_same_puzzle(words: list[str], wish: dict[str, Any]) -> None:
    assert of_the_command("generate", *words, "--seed", "5") == of_the_verb("generate", {**wish, "seed": 5})


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (["a + b = 10", "--try", "1928"], {"text": "a + b = 10", "tried": "1928"}),
        (["1.*4", "--kind", "pattern", "--box", "2x2"], {"text": "1.*4", "kind": "pattern", "box": [2, 2]}),
        (
            ["a < b", "--kind", "every", "--cells", "r1c1,r2c2"],
            {"text": "a < b", "kind": "every", "cells": ["r1c1", "r2c2"]},
        ),
    ],
)
def test_a_rule_of_ones_own_is_the_same(words: list[str], asked: dict[str, Any]) -> None:
    assert of_the_command("rule", *words) == of_the_verb("rule", asked)


def test_a_day_has_the_same_puzzles() -> None:
    assert of_the_command("daily", "2026-11-17") == of_the_verb("daily", {"date": "2026-11-17"})


@pytest.mark.parametrize("board", ["plain", "variant", "large", "a position"])
@pytest.mark.parametrize("format", ["oneline", "ninefold-json", "grid", "sdk"])
def test_convert_writes_what_write_answers(board: str, format: str) -> None:
    text = BOARDS[board][0]
    result = CliRunner().invoke(ninefold, ["convert", text, "-", "--to", format, "--json"], standalone_mode=False)
    answer = sent("write", {"puzzle": text, "format": format, "solution": False, "level": False})
    assert result.stdout == answer["text"]
    assert list(json.loads(result.stderr)["lost"]) == answer["losses"]


@pytest.mark.parametrize("name", ["x-wing", "cage-combinations", None])
def test_a_lesson_and_the_list_are_the_same(name: str | None) -> None:
    assert of_the_command("learn", *([name] if name else [])) == of_the_verb("learn", {"name": name})


@pytest.mark.parametrize("whole", [False, True])
def test_exercises_are_the_same(whole: bool) -> None:
    words = ["practice", "--technique", "w-wing", "--count", "2", "--seed", "7", *(["--whole"] if whole else [])]
    asked = {"technique": "w-wing", "count": 2, "seed": 7, "whole": whole}
    assert of_the_command(*words) == of_the_verb("practice", asked)


def test_every_command_with_a_verb_is_asked_here() -> None:
    assert COMMANDS.keys() & VERB.keys() == QUESTIONS.keys() | {"daily", "generate", "learn", "practice", "rule"}
