"""Where people want to be told that it is their turn."""

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import bindparam, delete, select

from emberhall.store.queries import Query, Steps, work
from emberhall.store.schema import alerts


@dataclass(frozen=True, slots=True)
class Alert:
    """Where to tell a person that it is their turn: a push service, a webhook, or a calendar with this secret."""

    user: str
    address: str
    kind: Literal["push", "hook", "feed"]
    secrets: str
    created: str


def _add(own_insert: Any) -> Any:
    new = own_insert(alerts)
    return new.on_conflict_do_update(
        index_elements=["user_id", "address"], set_={"kind": new.excluded.kind, "secrets": new.excluded.secrets}
    )


OF_USER = Query(
    select(alerts.c.user_id, alerts.c.address, alerts.c.kind, alerts.c.secrets, alerts.c.created)
    .where(alerts.c.user_id == bindparam("user"))
    .order_by(alerts.c.created, alerts.c.address)
)
ADD = Query(_add)
DROP = Query(delete(alerts).where(alerts.c.user_id == bindparam("user"), alerts.c.address == bindparam("where")))


@work
def of_user(user: str) -> Steps[list[Alert]]:
    """The addresses a person wants alerts at."""
    return [Alert(*row) for row in (yield OF_USER, {"user": user})]


@work
def add(new: Alert) -> Steps[None]:
    """Add an alert address, or replace its secrets."""
    values = {"user_id": new.user, "address": new.address, "kind": new.kind}
    yield ADD, {**values, "secrets": new.secrets, "created": new.created}


@work
def drop(user: str, address: str) -> Steps[None]:
    """Delete an alert address."""
    yield DROP, {"user": user, "where": address}
