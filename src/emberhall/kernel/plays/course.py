"""The course of a play: its state and words, what was told, who is asked since when, and what may be taken back.

It is changed in place, one word at a time. It knows no Outcome: that is up to `play`, which owns it.
"""

from collections.abc import Sequence
from typing import final

from emberhall.kernel.decisions import Decision, IllegalPick, Option
from emberhall.kernel.games import Game
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.plays.past import Past
from emberhall.kernel.plays.questions import NO_QUESTIONS, Early, Questions
from emberhall.kernel.plays.takebacks import NONE, UNDO, Move, Takebacks, binds, lone
from emberhall.kernel.records import CONCEDE, RESIGN, UnplayableWord, check_conceding, ends, forked, is_fork
from emberhall.kernel.steps import State


@final
class Deal:
    """What a play began with; it never changes."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options


@final
class Course:
    """Where a play stands after the words said so far."""

    def __init__(self, deal: Deal, state: State, past: Past) -> None:
        self.deal = deal
        self.state = state
        self.past = past  # the words that stand, and all that was told
        self.seq = 0  # words said so far, including those taken back and the word `undo`
        self.questions: Questions = NO_QUESTIONS
        self.takebacks: Takebacks = NONE
        self.forked = False  # whether its first words come from another game
        self.conceded: tuple[int, ...] = ()  # by the table's word: these seats cannot win
        self._decision: Decision | None = None

    def copy(self) -> "Course":
        """A course that continues from here; this one stays as it is."""
        course = Course(self.deal, self.state.clone(), self.past.shared())
        course.state.listen()
        course.seq = self.seq
        course.questions = self.questions
        course.takebacks = self.takebacks
        course.forked = self.forked
        course.conceded = self.conceded
        return course

    # --- what is asked

    @property
    def over(self) -> bool:
        return self.state.over or self.ended

    @property
    def ended(self) -> bool:
        """True if the table's word ended the play: a seat has conceded, and at most one other is left."""
        return ends(self.deal.seats, self.conceded)

    @property
    def decision(self) -> Decision | None:
        """The question whose answer counts next; None when the play is over."""
        if self._decision is None and not self.ended:
            self._decision = self.state.decision
        return self._decision

    def asked(self, seat: int | None) -> Decision | None:
        """The question a seat still has to answer."""
        return None if seat is None or seat in self.questions.early else self.put_to(seat)

    def put_to(self, seat: int) -> Decision | None:
        """The question put to a seat, even if it has been answered early."""
        if seat not in self.questions.since:
            return None
        decision = self.decision
        if decision is not None and decision.seat == seat:
            return decision
        for other in self.state.decisions:
            if other.seat == seat:
                return other
        return None

    def by_itself(self, decision: Decision) -> bool:
        """True if the table answers by itself. It does not end a turn while the seat may take something back."""
        if not lone(self.deal.game.manners, decision):
            return False
        return decision.ask not in self.deal.game.manners.ends or not self.takebacks.free(decision.seat)

    def winners(self) -> list[int]:
        """The seats that won. A seat that conceded has not: if all winners did, the best of the others win."""
        game = self.deal.game
        others = [seat for seat in range(self.deal.seats) if seat not in self.conceded]
        if self.ended:
            return others
        winners = list(game.winners(self.state))
        left = [seat for seat in winners if seat in others]
        if left or not winners or not others:
            return left or winners
        scores = game.scores(self.state)
        best = max([scores[seat] for seat in others])
        return [seat for seat in others if scores[seat] == best]

    # --- in place

    def take(self, pick: Option) -> None:
        """Answer the next question in place: for a play that is neither shared nor stored."""
        decision = self.decision
        if decision is None or pick not in decision.options:
            raise IllegalPick(f"{pick!r} is not one of the options.")
        self._take(decision, pick, decision.word(pick))

    def say(self, decision: Decision, word: str) -> None:
        """Answer the next question with a word; IllegalPick says what forbids it."""
        try:
            pick = decision.find(word)
        except IllegalPick:
            raise self.illegal(decision.seat, word) from None
        self._take(decision, pick, word)

    def _take(self, decision: Decision, pick: Option, word: str) -> None:
        state = self.state
        rng_before = state.rng.words()
        by_itself = self.by_itself(decision)
        state.take(pick)
        events = state.hear()
        self.past.tell(events)
        if binds(self.deal.game.manners, rng_before, state, events):
            self.takebacks = NONE
        else:
            self.takebacks = self.takebacks.after(decision.seat, False, by_itself)
        self._moved(decision.seat, word, False)

    def give_up(self, seat: int) -> None:
        """Resign for a seat; ValueError when it cannot."""
        self.deal.game.resign(self.state, seat)
        self.past.tell(self.state.hear())
        self.takebacks = NONE
        self._moved(seat, RESIGN, True)

    def yield_seat(self, seat: int) -> None:
        """Concede for a seat, by the table's word; ValueError when it cannot. With more than two the game goes on."""
        check_conceding(seat, self.deal.seats, self.conceded, self.over)
        self.conceded = (*self.conceded, seat)
        self.takebacks = NONE
        self.questions = self.questions.without_early(seat)
        self._moved(seat, CONCEDE, False)

    def _moved(self, seat: int, word: str, anew: bool) -> None:
        """Register a word; all are asked `anew` if it was no answer."""
        self.seq += 1
        self.past.say((seat, word))
        self._decision = None
        asked: Sequence[int] = () if self.ended else self.state.asked()
        self.questions = self.questions.after(seat, self.seq, asked, anew)

    def say_early(self) -> list[Move]:
        """Say the early answers whose turn has come, as far as they are still legal; return them."""
        said: list[Move] = []
        self._forget_impossible()
        while (decision := self.decision) is not None and decision.seat in self.questions.early:
            word = self.questions.early[decision.seat]
            said.append((decision.seat, word))
            self.say(decision, word)
            self._forget_impossible()
        return said

    def _forget_impossible(self) -> None:
        """Drop an early answer that earlier seats have made illegal: its seat is asked anew."""
        decision, early = self.decision, self.questions.early
        if decision is not None and decision.seat in early and early[decision.seat] not in decision.words():
            self.questions = self.questions.asked_again(decision.seat, self.seq)

    def keep_early(self, early: Sequence[Early]) -> None:
        """Set the early answers, keeping only those whose question is still open. The others have had their turn."""
        since = self.questions.since
        still: dict[int, str] = {}
        for seat, word, seq in early:
            decision = self.put_to(seat) if seat in since and since[seat] <= seq else None
            if decision is not None and (decision is self.decision or word in decision.words()):
                still[seat] = word
        self.questions = Questions(since, still)
        self._forget_impossible()

    def run(self, moves: Sequence[Move]) -> None:
        """Say stored words, in place. Words that were taken back are skipped, but count towards `seq`."""
        last = self.seq
        undone = 0
        stand: list[tuple[int, int, str]] = []
        for seat, word in moves:
            last += 1
            if word != UNDO:
                stand.append((last, seat, word))
            elif stand and is_fork(stand[-1][2]):
                raise UnplayableWord(last, word, "what was before a fork is not taken back.")
            elif stand:
                stand.pop()
                undone = last
            else:
                raise UnplayableWord(last, word, "there is no word to take back.")
        for number, seat, word in stand:
            self.seq = number - 1
            try:
                self._repeat(seat, word)
            except ValueError as problem:
                raise UnplayableWord(number, word, problem) from None
        self.seq = last
        if undone:  # an undo asks everybody anew
            self.questions = self.questions.asked_anew(undone)
        self._forget_impossible()

    def _repeat(self, seat: int, word: str) -> None:
        """Say one stored word, be it an answer or a word of the table."""
        if is_fork(word):
            self._fork(seat, word)
            return
        if word == CONCEDE:
            self.yield_seat(seat)
            return
        decision = self.decision
        if decision is None:
            raise ValueError("the game was over before it.")
        if word == RESIGN:
            self.give_up(seat)
            return
        if decision.seat != seat:
            raise ValueError(f"seat {decision.seat} was asked, not seat {seat}.")
        self._take(decision, decision.find(word), word)

    def _fork(self, seat: int, word: str) -> None:
        """Continue as another game: nothing before can be taken back, and only `seat` keeps its secret knowledge."""
        if not 0 <= seat < self.deal.seats:
            raise ValueError(f"there is no seat {seat}.")
        state = forked(self.deal.game, self.state, seat, word)
        if state is not self.state:
            self.state = state
            words, events = self.past.words(), [event.kept_for(seat) for event in self.past.events()]
            self.past = Past(words, events, len(words), len(events))
        self.forked = True
        self.takebacks = NONE
        self._moved(seat, word, True)

    def illegal(self, seat: int, word: str) -> IllegalPick:
        """Why a seat cannot say a word now."""
        refusal = self.deal.game.explain(self.state, seat, word)
        if refusal is None:
            return IllegalPick(f"{word!r} is not an answer to what is asked now.", word)
        sentence = f"{word!r} cannot be played now: {refusal.rule}."
        if refusal.rule == "not-your-turn":
            sentence = f"It is not your turn, so {word!r} cannot be played."
        return IllegalPick(sentence, word, refusal)
