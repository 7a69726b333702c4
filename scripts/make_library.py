"""Makes the bundled collection of the app again: `python scripts/make_library.py`.

Every puzzle is ours: a random filled grid, digits taken away in random order while one solution is left, then rated and
sorted into groups. The numbers are drawn from a fixed seed, so another run makes the same files. Each entry is a small
text file in `src/ninefold/web/library`, as a person might have typed it; `index.json` beside them says what they are.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ninefold.constraints.variants import variant
from ninefold.desk.contradiction import contradiction
from ninefold.desk.dead_end import dead_end
from ninefold.formats import format_named
from ninefold.model import Grid, Puzzle, Record, Shape, violations
from ninefold.rating import rate
from ninefold.solving import count, solve
from ninefold.web.verbs.library import EntryAnswer

PLACE = Path(__file__).parents[1] / "src" / "ninefold" / "web" / "library"
SEED = 20_260_701
PER_LEVEL = {"easy": 16, "medium": 14, "hard": 12, "unfair": 10, "extreme": 10}
SHAPES = ((2, 2, 4, 0.35), (2, 3, 4, 0.4), (2, 4, 3, 0.42), (3, 4, 3, 0.48), (4, 4, 4, 0.52), (5, 5, 2, 0.62))
"""Height and width of the box, how many puzzles, and the share of cells that stay given."""
TITLES = {"several": "Several solutions", "wrong": "Wrongly filled", "marked": "Marked cells", "variants": "Variant"}
VARIANTS = (("diagonal",), ("nonconsecutive",), ("windoku",), ("antiknight",), ("antiking",), ("disjoint", "diagonal"))


@dataclass(frozen=True)
class Entry(EntryAnswer):
    """One line of the index; `text` goes into a file of its own."""

    text: str


def filled(shape: Shape, chance: random.Random, rules: tuple = ()) -> Puzzle:
    """A random filled grid: the root solution shuffled, or, where rules must hold, a few random digits and a search."""
    size = shape.size
    if rules:
        while True:
            digits = bytearray(shape.cells)
            for digit in chance.sample(range(1, size + 1), 4):
                digits[chance.randrange(shape.cells)] = digit
            if grid := solve(Puzzle(shape, bytes(digits), rules)):
                return replace(grid.puzzle, givens=grid.digits)
    height, width = shape.box_height, shape.box_width

    def shuffled_lines(per_group: int) -> list[int]:
        groups = [list(range(start, start + per_group)) for start in range(0, size, per_group)]
        chance.shuffle(groups)
        for group in groups:
            chance.shuffle(group)
        return [line for group in groups for line in group]

    rows, columns = shuffled_lines(height), shuffled_lines(width)
    names = chance.sample(range(1, size + 1), size)
    digits = [names[(width * (row % height) + row // height + column) % size] for row in rows for column in columns]
    if shape == Shape(3, 3):  # the shuffled root has little variety: keep some of it, and let the solver do the rest
        kept = chance.sample(range(81), 14)
        start = bytes(digit if cell in kept else 0 for cell, digit in enumerate(digits))
        grid = solve(Puzzle(shape, start))
        assert grid is not None
        digits = list(grid.digits)
    return Puzzle(shape, bytes(digits))


def dug(full: Puzzle, givens: int, chance: random.Random) -> Puzzle:
    """The grid with digits taken away in random order while it keeps one solution, down to so many givens."""
    puzzle = full
    for cell in chance.sample(range(full.shape.cells), full.shape.cells):
        if puzzle.given_count <= givens:
            break
        digits = bytearray(puzzle.givens)
        digits[cell] = 0
        fewer = replace(puzzle, givens=bytes(digits))
        if count(fewer, limit=2) == 1:
            puzzle = fewer
    return puzzle


def with_digit(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    digits = bytearray(puzzle.givens)
    digits[cell] = digit
    return replace(puzzle, givens=bytes(digits))


def typed(puzzle: Puzzle, blank: str = "0") -> str:
    """The board as the solver with options reads it: a line per row, one space between the cells."""
    size = puzzle.shape.size
    symbols = [puzzle.symbol(digit) if digit else blank for digit in puzzle.givens]
    return "".join(" ".join(symbols[start : start + size]) + "\n" for start in range(0, len(symbols), size))


def entry(group: str, number: int, puzzle: Puzzle, note: str = "", text: str | None = None, title: str = "") -> Entry:
    rates = rate(puzzle) if not violations(puzzle, puzzle.givens) and count(puzzle, limit=2) == 1 else None
    shape = puzzle.shape
    return Entry(
        id=f"{group}-{number:02}",
        group=group,
        title=title or f"{TITLES.get(group, group.capitalize())} {number}",
        puzzle=puzzle.oneline,
        size=shape.size,
        givens=puzzle.given_count,
        level=rates.level if rates else None,
        score=rates.score if rates else None,
        note=note,
        text=text if text is not None else typed(puzzle, "0" if shape.size <= 9 else "."),
    )


def by_level(chance: random.Random) -> Iterator[Entry]:
    """Plain 9×9 puzzles, from the first of each level that turn up."""
    found: dict[str, list[Puzzle]] = {level: [] for level in PER_LEVEL}
    while any(len(found[level]) < most for level, most in PER_LEVEL.items()):
        puzzle = dug(filled(Shape(3, 3), chance), chance.choice((22, 24, 26, 28, 30, 34)), chance)
        level = rate(puzzle).level
        if level and len(found[level]) < PER_LEVEL[level]:
            found[level].append(puzzle)
    for level, puzzles in found.items():
        for number, puzzle in enumerate(sorted(puzzles, key=lambda one: rate(one).score or 0), 1):
            after = "" if number > 1 else "\nEverything after the ninth line is a remark and is not read.\n"
            yield entry(level, number, puzzle, text=typed(puzzle) + after)


def by_size(chance: random.Random) -> Iterator[Entry]:
    number = 0
    for height, width, many, share in SHAPES:
        shape = Shape(height, width)
        for one in range(1, many + 1):
            number += 1
            puzzle = dug(filled(shape, chance), int(share * shape.cells), chance)
            yield entry("sizes", number, puzzle, f"boxes {height}×{width}", title=f"{shape}, {one}")


def by_variant(chance: random.Random) -> Iterator[Entry]:
    write = format_named("ninefold-json").write
    for number, names in enumerate(VARIANTS, 1):
        shape = Shape(3, 3)
        rules = variant(names, shape)
        puzzle = dug(filled(shape, chance, rules), 24, chance)
        title = " and ".join(names)
        text = "".join(write([Record(puzzle, facts={"title": title})]))
        yield entry("variants", number, puzzle, title, text, title.capitalize())


def without_solution(chance: random.Random) -> Iterator[Entry]:
    """No house is violated, and yet nothing fits: some show it at once, some only after a long search."""
    for number in range(1, 11):
        while True:
            full = filled(Shape(3, 3), chance)
            puzzle = dug(full, chance.choice((24, 28, 34)), chance)
            empty = [cell for cell, digit in enumerate(puzzle.givens) if not digit]
            cell = chance.choice(empty)
            open_digits = [digit for digit in Grid.start(puzzle).candidates_of(cell) if digit != full.givens[cell]]
            if open_digits:
                broken = with_digit(puzzle, cell, chance.choice(open_digits))
                clash = contradiction(Grid.start(broken))
                assert clash is not None
                if number % 2 == 0 or dead_end(Grid.start(broken)) is None:
                    break
        yield entry("unsolvable", number, broken, f"{len(clash.cells)} digits already clash")


def ambiguous(chance: random.Random) -> Iterator[Entry]:
    for number in range(1, 7):
        puzzle = dug(filled(Shape(3, 3), chance), 22, chance)
        for cell in chance.sample([cell for cell, digit in enumerate(puzzle.givens) if digit], number):
            puzzle = with_digit(puzzle, cell, 0)
        many = count(puzzle, limit=1000)
        yield entry("several", number, puzzle, f"{many} solutions" if many < 1000 else "1000 solutions or more")
    few = dug(filled(Shape(3, 3), chance), 22, chance)
    for cell in [cell for cell, digit in enumerate(few.givens) if digit][:-16]:
        few = with_digit(few, cell, 0)
    yield entry("several", 7, few, "16 givens: too few for one solution")
    yield entry("several", 8, Puzzle(Shape(3, 3), bytes(81)), "the empty grid")


def wrongly_filled(chance: random.Random) -> Iterator[Entry]:
    """Givens that clash, and boards where a player went wrong."""
    for number in range(1, 7):
        puzzle = dug(filled(Shape(3, 3), chance), 30, chance)
        for _ in range(1 + number // 3):
            house = chance.choice(puzzle.houses)
            given = [cell for cell in house.cells if puzzle.givens[cell]]
            empty = [cell for cell in house.cells if not puzzle.givens[cell]]
            if given and empty:
                puzzle = with_digit(puzzle, chance.choice(empty), puzzle.givens[chance.choice(given)])
        clashes = violations(puzzle, puzzle.givens)
        yield entry("wrong", number, puzzle, clashes[0].sentence(puzzle))
    write = format_named("sdk").write
    for number in range(7, 11):
        full = filled(Shape(3, 3), chance)
        puzzle = dug(full, 30, chance)
        empty = [cell for cell, digit in enumerate(puzzle.givens) if not digit]
        placed = bytearray(puzzle.givens)
        for cell in chance.sample(empty, 12 if number < 10 else len(empty)):
            placed[cell] = full.givens[cell]
        grid = Grid.of_digits(puzzle, bytes(placed))
        wrong = next(cell for cell in chance.sample(empty, len(empty)) if placed[cell])
        others = [digit for digit in range(1, 10) if digit != full.givens[wrong]]
        placed[wrong] = chance.choice(others)
        grid = Grid.of_digits(puzzle, bytes(placed))
        text = "".join(write([Record(puzzle, grid=grid)]))
        yield entry("wrong", number, puzzle, "a player put in a wrong digit", text)


def marked(chance: random.Random) -> Iterator[Entry]:
    for number in range(1, 4):
        puzzle = dug(filled(Shape(3, 3), chance), 30, chance)
        cells = typed(puzzle).split(" ")
        for place in chance.sample([place for place, cell in enumerate(cells) if cell == "0"], 3 * number):
            cells[place] = "*"
        yield entry("marked", number, puzzle, "only the cells marked * are asked for", " ".join(cells))


def with_answers(chance: random.Random) -> Iterator[Entry]:
    """Files in XML that hold puzzle, solution and level."""
    write = format_named("xml").write
    for number, givens in enumerate((34, 28, 24), 1):
        full = filled(Shape(3, 3), chance)
        puzzle = dug(full, givens, chance)
        level = rate(puzzle).level
        record = Record(puzzle, solution=full.givens, facts={"level": level or "", "title": f"XML {number}"})
        yield entry("xml", number, puzzle, "XML with solution and level", "".join(write([record])), f"XML {number}")


def malformed(chance: random.Random) -> Iterator[Entry]:
    good = typed(dug(filled(Shape(3, 3), chance), 30, chance))
    lines = good.splitlines(keepends=True)
    broken = {
        "the ninth line is missing": "".join(lines[:8]),
        "a line is too short": "".join([*lines[:4], lines[4][:-3] + "\n", *lines[5:]]),
        "a line is too long": "".join([*lines[:2], lines[2].rstrip() + " 4\n", *lines[3:]]),
        "two digits in one cell": "".join([lines[0].replace("0", "12", 1), *lines[1:]]),
        "a character that is no digit": "".join([*lines[:6], lines[6].replace("0", "%", 1), *lines[7:]]),
        "cells without spaces, one too few": good.replace(" ", "").replace("\n", "")[:80] + "\n",
        "an empty file": "",
        "a text without any cell": "Please solve my puzzle.\n",
        "a table that was cut off": '<?xml version="1.0"?>\n<sudoku><puzzle>' + "53..7....\n",
        "a line of JSON that ends too early": '{"ninefold": 1, "box": [3, 3], "givens": "53..7\n',
    }
    for number, (note, text) in enumerate(broken.items(), 1):
        yield Entry(f"malformed-{number:02}", "malformed", f"Malformed {number}", "", 0, 0, None, None, note, text)


def make() -> None:
    PLACE.mkdir(exist_ok=True)
    for old in PLACE.iterdir():
        old.unlink()
    index = []
    for part in (
        by_level,
        by_size,
        by_variant,
        marked,
        ambiguous,
        without_solution,
        wrongly_filled,
        malformed,
        with_answers,
    ):
        for one in part(random.Random(f"{SEED} {part.__name__}")):
            (PLACE / f"{one.id}.txt").write_text(one.text, encoding="utf-8")
            told = asdict(one)
            del told["text"]
            index.append(json.dumps(told, ensure_ascii=False))
    (PLACE / "index.json").write_text("[\n" + ",\n".join(index) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    make()
