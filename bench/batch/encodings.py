"""What a column of solutions costs in Parquet, by type, encoding and compression: ns of processor time and bytes a row.

    python bench/batch/encodings.py FILE [ROWS]

FILE has 9×9 lines; they are solved and written over and over until ROWS (500,000) are there.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pyarrow as pa
import pyarrow.parquet as pq

from ninefold.solving.fast9 import CELLS, solve_many

ROW_GROUP = 131_072


def columns(text: bytes, rows: int) -> dict[str, tuple[pa.Array, str | None]]:
    """The same solutions as each type, with the encoding to ask for; None takes a dictionary."""
    solutions = bytes(solve_many(text, threads=1).solutions.cast("B"))  # type: ignore[union-attr]
    data = (solutions * (rows * CELLS // len(solutions) + 1))[: rows * CELLS]
    fixed = pa.Array.from_buffers(pa.binary(CELLS), rows, [None, pa.py_buffer(data)])
    digits = data.translate(bytes(max(0, code - ord("0")) % 16 for code in range(256)))
    packed = bytearray()
    for at in range(0, len(digits), CELLS):
        row = digits[at : at + CELLS] + b"\0"
        packed += int(row.hex()[1::2], 16).to_bytes(41, "big")
    half = pa.Array.from_buffers(pa.binary(41), rows, [None, pa.py_buffer(bytes(packed))])
    strings = fixed.cast(pa.binary()).cast(pa.string())
    return {
        "string, plain": (strings, "PLAIN"),
        "string, dictionary": (strings, None),
        "string, lengths as differences": (strings, "DELTA_LENGTH_BYTE_ARRAY"),
        "string, as differences": (strings, "DELTA_BYTE_ARRAY"),
        "81 bytes, plain": (fixed, "PLAIN"),
        "41 bytes, two digits each": (half, "PLAIN"),
    }


def measure(column: pa.Array, encoding: str | None, compression: str, folder: str) -> tuple[float, float]:
    """Seconds and bytes, the best of three."""
    path, table = Path(folder, "out.parquet"), pa.table({"solution": column})
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        pq.write_table(
            table,
            path,
            compression=compression,
            use_dictionary=encoding is None,
            column_encoding={"solution": encoding} if encoding else None,
            write_statistics=False,
            row_group_size=ROW_GROUP,
        )
        best = min(best, time.process_time() - began)
    return best, path.stat().st_size


def main() -> None:
    file, rows = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 500_000
    print("ns and bytes a row")
    with TemporaryDirectory() as folder:
        for name, (column, encoding) in columns(Path(file).read_bytes(), rows).items():
            row = [f"{name:<31}"]
            for compression in ("none", "snappy", "lz4", "zstd"):
                seconds, size = measure(column, encoding, compression, folder)
                row.append(f"{compression} {1e9 * seconds / rows:4.0f} {size / rows:5.1f}")
            print("   ".join(row), flush=True)


if __name__ == "__main__":
    main()
