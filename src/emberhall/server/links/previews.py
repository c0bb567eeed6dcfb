"""Previews: the words, the people and the board that a link to a table, a game, a puzzle or a person shows.

A preview is made from what anybody with the link may see: the spectators' view at the moment they have reached, and no
board at all where others still play the same deal.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from emberhall import Play
from emberhall.kernel.plays.takebacks import standing
from emberhall.kernel.titles.boards import Canvas
from emberhall.kernel.titles.folders import module_beside
from emberhall.puzzles.lessons import PREFIX
from emberhall.server.deals import evenings, shared_deals
from emberhall.server.errors import RequestError, unknown_table
from emberhall.server.events.tries import rank_of
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.review import puzzles
from emberhall.server.review.lessons import lesson_named
from emberhall.server.table.row.delays import delay_of
from emberhall.server.table.row.origins import still_played
from emberhall.server.table.row.waking import record_of
from emberhall.server.table.screens.frames import info_of
from emberhall.store import Move, StoredTable, work
from emberhall.wire.tables import TableInfo
from emberhall.wire.titles.voices import Voice

WIDE = 1200
HIGH = 630
"""The size of the picture, in pixels."""
Draw: TypeAlias = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as a place card: a name, or nobody's."""

    name: str
    free: bool = False


@dataclass(frozen=True, slots=True)
class Preview:
    """What a link shows. `board` makes what draws the board; it replays a game, so it is called in a thread."""

    over: str
    name: str
    about: str
    places: tuple[Place, ...] = ()
    board: Callable[[], Draw | None] | None = None


class Previews:
    """Makes the previews of a house."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    def hall(self, voice: Voice) -> Preview:
        """The hall itself."""
        return Preview("", voice("link-hall"), voice("link-hall-about"))

    async def table(self, table: str, voice: Voice, at: int | None = None) -> Preview:
        """A table, or a moment of a finished game. Raises RequestError if there is none."""
        row = await self._house.store.read(work.tables.one(table))
        if row is None:
            raise unknown_table(table)
        info = info_of(row, None)
        names = [chair.name or "" for chair in info.chairs if chair.name]
        title = voice(f"{row.title}-name") if voice.knows(f"{row.title}-name") else row.title
        places = tuple(Place(chair.name or "", chair.kind == "free") for chair in info.chairs)
        sealed = await shared_deals.is_sealed(self._house.store, row)
        if at is not None and not await self._may_look_back(row):
            at = None
        about = voice("link-moment", at=at) if at is not None else said(info, voice, sealed)
        if row.purpose.daily and (rank := await self._rank(row)):
            about = voice("link-daily", rank=rank, played=await self._played(row))
        shown = row.status != "open" and row.seed is not None and not sealed
        board = partial(_board_at, row, *await self._words(row, at)) if shown else None
        name = row.name or (listed(names, voice) if names else title)
        return Preview(title if name != title else "", name, about, places, board)

    async def _rank(self, row: StoredTable) -> int | None:
        """The rank of the try at a daily deal that was played here; it tells nothing of the cards."""
        user = next((chair.user for chair in row.chairs if chair.kind == "person" and chair.user), None)
        own = None if user is None else await self._house.store.read(work.daily.own(row.title, row.purpose.daily, user))
        if own is None or not own.settled:
            return None
        return rank_of(own, await self._house.store.read(work.daily.spread(row.title, row.purpose.daily)))

    async def _played(self, row: StoredTable) -> int:
        return await self._house.store.read(work.daily.count(row.title, row.purpose.daily))

    async def _may_look_back(self, row: StoredTable) -> bool:
        return row.status == "over" and not await still_played(self._house.store, row)

    async def _words(self, row: StoredTable, at: int | None) -> tuple[list[Move], int | None]:
        """The words that spectators have seen, and which moment of them is meant."""
        stored = await self._house.store.snapshot(work.records.load(row.id))
        await self._house.sets.find(row.title, row.cards)
        moves = [] if stored is None else stored.moves
        if delay_of(row) is not None:
            moves = moves[: await (await self._lobby.find(row.id)).seen_late()]
        return standing(moves), at

    async def person(self, user: str, voice: Voice) -> Preview:
        """Somebody's page. Raises RequestError if there is nobody."""
        person = await self._house.store.read(work.users.by_id(user))
        if person is None:
            raise RequestError("unknown-person", f"There is nobody with the id {user[:64]!r}.", 404)
        return Preview("", person.name, voice("link-person-about"), (Place(person.name),))

    async def event(self, event: str, voice: Voice) -> Preview:
        """An evening. Raises RequestError if there is none."""
        stored = await self._house.store.read(work.evenings.one(event))
        if stored is None:
            raise RequestError("unknown-event", f"There is no event {event[:64]!r}.", 404)
        evening = evenings.decode(stored)
        count = len(evening.entrants)
        return Preview(voice(f"{evening.title}-name"), evening.name, voice("link-event-about", count=count))

    def lesson(self, title: str, lesson: str, voice: Voice) -> Preview:
        """A lesson or a puzzle. Raises RequestError if there is none."""
        name = voice(f"{title}-name")
        if not lesson.startswith(PREFIX):
            lesson_named(title, lesson)
            return Preview(name, voice("link-lesson"), voice("link-lesson-about"))
        return self.puzzle(title, lesson.removeprefix(PREFIX), voice)

    def puzzle(self, title: str, puzzle: str, voice: Voice) -> Preview:
        """A puzzle, as its solver sees it. Raises RequestError if there is none."""
        known = puzzles.named(title, puzzle)
        about = voice("link-puzzle-about", rating=known.difficulty.rating)

        def board() -> Draw | None:
            play = known.play()
            return picture_of(title, play.game.view(play.state, known.seat))

        return Preview(voice(f"{title}-name"), voice("link-puzzle"), about, (), board)


def said(info: TableInfo, voice: Voice, sealed: bool) -> str:
    """The state of a table in a sentence."""
    if sealed:
        return voice("link-sealed")
    if info.status == "open":
        free = sum(chair.kind == "free" for chair in info.chairs)
        return voice("link-open", free=free)
    if info.status == "running":
        return voice("link-running")
    won = [info.chairs[seat].name or "" for seat in (info.winners or ())]
    return voice("link-won", names=listed(won, voice)) if any(won) else voice("link-over")


def listed(names: list[str], voice: Voice) -> str:
    """Names as a list in a sentence."""
    return names[0] if len(names) == 1 else voice("link-and", names=", ".join(names[:-1]), last=names[-1])


def _board_at(row: StoredTable, words: list[Move], at: int | None) -> Draw | None:
    """The board as spectators see it after these words, or at a moment before."""
    if at is not None and at > len(words):
        raise RequestError("unknown-moment", f"The game has moments 0 to {len(words)}, not {at}.", 400, moment=at)
    try:
        play = Play.restore(record_of(row, words[:at]))
    except ValueError:  # other rules: there is nothing to show
        return None
    return picture_of(row.title, play.game.view(play.state, None))


def picture_of(title: str, view: Mapping[str, Any]) -> Draw | None:
    """What draws a view with the title's own picture, if it has one."""
    picture = module_beside(title, "boards.picture")
    return None if picture is None else partial(_draw, picture.draw, view)


def _draw(draw: Callable[[Canvas, Mapping[str, Any]], None], view: Mapping[str, Any], canvas: Canvas) -> None:
    draw(canvas, view)
