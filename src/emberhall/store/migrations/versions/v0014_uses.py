"""How often a pass has been used: a friend's link is for some friends, not for everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the column."""
    op.add_column("passes", sa.Column("uses", sa.Integer, nullable=False, server_default="0"))
