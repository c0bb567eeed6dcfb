"""Whether a plan has something to say now. It depends on what its seat heard, and on nothing it does not know.

Nothing about it is stored but the plan itself: from the words of the game follows what has happened since, and whether
its person has answered meanwhile. So it is the same in every process and after every restart, and never acts twice.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UnsetType

from emberhall import IllegalPick, Play
from emberhall.kernel.events import Heard
from emberhall.kernel.plays.takebacks import lone
from emberhall.kernel.records import CONCEDE, RESIGN
from emberhall.server.plans.plan import Act, Plan, mark_of, rules_of
from emberhall.wire.bodies.plans import Happening, PlanLine


def act_of(plan: Plan, before: Act | None, play: Play, seat: int) -> Act | None:
    """What the plan of a seat would do now; None if it waits, leaves the question to its person, or no longer holds.

    `before` is what it has set out to do last.
    """
    since = None if is_undone(before, play) else holds_since(plan, play, seat)
    if since is None or play.over or seat in play.course.conceded:
        return None
    news = list(play.course.past.heard(seat)[since:])
    for number, line in enumerate(plan.lines):
        if line.resign and happened(line.event, news):
            return Act(number, (), len(play.words), play.seq)
    decision = play.asked(seat)
    if decision is None or play.course.by_itself(decision):
        return None
    # lines for a question by its name come first: they answer it each time, until the person's own turn
    for number, line in sorted(enumerate(plan.lines), key=lambda each: not is_standing(each[1])):
        if line.resign or not fits(line, decision.ask, news):
            continue
        if is_legal(play, seat, line.words):
            return Act(number, tuple(line.words), len(play.words), play.seq)
        if not is_standing(line):
            return None  # the first that fits cannot be played: its person is asked
    return None


def is_standing(line: PlanLine) -> bool:
    """True if a line answers its question each time, not once."""
    return isinstance(line.event, UnsetType) and not isinstance(line.asked, UnsetType)


def fits(line: PlanLine, ask: str, news: Iterable[Heard]) -> bool:
    """True if a line is meant for this question, after this news."""
    if not isinstance(line.asked, UnsetType) and line.asked != ask:
        return False
    if not isinstance(line.until, UnsetType) and happened(line.until, news):
        return False
    return isinstance(line.event, UnsetType) or happened(line.event, news)


def happened(what: Happening | UnsetType, news: Iterable[Heard]) -> bool:
    """True if it is among the news; what is left out never happens."""
    return not isinstance(what, UnsetType) and any(alike(what, event) for event in news)


def alike(what: Happening, event: Mapping[str, Any]) -> bool:
    """True if an event is what was meant."""
    return event["kind"] == what.event.get("kind") and all(
        event.get(fact) == what.event.get(fact) for fact in what.about
    )


def is_legal(play: Play, seat: int, words: list[str]) -> bool:
    """True if a seat could say these words now, all of them."""
    try:
        play.answer(seat, words)
    except IllegalPick:
        return False
    return True


def holds_since(plan: Plan, play: Play, seat: int) -> int | None:
    """How many events its seat had heard when it last answered; None if the plan no longer holds.

    It does not if the game has gone back behind the plan, if the rules are others now, or if its seat has answered a
    question since that was neither a response nor one that the plan answers by its name.
    """
    words = play.words
    if plan.rules != rules_of(play) or plan.words > len(words) or plan.mark != mark_of(play, plan.words):
        return None
    if all(by != seat for by, _ in words[plan.words :]):
        return plan.heard
    small = {line.asked for line in plan.lines if is_standing(line)} | {*play.game.manners.responses}
    heard = plan.heard
    for number, outcome in enumerate(Play.walk(play.record(), play.game)):
        if not plan.words <= number < len(words) or words[number][0] != seat:
            continue
        decision = outcome.play.decision
        if words[number][1] in (RESIGN, CONCEDE) or decision is None:
            return None
        if not lone(play.game.manners, decision):
            if decision.ask not in small:
                return None
            heard = len(outcome.play.course.past.heard(seat))
    return heard


def is_undone(act: Act | None, play: Play) -> bool:
    """True if the game has gone back to where a plan acted, or behind it."""
    return act is not None and len(play.words) <= act.after and play.seq > act.seq


def has_acted(act: Act, play: Play, seat: int) -> bool:
    """True if what a plan set out to do stands in the game: it may have been too late, or been taken back."""
    if not act.words:
        return seat in play.course.conceded or any(move == (seat, RESIGN) for move in play.words[act.after :])
    said = [word for by, word in play.words[act.after :] if by == seat]
    return tuple(said[: len(act.words)]) == act.words
