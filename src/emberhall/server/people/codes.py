"""Codes that stand for a person: for another device, for friends, or for a forgotten password.

They can be read aloud and typed. Only their hashes are stored.
"""

from datetime import timedelta
from hashlib import sha256

from emberhall.store import PassKind
from emberhall.world import chance, clock

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I, O, 0 or 1, which look alike."""
GROUP = 5
LENGTHS: dict[PassKind, int] = {"device": 10, "friend": 10, "recovery": 20}
"""Fifty bits suffice against a few tries a minute; a code kept for years also has to withstand a stolen database."""
GOOD_FOR: dict[PassKind, timedelta] = {
    "device": timedelta(minutes=10),
    "friend": timedelta(days=7),
    "recovery": timedelta(days=36_500),
}


def fresh(kind: PassKind) -> str:
    """Return a new code, in readable groups."""
    letters = "".join(chance.choice(LETTERS) for _ in range(LENGTHS[kind]))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def expiry(lasting: timedelta) -> str:
    """When something valid for this long expires."""
    return (clock.utc() + lasting).isoformat(timespec="milliseconds")


def digest(code: str) -> bytes:
    """The stored hash of a code, however it was typed."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"pass {plain}".encode()).digest()
