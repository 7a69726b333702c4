"""Time per hit of every technique of the catalogue: python bench/generate/techniques.py [ID …] > FILE.csv.

Two wishes each: a path that takes the technique, and a training puzzle (the technique, and otherwise singles alone). A
wish is worked at for at most --seconds (60) of processor time; what gave nothing by then is `not reached`.
Times are processor time per puzzle, from up to 20 puzzles.
"""

import argparse
import csv
import sys
from time import process_time

from ninefold import Stop
from ninefold.errors import StoppedError
from ninefold.generate import Progress, Wish, generate
from ninefold.logic import techniques

ENOUGH = 20


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("ids", nargs="*")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--patience", type=float, default=2, help="seconds after which one hit is enough")
    parser.add_argument("--wishes", nargs="+", choices=("path", "training"), default=("path", "training"))
    options = parser.parse_args()
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["technique", "wish", "hits", "seconds_per_hit", "example"])
    for name in options.ids or techniques():
        for kind in options.wishes:
            wish = Wish(techniques=(name,), training=kind == "training")
            hits, example, began, stop = 0, "", process_time(), Stop()

            def watch(_: Progress, stop: Stop = stop, end: float = began + options.seconds) -> None:
                if process_time() > end:
                    stop.stop()

            try:
                for generated in generate(wish, count=ENOUGH, seed=1, stop=stop, progress=watch):
                    hits += 1
                    example = example or generated.puzzle.oneline
                    if process_time() - began > options.patience:
                        break
            except StoppedError:
                pass
            each = f"{(process_time() - began) / hits:.4f}" if hits else "not reached"
            writer.writerow([name, kind, hits, each, example])
            sys.stdout.flush()


if __name__ == "__main__":
    main()
