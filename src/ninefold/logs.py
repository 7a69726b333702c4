"""Loggers of ours, one for each module that works for long: silent until a program listens to `ninefold`.

>>> log_of("ninefold.tables.run_local").name
'ninefold.tables.run_local'
"""

from __future__ import annotations

import logging

logging.getLogger("ninefold").addHandler(logging.NullHandler())  # else Python would print warnings by itself


def log_of(name: str) -> logging.Logger:
    """The logger of a module."""
    return logging.getLogger(name)
