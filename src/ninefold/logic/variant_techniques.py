"""The techniques that only boards with further rules need; native code knows plain 9×9 and does not list them.

Levels and points are ours. A rule is applied many times on the way, so a use of it costs little.
"""

from __future__ import annotations

from ninefold.model import Technique

FAMILY = "rules"

VARIANT_TECHNIQUES = (
    Technique("rule-cell", "Rule of a Cell", FAMILY, order=10, level="easy", score=1),
    Technique("rule-digits", "Rule of Placed Digits", FAMILY, order=20, level="easy", score=1),
    Technique("rule-pair", "Rule of Two Cells", FAMILY, order=400, level="easy", score=4),
    Technique("cage-combinations", "Cage Combinations", FAMILY, order=500, level="easy", score=6),
    Technique("rule-group", "Rule of a Few Cells", FAMILY, order=600, level="medium", score=8),
    Technique("rule-of-45", "Rule of 45", FAMILY, order=1290, level="medium", score=20),
    Technique("shared-elimination-rule", "Shared Elimination (Rule)", FAMILY, order=1295, level="medium", score=30),
    Technique("rule-long", "Rule of Many Cells", FAMILY, order=1700, level="hard", score=20),
    Technique("rule-joined", "Joined Rules", FAMILY, order=1750, level="hard", score=40),
    Technique("shared-elimination-house", "Shared Elimination (House)", FAMILY, order=1800, level="hard", score=60),
    Technique("shared-elimination-cell", "Shared Elimination (Cell)", FAMILY, order=1810, level="hard", score=60),
    Technique("rule-contradiction", "Rule Contradiction", FAMILY, order=8400, level="extreme", score=400),
)
