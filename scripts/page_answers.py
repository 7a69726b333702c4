"""Asks the engine of a written site and the program the same, and says where they differ.

    python scripts/page_answers.py SITE [POSITIONS]      1,000 positions unless told, each asked about by nine verbs

Positions are of plain puzzles of every level and of the whole library up to 9×9, variants among them: at the start, and
with more and more digits of the solution. The engine runs in Node. What one of the two did not get done in its time is
not compared: how far a machine comes until then is no question.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from ninefold import read_puzzle, solve
from ninefold.errors import NinefoldError
from ninefold.web import in_page

VERBS = ("solve", "count", "check", "candidates", "explain", "hint", "rate", "minimize", "picture")
"""Those that are asked about a position."""
_LEVELS = ("easy", "medium", "hard", "unfair", "extreme")
_AT_ONCE = 900
_SECONDS = 1800

Question = tuple[str, dict[str, Any]]


def puzzles() -> Iterator[str]:
    """Plain puzzles of every level and those of the library in turns; then plain ones without end."""
    shelf = json.loads(in_page.look_up("library").content)["entries"]
    for entry in shelf:
        if entry["puzzle"] and entry["size"] <= 9:
            yield json.loads(in_page.look_up(f"library/{entry['id']}").content)["text"]
    for seed in range(10**6):
        wish = json.dumps({"level": _LEVELS[seed % len(_LEVELS)], "seed": seed})
        yield json.loads(in_page.ask("generate", wish).content)["puzzle"]


def positions(number: int) -> list[dict[str, Any]]:
    """So many: each puzzle as it is, then every puzzle with a part of its solution filled in, and so on."""
    starts = list(islice(puzzles(), max(1, min(number, 200))))
    found: list[dict[str, Any]] = [{"puzzle": text} for text in starts]
    filled = (later for share in (3, 6, 2, 5, 1, 7, 4) for text in starts if (later := _later(text, share / 8)))
    return [*found, *islice(filled, number - len(found))]


def _later(text: str, share: float) -> dict[str, Any] | None:
    try:
        puzzle = read_puzzle(text)
        solution = solve(puzzle, timeout=5)
    except NinefoldError:
        return None
    if solution is None:
        return None
    chance = random.Random(f"{share} {text}")
    digits = [
        given or (digit if chance.random() < share else 0)
        for given, digit in zip(puzzle.givens, solution.digits, strict=True)
    ]
    return {"puzzle": text, "digits": digits}


def ask_page(site: Path, questions: Sequence[Question]) -> list[dict[str, Any]]:
    """What the engine of a site answers: for each a status, a type, a text, and the time of the processor."""
    script = Path(__file__).parent / "ask_page.mjs"
    with tempfile.TemporaryDirectory() as folder:
        asked, told = Path(folder) / "questions.json", Path(folder) / "answers.json"
        asked.write_text(json.dumps(questions))
        subprocess.run(["node", str(script), str(site), str(asked), str(told)], check=True, timeout=_SECONDS)
        replies: list[dict[str, Any]] = json.loads(told.read_text())
    assert len(replies) == len(questions)
    return replies


def compare(site: Path, questions: Sequence[Question]) -> tuple[Counter[str], list[str]]:
    """How many questions of each verb were compared, and sentences on those that were answered differently."""
    compared: Counter[str] = Counter()
    different = []
    for (verb, asked), reply in zip(questions, ask_page(site, questions), strict=True):
        wanted = in_page.ask(verb, json.dumps(asked))
        if not (_in_time(reply["status"], reply["content"]) and _in_time(wanted.status, wanted.content.decode())):
            continue
        compared[verb] += 1
        here, there = _told(*wanted), _told(reply["status"], reply["type"], reply["content"].encode())
        if here != there:
            different.append(f"{verb} {json.dumps(asked)}\n  here  {here}\n  there {there}")
    return compared, different


def without_times(data: Any) -> Any:
    """What does not differ from one run to the next."""
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key not in ("seconds", "elapsed")}
    return [without_times(one) for one in data] if isinstance(data, list) else data


def _in_time(status: int, content: str) -> bool:
    return status != 503 and '"stopped": "time"' not in content


def _told(status: int, media_type: str, content: bytes) -> tuple[int, str, Any]:
    if status != 200:
        return status, media_type, json.loads(content)["detail"]
    return status, media_type, without_times(json.loads(content)) if media_type == in_page.JSON else content


def _pieces(questions: Sequence[Question]) -> Iterable[Sequence[Question]]:
    return (questions[first : first + _AT_ONCE] for first in range(0, len(questions), _AT_ONCE))


def main(site: Path, number: int) -> int:
    questions = [(verb, position) for position in positions(number) for verb in VERBS]
    compared: Counter[str] = Counter()
    differences = 0
    for piece in _pieces(questions):
        more, different = compare(site, piece)
        compared += more
        differences += len(different)
        print(*different, f"{sum(compared.values()):,} of {len(questions):,}", sep="\n", flush=True)
    for verb in VERBS:
        print(f"{verb}: {compared[verb]:,} of {number:,} compared")
    print(f"{differences:,} of {sum(compared.values()):,} differ")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000))
