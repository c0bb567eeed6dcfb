"""Guests: people known by a name and a random token, of which only the hash is kept."""

import secrets
from dataclasses import replace
from hashlib import sha256

from emberhall.server.errors import RequestError
from emberhall.server.timestamps import now
from emberhall.store import Store, User
from emberhall.wire.values import FACES

REMEMBERED = 10_000


def clean(text: str) -> str:
    """One line of printable text, without control or bidirectional characters or extra spaces."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


class Guests:
    """The known users."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, User] = {}

    async def welcome(self, name: str) -> tuple[User, str]:
        """A new guest, and the token that identifies them later."""
        token = secrets.token_urlsafe(24)
        user = User(secrets.token_urlsafe(9), self._name(name), secrets.choice(FACES), now())
        digest = _digest(token)
        await self._store.add_user(user, digest)
        self._remember(digest, user)
        return user, token

    async def find(self, token: str, *, fresh: bool = False) -> User:
        """The user a token proves; a fresh one has the name they may have got at another lobby."""
        digest = _digest(token)
        user = None if fresh else self._known.get(digest)
        if user is None:
            user = await self._store.user_of(digest)
            if user is None:
                raise RequestError("unknown-token", "The server does not know this token; sign in again.", 401)
            self._remember(digest, user)
        return user

    async def change(self, user: User, name: str | None, face: str | None) -> User:
        """Change a user's name or face."""
        changed = replace(user, name=user.name if name is None else self._name(name), face=face or user.face)
        await self._store.change_user(changed)
        self._known = {key: changed if kept.id == user.id else kept for key, kept in self._known.items()}
        return changed

    def _remember(self, digest: bytes, user: User) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[digest] = user

    @staticmethod
    def _name(name: str) -> str:
        cleaned = clean(name)
        if not cleaned:
            raise RequestError("empty-name", f"A name needs at least one visible letter, unlike {name!r}.", 400)
        return cleaned


def _digest(token: str) -> bytes:
    # Tokens are 192 random bits and cannot be guessed, so a plain hash is enough.
    return sha256(token.encode()).digest()
