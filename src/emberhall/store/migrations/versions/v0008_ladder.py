"""The purpose of tables; ratings, daily deals, events and alerts."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("tables", sa.Column("purpose", TEXT, nullable=False, server_default="{}"))
    _ratings()
    _create("daily_tries", _text("title"), _text("day"), _text("user_id"), _text("table_id"), key=3)
    op.create_index("daily_tries_user", "daily_tries", ["user_id", "day"])
    op.create_table(
        "keys", _text("name"), sa.Column("value", sa.LargeBinary, nullable=False), sa.PrimaryKeyConstraint("name")
    )
    op.create_table(
        "events",
        _text("id"),
        _text("host"),
        _text("created"),
        _number("revision"),
        _text("body"),
        sa.PrimaryKeyConstraint("id"),
    )
    _create("alerts", _text("user_id"), _text("address"), _text("kind"), _text("secrets"), _text("created"), key=2)


def _ratings() -> None:
    player = (_text("title"), _text("kind"), _text("who"))
    _create("ratings", *player, _real("mu"), _real("sigma"), _number("games"), _number("won"), _text("at"), key=3)
    _create(
        "rating_changes",
        _text("table_id"),
        _number("seat"),
        _text("title"),
        _text("kind"),
        _text("who"),
        _number("team"),
        _number("place"),
        _real("mu_before"),
        _real("sigma_before"),
        _real("mu"),
        _real("sigma"),
        _text("at"),
        key=2,
    )
    op.create_index("rating_changes_who", "rating_changes", ["who", "title", "at"])
    _create("off_ladder", _text("user_id"), key=1)


def _create(name: str, *columns: sa.Column[Any], key: int) -> None:
    """Create a table whose first `key` columns are its primary key."""
    keyed = sa.PrimaryKeyConstraint(*(column.name for column in columns[:key]))
    op.create_table(name, *columns, keyed, sqlite_with_rowid=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, TEXT, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, autoincrement=False)


def _real(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)
