"""The tables of cards: overlays of tables, decks that people have built, cards they have designed."""

from sqlalchemy import Table

from emberhall.store.columns import index, metadata, text

card_sets = Table("card_sets", metadata, text("title", key=True), text("mark", key=True), text("files"))

decks = Table(
    "decks",
    metadata,
    text("user_id", key=True),
    text("id", key=True),
    text("title"),
    text("name"),
    text("cards"),
    text("at"),
    sqlite_with_rowid=False,
)

house_sets = Table(
    "house_sets",
    metadata,
    text("user_id", key=True),
    text("id", key=True),
    text("link"),
    text("title"),
    text("name"),
    text("cards"),
    text("at"),
    index("house_sets_link", "link"),
    sqlite_with_rowid=False,
)
