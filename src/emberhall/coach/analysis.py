"""The analysis of a finished game, done twice: on what the deciding seats knew, and with hindsight on the true state.

Each decision is weighed in both ways; then every seat gets its account, and the decisions that mattered are explained.
Equal records and budgets give equal analyses: random numbers are derived from the record and the moment.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Literal, TypeAlias

from emberhall.bots.levels import LEVELS
from emberhall.bots.plans import plan_of
from emberhall.coach.ledgers import WHOLE, Judged, Ledger, ledger, named_mistakes, named_strokes, whole
from emberhall.coach.outlooks import judge_for, outcome, outlook_of
from emberhall.coach.reasons import Reason, reasons
from emberhall.coach.weighing import Weighed, Weigher, World
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision
from emberhall.kernel.games import Game, Seat
from emberhall.kernel.play import Play
from emberhall.kernel.records import CONCEDE, RESIGN, Record, ends, is_fork
from emberhall.kernel.steps import State
from emberhall.search.worlds import world_of

Eyes: TypeAlias = Literal["knew", "hindsight"]
BOTH: tuple[Eyes, ...] = ("knew", "hindsight")
BUDGET = 200  # lines for each decision, in each of the two ways
LEAST_BUDGET = 40
CLOSER = 6  # times the budget for decisions that may have mattered
LOOKED_AT = 5  # how many of each seat's decisions get a closer look at first
Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of words analysed, and the total."""


@dataclass(frozen=True)
class Alternative:
    """A possible answer, and the chance it gave the seat that was asked."""

    word: str
    chance: int
    error: int
    choice: Choice


@dataclass(frozen=True)
class Explained:
    """A decision that mattered: the given answer, those compared (best first), and why the best one is better."""

    at: int
    seat: int
    word: str
    ask: str
    about: str  # the thing the question was about, if any
    before: int
    alternatives: list[Alternative]
    reasons: list[Reason]
    view: Mapping[str, Any]  # what the seat saw


@dataclass(frozen=True)
class Side:
    """A game seen in one of the two ways: an account for every seat, and the decisions they name, by moment."""

    ledgers: list[Ledger]
    judged: list[Judged]
    explained: dict[int, Explained] = field(default_factory=dict)


@dataclass(frozen=True)
class Analysis:
    """The whole analysis of a finished game."""

    title: str
    seats: int
    length: int
    budget: int
    knew: Side
    hindsight: Side

    def side(self, eyes: Eyes) -> Side:
        return self.knew if eyes == "knew" else self.hindsight


@dataclass(frozen=True)
class Asked:
    """A question of the record, with the state at that moment and the word that answered it."""

    at: int
    state: State
    decision: Decision
    word: str


class Analyst:
    """Analyses one record."""

    def __init__(self, record: Record, budget: int = BUDGET) -> None:
        if budget < LEAST_BUDGET:
            raise ValueError(f"An analysis takes at least {LEAST_BUDGET} lines for each decision, not {budget}.")
        self.record = record
        self.budget = budget
        self.game: Game = record.game()
        options = self.game.setup.check(record.seats, record.options)
        self.outlook = outlook_of(self.game, record.seats, options)
        self.judge = judge_for(self.game, self.outlook, plan_of(record.title, LEVELS[-1]).horizon)
        self.length = len(record.moves)
        self.known: dict[tuple[int, Eyes], Weighed] = {}  # decisions that got a closer look

    def analyse(self, progress: Progress = lambda _, __: None) -> Analysis:
        """Analyse every decision. Raises ValueError if the game is not over."""
        judged: dict[Eyes, list[Judged]] = {eyes: [] for eyes in BOTH}
        walk = Play.walk(self.record, self.game)
        play = next(walk).play
        dealt = [self.estimated(play.state, seat) for seat in range(self.record.seats)]
        for at, (seat, word) in enumerate(self.record.moves):
            progress(at, self.length)
            before = play.state.clone()
            next(walk)
            for eyes in BOTH:
                judged[eyes] += self.judged(at, before, play.state, seat, word, eyes)
        if not play.over:
            raise ValueError(f"This game is not over after {self.length} words, so there is nothing to look back at.")
        final = [whole(each) for each in self.final(play)]
        for eyes in BOTH:
            judged[eyes] = self.looked_closer(judged[eyes], eyes)
        sides = {eyes: self.side(judged[eyes], dealt, final, eyes) for eyes in BOTH}
        progress(self.length, self.length)
        return Analysis(
            self.record.title, self.record.seats, self.length, self.budget, sides["knew"], sides["hindsight"]
        )

    def final(self, play: Play) -> list[float]:
        """The outcome for each seat; a seat that conceded has not won."""
        if play.course.ended:
            return [float(seat not in play.course.conceded) for seat in range(play.course.deal.seats)]
        return outcome(self.judge, self.outlook, play.state, play.course.deal.seats, play.winners())

    # --- one decision

    def judged(self, at: int, before: State, after: State, seat: int, word: str, eyes: Eyes) -> Iterator[Judged]:
        """Judge a word if it was a decision: an answer with alternatives, or giving up."""
        if word == RESIGN:
            yield self.given_up(at, before, after, seat, eyes)
        elif word == CONCEDE and ends(self.record.seats, [seat]):
            yield self.conceded(at, before, seat, eyes)
        if word in (RESIGN, CONCEDE) or is_fork(word):  # conceding and forking are words of the table, not of the game
            return
        decision = before.decision
        assert decision is not None
        if len(decision.options) < 2:
            return
        yield judged_of(at, seat, self.weighed(Asked(at, before, decision, word), eyes, self.budget))

    def weighed(self, asked: Asked, eyes: Eyes, budget: int) -> Weighed:
        decision = asked.decision
        weigher = self.weigher(asked.at, eyes)
        world = self.world(weigher, asked.state, decision.seat, eyes)
        return weigher.weigh(world, decision.seat, decision.options, decision.find(asked.word), budget)

    def looked_closer(self, judged: list[Judged], eyes: Eyes) -> list[Judged]:
        """The decisions, with those that may have mattered weighed again in more lines.

        This repeats until every decision named has had a closer look: when one drops out, another may move up.
        """
        by_moment = {each.at: each for each in judged}
        closer: set[int] = set()
        while wanted := self.mattering(list(by_moment.values()), first=not closer) - closer:
            closer |= wanted
            for asked in self.asked(wanted):
                weighed = self.weighed(asked, eyes, CLOSER * self.budget)
                self.known[asked.at, eyes] = weighed
                by_moment[asked.at] = judged_of(asked.at, asked.decision.seat, weighed)
        return list(by_moment.values())

    def mattering(self, judged: list[Judged], first: bool) -> set[int]:
        """The decisions that would be named now; at first, some more of the worst ones."""
        moments: set[int] = set()
        for seat in range(self.record.seats):
            own = [each for each in judged if each.seat == seat and each.choice]
            if first:
                moments.update(each.at for each in sorted(own, key=lambda each: -each.loss - each.error)[:LOOKED_AT])
            moments.update((*named_mistakes(own), *named_strokes(own)))
        return moments

    def given_up(self, at: int, before: State, after: State, seat: int, eyes: Eyes) -> Judged:
        """Judge a resignation: it loses the remaining chance, and no alternative is named."""
        weigher = self.weigher(at, eyes)
        chances = [weigher.estimate(lambda state=state: state.clone(), seat, self.budget) for state in (before, after)]  # type: ignore[misc]
        was, now = (tuple(whole(each) for each in both) for both in chances)
        return Judged(at, seat, was, now, choice=False)

    def conceded(self, at: int, before: State, seat: int, eyes: Eyes) -> Judged:
        """Judge conceding, which ends a game of two: it loses the remaining chance, and no alternative is named."""
        chances = self.weigher(at, eyes).estimate(before.clone, seat, self.budget)
        now = tuple(0 if other == seat else WHOLE for other in range(self.record.seats))
        return Judged(at, seat, tuple(whole(each) for each in chances), now, choice=False)

    def weigher(self, at: int, eyes: Eyes) -> Weigher:
        parts = f"{self.record.title} {self.record.seed} {at} {eyes} {self.budget}"
        seed = int.from_bytes(blake2b(parts.encode(), digest_size=8, person=b"coach").digest(), "big")
        return Weigher(self.game, self.judge, self.outlook, Rng.seeded(seed), eyes == "hindsight")

    def world(self, weigher: Weigher, state: State, seat: int, eyes: Eyes) -> World:
        """The source of possible states: what the seat can imagine, or only the true state."""
        if eyes == "hindsight":
            return state.clone
        known = Seat.of(self.game, state, seat, weigher.rng)
        return lambda: world_of(known, self.judge, weigher.rng)

    def estimated(self, state: State, seat: int) -> int:
        """A seat's chance after the deal, on what it knew."""
        weigher = self.weigher(before_deal(seat), "knew")
        known = Seat.of(self.game, state, seat, weigher.rng)
        return whole(weigher.estimate(lambda: known.imagine(weigher.rng), seat, self.budget)[seat])

    # --- the whole game

    def side(self, judged: list[Judged], dealt: list[int], final: list[int], eyes: Eyes) -> Side:
        ledgers = [
            ledger(seat, judged, dealt[seat], eyes == "knew", self.length, final[seat])
            for seat in range(self.record.seats)
        ]
        named = {at for each in ledgers for at in (*each.mistakes, *each.strokes)}
        return Side(ledgers, judged, {asked.at: self.explain(asked, eyes) for asked in self.asked(named)})

    def asked(self, moments: set[int]) -> Iterator[Asked]:
        """The questions of these moments, by replaying the record."""
        for at, walked in enumerate(Play.walk(self.record, self.game)):
            if at in moments:
                decision = walked.play.decision
                assert decision is not None
                yield Asked(at, walked.play.state.clone(), decision, self.record.moves[at][1])

    def explain(self, asked: Asked, eyes: Eyes) -> Explained:
        """A decision with its alternatives and reasons."""
        decision, state = asked.decision, asked.state
        weighed = self.known[asked.at, eyes]
        seat = decision.seat
        alternatives = [
            Alternative(
                decision.word(arm.pick),
                whole(arm.mean()),
                whole(spread_of(arm.own)),
                self.game.face.choice(state, decision, arm.pick),
            )
            for arm in weighed.arms
        ]
        best, taken = weighed.best, weighed.taken
        other = taken if taken is not best else weighed.arms[1]
        weigher = self.weigher(asked.at, eyes)
        world = self.world(weigher, state, seat, eyes)
        why = reasons(weigher, world, seat, best, other, decision.word(other.pick))
        before = whole(weighed.before[seat])
        about, view = self.game.face.about(state, decision), self.game.view(state, seat)
        return Explained(asked.at, seat, asked.word, decision.ask, about, before, alternatives, why, view)


def judged_of(at: int, seat: int, weighed: Weighed) -> Judged:
    """A weighed decision, in whole numbers."""
    before = tuple(whole(each) for each in weighed.before)
    after = tuple(whole(each) for each in weighed.taken.means())
    return Judged(at, seat, before, after, whole(weighed.loss), whole(weighed.error))


def spread_of(values: list[float]) -> float:
    """The standard error of a mean."""
    mean = sum(values) / len(values)
    spread = sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1)
    return float((spread / len(values)) ** 0.5)


def analyse(record: Record, budget: int = BUDGET, progress: Progress = lambda _, __: None) -> Analysis:
    """The analysis of a record; a ValueError says why it is not possible."""
    return Analyst(record, budget).analyse(progress)


def before_deal(seat: int) -> int:
    """The moment of a seat's chance after the deal, which no word can have: words are counted from 0."""
    return -1 - seat
