"""What is told about a study: pure functions from its rows to the bodies of answers."""

from collections.abc import Iterable
from datetime import timedelta

from msgspec import UNSET

from emberhall.server.studies.access import Opened
from emberhall.store import StoredChapter, StoredMark, StoredNote, StudyPerson
from emberhall.wire.bodies.learning import studies
from emberhall.wire.values import face_of
from emberhall.world import clock

HERE = 20.0
"""Seconds since the last sign of life for which somebody counts as being here, or as writing."""


def moments_ago() -> str:
    """The time before which nobody has been heard of who is still here."""
    return (clock.utc() - timedelta(seconds=HERE)).isoformat(timespec="milliseconds")


def study_told(opened: Opened, chapters: Iterable[StoredChapter]) -> studies.StudyInfo:
    """A study, as somebody sees it who may read it."""
    row = opened.row
    return studies.StudyInfo(
        id=row.id,
        name=row.name,
        keeper=row.keeper,
        created=row.created,
        door="open" if row.door == "open" else "shut",
        hide=row.hide,
        revision=row.revision,
        you=None if opened.own is None else _role(opened.own.role),
        people=[_place(each, opened.edits) for each in opened.people if opened.own is not None or _edits(each)],
        chapters=[_chapter(each) for each in chapters],
        invitation=row.invitation if opened.edits else UNSET,
    )


def _edits(person: StudyPerson) -> bool:
    return person.role == "editor"


def _role(stored: str) -> studies.Role:
    return "editor" if stored == "editor" else "reader"


def _place(person: StudyPerson, to_editor: bool) -> studies.StudyPlace:
    """Somebody in a study; where they are is for those who edit it."""
    here = to_editor and person.seen > moments_ago()
    chapter, _, moment = person.place.partition(".")
    return studies.StudyPlace(
        user=person.user,
        name=person.name,
        face=face_of(person.face),
        role=_role(person.role),
        here=here,
        chapter=int(chapter or 0) if here else 0,
        moment=int(moment or 0) if here else 0,
    )


def _chapter(each: StoredChapter) -> studies.ChapterInfo:
    return studies.ChapterInfo(
        n=each.n,
        name=each.name,
        kind=_kind(each.kind),
        title=each.title,
        source=each.source,
        seat=each.seat,
        guess=each.guess,
        first=each.first,
        notes=each.notes,
    )


def _kind(stored: str) -> studies.ChapterKind:
    match stored:
        case "position" | "puzzle":
            return stored
        case _:
            return "game"


def note_told(note: StoredNote, opened: Opened, user: str | None) -> studies.NoteInfo:
    """A note. Who is writing it, is told to the others."""
    writing = note.writer and note.writer != user and note.writing > moments_ago()
    writer = next((each.name for each in opened.people if each.user == note.writer), "") if writing else UNSET
    return studies.NoteInfo(
        n=note.n,
        moment=note.moment,
        user=note.user,
        name=note.name or "",
        face=face_of(note.face or ""),
        text=note.text,
        revision=note.revision,
        writer=writer,
    )


def mark_told(mark: StoredMark) -> studies.MarkInfo:
    """A mark."""
    kinds: dict[str, studies.MarkKind] = {"arrow": "arrow", "ring": "ring", "number": "number", "word": "word"}
    inks: dict[str, studies.Ink] = {"ink": "ink", "good": "good", "bad": "bad"}
    return studies.MarkInfo(
        n=mark.n,
        moment=mark.moment,
        user=mark.user,
        kind=kinds.get(mark.kind, "ring"),
        ink=inks.get(mark.ink, "ink"),
        start=mark.start,
        target=mark.target,
        word=mark.word,
    )
