"""All verbs by name."""

from __future__ import annotations

from typing import Any

from ninefold.web.verb import Verb
from ninefold.web.verbs.candidates import candidates
from ninefold.web.verbs.canonical import canonical
from ninefold.web.verbs.check import check
from ninefold.web.verbs.code import code
from ninefold.web.verbs.compare import compare
from ninefold.web.verbs.count import count
from ninefold.web.verbs.daily import daily
from ninefold.web.verbs.estimate import estimate
from ninefold.web.verbs.explain import explain
from ninefold.web.verbs.generate import generate
from ninefold.web.verbs.hint import hint
from ninefold.web.verbs.improve import improve
from ninefold.web.verbs.judge import judge
from ninefold.web.verbs.learn import learn
from ninefold.web.verbs.minimize import minimize
from ninefold.web.verbs.photo import photo
from ninefold.web.verbs.practice import practice
from ninefold.web.verbs.rate import rate
from ninefold.web.verbs.read import read
from ninefold.web.verbs.relabel import relabel
from ninefold.web.verbs.rule import rule
from ninefold.web.verbs.search import search, trace
from ninefold.web.verbs.solve import solve
from ninefold.web.verbs.tools import tools
from ninefold.web.verbs.write import write

VERBS: tuple[tuple[str, str, Verb[Any]], ...] = (
    ("solve", "The solutions of a position.", solve),
    ("count", "How many solutions a position has.", count),
    ("check", "Valid, solvable, unique, how hard; why not, and what would help.", check),
    ("candidates", "The open candidates of every cell.", candidates),
    ("explain", "Every step of logic, with words and pictures.", explain),
    ("hint", "The first mistake, else the next step in four stages.", hint),
    ("rate", "Level, score, mastery, ER and more of a puzzle.", rate),
    ("minimize", "A puzzle without its needless givens.", minimize),
    ("improve", "Changes towards fewer clues, one solution, a harder or an easier puzzle.", improve),
    ("tools", "What a setter can put on a board.", tools),
    ("relabel", "A puzzle with other digits.", relabel),
    ("rule", "A rule of a setter's own as a constraint, and whether a line keeps it.", rule),
    ("canonical", "One form for puzzles that differ by symmetries alone.", canonical),
    ("judge", "Whether a player's own step holds.", judge),
    ("read", "The puzzles of any text.", read),
    ("write", "A position in any format.", write),
    ("code", "The QR code of a link.", code),
    ("generate", "A new puzzle.", generate),
    ("compare", "Algorithms measured on puzzles, row by row.", compare),
    ("estimate", "How long a comparison will take.", estimate),
    ("search", "Every way to search a position, counted.", search),
    ("trace", "A search as it went, node by node.", trace),
    ("daily", "The puzzles of a day.", daily),
    ("learn", "The lesson of a technique, or all families.", learn),
    ("practice", "Boards to find a technique on.", practice),
)
"""(name, what it does, the verb): every verb that answers an object to an object."""
PHOTO: tuple[str, str, Verb[Any]] = ("photo", "The puzzles in a picture.", photo)
"""The one that answers an object to a picture."""
