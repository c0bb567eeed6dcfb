"""The whole schema, for an empty database. Older SQLite files get here through `store/sqlite/legacy.py`."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = None

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Create every table."""
    _people()
    _tables()
    _of_tables()
    op.create_table(
        "card_sets", _text("title"), _text("mark"), _text("files"), sa.PrimaryKeyConstraint("title", "mark")
    )
    op.create_table("health", _number("id"), _text("at"), sa.PrimaryKeyConstraint("id"))


def _people() -> None:
    _create("users", _text("id"), _text("name"), _text("face"), _text("created"), key=("id",))
    hashed = sa.Column("hash", sa.LargeBinary, nullable=False)
    _create("tokens", hashed, _text("user_id"), _text("used"), key=("hash",))
    op.create_index("tokens_user", "tokens", ["user_id"])
    _create(
        "unlocks",
        _text("user_id"),
        _text("title"),
        _text("card"),
        _text("table_id"),
        _text("at"),
        key=("user_id", "title", "card"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        _text("id"),
        _text("title"),
        _text("name"),
        _number("seats"),
        _text("options"),
        _number("public"),
        _text("host"),
        sa.Column("secret", sa.LargeBinary, nullable=False),
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
        sa.Column("cards", TEXT, nullable=False, server_default=""),
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id"),
    )
    _index("tables_running", "tables", ["moved"], "status = 'running'")
    _index("tables_open", "tables", ["created"], "status = 'open' AND public = 1")
    _index("tables_host", "tables", ["host"], "status <> 'over'")
    _index("tables_listed", "tables", ["status", "host", "created"], "public = 1")
    _index("tables_over", "tables", ["moved"], "status = 'over'")


def _of_tables() -> None:
    _create(
        "chairs",
        _table(),
        _number("seat"),
        _text("kind"),
        _text("user_id", null=True),
        _text("name", null=True),
        _text("level", null=True),
        _text("face"),
        _text("nonce", null=True),
        key=("table_id", "seat"),
    )
    _index("chairs_user", "chairs", ["user_id"], "user_id IS NOT NULL")
    _create("moves", _table(), _number("seq"), _number("seat"), _text("word"), _text("at"), key=("table_id", "seq"))
    _create("early", _table(), _number("seat"), _text("word"), _number("seq"), key=("table_id", "seat"))
    _create(
        "lines",
        _table(),
        _number("n"),
        _number("seat", null=True),
        _text("name"),
        _text("text", null=True),
        _text("greeting", null=True),
        _text("at"),
        key=("table_id", "n"),
    )


def _create(name: str, *columns: sa.Column[Any], key: tuple[str, ...]) -> None:
    op.create_table(name, *columns, sa.PrimaryKeyConstraint(*key), sqlite_with_rowid=False)


def _index(name: str, table: str, columns: list[str], where: str) -> None:
    op.create_index(name, table, columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def _text(name: str, null: bool = False) -> sa.Column[str]:
    return sa.Column(name, TEXT, nullable=null)


def _number(name: str, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=null, autoincrement=False)


def _table() -> sa.Column[str]:
    return sa.Column("table_id", TEXT, sa.ForeignKey("tables.id"), nullable=False)
