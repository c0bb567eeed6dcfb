"""What helps search at DragonDuel: rules of thumb as policy, and a fitted value once battles and chains are over.

Lines are played on for a few turns and judged at the first main decision of a turn, where the table is quiet.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast, final

from emberhall.games.dragonduel.battle import Barrier, Block, Critical, Tower
from emberhall.games.dragonduel.book import Book
from emberhall.games.dragonduel.countering import Unless
from emberhall.games.dragonduel.effects import Choose
from emberhall.games.dragonduel.entering import MakeRoom
from emberhall.games.dragonduel.judging.battles import barrier_worth, block_worth, critical_worth
from emberhall.games.dragonduel.judging.choices import (
    mulligan_worth,
    other_worth,
    push_worth,
    target_worth,
    tower_worth,
    unless_worth,
)
from emberhall.games.dragonduel.judging.facts import facts_of
from emberhall.games.dragonduel.judging.features import COUNT, NAMES, features_of
from emberhall.games.dragonduel.judging.plays import main_worth, response_worth
from emberhall.games.dragonduel.judging.reading import Reading
from emberhall.games.dragonduel.rules import Main, Mulligan
from emberhall.games.dragonduel.score import winning_seats
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.windows import Answer, Respond
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.judges import Judge, likelihoods, shares

TURNS: Final = 4  # that are looked ahead
SPREAD: Final = 1.0  # of worth, over which an answer becomes as good as out of the question


@final
class DragonDuelJudge(Judge):
    """Plays by rules of thumb and weighs positions."""

    def __init__(self, book: Book, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(TURNS)
        self.names = NAMES
        self.facts = facts_of(book)
        self.weights: list[float] = list(weights.get("value", ()))
        if self.weights and len(self.weights) != COUNT:
            raise ValueError(f"DragonDuel is judged by {COUNT} features, and there are {len(self.weights)} weights.")

    def start(self, s: steps.State) -> int:
        return cast(State, s).turn

    def done(self, s: steps.State, since: int) -> bool:
        state = cast(State, s)
        return state.turn >= since + self.horizon and state.mains == 0 and isinstance(state.work[-1], Main)

    def priors(self, s: steps.State, options: Sequence[Option]) -> list[float]:
        return likelihoods(self.worths(cast(State, s), options), SPREAD)

    def pick(self, s: steps.State, rng: Rng) -> Option:
        """The answer worth most by the rules of thumb, the first among equals."""
        options = s.work[-1].options(s)
        if len(options) == 1:
            return options[0]
        worths = self.worths(cast(State, s), options)
        found = options[0]
        highest = worths[0]
        for k in range(1, len(options)):
            if worths[k] > highest:
                highest = worths[k]
                found = options[k]
        return found

    def features(self, s: steps.State) -> list[list[float]]:
        return features_of(cast(State, s), self.facts)

    def rewards(self, s: steps.State) -> list[float]:
        state = cast(State, s)
        if not state.work:
            winners = winning_seats(state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.players))]
        alive = [player.alive for player in state.players]
        return shares(self.features(s), self.weights, alive)

    def worths(self, s: State, options: Sequence[Option]) -> list[float]:
        """What each answer is worth to who is asked; comparable only among each other."""
        step = s.work[-1]
        r = Reading(s, step.who(s), self.facts)
        if isinstance(step, Main):
            return [main_worth(r, pick) for pick in options]
        if isinstance(step, (Respond, Answer)):
            kind = step.kind
            return [response_worth(r, pick, kind) for pick in options]
        if isinstance(step, Choose):
            return [target_worth(r, step, pick) for pick in options]
        attacker = r.attacker
        if attacker is not None:
            if isinstance(step, Block):
                return [block_worth(r, attacker, pick) for pick in options]
            if isinstance(step, Critical):
                return [critical_worth(r, attacker, pick) for pick in options]
            if isinstance(step, Barrier):
                return [barrier_worth(r, attacker, pick) for pick in options]
        if isinstance(step, Tower):
            return [tower_worth(r, pick) for pick in options]
        if isinstance(step, MakeRoom):
            return [push_worth(r, step.card, pick) for pick in options]
        if isinstance(step, Mulligan):
            return [mulligan_worth(r, pick) for pick in options]
        if isinstance(step, Unless):
            return [unless_worth(r, pick) for pick in options]
        return [other_worth(r, pick) for pick in options]
