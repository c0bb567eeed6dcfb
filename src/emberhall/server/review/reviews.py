"""Reviews: a game replayed from its stored words, and told moment by moment as each seat saw it.

Moment n is what a seat is told after the first n words, without those taken back. Games are replayed in a thread, one
review at a time, so that tables do not have to wait; the results for finished games are cached.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec

from emberhall import Play
from emberhall.kernel.events import Event, heard_by
from emberhall.kernel.takebacks import standing
from emberhall.server import sealed
from emberhall.server.chairs import seat_of
from emberhall.server.delays import delay_of
from emberhall.server.errors import RequestError, unknown_seat, unknown_table
from emberhall.server.frames import info_of, question_of
from emberhall.server.house import House
from emberhall.server.origins import still_played
from emberhall.server.waking import record_of
from emberhall.store import Move, Stored, StoredTable
from emberhall.wire.messages import Update
from emberhall.wire.reviews import Moments, Review

SLICE = 32
"""How many moments are sent at once."""
KEPT = 24 * 1024 * 1024
"""Size of the cache for finished games, in bytes."""
WATCH = "watch"
Key: TypeAlias = tuple[str, int | None, int]


class Past(NamedTuple):
    """A table under review: its row, the words not taken back, the viewing seat, and if nothing is secret any more."""

    row: StoredTable
    words: list[Move]
    seat: int | None
    bare: bool


class Reviews:
    """Tells games to people who review them."""

    def __init__(self, house: House, seen_late: Callable[[str], Awaitable[int]]) -> None:
        self._house = house
        self._seen_late = seen_late
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._one_at_a_time = asyncio.Semaphore(1)

    async def story(self, table: str, eyes: str, user: str | None) -> bytes:
        """Everything a seat, or a spectator, has heard; encoded."""
        past = await self._past(table, eyes, user)
        # Of a finished game only the info of the table can still change, and that is not cached.
        told = await self._made((table, past.seat, -1), past, partial(_story, past))
        info = msgspec.json.encode(info_of(past.row, user))
        return b'{"table":' + info + b"," + told

    async def moments(self, table: str, eyes: str, moment: int, user: str | None) -> bytes:
        """The slice with this moment, as updates; encoded."""
        past = await self._past(table, eyes, user)
        if not 0 <= moment <= len(past.words):
            sentence = f"The game has moments 0 to {len(past.words)}, not {moment}."
            raise RequestError("unknown-moment", sentence, 400, moment=moment)
        first = moment - moment % SLICE
        return await self._made((table, past.seat, first), past, partial(_slice, past, first))

    async def past(self, table: str) -> Stored:
        """Load a table whose game has begun."""
        stored = await self._house.store.load(table)
        if stored is None:
            raise unknown_table(table)
        row = stored.table
        if row.status == "open" or row.seed is None:
            raise RequestError("not-started", "This game has not begun.")
        await self._house.sets.find(row.title, row.cards)
        return stored

    async def _past(self, table: str, eyes: str, user: str | None) -> Past:
        stored = await self.past(table)
        row = stored.table
        await (sealed.check_told if row.status == "over" else sealed.check_seen)(self._house.store, row, user)
        bare = row.status == "over" and not await still_played(self._house.store, row)
        moves = stored.moves
        if delay_of(row) is not None and seat_of(row, user) is None:
            moves = moves[: await self._seen_late(table)]
        return Past(row, standing(moves), seat_behind(row, eyes, user, bare), bare)

    async def _made(self, key: Key, past: Past, make: Callable[[], bytes]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        async with self._one_at_a_time:
            try:
                made = await asyncio.to_thread(make)
            except ValueError as problem:  # other rules, other cards, or illegal words
                raise RequestError("frozen", f"This game cannot be played again here: {problem}") from None
        if past.bare:
            self._keep(key, made)
        return made

    def _keep(self, key: Key, made: bytes) -> None:
        self._size += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while self._size > KEPT:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone)


def seat_behind(row: StoredTable, eyes: str, user: str | None, bare: bool) -> int | None:
    """The seat that `eyes` names, None for spectators. While a game runs, people may use only their own."""
    if eyes == WATCH:
        return None
    if not (eyes.isascii() and eyes.isdecimal() and len(eyes) < 4):
        raise RequestError("unknown-seat", f"{eyes!r} is neither a seat nor {WATCH!r}.", 400)
    seat = int(eyes)
    if seat >= row.seats:
        raise unknown_seat(seat, row.seats)
    if not bare and seat_of(row, user) != seat:
        raise RequestError("not-yours", f"Seat {seat} is not yours, and the game is not over.", 403, seat=seat)
    return seat


# --- in the thread


def walk(row: StoredTable, words: Sequence[Move]) -> Iterator[tuple[Play, list[Event]]]:
    """Yield the play at each moment, changed in place, with the events since the last one."""
    record = record_of(row, ())
    play = Play.begin(record.game(), record.seats, record.seed, record.options)
    yield play, play.events[:]
    for word in words:
        known = len(play.events)
        play.run([word])
        yield play, play.events[known:]


def _story(past: Past) -> bytes:
    """The review without its first field, the table."""
    walked = list(walk(past.row, past.words))
    each = [events for _, events in walked]
    first = 0 if past.bare else first_moment(past.row, walked[-1][0], each)
    heard = [heard_by(past.seat, events) for events in each[first:]]
    movers = [seat for seat, _ in past.words]
    whole = Review(None, past.seat, len(each), first, movers, heard)  # type: ignore[arg-type]  # see story()
    return msgspec.json.encode(whole).removeprefix(b'{"table":null,')


def _slice(past: Past, first: int) -> bytes:
    last = first + SLICE - 1 if past.bare else len(past.words)
    updates, each = [], []
    for moment, (play, events) in enumerate(walk(past.row, past.words[:last])):
        each.append(events)
        if first <= moment < first + SLICE:
            updates.append(update_at(past.row.id, play, past.seat, moment, events))
    begins = max(first, first_moment(past.row, play, each))
    updates = [update for update in updates if update.seq >= begins]
    return msgspec.json.encode(Moments(past.row.id, past.seat, begins, updates))


def update_at(table: str, play: Play, seat: int | None, moment: int, events: list[Event]) -> Update:
    """What a seat was told at a moment: its view, the events it heard, and its decision."""
    decision = play.asked(seat)
    if decision is not None and play.by_itself(decision):
        decision = None
    return Update(
        table=table,
        seq=moment,
        view=play.game.view(play.state, seat),
        events=heard_by(seat, events),
        decision=None if decision is None else question_of(play.game, play.state, decision),
        waiting=list(play.waiting),
    )


def first_moment(row: StoredTable, play: Play, each: Sequence[list[Event]]) -> int:
    """The first moment that may be seen: while a game runs, the one after the last event that its rules hide again."""
    open_now = play.game.recall(play.state, play.events)
    if row.status == "over" or len(open_now) == len(play.events):
        return 0
    kept = {id(event) for event in open_now}
    barred = [moment for moment, events in enumerate(each) if any(id(event) not in kept for event in events)]
    return min(barred[-1] + 1, len(each) - 1) if barred else 0
