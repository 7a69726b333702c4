"""How much a picture may hold: every bound of reading photos in one place."""

from __future__ import annotations

BYTES = 40_000_000
"""Bytes of a file; the largest photos of telephones have about 25 million."""
PIXELS = 64_000_000
"""Pixels of a picture, told by its header before anything is decoded; telephones take up to 50 million."""
SIDE = 20_000
"""Pixels of the longer side: a panorama is no page."""
SCANS = 64
"""Scans of a progressive JPEG, each of which costs a pass over all pixels; cameras and editors write about ten."""
SCANNED = 800_000_000
"""Pixels of all scans of a JPEG together: a decoder cannot be stopped in the middle of them."""
SMALLEST_GRID = 90
"""Pixels of the side of a grid: with less than ten per cell digits are guesses."""
GRIDS = 6
"""Grids that are read from one picture."""
READINGS = 2_000
"""Readings of a grid that are tried as puzzles."""
SECONDS = 10.0
"""Time for one picture, unless told."""
