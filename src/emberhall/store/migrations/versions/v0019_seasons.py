"""Seasons of the ladder: how everybody stood after their last game of each. Those played so far are filled in."""

import sqlalchemy as sa
from alembic import op

from emberhall.store.migrations.versions.v0008_ladder import _create, _number, _real, _text

revision = "0019"
down_revision = "0018"

PLAYER = ("title", "season", "kind", "who")
SEASON = "substr(at, 1, 4) || '-' || ((CAST(substr(at, 6, 2) AS INTEGER) + 2) / 3)"
LAST = """(SELECT one.{name} FROM rating_changes one
    WHERE one.who = played.who AND one.title = played.title AND one.kind = played.kind AND one.at = played.last
    ORDER BY one.table_id DESC, one.seat LIMIT 1)"""
FILL = f"""INSERT INTO season_standings (title, season, kind, who, mu, sigma, games, won, opponents, ranked)
SELECT title, season, kind, who, {LAST.format(name="mu")}, {LAST.format(name="sigma")}, games, won,
    coalesce((SELECT known.opponents FROM ratings known
        WHERE known.title = played.title AND known.kind = played.kind AND known.who = played.who), 0), 0
FROM (SELECT title, {SEASON} AS season, kind, who, max(at) AS last, count(DISTINCT table_id) AS games,
        count(DISTINCT CASE WHEN place = 1 THEN table_id END) AS won
    FROM rating_changes WHERE length(at) >= 10 GROUP BY title, {SEASON}, kind, who) AS played"""  # noqa: S608 (only names of this module)
NOBODY = "DELETE FROM season_standings WHERE kind = 'person' AND who NOT IN (SELECT id FROM users)"
RANKED = "UPDATE season_standings SET ranked = 1 WHERE sigma <= 350 / (1.96 * 30) AND opponents >= 3"


def upgrade() -> None:
    """Create the table and fill it in."""
    counts = [_number(name) for name in ("games", "won", "opponents", "ranked")]
    _create("season_standings", *map(_text, PLAYER), _real("mu"), _real("sigma"), *counts, key=4)
    best = (sa.text("ranked DESC"), sa.text("mu DESC"))
    op.create_index("season_standings_rank", "season_standings", ["title", "season", *best, "who", "kind"])
    op.create_index("season_standings_who", "season_standings", ["who"])
    op.execute(FILL)
    op.execute(NOBODY)
    op.execute(RANKED)
