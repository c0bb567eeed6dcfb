"""A live table: one task and one queue, so that one thing happens after another.

A move is durable before anyone hears of it; the note on the bus makes the screens hear. People's words, bots' words
and automatic ones all come through the same door.
"""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import structlog

from emberhall import Game, State, bots
from emberhall.bus import Changed, Moved, Note, Said
from emberhall.kernel.events import Event
from emberhall.kernel.records import RESIGN
from emberhall.server import chairs
from emberhall.server.answers import Answers
from emberhall.server.audience import Audience, Screen
from emberhall.server.frames import encode, info_of, said_of, update_of
from emberhall.server.guests import now
from emberhall.server.house import House
from emberhall.server.objections import Objection
from emberhall.server.questions import Questions
from emberhall.server.replay import Replay, play_through, record_of, replay
from emberhall.server.serial import Serial
from emberhall.server.takebacks import UNDO, Takebacks
from emberhall.server.trials import Trial, early_word, try_words
from emberhall.store import Line, Move, SequenceTaken, StoredTable, User
from emberhall.wire.bodies import TableInfo
from emberhall.wire.messages import Lobby, Reason
from emberhall.wire.values import Value

log = structlog.get_logger(__name__)
LINES_ON_JOIN = 50


class Table(Serial):
    """What happens at one table."""

    def __init__(self, house: House, row: StoredTable, replayed: Replay) -> None:
        super().__init__(f"table {row.id}")
        self.row = row
        self.frozen = replayed.frozen
        self._house = house
        self._game: Game | None = replayed.game
        self._state: State | None = replayed.state
        self._events: list[Event] = replayed.events
        self._moves: list[Move] = replayed.moves
        self._takebacks = replayed.takebacks
        self._undone: int | None = None  # the seat that has just taken a word back, until that is told
        self._told = len(replayed.events)
        self._questions = Questions().after(replayed.state, row.seq)
        self._moves_counted = house.metrics.moves.labels(row.title)
        self._audience = Audience()
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

    def _seat_of(self, user: str | None) -> int | None:
        return chairs.seat_of(self.row, user)

    def info(self, user: str | None) -> TableInfo:
        """What a user may know about the table."""
        return info_of(self.row, user, self._audience.here(), self._audience.watching(), self.frozen)

    def _lobby_for(self, screen: Screen) -> str:
        return encode(Lobby(self.info(None if screen.user is None else screen.user.id)))

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

    def _tell_lobby(self, but: Screen | None = None) -> None:
        texts: dict[int | None, str] = {}
        for screen in self._audience:
            if screen is not but:
                seat = self._seat_of(None if screen.user is None else screen.user.id)
                if seat not in texts:
                    texts[seat] = self._lobby_for(screen)
                screen.send(texts[seat])

    # --- chairs

    async def _change(self, row: StoredTable) -> None:
        """Make a change of chairs or state durable, then tell, and show those who changed seats what they see now."""
        await self._house.store.save_table(row)
        before = self.row
        self.row = row
        self._audience.arrange(self._seat_of)
        self._house.bus.publish(Changed(row.id))
        for screen in self._audience:
            user = None if screen.user is None else screen.user.id
            if row.status == before.status and chairs.seat_of(before, user) != self._seat_of(user):
                self._show(screen)

    async def sit(self, user: User, seat: int | None, nonce: str | None) -> TableInfo:
        """A person takes a seat."""
        self._not_frozen()
        row, old = chairs.sit(self.row, user, seat, nonce), self._seat_of(user.id)
        new = chairs.seat_of(row, user.id)
        if self._game is not None and old is not None and new is not None and old != new:
            row = chairs.carry(row, self._game, old, new)
        await self._change(row)
        self._go_on()
        return self.info(user.id)

    async def stand(self, user: User, seat: int) -> TableInfo:
        """A person leaves a seat, and the strongest bot keeps it if the game runs; or the host clears one."""
        self._not_frozen()
        stand_in = bots.levels(self.row.title)[-1]
        row = chairs.leave(self.row, user, seat, stand_in, tuple(self._audience.here()))
        if self._game is not None and row.status == "open":
            row = chairs.take_away(row, self._game, seat)
        await self._change(row)
        self._go_on()
        return self.info(user.id)

    async def seat_bot(self, user: User, seat: int, level: str) -> TableInfo:
        """The host puts a bot on a seat."""
        self._not_frozen()
        chairs.check_level(self.row.title, level)
        await self._change(chairs.seat_bot(self.row, user, seat, level))
        self._go_on()
        return self.info(user.id)

    async def bring(self, user: User, seat: int, wish: Mapping[str, Value]) -> TableInfo:
        """A seat will play with this."""
        self._not_frozen()
        assert self._game is not None
        await self._change(chairs.bring(self.row, self._game, user, seat, wish))
        return self.info(user.id)

    async def rename(self, user: User) -> None:
        """A person has another name or face."""
        seat = self._seat_of(user.id)
        if seat is not None:
            changed = replace(self.row.chairs[seat], name=user.name, face=user.face)
            await self._change(chairs.with_chairs(self.row, changed))

    async def start(self, user: User | None) -> TableInfo:
        """Deal. Only the host may ask; the house itself may, for a rematch."""
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

    async def agree(self, user: User, nonce: str) -> None:
        """A person of a rematch wants to play: the nonce on the chair says so."""
        seat = self._seat_of(user.id)
        assert seat is not None
        await self._change(chairs.with_chairs(self.row, replace(self.row.chairs[seat], nonce=nonce)))

    async def linked(self, rematch: str) -> None:
        """The rematch is there: say so."""
        self.row = replace(self.row, rematch=rematch)
        self._house.bus.publish(Changed(self.row.id))

    # --- play

    async def play(self, user: User | None, seq: int, words: list[str]) -> None:
        """A person's words for the decisions from `seq` on: all of them or none."""
        seat = self._seat_of(None if user is None else user.id)
        if seat is None:
            raise Objection("not-seated", "You have no seat at this table; you are watching.", 403)
        await self._play(seat, seq, words)

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
        """A person takes the last own choice back, if nothing came of it that others could know or luck decided."""
        seat = self._seat_of(None if user is None else user.id)
        if seat is None:
            raise Objection("not-seated", "You have no seat at this table; you are watching.", 403)
        game, _ = self._playable()
        if seq != self.row.seq:
            raise self._stale(seq)
        if not self._takebacks.free(seat):
            raise Objection(
                "bound", "There is nothing to take back: something was shown, or another seat has answered."
            )
        words = self._takebacks.steps[-1]
        then = play_through(game, record_of(self.row, self._moves[:-words]))
        assert then.state is not None
        self._undone = seat
        trial = Trial(game, then.state, then.takebacks, list(self._questions.open), [(seat, UNDO)] * words)
        await self._commit(trial, then.moves, then.events)

    async def resign(self, user: User | None) -> None:
        """A person is out, whoever is asked; the word for it stands in the record."""
        seat = self._seat_of(None if user is None else user.id)
        if seat is None:
            raise Objection("not-seated", "You have no seat at this table; you are watching.", 403)
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

    def _not_frozen(self) -> None:
        if self.frozen is not None:
            raise Objection("frozen", self.frozen)

    async def _commit(self, trial: Trial, standing: list[Move], events: list[Event]) -> None:
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
        self._questions = questions
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
            raise Objection("quiet", "Partners are silent during a round at this table; only greetings pass.")
        line = await self._house.store.say(self.row.id, self._seat_of(user.id), user.name, text, greeting, now())
        self._lines[line.n] = line
        self._house.bus.publish(Said(self.row.id, line.n))

    async def why(self, user: User | None, word: str) -> Reason:
        """Which rule forbids a word to this person now."""
        game, state = self._playable()
        seat = self._seat_of(None if user is None else user.id)
        if seat is None:
            raise Objection("not-seated", "You have no seat at this table; you are watching.", 403)
        refusal = game.explain(state, seat, word)
        if refusal is None:
            return Reason(self.row.id, word, None)
        return Reason(self.row.id, word, refusal.rule, dict(refusal.args))
