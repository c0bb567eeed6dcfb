"""Planned answers, of one seat each, and what was last said by one. Nobody but their person may ever read them."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, select, update

from emberhall.store.queries import Query, Steps, work
from emberhall.store.schema import plans

TABLE = bindparam("table", type_=plans.c.table_id.type)
THIS = (plans.c.table_id == TABLE, plans.c.seat == bindparam("on_seat"), plans.c.user_id == bindparam("who"))


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """The plan of a seat, as its user wrote it, and what was last said by it; either may be empty."""

    seat: int
    user: str
    body: str
    act: str
    at: str


def _keep(own_insert: Any) -> Any:
    new = own_insert(plans)
    changes = {name: new.excluded[name] for name in ("user_id", "body", "act", "at")}
    return new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changes)


KEEP = Query(_keep)
COLUMNS = [plans.c[name] for name in ("seat", "user_id", "body", "act", "at")]
AT_TABLE = Query(select(*COLUMNS).where(plans.c.table_id == TABLE).order_by(plans.c.seat))
SET_OUT = Query(update(plans).where(*THIS, plans.c.body == bindparam("of_body")).values(act=bindparam("new_act")))
REVOKE = Query(delete(plans).where(*THIS))
OF_USER = Query(
    select(plans.c.table_id, plans.c.body, plans.c.at)
    .where(plans.c.user_id == bindparam("who"))
    .order_by(plans.c.table_id)
)


@work
def at_table(table: str) -> Steps[list[StoredPlan]]:
    """The plans at a table, by seat. For the table alone."""
    return [StoredPlan(*row) for row in (yield AT_TABLE, {"table": table})]


@work
def keep(table: str, plan: StoredPlan) -> Steps[None]:
    """Store a plan; it replaces the one of its seat."""
    values = {"seat": plan.seat, "user_id": plan.user, "body": plan.body, "act": plan.act, "at": plan.at}
    yield KEEP, {"table_id": table, **values}


@work
def set_out(table: str, plan: StoredPlan, act: str) -> Steps[None]:
    """Note what a plan is about to say, before it does; whether it did follows from the table's words.

    Nothing happens if the plan was replaced or revoked meanwhile.
    """
    named = {"table": table, "on_seat": plan.seat, "who": plan.user, "of_body": plan.body}
    yield SET_OUT, {**named, "new_act": act}


@work
def revoke(table: str, seat: int, user: str) -> Steps[None]:
    """Remove a plan."""
    yield REVOKE, {"table": table, "on_seat": seat, "who": user}


@work
def of_user(user: str) -> Steps[list[tuple[str, str, str]]]:
    """Somebody's own plans: table, plan and when it was made."""
    return [(table, body, at) for table, body, at in (yield OF_USER, {"who": user})]
