"""An analysis in wire format: for the page, and as JSON in the terminal."""

from typing import Any, cast

import msgspec
from msgspec import UNSET

from emberhall.coach.advice import Advice
from emberhall.coach.analysis import Alternative, Analysis, Explained, Side
from emberhall.coach.ledgers import Ledger
from emberhall.coach.reasons import Reason
from emberhall.kernel.decisions import Choice
from emberhall.wire import messages
from emberhall.wire.bodies import coach as coaching
from emberhall.wire.values import Facts


def analysis_body(analysis: Analysis) -> coaching.Analysis:
    """The whole analysis."""
    knew, hindsight = outlook(analysis.knew), outlook(analysis.hindsight)
    return coaching.Analysis(analysis.title, analysis.seats, analysis.length, analysis.budget, knew, hindsight)


def hinted(advice: Advice) -> dict[str, Any]:
    """A piece of advice, as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "word": advice.word,
            "why": [why(reason) for reason in advice.reasons],
            "alternatives": [alternative(each) for each in advice.alternatives],
        }
    )
    return plain


def outlook(side: Side) -> coaching.CoachSide:
    judged = {each.at: each for each in side.judged}
    decisions = [
        decision(each, judged[at].after[each.seat], judged[at].loss, judged[at].error)
        for at, each in sorted(side.explained.items())
    ]
    return coaching.CoachSide([ledger(each) for each in side.ledgers], decisions)


def ledger(each: Ledger) -> coaching.SeatAccount:
    points = [coaching.CurvePoint(point.at, point.chance, point.luck, point.own, point.others) for point in each.points]
    return coaching.SeatAccount(
        each.seat,
        each.start,
        each.final,
        each.luck,
        each.own,
        each.others,
        points,
        each.mistakes,
        each.strokes,
    )


def decision(each: Explained, taken: int, loss: int, error: int) -> coaching.KeyDecision:
    return coaching.KeyDecision(
        each.at,
        each.seat,
        each.word,
        each.ask,
        each.about,
        each.before,
        taken,
        loss,
        error,
        [alternative(other) for other in each.alternatives],
        [why(reason) for reason in each.reasons],
        each.view,
    )


def alternative(each: Alternative) -> coaching.Alternative:
    return coaching.Alternative(each.word, each.chance, each.error, choice(each.choice))


def choice(each: Choice) -> messages.Choice:
    return messages.Choice(each.verb, list(each.refs), each.gives or UNSET, cast(Facts, each.facts) or UNSET)


def why(reason: Reason) -> coaching.CoachReason:
    events = [] if reason.event is None else [reason.event]
    return coaching.CoachReason(reason.key, reason.than, reason.args, reason.unit or UNSET, events)
