"""Foresight: what could happen in a game, and what a seat could answer then, in futures it may imagine.

Futures are played at random from worlds that the seat cannot tell from the true one, so nothing in them is a secret. A
draft of a plan shows what was met in them. How much is played is bounded: the table's queue waits for it.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UnsetType

from emberhall import Decision, Game, Play, State
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import Heard, heard_by
from emberhall.kernel.plays.takebacks import lone
from emberhall.kernel.story import HOLE
from emberhall.server.plans.fitting import alike
from emberhall.wire.bodies.plans import Happening, Possible

WORLDS = 6
"""How many worlds are imagined."""
STEPS = 420
"""How many answers are played in all of them together, those tried out among them."""
SHOWN = 60
"""How many happenings are listed."""
AHEAD = 3
"""How many questions of the seat's own a future looks past, to find one of a certain name."""


class Future(NamedTuple):
    """A future up to a question of the seat, if it came to one, and what the seat heard the others do on the way."""

    heard: list[Heard]
    asks: list[tuple[State, Decision]]
    state: State | None


class Outlook(NamedTuple):
    """What several futures have in common: what could happen, the questions, and where a line of words leads."""

    happenings: list[Happening]
    asks: list[tuple[State, Decision]]
    """Every question that came up, by its name, the most frequent first."""
    steps: list[tuple[State, Decision, str]]
    """Each word, with the question it answers and the state in which that is asked."""
    end: tuple[State, Decision] | None
    """The seat's next question after the words, in the first future in which they can be said."""
    possible: Possible


class Walker:
    """Plays futures for one seat, as long as its steps last."""

    def __init__(self, play: Play, seat: int, steps: int = STEPS) -> None:
        self._play = play
        self._game: Game = play.game
        self._seat = seat
        self._left = steps

    def look(self, event: Happening | UnsetType, asked: str | UnsetType, words: Sequence[str]) -> Outlook:
        """Look ahead to what follows an event, at a question of the seat, and say words there."""
        futures = []
        share = self._left // WORLDS
        for number in range(WORLDS):
            rest, self._left = self._left - share, share
            futures.append(self._future(number, event, asked))
            self._left += rest
        there = [future.state for future in futures if future.state is not None]
        walks = [self._say(state, words) for state in there]
        best = max(walks, key=lambda walk: len(walk[0]), default=([], None))
        able = sum(len(steps) == len(words) for steps, _ in walks)
        possible: Possible = "unknown" if not walks else "no" if not able else "yes" if able == len(walks) else "maybe"
        first = {decision.ask: (state, decision) for future in futures[::-1] for state, decision in future.asks[::-1]}
        count = Counter(ask for future in futures for ask in {decision.ask for _, decision in future.asks})
        asks = [first[ask] for ask, _ in count.most_common()]
        return Outlook(self._happenings(futures), asks, best[0], best[1], possible)

    # --- one future

    def _future(self, number: int, event: Happening | UnsetType, asked: str | UnsetType) -> Future:
        rng = Rng.seeded(1 + number)  # fixed: who asks twice gets the same answer
        state: State = self._game.imagine(self._play.state, self._seat, rng)
        state.listen()
        waits = not isinstance(event, UnsetType)
        heard, asks = list[Heard](), list[tuple[State, Decision]]()
        while (decision := state.decision) is not None and self._left > 0:
            asks_me = decision.seat == self._seat and not lone(self._game.manners, decision)
            if asks_me and not waits:
                asks.append((state.clone(), decision))
                if isinstance(asked, UnsetType) or decision.ask == asked:
                    return Future(heard, asks, state)
                if len(asks) > AHEAD:
                    break
            seen = self._go_on(state, decision, event if waits else None, rng)
            heard += seen if decision.seat != self._seat else []
            waits = waits and not any(alike(event, each) for each in seen if not isinstance(event, UnsetType))
        return Future(heard, asks, None)

    def _go_on(self, state: State, decision: Decision, wanted: Happening | UnsetType | None, rng: Rng) -> list[Heard]:
        """Answer a question: so that what is wanted happens if that is possible, else at random."""
        pick = decision.options[rng.below(len(decision.options))]
        if wanted is not None and not isinstance(wanted, UnsetType) and decision.seat != self._seat:
            for option in decision.options:
                if self._left <= 1:
                    break
                trial = state.clone()
                trial.listen()
                self._left -= 1
                trial.take(option)
                if any(alike(wanted, each) for each in heard_by(self._seat, trial.hear())):
                    pick = option
                    break
        self._left -= 1
        state.take(pick)
        return heard_by(self._seat, state.hear())

    def _say(
        self, state: State, words: Sequence[str]
    ) -> tuple[list[tuple[State, Decision, str]], tuple[State, Decision] | None]:
        """Say words one after the other, as far as they can be said."""
        steps = list[tuple[State, Decision, str]]()
        for word in words:
            decision = state.decision
            if decision is None or decision.seat != self._seat or word not in decision.words():
                return steps, None
            steps.append((state.clone(), decision, word))
            state.take(decision.find(word))
        decision = state.decision
        return steps, (state, decision) if decision is not None and decision.seat == self._seat else None

    # --- all of them

    def _happenings(self, futures: Sequence[Future]) -> list[Happening]:
        """What the others did, most frequent first; first of all what could happen at once."""
        count = Counter[str]()
        by_name = dict[str, Happening]()
        for heard in (*([each] for each in self._at_once()), *(future.heard for future in futures)):
            for event in heard:
                what = self._meant(event)
                if what is not None:
                    name = repr([what.event["kind"], *(what.event.get(fact) for fact in what.about)])
                    by_name.setdefault(name, what)
                    count[name] += 1
        return [by_name[name] for name in by_name if count[name]][:SHOWN]

    def _at_once(self) -> list[Heard]:
        """What the seat would hear of every answer to the question put to another seat now."""
        decision = self._play.decision
        if decision is None or decision.seat == self._seat:
            return []
        state: State = self._game.imagine(self._play.state, self._seat, Rng.seeded(1))
        open_now = state.decision
        heard = list[Heard]()
        for option in () if open_now is None else open_now.options[:SHOWN]:
            trial = state.clone()
            trial.listen()
            trial.take(option)
            heard += heard_by(self._seat, trial.hear())
        return heard

    def _meant(self, event: Heard) -> Happening | None:
        """What somebody means who waits for such an event: who does it, to whom, and to which named things."""
        story = self._game.face.story
        telling = story.tellings.get(event["kind"])
        if telling is None or telling.opens or not telling.is_told(event):
            return None
        who = event.get(telling.who) if telling.who else None
        if not isinstance(who, int) or who == self._seat:
            return None
        named = {fact for fact in telling.facts if fact in telling.nouns or fact in story.nouns}
        named |= {fact for move in telling.moves for fact in HOLE.findall(move.thing + move.place)}
        things = [fact for fact in telling.facts if fact in named and isinstance(event.get(fact), str)]
        about = [fact for fact in (telling.who, telling.to, *things) if fact and fact in event]
        return Happening(dict(event), about)
