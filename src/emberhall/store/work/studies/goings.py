"""What happens to studies when somebody is banned, becomes somebody else, or is erased.

A study outlives its keeper if others edit it: whoever has done so longest becomes its keeper. Else it is removed.
"""

from typing import Any

from sqlalchemy import bindparam, delete, exists, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import studies, study_marks, study_notes, study_people
from emberhall.store.work.studies.shelf import WHO, remove

NEW = bindparam("new", type_=studies.c.keeper.type)
there = study_people.alias("there")
EDITS = (there.c.study_id == studies.c.id, there.c.role == const("editor"), there.c.user_id != WHO)
FIRST = (
    select(there.c.user_id)
    .where(*EDITS)
    .order_by(there.c.joined, there.c.user_id)
    .limit(const(1))
    .offset(const(0))
    .correlate(studies)
    .scalar_subquery()
)
LEAVE = Query(delete(study_people).where(study_people.c.user_id == WHO))
SUCCEED = Query(
    update(studies)
    .where(studies.c.keeper == WHO, exists().where(*EDITS).correlate(studies))
    .values(keeper=FIRST, revision=studies.c.revision + const(1))
)
LEFT = Query(select(studies.c.id).where(studies.c.keeper == WHO))
STOP_WRITING = Query(
    update(study_notes).where(study_notes.c.writer == WHO, study_notes.c.writer != const("")).values(writer=const(""))
)
OWN_WORDS = [
    Query(delete(study_notes).where(study_notes.c.user_id == WHO)),
    Query(delete(study_marks).where(study_marks.c.user_id == WHO)),
]


def _move(own_insert: Any) -> Any:
    new = own_insert(study_people)
    rest = [study_people.c[name] for name in ("role", "joined", "seen", "place")]
    rows = select(study_people.c.study_id, NEW.label("user_id"), *rest).where(study_people.c.user_id == WHO)
    columns = ["study_id", "user_id", "role", "joined", "seen", "place"]
    # whoever may edit as either of the two may edit as both; `editor` sorts before `reader`
    stronger = {"role": new.excluded.role}
    weaker = study_people.c.role > new.excluded.role
    return new.from_select(columns, rows).on_conflict_do_update(index_elements=columns[:2], set_=stronger, where=weaker)


HAND_OVER = [
    Query(_move),
    LEAVE,
    Query(update(studies).where(studies.c.keeper == WHO).values(keeper=NEW, revision=studies.c.revision + const(1))),
    Query(update(study_notes).where(study_notes.c.user_id == WHO).values(user_id=NEW)),
    Query(update(study_marks).where(study_marks.c.user_id == WHO).values(user_id=NEW)),
]
OLD = Query(select(studies.c.id).where(studies.c.used < bindparam("before")).limit(bindparam("most")).offset(const(0)))


@work
def withdraw(user: str) -> Steps[None]:
    """Somebody goes for good: others keep what they edited together."""
    yield SUCCEED, {"who": user}
    yield LEAVE, {"who": user}
    yield STOP_WRITING, {"who": user}
    for (study,) in (yield LEFT, {"who": user}):
        yield from remove(study)


@work
def hand_over(old: str, new: str) -> Steps[None]:
    """Somebody has become another."""
    for query in HAND_OVER:
        yield query, {"who": old, "new": new}
    yield STOP_WRITING, {"who": old}


@work
def forget(user: str) -> Steps[None]:
    """Erase somebody: what they wrote and drew is gone, too."""
    yield from withdraw(user)
    for query in OWN_WORDS:
        yield query, {"who": user}


@work
def tidy(before: str, most: int) -> Steps[None]:
    """Remove studies that nobody has used since then."""
    for (study,) in (yield OLD, {"before": before, "most": most}):
        yield from remove(study)
