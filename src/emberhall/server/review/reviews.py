"""Reviews: a game replayed from its stored words, and told moment by moment as each seat saw it.

Moment n is what a seat is told after the first n words, without those taken back. Games are replayed in a thread, one
review at a time, so that tables do not have to wait; the results for finished games are cached.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET

from emberhall import Play
from emberhall.kernel.events import Event, heard_by
from emberhall.kernel.plays.news import news_of
from emberhall.kernel.plays.takebacks import standing
from emberhall.server.deals import shared_deals
from emberhall.server.errors import RequestError, unknown_seat, unknown_table
from emberhall.server.house.house import House
from emberhall.server.table.row.chairs import seat_of
from emberhall.server.table.row.delays import delay_of
from emberhall.server.table.row.origins import still_played
from emberhall.server.table.row.waking import record_of
from emberhall.server.table.screens.frames import info_of
from emberhall.server.table.screens.updates import update_of
from emberhall.store import Move, Stored, StoredTable, work
from emberhall.wire.bodies.reviews import Moments, Review
from emberhall.world import clock

SLICE = 32
"""How many moments are sent at once."""
KEPT = 24 * 1024 * 1024
"""Size of the cache for finished games, in bytes."""
WATCH = "watch"
Key: TypeAlias = tuple[str, int | None, int]


class ReviewedGame(NamedTuple):
    """A table under review: its row, the words not taken back, the viewing seat, and if nothing is secret any more."""

    row: StoredTable
    words: list[Move]
    seat: int | None
    bare: bool
    times: list[str]
    """When each of the words was said, while the game runs."""


class Reviews:
    """Tells games to people who review them."""

    def __init__(self, house: House, seen_late: Callable[[str], Awaitable[int]]) -> None:
        self._house = house
        self._seen_late = seen_late
        self._cache: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._one_at_a_time = asyncio.Semaphore(1)

    async def story(self, table: str, eyes: str, user: str | None) -> bytes:
        """Everything a seat, or a spectator, has heard; encoded."""
        game = await self._reviewed_game(table, eyes, user)
        # Of a finished game only the info of the table can still change, and that is not cached.
        story = await self._cached((table, game.seat, -1), game, partial(_story, game))
        info = msgspec.json.encode(info_of(game.row, user))
        return b'{"table":' + info + b"," + story

    async def moments(self, table: str, eyes: str, moment: int, user: str | None) -> bytes:
        """The slice with this moment, as updates; encoded."""
        game = await self._reviewed_game(table, eyes, user)
        if not 0 <= moment <= len(game.words):
            sentence = f"The game has moments 0 to {len(game.words)}, not {moment}."
            raise RequestError("unknown-moment", sentence, 400, moment=moment)
        first = moment - moment % SLICE
        return await self._cached((table, game.seat, first), game, partial(_slice, game, first))

    async def _reviewed_game(self, table: str, eyes: str, user: str | None) -> ReviewedGame:
        stored = await past(self._house, table)
        row = stored.table
        await (shared_deals.check_told if row.status == "over" else shared_deals.check_seen)(
            self._house.store, row, user
        )
        bare = row.status == "over" and not await still_played(self._house.store, row)
        moves = stored.moves
        if delay_of(row) is not None and seat_of(row, user) is None:
            moves = moves[: await self._seen_late(table)]
        times = [] if row.status == "over" else await self._house.store.read(work.records.times_of(table))
        stand = _standing_times(moves, times)
        return ReviewedGame(row, standing(moves), seat_behind(row, eyes, user, bare), bare, stand)

    async def _cached(self, key: Key, game: ReviewedGame, make: Callable[[], bytes]) -> bytes:
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        async with self._one_at_a_time:
            try:
                text = await asyncio.to_thread(make)
            except ValueError as problem:  # other rules, other cards, or illegal words
                raise RequestError("frozen", f"This game cannot be played again here: {problem}") from None
        if game.bare:
            self._keep(key, text)
        return text

    def _keep(self, key: Key, text: bytes) -> None:
        self._size += len(text) - len(self._cache.pop(key, b""))
        self._cache[key] = text
        while self._size > KEPT:
            _, gone = self._cache.popitem(last=False)
            self._size -= len(gone)


async def past(house: House, table: str) -> Stored:
    """Load a table whose game has begun."""
    stored = await house.store.snapshot(work.records.load(table))
    if stored is None:
        raise unknown_table(table)
    row = stored.table
    if row.status == "open" or row.seed is None:
        raise RequestError("not-started", "This game has not begun.")
    await house.sets.find(row.title, row.cards)
    return stored


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


def _standing_times(moves: Sequence[Move], times: Sequence[str]) -> list[str]:
    """When the words that stand were said, without those taken back."""
    numbered = [(nth, word) for nth, (_, word) in enumerate(moves[: len(times)])]
    return [times[nth] for nth, _ in standing(numbered)]


# --- in the thread


def _story(game: ReviewedGame) -> bytes:
    """The review without its first field, the table."""
    each = []
    for outcome in Play.walk(record_of(game.row, game.words)):
        each.append(outcome.new_events())
    first = 0 if game.bare else first_moment(game.row, outcome.play, each)
    heard = [heard_by(game.seat, events) for events in each[first:]]
    movers = [seat for seat, _ in game.words]
    ages = [round(1000 * (clock.utc() - datetime.fromisoformat(at)).total_seconds()) for at in game.times] or UNSET
    whole = Review(None, game.seat, len(each), first, movers, heard, ages)  # type: ignore[arg-type]  # see story()
    return msgspec.json.encode(whole).removeprefix(b'{"table":null,')


def _slice(game: ReviewedGame, first: int) -> bytes:
    last = first + SLICE - 1 if game.bare else len(game.words)
    updates, each = [], []
    for moment, outcome in enumerate(Play.walk(record_of(game.row, game.words[:last]))):
        each.append(outcome.new_events())
        if first <= moment < first + SLICE:
            news = news_of(outcome.play.course, game.seat, outcome.heard(game.seat))
            updates.append(update_of(game.row.id, outcome.play, news, live=False))
    begins = max(first, first_moment(game.row, outcome.play, each))
    updates = [update for update in updates if update.seq >= begins]
    return msgspec.json.encode(Moments(game.row.id, game.seat, begins, updates))


def first_moment(row: StoredTable, play: Play, each: Sequence[list[Event]]) -> int:
    """The first moment that may be seen: while a game runs, the one after the last event that its rules hide again."""
    open_now = play.game.face.recall(play.state, play.events)
    if row.status == "over" or len(open_now) == len(play.events):
        return 0
    still_open = {id(event) for event in open_now}
    barred = [moment for moment, events in enumerate(each) if any(id(event) not in still_open for event in events)]
    return min(barred[-1] + 1, len(each) - 1) if barred else 0
