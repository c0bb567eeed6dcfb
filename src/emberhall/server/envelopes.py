"""Words on their way between processes: nobody who sits at the bus can read one, and nobody can make one up.

The key is in the store, so whoever has it could read and write everything anyway.
"""

import os
import secrets

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from emberhall.bus import Moved
from emberhall.store import Move, Store

NAME = "notes"
KEY, NONCE = 32, 12
_decode = msgspec.msgpack.Decoder(tuple[int, str]).decode
_encode = msgspec.msgpack.Encoder().encode


class Envelopes:
    """Seals words for a bus that others could listen to, and opens theirs. Within one process they go as they are."""

    def __init__(self) -> None:
        self._cipher: AESGCM | None = None

    async def open(self, store: Store) -> None:
        """From now on seal: the key is the same for all processes on one store."""
        self._cipher = AESGCM(await store.key(NAME, secrets.token_bytes(KEY)))

    def moved(self, table: str, seq: int, move: Move | None, revision: int, at: str) -> Moved:
        """The note about a word, if one is all that has changed."""
        if move is None:
            return Moved(table, seq)
        if self._cipher is None:
            return Moved(table, seq, move, revision, at)
        nonce = os.urandom(NONCE)
        sealed = nonce + self._cipher.encrypt(nonce, _encode(move), _bound(table, seq, revision, at))
        return Moved(table, seq, None, revision, at, sealed)

    def move_of(self, note: Moved) -> Move | None:
        """The word that comes along with a note; None if there is none, or it is nobody's of ours."""
        if self._cipher is None:
            return note.move
        bound = _bound(note.table, note.seq, note.revision, note.at)
        try:
            return _decode(self._cipher.decrypt(note.sealed[:NONCE], note.sealed[NONCE:], bound))
        except (InvalidTag, ValueError):
            return None


def _bound(table: str, seq: int, revision: int, at: str) -> bytes:
    """What a sealed word is bound to: it is good for this place and no other."""
    return f"{table} {seq} {revision} {at}".encode()
