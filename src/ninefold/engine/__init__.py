"""Puzzles as the native solvers take them: the one way in, for solving and for logic."""

from __future__ import annotations

from ninefold.engine.problem import FlatRules, Told, problem_of, rules_of, told

__all__ = ["FlatRules", "Told", "problem_of", "rules_of", "told"]
