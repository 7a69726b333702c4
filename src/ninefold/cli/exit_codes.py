"""What a command says with its exit code, apart from 0 (yes, done), 1 (no) and 2 (bad input or usage)."""

from __future__ import annotations

TIME_IS_UP = 3
"""The time limit came before the answer: neither a no nor a fault of the input."""
