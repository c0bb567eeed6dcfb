"""Outlooks: what a judged position means for the whole game, as chances to win.

A judge values positions in order to compare answers. How that becomes a chance to win depends on the title: a reward
nearly is one, made surer or less sure by how such games end; a round depends on those already won.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import Literal

from emberhall.bots.judges import judge_of
from emberhall.bots.minds import section_of
from emberhall.bots.rows import COMPUTED, row
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.steps import State

EDGE = 0.005  # a chance stays this far from 0 and 1 until the game is over


@dataclass(frozen=True)
class Outlook:
    """How to turn a judge's rewards into chances at a title."""

    kind: Literal["chance", "rounds"] = "chance"
    last: float = 1.0  # for rounds without partners: points of lead that make the odds e to one
    stray: float = 0.0  # how often an answer in a line is drawn by likelihood, if the judge's policy is deterministic
    lines: int = 1  # a factor on the budget, for titles whose lines are cheap but say little
    tries: int = 1  # ways to finish a turn, of which the best counts
    # What makes chances come true as often as they say, fitted by bench.calibration.
    sharp: float = 1.0  # a power on the odds
    late: float = 0.0  # how much that power grows until the end of the game
    crowd: float = 1.0  # a factor on that power with three or more sides
    turn: float = 0.0  # added to the log odds of the seat asked, whose turn lines play on worse than it will
    together: bool = field(default=False, metadata=COMPUTED)  # whether opposite seats are partners

    def __post_init__(self) -> None:
        if self.last <= 0:
            raise ValueError("last must be above 0.")
        if min(self.lines, self.tries) < 1:
            raise ValueError("lines and tries are at least 1.")
        if min(self.sharp, self.sharp + self.late, self.crowd) <= 0:
            raise ValueError("sharp must be above 0, also with late added, and so must crowd.")


PLAIN = Outlook()


def read_outlook(table: object, where: str) -> Outlook:
    """The outlook in the section `outlook` of a title's mind."""
    return row(Outlook, table, where)


def outlook_of(game: Game, seats: int, options: Mapping[str, Value]) -> Outlook:
    """The outlook of a title with all these options; without one of its own, chances are the judge's rewards."""
    outlook = section_of(game.name, "outlook", read_outlook, PLAIN)
    return replace(outlook, together=len(set(game.setup.teams(seats, options))) < seats)


def raw(outlook: Outlook) -> Outlook:
    """The outlook before calibration."""
    return replace(outlook, sharp=1.0, late=0.0, crowd=1.0, turn=0.0)


def judge_for(game: Game, outlook: Outlook, horizon: int | None = None) -> Judge:
    """The judge that plays lines for the coach. If rounds are scored, to their end and without fitted weights."""
    rounds = outlook.kind == "rounds"
    return judge_of(game, fitted=not rounds, horizon=0 if rounds else horizon)


def outcome(judge: Judge, outlook: Outlook, state: State, seats: int, winners: Sequence[int]) -> list[float]:
    """The outcome of a finished game for each seat: 1 for a win, a fraction for a shared one. Partners win together.

    A solo game is more than won or lost, so its outcome is the judge's reward.
    """
    if seats == 1:
        return [min(1.0, max(0.0, judge.rewards(state)[0]))]
    shared = max(1, len(winners) // 2 if outlook.together else len(winners))
    return [1.0 / shared if seat in winners else 0.0 for seat in range(seats)]


def chances(game: Game, judge: Judge, outlook: Outlook, state: State) -> list[float]:
    """Each seat's chance in a position that can be judged."""
    if outlook.kind == "rounds":
        return by_rounds(game, judge, outlook, state)
    rewards = judge.rewards(state)
    if not state.work:
        return outcome(judge, outlook, state, len(rewards), game.winners(state))
    return [within(each) for each in rewards]


def power_of(outlook: Outlook, seats: int, progress: float) -> float:
    """The power that makes odds as sure as the games of bots turn out to be."""
    crowded = seats > 2 and not outlook.together
    return (outlook.sharp + outlook.late * progress) * (outlook.crowd if crowded else 1.0)


def calibrated(outlook: Outlook, chances: Sequence[float], progress: float, asked: int) -> list[float]:
    """Mean chances over many lines, made true; `asked` is the seat that answers next."""
    seats, power = len(chances), power_of(outlook, len(chances), progress)
    if seats == 1 or (power == 1.0 and not outlook.turn):
        return list(chances)
    odds = [max(0.0, chance) ** power for chance in chances]
    for seat in range(asked % 2, seats, 2) if outlook.together else (asked,):
        odds[seat] *= exp(outlook.turn)
    whole = odds[0] + odds[1] if outlook.together else sum(odds)
    return [each / whole for each in odds] if whole else list(chances)


def by_leads(points: Sequence[float], steep: float) -> list[float]:
    """Chances by each seat's lead over the best of the others."""
    chances: list[float] = []
    for seat, own in enumerate(points):
        lead = own - max([*points[:seat], *points[seat + 1 :]])
        chances.append(1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / steep)))))
    whole = sum(chances)
    return [within(each / whole) for each in chances]


def by_rounds(game: Game, judge: Judge, outlook: Outlook, state: State) -> list[float]:
    """Chances after a round: score it, and count the rounds won. Rounds to come are even."""
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
