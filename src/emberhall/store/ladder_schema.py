"""The tables of the ladder: ratings, what games did to them, the seasons, and who does not want to be listed."""

from sqlalchemy import Column, Double, Integer, Table

from emberhall.store.columns import index, metadata, number, real, text

ratings = Table(
    "ratings",
    metadata,
    text("title", key=True),
    text("kind", key=True),
    text("who", key=True),
    real("mu"),
    real("sigma"),
    number("games"),
    number("won"),
    text("at"),
    Column("opponents", Integer, nullable=False, server_default="0"),
    Column("ranked", Integer, nullable=False, server_default="0"),
    index("ratings_rank", "title", "ranked DESC", "mu DESC", "who", "kind"),
    index("ratings_who", "who"),
    sqlite_with_rowid=False,
)

season_standings = Table(
    "season_standings",
    metadata,
    text("title", key=True),
    text("season", key=True),
    text("kind", key=True),
    text("who", key=True),
    real("mu"),
    real("sigma"),
    number("games"),
    number("won"),
    number("opponents"),
    number("ranked"),
    index("season_standings_rank", "title", "season", "ranked DESC", "mu DESC", "who", "kind"),
    index("season_standings_who", "who"),
    sqlite_with_rowid=False,
)
"""How everybody stood after their last game of a season."""

rating_changes = Table(
    "rating_changes",
    metadata,
    text("table_id", key=True),
    number("seat", key=True),
    text("title"),
    text("kind"),
    text("who"),
    number("team"),
    number("place"),
    real("mu_before"),
    real("sigma_before"),
    real("mu"),
    real("sigma"),
    text("at"),
    Column("weight", Double, nullable=False, server_default="1"),
    index("rating_changes_who", "who", "title", "at"),
    sqlite_with_rowid=False,
)

off_ladder = Table("off_ladder", metadata, text("user_id", key=True), sqlite_with_rowid=False)
