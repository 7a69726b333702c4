"""Our figures of generating, on one core: python bench/generate/run.py [--seconds S] > FILE.json.

minimal     random minimal 9×9 puzzles, not rated
native      the same with their rating: dug and walked, nothing of it seen by Python but the result
rated       the same as they leave `ninefold.generating.generate`: with level, score and techniques, and checked again
levels      puzzles of each level
path        puzzles whose path takes a technique; techniques.py has all of them
givens      few of them
sizes       other boards

Processor time of this process; best of three, and warm, for all but few givens and other boards.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from itertools import islice
from time import process_time
from typing import Any

from ninefold.engine.fast9 import isa
from ninefold.engine.generator import Digging, dig
from ninefold.engine.options import DEFAULT
from ninefold.engine.rates import Asked, rate
from ninefold.engine.stop import Stop
from ninefold.errors import StoppedError
from ninefold.generating import Range, Wish, generate
from ninefold.generating.canonical import canonical_many
from ninefold.machine import facts
from ninefold.model import Shape


def per_second(count: int, work: Callable[[], Any], turns: int = 3) -> float:
    best = float("inf")
    for _ in range(turns):
        began = process_time()
        work()
        best = min(best, process_time() - began)
    return round(count / best, 1)


def best_of_wish(wish: Wish, seconds: float) -> dict[str, Any]:
    return max((of_wish(wish, seconds / 3) for _ in range(3)), key=lambda told: told["per_second"])


def of_wish(wish: Wish, seconds: float, seed: int = 1) -> dict[str, Any]:
    """Puzzles in this much processor time or more, and the time per puzzle."""
    began = process_time()
    found = 0
    stop = Stop(20 * seconds)
    try:
        for _ in generate(wish, count=None, seed=seed, stop=stop):
            found += 1
            if process_time() - began >= seconds:
                break
    except StoppedError:
        pass
    spent = process_time() - began
    return {"found": found, "per_second": round(found / spent, 2), "ms_each": round(1000 * spent / max(found, 1), 3)}


def minimal() -> dict[str, float]:
    every = Digging(tuple((cell,) for cell in range(81)))
    text = dig(every, 1, 0, 2000, Stop())[0].translate(bytes.maketrans(bytes(range(10)), b".123456789"))
    lines = b"\n".join(text[at : at + 81] for at in range(0, len(text), 81))
    return {
        "native_rated_per_second": per_second(
            4000,
            lambda: rate(
                dig(every, 1, 0, 4000, Stop())[0], Asked(path=DEFAULT, techniques=True), 1, Stop(), counted=True
            ),
        ),
        "minimal_per_second": per_second(20_000, lambda: dig(every, 1, 0, 20_000, Stop())),
        "canonical_per_second": per_second(2000, lambda: canonical_many(lines)),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3)
    seconds = parser.parse_args().seconds
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    compiler = subprocess.run(["c++", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    result: dict[str, Any] = {"date": str(date.today()), "commit": commit, "compiler": compiler, "engine": isa()}
    result |= {"machine": facts(), **minimal()}
    of_wish(Wish(), 0.5)
    result["rated, any level"] = best_of_wish(Wish(), seconds)
    for level in ("easy", "medium", "hard", "unfair", "extreme"):
        result[f"level {level}"] = best_of_wish(Wish(level=level), seconds)
    result["level hard, rotation180"] = best_of_wish(Wish(level="hard", symmetry="rotation180"), seconds)
    for name in ("xy-wing", "x-wing", "swordfish", "jellyfish", "hidden-quadruple"):
        result[f"path {name}"] = best_of_wish(Wish(techniques=(name,)), seconds)
    for most in (20, 19):
        result[f"givens ..{most}"] = of_wish(Wish(givens=Range(None, most)), seconds)
    for box in (Shape(2, 2), Shape(2, 3), Shape(3, 4), Shape(4, 4), Shape(5, 5)):
        began, count = process_time(), {16: 5, 25: 3}.get(box.size, 20)
        list(islice(generate(Wish(shape=box), count=count, seed=1), count))
        result[f"{box.size}x{box.size}"] = {"seconds_each": round((process_time() - began) / count, 4)}
    json.dump(result, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
