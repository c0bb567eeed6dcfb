"""The tables of circles: people with a table of their own, its talk, its games, its score and its deals of the day."""

from sqlalchemy import Table

from emberhall.store.columns import index, metadata, number, text

circles = Table(
    "circles",
    metadata,
    text("id", key=True),
    text("name"),
    text("keeper"),
    text("created"),
    text("used"),
    text("door"),
    number("kids"),
    number("revision"),
    number("lines"),
    number("games"),
    number("evenings"),
    text("last_game"),
    index("circles_keeper", "keeper"),
    index("circles_used", "used"),
    sqlite_with_rowid=False,
)
"""`lines`, `games` and `evenings` are how many there have been; the last of each has that number."""

circle_people = Table(
    "circle_people",
    metadata,
    text("circle_id", key=True),
    text("user_id", key=True),
    text("joined"),
    text("seen"),
    text("device"),
    text("vote"),
    number("barred"),
    index("circle_people_user", "user_id"),
    sqlite_with_rowid=False,
)

circle_lines = Table(
    "circle_lines",
    metadata,
    text("circle_id", key=True),
    number("n", key=True),
    text("user_id", null=True),
    text("kind"),
    text("text", null=True),
    text("title"),
    text("table_id"),
    text("at"),
    index("circle_lines_user", "user_id", where="user_id IS NOT NULL"),
    sqlite_with_rowid=False,
)

circle_games = Table(
    "circle_games",
    metadata,
    text("table_id", key=True),
    text("circle_id"),
    number("n"),
    number("evening"),
    text("at"),
    text("settled"),
    index("circle_games_nth", "circle_id", "n"),
    index("circle_games_open", "circle_id", "n", where="settled = ''"),
    sqlite_with_rowid=False,
)

circle_scores = Table(
    "circle_scores",
    metadata,
    text("circle_id", key=True),
    number("evening", key=True),
    text("user_id", key=True),
    text("title", key=True),
    number("won"),
    number("played"),
    text("at"),
    index("circle_scores_user", "user_id"),
    sqlite_with_rowid=False,
)
"""Games won and played on an evening; evening 0 is the sum of all."""

circle_tries = Table(
    "circle_tries",
    metadata,
    text("circle_id", key=True),
    text("day", key=True),
    text("user_id", key=True),
    text("title"),
    text("table_id"),
    text("settled"),
    number("points", null=True),
    number("seconds", null=True),
    number("won"),
    index("circle_tries_user", "user_id"),
    index("circle_tries_table", "table_id"),
    sqlite_with_rowid=False,
)
"""Tries at a circle's own deal of the day: each of its people has one."""
