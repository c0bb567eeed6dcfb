"""Circles' own deals of the day, the code that ends kid mode (its hash), and wishes to be friends after a game."""

import sqlalchemy as sa
from alembic import op

from emberhall.store.migrations.versions.v0005_first import TEXT, _create, _number, _text

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Create the tables, and add the column."""
    texts = [_text(name) for name in ("circle_id", "day", "user_id", "title", "table_id", "settled")]
    result = [_number("points", null=True), _number("seconds", null=True), _number("won")]
    _create("circle_tries", *texts, *result, key=("circle_id", "day", "user_id"))
    op.create_index("circle_tries_user", "circle_tries", ["user_id"])
    op.create_index("circle_tries_table", "circle_tries", ["table_id"])
    op.add_column("users", sa.Column("kid_code", TEXT, nullable=False, server_default=""))
    _create("friend_wishes", *map(_text, ("user_id", "other_id", "at")), key=("user_id", "other_id"))
    op.create_index("friend_wishes_other", "friend_wishes", ["other_id", "at"])
