"""What happens in circles when somebody is banned, becomes somebody else, or is erased.

A circle outlives its people: another becomes its keeper, and one with nobody left is removed.
"""

from typing import Any

from sqlalchemy import bindparam, delete, exists, literal_column, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import circle_lines, circle_people, circle_scores, circles
from emberhall.store.work.circles import deals
from emberhall.store.work.circles.people import WHO, remove

NEW = bindparam("new", type_=circles.c.keeper.type)
there = circle_people.alias("there")
OF_USER = Query(
    update(circles)
    .where(circles.c.id.in_(select(circle_people.c.circle_id).where(circle_people.c.user_id == WHO)))
    .values(revision=circles.c.revision + const(1))
    .returning(circles.c.id)
)
DROP = Query(delete(circle_people).where(circle_people.c.user_id == WHO))
FIRST = (
    select(there.c.user_id)
    .where(there.c.circle_id == circles.c.id, there.c.barred == const(0))
    .order_by(there.c.joined, there.c.user_id)
    .limit(const(1))
    .offset(const(0))
    .correlate(circles)
    .scalar_subquery()
)
SUCCEED = Query(
    update(circles)
    .where(
        circles.c.keeper == WHO,
        exists().where(there.c.circle_id == circles.c.id, there.c.barred == const(0)).correlate(circles),
    )
    .values(keeper=FIRST)
)
"""The one who has been there longest becomes the keeper."""
EMPTY = Query(
    select(circles.c.id).where(
        circles.c.keeper == WHO,
        ~exists().where(there.c.circle_id == circles.c.id, there.c.barred == const(0)).correlate(circles),
    )
)
MERGE_PEOPLE = Query(
    update(circle_people)
    .where(
        circle_people.c.user_id == WHO,
        circle_people.c.circle_id.not_in(select(there.c.circle_id).where(there.c.user_id == NEW)),
    )
    .values(user_id=NEW)
)
MERGE_KEEPER = Query(
    update(circles)
    .where(
        circles.c.keeper == WHO,
        exists()
        .where(there.c.circle_id == circles.c.id, there.c.user_id == NEW, there.c.barred == const(0))
        .correlate(circles),
    )
    .values(keeper=NEW)
)
MERGE_LINES = Query(update(circle_lines).where(circle_lines.c.user_id == WHO).values(user_id=NEW))


def _merge_scores(own_insert: Any) -> Any:
    new = own_insert(circle_scores)
    rest = [circle_scores.c[name] for name in ("title", "won", "played", "at")]
    first = [circle_scores.c.circle_id, circle_scores.c.evening]
    columns = ["circle_id", "evening", "user_id", "title", "won", "played", "at"]
    rows = select(*first, NEW.label("user_id"), *rest).where(circle_scores.c.user_id == WHO)
    more = {name: circle_scores.c[name] + new.excluded[name] for name in ("won", "played")}
    return new.from_select(columns, rows).on_conflict_do_update(index_elements=columns[:4], set_=more)


MERGE_SCORES = Query(_merge_scores)
NO_SCORES = Query(delete(circle_scores).where(circle_scores.c.user_id == WHO))
SILENT = Query(
    update(circle_lines)
    .where(circle_lines.c.user_id == WHO)
    .values(user_id=literal_column("NULL"), text=literal_column("NULL"))
)
OLD = Query(select(circles.c.id).where(circles.c.used < bindparam("before")).limit(bindparam("most")).offset(const(0)))


@work
def withdraw(user: str) -> Steps[None]:
    """Somebody goes for good: they leave all their circles."""
    yield OF_USER, {"who": user}
    yield DROP, {"who": user}
    yield from _succeed(user)


@work
def hand_over(old: str, new: str) -> Steps[None]:
    """Somebody has become another. Where both were, they are one; whoever was removed stays removed."""
    both = {"who": old, "new": new}
    yield OF_USER, {"who": old}
    yield MERGE_PEOPLE, both
    yield DROP, {"who": old}
    yield MERGE_KEEPER, both
    yield from _succeed(old)
    yield MERGE_LINES, both
    yield MERGE_SCORES, both
    yield NO_SCORES, {"who": old}
    yield from deals.hand_over(old, new)


@work
def forget(user: str) -> Steps[None]:
    """Erase somebody: what they said is gone, and so is their score."""
    yield from withdraw(user)
    yield SILENT, {"who": user}
    yield NO_SCORES, {"who": user}
    yield deals.FORGET, {"who": user}


@work
def tidy(before: str, most: int) -> Steps[None]:
    """Remove circles that nobody has used since then."""
    for (circle,) in (yield OLD, {"before": before, "most": most}):
        yield from remove(circle)


def _succeed(user: str) -> Steps[None]:
    yield SUCCEED, {"who": user}
    for (circle,) in (yield EMPTY, {"who": user}):
        yield from remove(circle)
