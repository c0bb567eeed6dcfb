"""Holidays: days on which somebody's clocks stand still in games of days."""

from emberhall.store.migrations.versions.v0005_first import _create, _index, _text

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Create the table."""
    _create("holidays", *[_text(name) for name in ("user_id", "first", "last", "stage")], key=("user_id", "first"))
    _index("holidays_first", "holidays", ["first"], "stage = 'waits'")
    _index("holidays_last", "holidays", ["last"], "stage = 'on'")
