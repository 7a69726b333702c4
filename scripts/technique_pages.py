"""Makes docs/techniques: a page per technique of the catalogue, with an example found on random puzzles of our own.

technique_pages.py [NAME…]: the pages of these techniques and the list; without names all pages. Examples are looked for
on a number of puzzles, so every machine makes the same pages.
"""

import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from ninefold import Grid, Puzzle, Shape, Step, Stop, Technique
from ninefold.constraints import Parity, Sandwich, Thermo
from ninefold.constraints.variants import variant
from ninefold.generating import Wish, generate
from ninefold.generating.any_shape import dig
from ninefold.generating.filled import filled_grid
from ninefold.generating.layout import LayoutWish
from ninefold.logic import LogicOptions, all_steps, explain, path, techniques, words
from ninefold.logic.variant_techniques import FAMILY, VARIANT_TECHNIQUES
from ninefold.model.constraint import Constraint
from ninefold.picture.svg import step_svg
from ninefold.solving.fast9 import count_one, solutions_of

MANY_CANDIDATES = 200
"""Boards with more are left out where every technique is tried: large fish take long there, and teach little."""
PUZZLES_WITH_RULES = 100
"""At most: they take long to make and to solve, and a dozen have nearly all."""
DOCS = Path(__file__).parent.parent / "docs" / "techniques"
PUZZLES = 20_000
"""On how many to look for examples of rare techniques."""
SHAPE = Shape(3, 3)
Example = tuple[Grid, Step]


def random_puzzle(dice: random.Random) -> Puzzle:
    """A minimal puzzle: digits taken away from a random solution, in random order, while it stays unique."""
    cells: list[str] = []
    while not cells:  # nine digits thrown on the board have a solution nearly always
        thrown = ["."] * 81
        for cell, digit in zip(dice.sample(range(81), 9), dice.sample("123456789", 9), strict=True):
            thrown[cell] = digit
        cells = list(bytes(solutions_of("".join(thrown), limit=1)).decode())
    for cell in dice.sample(range(81), 81):
        kept, cells[cell] = cells[cell], "."
        if count_one("".join(cells)) != 1:
            cells[cell] = kept
    return Puzzle(SHAPE, bytes(int(symbol) if symbol != "." else 0 for symbol in cells))


def collect(techniques_of_nine: dict[str, Technique]) -> dict[str, Example]:
    """The first example of each technique: on the paths, and for what no path uses, wherever singles do not do."""
    dice = random.Random(9)
    found: dict[str, Example] = {}
    wanted = dict(techniques_of_nine)
    for number in range(PUZZLES):
        if not wanted:
            break
        puzzle = random_puzzle(dice)
        before = Grid.start(puzzle)
        for step, after in path(puzzle):
            if step.technique.id in wanted:
                found[step.technique.id] = (before, step)
                del wanted[step.technique.id]
            if step.technique.level != "easy":
                look_aside(before, wanted, found, everything=number >= PUZZLES // 2)
            before = after
    return found


def look_aside(grid: Grid, wanted: dict[str, Technique], found: dict[str, Example], *, everything: bool) -> None:
    """Asks for the techniques that the default ladder leaves out, or for all that are still missing."""
    if sum(len(grid.candidates_of(cell)) for cell in range(81) if not grid.digits[cell]) > MANY_CANDIDATES:
        return
    aside = [name for name in wanted if everything or not techniques()[name].enabled or "dual" in name]
    for name in aside:
        options = LogicOptions(techniques=(name,), duals=True)
        steps = all_steps(grid, options)
        if steps and steps[0].technique.id in wanted:
            found[steps[0].technique.id] = (grid, steps[0])
            wanted.pop(steps[0].technique.id)


def variant_puzzles(dice: random.Random) -> Iterator[Puzzle]:
    """Puzzles with rules of many kinds, each from a random grid that keeps them."""
    while True:
        yield next(generate(LayoutWish(layouts=("killer",)), seed=dice.randrange(1000))).puzzle
        for name in ("nonconsecutive", "antiknight", "diagonal"):
            yield next(generate(Wish(constraints=variant([name], SHAPE)), seed=dice.randrange(1000))).puzzle
        solution = filled_grid(SHAPE, dice, stop=Stop())
        for wish in (Wish(constraints=tuple(rules)) for rules in clues(solution, dice)):
            yield dig(solution, wish, dice, Stop())


def clues(solution: bytes, dice: random.Random) -> Iterator[list[Constraint]]:
    """Lists of clues that a solution keeps: odd cells, thermometers, sandwiches."""
    yield [Parity(tuple(cell for cell in dice.sample(range(81), 40) if solution[cell] % 2), odd=True)]
    lines = [tuple(range(start, start + 4)) for start in range(0, 81, 9)]
    yield [Thermo(tuple(sorted(line, key=lambda cell: solution[cell]))) for line in lines]
    rows = [row.cells for row in SHAPE.rows]
    sums = [[solution[cell] for cell in row] for row in rows]
    ends = [sorted((row.index(1), row.index(9))) for row in sums]
    between = [sum(row[first + 1 : last]) for row, (first, last) in zip(sums, ends, strict=True)]
    yield [Sandwich(row, total) for row, total in zip(rows, between, strict=True)]


def collect_rules() -> dict[str, Example]:
    """The first example of each technique for rules."""
    found: dict[str, Example] = {}
    for puzzle in islice(variant_puzzles(random.Random(9)), PUZZLES_WITH_RULES):
        before = Grid.start(puzzle)
        for step, after in path(puzzle):
            if step.technique.family == FAMILY:
                found.setdefault(step.technique.id, (before, step))
            if step.technique.level != "easy":
                for one in (one for one in VARIANT_TECHNIQUES if one.id not in found):
                    for aside in all_steps(before, LogicOptions(techniques=(one.id,)))[:1]:
                        found[one.id] = (before, aside)
            before = after
        if len(found) == len(VARIANT_TECHNIQUES):
            break
    return found


def page(name: str, example: Example | None) -> str:
    technique = techniques()[name]
    lines = [
        f"# {technique.name}",
        "",
        f"Family: {technique.family}. Level: {technique.level}. Points: {technique.score}."
        + ("" if technique.enabled else " Not part of the default ladder."),
        "",
    ]
    if example is None:
        lines += ["No example yet: none was met on random puzzles."]
    else:
        grid, step = example
        lines += [
            words(explain(step, long=True)),
            "",
            f"![{technique.name} on a board]({name}.svg)",
            "",
            f"`{grid.puzzle.oneline}`, at `{grid.oneline}`"
            + ("" if not grid.puzzle.constraints else f", where {rules_told(grid.puzzle)}"),
        ]
    return "\n".join(lines) + "\n"


def rules_told(puzzle: Puzzle) -> str:
    sentences = list(dict.fromkeys(rule.sentence for rule in puzzle.constraints))
    return sentences[0] if len(sentences) == 1 else "the clues of the picture hold"


def main(names: list[str]) -> None:
    chosen = {name: techniques()[name] for name in names or techniques()}
    plain = {name: one for name, one in chosen.items() if one.family != FAMILY}
    found = collect(plain) if plain else {}
    if len(plain) < len(chosen):
        found |= collect_rules()
    DOCS.mkdir(parents=True, exist_ok=True)
    for old in DOCS.iterdir():
        if old.stem in chosen or old.stem not in (*techniques(), "README"):
            old.unlink()
    for name in chosen:
        (DOCS / f"{name}.md").write_text(page(name, found.get(name)), encoding="utf-8")
        if name in found:
            (DOCS / f"{name}.svg").write_text(step_svg(*found[name]) + "\n", encoding="utf-8")
    rows = [
        f"| [{one.name}]({name}.md) | {one.family} | {one.level} | {one.score} | `{name}` |"
        for name, one in techniques().items()
    ]
    head = ["# Techniques", "", "| technique | family | level | points | id |", "|---|---|---|---|---|"]
    (DOCS / "README.md").write_text("\n".join(head + rows) + "\n", encoding="utf-8")
    missing = [name for name in chosen if name not in found]
    print(f"{len(chosen) - len(missing)} techniques with an example; none for {', '.join(missing) or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1:])
