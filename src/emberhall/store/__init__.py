"""What outlives a process: users, tables, chairs, moves and talk. Only this room speaks SQL."""

from emberhall.store.base import Chair, Line, Move, SequenceTaken, Store, StoredTable, StoreError, Unlock, User
from emberhall.store.places import open_store

__all__ = [
    "Chair",
    "Line",
    "Move",
    "SequenceTaken",
    "Store",
    "StoreError",
    "StoredTable",
    "Unlock",
    "User",
    "open_store",
]
