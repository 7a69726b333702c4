"""Grid to steps: what a person would do next, and why.

path → engine/logic → native/bind → native/logic/nine: path (the ladder), registry, finders/. native/bind/steps.cpp
makes the classes of model/step itself, all steps and the grids after them in one crossing. Then explain has the words
(texts/, a file per language) and picture/step the picture. Boards other than plain 9×9, and those with constraints, go
through engine/any_logic to native/logic/any.
"""

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
