"""A study as text: its chapters with the words of their games, in the notation of records, and the notes between."""

import re
from collections.abc import Iterable, Sequence

from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.studies.access import to_read
from emberhall.server.studies.games import ChapterPlay, play_of
from emberhall.store import StoredChapter, StoredMark, StoredNote, User, work

LINK = re.compile(r"\[([^\[\]\n]{1,80})\]\([a-z]{1,8}:[^()\s]{1,80}\)")
"""A link to a card or a moment in a note: `[Facet Row](card:facet_row)`."""
END = 999_999


async def text_of(house: House, study: str, user: User | None) -> str:
    """The whole study."""
    opened = await to_read(house.store, study, user)
    editors = [each.name for each in opened.people if each.role == "editor"]
    games: dict[tuple[str, str], ChapterPlay] = {}
    lines = [opened.row.name, ", ".join(editors), ""]
    for number, chapter in enumerate(await house.store.read(work.studies.chapters.of_study(study)), start=1):
        lines += [f"{number}. {chapter.name}".rstrip(), f"   {chapter.kind} {chapter.title}/{chapter.source}", ""]
        notes = await house.store.read(work.studies.words.notes(study, chapter.n, END))
        marks = await house.store.read(work.studies.words.marks(study, chapter.n, END))
        key = chapter.title, chapter.source
        try:
            if key not in games:
                games[key] = await play_of(house, chapter.kind, *key, None if user is None else user.id)
        except RequestError as problem:  # the notes are worth reading without it
            lines += [f"   ({problem})", ""]
        lines += _chapter(chapter, games.get(key), notes, marks)
    return "\n".join(lines).rstrip() + "\n"


def _chapter(
    chapter: StoredChapter, game: ChapterPlay | None, notes: Sequence[StoredNote], marks: Sequence[StoredMark]
) -> Iterable[str]:
    moments = {each.moment for each in notes} | {each.moment for each in marks}
    if game is not None:
        moments |= {*range(chapter.first, chapter.last + 1)}
    for moment in sorted(moments):
        if game is not None and moment > chapter.first:
            seat, word = game.words[moment - 1]
            yield f"{moment:>6}  {seat} {word}"
        for mark in marks:
            if mark.moment == moment:
                where = f"{mark.start} > {mark.target}" if mark.target else mark.start
                yield f"        * {mark.kind}, {mark.ink}: {where} {mark.word}".rstrip()
        for note in notes:
            if note.moment == moment and note.text:
                yield f"        {note.name}:" if note.name else ""
                yield from (f"        {LINK.sub(_label, line)}" for line in note.text.splitlines())
                yield ""
    yield ""


def _label(link: re.Match[str]) -> str:
    return link.group(1)
