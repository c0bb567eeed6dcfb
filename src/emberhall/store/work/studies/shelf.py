"""Studies and their people: who keeps one, who may edit it, and where they are in it."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import (
    studies,
    study_answers,
    study_chapters,
    study_marks,
    study_notes,
    study_people,
    users,
)

LARGEST = 200_000
"""About how many characters a study may have, over all its chapters, notes and marks."""


@dataclass(frozen=True, slots=True)
class StoredStudy:
    """A study: its `door` is `open` to whoever has the link, or `shut`; with `hide`, what comes is hidden at first."""

    id: str
    name: str
    keeper: str
    created: str
    used: str
    door: str
    invitation: str
    """Whoever brings it may edit."""
    hide: bool
    revision: int = 0
    serial: int = 0
    size: int = 0


@dataclass(frozen=True, slots=True)
class StudyPerson:
    """Somebody who edits a study or has kept it to read: `place` is where they were last seen, `chapter.moment`."""

    study: str
    user: str
    name: str
    face: str
    role: str
    joined: str
    seen: str
    place: str


STUDY = ["id", "name", "keeper", "created", "used", "door", "invitation", "hide", "revision", "serial", "size"]
WHICH = bindparam("which", type_=studies.c.id.type)
WHO = bindparam("who", type_=users.c.id.type)
ADD = Query(insert(studies))
ONE = Query(select(*(studies.c[name] for name in STUDY)).where(studies.c.id == WHICH))
PERSON = [
    study_people.c.study_id,
    study_people.c.user_id,
    users.c.name,
    users.c.face,
    *(study_people.c[name] for name in ("role", "joined", "seen", "place")),
]
PEOPLE = Query(
    select(*PERSON)
    .join(users, users.c.id == study_people.c.user_id)
    .where(study_people.c.study_id == WHICH)
    .order_by(study_people.c.joined, study_people.c.user_id)
)
OWN = select(study_people.c.study_id).where(study_people.c.user_id == WHO)
OF_USER = Query(
    select(*(studies.c[name] for name in STUDY), users.c.name)
    .outerjoin(users, users.c.id == studies.c.keeper)
    .where(studies.c.id.in_(OWN))
    .order_by(studies.c.used.desc(), studies.c.id)
    .limit(bindparam("most"))
    .offset(const(0))
)
COUNT_OF_USER = Query(select(func.count()).select_from(OWN.subquery()))


def _enter(own_insert: Any) -> Any:
    new = own_insert(study_people)
    return new.on_conflict_do_update(index_elements=["study_id", "user_id"], set_={"role": new.excluded.role})


ENTER = Query(_enter)
DROP = Query(delete(study_people).where(study_people.c.study_id == WHICH, study_people.c.user_id == WHO))
SEE = Query(
    update(study_people)
    .where(study_people.c.study_id == WHICH, study_people.c.user_id == WHO)
    .values(seen=bindparam("at"), place=bindparam("spot"))
)
TOUCH = Query(
    update(studies)
    .where(studies.c.id == WHICH, studies.c.size + bindparam("more") <= const(LARGEST))
    .values(
        revision=studies.c.revision + const(1),
        serial=studies.c.serial + bindparam("numbers"),
        size=studies.c.size + bindparam("more"),
        used=bindparam("at"),
    )
    .returning(studies.c.revision, studies.c.serial)
)
CHANGE = Query(
    update(studies)
    .where(studies.c.id == WHICH)
    .values(
        name=bindparam("new_name"),
        door=bindparam("new_door"),
        hide=bindparam("new_hide"),
        keeper=bindparam("new_keeper"),
        invitation=bindparam("new_invitation"),
    )
)
REMOVE = [
    Query(delete(part).where(part.c.study_id == WHICH))
    for part in (study_people, study_chapters, study_notes, study_marks, study_answers)
] + [Query(delete(studies).where(studies.c.id == WHICH))]


@work
def add(study: StoredStudy) -> Steps[None]:
    """Store a new study with its keeper."""
    yield ADD, {name: getattr(study, name) for name in STUDY} | {"hide": int(study.hide)}
    yield from _join(study.id, study.keeper, "editor", study.created)


@work
def one(study: str) -> Steps[StoredStudy | None]:
    """One study."""
    rows = yield ONE, {"which": study}
    return study_in(rows[0]) if rows else None


@work
def people_of(study: str) -> Steps[list[StudyPerson]]:
    """Those who edit a study or keep it to read, in the order in which they came."""
    return [StudyPerson(*row) for row in (yield PEOPLE, {"which": study})]


@work
def of_user(user: str, most: int) -> Steps[list[tuple[StoredStudy, str]]]:
    """The studies on somebody's list with their keepers' names, the one used last first."""
    return [(study_in(row[:-1]), row[-1] or "") for row in (yield OF_USER, {"who": user, "most": most})]


@work
def count_of_user(user: str) -> Steps[int]:
    """How many studies somebody has on their list."""
    [(count,)] = yield COUNT_OF_USER, {"who": user}
    return int(count)


@work
def enter(study: str, user: str, role: str, at: str) -> Steps[int]:
    """Somebody comes to a study, or gets another role; return its new revision."""
    yield from _join(study, user, role, at)
    return (yield from touch(study, at))[0]


@work
def leave(study: str, user: str, at: str) -> Steps[int]:
    """Somebody leaves, or is removed; return the new revision."""
    yield DROP, {"which": study, "who": user}
    return (yield from touch(study, at))[0]


@work
def see(study: str, user: str, place: str, at: str, news: bool) -> Steps[int]:
    """Somebody is at a place of a study; with `news`, others do not know it: return the new revision, else 0."""
    yield SEE, {"which": study, "who": user, "at": at, "spot": place}
    return (yield from touch(study, at))[0] if news else 0


@work
def change(study: StoredStudy, at: str) -> Steps[int]:
    """Write what may change of a study; return the new revision."""
    new = {"new_name": study.name, "new_door": study.door, "new_hide": int(study.hide), "new_keeper": study.keeper}
    yield CHANGE, {"which": study.id, **new, "new_invitation": study.invitation}
    return (yield from touch(study.id, at))[0]


@work
def remove(study: str) -> Steps[None]:
    """Remove a study with everything in it; the games stay."""
    for query in REMOVE:
        yield query, {"which": study}


def touch(study: str, at: str, more: int = 0, numbers: int = 0) -> Steps[tuple[int, int]]:
    """Count a change; return the new revision and the last number given, zeros if the study is gone or too large."""
    rows = yield TOUCH, {"which": study, "at": at, "more": more, "numbers": numbers}
    return (int(rows[0][0]), int(rows[0][1])) if rows else (0, 0)


def _join(study: str, user: str, role: str, at: str) -> Steps[None]:
    yield ENTER, {"study_id": study, "user_id": user, "role": role, "joined": at, "seen": "", "place": ""}


def study_in(row: Row) -> StoredStudy:
    """A study from its row."""
    value = dict(zip(STUDY, row, strict=True))
    return StoredStudy(**{**value, "hide": bool(value["hide"])})
