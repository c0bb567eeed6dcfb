"""The location of the database: a path, `sqlite:///PATH`, `postgresql://...`, `:memory:`, or the user's data folder."""

import os
import sys
from pathlib import Path

from emberhall.store.base import Store
from emberhall.store.errors import StoreError
from emberhall.store.sqlite.locks import FileLock
from emberhall.store.sqlite.store import SqliteStore

FILE = "emberhall.db"
POSTGRES = ("postgresql", "postgres")


def open_store(place: str | os.PathLike[str] | None) -> Store:
    """The store at a location, not yet opened; the default location if none is given."""
    if place is None:
        return SqliteStore(default_path())
    text = os.fspath(place)
    if text == ":memory:":
        return SqliteStore(None)
    scheme, separator, rest = text.partition("://")
    if not separator:
        return SqliteStore(Path(text).expanduser())
    if scheme in POSTGRES:
        return _postgres(text)
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise StoreError(
            f"The database {scheme}://... is not one this server can use; give a path, sqlite:///PATH or "
            "postgresql://USER@HOST/DATABASE."
        )
    return SqliteStore(Path(rest[1:]).expanduser())


def _postgres(url: str) -> Store:
    try:
        from emberhall.store.postgres.store import PostgresStore  # noqa: PLC0415 (its driver is an extra)
    except ModuleNotFoundError as missing:
        raise StoreError(
            f"A PostgreSQL database needs the package {missing.name!r}, which is not installed: "
            "pip install 'emberhall[cluster]'."
        ) from None
    return PostgresStore(url)


def lock_of(store: Store) -> FileLock | None:
    """The lock of a store in a file, for the only server that may use it; None for other stores."""
    return FileLock(store.path) if isinstance(store, SqliteStore) and store.path is not None else None


def is_shared(store: Store) -> bool:
    """True if several processes may use the store at once."""
    return not isinstance(store, SqliteStore)


def default_path() -> Path:
    """The file in this platform's folder for user data."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Emberhall" / FILE
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Emberhall" / FILE
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "emberhall" / FILE
