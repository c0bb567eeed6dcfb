"""The lobby: every table by id, awake or asleep; new tables, lists and rematches."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial
from math import inf
from typing import TypeAlias

import structlog

from emberhall import Game, load
from emberhall.bus import Changed
from emberhall.server.deals import shared_deals
from emberhall.server.errors import RequestError, unknown_table
from emberhall.server.house import housesets
from emberhall.server.house.house import House
from emberhall.server.lobby.awake import Awake
from emberhall.server.lobby.caretaker import Caretaker
from emberhall.server.lobby.forks import Forked
from emberhall.server.lobby.holidays import HolidayDesk
from emberhall.server.lobby.whereabouts import Whereabouts
from emberhall.server.people.guests import clean
from emberhall.server.table.row import chairs, series, setup
from emberhall.server.table.row.hints import with_hints
from emberhall.server.table.row.origins import FORKED, origin_runs, still_played
from emberhall.server.table.row.rated import can_be_rated
from emberhall.server.table.row.waking import Woken, record_text, wake
from emberhall.server.table.screens.frames import info_of
from emberhall.server.table.table import Table
from emberhall.server.timestamps import ago, now
from emberhall.store import Purpose, Stored, StoredTable, StoreError, User, work
from emberhall.wire.bodies.tables import NewTable, Tables
from emberhall.wire.seals import SECRET_BYTES
from emberhall.wire.tables import Clocks, TableInfo
from emberhall.wire.values import or_else, or_none
from emberhall.world import chance

log = structlog.get_logger(__name__)
LISTED = 50
CANDIDATES = 150
EVENING = 0.25
"""Days without a new game after which another evening of a circle begins."""
LAST_WORDS = 2.0
"""Seconds a table has to finish pending work when the server stops."""
Admit: TypeAlias = Callable[[], Awaitable[None]]
"""Raises RequestError if somebody has made too many tables."""


class Lobby:
    """Finds tables, makes new ones and lists them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.awake = Awake(house)
        self.holidays = HolidayDesk(house, self.awake)
        self.caretaker = Caretaker(house, self.awake, self.holidays)
        self._whereabouts = Whereabouts(house.lobby, house.bus, self._say_who_is_here)

    async def open(self) -> None:
        """Start the caretaker, and join the other lobbies on the bus."""
        await self._house.uptime.open(self._house.store)
        self.caretaker.open()
        await self._house.bus.join(self._house.lobby, self.caretaker.adopt_soon)
        self._whereabouts.open()

    def _say_who_is_here(self) -> None:
        if self._house.bus.remote:
            for table in self.awake:
                table.say_who_is_here()

    async def close(self) -> None:
        """Stop all tables; the store has everything."""
        await self.caretaker.close()
        self._whereabouts.close()
        await self.awake.close(LAST_WORDS)
        await self._house.bus.leave(self._house.lobby)

    async def find(self, table: str) -> Table:
        """The table, woken if it was asleep."""
        return await self.awake.find(table)

    # --- making

    async def create(self, user: User, wish: NewTable, company: Iterable[User] = ()) -> TableInfo:
        """Create a table; it starts at once if that was requested and every seat is taken.

        `company` sits down, too, as far as seats are free.
        """
        game = await self._game_for(wish, user)
        try:
            options = game.setup.check(wish.seats, await self._with_profile(game, wish.seats, wish.options, user.id))
        except ValueError as problem:
            raise RequestError("bad-options", str(problem), 400) from None
        row = StoredTable(
            id=chance.token_urlsafe(12),
            title=game.name,
            name=clean(or_else(wish.name, "")),
            seats=wish.seats,
            options=options,
            public=wish.public,
            host=user.id,
            secret=chance.token_bytes(SECRET_BYTES),
            rules=game.cards.rules,
            created=now(),
            moved=now(),
            chairs=tuple(chairs.free_chair(seat) for seat in range(wish.seats)),
            cards=game.cards.overlay,
            purpose=_purpose(wish, game),
        )
        row = series.check_sides(replace(row, terms=setup.terms_after(row, or_none(wish.terms))), game)
        row = with_hints(row, or_none(wish.hints))
        nonce = or_none(wish.nonce)
        if wish.sit is not None:
            row = chairs.sit(row, user, wish.sit, nonce)
        for seat, level in _bots(wish, game):
            row = chairs.seat_bot(row, user, seat, level)
        for person in company:
            if any(chair.kind == "free" for chair in row.chairs):
                row = chairs.sit(row, person, None, None)
        if wish.start and any(chair.kind == "free" for chair in row.chairs):
            chairs.begin(row, game.cards.rules)  # raises, naming the free seats
        table = await self._placed(row, game)
        await self.note_game(row, user.id)
        if wish.start:
            return await table.start(user)
        return table.info(user.id)

    async def note_game(self, row: StoredTable, user: str) -> int:
        """Put a new table on the shelf of its circle, if it has one; return the circle's revision."""
        circle = row.purpose.circle
        if not circle:
            return 0
        new = work.circles.games.add(circle, user, row.id, row.title, now(), ago(EVENING))
        revision = await self._house.store.write(new)
        if revision:
            self._house.bus.publish(Changed(circle, revision))
        return revision

    async def fork(self, user: User, make: Callable[[], Forked], start: bool, admit: Admit) -> TableInfo:
        """Create a table that continues from a position, which is replayed in a thread."""
        try:
            forked = await asyncio.to_thread(make)
        except ValueError as problem:
            raise RequestError("frozen", f"This game cannot be played again here: {problem}") from None
        await admit()
        row = forked.row
        await self._house.store.write(
            work.tables.add(row, cards=self._house.sets.card_set(row.title, row.cards), moves=forked.words)
        )
        table = self.awake.add(row, Woken(forked.game))
        log.info("table forked", table=row.id, title=row.title, origin=row.notes[FORKED])
        return await table.start(user) if start else table.info(user.id)

    async def place(self, row: StoredTable, game: Game) -> Table:
        """Add a table made by the server itself, with everybody seated; its game begins at once.

        It may already exist, made by another process, perhaps one that ended before the game began.
        """
        try:
            table = await self._placed(row, game)
        except StoreError as problem:
            try:
                table = await self.find(row.id)
            except RequestError:  # the store has failed, not whoever asks: the same again may succeed
                raise problem from None
        try:
            await table.start(None)
        except RequestError as problem:
            if problem.error != "running":
                raise
        return table

    async def _placed(self, row: StoredTable, game: Game) -> Table:
        await self._house.store.write(work.tables.add(row, cards=self._house.sets.card_set(row.title, row.cards)))
        table = self.awake.add(row, Woken(game))
        log.info("table created", table=row.id, title=row.title, seats=row.seats, public=row.public)
        return table

    def game(self, title: str) -> Game:
        """The game for new tables of a title."""
        try:
            return self._house.sets.game(title)
        except ValueError as problem:
            raise RequestError("unknown-title", str(problem), 400) from None

    async def _game_for(self, wish: NewTable, user: User) -> Game:
        """The game for a new table: with a house set, if one is wished for."""
        game, link = self.game(wish.title), or_else(wish.set, "")
        if not link:
            return game
        both = await self._house.store.read(work.cards.by_link(link))
        if both is None or both[0].title != game.name:
            raise RequestError("unknown-set", "There is no such house set for this title.", 404)
        return self._house.sets.adopt(housesets.card_set_of(both[0]), user.id)

    async def _with_profile(
        self, game: Game, seats: int, options: Mapping[str, object], user: str
    ) -> Mapping[str, object]:
        """The options, with what the title takes from the profile of the table's maker."""
        return game.setup.with_profile(seats, options, await self._house.unlocked(game, user))

    async def rematch(self, table: Table, user: User, nonce: str | None, admit: Admit) -> TableInfo:
        """Return the one rematch of a finished table; it starts once every person of the old table has asked."""
        again = await table.rematch.find(user, partial(self._make_rematch, user, admit))
        return await (await self.find(again)).rematch.agree(user, nonce)

    async def _make_rematch(self, user: User, admit: Admit, row: StoredTable) -> str:
        """Store the rematch of a finished table; return its id. Raises RevisionTaken if there is one."""
        await admit()
        game = _game_of(row)
        new = chairs.again(row, chance.token_urlsafe(12), chance.token_bytes(SECRET_BYTES), now(), user.id)
        if game.manners.profile:  # the game just played may have unlocked something
            chosen = {name: value for name, value in row.options.items() if name not in game.manners.profile}
            options = await self._with_profile(game, row.seats, chosen, user.id)
            new = replace(new, options=game.setup.check(row.seats, options))
        new = series.goes_on(row, new, game)
        await self._house.store.write(work.tables.add(new, rematch_of=row.id))
        self.awake.add(new, wake(Stored(new, [], [])))
        await self.note_game(new, user.id)
        return new.id

    # --- lists

    async def tables(self, user: User | None) -> Tables:
        """What the lobby shows; for a user also their own tables, those that wait for them first."""
        store = self._house.store
        own = [] if user is None else await store.read(work.lists.tables_of(user.id, LISTED))
        return Tables(
            open=self._present_first(await store.read(work.lists.open_tables(CANDIDATES)), user),
            live=self._present_first(await store.read(work.lists.live_tables(CANDIDATES)), user),
            mine=sorted(self.infos(own, user), key=_urgency),
        )

    def _present_first(self, rows: Iterable[StoredTable], user: User | None) -> list[TableInfo]:
        """Tables with people present before deserted ones, which anybody can make many of; each group newest first."""
        infos = self.infos(rows, user)
        infos.sort(key=lambda info: not any(chair.here for chair in info.chairs if chair.kind == "person"))
        return infos[:LISTED]

    def infos(self, rows: Iterable[StoredTable], user: User | None) -> list[TableInfo]:
        """What a user may know about these tables, including who is there."""
        who = None if user is None else user.id
        return [
            info_of(row, who, self._whereabouts.here(row.id), now=self._house.uptime.now())
            if (awake := self.awake.get(row.id)) is None
            else awake.info(who)
            for row in rows
        ]

    async def record(self, table: Table, user: User | None) -> str:
        """Return the record of a finished table, with its secret. Players of a frozen one get the record so far."""
        stored = await self._house.store.snapshot(work.records.load(table.row.id))
        assert stored is not None
        row = stored.table
        stands_still = or_none(table.info(None).frozen) is not None and row.seed is not None
        if row.status != "over" and not (stands_still and user and chairs.seat_of(row, user.id) is not None):
            raise RequestError("not-over", "The record is public once the game is over, not before.")
        await shared_deals.check_told(self._house.store, row, None if user is None else user.id)
        if await still_played(self._house.store, row):
            raise origin_runs()
        return record_text(stored)

    async def hide(self, table: Table, user: User) -> TableInfo:
        """Remove a table from a person's list: one that is over, or where a bot plays for them."""
        await table.catch_up()
        if table.row.status != "over" and chairs.seat_of(table.row, user.id) is not None:
            raise RequestError("running", "This table is not over, and you have a seat there; leave it first.")
        if not await self._house.store.write(work.tables.hide(user.id, table.row.id)):
            raise unknown_table(table.row.id)
        return table.info(user.id)

    async def renamed(self, user: User, tables: Iterable[tuple[str, int]]) -> None:
        """Tell the tables where this user sits of their new name, here and at other lobbies."""
        here = [(live, revision) for table, revision in tables if (live := self.awake.get(table)) is not None]
        await asyncio.gather(*(table.seats.rename(user, revision) for table, revision in here))
        for table, revision in tables:
            self._house.bus.publish(Changed(table, revision))

    async def changed(self, tables: Iterable[tuple[str, int]]) -> None:
        """Have tables reload their rows, which were written from outside, here and at other lobbies."""
        here = [live for table, _ in tables if (live := self.awake.get(table)) is not None]
        await asyncio.gather(*(table.catch_up() for table in here))
        for table, revision in tables:
            self._house.bus.publish(Changed(table, revision))

    async def where(self, users: Collection[str]) -> dict[str, StoredTable]:
        """The tables where these users have a screen, here or at another lobby."""
        rows: dict[str, StoredTable] = {}
        for table in self.awake:
            rows |= dict.fromkeys(table.here().intersection(users), table.row)
        for name, there in self._whereabouts.tables_of(users).items():
            row = None if name in self.awake else await self._house.store.read(work.tables.one(name))
            if row is not None:
                rows |= dict.fromkeys(there, row)
        return rows


def _game_of(row: StoredTable) -> Game:
    """The game a table was made with."""
    try:
        return load(row.title, row.cards)
    except ValueError as problem:
        raise RequestError("unknown-cards" if row.cards else "unknown-title", str(problem), 400) from None


def _bots(wish: NewTable, game: Game) -> list[tuple[int, str]]:
    wanted = []
    for seat, level in wish.bots.items():
        if seat not in map(str, range(wish.seats)):
            raise RequestError("unknown-seat", f"There is no seat {seat!r} for a bot at this table.", 400, seat=seat)
        wanted.append((int(seat), chairs.check_level(game.name, level)))
    return wanted


def _purpose(wish: NewTable, game: Game) -> Purpose:
    """The purpose of a new table: public games are rated by default, and bots fill free seats on request."""
    rated = or_else(wish.rated, wish.public)
    return Purpose(
        rated=rated and can_be_rated(wish.seats, game.cards.overlay),
        fill=or_else(wish.fill, 0),
        circle=or_else(wish.circle, ""),
    )


def _urgency(info: TableInfo) -> tuple[int, float]:
    """Sort key: tables that wait for the reader first, by the time they have left; finished ones last."""
    if info.status == "over" or info.you is None or info.you not in info.waiting:
        return 2 if info.status == "over" else 1, 0
    return 0, info.clocks.left[info.you] if isinstance(info.clocks, Clocks) else inf
