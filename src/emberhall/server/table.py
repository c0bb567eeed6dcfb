"""A live table: one task and one queue, so that one thing happens after another.

A move is durable before anyone hears of it; the note on the bus makes the screens hear. People's words, bots' words
and automatic ones all come through the same door.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

import structlog

from emberhall import Decision, Game, IllegalPick, State
from emberhall.bus import Changed, Moved, Note, Said
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import Event
from emberhall.server import chairs
from emberhall.server.audience import Audience, Screen
from emberhall.server.frames import encode, heard_by, info_of, said_of, update_of
from emberhall.server.guests import now
from emberhall.server.house import House
from emberhall.server.objections import Objection
from emberhall.server.replay import Replay, replay
from emberhall.server.thoughts import Thought
from emberhall.store import Line, Move, SequenceTaken, StoredTable, StoreError, User
from emberhall.store.base import Ending
from emberhall.wire.bodies import TableInfo
from emberhall.wire.messages import Lobby, Reason

T = TypeVar("T")
log = structlog.get_logger(__name__)
LINES_ON_JOIN = 50


class Table:
    """What happens at one table."""

    def __init__(self, house: House, row: StoredTable, replayed: Replay) -> None:
        self.row = row
        self.frozen = replayed.frozen
        self._house = house
        self._game: Game | None = replayed.game
        self._state: State | None = replayed.state
        self._events: list[Event] = replayed.events
        self._told = len(replayed.events)
        self._moves_counted = house.metrics.moves.labels(row.title)
        self._audience = Audience()
        self._lines: dict[int, Line] = {}
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._pending: asyncio.Task[None] | None = None
        self._awaited: tuple[int, int, str | None] | None = None
        self._touched = time.monotonic()
        self._busy = False
        self._stopped = False
        self._unsubscribe = house.bus.subscribe(row.id, self._hear)
        self._task = asyncio.create_task(self._run(), name=f"table {row.id}")
        self._go_on()

    # --- the task and its queue

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done at the table, after all that was asked before."""
        if self._stopped:
            raise Objection("closing", "The server is closing; come back in a moment.", 503)
        promise: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = await work()
            except asyncio.CancelledError:
                promise.cancel()
                raise
            except Exception as problem:  # noqa: BLE001 (it belongs to whoever asked)
                if not promise.done():
                    promise.set_exception(problem)
            else:
                if not promise.done():
                    promise.set_result(result)

        self._queue.put_nowait(job)
        return await promise

    async def _run(self) -> None:
        while True:
            job = await self._queue.get()
            self._busy = True
            await job()
            self._busy = False
            self._touched = time.monotonic()

    def may_sleep(self, idle: float) -> bool:
        """Whether nobody watches, nothing is under way and nothing has happened for a while."""
        quiet = not self._audience and self._pending is None and self._queue.empty() and not self._busy
        return quiet and time.monotonic() - self._touched >= idle

    def stop(self) -> list[asyncio.Task[None]]:
        """Leave memory; everything is in the store. Returns what is still ending."""
        self._stopped = True
        self._unsubscribe()
        tasks = [self._task] if self._pending is None else [self._task, self._pending]
        for task in tasks:
            task.cancel()
        return tasks

    # --- screens

    async def join(self, screen: Screen) -> None:
        """A screen comes to watch: the lobby, the last talk, and where the game stands."""
        lines = await self._house.store.lines(self.row.id, LINES_ON_JOIN)
        if screen not in self._audience:
            self._audience.add(screen)
            self._audience.arrange(self._seat_of)
            self._tell_lobby(but=screen)
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

    def _show(self, screen: Screen) -> None:
        """Where the game stands, with the part of the past that may be looked at again."""
        if self._state is None or self._game is None:
            return
        seat = self._seat_of(None if screen.user is None else screen.user.id)
        past = self._game.recall(self._state, self._events)
        screen.send(encode(update_of(self._game, self._state, self.row.id, self.row.seq, seat, (), past)))

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
        table, seq = self.row.id, self.row.seq
        self._audience.tell_seats(lambda seat: encode(update_of(game, state, table, seq, seat, fresh)))

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
        """Make a change of chairs or state durable, then tell."""
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
        await self._change(chairs.sit(self.row, user, seat, nonce))
        self._go_on()
        return self.info(user.id)

    async def stand(self, user: User, seat: int, stand_in: str) -> TableInfo:
        """A person leaves a seat, or the host clears one."""
        await self._change(chairs.leave(self.row, user, seat, stand_in, tuple(self._audience.here())))
        self._go_on()
        return self.info(user.id)

    async def seat_bot(self, user: User, seat: int, level: str) -> TableInfo:
        """The host puts a bot on a seat."""
        await self._change(chairs.seat_bot(self.row, user, seat, level))
        self._go_on()
        return self.info(user.id)

    async def rename(self, user: User) -> None:
        """A person has another name or face."""
        seat = self._seat_of(user.id)
        if seat is not None:
            changed = replace(self.row.chairs[seat], name=user.name, face=user.face)
            await self._change(chairs.with_chairs(self.row, changed))

    async def start(self, user: User | None) -> TableInfo:
        """Deal. Only the host may ask; the house itself may, for a rematch."""
        if user is not None and user.id != self.row.host:
            raise Objection("not-host", "Only the host of the table can start the game.", 403)
        if self.row.status != "open":
            raise Objection("running", "This game has already begun.")
        assert self._game is not None
        row = chairs.begin(self.row, self._game.RULES)
        assert row.seed is not None
        state = self._game.deal(row.seats, row.seed, True, **row.options)
        decision = state.decision
        waiting = () if decision is None else (decision.seat,)
        events = state.hear()
        await self._change(replace(row, moved=now(), waiting=waiting))
        self._state = state
        self._events = events
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
        if seq != self.row.seq:
            raise Objection(
                "stale", f"This answers update {seq}, but the table is at {self.row.seq}.", seq=self.row.seq
            )
        trial = state.clone()
        trial.listen()
        moves: list[Move] = []
        for word in words:
            decision = trial.decision
            if decision is None or decision.seat != seat:
                raise self._refusal(game, trial, seat, word)
            try:
                pick = decision.find(word)
            except IllegalPick:
                raise self._refusal(game, trial, seat, word) from None
            trial.take(pick)
            moves.append((seat, word))
        await self._commit(game, trial, moves)

    def _playable(self) -> tuple[Game, State]:
        if self.frozen is not None:
            raise Objection("frozen", self.frozen)
        if self.row.status == "open" or self._game is None or self._state is None:
            raise Objection("not-started", "This game has not begun.")
        if self.row.status == "over":
            raise Objection("over", "This game is over.")
        return self._game, self._state

    @staticmethod
    def _refusal(game: Game, state: State, seat: int, word: str) -> Objection:
        refusal = game.explain(state, seat, word)
        if refusal is None:
            return Objection("illegal", f"{word!r} is not an answer to what is asked now.", word=word)
        message = f"{word!r} cannot be played now: {refusal.rule}."
        if refusal.rule == "not-your-turn":
            message = f"It is not your turn, so {word!r} cannot be played."
        return Objection("illegal", message, rule=refusal.rule).saying({"word": word, **refusal.args})

    async def _commit(self, game: Game, state: State, moves: list[Move]) -> None:
        """Durable first; then this is what happened, and everybody hears it."""
        row, at = self.row, now()
        decision = state.decision
        waiting = () if decision is None else (decision.seat,)
        ending = Ending(tuple(game.scores(state)), tuple(game.winners(state))) if decision is None else None
        began = time.perf_counter()
        try:
            await self._house.store.append(row.id, row.seq, moves, waiting, at, ending)
        except SequenceTaken:
            await self._reload()
            raise Objection("stale", f"The table has moved on to {self.row.seq}.", seq=self.row.seq) from None
        self._house.metrics.append.observe(time.perf_counter() - began)
        self._moves_counted.inc(len(moves))
        self._state = state
        self._events += state.hear()
        row = replace(row, seq=row.seq + len(moves), waiting=waiting, moved=at)
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
        log.warning("table reloaded", table=row.id, seq=row.seq)
        self._house.bus.publish(Changed(row.id))
        self._house.bus.publish(Moved(row.id, row.seq))
        self._go_on()

    # --- bots, and cards that play themselves

    def _go_on(self) -> None:
        """If the next answer is a bot's, or there is only one, see to it. What is already under way goes on."""
        wanted = self._wanted()
        if wanted == self._awaited:
            return
        if self._pending is not None:
            self._pending.cancel()
        self._awaited = wanted
        self._pending = None
        if wanted is not None:
            self._pending = asyncio.create_task(self._answer(*wanted))

    def _wanted(self) -> tuple[int, int, str | None] | None:
        """The seq, seat and bot level of an answer the table itself must see to."""
        if self.row.status != "running" or self._state is None or self.frozen is not None:
            return None
        decision = self._state.decision
        assert decision is not None
        chair = self.row.chairs[decision.seat]
        if chair.kind != "bot" and len(decision.options) > 1:
            return None
        return self.row.seq, decision.seat, chair.level

    async def _answer(self, seq: int, seat: int, level: str | None) -> None:
        """Answer for a seat, after the house's pace; an answer that comes too late is dropped."""
        assert self._state is not None
        decision = self._state.decision
        assert decision is not None
        pause = asyncio.create_task(asyncio.sleep(self._house.settings.pace))
        word = decision.word(decision.options[0])
        if len(decision.options) > 1 and level is not None:
            word = await self._think(decision, level)
        await pause
        self._pending = None  # what follows is the table's own work
        try:
            await self.do(partial(self._play, seat, seq, [word]))
        except Objection as objection:
            log.info("answer dropped", table=self.row.id, seq=seq, word=word, why=objection.message)
        except StoreError as problem:
            log.exception("answer not stored", table=self.row.id, seq=seq, word=word, why=str(problem))

    async def _think(self, decision: Decision, level: str) -> str:
        """A bot's word, thought in a worker from an imagined state; a random one when the bot fails."""
        game, state = self._playable()
        seed = secrets.randbits(63)
        thought = Thought(
            title=game.name,
            level=level,
            seat=decision.seat,
            # The worker never gets the true state: only one this seat could believe in.
            imagined=game.pack(game.imagine(state, decision.seat, Rng.seeded(seed))),
            history=heard_by(decision.seat, self._events),
            seed=seed,
            limit=self._house.settings.bot_limit,
        )
        word = await self._house.desk.choose(thought)
        if word in decision.words():
            return word
        return decision.word(secrets.choice(decision.options))

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
