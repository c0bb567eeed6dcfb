"""Counters: what finished games say about cards, decks, shops and openings."""

import sqlalchemy as sa

from emberhall.store.migrations.versions.v0005_first import _create, _number, _text

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Create the table."""
    _create(
        "counters",
        *[_text(name) for name in ("title", "sheet")],
        _number("rules"),
        *[_text(name) for name in ("item", "part")],
        *[_number(name) for name in ("seats", "sides")],
        *[_text(name) for name in ("who", "band")],
        *[sa.Column(name, sa.BigInteger, nullable=False) for name in ("games", "won", "amount")],
        key=("title", "sheet", "rules", "item", "part", "seats", "sides", "who", "band"),
    )
