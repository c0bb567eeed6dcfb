"""The tables of the database, declared once for SQLite and PostgreSQL. Migrations (`store/upgrades.py`) lead to them.

Times are text that sorts, and lists are JSON, so that a row reads the same from both.
"""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

TEXT = Text().with_variant(Text(collation="C"), "postgresql")
"""Compared byte by byte, as SQLite does."""
metadata = MetaData()


def _text(name: str, null: bool = False, key: bool = False) -> Column[str]:
    return Column(name, TEXT, nullable=null, primary_key=key)


def _number(name: str, null: bool = False, key: bool = False) -> Column[int]:
    return Column(name, Integer, nullable=null, primary_key=key, autoincrement=False)


def _of_a_table(key: bool = True) -> Column[str]:
    return Column("table_id", TEXT, ForeignKey("tables.id"), nullable=False, primary_key=key)


def _index(name: str, *columns: str, where: str | None = None) -> Index:
    only = None if where is None else text(where)
    return Index(name, *columns, sqlite_where=only, postgresql_where=only)


users = Table(
    "users",
    metadata,
    _text("id", key=True),
    _text("name"),
    _text("face"),
    _text("created"),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _text("user_id"),
    _text("used"),
    _index("tokens_user", "user_id"),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    _text("id", key=True),
    _text("title"),
    _text("name"),
    _number("seats"),
    _text("options"),
    _number("public"),
    _text("host"),
    Column("secret", LargeBinary, nullable=False),
    _number("rules"),
    _text("created"),
    _text("status"),
    _text("seed", null=True),
    _text("notes"),
    _number("seq"),
    _text("waiting"),
    _text("moved"),
    _text("scores", null=True),
    _text("winners", null=True),
    _text("rematch", null=True),
    Column("cards", TEXT, nullable=False, server_default=""),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("terms", TEXT, nullable=False, server_default="{}"),
    Column("life", TEXT, nullable=False, server_default=""),
    _text("deadline", null=True),
    _index("tables_running", "moved", where="status = 'running'"),
    _index("tables_open", "created", where="status = 'open' AND public = 1"),
    _index("tables_host", "host", where="status <> 'over'"),
    _index("tables_listed", "status", "host", "created", where="public = 1"),
    _index("tables_over", "moved", where="status = 'over'"),
    _index("tables_due", "deadline", where="status = 'running' AND deadline IS NOT NULL"),
)

chairs = Table(
    "chairs",
    metadata,
    _of_a_table(),
    _number("seat", key=True),
    _text("kind"),
    _text("user_id", null=True),
    _text("name", null=True),
    _text("level", null=True),
    _text("face"),
    _text("nonce", null=True),
    Column("hidden", Integer, nullable=False, server_default="0"),
    _index("chairs_user", "user_id", where="user_id IS NOT NULL"),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    _of_a_table(),
    _number("seq", key=True),
    _number("seat"),
    _text("word"),
    _text("at"),
    sqlite_with_rowid=False,
)

early = Table(
    "early",
    metadata,
    _of_a_table(),
    _number("seat", key=True),
    _text("word"),
    _number("seq"),
    sqlite_with_rowid=False,
)

lines = Table(
    "lines",
    metadata,
    _of_a_table(),
    _number("n", key=True),
    _number("seat", null=True),
    _text("name"),
    _text("text", null=True),
    _text("greeting", null=True),
    _text("at"),
    _text("event", null=True),
    sqlite_with_rowid=False,
)

unlocks = Table(
    "unlocks",
    metadata,
    _text("user_id", key=True),
    _text("title", key=True),
    _text("card", key=True),
    _text("table_id"),
    _text("at"),
    sqlite_with_rowid=False,
)

card_sets = Table("card_sets", metadata, _text("title", key=True), _text("mark", key=True), _text("files"))

health = Table("health", metadata, _number("id", key=True), _text("at"))

uptime = Table(
    "uptime",
    metadata,
    _number("id", key=True),
    Column("at", BigInteger, nullable=False),
    Column("down", BigInteger, nullable=False),
)
"""When a server was last up, and for how long none was, in milliseconds: clocks run only while one is."""
