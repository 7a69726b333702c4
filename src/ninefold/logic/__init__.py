"""Grid to steps: what a person would do next, and why."""

from ninefold.logic.catalogue import technique, techniques
from ninefold.logic.explain import Part, explain, sentences, words
from ninefold.logic.options import LogicOptions, only, without_guessing
from ninefold.logic.path import SUPPOSING, all_steps, furthest, next_step, path

__all__ = [
    "SUPPOSING",
    "LogicOptions",
    "Part",
    "all_steps",
    "explain",
    "furthest",
    "next_step",
    "only",
    "path",
    "sentences",
    "technique",
    "techniques",
    "without_guessing",
    "words",
]
