"""The location of the database: a path, `sqlite:///PATH`, `:memory:`, or the user's data folder."""

import os
import sys
from pathlib import Path

from emberhall.store.base import Store, StoreError
from emberhall.store.locks import FileLock
from emberhall.store.memory import MemoryStore
from emberhall.store.sqlite import SqliteStore

FILE = "emberhall.db"


def open_store(place: str | os.PathLike[str] | None) -> Store:
    """The store at a location, not yet opened; the default location if none is given."""
    if place is None:
        return SqliteStore(default_path())
    text = os.fspath(place)
    if text == ":memory:":
        return MemoryStore()
    scheme, found, rest = text.partition("://")
    if not found:
        return SqliteStore(Path(text).expanduser())
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise StoreError(f"The database {text!r} is not one this server can use; give a path or sqlite:///PATH.")
    return SqliteStore(Path(rest[1:]).expanduser())


def lock_of(store: Store) -> FileLock | None:
    """The lock of a store on a file, for the one server that serves it."""
    return FileLock(store.path) if isinstance(store, SqliteStore) else None


def default_path() -> Path:
    """The file in this platform's folder for user data."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Emberhall" / FILE
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Emberhall" / FILE
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "emberhall" / FILE
