"""`estimate`: how long a comparison will take."""

from __future__ import annotations

from ninefold.lab.estimate import ExpectedAnswer
from ninefold.lab.estimate import estimate as estimate_plan
from ninefold.web.verbs.compare import PlanAsk
from ninefold.web.work import Work

_TRY_SECONDS = 0.005
"""Of each measurement: a person waits for the answer with a finger on the button."""


class EstimateAsk(PlanAsk):
    """What would be measured."""


def estimate(ask: EstimateAsk, work: Work) -> ExpectedAnswer:
    plan = ask.plan()
    work.heavy(plan.measurements > 40)
    work.tell("trying")
    return estimate_plan(plan, ask.done, tried=_TRY_SECONDS)
