"""The tables of games of days: planned answers, and holidays."""

from sqlalchemy import Table

from emberhall.store.columns import index, metadata, number, of_a_table, text

plans = Table(
    "plans",
    metadata,
    of_a_table(),
    number("seat", key=True),
    text("user_id"),
    text("body"),
    text("act"),
    text("at"),
    index("plans_user", "user_id"),
    sqlite_with_rowid=False,
)

holidays = Table(
    "holidays",
    metadata,
    text("user_id", key=True),
    text("first", key=True),
    text("last"),
    text("stage"),
    index("holidays_first", "first", where="stage = 'waits'"),
    index("holidays_last", "last", where="stage = 'on'"),
    sqlite_with_rowid=False,
)
