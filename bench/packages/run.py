"""Python packages of the field beside Ninefold: microseconds of processor time per puzzle, one call each, one process.

run.py [--count N] [--seconds S]    prints a table of what is installed beside Ninefold, as
                                    pip install py-sudoku dokusan pencilmark rustoku hodoku-py sudoku-solver sudokutools

The puzzles are made here, the same for everybody: N minimal ones of 9×9 (seed 1) and, as the easy set, N of level easy.
A package stops after S seconds of a set and is told with what it did. Every solution is compared with ours; level and
score too where a package rates as HoDoKu does.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any

import ninefold

Solve = Callable[[str], str]


def ours(text: str) -> str:
    grid = ninefold.solve(text)
    assert grid is not None
    return grid.oneline


def py_sudoku() -> Solve:
    from sudoku import Sudoku

    def solve(text: str) -> str:
        board = [[int(digit) or None for digit in text[row : row + 9]] for row in range(0, 81, 9)]
        return "".join(str(digit) for row in Sudoku(3, 3, board=board).solve().board for digit in row)

    return solve


def dokusan() -> Solve:
    from dokusan import solvers
    from dokusan.boards import BoxSize, Sudoku

    return lambda text: str(solvers.backtrack(Sudoku.from_string(text, box_size=BoxSize(3, 3))))


def pencilmark() -> Solve:
    import pencilmark as package

    return lambda text: "".join(map(str, package.solve(text)))


def rustoku() -> Solve:
    import rustoku as package

    solve: Solve = package.solve
    return solve


def sudokutools() -> Solve:
    from sudokutools.solve import bruteforce
    from sudokutools.sudoku import Sudoku

    return lambda text: str(next(bruteforce(Sudoku.decode(text))).encode())


def sudoku_solver() -> Solve:
    from sudokulib.grid import StringGrid
    from sudokulib.solver import SudokuSolver

    def solve(text: str) -> str:
        solver = SudokuSolver(text, grid_class=StringGrid)
        solver.run()
        found = solver.grid
        return "".join(
            own if given == found.mystery_char else given
            for given, own in zip(found.data, found.data_solution, strict=True)
        )

    return solve


SOLVERS: dict[str, Callable[[], Solve]] = {
    "py-sudoku": py_sudoku,
    "dokusan": dokusan,
    "pencilmark": pencilmark,
    "rustoku": rustoku,
    "sudokutools": sudokutools,
    "sudoku-solver": sudoku_solver,
}


def our_rating(text: str) -> tuple[str, int]:
    rates = ninefold.rate(text, only=["level"])
    assert rates.level is not None
    assert rates.score is not None
    return rates.level, rates.score


def hodoku_py() -> Callable[[str], tuple[str, int]]:
    import hodoku

    solver = hodoku.Solver()

    def rate(text: str) -> tuple[str, int]:
        rated = solver.rate(text)
        return rated.level.name.lower(), rated.score

    return rate


def pencilmark_rate() -> Callable[[str], Any]:
    import pencilmark as package

    return package.rate


def measured(work: Callable[[str], Any], texts: list[str], seconds: float) -> tuple[float, list[Any]]:
    """Microseconds per puzzle, and the answers of those that were done."""
    answers = []
    began = process_time()
    for text in texts:
        answers.append(work(text))
        if process_time() - began > seconds:
            break
    return 1e6 * (process_time() - began) / len(answers), answers


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    options = parser.parse_args()
    wishes = {"easy": ninefold.Wish(level="easy"), "minimal": ninefold.Wish(minimal=True)}
    sets = {
        name: [made.puzzle.oneline.replace(".", "0") for made in ninefold.generate(wish, count=options.count, seed=1)]
        for name, wish in wishes.items()
    }
    print("| job | package | set | puzzles | µs each | as ours |\n|---|---|---|---|---|---|")
    solvers: dict[str, Callable[[], Solve]] = {"ninefold": lambda: ours, **SOLVERS}
    raters: dict[str, Callable[[], Callable[[str], Any]]] = {
        "ninefold": lambda: our_rating,
        "hodoku-py": hodoku_py,
        "pencilmark": pencilmark_rate,
    }
    for job, packages, own in (("solve", solvers, ours), ("rate", raters, our_rating)):
        for package, make in packages.items():
            try:
                work: Callable[[str], Any] = make()
            except ImportError:
                print(f"| {job} | {package} | not installed | | | |")
                continue
            for name, texts in sets.items():
                work(texts[0])  # what it imports when it is first asked counts for nobody
                micro, answers = measured(work, texts, options.seconds)
                same = sum(own(text) == answer for text, answer in zip(texts, answers, strict=False))
                scale = "another scale" if (job, package) == ("rate", "pencilmark") else f"{same} of {len(answers)}"
                print(f"| {job} | {package} {version(package)} | {name} | {len(answers)} | {micro:,.1f} | {scale} |")
    thousand = sets["minimal"] * (1000 // options.count)
    began = process_time()
    ninefold.solve_many(thousand, threads=1)
    print(
        f"| solve | ninefold, `solve_many` | minimal | {len(thousand)} | "
        f"{1e6 * (process_time() - began) / len(thousand):,.1f} | |"
    )


if __name__ == "__main__":
    main()
