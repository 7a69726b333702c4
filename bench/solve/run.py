"""Competitors side by side on files of puzzles, in one run: the table, and a result file to keep.

A competitor is any command. It is given one file and prints one JSON object with `microseconds` per puzzle (CPU time,
one thread, best of its own repeats) and, if it has one, a `signature`. Commands take turns, `--rounds` times, and the
best of each counts: noise of the machine then hits all of them alike.

    python bench/solve/run.py --base peer --competitor "ours=python bench/solve/many.py" \
        --competitor "peer=/elsewhere/peer" puzzles/*.txt
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
from datetime import date
from pathlib import Path

from ninefold.machine import facts


def ask(command: str, file: str) -> dict[str, float | str]:
    answer: dict[str, float | str] = json.loads(subprocess.check_output([*shlex.split(command), file], text=True))
    return answer


def race(competitors: dict[str, str], files: list[str], rounds: int) -> dict[str, dict[str, dict[str, float | str]]]:
    best: dict[str, dict[str, dict[str, float | str]]] = {}
    for file in files:
        results = best.setdefault(Path(file).stem, {})
        for _ in range(rounds):
            for name, command in competitors.items():
                answer = ask(command, file)
                if name not in results or float(answer["microseconds"]) < float(results[name]["microseconds"]):
                    results[name] = answer
    return best


def table(best: dict[str, dict[str, dict[str, float | str]]], names: list[str], base: str) -> str:
    head = ["set", *names, *(f"{base} / {name}" for name in names if name != base)]
    rows = [head, ["---"] * len(head)]
    for set_name, results in best.items():
        times = {name: float(results[name]["microseconds"]) for name in names}
        ratios = [f"{times[base] / times[name]:.2f}" for name in names if name != base]
        rows.append([set_name, *(f"{times[name]:.3f}" for name in names), *ratios])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--competitor", action="append", required=True, metavar="NAME=COMMAND")
    parser.add_argument("--base", required=True, metavar="NAME", help="whose time is divided by the others'")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--keep", metavar="FILE.json", help="write the result here")
    parser.add_argument("--note", action="append", default=[], help="compilers and whatever else a reader must know")
    args = parser.parse_args()
    competitors = dict(item.split("=", 1) for item in args.competitor)
    best = race(competitors, args.files, args.rounds)
    print(table(best, list(competitors), args.base))
    if args.keep:
        commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], text=True).strip()
        kept = {
            "date": date.today().isoformat(),
            "commit": commit,
            "processor": facts()["processor"],
            "notes": args.note,
            "base": args.base,
            "microseconds per puzzle": best,
        }
        Path(args.keep).write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
