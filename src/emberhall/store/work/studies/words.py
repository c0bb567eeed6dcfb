"""Notes and marks at the moments of chapters, and what readers have guessed there.

Two people are never in one note: whoever writes has it to themselves until they stop, or are not heard of any more.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import BindParameter, Integer, bindparam, delete, func, insert, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import study_answers, study_marks, study_notes, users
from emberhall.store.work.studies.shelf import WHICH, touch

NOTE_WORTH = 100
MARK_WORTH = 60
"""What a note without its text, and a mark without its word, count in the size of their study."""
Outcome: TypeAlias = Literal["", "gone", "busy", "stale", "full"]


@dataclass(frozen=True, slots=True)
class StoredNote:
    """A note: `revision` is how often its text was changed, `writer` who is writing it, last heard of at `writing`."""

    n: int
    moment: int
    user: str
    name: str
    face: str
    text: str
    revision: int
    writer: str
    writing: str


@dataclass(frozen=True, slots=True)
class StoredMark:
    """A mark on the board: from a thing, or between two."""

    n: int
    moment: int
    user: str
    kind: str
    ink: str
    start: str
    target: str
    word: str


NTH: BindParameter[int] = bindparam("nth", type_=Integer())
UPTO: BindParameter[int] = bindparam("upto", type_=Integer())
OF_NOTES = (study_notes.c.study_id == WHICH, study_notes.c.chapter == NTH)
OF_MARKS = (study_marks.c.study_id == WHICH, study_marks.c.chapter == NTH)
NUMBER: BindParameter[int] = bindparam("number", type_=Integer())
NOTE = [
    *(study_notes.c[name] for name in ("n", "moment", "user_id")),
    users.c.name,
    users.c.face,
    *(study_notes.c[name] for name in ("text", "revision", "writer", "writing")),
]
NOTES = Query(
    select(*NOTE)
    .outerjoin(users, users.c.id == study_notes.c.user_id)
    .where(*OF_NOTES, study_notes.c.moment <= UPTO)
    .order_by(study_notes.c.moment, study_notes.c.n)
)
LATER = Query(select(func.count()).where(*OF_NOTES, study_notes.c.moment > UPTO))
MARKS = Query(
    select(*(study_marks.c[name] for name in ("n", "moment", "user_id", "kind", "ink", "start", "target", "word")))
    .where(*OF_MARKS, study_marks.c.moment <= UPTO)
    .order_by(study_marks.c.n)
)
MARKS_AT = Query(select(func.count()).where(*OF_MARKS, study_marks.c.moment == bindparam("moment")))
ONE_NOTE = Query(
    select(*(study_notes.c[name] for name in ("text", "revision", "writer", "writing"))).where(
        *OF_NOTES, study_notes.c.n == NUMBER
    )
)
ADD_NOTE = Query(insert(study_notes))
ADD_MARK = Query(insert(study_marks))
WRITE = Query(
    update(study_notes)
    .where(*OF_NOTES, study_notes.c.n == NUMBER)
    .values(
        text=bindparam("new_text"),
        revision=bindparam("new_revision"),
        writer=bindparam("new_writer"),
        writing=bindparam("at"),
    )
)
DROP_NOTE = Query(delete(study_notes).where(*OF_NOTES, study_notes.c.n == NUMBER))
DROP_MARK = Query(delete(study_marks).where(*OF_MARKS, study_marks.c.n == NUMBER).returning(study_marks.c.word))
NOTES_BY = Query(
    select(study_notes.c.study_id, study_notes.c.text)
    .where(study_notes.c.user_id == bindparam("who", type_=users.c.id.type))
    .order_by(study_notes.c.study_id, study_notes.c.n)
    .limit(bindparam("most"))
    .offset(const(0))
)


def _count(own_insert: Any) -> Any:
    new = own_insert(study_answers)
    keys = ["study_id", "chapter", "moment", "word"]
    more = study_answers.c["count"] + new.excluded["count"]
    return new.on_conflict_do_update(index_elements=keys, set_={"count": more})


COUNT = Query(_count)
ANSWERS = Query(
    select(study_answers.c.word, study_answers.c["count"]).where(
        study_answers.c.study_id == WHICH,
        study_answers.c.chapter == NTH,
        study_answers.c.moment == bindparam("moment"),
    )
)


@work
def notes(study: str, chapter: int, upto: int) -> Steps[list[StoredNote]]:
    """The notes of a chapter as far as a moment."""
    return [StoredNote(*row) for row in (yield NOTES, {"which": study, "nth": chapter, "upto": upto})]


@work
def later(study: str, chapter: int, upto: int) -> Steps[int]:
    """How many notes come after a moment."""
    [(count,)] = yield LATER, {"which": study, "nth": chapter, "upto": upto}
    return int(count)


@work
def marks(study: str, chapter: int, upto: int) -> Steps[list[StoredMark]]:
    """The marks of a chapter as far as a moment."""
    return [StoredMark(*row) for row in (yield MARKS, {"which": study, "nth": chapter, "upto": upto})]


@work
def add_note(study: str, chapter: int, moment: int, user: str, at: str) -> Steps[tuple[int, int]]:
    """Begin a note; return the study's new revision and the note's number, zeros if there is no room."""
    revision, n = yield from touch(study, at, NOTE_WORTH, 1)
    if revision:
        where = {"study_id": study, "chapter": chapter, "n": n, "moment": moment, "user_id": user}
        yield ADD_NOTE, {**where, "text": "", "revision": 0, "writer": user, "writing": at}
    return revision, n


@work
def write(
    study: str,
    chapter: int,
    number: int,
    user: str,
    text: str | None,
    revision: int,
    writing: bool,
    at: str,
    stale: str,
) -> Steps[tuple[Outcome, int]]:
    """Write a note, or with `text` None only say whether one is writing.

    Return what is in the way, and the study's new revision, 0 if there is nothing that others should hear of. Whoever
    was heard of before `stale` no longer has the note to themselves.
    """
    which = {"which": study, "nth": chapter, "number": number}
    rows = yield ONE_NOTE, which
    if not rows:
        return "gone", 0
    old, current, writer, since = rows[0]
    if writer not in ("", user) and since > stale:
        return "busy", 0
    fresh = text is not None and text != old
    if fresh and revision != current:
        return "stale", 0
    news = 0
    new_writer = user if writing else ""
    if fresh or new_writer != writer:
        news, _ = yield from touch(study, at, len(text or "") - len(old) if fresh else 0)
        if not news:
            return "full", 0
    new = {"new_text": text if fresh else old, "new_revision": current + fresh, "new_writer": new_writer, "at": at}
    yield WRITE, {**which, **new}
    return "", news


@work
def drop_note(study: str, chapter: int, number: int, user: str, at: str, stale: str) -> Steps[tuple[Outcome, int]]:
    """Remove a note, unless somebody else is writing it; return the study's new revision."""
    which = {"which": study, "nth": chapter, "number": number}
    rows = yield ONE_NOTE, which
    if not rows:
        return "gone", 0
    text, _, writer, since = rows[0]
    if writer not in ("", user) and since > stale:
        return "busy", 0
    yield DROP_NOTE, which
    return "", (yield from touch(study, at, -NOTE_WORTH - len(text)))[0]


@work
def add_mark(study: str, chapter: int, mark: StoredMark, most: int, at: str) -> Steps[tuple[int, int]]:
    """Put a mark on the board; return the study's new revision and its number, zeros if there is no room."""
    [(count,)] = yield MARKS_AT, {"which": study, "nth": chapter, "moment": mark.moment}
    if int(count) >= most:
        return 0, 0
    revision, n = yield from touch(study, at, MARK_WORTH + len(mark.word), 1)
    if revision:
        where = {"study_id": study, "chapter": chapter, "n": n, "moment": mark.moment, "user_id": mark.user}
        what = {"kind": mark.kind, "ink": mark.ink, "start": mark.start, "target": mark.target, "word": mark.word}
        yield ADD_MARK, {**where, **what}
    return revision, n


@work
def drop_mark(study: str, chapter: int, number: int, at: str) -> Steps[int]:
    """Remove a mark; return the study's new revision, 0 if there is no such mark."""
    rows = yield DROP_MARK, {"which": study, "nth": chapter, "number": number}
    return (yield from touch(study, at, -MARK_WORTH - len(rows[0][0])))[0] if rows else 0


@work
def count_answer(study: str, chapter: int, moment: int, word: str) -> Steps[dict[str, int]]:
    """Count what a reader has guessed; return how often each answer was."""
    where = {"study_id": study, "chapter": chapter, "moment": moment}
    yield COUNT, {**where, "word": word, "count": 1}
    rows = yield ANSWERS, {"which": study, "nth": chapter, "moment": moment}
    return {answer: int(count) for answer, count in rows}


@work
def notes_by(user: str, most: int) -> Steps[list[tuple[str, str]]]:
    """What somebody has written, with the studies."""
    return [(study, text) for study, text in (yield NOTES_BY, {"who": user, "most": most})]
