"""The fair shuffle: a secret sealed before anyone sits, mixed with a nonce from every seat, opened at the end.

`check` needs only a finished record: anyone can verify the shuffle offline. Nothing here knows the kernel.
"""

import hmac
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Protocol

SECRET_BYTES = 32


class Sealed(Protocol):
    """The part of a record that proves its shuffle."""

    @property
    def seats(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def notes(self) -> Mapping[str, str]: ...


def seal_of(secret: bytes) -> str:
    """The promise shown from the first moment of a table on."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[str]) -> int:
    """The seed of the game: the secret and the nonces of all seats, in seat order."""
    blend = sha256(secret)
    for nonce in nonces:
        blend.update(nonce.encode())
    return int.from_bytes(blend.digest()[:8], "big")


def nonce_of(secret: bytes, seat: int) -> str:
    """The nonce of a seat that brought none: bound to the secret, so the server cannot try several for a nicer deal."""
    return hmac.new(secret, f"nonce {seat}".encode(), sha256).hexdigest()[:32]


def mixed(secret: bytes, purpose: str) -> int:
    """A number bound to the secret, for another matter of luck than the deal: who sits where."""
    return int.from_bytes(hmac.new(secret, purpose.encode(), sha256).digest()[:8], "big")


def check(record: Sealed) -> list[str]:
    """What is wrong with a finished record's seal: nothing, or sentences."""
    notes = record.notes
    wanted = ["seal", "secret", *(f"nonce.{seat}" for seat in range(record.seats))]
    missing = [name for name in wanted if name not in notes]
    if missing:
        return [f"The record has no note {name!r}." for name in missing]
    try:
        secret = bytes.fromhex(notes["secret"])
    except ValueError:
        return [f"The secret {notes['secret']!r} is not hexadecimal."]
    problems = []
    if seal_of(secret) != notes["seal"]:
        problems.append(f"The secret does not open the seal {notes['seal']}: its hash is {seal_of(secret)}.")
    nonces = [notes[f"nonce.{seat}"] for seat in range(record.seats)]
    seed = seed_of(secret, nonces)
    if seed != record.seed:
        problems.append(f"The secret and the nonces give the seed {seed}, but the game was dealt from {record.seed}.")
    drawn = [seat for seat in range(record.seats) if notes.get(f"chair.{seat}", "").startswith("bot")]
    problems += [
        f"The nonce of seat {seat}, a bot, is not the one bound to the secret."
        for seat in drawn
        if nonces[seat] != nonce_of(secret, seat)
    ]
    return problems
