"""Outlooks: what a judged position means for the whole game, as chances to win.

A judge says what a position is worth to compare answers with. Whether that is the chance to win depends on the title:
of a fitted value it is; of a lead in points it depends on how much is still to come; of a round on those already won.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt
from typing import Literal

from emberhall.bots.judges import judge_of
from emberhall.kernel.games import Game, Value
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State

EDGE = 0.005  # as long as a game lasts, nobody has quite won or lost it


@dataclass(frozen=True)
class Outlook:
    """How chances follow from a judge's rewards at a title."""

    kind: Literal["chance", "lead", "rounds"] = "chance"
    spread: float = (
        0.0  # points of lead that make a game three to one when it begins, beyond those shortly before its end
    )
    last: float = 1.0  # the same shortly before its end; of rounds at any time
    tempo: float = 0.0  # points that whoever has just had a turn is ahead by for that alone
    stray: float = 0.0  # how often an answer in a line is drawn by likelihood, where the judge's own is always the same
    lines: int = 1  # where lines are cheap and tell little, so many times the budget
    tries: int = 1  # ways to finish a turn, of which the best counts
    partners: tuple[str, str] = ("", "")  # the option, and its value, by which those who sit opposite play together
    together: bool = False  # whether they do


OUTLOOKS: dict[str, Outlook] = {
    "dragonduel": Outlook(stray=0.25),
    "dualis": Outlook("rounds", last=4.0, lines=6, partners=("mode", "partnership")),
    # from 94 games of bots: how what the judge found each turn worth went with the lead in the end
    "flamecraft": Outlook("lead", spread=3.6, last=4.0, tempo=3.5, tries=5),
    "flamecraft_duals": Outlook(tries=5),
}
PLAIN = Outlook()


def outlook_of(title: str, options: Mapping[str, Value]) -> Outlook:
    """How chances are read off at a title; as the judge says them where nothing is known of it."""
    found = OUTLOOKS.get(title, PLAIN)
    name, value = found.partners
    return replace(found, together=options.get(name) == value)


def judge_for(game: Game, outlook: Outlook, horizon: int | None = None) -> Judge:
    """Who plays lines on for the coach. Where rounds are scored, to their end, and without fitted weights."""
    rounds = outlook.kind == "rounds"
    judge = judge_of(game, fitted=not rounds)
    if rounds:
        judge.horizon = 0
    elif horizon is not None:
        judge.horizon = horizon
    return judge


def outcome(judge: Judge, outlook: Outlook, state: State, seats: int, winners: Sequence[int]) -> list[float]:
    """What a finished game was to each seat: 1 for a win, a part of it for a shared one. Partners win together.

    Alone there is more than won and lost, so it is what the judge says.
    """
    if seats == 1:
        return [min(1.0, max(0.0, judge.rewards(state)[0]))]
    shared = max(1, len(winners) // 2 if outlook.together else len(winners))
    return [1.0 / shared if seat in winners else 0.0 for seat in range(seats)]


def chances(game: Game, judge: Judge, outlook: Outlook, state: State, mover: int, progress: float) -> list[float]:
    """Each seat's chance in a position that can be judged; `progress` is how much of the game is over, from 0 to 1."""
    if outlook.kind == "rounds":
        return by_rounds(game, judge, outlook, state)
    rewards = judge.rewards(state)
    seats = len(rewards)
    if not state.work:
        return outcome(judge, outlook, state, seats, game.winners(state))
    if seats == 1 or outlook.kind == "chance":
        return [within(each) for each in rewards]
    worths = [judge.worth(state, seat) for seat in range(seats)]
    worths[mover] -= outlook.tempo
    return by_leads(worths, outlook.last + outlook.spread * sqrt(max(0.0, 1.0 - progress)))


def by_leads(points: Sequence[float], steep: float) -> list[float]:
    """Chances by everybody's lead over the best of the others."""
    found: list[float] = []
    for seat, own in enumerate(points):
        lead = own - max([*points[:seat], *points[seat + 1 :]])
        found.append(1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / steep)))))
    whole = sum(found)
    return [within(each / whole) for each in found]


def by_rounds(game: Game, judge: Judge, outlook: Outlook, state: State) -> list[float]:
    """A round is over: score it, and count the rounds that are won. Rounds to come are even."""
    state.settle()
    points = game.scores(state)
    seats = len(points)
    if not state.work:
        return outcome(judge, outlook, state, seats, game.winners(state))
    if outlook.together:
        return [0.5 + 0.25 * (points[seat] - points[1 - seat % 2]) for seat in range(seats)]
    return by_leads(points, outlook.last)


def within(chance: float) -> float:
    return min(1.0 - EDGE, max(EDGE, chance))
