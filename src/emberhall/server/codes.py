"""Codes that stand for a person: for another device, for friends, or for a password that was forgotten.

They may be read aloud and typed. Only their hashes are kept.
"""

import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256

from emberhall.store.people_base import PassKind

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I, O, 0 and 1."""
GROUP = 5
LENGTHS: dict[PassKind, int] = {"device": 10, "friend": 10, "recovery": 20}
"""Fifty bits are plenty for what is tried a few times a minute; a code kept for years withstands a stolen file too."""
GOOD_FOR: dict[PassKind, timedelta] = {
    "device": timedelta(minutes=10),
    "friend": timedelta(days=7),
    "recovery": timedelta(days=36_500),
}


def fresh(kind: PassKind) -> str:
    """A new code, in groups that can be read."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTHS[kind]))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def expiry(lasting: timedelta) -> str:
    """Until when what is good so long is good."""
    return (datetime.now(UTC) + lasting).isoformat(timespec="milliseconds")


def digest(code: str) -> bytes:
    """What is kept of a code, however it was typed."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"pass {plain}".encode()).digest()
