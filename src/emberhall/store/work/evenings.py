"""Evenings of several tables; what one is like is in its body, and so are its people.

An evening outlives them: who goes is withdrawn and forgotten, who is merged plays on as another, nobody waits for
somebody who is gone, and another entrant becomes its host.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, update

from emberhall.store.errors import RevisionTaken
from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import event_entrants, events
from emberhall.store.work.users import User


@dataclass(frozen=True, slots=True)
class StoredEvening:
    """An evening; its details are in the body."""

    id: str
    host: str
    created: str
    body: str
    revision: int = field(default=0, compare=False)


BOT = "bot"
"""In place of a user: the entrant who is a bot, of whom an evening has at most one."""

ADD = Query(insert(events))
SAVE = Query(
    update(events)
    .where(events.c.id == bindparam("evening"), events.c.revision == bindparam("read"))
    .values(host=bindparam("new_host"), body=bindparam("new_body"), revision=events.c.revision + const(1))
    .returning(events.c.id)
)
ONE = Query(
    select(events.c.id, events.c.host, events.c.created, events.c.body, events.c.revision).where(
        events.c.id == bindparam("evening")
    )
)
LATEST = Query(
    select(events.c.id, events.c.host, events.c.created, events.c.body, events.c.revision)
    .join_from(event_entrants, events, events.c.id == event_entrants.c.event_id)
    .where(event_entrants.c.user_id == bindparam("user"), event_entrants.c.created >= bindparam("since"))
    .order_by(event_entrants.c.created.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
NAMING = Query(
    select(events.c.id, events.c.host, events.c.created, events.c.body)
    .where(events.c.id.in_(select(event_entrants.c.event_id).where(event_entrants.c.user_id == bindparam("user"))))
    .order_by(events.c.id)
    .with_for_update()
)
"""Locked until the new bodies are written: a round that begins meanwhile would be lost."""
CHANGE = Query(
    update(events)
    .where(events.c.id == bindparam("evening"))
    .values(host=bindparam("new_host"), body=bindparam("new_body"), revision=events.c.revision + const(1))
)


def _name(own_insert: Any) -> Any:
    return own_insert(event_entrants).on_conflict_do_nothing()


NAME = Query(_name)
UNNAME = Query(delete(event_entrants).where(event_entrants.c.user_id == bindparam("user")))


@work
def add(new: StoredEvening) -> Steps[None]:
    """Store a new evening."""
    values = {"id": new.id, "host": new.host, "created": new.created, "body": new.body}
    yield ADD, {**values, "revision": new.revision}
    yield from _named(new.id, new.created, new.body)


@work
def save(changed: StoredEvening) -> Steps[None]:
    """Write an evening's host and body; RevisionTaken when it is not at the revision it was read at."""
    new = {"new_host": changed.host, "new_body": changed.body}
    if not (yield SAVE, {"evening": changed.id, "read": changed.revision, **new}):
        raise RevisionTaken(f"The evening is not at revision {changed.revision}.")
    yield from _named(changed.id, changed.created, changed.body)


def _named(evening: str, created: str, body: str) -> Steps[None]:
    """Note whom an evening names, so that they are found without reading the bodies of all."""
    content = json.loads(body)
    users = {each["user"] for each in content.get("entrants", ())} | {content.get("host", "")}
    names = [{"user_id": user, "event_id": evening, "created": created} for user in sorted(users - {"", BOT})]
    if names:
        yield NAME, names


@work
def one(evening: str) -> Steps[StoredEvening | None]:
    """One evening."""
    rows = yield ONE, {"evening": evening}
    return StoredEvening(*rows[0]) if rows else None


@work
def latest(user: str, since: str, most: int) -> Steps[list[StoredEvening]]:
    """The evenings since some time that name a user, the latest first."""
    return [StoredEvening(*row) for row in (yield LATEST, {"user": user, "since": since, "most": most})]


@work
def naming(user: str) -> Steps[list[str]]:
    """The bodies of the evenings that name a user."""
    return [body for *_, body in (yield NAMING, {"user": user})]


# --- people who go


@work
def withdraw(user: str, forget: bool = False) -> Steps[None]:
    """Withdraw a user from all evenings; with `forget`, their name goes as well."""
    yield from _change_bodies(user, partial(_without, user=user, forget=forget))
    if forget:
        yield UNNAME, {"user": user}


@work
def hand_over(old: str, new: User) -> Steps[None]:
    """Let a user take the place of another in all evenings."""
    changed = yield from _change_bodies(old, partial(_merged, old=old, new=new))
    for evening, created, body in changed:
        yield from _named(evening, created, body)
    yield UNNAME, {"user": old}


def _change_bodies(user: str, change: Callable[[str], str]) -> Steps[list[tuple[str, str, str]]]:
    """Change the bodies of all evenings that name a user; return those that have changed."""
    new = [(*row, change(row[-1])) for row in (yield NAMING, {"user": user})]
    changed = [(evening, host, created, after) for evening, host, created, before, after in new if after != before]
    if changed:
        yield (
            CHANGE,
            [
                {"evening": evening, "new_host": json.loads(after).get("host", host), "new_body": after}
                for evening, host, _, after in changed
            ],
        )
    return [(evening, created, after) for evening, _, created, after in changed]


def _without(body: str, user: str, forget: bool = False) -> str:
    """The body of an evening after a person has gone; with `forget`, their name goes as well."""
    evening = json.loads(body)
    _withdraw(evening, user)
    if evening.get("host") == user:
        staying = (each["user"] for each in evening["entrants"] if not each.get("left") and each["user"] != BOT)
        evening["host"] = next(staying, "")
    for number, entrant in enumerate(evening["entrants"]):
        if forget and entrant["user"] == user:  # who they were is gone too; their number keeps the boards right
            entrant |= {"name": "", "user": f"gone-{number}"}
    return _text(evening)


def _merged(body: str, old: str, new: User) -> str:
    """The body of an evening after a person has become another. If both take part, the old one is withdrawn."""
    evening = json.loads(body)
    if any(each["user"] == new.id for each in evening["entrants"]):
        _withdraw(evening, old)
    for entrant in evening["entrants"]:
        if entrant["user"] == old and not any(each["user"] == new.id for each in evening["entrants"]):
            entrant |= {"user": new.id, "name": new.name, "face": new.face}
    if evening.get("host") == old:
        evening["host"] = new.id
    return _text(evening)


def _withdraw(evening: dict[str, Any], user: str) -> None:
    """Before it begins they are removed; later they lose their unfinished board, as if they had withdrawn."""
    if not evening.get("played"):
        evening["entrants"] = [each for each in evening["entrants"] if each["user"] != user]
        return
    for number, entrant in enumerate(evening["entrants"]):
        if entrant["user"] != user:
            continue
        entrant |= {"left": True, "waiting": ""}
        for board in evening["played"][-1]:
            if board.get("points") is None and number in (board["one"], board["two"]):
                board["points"] = float(number == board["two"])


def _text(evening: dict[str, Any]) -> str:
    return json.dumps(evening, separators=(",", ":"), ensure_ascii=False)
