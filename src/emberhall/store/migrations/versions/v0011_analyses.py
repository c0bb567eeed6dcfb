"""The coach's analyses of finished games, and the progress of unfinished ones."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "analyses",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("edition", TEXT, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=True),
        sa.Column("at", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("analyses_at", "analyses", ["at"])
