"""Time per hit of every technique of the catalogue: python bench/generate/techniques.py [ID …] > FILE.csv.

Three wishes each:
path       the default path takes the technique
training   the default path takes the technique, and otherwise singles alone
enough     the technique and singles solve the puzzle, singles alone do not; easier techniques may show as well

A wish is worked at for at most --seconds (60) of processor time; what gave nothing by then is `not reached`. Times are
processor time per puzzle, checked and rated as it leaves, from up to 100 puzzles; imports and first calls do not count.
"""

import argparse
import csv
import subprocess
import sys
from datetime import date
from time import process_time

from ninefold import Stop
from ninefold.errors import StoppedError
from ninefold.generating import Progress, Wish, generate
from ninefold.generating.wish import SINGLES
from ninefold.logic import techniques
from ninefold.logic.catalogue import RULES
from ninefold.machine import facts

MOST_HITS = 100
WISHES = ("path", "training", "enough")
COLUMNS = ("technique", "wish", "hits", "seconds_per_hit", "limit", "example")


def told(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[0]


def measured(name: str, kind: str, seconds: float, patience: float) -> tuple[int, str, str]:
    """Hits, seconds per hit, an example."""
    wish = Wish(techniques=(name,), training=kind == "training", enough=kind == "enough")
    hits, example, began, stop = 0, "", process_time(), Stop()

    def watch(_: Progress) -> None:
        if process_time() - began > seconds:
            stop.stop()

    try:
        for generated in generate(wish, count=MOST_HITS, seed=1, stop=stop, progress=watch):
            hits += 1
            example = example or generated.puzzle.oneline
            if process_time() - began > patience:
                break
    except StoppedError:
        pass
    return hits, f"{(process_time() - began) / hits:.5f}" if hits else "not reached", example


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("ids", nargs="*")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--patience", type=float, default=1, help="seconds after which one hit is enough")
    parser.add_argument("--wishes", nargs="+", choices=WISHES, default=WISHES)
    options = parser.parse_args()
    list(generate(Wish(techniques=("naked-pair",)), count=20, seed=2))
    machine = facts()
    print(
        f"# {date.today()}, {machine['processor']}, {machine['python']}, {told('c++', '--version')}, "
        f"commit {told('git', 'rev-parse', '--short', 'HEAD')}"
    )
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(COLUMNS)
    for name in options.ids or [name for name, one in techniques().items() if one.family != RULES]:
        for kind in options.wishes:
            if kind == "enough" and name in SINGLES:
                continue
            hits, each, example = measured(name, kind, options.seconds, options.patience)
            writer.writerow([name, kind, hits, each, f"{options.seconds:g}", example])
            sys.stdout.flush()


if __name__ == "__main__":
    main()
