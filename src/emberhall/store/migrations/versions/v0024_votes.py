"""Votes on puzzles, and their sums."""

from alembic import op

from emberhall.store.migrations.versions.v0005_first import _create, _index, _number, _text

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Create the tables."""
    names = ("title", "puzzle", "user_id")
    numbers = [_number(name) for name in ("good", "counts")]
    _create("puzzle_votes", *[_text(name) for name in names], *numbers, _text("at"), key=names)
    op.create_index("puzzle_votes_user", "puzzle_votes", ["user_id"])
    sums = [_number(name) for name in ("good", "bad", "hidden")]
    _create("puzzle_sums", *[_text(name) for name in names[:2]], *sums, key=names[:2])
    _index("puzzle_sums_hidden", "puzzle_sums", ["title"], "hidden = 1")
