"""Reports of bad behaviour, and bans."""

from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, or_, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import passes, reports, tables, tokens, users
from emberhall.store.work import evenings
from emberhall.store.work.circles import goings
from emberhall.store.work.studies import goings as study_goings


@dataclass(frozen=True, slots=True)
class Report:
    """A complaint about somebody, possibly about one line; `done` is when it was dealt with."""

    id: str
    by: str
    about: str
    table: str | None
    line: int | None
    said: str | None
    why: str
    at: str
    done: str = ""


WHO = bindparam("who", type_=users.c.id.type)
ADD_REPORT = Query(insert(reports))
REPORT_ROW = [reports.c[name] for name in ("id", "by_id", "about_id", "table_id", "line", "said", "why", "at", "done")]
REPORTS = Query(
    select(*REPORT_ROW)
    .where(or_(bindparam("whole", type_=tables.c.seq.type) == const(1), reports.c.done == const("")))
    .order_by(reports.c.at.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
OF_USER = Query(
    select(*REPORT_ROW).where(or_(reports.c.by_id == WHO, reports.c.about_id == WHO)).order_by(reports.c.at)
)
CLOSE = Query(
    update(reports).where(reports.c.id == bindparam("which")).values(done=bindparam("now")).returning(reports.c.id)
)
BAN = Query(update(users).where(users.c.id == WHO).values(banned=bindparam("now")))
NO_TOKENS = Query(delete(tokens).where(tokens.c.user_id == WHO))
NO_PASSES = Query(delete(passes).where(passes.c.user_id == WHO))
BANNED = Query(
    select(users.c.id).where(users.c.banned >= bindparam("since"), users.c.banned != const("")).order_by(users.c.banned)
)


@work
def add_report(report: Report) -> Steps[None]:
    """Store a report."""
    who = {"id": report.id, "by_id": report.by, "about_id": report.about}
    what = {"table_id": report.table, "line": report.line, "said": report.said, "why": report.why}
    yield ADD_REPORT, {**who, **what, "at": report.at, "done": report.done}


@work
def all_reports(done: bool, limit: int) -> Steps[list[Report]]:
    """Reports not yet dealt with, or with `done` all of them; newest first."""
    return [Report(*row) for row in (yield REPORTS, {"whole": int(done), "most": limit})]


@work
def reports_of(user: str) -> Steps[list[Report]]:
    """The reports a user has made, and those about them, oldest first."""
    return [Report(*row) for row in (yield OF_USER, {"who": user})]


@work
def close_report(report: str, at: str) -> Steps[bool]:
    """Mark a report as dealt with."""
    return bool((yield CLOSE, {"which": report, "now": at}))


@work
def ban(user: str, at: str) -> Steps[None]:
    """Ban a user: no tokens, no passes, no evenings, circles or studies any more; an empty time lifts the ban."""
    yield BAN, {"who": user, "now": at}
    if at:
        yield NO_PASSES, {"who": user}  # before the tokens: see users.drop_tokens
        yield NO_TOKENS, {"who": user}
        yield from evenings.withdraw(user)
        yield from goings.withdraw(user)
        yield from study_goings.withdraw(user)


@work
def banned_since(since: str) -> Steps[list[str]]:
    """The users banned since then."""
    return [user for (user,) in (yield BANNED, {"since": since})]
