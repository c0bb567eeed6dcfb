"""The course of an evening: what it does by itself when its time has come, and its results as its tables have them.

Results are read from the tables whenever somebody looks, and rounds begin then, so nothing is lost when a process ends.
A round is stored with the ids of its tables before they are made, and any process that finds one missing makes it: so
each is made once.
"""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from emberhall.server.deals import changes, evenings, rounds
from emberhall.server.deals.evenings import Board, Entrant, Evening
from emberhall.server.errors import RequestError
from emberhall.server.events.evening_tables import result_of, row_of
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.table.row.botnames import FACE_OF
from emberhall.server.timestamps import ahead, now
from emberhall.store import RevisionTaken, StoredEvening, StoredTable, work
from emberhall.store.work.evenings import BOT
from emberhall.world import chance

LEAST = 2
"""How many people a round needs."""
GONE, LOOK, PATIENCE = 1.0, 0.3, 0.3
"""In minutes, at an arena: after which somebody who waits and has not looked is gone, how often looks are noted, and
after which a wait is so long that anybody will do, even a bot."""
AT_ONCE = 120
"""At how many boards of an arena people play at once at most; and so many in all that it can still be sent."""
IN_ALL = 1_000


class Course:
    """Loads evenings, changes them, and lets them go on."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    async def load(self, event: str) -> Evening:
        """The evening as it is stored."""
        return evenings.decode(await self._stored(event))

    async def _stored(self, event: str) -> StoredEvening:
        stored = await self._house.store.read(work.evenings.one(event))
        if stored is None:
            raise RequestError("unknown-event", f"There is no event {event!r}.", 404)
        return stored

    async def changed(self, event: str, make: Callable[[Evening], Evening]) -> Evening:
        """Change a stored evening, retrying after concurrent changes."""
        while True:
            stored = await self._stored(event)
            before = evenings.decode(stored)
            after = make(before)
            if after is before:
                return before
            try:
                await self._house.store.write(
                    work.evenings.save(replace(stored, host=after.host, body=evenings.encode(after)))
                )
            except RevisionTaken:
                continue
            return after

    async def fresh(self, event: Evening, user: str | None = None) -> Evening:
        """The evening with its latest results and tables, and whatever was due; `user` is who looks."""
        current = await self._with_results(event)
        if moved_on(current, user) is not current:
            current = await self._with_results(await self.changed(event.id, lambda each: moved_on(each, user)))
        return current

    async def _with_results(self, current: Evening) -> Evening:
        seen: set[str] = set()
        while board := _unfinished(current, seen):  # a drawn board of a knock-out has another table afterwards
            seen.add(board.table)
            table = await self._house.store.read(work.tables.one(board.table))
            if table is None or table.status == "open":
                table = await self._open(current, board)
            if table.status == "over":
                game = self._lobby.game(current.title)
                current = await self.changed(current.id, result_of(board, table, game))
        return current

    async def _open(self, event: Evening, board: Board) -> StoredTable:
        """Make the missing table of a board."""
        game = self._lobby.game(event.title)
        return (await self._lobby.place(await row_of(self._house.store, event, board, game), game)).row

    async def is_playing(self, board: Board) -> bool:
        """True if the game of a board is under way."""
        table = await self._house.store.read(work.tables.one(board.table))
        return table is not None and table.status == "running"


def _unfinished(event: Evening, seen: set[str]) -> Board | None:
    """A board of the last round without a result whose table has not been looked at."""
    boards = event.played[-1] if event.played else ()
    return next((each for each in boards if each.table and each.points is None and each.table not in seen), None)


def begun(evening: Evening) -> Evening:
    """The evening with its next round; the tables are made afterwards."""
    evening = changes.with_bot(evening, _bot(evening))
    if evening.system == "arena":
        return msgspec.structs.replace(changes.waiting_at(evening, now()), ends=ahead(evening.minutes))
    pairs = rounds.next_pairs(evening, _lot(evening.people))
    return changes.with_round(evening, changes.boards_of(pairs, [chance.token_urlsafe(12) for _ in pairs]))


def _bot(evening: Evening) -> Entrant:
    names = {each.name for each in evening.entrants}
    name = next((name for name in FACE_OF if name not in names), "Cinder")
    return Entrant(BOT, name, FACE_OF[name])


def _lot(people: list[int]) -> list[int]:
    order: list[int] = []
    while len(order) < len(people):
        order.append(chance.choice([each for each in people if each not in order]))
    return order


def moved_on(evening: Evening, user: str | None = None) -> Evening:
    """The evening after whatever is due by now; the same object if that is nothing."""
    if evening.is_rolling:
        return _in_arena(evening, user)
    if evening.status == "over":
        return evening
    if evening.next and evening.next <= now() and evening.settled and len(evening.people) >= LEAST:
        return begun(evening)
    if evening.pause is not None and evening.played and evening.settled and not (evening.next or evening.held):
        return msgspec.structs.replace(evening, next=ahead(evening.pause))
    return evening


def _in_arena(evening: Evening, user: str | None) -> Evening:
    """The bell rings; whoever waits is seen, and meets whoever else waits."""
    if evening.rung:
        return evening
    if evening.ends <= now():
        return msgspec.structs.replace(evening, rung=True)
    number = evening.number_of(user)
    if number is not None and (each := evening.entrants[number]).waiting and each.seen < ahead(-LOOK):
        evening = changes.with_entrant(evening, number, msgspec.structs.replace(each, seen=now()))
    played = evening.played[0]
    free = min(AT_ONCE - sum(board.points is None for board in played), IN_ALL - len(played))
    pairs = rounds.met_now(evening, fresh=ahead(-GONE), patient=ahead(-PATIENCE))[:free]
    if not pairs:
        return evening
    return changes.with_boards(evening, changes.boards_of(pairs, [chance.token_urlsafe(12) for _ in pairs]))
