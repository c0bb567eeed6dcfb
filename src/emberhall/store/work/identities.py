"""Merging two users into one, and erasing a user."""

import json
from typing import Any

from sqlalchemy import bindparam, delete, exists, literal_column, null, or_, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import (
    accounts,
    alerts,
    chairs,
    daily_tries,
    decks,
    friend_wishes,
    friends,
    holidays,
    house_sets,
    invitations,
    lines,
    off_ladder,
    passes,
    plans,
    puzzle_votes,
    rating_changes,
    ratings,
    reports,
    season_standings,
    shuns,
    tables,
    tokens,
    unlocks,
    users,
)
from emberhall.store.work import evenings
from emberhall.store.work.circles import goings
from emberhall.store.work.learning import votes
from emberhall.store.work.studies import goings as study_goings
from emberhall.store.work.users import Touched, User

WHO = bindparam("who", type_=users.c.id.type)
NEW = bindparam("new", type_=users.c.id.type)


# --- merging


there = chairs.alias("there")
ALONE = chairs.c.table_id.not_in(select(there.c.table_id).where(there.c.user_id == NEW))
"""True for chairs at tables where the new user has no chair: nobody gets two seats at a table."""
MERGE_TABLES = Query(
    update(tables)
    .where(tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.user_id == WHO, ALONE)))
    .values(revision=tables.c.revision + const(1))
    .returning(tables.c.id, tables.c.revision)
)
MERGE_CHAIRS = Query(
    update(chairs)
    .where(chairs.c.user_id == WHO, chairs.c.kind == const("person"), ALONE)
    .values(user_id=NEW, name=bindparam("named"), face=bindparam("with_face"))
)
MERGE_KEPT = Query(
    update(chairs).where(chairs.c.user_id == WHO, chairs.c.kind == const("bot"), ALONE).values(user_id=NEW)
)
BY_STATUS = (tables.c.status == const("over"), tables.c.status != const("over"))
"""Each has its index of hosts."""
MERGE_PLANS = Query(
    update(plans)
    .where(plans.c.user_id == WHO, plans.c.table_id.not_in(select(there.c.table_id).where(there.c.user_id == NEW)))
    .values(user_id=NEW)
)
MERGE_HOSTS = [
    Query(
        update(tables)
        .where(
            tables.c.host == WHO, status, tables.c.id.not_in(select(chairs.c.table_id).where(chairs.c.user_id == WHO))
        )
        .values(host=NEW, revision=tables.c.revision + const(1))
        .returning(tables.c.id, tables.c.revision)
    )
    for status in BY_STATUS
]
MERGE_LINES = Query(update(lines).where(lines.c.user_id == WHO).values(user_id=NEW))


def _moved(table: Any, column: str, *besides: str) -> Query:
    """Copy rows of the old user to the new one, except where the new one already has such a row."""

    def make(own_insert: Any) -> Any:
        rest = [table.c[name] for name in besides]
        moved = select(NEW.label(column), *rest).where(table.c[column] == WHO, *(each != NEW for each in rest[:1]))
        return own_insert(table).from_select([column, *besides], moved).on_conflict_do_nothing()

    return Query(make)


SCORED = ("mu", "sigma", "games", "won", "opponents", "ranked")
MERGE_MORE = [
    _moved(unlocks, "user_id", "title", "card", "table_id", "at"),
    _moved(friends, "user_id", "friend_id", "at"),
    _moved(friends, "friend_id", "user_id", "at"),
    _moved(shuns, "user_id", "other_id", "how", "at"),
    _moved(shuns, "other_id", "user_id", "how", "at"),
    # A try that is brought along has no rank: else somebody could try as several guests and keep the best.
    Query(update(daily_tries).where(daily_tries.c.user_id == WHO).values(settled=const("gone"), points=null())),
    _moved(daily_tries, "user_id", "title", "day", "table_id", "settled", "points", "seconds", "won"),
    _moved(off_ladder, "user_id"),
    _moved(alerts, "user_id", "address", "kind", "secrets", "created"),
    # They count on: nobody gets another year's days by being somebody else.
    _moved(holidays, "user_id", "first", "last", "stage"),
    _moved(puzzle_votes, "user_id", "title", "puzzle", "good", "counts", "at"),
    _moved(decks, "user_id", "id", "title", "name", "cards", "at"),
    _moved(house_sets, "user_id", "id", "link", "title", "name", "cards", "at"),
    _moved(ratings, "who", "title", "kind", "at", *SCORED),
    _moved(season_standings, "who", "title", "season", "kind", *SCORED),
    Query(update(rating_changes).where(rating_changes.c.who == WHO).values(who=NEW)),
    # What was said about a guest stays, and so does what they said: nobody leaves it behind by merging.
    Query(update(reports).where(reports.c.about_id == WHO).values(about_id=NEW)),
    Query(update(reports).where(reports.c.by_id == WHO).values(by_id=NEW)),
]


FORGET = [
    Query(delete(table).where(table.c[column] == WHO))  # one column at a time, so that each has its index
    for table, *columns in (
        (passes, "user_id"),  # before the tokens: see users.drop_tokens
        (tokens, "user_id"),
        (unlocks, "user_id"),
        (friends, "user_id", "friend_id"),
        (friend_wishes, "user_id", "other_id"),
        (shuns, "user_id", "other_id"),
        (invitations, "user_id", "by_id"),
        (daily_tries, "user_id"),
        (alerts, "user_id"),
        (decks, "user_id"),
        (house_sets, "user_id"),
        (holidays, "user_id"),
        (plans, "user_id"),
        (off_ladder, "user_id"),
        (season_standings, "who"),
        (ratings, "who"),  # rating changes stay, by id alone: other players' ratings depend on them
    )
    for column in columns
]
LEAVE = Query(delete(users).where(users.c.id == WHO, ~exists().where(chairs.c.user_id == users.c.id)))


@work
def merge(old: str, new: User) -> Steps[Touched]:
    """Give everything of the old user to the new one, except chairs at tables where both sit; revoke the old tokens."""
    both = {"who": old, "new": new.id}
    touched: dict[str, int] = dict((yield MERGE_TABLES, both))
    yield MERGE_PLANS, both
    yield MERGE_CHAIRS, {**both, "named": new.name, "with_face": new.face}
    yield MERGE_KEPT, both
    for query in MERGE_HOSTS:
        hosts = yield query, both
        touched |= dict(hosts)
    yield MERGE_LINES, both
    yield from evenings.hand_over(old, new)
    yield from goings.hand_over(old, new.id)
    yield from study_goings.hand_over(old, new.id)
    for query in MERGE_MORE:
        yield query, both
    yield from votes.withdraw(old)
    for query in (*FORGET, LEAVE):
        yield query, {"who": old}
    return list(touched.items())


# --- erasing


SEATS = Query(
    select(tables.c.id, chairs.c.seat, tables.c.notes, tables.c.revision)
    .join(chairs, chairs.c.table_id == tables.c.id)
    .where(chairs.c.user_id == WHO)
    .order_by(tables.c.id)
)
NAMELESS = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(notes=bindparam("new_notes"), revision=tables.c.revision + const(1))
)
UNNAMED = Query(
    update(chairs).where(chairs.c.user_id == WHO).values(name=literal_column("NULL"), user_id=literal_column("NULL"))
)
"""Also where a bot stands in for them: it plays under their name, and gets one of its own."""
GONE = {"name": const(""), "text": literal_column("NULL"), "greeting": literal_column("NULL")}
SILENT = Query(update(lines).where(lines.c.user_id == WHO).values(**GONE, user_id=literal_column("NULL")))
SILENT_BEFORE = Query(
    update(lines)
    .where(
        lines.c.table_id == bindparam("table"),
        lines.c.seat == bindparam("on_seat"),
        or_(lines.c.name == bindparam("named"), lines.c.event.is_not(None)),
        lines.c.user_id.is_(None),
    )
    .values(**GONE)
)
"""For lines from before the user was stored with each line, and what the table said about whoever sat there."""
NOBODY = Query(update(rating_changes).where(rating_changes.c.who == WHO).values(who=rating_changes.c.table_id))
"""The ratings of their opponents depend on these games, so the rows stay, each under a made-up player."""
ERASE = [
    Query(delete(accounts).where(accounts.c.user_id == WHO)),
    Query(delete(reports).where(reports.c.by_id == WHO)),
    Query(delete(reports).where(reports.c.about_id == WHO)),
    Query(delete(users).where(users.c.id == WHO)),
    NOBODY,
]
HOSTLESS = [
    Query(
        update(tables)
        .where(tables.c.host == WHO, of_status)
        .values(host=const(""), revision=tables.c.revision + const(1))
        .returning(tables.c.id, tables.c.revision)
    )
    for of_status in BY_STATUS
]


@work
def erase(user: User) -> Steps[Touched]:
    """Erase a user. What others need of their games stays, without a name, and so do the numbers of their lines."""
    seats = yield SEATS, {"who": user.id}
    if seats:
        new_notes = [{"table": table, "new_notes": _without_name(notes, seat)} for table, seat, notes, _ in seats]
        yield NAMELESS, new_notes
        old = [{"table": table, "on_seat": seat, "named": user.name} for table, seat, _, _ in seats]
        yield SILENT_BEFORE, old
    yield from evenings.withdraw(user.id, forget=True)
    yield from goings.forget(user.id)
    yield from study_goings.forget(user.id)
    yield from votes.withdraw(user.id)
    for query in (UNNAMED, SILENT, *FORGET, *ERASE):
        yield query, {"who": user.id}
    touched = {table: revision + 1 for table, _, _, revision in seats}
    for query in HOSTLESS:
        hosted = yield query, {"who": user.id}
        touched |= dict(hosted)
    return list(touched.items())


def _without_name(notes: str, seat: int) -> str:
    """The notes of a record without the name of a seat."""
    names = json.loads(notes)
    if f"chair.{seat}" in names:
        names[f"chair.{seat}"] = names[f"chair.{seat}"].partition(" ")[0]
    return json.dumps(names)
