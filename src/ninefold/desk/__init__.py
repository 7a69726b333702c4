"""A person's position -> judgement: is it right, why not, what would help, what comes next."""

from ninefold.desk.ambiguity import Ambiguity, ambiguity
from ninefold.desk.claim import Claim, Verdict, judge
from ninefold.desk.contradiction import Contradiction, contradiction
from ninefold.desk.dead_end import dead_end
from ninefold.desk.hint import Hint, hint
from ninefold.desk.mistake import Mistake, first_mistake

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
