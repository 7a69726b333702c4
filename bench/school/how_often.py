"""How often each technique is needed, and how Sudoku Explainer rates it: makes data/how_often.toml of ninefold.school.

python bench/school/how_often.py [--puzzles N] [--rated N]

Random minimal puzzles of one seed, so every machine counts the same. `used`: of so many puzzles, how many have the
technique on their default path, and how many steps of it there are in all. `rated`: of the first so many of them, the
lowest and the highest rating that a step of each kind has on the path of Sudoku Explainer.
"""

import argparse
from collections import Counter
from pathlib import Path

from ninefold.files.atomic import atomic_writer
from ninefold.generating import Wish, generate
from ninefold.logic import techniques
from ninefold.rating.explainer import explainer_steps, kinds

SEED = 23
DATA = Path(__file__).parents[2] / "src" / "ninefold" / "school" / "data" / "how_often.toml"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--puzzles", type=int, default=100_000)
    parser.add_argument("--rated", type=int, default=100_000)
    asked = parser.parse_args()
    used: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    ratings: dict[str, list[float]] = {}
    rated: Counter[str] = Counter()
    for number, made in enumerate(generate(Wish(minimal=True), count=asked.puzzles, seed=SEED, with_level=True)):
        taken = made.techniques or {}
        used.update(taken.keys())
        steps.update(taken)
        if number >= asked.rated:
            continue
        for one in explainer_steps(made.puzzle):
            kind = one.step.technique.id
            rated[kind] += 1
            low, high = ratings.setdefault(kind, [one.rating, one.rating])
            ratings[kind] = [min(low, one.rating), max(high, one.rating)]
    lines = [
        "# Made by bench/school/how_often.py: random minimal 9×9 puzzles, counted.",
        "",
        f"puzzles = {asked.puzzles}",
        f"rated = {asked.rated}",
        "",
        "# technique: puzzles whose default path takes it, steps of it in all",
        "[used]",
        *(f"{name} = [{used[name]}, {steps[name]}]" for name in techniques() if used[name]),
        "",
        "# kind of step of Sudoku Explainer: steps seen, lowest and highest rating",
        "[explainer]",
        *(
            f"{name} = [{rated[name]}, {low}, {high}]"
            for name in kinds()
            if name in ratings
            for low, high in [ratings[name]]
        ),
    ]
    with atomic_writer(DATA) as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
