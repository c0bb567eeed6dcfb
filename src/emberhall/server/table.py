"""A live table: one task and one queue, so that one thing happens after another.

A move is durable before anyone hears of it; the note on the bus makes the screens hear. People's words, bots' words
and automatic ones all come through the same door.
"""

import asyncio
import time
from dataclasses import replace
from functools import partial

import structlog

from emberhall import Game, State
from emberhall.bus import Changed, Moved, Note, Said
from emberhall.kernel.events import Event
from emberhall.kernel.records import RESIGN
from emberhall.server import chairs
from emberhall.server.answers import Answers
from emberhall.server.audience import Screen
from emberhall.server.frames import encode, said_of, update_of
from emberhall.server.gathering import Gathering
from emberhall.server.guests import now
from emberhall.server.house import House
from emberhall.server.objections import Objection
from emberhall.server.questions import Questions
from emberhall.server.replay import Replay, play_through, record_of, replay
from emberhall.server.takebacks import UNDO, Takebacks
from emberhall.server.trials import Trial, early_word, try_words
from emberhall.store import Line, Move, SequenceTaken, StoredTable, User
from emberhall.wire.bodies import TableInfo
from emberhall.wire.messages import Reason

log = structlog.get_logger(__name__)
LINES_ON_JOIN = 50


class Table(Gathering):
    """What happens at one table."""

    def __init__(self, house: House, row: StoredTable, replayed: Replay) -> None:
        super().__init__(house, row, replayed.game, replayed.frozen)
        self._state: State | None = replayed.state
        self._events: list[Event] = replayed.events
        self._moves: list[Move] = replayed.moves
        self._takebacks = replayed.takebacks
        self._undone: int | None = None  # the seat that has just taken a word back, until that is told
        self._told = len(replayed.events)
        self._questions = Questions().after(replayed.state, row.seq)
        self._moves_counted = house.metrics.moves.labels(row.title)
        self._lines: dict[int, Line] = {}
        self._answers = Answers(house, row.id, self._take_answer)
        self._unsubscribe = house.bus.subscribe(row.id, self._hear)
        self._go_on()

    def may_sleep(self, idle: float) -> bool:
        """Whether nobody watches, nothing is under way and nothing has happened for a while."""
        return not self._audience and not self._answers.under_way and self.quiet_for(idle)

    def stop(self) -> list[asyncio.Task[None]]:
        """Leave memory; everything is in the store. Returns what is still ending."""
        self._unsubscribe()
        return super().stop() + self._answers.stop()

    def _go_on(self) -> None:
        if self._game is not None and self._state is not None:
            here = self._audience.here()
            self._answers.expect(self.row, self._game, self._state, self._questions, self._events, here)

    async def _take_answer(self, seat: int, seq: int, word: str) -> None:
        await self.do(partial(self._play, seat, seq, [word]))

    # --- screens

    async def join(self, screen: Screen) -> None:
        """A screen comes to watch: the lobby, the last talk, and where the game stands."""
        lines = await self._house.store.lines(self.row.id, LINES_ON_JOIN)
        if screen not in self._audience:
            self._audience.add(screen)
            self._audience.arrange(self._seat_of)
            self._tell_lobby(but=screen)
            self._go_on()
        screen.send(self._lobby_for(screen))
        for line in lines:
            screen.send(encode(said_of(self.row.id, line)))
        self._show(screen)

    async def leave(self, screen: Screen) -> None:
        """A screen goes; the person's seat stays theirs."""
        if screen in self._audience:
            self._audience.remove(screen)
            self._audience.arrange(self._seat_of)
            self._house.bus.publish(Changed(self.row.id))
            self._go_on()

    def _show(self, screen: Screen) -> None:
        """Where the game stands, with the part of the past that may be looked at again."""
        game, state = self._game, self._state
        if game is None or state is None:
            return
        seat = self._seat_of(None if screen.user is None else screen.user.id)
        past = game.recall(state, self._events)
        free = self._takebacks.free(seat)
        screen.send(encode(update_of(game, state, self._questions, self.row.id, self.row.seq, seat, (), past, free)))

    # --- what the bus says

    def _hear(self, note: Note) -> None:
        match note:
            case Moved():
                self._tell_update()
            case Changed():
                self._tell_lobby()
            case Said(_, n):
                line = self._lines.pop(n, None)
                if line is not None:
                    self._audience.tell(encode(said_of(self.row.id, line)))

    def _tell_update(self) -> None:
        game, state = self._game, self._state
        if game is None or state is None:
            return
        fresh = self._events[self._told :]
        self._told = len(self._events)
        asked, takebacks, table, seq = self._questions, self._takebacks, self.row.id, self.row.seq
        undone, self._undone = self._undone, None
        # A word taken back is as if it had never been said: everybody gets the story anew.
        past = None if undone is None else game.recall(state, self._events)

        def text_for(seat: int | None) -> str:
            free = takebacks.free(seat)
            return encode(update_of(game, state, asked, table, seq, seat, fresh, past, free, undone))

        self._audience.tell_seats(text_for)

    # --- play

    async def start(self, user: User | None) -> TableInfo:
        """Deal. Only the host may ask, or the server itself for a rematch."""
        self._not_frozen()
        if user is not None and user.id != self.row.host:
            raise Objection("not-host", "Only the host of the table can start the game.", 403)
        if self.row.status != "open":
            raise Objection("running", "This game has already begun.")
        assert self._game is not None
        row = chairs.begin(self.row, self._game.RULES)
        assert row.seed is not None
        try:
            state = self._game.deal(row.seats, row.seed, True, **row.options)
        except ValueError as problem:  # the table was set up under other cards, and a deck of it is none now
            raise Objection("bad-options", str(problem)) from None
        questions = Questions().after(state, 0)
        events = state.hear()
        await self._change(replace(row, moved=now(), waiting=questions.waiting))
        self._state = state
        self._questions = questions
        self._events = events
        self._moves, self._takebacks = [], Takebacks()
        self._told = 0
        self._house.bus.publish(Moved(row.id, 0))
        log.info("table started", table=row.id, title=row.title)
        self._go_on()
        return self.info(None if user is None else user.id)

    async def play(self, user: User | None, seq: int, words: list[str]) -> None:
        """A person's words for the decisions from `seq` on: all of them or none."""
        await self._play(self._seated(user), seq, words)

    def _seated(self, user: User | None) -> int:
        seat = self._seat_of(None if user is None else user.id)
        if seat is None:
            raise Objection("not-seated", "You have no seat at this table; you are watching.", 403)
        return seat

    async def _play(self, seat: int, seq: int, words: list[str]) -> None:
        game, state = self._playable()
        asked = self._questions
        if not asked.since.get(seat, self.row.seq) <= seq <= self.row.seq:
            raise self._stale(seq)
        if seat in asked.open and not asked.is_next(seat):
            self._keep(seat, early_word(game, state, asked, seat, words))
        else:
            trial = try_words(game, state, asked, self._takebacks, seat, words)
            await self._commit(trial, self._moves + trial.moves, self._events + trial.events)

    def _stale(self, seq: int) -> Objection:
        message = f"This answers update {seq}, but the table is at {self.row.seq}."
        return Objection("stale", message, seq=self.row.seq)

    async def undo(self, user: User | None, seq: int) -> None:
        """A person takes back their last choice, if nothing was revealed since and no chance was used."""
        seat = self._seated(user)
        game, _ = self._playable()
        if seq != self.row.seq:
            raise self._stale(seq)
        if not self._takebacks.free(seat):
            raise Objection(
                "bound", "There is nothing to take back: something was revealed, or another seat has answered."
            )
        words = self._takebacks.steps[-1]
        then = play_through(game, record_of(self.row, self._moves[:-words]))
        assert then.state is not None
        trial = Trial(game, then.state, then.takebacks, list(self._questions.open), [(seat, UNDO)] * words)
        await self._commit(trial, then.moves, then.events, undone=seat)

    async def resign(self, user: User | None) -> None:
        """A person is out, whoever is asked; the word for it stands in the record."""
        seat = self._seated(user)
        game, state = self._playable()
        after = state.clone()
        after.listen()
        try:
            game.resign(after, seat)
        except ValueError as problem:
            raise Objection("illegal", str(problem), word=RESIGN) from None
        moves = [(seat, RESIGN)]
        trial = Trial(game, after, Takebacks(), list(self._questions.open), moves, after.hear())
        await self._commit(trial, self._moves + moves, self._events + trial.events)

    def _keep(self, seat: int, word: str) -> None:
        """A secret choice made before its turn: the others hear only that this seat has chosen."""
        self._questions = self._questions.with_early(seat, word)
        self.row = replace(self.row, waiting=self._questions.waiting)
        self._house.bus.publish(Moved(self.row.id, self.row.seq))
        self._go_on()

    def _playable(self) -> tuple[Game, State]:
        self._not_frozen()
        if self.row.status == "open" or self._game is None or self._state is None:
            raise Objection("not-started", "This game has not begun.")
        if self.row.status == "over":
            raise Objection("over", "This game is over.")
        return self._game, self._state

    async def _commit(self, trial: Trial, standing: list[Move], events: list[Event], undone: int | None = None) -> None:
        """Durable first; then this is what happened, and everybody hears it."""
        game, state, moves, row, at = trial.game, trial.state, trial.moves, self.row, now()
        seq = row.seq + len(moves)
        questions = self._questions.after(state, seq, trial.answered)
        waiting = questions.waiting
        ending = chairs.ending(row, game, state) if state.over else None
        began = time.perf_counter()
        try:
            await self._house.store.append(row.id, row.seq, moves, waiting, at, ending)
        except SequenceTaken:
            await self._reload()
            raise Objection("stale", f"The table has moved on to {self.row.seq}.", seq=self.row.seq) from None
        self._house.metrics.append.observe(time.perf_counter() - began)
        self._moves_counted.inc(len(moves))
        self._state, self._moves, self._events, self._takebacks = state, standing, events, trial.takebacks
        self._questions, self._undone = questions, undone
        self._told = min(self._told, len(events))
        row = replace(row, seq=seq, waiting=waiting, moved=at)
        if ending is not None:
            row = replace(row, status="over", scores=ending.scores, winners=ending.winners)
        self.row = row
        self._house.bus.publish(Moved(row.id, row.seq))
        if ending is not None:
            self._house.metrics.games.labels(row.title).inc()
            self._house.bus.publish(Changed(row.id))
            log.info("table over", table=row.id, title=row.title, winners=ending.winners)
        self._go_on()

    async def _reload(self) -> None:
        """Another process has written: take over what it wrote."""
        row = await self._house.store.table(self.row.id)
        assert row is not None
        replayed = replay(row, await self._house.store.moves(row.id))
        self.row, self._state, self._events, self.frozen = row, replayed.state, replayed.events, replayed.frozen
        self._moves, self._takebacks = replayed.moves, replayed.takebacks
        self._told = min(self._told, len(self._events))
        self._questions = Questions().after(replayed.state, row.seq)
        log.warning("table reloaded", table=row.id, seq=row.seq)
        self._house.bus.publish(Changed(row.id))
        self._house.bus.publish(Moved(row.id, row.seq))
        self._go_on()

    # --- talk

    async def say(self, user: User | None, text: str | None, greeting: str | None) -> None:
        """A line of talk. With quiet partners, only greetings pass while the game runs."""
        if user is None:
            raise Objection("nameless", "Give yourself a name before you talk.", 403)
        quiet = self.row.status == "running" and self.row.options.get("partner_talk") == "quiet"
        if quiet and greeting is None:
            raise Objection("quiet", "Partners may not talk during a round at this table; only greetings are allowed.")
        line = await self._house.store.say(self.row.id, self._seat_of(user.id), user.name, text, greeting, now())
        self._lines[line.n] = line
        self._house.bus.publish(Said(self.row.id, line.n))

    async def why(self, user: User | None, word: str | None, ref: str = "") -> Reason:
        """Which rule forbids a word, or picking a thing, to this person now."""
        game, state = self._playable()
        seat = self._seated(user)
        if word is None:
            word = game.word_for(state, seat, ref)
        if word is None:
            return Reason(self.row.id, "", "not-now")
        refusal = game.explain(state, seat, word)
        if refusal is None:
            return Reason(self.row.id, word, None)
        return Reason(self.row.id, word, refusal.rule, dict(refusal.args))
