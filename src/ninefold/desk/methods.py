"""The ways to solve a position."""

from __future__ import annotations

from typing import Literal, get_args

Method = Literal["auto", "logic", "guess", "combined", "backtracking"]
"""auto, the fastest; logic, only what follows step by step; guess, trying digits alone; combined, logic first and then
guesses; backtracking, cell by cell."""
METHODS: tuple[Method, ...] = get_args(Method)
GUESSING: tuple[Method, ...] = ("guess", "combined", "backtracking")
"""Those that may take long where little is given."""
