"""Decks that people have built."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Create their table."""
    names = ("user_id", "id", "title", "name", "cards", "at")
    op.create_table(
        "decks",
        *(sa.Column(name, TEXT, nullable=False) for name in names),
        sa.PrimaryKeyConstraint("user_id", "id"),
        sqlite_with_rowid=False,
    )
