"""Indexes for the lists of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Index finished tables by host, and the public ones."""
    _index("tables_hosted", ["host", "moved"], "status = 'over'")
    _index("tables_shown", ["moved"], "status = 'over' AND public = 1")


def _index(name: str, columns: list[str], where: str) -> None:
    op.create_index(name, "tables", columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))
