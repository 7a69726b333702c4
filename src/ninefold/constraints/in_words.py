"""The constraints of a board for a person: a killer has thirty cages, but one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ninefold.model.constraint import Constraint

SHOWN = "the number shown"


def in_words(constraints: Iterable[Constraint]) -> dict[str, list[str]]:
    """The kinds of constraints, each with its sentences; one sentence where only the clues differ that the board shows.

    >>> from ninefold.constraints import Cage
    >>> in_words([Cage((0, 1), 17), Cage((2, 3), 4)])
    {'killer cage': ['the digits of the cage are different and add up to the number shown']}
    >>> in_words([Cage((0, 1), 17)])
    {'killer cage': ['the digits of the cage are different and add up to 17']}
    """
    kinds: dict[str, list[Constraint]] = {}
    for constraint in constraints:
        kinds.setdefault(constraint.called, []).append(constraint)
    return {name: _sentences(alike) for name, alike in kinds.items()}


def _sentences(alike: list[Constraint]) -> list[str]:
    exact = list(dict.fromkeys(constraint.sentence for constraint in alike))
    return exact if len(exact) == 1 else list(dict.fromkeys(map(without_clue, alike)))


def without_clue(constraint: Constraint) -> str:
    """The sentence, without the clue that the board shows.

    >>> from ninefold.constraints import Cage
    >>> without_clue(Cage((0, 1), 17))
    'the digits of the cage are different and add up to the number shown'
    """
    clues = {mark.text for mark in constraint.drawing}
    return re.sub(r"\b\d+\b", lambda number: SHOWN if number[0] in clues else number[0], constraint.sentence)
