"""The games that chapters of studies show: tables whose games are over, and puzzles, as far as a reader asks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from emberhall import Play
from emberhall.kernel.events import Heard, heard_by
from emberhall.kernel.plays.news import news_of
from emberhall.kernel.plays.takebacks import standing
from emberhall.server.deals import shared_deals
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.review import puzzles
from emberhall.server.review.reviews import SLICE, past
from emberhall.server.table.row.botnames import with_names
from emberhall.server.table.row.origins import origin_runs, still_played
from emberhall.server.table.row.waking import record_of
from emberhall.server.table.screens.frames import info_of
from emberhall.server.table.screens.updates import update_of
from emberhall.store import Chair, Move, StoredChapter, StoredTable
from emberhall.wire.bodies.learning.studies import ChapterGame
from emberhall.wire.messages import Update


class ChapterPlay(NamedTuple):
    """What a chapter may show: the row of a table, the words that stand, and the first moment of interest."""

    row: StoredTable
    words: Sequence[Move]
    first: int = 0


async def play_of(house: House, kind: str, title: str, source: str, user: str | None) -> ChapterPlay:
    """Load what a chapter shows. Raises RequestError if it is gone, or this person may not see it yet."""
    if kind == "puzzle":
        return _puzzle(title, source)
    stored = await past(house, source)
    row = stored.table
    if row.status != "over":
        raise RequestError("study-running", "A study shows games that are over.")
    if await still_played(house.store, row):
        raise origin_runs()
    await shared_deals.check_told(house.store, row, user)
    return ChapterPlay(row, standing(stored.moves))


def _puzzle(title: str, number: str) -> ChapterPlay:
    puzzle = puzzles.named(title, number)
    words: list[Move] = [*puzzle.moves, *((puzzle.seat, word) for word in puzzle.answers)]
    chairs = [Chair(seat, "meat", "bot", level="greedy") for seat in range(puzzle.seats)]
    row = StoredTable(
        id=f"puzzle-{puzzle.id}",
        title=title,
        name="",
        seats=puzzle.seats,
        options=puzzle.options,
        public=False,
        host="",
        secret=b"",
        rules=puzzle.rules,
        created="",
        chairs=with_names(puzzle.id, chairs),
        status="over",
        seed=puzzle.seed,
        seq=len(words),
    )
    return ChapterPlay(row, words, len(puzzle.moves))


def part_of(game: ChapterPlay, chapter: StoredChapter, since: int, upto: int, user: str | None) -> ChapterGame:
    """The moments of a chapter that a reader asks for, and nothing that follows from what comes after them."""
    seat = None if chapter.seat < 0 else chapter.seat
    last = min(max(upto, chapter.first), chapter.last, len(game.words))
    if last < since:
        raise RequestError("unknown-moment", f"The chapter has no moment {since}.", 400, moment=since)
    since = max(since, chapter.first)
    before: list[Heard] = []
    heard: list[list[Heard]] = []
    updates: list[Update] = []
    for moment, outcome in enumerate(Play.walk(record_of(game.row, game.words[:last]))):
        before += heard_by(seat, outcome.new_events())
        if moment < chapter.first:
            continue
        if moment >= since:
            heard.append(before)
            if moment > last - SLICE:
                news = news_of(outcome.play.course, seat, outcome.heard(seat))
                updates.append(update_of(game.row.id, outcome.play, news, live=False))
        before = []
    return ChapterGame(
        table=info_of(game.row if last == len(game.words) else _open(game.row, last), user),
        seat=seat,
        first=since,
        last=last,
        more=last < chapter.last,
        movers=[mover for mover, _ in game.words[max(since - 1, 0) : last]],
        heard=heard,
        updates=updates,
    )


def _open(row: StoredTable, moment: int) -> StoredTable:
    """A table as it was before its end: without its result, and without how long it went on."""
    bare = replace(row, status="running", seq=moment, waiting=(), scores=None, winners=None, rematch=None)
    return replace(bare, life="", moved="", deadline=None)
