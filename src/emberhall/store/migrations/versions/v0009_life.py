"""The life of a table besides its game: terms, clocks and motions, lines of its own, and hidden tables."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
DUE = sa.text("status = 'running' AND deadline IS NOT NULL")


def upgrade() -> None:
    """Add columns, and the table of the server's uptime."""
    op.add_column("tables", sa.Column("terms", TEXT, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("life", TEXT, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", TEXT, nullable=True))
    op.create_index("tables_due", "tables", ["deadline"], sqlite_where=DUE, postgresql_where=DUE)
    op.add_column("chairs", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.add_column("lines", sa.Column("event", TEXT, nullable=True))
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("down", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
