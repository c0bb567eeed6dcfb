"""The tables of puzzles: what people think of them, and their sum."""

from sqlalchemy import Table

from emberhall.store.columns import index, metadata, number, text

puzzle_votes = Table(
    "puzzle_votes",
    metadata,
    text("title", key=True),
    text("puzzle", key=True),
    text("user_id", key=True),
    number("good"),
    number("counts"),
    text("at"),
    index("puzzle_votes_user", "user_id"),
    sqlite_with_rowid=False,
)
"""One vote a person and puzzle; it `counts` if they had an account, since guests cost nothing."""

puzzle_sums = Table(
    "puzzle_sums",
    metadata,
    text("title", key=True),
    text("puzzle", key=True),
    number("good"),
    number("bad"),
    number("hidden"),
    index("puzzle_sums_hidden", "title", where="hidden = 1"),
    sqlite_with_rowid=False,
)
