"""How much of a rated game counts for each of its players."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; all games so far count in full."""
    op.add_column("rating_changes", sa.Column("weight", sa.Double, nullable=False, server_default="1"))
