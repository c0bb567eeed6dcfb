"""When each evening was made, beside the people it names: so somebody's latest evenings are read by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Add the column and its index, and fill in what is known."""
    op.add_column("event_entrants", sa.Column("created", TEXT, nullable=False, server_default=""))
    op.execute(
        "UPDATE event_entrants "
        "SET created = (SELECT events.created FROM events WHERE events.id = event_entrants.event_id)"
    )
    op.create_index("event_entrants_latest", "event_entrants", ["user_id", "created"])
