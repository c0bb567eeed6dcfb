"""A live table: a queue, so that one thing happens after another, and around the play a store, a bus and screens.

A move is durable before anyone is told of it. Then this table tells its own screens, and a note on the bus lets every
other process that serves the table catch up from the store. Words of people, bots and the table itself all take the
same path.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import structlog
from msgspec import UNSET

from emberhall import IllegalPick, Play, bots
from emberhall.bus import Absent, Changed, Chosen, Leads, Missed, Moved, Note, Present, Said, WhoIsPresent
from emberhall.kernel.play import News, Outcome
from emberhall.server import chairs, clocks
from emberhall.server.alerts import Calling
from emberhall.server.answers import RETRY, Answers
from emberhall.server.audience import Screen
from emberhall.server.errors import RequestError, illegal
from emberhall.server.filling import Filling, filled
from emberhall.server.frames import clocks_of, encode, update_of
from emberhall.server.helping import Helping, stale
from emberhall.server.house import House
from emberhall.server.lives import life_of, lived, with_life
from emberhall.server.standing import Calm, is_calm, only_bots, shown_in_lobby
from emberhall.server.texts import texts_of
from emberhall.server.timestamps import now
from emberhall.server.waking import Woken, does_not_play, record_of, wake
from emberhall.server.weakly import weakly
from emberhall.store import (
    Move,
    RevisionTaken,
    SequenceTaken,
    Stored,
    StoredTable,
    StoreError,
    Then,
    User,
    moved_on,
)
from emberhall.wire.bodies import TableInfo

log = structlog.get_logger(__name__)
BEHIND = (SequenceTaken, RevisionTaken)
SPARE = 2.0
"""Seconds before a table without screens leaves memory, if its game is over or waits, or another process has some."""


class Table(Helping):
    """One live table."""

    def __init__(self, house: House, row: StoredTable, woken: Woken) -> None:
        super().__init__(house, row, woken.game, woken.frozen)
        self._play = woken.play
        self._behind = False
        self._calm: Calm | None = None
        self._moves_counted = house.metrics.moves.labels(row.title)
        asked = () if woken.play is None else woken.play.waiting
        self._answers = Answers(house, row.id, weakly(self, Table._take_answer))
        self._calling = Calling(house.alerts, asked, weakly(self, Table._go_on))
        self._filling = Filling(weakly(self, Table._fill_up_soon))
        self._unsubscribe = house.bus.subscribe(row.id, weakly(self, Table._hear))
        self._claim = house.bus.claim(row.id, house.lobby, weakly(self, Table._go_on))
        self._presence.ask()
        self._go_on()

    def may_sleep(self, idle: float) -> bool:
        """True if nobody watches, nothing is pending and nothing has happened for a while."""
        busy = self._audience or self._answers.under_way or self._vigil.soon
        spare = self._presence.elsewhere or self.row.status == "over" or self._house.unwatched.waits(self.row.id)
        return not busy and self.quiet_for(min(idle, SPARE) if spare else idle)

    def stop(self) -> list[asyncio.Task[None]]:
        """Leave memory; everything is in the store. Return the tasks still ending."""
        self._unsubscribe()
        self._filling.stop()
        self._calling.stop()
        self._presence.leave()
        self._claim.release()
        self._vigil.stop()
        self._late.stop()
        self._house.unwatched.rest(self.row.id)
        return super().stop() + self._answers.stop()

    def say_who_is_here(self) -> None:
        """Tell other lobbies who is here."""
        self._presence.tell_anew()

    def play_on(self) -> None:
        """Continue an unwatched game whose turn has come."""
        self._go_on()

    async def driven(self) -> None:
        """Wait until it is known which lobby drives this table."""
        await self._claim.settled()

    def _go_on(self) -> None:
        row, play, here = self.row, self._play, self._presence.here()
        self._late.settle()
        if play is None or self.frozen is not None or not self._claim.held:
            self._calm = None
            self._filling.expect(row, self._claim.held, here)
            self._answers.stop()
            self._calling.stop()
            self._vigil.stop()
            return
        calm = (row.chairs, here) if is_calm(row, play, here, self._calm) else None
        if calm is None or self._calm is None:  # else none of this can have changed since the last move
            self._filling.expect(row, True, here)
            self._calling.expect(row, play.waiting, here)
            self._keep_watch()
        self._calm = calm
        if self._may_go_on():
            self._answers.expect(row, play, here)
        if play.early:
            self.post(self._say_due)

    def _may_go_on(self) -> bool:
        """True if bots may answer here: of unwatched games among bots, only some run at once."""
        row, unwatched = self.row, self._house.unwatched
        if self._audience or self._presence.elsewhere or row.status != "running" or not only_bots(row):
            unwatched.forget(row.id)
            return True
        return unwatched.may_go_on(row.id, row.host)

    async def _take_answer(self, seat: int, seq: int, word: str) -> None:
        await self.do(partial(self._perform, partial(self._answer, seat, seq, [word])))

    # --- screens

    async def join(self, screen: Screen) -> None:
        """Add a screen, and send it the lobby, the last chat lines and the state of the game."""
        await self.catch_up()
        if self._seen_from(screen) is None:
            await self._late.prepare()
        lines = await self._talk.last(screen, self._seen_from(screen))
        if screen not in self._audience:
            self._audience.add(screen)
            self._audience.arrange(self._seat_of)
            self._tell_lobby(but=screen)
            self._presence.tell()
            await self._come_back(screen.user)
            self._go_on()
        screen.send(self._lobby_for(screen))
        for line in lines:
            screen.send(line)
        self._show(screen)
        self._leading.show(screen)

    async def leave(self, screen: Screen) -> None:
        """Remove a screen; the person keeps their seat."""
        if screen in self._audience:
            self._audience.remove(screen)
            self._audience.arrange(self._seat_of)
            self._tell_lobby()
            self._presence.tell()
            self._go_on()

    def _show(self, screen: Screen) -> None:
        """Send a screen the state of the game, with the part of the past that may be reviewed."""
        if self._play is None:
            return
        if self._late.holds and self._seen_from(screen) is None:
            self._late.show(screen)
        else:
            screen.send(self._update(self._play, self._play.tell(self._seen_from(screen))))

    def _tell(self, outcome: Outcome) -> None:
        row = self.row
        clocks_now = clocks_of(row, self._house.uptime.now()) if row.life else UNSET
        late = self._late.holds
        if not late:
            self._late.settle()  # spectators get what they have not seen yet before the end
        self._audience.tell_seats(texts_of(row.id, outcome, self._audience.seats, self._closed, clocks_now), not late)
        if late:
            self._late.add(outcome, row.moved)

    def _update(self, play: Play, news: News) -> bytes:
        row = self.row
        clocks_now = clocks_of(row, self._house.uptime.now())
        return encode(update_of(row.id, play, news, self._closed, clocks_now))

    @property
    def _closed(self) -> bool:
        """True if nobody is asked any more, even if the game is not over by its rules."""
        return self.frozen is not None or (self.row.life != "" and life_of(self.row).ended is not None)

    # --- other processes

    def _hear(self, note: Note) -> None:
        match note:
            case Moved(seq=seq):
                if (self._play is None or seq > self._play.seq) and not self._followed_at_once(note):
                    self._catch_up_soon()
            case Present() | Absent() | WhoIsPresent():
                if self._presence.hear(note):
                    self._tell_lobby()
                    self._go_on()
            case Changed(revision=revision):
                if revision > self.row.revision:
                    self._catch_up_soon()
            case Chosen():
                self._catch_up_soon()
            case Said(n=n):
                if self._talk.behind(n):
                    self.post(self._talk.catch_up)
            case Leads():
                self._leading.hear(note)
            case Missed(heard_again=heard_again):
                self._catch_up_soon()
                self.post(self._talk.catch_up_if_possible)
                if heard_again:
                    self._presence.ask()

    def _followed_at_once(self, note: Moved) -> bool:
        """Apply the word in a note of another process, if nothing else has changed; True if it was applied."""
        row, play = self.row, self._play
        if play is None or row.life or self.frozen is not None:
            return False
        if note.seq != play.seq + 1 or note.revision != row.revision + 1:
            return False
        move = self._house.envelopes.move_of(note)
        if move is None or not self.begin():
            return False
        try:
            outcome = play.follow([move])
        except ValueError:
            self.end()
            return False  # the store has the truth
        self._play, self.row = outcome.play, moved_on(row, note.seq, outcome.play.waiting, note.at)
        self._tell(outcome)
        self._go_on()
        self.end(quietly=True)
        return True

    def _catch_up_soon(self) -> None:
        if not self._behind:
            self._behind = True
            self.post(self._catch_up_or_try_again)

    async def _catch_up_or_try_again(self) -> None:
        try:
            await self.catch_up()
        except StoreError as problem:
            log.warning("table behind", table=self.row.id, why=str(problem))
            asyncio.get_running_loop().call_later(RETRY, self._catch_up_soon)

    async def catch_up(self) -> bool:
        """Load what other processes have stored; True if there was anything."""
        self._behind = False  # a note that arrives from now on may be about a later change
        before = self.row
        begins = self._play is None or self.frozen is not None
        stored = await self._house.store.load(before.id, 0 if self._play is None or begins else self._play.seq)
        assert stored is not None
        if stored.table.revision == before.revision:
            return False
        outcome = self._woken(stored) if begins else self._followed(stored)
        row = stored.table if self._play is None else replace(stored.table, waiting=self._play.waiting)
        moved = self._take_row(row)
        changed = shown_in_lobby(row) != shown_in_lobby(before)
        if changed and begins:
            self._tell_lobby()
        if outcome is not None:
            self._tell(outcome)
        for screen in moved:
            if outcome is None or (self._late.holds and self._seen_from(screen) is None):  # spectators are told later
                self._show(screen)
        if changed and not begins:
            self._tell_lobby()
        log.info("table caught up", table=row.id, seq=row.seq)
        self._go_on()
        return True

    def _woken(self, stored: Stored) -> Outcome | None:
        """Restore a game that another process may have begun."""
        woken = wake(stored)
        self._play, self.frozen = woken.play, woken.frozen
        return None if self._play is None else self._play.opening()

    def _followed(self, stored: Stored) -> Outcome | None:
        """Apply the words another process has stored, if any."""
        play = self._play
        assert play is not None
        try:
            outcome = play.follow(stored.moves, stored.early)
        except ValueError as problem:
            self._play, self.frozen = None, does_not_play(problem)
            return None
        self._play = outcome.play
        return outcome if stored.moves or outcome.play.early != play.early else None

    # --- play

    async def start(self, user: User | None) -> TableInfo:
        """Deal. Only the host may ask, or the server itself, without a user."""
        begun: list[Play] = []
        words = await self._house.store.moves(self.row.id) if self.row.seq else []  # forked

        def make(table: StoredTable) -> StoredTable:
            row = self._begin(table, user)
            begun[:] = [self._deal(row, words)]
            row = replace(row, moved=now(), waiting=begun[0].waiting)
            return with_life(row, clocks.begun(row, begun[0], self._house.uptime.now()))

        await self._change(make)
        [self._play] = begun
        self._tell(self._play.opening())
        log.info("table started", table=self.row.id, title=self.row.title)
        self._go_on()
        return self.info(None if user is None else user.id)

    def _fill_up_soon(self) -> None:
        self.post(self._fill_up)

    async def _fill_up(self) -> None:
        """Put bots on the free seats, if any, and start the game, when the wait is over or every seat is taken."""
        if self.row.status != "open" or self.frozen is not None:
            return
        level = bots.usual_level(self.row.title)
        try:
            await self._change(partial(filled, level=level))
            await self.start(None)
        except RequestError as problem:  # such as an invalid deck: the host sees the error when they start
            log.info("table not filled", table=self.row.id, why=problem.message)

    def _begin(self, table: StoredTable, user: User | None) -> StoredTable:
        self._not_frozen()
        if user is not None and user.id != table.host:
            raise RequestError("not-host", "Only the host of the table can start the game.", 403)
        if table.status != "open":
            raise RequestError("running", "This game has already begun.")
        assert self._game is not None
        return chairs.begin(table, self._game.rules)

    def _deal(self, row: StoredTable, words: list[Move]) -> Play:
        assert self._game is not None
        assert row.seed is not None
        try:
            if words:
                return Play.restore(record_of(row, words))
            return Play.begin(self._game, row.seats, row.seed, row.options)
        except ValueError as problem:  # the table was set up with other cards, and a deck is no longer valid
            raise RequestError("bad-options", str(problem)) from None

    async def play(self, user: User | None, seq: int, words: list[str]) -> None:
        """A person's words for the decisions from `seq` on: all of them or none."""
        await self._perform(lambda: self._answer(self._seated(user), seq, words))

    def play_soon(self, user: User | None, seq: int, words: list[str], then: Then) -> bool:
        """Like `play`, but at once; False if the table is busy or the word is refused. `then` is called at the end.

        Anything unusual takes the slow path: words that are refused or end the game, and tables with clocks or motions.
        """
        row = self.row
        if row.life or not self.begin():
            return False
        try:
            outcome = self._answer(self._seated(user), seq, words)
            move = quick_move(outcome)
            if move is not None:
                after = moved_on(row, outcome.play.seq, outcome.play.waiting, now())
                told = partial(self._appended, outcome, after, time.perf_counter(), then)
                self._house.store.append_soon(row.id, row.seq, move, after.waiting, after.moved, row.revision, told)
                return True
        except (RequestError, IllegalPick, StoreError):
            pass
        self.end()
        return False

    def _appended(
        self, outcome: Outcome, row: StoredTable, began: float, then: Then, problem: Exception | None
    ) -> None:
        """Continue after a word was stored or failed."""
        try:
            if problem is None:
                self._house.metrics.append.observe(time.perf_counter() - began)
                self._moves_counted.inc()
            if self._stopped:
                problem = problem or StoreError("The table is closed.")
            elif problem is None:
                self._happened(outcome, row)
            elif not isinstance(problem, BEHIND):
                self._catch_up_soon()  # it may be stored after all, if only the reply was lost
        except Exception as mistake:  # noqa: BLE001 (the caller reports it)
            problem = mistake
        self.end()
        then(problem)

    def _answer(self, seat: int, seq: int, words: list[str]) -> Outcome:
        play = self._playable()
        if not play.since.get(seat, play.seq) <= seq <= play.seq:
            raise stale(seq, play)
        return play.answer(seat, words)

    async def undo(self, user: User | None, seq: int) -> None:
        """A person takes back their last choice, if nothing has been revealed or drawn at random since."""

        def verb() -> Outcome:
            seat, play = self._seated(user), self._playable()
            if seq != play.seq:
                raise stale(seq, play)
            return play.take_back(seat)

        await self._perform(verb)

    async def _perform(self, verb: Callable[[], Outcome], agreed: bool = False) -> None:
        """Apply a verb to the play: store the outcome first, then tell everybody.

        `agreed` is set if the people of the table have let somebody take a choice back.
        """
        asked = life_of(self.row).motion
        while not await self._performed(verb, agreed):
            pass
        if asked is not None and asked.kind == "undo" and not agreed:
            await self._tell_of(asked.seat, "undo-refused")  # somebody has moved on

    async def _performed(self, verb: Callable[[], Outcome], agreed: bool) -> bool:
        """True if it was done; if not, this table was behind and has now caught up."""
        try:
            outcome = verb()
            row = await self._stored(outcome, agreed)
        except (RequestError, IllegalPick, *BEHIND) as problem:
            if await self.catch_up():
                return False
            if isinstance(problem, IllegalPick):
                raise illegal(problem) from None
            raise
        except StoreError:
            self._catch_up_soon()  # it may be stored after all, if only the reply was lost
            raise
        self._happened(outcome, row)
        return True

    async def _stored(self, outcome: Outcome, agreed: bool = False) -> StoredTable:
        """Store an outcome; return the row after it."""
        row, play, store = self.row, outcome.play, self._house.store
        life = self._life_after(outcome, agreed)
        # passed only if there is something to write: most tables have no clock, and a move must be fast
        beside = {} if life == life_of(row) else {"lived": lived(life)}
        if outcome.keep is not None:
            await store.keep_early(row.id, row.revision, outcome.keep, play.waiting, **beside)
            after = moved_on(row, play.seq, play.waiting, row.moved)
            return with_life(after, life) if beside else after
        at, ending = now(), chairs.ending(row, play) if play.over else None
        used = [seat for seat, _ in outcome.used]
        began = time.perf_counter()
        await store.append(row.id, row.seq, outcome.store, play.waiting, at, ending, used, row.revision, **beside)
        self._house.metrics.append.observe(time.perf_counter() - began)
        self._moves_counted.inc(len(outcome.store))
        after = moved_on(row, play.seq, play.waiting, at)
        if beside:
            after = with_life(after, life)
        if ending is None:
            return after
        return replace(after, status="over", scores=ending.scores, winners=ending.winners)

    def _happened(self, outcome: Outcome, row: StoredTable) -> None:
        before, plain = self.row, not self.row.life and not row.life
        self._play, self.row = outcome.play, row
        self._tell(outcome)
        if not plain and life_of(before).motion != life_of(row).motion and row.status != "over":
            self._tell_lobby()
        if outcome.keep is not None:
            self._house.bus.publish(Chosen(row.id, outcome.keep[0]))
        elif self._house.bus.is_heard(row.id):
            move = quick_move(outcome) if plain else None
            self._house.bus.publish(self._house.envelopes.moved(row.id, row.seq, move, row.revision, row.moved))
        if row.status == "over":
            self._house.metrics.games.labels(row.title).inc()
            self._tell_lobby()
            log.info("table over", table=row.id, title=row.title, winners=row.winners)
        self._go_on()

    async def _say_due(self) -> None:
        """Play early answers given at another lobby whose turn has come without that lobby noticing."""
        outcome = None if self._play is None else self._play.due()
        if outcome is not None and self.row.status == "running":
            try:
                self._happened(outcome, await self._stored(outcome))
            except BEHIND:
                await self.catch_up()


def quick_move(outcome: Outcome) -> Move | None:
    """The word an outcome stores, if it consists of nothing else."""
    if outcome.keep is not None or outcome.used or len(outcome.store) != 1 or outcome.play.over:
        return None
    return outcome.store[0]
