"""How long a simple solve waits beside a crowd: `crowd.py [--clients N] [--seconds S] [CROWD…]`.

Prints one JSON object per crowd. Starts a server of its own on this machine. Each client of a crowd asks, waits for the
answer and asks again, after a refusal (503) a tenth of a second later: none is as patient as it is told to be. Beside
them somebody solves a simple 9×9, on a new connection each time.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

SIMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = (
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
)
UNSOLVABLE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
PAUSE = 0.05
AGAIN = 0.1
WAIT = 60.0
MOST_SECONDS = 120.0


def request(verb: str, body: bytes, port: int, declared: int | None = None) -> bytes:
    head = f"POST /api/{verb} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body) if declared is None else declared}\r\n\r\n".encode() + body


def asked(verb: str, **data: object) -> tuple[str, bytes]:
    return verb, json.dumps(data).encode()


KNIGHT = {"variants": ["antiknight", "nonconsecutive"]}
CROWDS: dict[str, list[tuple[str, bytes]]] = {
    "nobody": [],
    "hard": [
        *(asked("check", puzzle=puzzle) for puzzle in HARD),
        asked("solve", puzzle=UNSOLVABLE, limit=2),
        asked("count", puzzle="." * 81, limit=1_000_000_000),
        asked("explain", puzzle=HARD[0]),
    ],
    "heavy": [
        asked("check", puzzle="." * 256),
        asked("solve", puzzle="." * 81, method="backtracking", **KNIGHT),
        asked("solve", puzzle="." * 625),
        asked("check", puzzle="." * 80 + "1", variants=["antiknight"]),
        asked("explain", puzzle="1" + "." * 80, variants=["diagonal"]),
    ],
    "reading": [asked("read", text=f"{SIMPLE}\n" * 12_000, limit=1000)],
    "greedy": [
        ("solve", b'{"puzzle":"1","only":[' + b"{}," * 650_000 + b"{}]}"),
        ("solve", b'{"puzzle":"1","candidates":[[' + b"99," * 650_000 + b"99]]}"),
        ("read", b"[" + b'"",' * 650_000 + b"1]"),
    ],
    "slow": [asked("solve", puzzle=SIMPLE)],
}


async def answer(port: int, text: bytes) -> int:
    """The status of an answer that was read to its end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(text)
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
        if length:
            await reader.readexactly(int(length[1]))
        return int(head.split(b" ", 2)[1])
    finally:
        writer.close()


async def one_of_the_crowd(port: int, text: bytes, seen: Counter[str]) -> None:
    while True:
        try:
            status = await answer(port, text)
        except (OSError, asyncio.IncompleteReadError):
            seen["hung up"] += 1
            status = 503
        else:
            seen[str(status)] += 1
        if status == 503:
            await asyncio.sleep(AGAIN)


async def slow_one(port: int, text: bytes, seen: Counter[str]) -> None:
    """Sends a byte now and then, for as long as it is let."""
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            sent = text.index(b"\r\n\r\n") + 4
            writer.write(text[:sent])
            while sent < len(text) and not reader.at_eof():
                writer.write(text[sent : sent + 1])
                await writer.drain()
                sent += 1
                await asyncio.sleep(1)
            writer.close()
        except OSError:
            pass
        seen["hung up"] += 1


async def crowd_of(port: int, name: str, clients: int) -> Counter[str]:
    """The whole crowd, until nobody wants it any more (SIGTERM); how it was answered."""
    seen: Counter[str] = Counter()
    asks = [request(verb, body, port) for verb, body in CROWDS[name]]
    each = slow_one if name == "slow" else one_of_the_crowd
    tasks = [asyncio.create_task(each(port, asks[n % len(asks)], seen)) for n in range(clients)] if asks else []
    over = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, over.set)
    await asyncio.wait_for(over.wait(), MOST_SECONDS)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return seen


async def simple_solves(port: int, seconds: float) -> tuple[list[float], int]:
    """How long each solve took, and how many were not answered."""
    simple = request(*asked("solve", puzzle=SIMPLE, limit=2), port=port)
    times: list[float] = []
    refused = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        try:
            status = await asyncio.wait_for(answer(port, simple), WAIT)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            status = 0
        times.append(time.perf_counter() - began)
        refused += status != 200
        await asyncio.sleep(PAUSE)
    return sorted(times), refused


def beside(port: int, name: str, clients: int, seconds: float) -> dict[str, object]:
    """The times of the simple solve while the crowd, in a process of its own, is there."""
    command = [sys.executable, __file__, "--be", name, "--port", str(port), "--clients", str(clients)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as crowd:
        time.sleep(1 + min(1.0, seconds / 4))  # until all are there
        times, refused = asyncio.run(simple_solves(port, seconds))
        crowd.terminate()
        seen = json.loads(crowd.communicate()[0] or "{}")

    def share(part: float) -> float:
        return round(times[min(len(times) - 1, int(part * len(times)))], 4)

    return {
        "crowd": name,
        "clients": clients if CROWDS[name] else 0,
        "solves": len(times),
        "refused": refused,
        "p50": share(0.5),
        "p95": share(0.95),
        "p99": share(0.99),
        "answers to the crowd": seen,
        "load": round(os.getloadavg()[0], 1),
    }


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """The port and the process of a server."""
    command = [sys.executable, "-m", "ninefold", "app", "--no-open"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    ) as one:
        try:
            assert one.stdout is not None
            told = re.search(r":(\d+)/", one.stdout.readline())
            assert told, "the server did not tell its address"
            yield int(told[1]), one.pid
        finally:
            one.terminate()


def peak_megabytes(pid: int) -> int | None:
    try:
        with open(f"/proc/{pid}/status") as file:
            return next((int(line.split()[1]) // 1024 for line in file if line.startswith("VmHWM")), None)
    except OSError:
        return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("crowds", nargs="*", default=list(CROWDS), help=", ".join(CROWDS))
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--be", choices=CROWDS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.be:
        print(json.dumps(asyncio.run(crowd_of(options.port, options.be, options.clients))))
        return
    for crowd in options.crowds:
        with server() as (port, pid):
            told = beside(port, crowd, options.clients, options.seconds)
            print(json.dumps(told | {"server_peak_mb": peak_megabytes(pid)}), flush=True)


if __name__ == "__main__":
    main()
