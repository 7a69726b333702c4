"""Every bound of the server, in one place."""

from __future__ import annotations

import os

CONNECTIONS = 512
"""At once; a process may usually open 1,024 files. One more takes the place of the one that kept us waiting most."""
HEAD_SECONDS = 10.0
"""Until a connection has said what it wants."""
BODY_BYTES = 2 * 1024 * 1024
"""Of a body that brings whole files."""
POSITION_BYTES = 1024 * 1024
"""Of any other body."""
PHOTO_BYTES = 16 * 1024 * 1024
"""Of a body that is a picture; telephones write 2 to 12 million, and the page makes smaller what is larger."""
CORNERS_CHARACTERS = 200
"""Of the corners of a grid in an address."""
BODY_ELEMENTS = 100_000
"""Numbers, texts, lists and objects of a body. All marks of the largest board are 46,656; reading as many objects takes
some 10 ms, in which the server does nothing else."""
BODY_SECONDS = 10.0
DISCARD_BYTES = 32 * 1024 * 1024
"""A body that is too large is read this far and forgotten, so that its sender gets to read the answer."""
BODIES_BYTES = 64 * 1024 * 1024
"""Of all bodies at once that are being received or worked on."""
SMALL_BODY_BYTES = 32 * 1024
"""A body up to this size is taken however much others bring."""
PIECE_SECONDS = 0.001
"""What the next piece of a larger body waits, for each larger body that is under way: they share a part of the time."""

KEYS = 32
"""Of an object that is asked."""
PUZZLE_CHARACTERS = 300_000
SIZE = 36
"""Rows of a board that the server takes; the library takes more."""
CONSTRAINTS = 500
CONSTRAINT_ELEMENTS = 10_000
"""Numbers, texts, lists and objects of one constraint."""
CONSTRAINT_DEPTH = 24
"""Lists and objects inside of each other."""
LISTED = 100_000
"""Cells that the drawings and houses of these constraints list: a browser draws them all."""
RULES = 50_000
"""Rules that the constraints of one puzzle expand to; the library takes more."""
SOLUTIONS = 1000
COUNT = 2**53 - 1
"""What a number of JavaScript tells exactly."""
RECORDS = 1000
PRINTED = 200
PRINTED_BY_ADDRESS = 24
BOOK_PUZZLES = 200
ADDRESS_CHARACTERS = 4000
"""Of a puzzle in an address; longer ones go into a body."""
CLAIMS = 100
EXERCISES = 50
ANSWER_CANDIDATES = 3_000_000
"""Candidates of all the boards of an answer, at most some 10 MB of it: 4,000 of 9×9, 64 of 36×36."""

LAB_LIMIT = 10.0
"""Seconds of one measurement of the laboratory."""
LAB_SECONDS = 20.0
"""Of one request to it: a long run asks again and again, and others have their turn in between."""
LAB_STATES = 50_000
"""Positions that a search keeps at once: 70 MB of the largest board."""
LAB_ROWS = 4000
"""Rows of a run."""
LAB_REPORTED = 2000
"""Rows of a report."""

SECONDS = 10.0
MOST_SECONDS = 60.0
QUICK_SECONDS = 0.5
"""What takes longer goes to the long pool."""
SHORT_SECONDS = 0.02
"""What a try has, at least, when many wait for theirs."""
SMALL_THREADS = 1
SMALL_WAITING = 512
QUICK_THREADS = 2
QUICK_WAITING = 256
LONG_THREADS = max(2, min(4, (os.cpu_count() or 2) - 1))
LONG_WAITING = 64
LONG_NICENESS = 10
"""How far long work stands back behind the rest, as `nice` has it."""
PROGRESS_SECONDS = 0.25
SWITCH_SECONDS = 0.0001
"""How long a working thread may keep the interpreter while others wait. The thread that talks to the clients lets go of
the interpreter at every send and receive, and waits that long each time: with the usual 5 ms, or with half a
millisecond, two threads that read long texts keep everybody else waiting for seconds."""
