"""Sample tables for the tests of stores."""

from dataclasses import replace
from typing import Any

from emberhall.store import Chair, StoredTable


def table(name: str = "one", **changes: Any) -> StoredTable:
    """An open table, with the given fields changed."""
    plain = StoredTable(
        id=name,
        title="dualis",
        name="A table",
        seats=2,
        options={"mode": "iso", "short": True, "turn": 3},
        public=True,
        host="ada",
        secret=bytes(32),
        rules=1,
        created="2026-01-01T00:00:00.000+00:00",
        moved="2026-01-01T00:00:00.000+00:00",
        chairs=(Chair(0, "iron", "person", "ada", "Ada", None, "nonce"), Chair(1, "bread")),
    )
    return replace(plain, **changes)
