"""The chapters of a study: which game, position or puzzle each shows, from and to which moment, through whose eyes."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, func, insert, select, update

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import study_answers, study_chapters, study_marks, study_notes
from emberhall.store.work.studies.shelf import WHICH, touch

WORTH = 200
"""What a chapter counts in the size of its study."""


@dataclass(frozen=True, slots=True)
class StoredChapter:
    """A chapter: `seat` is through whose eyes it is seen, -1 for spectators; with `guess`, readers guess its moves."""

    n: int
    place: int
    name: str
    kind: str
    title: str
    source: str
    first: int
    last: int
    seat: int
    guess: bool
    notes: int = 0


CHAPTER = ["n", "place", "name", "kind", "title", "source", "first", "last", "seat", "guess"]
OF_STUDY = study_chapters.c.study_id == WHICH
NTH = study_chapters.c.n == bindparam("nth")
ADD = Query(insert(study_chapters))
COUNTS = (
    select(study_notes.c.chapter, func.count().label("count"))
    .where(study_notes.c.study_id == WHICH)
    .group_by(study_notes.c.chapter)
    .subquery()
)
ALL = Query(
    select(*(study_chapters.c[name] for name in CHAPTER), COUNTS.c["count"])
    .outerjoin(COUNTS, COUNTS.c.chapter == study_chapters.c.n)
    .where(OF_STUDY)
    .order_by(study_chapters.c.place, study_chapters.c.n)
)
ONE = Query(select(*(study_chapters.c[name] for name in CHAPTER)).where(OF_STUDY, NTH))
CHANGE = Query(
    update(study_chapters)
    .where(OF_STUDY, NTH)
    .values(**{name: bindparam(f"new_{name}") for name in ("name", "first", "last", "seat", "guess")})
)
PUT = Query(update(study_chapters).where(OF_STUDY, NTH).values(place=bindparam("new_place")))
REMOVE = [
    Query(delete(part).where(part.c.study_id == WHICH, part.c.chapter == bindparam("nth")))
    for part in (study_notes, study_marks, study_answers)
] + [Query(delete(study_chapters).where(OF_STUDY, NTH))]
SIZES = [
    Query(select(func.count(), func.coalesce(func.sum(size), const(0))).where(part.c.study_id == WHICH, of))
    for part, size in ((study_notes, func.length(study_notes.c.text)), (study_marks, func.length(study_marks.c.word)))
    for of in [part.c.chapter == bindparam("nth")]
]


@work
def of_study(study: str) -> Steps[list[StoredChapter]]:
    """The chapters of a study in their order, each with how many notes it has."""
    return [_chapter(row) for row in (yield ALL, {"which": study})]


@work
def one(study: str, n: int) -> Steps[StoredChapter | None]:
    """One chapter, without how many notes it has."""
    rows = yield ONE, {"which": study, "nth": n}
    return _chapter((*rows[0], 0)) if rows else None


@work
def add(study: str, chapter: StoredChapter, at: str) -> Steps[tuple[int, int]]:
    """Add a chapter at the end; return the study's new revision and the chapter's number, zeros if there is no room."""
    revision, n = yield from touch(study, at, WORTH, 1)
    if revision:
        values = {name: getattr(chapter, name) for name in CHAPTER}
        yield ADD, {**values, "study_id": study, "n": n, "place": n, "guess": int(chapter.guess)}
    return revision, n


@work
def change(study: str, chapter: StoredChapter, at: str) -> Steps[int]:
    """Write what may change of a chapter; return the study's new revision."""
    new = {f"new_{name}": getattr(chapter, name) for name in ("name", "first", "last", "seat")}
    yield CHANGE, {"which": study, "nth": chapter.n, **new, "new_guess": int(chapter.guess)}
    return (yield from touch(study, at))[0]


@work
def arrange(study: str, order: Sequence[int], at: str) -> Steps[int]:
    """Put the chapters into an order; return the study's new revision."""
    if order:
        yield PUT, [{"which": study, "nth": n, "new_place": place} for place, n in enumerate(order)]
    return (yield from touch(study, at))[0]


@work
def remove(study: str, n: int, worth: Sequence[int], at: str) -> Steps[int]:
    """Remove a chapter with its notes and marks, which are worth that much each; return the study's new revision."""
    size = WORTH
    for query, each in zip(SIZES, worth, strict=True):
        [(count, length)] = yield query, {"which": study, "nth": n}
        size += int(count) * each + int(length)
    for query in REMOVE:
        yield query, {"which": study, "nth": n}
    return (yield from touch(study, at, -size))[0]


def _chapter(row: Row) -> StoredChapter:
    value = dict(zip([*CHAPTER, "notes"], row, strict=True))
    return StoredChapter(**{**value, "guess": bool(value["guess"]), "notes": int(value["notes"] or 0)})
