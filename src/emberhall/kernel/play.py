"""Play: one game as an authority sees it. It knows no socket, clock, database or language.

A play is a value: a verb leaves it unchanged and returns an Outcome, with what to store, what to tell whom, and the new
play. The caller makes the outcome durable and only then continues with its play. The exception is `take`, which works
in place, for callers with nothing to store and nobody to tell first.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import final

from emberhall.kernel.chance import Rng
from emberhall.kernel.course import Course, Early
from emberhall.kernel.decisions import Decision, IllegalPick, Refusal
from emberhall.kernel.events import Event, Fact, heard_by
from emberhall.kernel.games import Game
from emberhall.kernel.parts.face import View
from emberhall.kernel.records import CONCEDE, RESIGN, Record, is_fork
from emberhall.kernel.takebacks import UNDO, Back, Move, lone


@final
class Play(Course):
    """State, words, events, who is asked since when, early secret answers, and what may be taken back.

    >>> from emberhall.kernel.games import load
    >>> play = Play.begin(load("nim"), seats=2, seed=7)
    >>> outcome = play.answer(0, ["take A 3"])
    >>> outcome.store, outcome.heard(1)[0]["left"], outcome.tell(1).decision.seat
    ([(0, 'take A 3')], 0, 1)
    >>> play.words, outcome.play.words, outcome.play.take_back(0).play.words
    ([], [(0, 'take A 3')], [])
    """

    @staticmethod
    def begin(game: Game, seats: int, seed: int, options: Mapping[str, object] | None = None) -> "Play":
        """Deal a new play. A ValueError says which option is wrong."""
        checked = game.setup.check(seats, options if options is not None else {})
        play = Play(game, seats, seed, checked, game.begin(seats, Rng.seeded(seed), checked, True))
        play.past.tell(play.state.hear())
        play.since = dict.fromkeys(play.state.asked(), 0)
        return play

    @staticmethod
    def restore(record: Record, early: Sequence[Early] = (), game: Game | None = None) -> "Play":
        """Replay a record, or all words of a store including `undo`. A ValueError says what is wrong."""
        play = Play.begin(game or record.game(), record.seats, record.seed, record.options)
        play.run(record.moves)
        play.keep_early(early)
        return play

    @staticmethod
    def walk(record: Record, game: Game | None = None) -> "Iterator[Outcome]":
        """Replay a record word by word: yield the outcome of the deal, then that of each word.

        All have the same play, which is changed in place: look at an outcome before you ask for the next one.
        A ValueError says which word is wrong. `game` replaces the record's own, to try a record under other rules.
        """
        play = Play.begin(game or record.game(), record.seats, record.seed, record.options)
        yield play.opening()
        for move in record.moves:
            known = play.past.event_count
            play.run([move])
            yield Outcome(play, [move], known)

    def record(self, notes: Mapping[str, str] | None = None) -> Record:
        """The words that stand, and everything needed to play them again."""
        game = self.game
        cards = game.cards
        return Record(game.name, cards.rules, self.seats, self.options, self.seed, self.words, notes, cards.overlay)

    # --- the verbs

    def answer(self, seat: int, words: Sequence[str]) -> "Outcome":
        """Say a seat's words, all or none, and after them the early answers whose turn has come."""
        if not words:
            raise IllegalPick("An answer has at least one word.")
        if seat in self.since and next(iter(self.since)) != seat:
            return self._answer_early(seat, words)
        play = self._copy()
        for word in words:
            decision = play.decision
            if decision is None or decision.seat != seat:
                raise play.illegal(seat, word)
            play.say(decision, word)
        used = play.say_early()
        return Outcome(play, play.past.words(self.past.word_count), self.past.event_count, used=used)

    def _answer_early(self, seat: int, words: Sequence[str]) -> "Outcome":
        """Keep a secret choice until the seats before it have chosen."""
        if len(words) > 1:
            raise IllegalPick("Only one word can be said until the others have chosen.", words[1])
        decision = self.put_to(seat)
        if decision is None or words[0] not in decision.words():
            raise self.illegal(seat, words[0])
        play = self._copy()
        play.early = {**self.early, seat: words[0]}
        return Outcome(play, [], self.past.event_count, keep=(seat, words[0]))

    def due(self) -> "Outcome | None":
        """The early answers whose turn has come, as words to be stored; None when there are none."""
        play = self._copy()
        used = play.say_early()
        return Outcome(play, used, self.past.event_count, used=used) if used else None

    def take_back(self, seat: int) -> "Outcome":
        """Take back the seat's last choice, with the words the table said by itself after it."""
        if not self.takebacks.free(seat):
            sentence = "There is nothing to take back: something was shown, or another seat has answered."
            raise IllegalPick(sentence, UNDO, Refusal("bound"))
        return self.follow([(seat, UNDO)] * self.takebacks.steps[-1])

    def back(self, seat: int) -> Back:
        """What would be taken back with the seat's last choice, even if something was shown or others have answered.

        This never reaches back beyond a seat's resigning or conceding, or beyond a fork.
        """
        place, events = -1, 0
        words = self.words
        for number, outcome in enumerate(Play.walk(self.record(), self.game)):
            if number == len(words):
                break
            who, word = words[number]
            decision = outcome.play.decision
            if word in (RESIGN, CONCEDE) or is_fork(word):
                place = -1
            elif who == seat and decision is not None and not lone(self.game.manners, decision):
                place, events = number, outcome.play.past.event_count
        return Back(words[place:], events) if place >= 0 else Back([], self.past.event_count)

    def take_back_agreed(self, seat: int) -> "Outcome":
        """Like `take_back`, but beyond what is free: for a table whose people have all agreed."""
        words = self.back(seat).words
        if not words or self.over:
            raise IllegalPick("There is nothing to take back: this seat has made no choice.", UNDO, Refusal("bound"))
        return self.follow([(seat, UNDO)] * len(words))

    def concede(self, seat: int) -> "Outcome":
        """Concede for a seat, by the table's word: with two seats the other wins, with more it only cannot win."""
        play = self._copy()
        try:
            play.yield_seat(seat)
        except ValueError as problem:
            raise IllegalPick(f"Seat {seat} cannot concede: {problem}", CONCEDE) from None
        return Outcome(play, [(seat, CONCEDE)], self.past.event_count)

    def resign(self, seat: int) -> "Outcome":
        """Take a seat out of the game at once, whoever is asked."""
        play = self._copy()
        try:
            play.give_up(seat)
        except ValueError as problem:
            raise IllegalPick(str(problem), RESIGN) from None
        return Outcome(play, [(seat, RESIGN)], self.past.event_count)

    def follow(self, moves: Sequence[Move], early: Sequence[Early] | None = None) -> "Outcome":
        """Apply words stored after this play's, and the early answers stored with them (None: keep ours)."""
        undone = [seat for seat, word in moves if word == UNDO]
        if undone:
            play = Play.begin(self.game, self.seats, self.seed, self.options)
            play.seq = self.seq - self.past.word_count  # the words so far count as before
            play.run([*self.words, *moves])
        else:
            play = self._copy()
            play.run(moves)
        if early is not None:
            play.keep_early(early)
        return Outcome(play, list(moves), self.past.event_count, undone=undone[-1] if undone else None)

    def opening(self) -> "Outcome":
        """The deal and everything since, for those who have heard nothing yet."""
        return Outcome(self, [], 0, anew=self.forked)

    def _copy(self) -> "Play":
        play = Play(self.game, self.seats, self.seed, self.options, self.state.clone())
        play.state.listen()
        play.seq = self.seq
        play.past = self.past.shared()
        play.since = self.since
        play.early = self.early
        play.takebacks = self.takebacks
        play.forked = self.forked
        play.conceded = self.conceded
        return play

    # --- how it ended

    def winners(self) -> list[int]:
        """The seats that won. A seat that conceded has not: if all winners did, the best of the others win."""
        others = [seat for seat in range(self.seats) if seat not in self.conceded]
        if self.ended:
            return others
        winners = list(self.game.winners(self.state))
        left = [seat for seat in winners if seat in others]
        if left or not winners or not others:
            return left or winners
        scores = self.game.scores(self.state)
        best = max([scores[seat] for seat in others])
        return [seat for seat in others if scores[seat] == best]

    # --- what is told

    def tell(self, seat: int | None) -> "News":
        """The current state for a seat, with the part of the past that may be looked at again now."""
        return self.news(seat, [], heard_by(seat, self.game.face.recall(self.state, self.events)))

    def news(
        self,
        seat: int | None,
        events: list[dict[str, Fact]],
        log: list[dict[str, Fact]] | None = None,
        undone: int | None = None,
    ) -> "News":
        """What a seat (None: a spectator) may know now; the caller provides the events."""
        view = self.game.view(self.state, seat)
        return News(self.seq, view, events, log, self.asked(seat), self.waiting, self.takebacks.free(seat), undone)


@final
class News:
    """What one seat is told: its view, the new events, and its question or the seats it is waiting for.

    `log`, if present, replaces everything heard before; `free` is how many choices the seat may take back.
    """

    def __init__(
        self,
        seq: int,
        view: View,
        events: list[dict[str, Fact]],
        log: list[dict[str, Fact]] | None,
        decision: Decision | None,
        waiting: tuple[int, ...],
        free: int,
        undone: int | None,
    ) -> None:
        self.seq = seq
        self.view = view
        self.events = events
        self.log = log
        self.decision = decision
        self.waiting = waiting
        self.free = free
        self.undone = undone


@final
class Outcome:
    """The result of a verb. It takes effect once `store` is appended to the stored words and `keep` is kept."""

    def __init__(
        self,
        play: Play,
        store: list[Move],
        known: int,
        undone: int | None = None,
        keep: Move | None = None,
        used: list[Move] | None = None,
        anew: bool = False,
    ) -> None:
        self.play = play  # the play afterwards
        self.store = store  # words, to be stored all or none
        self.keep = keep  # an early answer, to be kept next to them
        self.used: list[Move] = used if used is not None else []  # the early answers that have become words
        self.undone = undone  # the seat that took words back
        self.anew = anew or undone is not None  # the whole past is told again, as a log
        self._known = known  # how many events were told before

    def new_events(self) -> list[Event]:
        """The events of this outcome."""
        return self.play.past.events(self._known)

    def heard(self, seat: int | None) -> list[dict[str, Fact]]:
        """The new events as a seat (None: a spectator) hears them."""
        return heard_by(seat, self.new_events())

    def alike(self) -> list[dict[str, Fact]] | None:
        """The new events, if everybody hears the same; None otherwise."""
        heard: list[dict[str, Fact]] = []
        for event in self.new_events():
            if event.audience is not None:
                return None
            heard.append({"kind": event.kind, **event.facts})
        return heard

    def tell(self, seat: int | None) -> News:
        """What a seat (None: a spectator) is told about it. After a word was taken back, the whole story anew."""
        play = self.play
        if self.anew:
            return play.news(seat, [], heard_by(seat, play.game.face.recall(play.state, play.events)), self.undone)
        return play.news(seat, self.heard(seat))
