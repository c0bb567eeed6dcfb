"""The judge of DragonDuel: rules of thumb as policy, and a fitted value once battles and chains are over.

A line is played on for a few turns and judged at the first main decision of a turn, where the position is quiet. The
horizon is in turns of two players; with more players, a line lasts the same number of rounds.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, final

from emberhall.games.dragonduel.components.book import Book
from emberhall.games.dragonduel.effects.countering import Unless
from emberhall.games.dragonduel.effects.entering import MakeRoom
from emberhall.games.dragonduel.effects.perform import Choose
from emberhall.games.dragonduel.mind.battles import barrier_worth, block_worth, critical_worth
from emberhall.games.dragonduel.mind.choices import (
    mulligan_worth,
    other_worth,
    push_worth,
    target_worth,
    tower_worth,
    unless_worth,
)
from emberhall.games.dragonduel.mind.facts import facts_of
from emberhall.games.dragonduel.mind.features import BY_HAND, COUNT, NAMES, features_of
from emberhall.games.dragonduel.mind.plays import main_worth, response_worth
from emberhall.games.dragonduel.mind.reading import Reading
from emberhall.games.dragonduel.mind.sense import sensible_at
from emberhall.games.dragonduel.score import winning_seats
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import Barrier, Block, Critical, Tower
from emberhall.games.dragonduel.turn.rules import Main, Mulligan
from emberhall.games.dragonduel.turn.windows import Answer, Respond
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.judges import Judge, softmax

TURNS: Final = 2  # to look ahead
SPREAD: Final = 1.0  # of worth: an answer this much worse is about a third as likely


@final
class DragonDuelJudge(Judge):
    """Plays by rules of thumb and weighs positions."""

    def __init__(self, book: Book, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> None:
        value = list(weights.get("value", BY_HAND))
        crowd = list(weights.get("crowd", value))
        super().__init__(TURNS if horizon is None else horizon, NAMES, {"value": value, "crowd": crowd})
        self.facts: Final = facts_of(book)
        self.value: Final = value
        self.crowd: Final = crowd  # with three or four at the table
        for given in (value, crowd):
            if len(given) != COUNT:
                raise ValueError(f"DragonDuel is judged by {COUNT} features, and there are {len(given)} weights.")

    def start(self, s: State) -> int:
        return s.turn

    def judgeable(self, s: State, since: int) -> bool:
        if s.mains or not isinstance(s.work[-1], Main):
            return False
        living = len(s.players) - len(s.out)
        return s.turn >= since + self.horizon * living // 2

    def priors(self, s: State, options: Sequence[Option]) -> list[float]:
        return softmax(self.worths(s, options, s.rng), SPREAD)

    def pick(self, s: State, rng: Rng) -> Option:
        return self.answer(s, Reading(s, self.facts))

    def finish(self, s: State, rng: Rng, since: int) -> None:
        r = Reading(s, self.facts)
        while s.work and not self.judgeable(s, since):
            s.take(self.answer(s, r))

    def answer(self, s: State, r: Reading) -> Option:
        """The answer worth most by the rules of thumb, the first among equals."""
        step = s.work[-1]
        options = step.options(s)
        best = options[0]
        if len(options) == 1:
            return best
        r.read(s, step.who(s))
        highest: float = -1e9
        for pick in options:
            worth = self.worth_of(r, step, pick)
            if worth > highest:
                highest = worth
                best = pick
        return best

    def features(self, s: State) -> list[list[float]]:
        return features_of(s, self.facts)

    def rewards(self, s: State) -> list[float]:
        if not s.work:
            winners = winning_seats(s)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(s.players))]
        return self.chances(s)

    def chances(self, s: State) -> list[float]:
        """The chance of each seat to win, from its features and the weights."""
        weights = self.value if len(s.players) == 2 else self.crowd
        chances: list[float] = []
        whole: float = 0.0
        for seat, own in enumerate(features_of(s, self.facts)):
            odds: float = 0.0
            if s.players[seat].alive:
                total: float = 0.0
                for k in range(len(own)):
                    total += own[k] * weights[k]
                odds = exp(max(-30.0, min(30.0, total)))
            chances.append(odds)
            whole += odds
        return [odds / whole for odds in chances]

    def worths(self, s: State, options: Sequence[Option], rng: Rng) -> list[float]:
        """What each answer is worth by the rules of thumb."""
        step = s.work[-1]
        r = Reading(s, self.facts)
        r.read(s, step.who(s))
        return [self.worth_of(r, step, pick) for pick in options]

    def sensible(self, s: State, options: Sequence[Option]) -> list[Option]:
        return sensible_at(s, options)

    def worth_of(self, r: Reading, step: steps.Step, pick: Option) -> float:
        """What one answer is worth; the most common questions come first."""
        if isinstance(step, Main):
            return main_worth(r, pick)
        if isinstance(step, Respond):
            return response_worth(r, pick, step.kind)
        if isinstance(step, Answer):
            return response_worth(r, pick, step.kind)
        attacker = r.attacker
        if attacker is not None:
            if isinstance(step, Critical):
                return critical_worth(r, attacker, pick)
            if isinstance(step, Block):
                return block_worth(r, attacker, pick)
            if isinstance(step, Barrier):
                return barrier_worth(r, attacker, pick)
        if isinstance(step, Choose):
            return target_worth(r, step, pick)
        if isinstance(step, Tower):
            return tower_worth(r, pick)
        if isinstance(step, MakeRoom):
            return push_worth(r, step.card, pick)
        if isinstance(step, Mulligan):
            return mulligan_worth(r, pick)
        if isinstance(step, Unless):
            return unless_worth(r, pick)
        return other_worth(r, pick)
