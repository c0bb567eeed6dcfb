"""Play: one game as an authority sees it. It knows no socket, clock, database or language.

A play is a value: a verb leaves it unchanged and returns an Outcome, with what to store, what to tell whom, and the new
play. The caller makes the outcome durable and only then continues with its play. The exception is `take`, which works
in place, for callers with nothing to store and nobody to tell first.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import final

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, IllegalPick, Option, Refusal
from emberhall.kernel.events import Event, Heard, heard_by
from emberhall.kernel.games import Game, Seat
from emberhall.kernel.plays.course import Course, Deal
from emberhall.kernel.plays.news import News, news_of, whole_story
from emberhall.kernel.plays.past import no_past
from emberhall.kernel.plays.questions import Early, Questions
from emberhall.kernel.plays.takebacks import UNDO, Move
from emberhall.kernel.records import CONCEDE, RESIGN, Record
from emberhall.kernel.steps import State


@final
class Play:
    """One game: what it is at, and the verbs that go on from there. Its course is the part that holds the rest.

    >>> from emberhall.kernel.games import load
    >>> play = Play.begin(load("nim"), seats=2, seed=7)
    >>> outcome = play.answer(0, ["take A 3"])
    >>> outcome.store, outcome.heard(1)[0]["left"], outcome.tell(1).decision.seat
    ([(0, 'take A 3')], 0, 1)
    >>> play.words, outcome.play.words, outcome.play.take_back(0).play.words
    ([], [(0, 'take A 3')], [])
    """

    def __init__(self, course: Course) -> None:
        self.course = course

    @property
    def game(self) -> Game:
        return self.course.deal.game

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def seq(self) -> int:
        """The number of words said so far, including those taken back and the word `undo`."""
        return self.course.seq

    @property
    def words(self) -> list[Move]:
        """The words that stand."""
        return self.course.past.words()

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        return self.course.past.events()

    @property
    def over(self) -> bool:
        return self.course.over

    @property
    def decision(self) -> Decision | None:
        """The question whose answer counts next; None when the play is over."""
        return self.course.decision

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        return self.course.questions.waiting()

    def asked(self, seat: int | None) -> Decision | None:
        """The question a seat still has to answer."""
        return self.course.asked(seat)

    def seat(self, number: int, rng: Rng) -> Seat:
        """What a bot on a seat may know; never the true state."""
        return Seat.of(self.game, self.state, number, rng, self.course.past.heard(number))

    def winners(self) -> list[int]:
        """The seats that won, when it is over."""
        return self.course.winners()

    # --- from a deal or a record, and back

    @staticmethod
    def begin(game: Game, seats: int, seed: int, options: Mapping[str, object] | None = None) -> "Play":
        """Deal a new play. A ValueError says which option is wrong."""
        checked = game.setup.check(seats, options if options is not None else {})
        state = game.begin(seats, Rng.seeded(seed), checked, True)
        course = Course(Deal(game, seats, seed, checked), state, no_past())
        course.past.tell(state.hear())
        course.questions = Questions(dict.fromkeys(state.asked(), 0), {})
        return Play(course)

    @staticmethod
    def restore(record: Record, early: Sequence[Early] = (), game: Game | None = None) -> "Play":
        """Replay a record, or all words of a store including `undo`. A ValueError says what is wrong."""
        play = Play.begin(game or record.game(), record.seats, record.seed, record.options)
        play.course.run(record.moves)
        play.course.keep_early(early)
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
            known = play.course.past.event_count
            play.course.run([move])
            yield Outcome(play, [move], known)

    def record(self, notes: Mapping[str, str] | None = None) -> Record:
        """The words that stand, and everything needed to play them again."""
        deal = self.course.deal
        cards = deal.game.cards
        name = deal.game.name
        return Record(name, cards.rules, deal.seats, deal.options, deal.seed, self.words, notes, cards.overlay)

    # --- the verbs

    def answer(self, seat: int, words: Sequence[str]) -> "Outcome":
        """Say a seat's words, all or none, and after them the early answers whose turn has come."""
        if not words:
            raise IllegalPick("An answer has at least one word.")
        if self.course.questions.later(seat):
            return self._answer_early(seat, words)
        past, course = self.course.past, self.course.copy()
        for word in words:
            decision = course.decision
            if decision is None or decision.seat != seat:
                raise course.illegal(seat, word)
            course.say(decision, word)
        used = course.say_early()
        return Outcome(Play(course), course.past.words(past.word_count), past.event_count, used=used)

    def _answer_early(self, seat: int, words: Sequence[str]) -> "Outcome":
        """Keep a secret choice until the seats before it have chosen."""
        if len(words) > 1:
            raise IllegalPick("Only one word can be said until the others have chosen.", words[1])
        decision = self.course.put_to(seat)
        if decision is None or words[0] not in decision.words():
            raise self.course.illegal(seat, words[0])
        course = self.course.copy()
        course.questions = course.questions.with_early(seat, words[0])
        return Outcome(Play(course), [], self.course.past.event_count, keep=(seat, words[0]))

    def take(self, pick: Option) -> None:
        """Answer the next question in place: for a play that is neither shared nor stored."""
        self.course.take(pick)

    def due(self) -> "Outcome | None":
        """The early answers whose turn has come, as words to be stored; None when there are none."""
        course = self.course.copy()
        used = course.say_early()
        return Outcome(Play(course), used, self.course.past.event_count, used=used) if used else None

    def take_back(self, seat: int) -> "Outcome":
        """Take back the seat's last choice, with the words the table said by itself after it."""
        takebacks = self.course.takebacks
        if not takebacks.free(seat):
            sentence = "There is nothing to take back: something was shown, or another seat has answered."
            raise IllegalPick(sentence, UNDO, Refusal("bound"))
        return self.follow([(seat, UNDO)] * takebacks.steps[-1])

    def concede(self, seat: int) -> "Outcome":
        """Concede for a seat, by the table's word: with two seats the other wins, with more it only cannot win."""
        course = self.course.copy()
        try:
            course.yield_seat(seat)
        except ValueError as problem:
            raise IllegalPick(f"Seat {seat} cannot concede: {problem}", CONCEDE) from None
        return Outcome(Play(course), [(seat, CONCEDE)], self.course.past.event_count)

    def resign(self, seat: int) -> "Outcome":
        """Take a seat out of the game at once, whoever is asked."""
        course = self.course.copy()
        try:
            course.give_up(seat)
        except ValueError as problem:
            raise IllegalPick(str(problem), RESIGN) from None
        return Outcome(Play(course), [(seat, RESIGN)], self.course.past.event_count)

    def follow(self, moves: Sequence[Move], early: Sequence[Early] | None = None) -> "Outcome":
        """Apply words stored after this play's, and the early answers stored with them (None: keep ours)."""
        past = self.course.past
        undone = [seat for seat, word in moves if word == UNDO]
        if undone:
            deal = self.course.deal
            course = Play.begin(deal.game, deal.seats, deal.seed, deal.options).course
            course.seq = self.seq - past.word_count  # the words so far count as before
            course.run([*self.words, *moves])
        else:
            course = self.course.copy()
            course.run(moves)
        if early is not None:
            course.keep_early(early)
        return Outcome(Play(course), list(moves), past.event_count, undone=undone[-1] if undone else None)

    def opening(self) -> "Outcome":
        """The deal and everything since, for those who have heard nothing yet."""
        return Outcome(self, [], 0, anew=self.course.forked)

    def tell(self, seat: int | None) -> News:
        """The current state for a seat, with the part of the past that may be looked at again now."""
        return whole_story(self.course, seat)


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
        return self.play.course.past.events(self._known)

    def heard(self, seat: int | None) -> list[Heard]:
        """The new events as a seat (None: a spectator) hears them."""
        return heard_by(seat, self.new_events())

    def alike(self) -> list[Heard] | None:
        """The new events, if everybody hears the same; None otherwise."""
        heard: list[Heard] = []
        for event in self.new_events():
            if event.audience is not None:
                return None
            heard.append(event.facts.copy())
        return heard

    def tell(self, seat: int | None) -> News:
        """What a seat (None: a spectator) is told about it. After a word was taken back, the whole story anew."""
        course = self.play.course
        return whole_story(course, seat, self.undone) if self.anew else news_of(course, seat, self.heard(seat))
