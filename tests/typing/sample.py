"""A program as a user writes it: every public noun and verb once, with no word of typing that a user would not write.

Type checkers read it in strict mode (.ci/types), and it runs as a test: what they believe is what happens.
"""

from collections.abc import Iterable

import ninefold
from ninefold import Grid, NinefoldError, Placement, Puzzle, Shape, Step, Stop, TimeLimitError
from ninefold.generating import Wish, generate
from ninefold.logic import explain, next_step, path, words
from ninefold.rating import rate

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def givens_per_row(puzzle: Puzzle) -> list[int]:
    return [sum(puzzle.givens[cell] > 0 for cell in row.cells) for row in puzzle.shape.rows]


def digits_to_place(steps: Iterable[Step]) -> list[Placement]:
    return [placement for step in steps for placement in step.placements]


def solved(text: str, seconds: float) -> Grid | None:
    try:
        return ninefold.solve(ninefold.read_puzzle(text), stop=Stop(seconds))
    except TimeLimitError:
        return None
    except NinefoldError as error:
        print(error)
        return None


def tour() -> list[str]:
    """What a first evening with the library might try; what it saw, as lines."""
    puzzle = ninefold.read_puzzle(CLASSIC)
    grid = Grid.start(puzzle)
    step = next_step(grid)
    seen = [f"{sum(givens_per_row(puzzle))} givens, {ninefold.count(puzzle, limit=2)} solution"]
    if step is not None:
        seen.append(f"{step.technique.name}: {words(explain(step))}")
    every: list[Step] = [one for one, _ in path(puzzle)]
    seen.append(f"{len(digits_to_place(every))} digits placed in {len(every)} steps")
    seen.append(rate(puzzle).level or "no level")
    seen.append(f"ER {ninefold.rate(CLASSIC, only=['er', 'level']).er}; {ninefold.hint(CLASSIC, stage=2).sentence}")
    [made] = generate(Wish(level="easy", symmetry="rotation180"), seed=1)
    seen.append(f"{made.level}: {ninefold.is_unique(made.puzzle)}")
    small = Puzzle(Shape(2, 2), bytes(16))
    seen.append(f"{sum(1 for _ in ninefold.solutions(small))} grids of size {small.shape.size}")
    counts: list[int] = list(ninefold.count_many([CLASSIC, "." * 81]))
    answer = solved(CLASSIC, 60.0)
    return [*seen, f"{counts}", answer.oneline[:9] if answer is not None else "no answer"]


if __name__ == "__main__":
    print("\n".join(tour()))
