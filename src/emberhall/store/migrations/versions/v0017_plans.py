"""Planned answers: what somebody wants said for them in a game of days."""

from alembic import op

from emberhall.store.migrations.versions.v0005_first import _create, _number, _table, _text

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Create the table."""
    columns = [_text(name) for name in ("user_id", "body", "act", "at")]
    _create("plans", _table(), _number("seat"), *columns, key=("table_id", "seat"))
    op.create_index("plans_user", "plans", ["user_id"])
