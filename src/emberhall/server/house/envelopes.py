"""Words on their way between processes, encrypted: nobody listening on the bus can read or forge one.

The key is in the store: anybody who has it could read and write everything anyway.
"""

from typing import TYPE_CHECKING

import msgspec

from emberhall.bus import Moved
from emberhall.store import Move, Store, work
from emberhall.world import chance

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NAME = "notes"
KEY, NONCE = 32, 12
_decode = msgspec.msgpack.Decoder(tuple[int, str]).decode
_encode = msgspec.msgpack.Encoder().encode


class Envelopes:
    """Encrypts words for a bus that others could listen to, and decrypts theirs. In one process they stay plain."""

    def __init__(self) -> None:
        self._cipher: AESGCM | None = None

    async def open(self, store: Store) -> None:
        """From now on, encrypt. All processes on one store share the key."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 (one process needs no cipher)

        self._cipher = AESGCM(await store.write(work.keys.secret(NAME, chance.token_bytes(KEY))))

    def moved(self, table: str, seq: int, move: Move | None, revision: int, at: str) -> Moved:
        """The note of a move, with the word if nothing else has changed."""
        if move is None:
            return Moved(table, seq)
        if self._cipher is None:
            return Moved(table, seq, move, revision, at)
        nonce = chance.token_bytes(NONCE)
        sealed = nonce + self._cipher.encrypt(nonce, _encode(move), _bound(table, seq, revision, at))
        return Moved(table, seq, None, revision, at, sealed)

    def move_of(self, note: Moved) -> Move | None:
        """Return the word in a note; None if it has none, or one that was not encrypted with our key."""
        if self._cipher is None:
            return note.move
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415 (as above)

        bound = _bound(note.table, note.seq, note.revision, note.at)
        try:
            return _decode(self._cipher.decrypt(note.sealed[:NONCE], note.sealed[NONCE:], bound))
        except (InvalidTag, ValueError):
            return None


def _bound(table: str, seq: int, revision: int, at: str) -> bytes:
    """What an encrypted word is bound to: it is valid in this place and no other."""
    return f"{table} {seq} {revision} {at}".encode()
