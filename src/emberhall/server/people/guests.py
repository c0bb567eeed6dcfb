"""Guests: people known by a name and a random token, of which only the hash is kept."""

from dataclasses import replace
from hashlib import sha256
from unicodedata import category, normalize

from emberhall.server.errors import RequestError
from emberhall.server.timestamps import ago, now
from emberhall.store import Store, StoreError, User, work
from emberhall.wire.values import FACES
from emberhall.world import chance, clock

REMEMBERED = 10_000
TRUSTED = 60.0
"""Seconds a valid token is cached; another process may have revoked it meanwhile."""
DAY = 10
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters, marks and symbols that are invisible: fillers, joiners and the Braille blank."""
ACCENTS = ("Mn", "Me")
MOST_ACCENTS = 3
"""Accents in a row: enough for every language, too few for a name to overlap its neighbours."""


def clean(text: str) -> str:
    """Return one line of visible text: no control or bidirectional characters, extra spaces or stacks of accents."""
    characters: list[str] = []
    accents = 0
    for letter in normalize("NFC", " ".join(text.split())):
        accents = accents + 1 if category(letter) in ACCENTS else 0
        if letter.isprintable() and letter not in INVISIBLE and accents <= MOST_ACCENTS:
            characters.append(letter)
    return " ".join("".join(characters).split())


def visible(text: str) -> bool:
    """True if a text has more than blanks and accents."""
    return any(category(letter)[0] in "LNPS" for letter in text)


class Guests:
    """The known users."""

    def __init__(self, store: Store, token_days: float) -> None:
        self._store = store
        self._token_days = token_days
        self._known: dict[bytes, tuple[User, float]] = {}
        self._used: dict[bytes, str] = {}

    async def welcome(self, name: str) -> tuple[User, str]:
        """Create a guest; return them and the token that identifies them later."""
        token, digest = new_token()
        user = User(chance.token_urlsafe(9), self._name(name), chance.choice(FACES), now())
        await self._store.write(work.users.add(user, digest))
        self._remember(digest, user)
        return user, token

    async def find(self, token: str, *, fresh: bool = False) -> User:
        """Return the user of a token; with `fresh`, not from the cache: another lobby may have renamed them."""
        digest = digest_of(token)
        known, until = self._known.get(digest, (None, 0.0))
        if known is not None and not fresh and clock.monotonic() < until:
            return known
        user = await self._store.read(work.users.by_token(digest, ago(self._token_days)))
        if user is None:
            self._known.pop(digest, None)
            raise RequestError("unknown-token", "The server does not know this token; sign in again.", 401)
        await self._note_use(digest)
        self._remember(digest, user)
        return user

    async def _note_use(self, digest: bytes) -> None:
        """Keep a token from expiring; one write a day is enough."""
        at = now()
        if self._used.get(digest) != at[:DAY]:
            if len(self._used) >= REMEMBERED:
                self._used.clear()
            self._used[digest] = at[:DAY]
            await self._store.write(work.users.use_token(digest, at))

    async def change(self, user: User, name: str | None, face: str | None) -> tuple[User, list[tuple[str, int]]]:
        """Change a user's name or face; also return the tables they sit at, with their new revisions."""
        changed = replace(user, name=user.name if name is None else self._name(name), face=face or user.face)
        tables = await self._store.write(work.users.change(changed))
        self.forget(user.id)
        return changed, tables

    async def renew(self, user: User) -> tuple[str, bytes]:
        """Return a new token and its hash; the user's other tokens are revoked."""
        token, digest = new_token()
        try:
            await self._store.write(work.users.renew_token(user.id, digest, now()))
        except StoreError:
            # A commit may be done although its answer got lost: then this is the only token the person has left.
            if await self._store.read(work.users.by_token(digest)) is None:
                raise
        self.forget(user.id)
        return token, digest

    async def admit(self, user: User) -> str:
        """Return one more token for a user, for another device."""
        token, digest = new_token()
        await self._store.write(work.users.add_token(user.id, digest, now()))
        return token

    async def sign_out_here(self, token: str) -> bytes:
        """Revoke one token; return its hash."""
        digest = digest_of(token)
        await self._store.write(work.users.drop_token(digest))
        self._known.pop(digest, None)
        return digest

    async def sign_out(self, user: User) -> None:
        """Revoke all tokens of a user."""
        await self._store.write(work.users.drop_tokens(user.id))
        self.forget(user.id)

    def forget(self, user: str) -> None:
        """Drop a user's tokens from the cache."""
        self._known = {key: kept for key, kept in self._known.items() if kept[0].id != user}

    def forget_all(self) -> None:
        """Drop every token from the cache: some may have been revoked without our hearing of it."""
        self._known = {}

    def _remember(self, digest: bytes, user: User) -> None:
        moment = clock.monotonic()
        self._known.pop(digest, None)  # the most recently used comes last
        while self._known and (len(self._known) >= REMEMBERED or self._oldest_until() < moment):
            del self._known[next(iter(self._known))]
        self._known[digest] = user, moment + TRUSTED

    def _oldest_until(self) -> float:
        return next(iter(self._known.values()))[1]

    @staticmethod
    def _name(name: str) -> str:
        cleaned = clean(name)
        if not visible(cleaned):
            raise RequestError("empty-name", f"A name needs at least one visible letter, unlike {name!r}.", 400)
        return cleaned


def new_token() -> tuple[str, bytes]:
    """A new token and its hash."""
    token = chance.token_urlsafe(24)
    return token, digest_of(token)


def digest_of(token: str) -> bytes:
    """The stored hash of a token."""
    # Tokens are 192 random bits and cannot be guessed, so a plain hash is enough.
    return sha256(token.encode()).digest()
