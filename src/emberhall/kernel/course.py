"""The course of a play: its state and words, what was told, who is asked since when, and what may be taken back.

It is changed in place, one word at a time. It knows no Outcome: that is up to `play`, which builds on it.
"""

from collections.abc import Sequence
from typing import TypeAlias

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, IllegalPick, Option
from emberhall.kernel.events import Event, Fact, heard_by
from emberhall.kernel.games import Game, Seat
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.past import Past, no_past
from emberhall.kernel.records import CONCEDE, RESIGN, UnplayableWord, check_conceding, ends, forked, is_fork
from emberhall.kernel.steps import State
from emberhall.kernel.takebacks import NONE, UNDO, Move, Takebacks, Trial, binds, lone, trial_of

Early: TypeAlias = tuple[int, str, int]
"""An answer given before its turn: the seat, its word, and how many words were stored at that point."""


class Course:
    """Where a play stands after the words said so far."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Value], state: State) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.state = state
        self.seq = 0  # words said so far, including those taken back and the word `undo`
        self.past = no_past()  # the words that stand, and all that was told
        self.since: dict[int, int] = {}  # the seats asked, in the order their answers count, and since which seq
        self.early: dict[int, str] = {}  # secret choices whose turn has not come yet
        self.takebacks: Takebacks = NONE
        self.forked = False  # whether its first words come from another game
        self.conceded: tuple[int, ...] = ()  # by the table's word: these seats cannot win
        self._decision: Decision | None = None
        self._heard: dict[int, list[dict[str, Fact]]] = {}
        self._heard_of: dict[int, int] = {}

    @property
    def words(self) -> list[Move]:
        """The words that stand."""
        return self.past.words()

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        return self.past.events()

    # --- what is asked

    @property
    def over(self) -> bool:
        return self.state.over or self.ended

    @property
    def ended(self) -> bool:
        """True if the table's word ended the play: a seat has conceded, and at most one other is left."""
        return ends(self.seats, self.conceded)

    @property
    def decision(self) -> Decision | None:
        """The question whose answer counts next; None when the play is over."""
        if self._decision is None and not self.ended:
            self._decision = self.state.decision
        return self._decision

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        return tuple([seat for seat in self.since if seat not in self.early])

    def asked(self, seat: int | None) -> Decision | None:
        """The question a seat still has to answer."""
        return None if seat is None or seat in self.early else self.put_to(seat)

    def put_to(self, seat: int) -> Decision | None:
        """The question put to a seat, even if it has been answered early."""
        if seat not in self.since:
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
        if not lone(self.game.manners, decision):
            return False
        return decision.ask not in self.game.manners.ends or not self.takebacks.free(decision.seat)

    def tried(self, decision: Decision, pick: Option) -> Trial:
        """Whether an answer could be taken back, and the forced words up to the end of the turn after it."""
        return trial_of(self.game.manners, self.state, decision.seat, pick)

    # --- what a seat knows

    def heard(self, seat: int) -> Sequence[dict[str, Fact]]:
        """Everything a seat has heard."""
        if seat not in self._heard:
            self._heard[seat] = []
            self._heard_of[seat] = 0
        heard = self._heard[seat]
        heard += heard_by(seat, self.past.events(self._heard_of[seat]))
        self._heard_of[seat] = self.past.event_count
        return heard

    def seat(self, number: int, rng: Rng) -> Seat:
        """What a bot on a seat may know; never the true state."""
        return Seat.of(self.game, self.state, number, rng, self.heard(number))

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
        if binds(self.game.manners, rng_before, state, events):
            self.takebacks = NONE
        else:
            self.takebacks = self.takebacks.after(decision.seat, False, by_itself)
        self._moved(decision.seat, word, False)

    def give_up(self, seat: int) -> None:
        """Resign for a seat; ValueError when it cannot."""
        self.game.resign(self.state, seat)
        self.past.tell(self.state.hear())
        self.takebacks = NONE
        self._moved(seat, RESIGN, True)

    def yield_seat(self, seat: int) -> None:
        """Concede for a seat, by the table's word; ValueError when it cannot. With more than two the game goes on."""
        check_conceding(seat, self.seats, self.conceded, self.over)
        self.conceded = (*self.conceded, seat)
        self.takebacks = NONE
        self.early = {other: word for other, word in self.early.items() if other != seat}
        self._moved(seat, CONCEDE, False)

    def _moved(self, seat: int, word: str, anew: bool) -> None:
        """Register a word. Other seats that were already asked keep their `since`, unless all are asked `anew`."""
        seq = self.seq + 1
        self.seq = seq
        self.past.say((seat, word))
        self._decision = None
        before = self.since
        since: dict[int, int] = {}
        if not self.ended:
            for other in self.state.asked():
                since[other] = before[other] if other in before and other != seat and not anew else seq
        self.since = since
        if self.early:
            self.early = {other: word for other, word in self.early.items() if since.get(other, seq) < seq}

    def say_early(self) -> list[Move]:
        """Say the early answers whose turn has come, as far as they are still legal; return them."""
        said: list[Move] = []
        self._forget_impossible()
        while (decision := self.decision) is not None and decision.seat in self.early:
            word = self.early[decision.seat]
            said.append((decision.seat, word))
            self.say(decision, word)
            self._forget_impossible()
        return said

    def _forget_impossible(self) -> None:
        """Drop an early answer that earlier seats have made illegal: its seat is asked anew."""
        decision = self.decision
        if decision is not None and decision.seat in self.early:
            seat = decision.seat
            if self.early[seat] not in decision.words():
                self.early = {other: word for other, word in self.early.items() if other != seat}
                self.since = {other: self.seq if other == seat else seq for other, seq in self.since.items()}

    def keep_early(self, early: Sequence[Early]) -> None:
        """Set the early answers, keeping only those whose question is still open. The others have had their turn."""
        self.early = {}
        for seat, word, seq in early:
            decision = self.put_to(seat) if seat in self.since and self.since[seat] <= seq else None
            if decision is not None and (decision is self.decision or word in decision.words()):
                self.early[seat] = word
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
            self.since = {seat: max(seq, undone) for seat, seq in self.since.items()}
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
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}.")
        state = forked(self.game, self.state, seat, word)
        if state is not self.state:
            self.state = state
            words, events = self.words, [event.kept_for(seat) for event in self.events]
            self.past = Past(words, events, len(words), len(events))
            self._heard, self._heard_of = {}, {}
        self.forked = True
        self.takebacks = NONE
        self._moved(seat, word, True)

    def illegal(self, seat: int, word: str) -> IllegalPick:
        """Why a seat cannot say a word now."""
        refusal = self.game.explain(self.state, seat, word)
        if refusal is None:
            return IllegalPick(f"{word!r} is not an answer to what is asked now.", word)
        sentence = f"{word!r} cannot be played now: {refusal.rule}."
        if refusal.rule == "not-your-turn":
            sentence = f"It is not your turn, so {word!r} cannot be played."
        return IllegalPick(sentence, word, refusal)
