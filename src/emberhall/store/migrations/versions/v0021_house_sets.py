"""House sets: cards that people have designed."""

from alembic import op

from emberhall.store.migrations.versions.v0005_first import _create, _text

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Create the table."""
    names = ("user_id", "id", "link", "title", "name", "cards", "at")
    _create("house_sets", *[_text(name) for name in names], key=("user_id", "id"))
    op.create_index("house_sets_link", "house_sets", ["link"])
