"""Every bound of the server, in one place."""

from __future__ import annotations

import os

BODY_BYTES = 2 * 1024 * 1024
DISCARD_BYTES = 16 * 1024 * 1024
"""A body that is too large is read this far and forgotten, so that its sender gets to read the answer."""
BODY_SECONDS = 10.0
HEAD_SECONDS = 10.0
"""Until a connection has said what it wants."""

PUZZLE_CHARACTERS = 300_000
SIZE = 36
"""Rows of a board that the server takes; the library takes more."""
CONSTRAINTS = 500
SOLUTIONS = 1000
COUNT = 1_000_000_000
RECORDS = 1000
PRINTED = 200
PRINTED_BY_ADDRESS = 24
ADDRESS_CHARACTERS = 4000
"""Of a puzzle in an address; longer ones go into a body."""
CLAIMS = 100

SECONDS = 10.0
MOST_SECONDS = 60.0
QUICK_SECONDS = 0.5
"""What takes longer goes to the long lane."""
QUICK_THREADS = 2
QUICK_WAITING = 256
LONG_THREADS = max(2, min(4, (os.cpu_count() or 2) - 1))
LONG_WAITING = 64
PROGRESS_SECONDS = 0.25
SWITCH_SECONDS = 0.0005
"""How long a working thread may keep the interpreter while others wait. With the usual 5 ms the thread that talks to
the clients, which lets go of the interpreter at every send and receive, would wait that long each time."""
