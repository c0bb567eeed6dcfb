"""Rows of daily deals, events and alerts, and the server's own secrets."""

import json
from typing import Any

from sqlalchemy import and_, bindparam, delete, insert, select, update

from emberhall.store.errors import RevisionTaken
from emberhall.store.ladder import Alert, StoredEvent, Try
from emberhall.store.queries import Query, Row, Work, const
from emberhall.store.schema import alerts, chairs, daily_tries, events, keys, off_ladder, tables, users


def _add_key(own_insert: Any) -> Any:
    return own_insert(keys).on_conflict_do_nothing()


def _claim(own_insert: Any) -> Any:
    return own_insert(daily_tries).on_conflict_do_nothing()


def _add_alert(own_insert: Any) -> Any:
    new = own_insert(alerts)
    return new.on_conflict_do_update(
        index_elements=["user_id", "address"], set_={"kind": new.excluded.kind, "secrets": new.excluded.secrets}
    )


ADD_KEY = Query(_add_key)
KEY = Query(select(keys.c.value).where(keys.c.name == bindparam("called")))
CLAIM = Query(_claim)
CLAIMED = Query(
    select(daily_tries.c.table_id).where(
        daily_tries.c.title == bindparam("of"),
        daily_tries.c.day == bindparam("on"),
        daily_tries.c.user_id == bindparam("user"),
    )
)
_mine = and_(
    chairs.c.table_id == tables.c.id, chairs.c.user_id == daily_tries.c.user_id, chairs.c.kind == const("person")
)
TRIES = Query(
    select(
        daily_tries.c.title,
        daily_tries.c.day,
        daily_tries.c.user_id,
        daily_tries.c.table_id,
        users.c.name,
        users.c.face,
        chairs.c.seat,
        tables.c.scores,
        tables.c.winners,
        tables.c.created,
        tables.c.moved,
        off_ladder.c.user_id.is_(None),
        tables.c.status,
        tables.c.life,
    )
    .select_from(
        daily_tries.join(users, users.c.id == daily_tries.c.user_id)
        .join(tables, tables.c.id == daily_tries.c.table_id)
        .outerjoin(chairs, _mine)
        .outerjoin(off_ladder, off_ladder.c.user_id == daily_tries.c.user_id)
    )
    .where(daily_tries.c.title == bindparam("of"), daily_tries.c.day == bindparam("on"))
    .order_by(tables.c.created, daily_tries.c.user_id)
)
DAYS = Query(
    select(daily_tries.c.day, daily_tries.c.title)
    .join(tables, tables.c.id == daily_tries.c.table_id)
    .where(
        daily_tries.c.user_id == bindparam("user"),
        daily_tries.c.day >= bindparam("since"),
        tables.c.status == const("over"),
    )
    .order_by(daily_tries.c.day.desc(), daily_tries.c.title)
)
ADD_EVENT = Query(insert(events))
SAVE_EVENT = Query(
    update(events)
    .where(events.c.id == bindparam("event"), events.c.revision == bindparam("read"))
    .values(host=bindparam("new_host"), body=bindparam("new_body"), revision=events.c.revision + const(1))
    .returning(events.c.id)
)
EVENT = Query(
    select(events.c.id, events.c.host, events.c.created, events.c.body, events.c.revision).where(
        events.c.id == bindparam("event")
    )
)
ALERTS = Query(
    select(alerts.c.user_id, alerts.c.address, alerts.c.kind, alerts.c.secrets, alerts.c.created)
    .where(alerts.c.user_id == bindparam("user"))
    .order_by(alerts.c.created, alerts.c.address)
)
ADD_ALERT = Query(_add_alert)
DROP_ALERT = Query(delete(alerts).where(alerts.c.user_id == bindparam("user"), alerts.c.address == bindparam("where")))


def key(name: str, fresh: bytes) -> Work[bytes]:
    """A secret by name; stores the fresh one if there is none yet."""
    yield ADD_KEY, {"name": name, "value": fresh}
    [[value]] = yield KEY, {"called": name}
    return bytes(value)


def claim(title: str, day: str, user: str, table: str) -> Work[str]:
    """The table of a person's only try, which becomes `table` if there was none."""
    yield CLAIM, {"title": title, "day": day, "user_id": user, "table_id": table}
    [[found]] = yield CLAIMED, {"of": title, "on": day, "user": user}
    return str(found)


def tries(title: str, day: str) -> Work[list[Try]]:
    """Everybody's tries at a deal, in the order they began."""
    found = yield TRIES, {"of": title, "on": day}
    return [_try(row) for row in found]


def _try(row: Row) -> Try:
    title, day, user, table, name, face, seat, scores, winners, began, moved, listed, status, life = row
    ended = _numbers(scores), _numbers(winners)
    return Try(title, day, user, table, name, face, seat, *ended, began, moved, bool(listed), status, life)


def _numbers(text: str | None) -> tuple[int, ...] | None:
    return None if text is None else tuple(json.loads(text))


def days(user: str, since: str) -> Work[list[tuple[str, str]]]:
    """The days and titles of the deals a person has finished."""
    found = yield DAYS, {"user": user, "since": since}
    return [(day, title) for day, title in found]


def add_event(new: StoredEvent) -> Work[None]:
    """Store a new event."""
    values = {"id": new.id, "host": new.host, "created": new.created, "body": new.body}
    yield ADD_EVENT, {**values, "revision": new.revision}


def save_event(changed: StoredEvent) -> Work[None]:
    """Write an event, if it is still at the revision it was read at."""
    new = {"new_host": changed.host, "new_body": changed.body}
    saved = yield SAVE_EVENT, {"event": changed.id, "read": changed.revision, **new}
    if not saved:
        raise RevisionTaken(f"The event is not at revision {changed.revision}.")


def event(wanted: str) -> Work[StoredEvent | None]:
    """One event."""
    found = yield EVENT, {"event": wanted}
    return StoredEvent(*found[0]) if found else None


def alerts_of(user: str) -> Work[list[Alert]]:
    """The addresses a person wants alerts at."""
    return [Alert(*row) for row in (yield ALERTS, {"user": user})]


def add_alert(new: Alert) -> Work[None]:
    """Add an alert address, or replace its secrets."""
    values = {"user_id": new.user, "address": new.address, "kind": new.kind}
    yield ADD_ALERT, {**values, "secrets": new.secrets, "created": new.created}


def drop_alert(user: str, address: str) -> Work[None]:
    """Delete an alert address."""
    yield DROP_ALERT, {"user": user, "where": address}
