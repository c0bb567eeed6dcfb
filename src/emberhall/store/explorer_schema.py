"""The counters of the explorer: sums over finished games, by what is counted, at what kind of table and for whom."""

from sqlalchemy import BigInteger, Column, Table

from emberhall.store.columns import metadata, number, text

counters = Table(
    "counters",
    metadata,
    text("title", key=True),
    text("sheet", key=True),
    number("rules", key=True),
    text("item", key=True),
    text("part", key=True),
    number("seats", key=True),
    number("sides", key=True),
    text("who", key=True),
    text("band", key=True),
    Column("games", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
    Column("amount", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""`won` is in sixtieths of a win. Nobody is named here, so nothing has to be forgotten."""
