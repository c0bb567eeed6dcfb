"""Columns and indexes by which every list is read from its beginning, and nobody is looked for in the bodies of others.

Who is at an event, when each chair's game ended, the result of each try at a daily deal, and who has a rank.
"""

import sqlalchemy as sa
from alembic import context, op

revision = "0013"
down_revision = "0012"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
LIVE = sa.text("status = 'running' AND public = 1")
SEATED = sa.text("user_id IS NOT NULL")
ENTRANTS = {
    "sqlite": "SELECT DISTINCT json_extract(one.value, '$.user'), events.id "
    "FROM events, json_each(events.body, '$.entrants') AS one",
    "postgresql": "SELECT DISTINCT one ->> 'user', id "
    "FROM events, jsonb_array_elements(body::jsonb -> 'entrants') AS one",
}
NAMED = "INSERT INTO event_entrants (user_id, event_id) "
HOSTS = "SELECT host, id FROM events WHERE host <> '' ON CONFLICT DO NOTHING"
RANKED = "UPDATE ratings SET ranked = 1 WHERE sigma <= 350 / (1.96 * 30) AND opponents >= 3"
OPPONENTS = """UPDATE ratings SET opponents = (
    SELECT count(DISTINCT two.kind || ' ' || two.who) FROM rating_changes one
    JOIN rating_changes two ON two.table_id = one.table_id AND two.team <> one.team
    WHERE one.who = ratings.who AND one.kind = ratings.kind AND one.title = ratings.title
)"""


def upgrade() -> None:
    """Add them, and fill in what is known; the results of daily deals are filled in by the server."""
    op.create_table(
        "event_entrants",
        sa.Column("user_id", TEXT, nullable=False),
        sa.Column("event_id", TEXT, sa.ForeignKey("events.id"), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "event_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("event_entrants_event", "event_entrants", ["event_id"])
    op.execute(NAMED + ENTRANTS[context.get_context().dialect.name])
    op.execute(NAMED + HOSTS)

    op.drop_index("tables_listed", "tables")
    op.create_index("tables_live", "tables", ["created"], sqlite_where=LIVE, postgresql_where=LIVE)

    op.add_column("chairs", sa.Column("ended", TEXT, nullable=False, server_default=""))
    op.execute(
        "UPDATE chairs SET ended = (SELECT moved FROM tables WHERE id = table_id) "
        "WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')"
    )
    op.drop_index("chairs_user", "chairs")
    op.create_index("chairs_user", "chairs", ["user_id", "ended"], sqlite_where=SEATED, postgresql_where=SEATED)

    op.create_index("friends_friend", "friends", ["friend_id"])
    op.drop_index("invitations_user", "invitations")
    op.create_index("invitations_user", "invitations", ["user_id", "at"])
    op.create_index("invitations_by", "invitations", ["by_id"])
    op.create_index("reports_by", "reports", ["by_id"])
    op.create_index("reports_about", "reports", ["about_id"])

    op.add_column("ratings", sa.Column("opponents", sa.Integer, nullable=False, server_default="0"))
    op.add_column("ratings", sa.Column("ranked", sa.Integer, nullable=False, server_default="0"))
    op.execute(OPPONENTS)
    op.execute(RANKED)
    op.create_index("ratings_rank", "ratings", ["title", sa.text("ranked DESC"), sa.text("mu DESC"), "who", "kind"])
    op.create_index("ratings_who", "ratings", ["who"])

    op.add_column("daily_tries", sa.Column("settled", TEXT, nullable=False, server_default=""))
    op.add_column("daily_tries", sa.Column("points", sa.Integer, nullable=True))
    op.add_column("daily_tries", sa.Column("seconds", sa.Integer, nullable=True))
    op.add_column("daily_tries", sa.Column("won", sa.Integer, nullable=False, server_default="0"))
    op.create_index("daily_tries_table", "daily_tries", ["table_id"])
    op.create_index("daily_tries_rank", "daily_tries", ["title", "day", "settled", sa.text("points DESC"), "seconds"])
