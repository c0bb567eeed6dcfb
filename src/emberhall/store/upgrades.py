"""Upgrades of the schema, from any older version. Alembic writes the statements, and the driver runs them.

So a server needs no second database driver, and does not load Alembic at all if its database is up to date. SQLite
files from before Alembic first go through `store/sqlite/legacy.py`.
"""

from functools import lru_cache
from io import StringIO
from pathlib import Path

from emberhall.store.errors import StoreError

LATEST = 24
"""The number of the last migration; a test compares it with the files."""
FIRST = 5
"""The first version under Alembic: older SQLite files are brought to it by `store/sqlite/legacy.py`."""
MIGRATIONS = Path(__file__).parent / "migrations"


def name_of(version: int) -> str:
    """A version's name in Alembic."""
    return f"{version:04}"


def check(version: int) -> None:
    """Raise StoreError if a database is newer than this server."""
    if version > LATEST:
        raise StoreError(
            f"The database has schema version {version}, but this Emberhall only knows up to {LATEST}: "
            "it was written by a newer version."
        )


@lru_cache
def script(dialect: str, version: int) -> str:
    """The statements that bring a database up to date, as one transaction; version 0 is an empty database."""
    from alembic import command  # noqa: PLC0415 (slow to import, and rarely needed)
    from alembic.config import Config  # noqa: PLC0415

    output = StringIO()
    config = Config(output_buffer=output)
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["dialect"] = dialect
    command.upgrade(config, f"{name_of(version) if version else 'base'}:head", sql=True)
    return output.getvalue()
