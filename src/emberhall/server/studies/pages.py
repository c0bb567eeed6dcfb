"""What is in a study: its chapters, and the notes and marks at their moments."""

import asyncio
from dataclasses import replace

from emberhall.server.errors import RequestError, unknown_seat
from emberhall.server.house.house import House
from emberhall.server.house.news import News
from emberhall.server.people.guests import clean
from emberhall.server.studies import telling
from emberhall.server.studies.access import chapter_of, full, to_edit, to_read
from emberhall.server.studies.games import ChapterPlay, part_of, play_of
from emberhall.server.timestamps import now
from emberhall.store import StoredChapter, StoredMark, User, work
from emberhall.store.work.studies.words import MARK_WORTH, NOTE_WORTH, Outcome
from emberhall.wire.bodies.learning.studies import (
    ChangeChapter,
    ChapterGame,
    ChapterWords,
    NewChapter,
    NewId,
    NewMark,
    NewNote,
    WriteNote,
)
from emberhall.wire.values import or_else

MOST_CHAPTERS = 64
MOST_MARKS = 40
"""At one moment; more could not be told apart."""


class StudyPages:
    """Chapters, notes and marks."""

    def __init__(self, house: House, news: News) -> None:
        self._house = house
        self._store = house.store
        self._news = news
        self._one_at_a_time = asyncio.Semaphore(1)

    # --- chapters

    async def add_chapter(self, study: str, user: User, wish: NewChapter) -> NewId:
        """Add a chapter at the end."""
        await to_edit(self._store, study, user)
        chapters = await self._store.read(work.studies.chapters.of_study(study))
        if len(chapters) >= MOST_CHAPTERS:
            raise RequestError("study-full", f"A study has at most {MOST_CHAPTERS} chapters.")
        game = await play_of(self._house, wish.kind, wish.title, wish.source, user.id)
        own = StoredChapter(
            n=0,
            place=0,
            name="",
            kind=wish.kind,
            title=game.row.title,
            source=wish.source,
            first=game.first,
            last=len(game.words),
            seat=game.words[-1][0] if wish.kind == "puzzle" else wish.seat,
            guess=wish.kind == "puzzle",
        )
        change = ChangeChapter(name=wish.name, seat=own.seat)
        if wish.kind != "puzzle":
            change.first, change.last = wish.first, wish.last
        chapter = _changed(own, game, change)
        if wish.kind == "position":
            chapter = replace(chapter, last=chapter.first)
        revision, n = await self._store.write(work.studies.chapters.add(study, chapter, now()))
        if not revision:
            raise full()
        self._news.publish(study, revision)
        return NewId(n, revision)

    async def change_chapter(self, study: str, user: User, n: int, wish: ChangeChapter) -> None:
        """Rename a chapter, or show another part of its game."""
        await to_edit(self._store, study, user)
        chapter = await chapter_of(self._store, study, n)
        game = await play_of(self._house, chapter.kind, chapter.title, chapter.source, user.id)
        changed = _changed(chapter, game, wish)
        self._news.publish(study, await self._store.write(work.studies.chapters.change(study, changed, now())))

    async def drop_chapter(self, study: str, user: User, n: int) -> None:
        """Remove a chapter with everything in it."""
        await to_edit(self._store, study, user)
        await chapter_of(self._store, study, n)
        worth = (NOTE_WORTH, MARK_WORTH)
        self._news.publish(study, await self._store.write(work.studies.chapters.remove(study, n, worth, now())))

    async def game(self, study: str, user: User | None, n: int, since: int, upto: int) -> ChapterGame:
        """The game of a chapter, as far as a reader asks."""
        await to_read(self._store, study, user)
        chapter = await chapter_of(self._store, study, n)
        who = None if user is None else user.id
        game = await play_of(self._house, chapter.kind, chapter.title, chapter.source, who)
        async with self._one_at_a_time:
            try:
                return await asyncio.to_thread(part_of, game, chapter, since, upto, who)
            except ValueError as problem:  # other rules, other cards, or illegal words
                raise RequestError("frozen", f"This game cannot be played again here: {problem}") from None

    # --- notes and marks

    async def words(self, study: str, user: User | None, n: int, upto: int) -> ChapterWords:
        """The notes and marks of a chapter, as far as a reader asks."""
        opened = await to_read(self._store, study, user)
        await chapter_of(self._store, study, n)
        notes = await self._store.read(work.studies.words.notes(study, n, upto))
        marks = await self._store.read(work.studies.words.marks(study, n, upto))
        who = None if user is None else user.id
        return ChapterWords(
            notes=[telling.note_told(each, opened, who) for each in notes],
            marks=[telling.mark_told(each) for each in marks],
            later=await self._store.read(work.studies.words.later(study, n, upto)),
        )

    async def add_note(self, study: str, user: User, n: int, wish: NewNote) -> NewId:
        """Begin a note; it is its author's to write."""
        await self._editable(study, user, n, wish.moment)
        revision, note = await self._store.write(work.studies.words.add_note(study, n, wish.moment, user.id, now()))
        if not revision:
            raise full()
        self._news.publish(study, revision)
        return NewId(note, revision)

    async def write_note(self, study: str, user: User, n: int, note: int, wish: WriteNote) -> NewId:
        """Write a note, or say whether one is writing it."""
        await to_edit(self._store, study, user)
        text = _paragraphs(wish.text) if isinstance(wish.text, str) else None
        writing = work.studies.words.write(
            study, n, note, user.id, text, wish.revision, wish.writing, now(), telling.moments_ago()
        )
        outcome, revision = await self._store.write(writing)
        _check(outcome)
        self._news.publish(study, revision)
        return NewId(note, revision)

    async def drop_note(self, study: str, user: User, n: int, note: int) -> None:
        """Remove a note that nobody else is writing."""
        await to_edit(self._store, study, user)
        dropping = work.studies.words.drop_note(study, n, note, user.id, now(), telling.moments_ago())
        outcome, revision = await self._store.write(dropping)
        _check(outcome)
        self._news.publish(study, revision)

    async def add_mark(self, study: str, user: User, n: int, wish: NewMark) -> NewId:
        """Put a mark on the board."""
        await self._editable(study, user, n, wish.moment)
        if wish.kind == "arrow" and not wish.target:
            raise RequestError("bad-request", "An arrow goes from one thing to another.", 400)
        mark = StoredMark(0, wish.moment, user.id, wish.kind, wish.ink, wish.start, wish.target, clean(wish.word))
        revision, number = await self._store.write(work.studies.words.add_mark(study, n, mark, MOST_MARKS, now()))
        if not revision:
            raise full()
        self._news.publish(study, revision)
        return NewId(number, revision)

    async def drop_mark(self, study: str, user: User, n: int, stroke: int) -> None:
        """Remove a mark."""
        await to_edit(self._store, study, user)
        revision = await self._store.write(work.studies.words.drop_mark(study, n, stroke, now()))
        if not revision:
            raise RequestError("unknown-mark", "There is no such mark any more.", 404)
        self._news.publish(study, revision)

    async def _editable(self, study: str, user: User, n: int, moment: int) -> StoredChapter:
        await to_edit(self._store, study, user)
        chapter = await chapter_of(self._store, study, n)
        if not chapter.first <= moment <= chapter.last:
            raise RequestError("unknown-moment", f"The chapter has no moment {moment}.", 400, moment=moment)
        return chapter


def _changed(chapter: StoredChapter, game: ChapterPlay, wish: ChangeChapter) -> StoredChapter:
    """A chapter with changes. Raises RequestError where they do not fit its game."""
    first, last = or_else(wish.first, chapter.first), or_else(wish.last, chapter.last)
    seat = or_else(wish.seat, chapter.seat)
    if not 0 <= first <= last <= len(game.words):
        raise RequestError("unknown-moment", f"The game has moments 0 to {len(game.words)}.", 400, moment=last)
    if seat >= game.row.seats:
        raise unknown_seat(seat, game.row.seats)
    if chapter.kind == "puzzle" and (first, last, seat) != (chapter.first, chapter.last, chapter.seat):
        raise RequestError("bad-request", "A puzzle is shown as it is.", 400)
    name = clean(or_else(wish.name, chapter.name))
    return replace(chapter, name=name, first=first, last=last, seat=seat, guess=or_else(wish.guess, chapter.guess))


def _paragraphs(text: str) -> str:
    """The visible text of each line."""
    return "\n".join(clean(line) for line in text.splitlines())


def _check(outcome: Outcome) -> None:
    match outcome:
        case "gone":
            raise RequestError("unknown-note", "This note was removed.", 404)
        case "busy":
            raise RequestError("note-busy", "Somebody else is writing this note.")
        case "stale":
            raise RequestError("note-stale", "Somebody has changed this note meanwhile.")
        case "full":
            raise full()
