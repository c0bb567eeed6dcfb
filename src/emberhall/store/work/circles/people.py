"""Circles and their people: who belongs to one, when they were last seen there, and what they want to play next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import (
    circle_games,
    circle_lines,
    circle_people,
    circle_scores,
    circle_tries,
    circles,
    users,
)


@dataclass(frozen=True, slots=True)
class StoredCircle:
    """A circle. Without a name it is called after its people."""

    id: str
    name: str
    keeper: str
    created: str
    used: str
    door: str
    """`open`: whoever has the link may join; `shut`: nobody else."""
    kids: bool = False
    """Only friends of the keeper join, and all talk is ready-made phrases and faces."""
    revision: int = 0
    lines: int = 0
    games: int = 0
    evenings: int = 0
    last_game: str = ""


@dataclass(frozen=True, slots=True)
class CirclePerson:
    """Somebody in a circle, or barred from it: then the link no longer lets them in."""

    circle: str
    user: str
    name: str
    face: str
    joined: str
    seen: str
    device: str
    vote: str
    barred: bool


CIRCLE = [
    "id",
    "name",
    "keeper",
    "created",
    "used",
    "door",
    "kids",
    "revision",
    "lines",
    "games",
    "evenings",
    "last_game",
]
WHO = bindparam("who", type_=users.c.id.type)
WHICH = bindparam("which", type_=circles.c.id.type)
ADD = Query(insert(circles))
ONE = Query(select(*(circles.c[name] for name in CIRCLE)).where(circles.c.id == WHICH))
ADD_PERSON = Query(insert(circle_people))
PERSON = [
    circle_people.c.circle_id,
    circle_people.c.user_id,
    users.c.name,
    users.c.face,
    *(circle_people.c[name] for name in ("joined", "seen", "device", "vote", "barred")),
]
PEOPLE = Query(
    select(*PERSON)
    .join(users, users.c.id == circle_people.c.user_id)
    .where(circle_people.c.circle_id == WHICH)
    .order_by(circle_people.c.joined, circle_people.c.user_id)
)
OWN = select(circle_people.c.circle_id).where(circle_people.c.user_id == WHO, circle_people.c.barred == const(0))
OF_USER = Query(
    select(*(circles.c[name] for name in CIRCLE))
    .where(circles.c.id.in_(OWN))
    .order_by(circles.c.used.desc(), circles.c.id)
    .limit(bindparam("most"))
    .offset(const(0))
)
PEOPLE_OF_USER = Query(
    select(*PERSON)
    .join(users, users.c.id == circle_people.c.user_id)
    .where(circle_people.c.circle_id.in_(OWN), circle_people.c.barred == const(0))
    .order_by(circle_people.c.joined, circle_people.c.user_id)
)
COUNT_OF_USER = Query(select(func.count()).select_from(OWN.subquery()))
DROP_PERSON = Query(
    delete(circle_people)
    .where(circle_people.c.circle_id == WHICH, circle_people.c.user_id == WHO)
    .returning(circle_people.c.user_id)
)
BAR = Query(
    update(circle_people)
    .where(circle_people.c.circle_id == WHICH, circle_people.c.user_id == WHO)
    .values(barred=const(1), vote=const(""))
    .returning(circle_people.c.user_id)
)
VOTE = Query(
    update(circle_people)
    .where(circle_people.c.circle_id == WHICH, circle_people.c.user_id == WHO, circle_people.c.barred == const(0))
    .values(vote=bindparam("title"))
)
SEE = Query(
    update(circle_people)
    .where(circle_people.c.circle_id == WHICH, circle_people.c.user_id == WHO, circle_people.c.barred == const(0))
    .values(seen=bindparam("at"), device=bindparam("on"))
)
TOUCH = Query(
    update(circles)
    .where(circles.c.id == WHICH)
    .values(revision=circles.c.revision + const(1), used=bindparam("at"))
    .returning(circles.c.revision)
)
CHANGE = Query(
    update(circles)
    .where(circles.c.id == WHICH)
    .values(
        name=bindparam("new_name"),
        door=bindparam("new_door"),
        kids=bindparam("new_kids"),
        keeper=bindparam("new_keeper"),
    )
)
REMOVE = [
    Query(delete(part).where(part.c.circle_id == WHICH))
    for part in (circle_people, circle_lines, circle_games, circle_scores, circle_tries)
] + [Query(delete(circles).where(circles.c.id == WHICH))]


@work
def add(circle: StoredCircle, people: Sequence[str]) -> Steps[None]:
    """Store a new circle with its people."""
    values = {name: getattr(circle, name) for name in CIRCLE}
    yield ADD, {**values, "kids": int(circle.kids)}
    for nth, user in enumerate(people, start=10):  # all at once, but in this order
        yield from _enter(circle.id, user, f"{circle.created} {nth}")


@work
def one(circle: str) -> Steps[StoredCircle | None]:
    """One circle."""
    rows = yield ONE, {"which": circle}
    return circle_in(rows[0]) if rows else None


@work
def people_of(circle: str) -> Steps[list[CirclePerson]]:
    """The people of a circle in the order in which they came, and those who are barred."""
    return [person_in(row) for row in (yield PEOPLE, {"which": circle})]


@work
def of_user(user: str, most: int) -> Steps[list[StoredCircle]]:
    """The circles of a user, the one used last first."""
    return [circle_in(row) for row in (yield OF_USER, {"who": user, "most": most})]


@work
def with_user(user: str) -> Steps[list[CirclePerson]]:
    """The people of all circles of a user."""
    return [person_in(row) for row in (yield PEOPLE_OF_USER, {"who": user})]


@work
def count_of_user(user: str) -> Steps[int]:
    """How many circles a user belongs to."""
    [(count,)] = yield COUNT_OF_USER, {"who": user}
    return int(count)


@work
def enter(circle: str, user: str, at: str) -> Steps[int]:
    """Somebody joins; return the circle's new revision."""
    yield DROP_PERSON, {"which": circle, "who": user}
    yield from _enter(circle, user, at)
    return (yield from touch(circle, at))


@work
def go(circle: str, user: str, at: str) -> Steps[int]:
    """Somebody leaves, or is let in again; return the circle's new revision, 0 if nobody is left and it is gone."""
    yield DROP_PERSON, {"which": circle, "who": user}
    revision = yield from touch(circle, at)
    people = yield from people_of(circle)
    if all(person.barred for person in people):
        for query in REMOVE:
            yield query, {"which": circle}
        return 0
    return revision


@work
def bar(circle: str, user: str, at: str) -> Steps[int]:
    """Somebody is removed by the keeper: the link no longer lets them in."""
    yield BAR, {"which": circle, "who": user}
    return (yield from touch(circle, at))


@work
def vote(circle: str, user: str, title: str, at: str) -> Steps[int]:
    """Somebody would like to play a title next; an empty one takes the vote back."""
    yield VOTE, {"which": circle, "who": user, "title": title}
    return (yield from touch(circle, at))


@work
def see(circle: str, user: str, device: str, at: str, news: bool) -> Steps[int | None]:
    """Somebody is at the circle's page; with `news`, they were away before: return the new revision."""
    yield SEE, {"which": circle, "who": user, "on": device, "at": at}
    return (yield from touch(circle, at)) if news else None


@work
def change(circle: StoredCircle, at: str) -> Steps[int]:
    """Write the name, door, kids and keeper of a circle."""
    new = {"new_name": circle.name, "new_door": circle.door, "new_kids": int(circle.kids), "new_keeper": circle.keeper}
    yield CHANGE, {"which": circle.id, **new}
    return (yield from touch(circle.id, at))


@work
def touch(circle: str, at: str) -> Steps[int]:
    """Note that something has changed; return the new revision, 0 if the circle is gone."""
    rows = yield TOUCH, {"which": circle, "at": at}
    return int(rows[0][0]) if rows else 0


@work
def remove(circle: str) -> Steps[None]:
    """Remove a circle with everything in it; its games stay."""
    for query in REMOVE:
        yield query, {"which": circle}


def _enter(circle: str, user: str, at: str) -> Steps[None]:
    new: dict[str, Any] = {"circle_id": circle, "user_id": user, "joined": at, "seen": "", "device": "", "vote": ""}
    yield ADD_PERSON, {**new, "barred": 0}


def circle_in(row: Row) -> StoredCircle:
    """A circle from its row."""
    value = dict(zip(CIRCLE, row, strict=True))
    return StoredCircle(**{**value, "kids": bool(value["kids"])})


def person_in(row: Row) -> CirclePerson:
    """A person from their row."""
    circle, user, name, face, joined, seen, device, vote, barred = row
    return CirclePerson(circle, user, name, face, joined, seen, device, vote, bool(barred))
