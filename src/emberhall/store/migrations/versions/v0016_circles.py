"""Circles: people with a table of their own, its talk, its games and its score."""

from alembic import op

from emberhall.store.migrations.versions.v0005_first import _create, _index, _number, _text

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Create the tables."""
    texts = [_text(name) for name in ("id", "name", "keeper", "created", "used", "door")]
    counts = [_number(name) for name in ("kids", "revision", "lines", "games", "evenings")]
    _create("circles", *texts, *counts, _text("last_game"), key=("id",))
    op.create_index("circles_keeper", "circles", ["keeper"])
    op.create_index("circles_used", "circles", ["used"])
    people = [_text(name) for name in ("circle_id", "user_id", "joined", "seen", "device", "vote")]
    _create("circle_people", *people, _number("barred"), key=("circle_id", "user_id"))
    op.create_index("circle_people_user", "circle_people", ["user_id"])
    _lines()
    _games()


def _lines() -> None:
    _create(
        "circle_lines",
        _text("circle_id"),
        _number("n"),
        _text("user_id", null=True),
        _text("kind"),
        _text("text", null=True),
        _text("title"),
        _text("table_id"),
        _text("at"),
        key=("circle_id", "n"),
    )
    _index("circle_lines_user", "circle_lines", ["user_id"], "user_id IS NOT NULL")


def _games() -> None:
    _create(
        "circle_games",
        _text("table_id"),
        _text("circle_id"),
        _number("n"),
        _number("evening"),
        _text("at"),
        _text("settled"),
        key=("table_id",),
    )
    op.create_index("circle_games_nth", "circle_games", ["circle_id", "n"])
    _index("circle_games_open", "circle_games", ["circle_id", "n"], "settled = ''")
    _create(
        "circle_scores",
        _text("circle_id"),
        _number("evening"),
        _text("user_id"),
        _text("title"),
        _number("won"),
        _number("played"),
        _text("at"),
        key=("circle_id", "evening", "user_id", "title"),
    )
    op.create_index("circle_scores_user", "circle_scores", ["user_id"])
