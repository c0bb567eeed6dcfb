"""Passwords: argon2id in its own thread with a short queue, so that nobody can keep the server busy with hashing."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar
from unicodedata import normalize

from emberhall.server.errors import RequestError

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")
ROUNDS, KIBIBYTES, LANES = 2, 19 * 1024, 1
"""The minimum OWASP recommends for argon2id: about 25 ms of one CPU, and 19 MiB meanwhile."""


class Passwords:
    """Makes and checks hashes, one after the other. The thread starts with the first one."""

    def __init__(self, waiting: int) -> None:
        self._most = waiting
        self._waiting = 0
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self._nobodys: str | None = None

    @cached_property
    def _hasher(self) -> "PasswordHasher":
        from argon2 import PasswordHasher  # noqa: PLC0415 (where nobody signs in, it need not be there)

        return PasswordHasher(ROUNDS, KIBIBYTES, LANES)

    async def hash(self, password: str) -> str:
        """Return the hash to store for a password."""
        return await self._do(partial(self._hasher.hash, _plain(password)))

    async def fits(self, kept: str | None, password: str) -> bool:
        """True if a password matches the stored hash. It takes just as long if there is none, to hide that."""
        if kept is None:
            if self._nobodys is None:
                self._nobodys = await self.hash("nobody’s password")
            await self._do(partial(self._fits, self._nobodys, _plain(password)))
            return False
        return await self._do(partial(self._fits, kept, _plain(password)))

    def _fits(self, kept: str, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError  # noqa: PLC0415 (as above)

        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _do(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            raise RequestError("crowded", "Too many people are signing in at once; try again in a moment.", 503)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


def _plain(password: str) -> str:
    """Normalize a password: keyboards differ in how they encode an é."""
    return normalize("NFKC", password)
