"""One server per file: a lock next to the database, released when the process that holds it ends, however it ends."""

import os
import sys
from pathlib import Path
from typing import IO

from emberhall.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from `take` until `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        # Not on the database itself: closing a second descriptor of it would drop SQLite's own locks.
        self._database = database
        real = database.resolve()
        self._path = real.with_name(real.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Take the lock; StoreError when another server has it."""
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "a")
        except OSError as problem:
            raise StoreError(f"The database {str(self._database)!r} cannot be locked: {problem}.") from problem
        try:
            _lock(file)
        except OSError:
            file.close()
            raise StoreError(
                f"Another server is using the database {str(self._database)!r}; stop it first, or name another file "
                "with --store."
            ) from None
        self._file = file

    def release(self) -> None:
        """Release the lock. The file stays: removing it could break a lock that somebody else has taken by now."""
        if self._file is not None:
            self._file.close()
            self._file = None
