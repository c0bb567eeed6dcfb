"""The fair shuffle: a secret sealed before anyone sits down, mixed with a nonce from every seat, revealed at the end.

`check` needs only a finished record: anyone can verify the shuffle offline. Nothing here depends on the kernel.
"""

import hmac
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple, Protocol

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
    """The hash of the secret, shown as soon as the table exists."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[str]) -> int:
    """The seed of the game: the secret and the nonces of all seats, in seat order."""
    blend = sha256(secret)
    for nonce in nonces:
        blend.update(nonce.encode())
    return int.from_bytes(blend.digest()[:8], "big")


def nonce_of(secret: bytes, seat: int) -> str:
    """The nonce of a seat that sent none, derived from the secret so that the server cannot try several."""
    return hmac.new(secret, f"nonce {seat}".encode(), sha256).hexdigest()[:32]


def mixed(secret: bytes, purpose: str) -> int:
    """A seed derived from the secret, for chance outside the deal, such as a random seating."""
    return int.from_bytes(hmac.new(secret, purpose.encode(), sha256).digest()[:8], "big")


class Problem(NamedTuple):
    """An error in a seal: a stable key, a sentence in English and the values in it."""

    key: str
    message: str
    args: dict[str, str | int]


def check(record: Sealed) -> list[Problem]:
    """The problems in a finished record's seal, if any."""
    notes = record.notes
    if "seal" not in notes:
        return [Problem("unsealed", "The record has no seal: it does not come from a table server.", {})]
    wanted = ["secret", *(f"nonce.{seat}" for seat in range(record.seats))]
    missing = [name for name in wanted if name not in notes]
    if missing:
        return [Problem("note", f"The record has no note {name!r}.", {"note": name}) for name in missing]
    try:
        secret = bytes.fromhex(notes["secret"])
    except ValueError:
        return [Problem("secret", f"The secret {notes['secret']!r} is not hexadecimal.", {"secret": notes["secret"]})]
    nonces = [notes[f"nonce.{seat}"] for seat in range(record.seats)]
    return [*_unopened(secret, notes["seal"]), *_other_seed(secret, nonces, record), *_drawn(secret, nonces, notes)]


def _unopened(secret: bytes, seal: str) -> list[Problem]:
    real = seal_of(secret)
    if real == seal:
        return []
    said = f"The secret does not match the seal {seal}: its hash is {real}."
    return [Problem("seal", said, {"seal": seal, "hash": real})]


def _other_seed(secret: bytes, nonces: Sequence[str], record: Sealed) -> list[Problem]:
    seed = seed_of(secret, nonces)
    if seed == record.seed:
        return []
    said = f"The secret and the nonces give the seed {seed}, but the game was dealt from {record.seed}."
    return [Problem("seed", said, {"seed": str(seed), "dealt": str(record.seed)})]


def _drawn(secret: bytes, nonces: Sequence[str], notes: Mapping[str, str]) -> list[Problem]:
    """Bots whose nonce is not derived from the secret."""
    bots = [seat for seat in range(len(nonces)) if notes.get(f"chair.{seat}", "").startswith("bot")]
    return [
        Problem("nonce", f"The nonce of seat {seat}, a bot, is not the one derived from the secret.", {"seat": seat})
        for seat in bots
        if nonces[seat] != nonce_of(secret, seat)
    ]
