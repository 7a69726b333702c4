"""Puzzles by the million for the batch benchmark: generate.py FILE.parquet [MILLIONS].

A few thousand minimal puzzles are dug out of random full grids, all of them at the same time with the batch solver;
their relabelled copies make the rest. A relabelled puzzle is as hard as the one it comes from, and relabelling a whole
block is one `bytes.translate`.
"""

import random
import sys

import pyarrow as pa
import pyarrow.parquet as pq

from ninefold.solving.fast9 import solve_many

CELLS = 81
BASE = 4_000
DIGITS = b"123456789"


def full_grids(count: int, chance: random.Random) -> list[bytearray]:
    """Full grids: the first solutions of boards with a few random digits in the three boxes of the diagonal."""
    boards = []
    for _ in range(count):
        board = bytearray(b"." * CELLS)
        for box in range(3):
            for at, digit in enumerate(chance.sample(DIGITS, 9)):
                board[(3 * box + at // 3) * 9 + 3 * box + at % 3] = digit
        boards.append(bytes(board))
    answers = solve_many(b"\n".join(boards), limit=1)
    flat = bytes(answers.solutions.cast("B"))
    return [bytearray(flat[at : at + CELLS]) for at in range(0, len(flat), CELLS)]


def dig(grids: list[bytearray], chance: random.Random) -> list[bytes]:
    """Minimal puzzles: every cell is tried once, in another order in every grid."""
    orders = [chance.sample(range(CELLS), CELLS) for _ in grids]
    for step in range(CELLS):
        tries = []
        for grid, order in zip(grids, orders, strict=True):
            tries.append(bytes(grid[: order[step]] + b"." + grid[order[step] + 1 :]))
        counts = solve_many(b"\n".join(tries)).counts
        for grid, order, count in zip(grids, orders, counts, strict=True):
            if count == 1:
                grid[order[step]] = ord(".")
    return [bytes(grid) for grid in grids]


def main() -> None:
    target = sys.argv[1]
    wanted = int(float(sys.argv[2]) * 1_000_000) if len(sys.argv) > 2 else 10_000_000
    chance = random.Random(1)
    block = b"".join(dig(full_grids(BASE, chance), chance))
    schema = pa.schema({"puzzle": pa.string()})
    options = {"compression": "none", "use_dictionary": False, "write_statistics": False}
    with pq.ParquetWriter(target, schema, **options) as writer:
        waiting: list[pa.Array] = []
        for start in range(0, wanted, BASE):
            labels = bytes.maketrans(DIGITS, bytes(chance.sample(DIGITS, 9)))
            rows = min(BASE, wanted - start)
            cells = pa.py_buffer(block[: rows * CELLS].translate(labels))
            waiting.append(pa.Array.from_buffers(pa.binary(CELLS), rows, [None, cells]).cast(pa.string()))
            if len(waiting) == 64 or start + BASE >= wanted:
                writer.write_table(pa.table({"puzzle": pa.chunked_array(waiting)}, schema))
                waiting = []


if __name__ == "__main__":
    main()
