"""People: accounts, passes, friends, blocks and mutes, invitations and reports."""

import sqlalchemy as sa
from alembic import op

from emberhall.store.migrations.versions.v0005_first import TEXT, _create, _index, _number, _table, _text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the new tables, and add columns to users and lines."""
    op.add_column("users", sa.Column("banned", TEXT, nullable=False, server_default=""))
    op.add_column("users", sa.Column("unseen", sa.Integer, nullable=False, server_default="0"))
    _index("users_banned", "users", ["banned"], "banned <> ''")
    op.add_column("lines", _text("user_id", null=True))
    op.add_column("lines", sa.Column("aside", sa.Integer, nullable=False, server_default="0"))
    _index("lines_user", "lines", ["user_id"], "user_id IS NOT NULL")
    _ways_in()
    _company()
    _create(
        "reports",
        _text("id"),
        _text("by_id"),
        _text("about_id"),
        _text("table_id", null=True),
        _number("line", null=True),
        _text("said", null=True),
        _text("why"),
        _text("at"),
        _text("done"),
        key=("id",),
    )
    _index("reports_open", "reports", ["at"], "done = ''")


def _ways_in() -> None:
    _create("accounts", _text("user_id"), _text("login"), _text("password"), _text("changed"), key=("user_id",))
    op.create_index("accounts_login", "accounts", ["login"], unique=True)
    hashed = sa.Column("hash", sa.LargeBinary, nullable=False)
    _create("passes", hashed, _text("user_id"), _text("kind"), _text("until"), key=("hash",))
    op.create_index("passes_user", "passes", ["user_id"])


def _company() -> None:
    _create("friends", _text("user_id"), _text("friend_id"), _text("at"), key=("user_id", "friend_id"))
    _create("shuns", _text("user_id"), _text("other_id"), _text("how"), _text("at"), key=("user_id", "other_id"))
    op.create_index("shuns_other", "shuns", ["other_id"])
    _create("invitations", _table(), _text("user_id"), _text("by_id"), _text("at"), key=("table_id", "user_id"))
    op.create_index("invitations_user", "invitations", ["user_id"])
