"""A person's position -> judgement: is it right, why not, what would help, what comes next."""

from ninefold.advise.ambiguity import Ambiguity, ambiguity
from ninefold.advise.claim import Claim, Verdict, judge
from ninefold.advise.contradiction import Contradiction, contradiction
from ninefold.advise.dead_end import dead_end
from ninefold.advise.hint import Hint, hint
from ninefold.advise.mistake import Mistake, first_mistake

__all__ = [
    "Ambiguity",
    "Claim",
    "Contradiction",
    "Hint",
    "Mistake",
    "Verdict",
    "ambiguity",
    "contradiction",
    "dead_end",
    "first_mistake",
    "hint",
    "judge",
]
