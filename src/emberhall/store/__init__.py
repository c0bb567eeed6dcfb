"""Durable storage: users, tables, chairs, moves, talk and card sets. Only this package uses SQL."""

from emberhall.store.base import (
    CardSet,
    Chair,
    Damaged,
    Early,
    Line,
    Lived,
    Move,
    Old,
    RevisionTaken,
    SequenceTaken,
    Store,
    Stored,
    StoredTable,
    StoreError,
    Unlock,
    User,
)
from emberhall.store.locks import FileLock
from emberhall.store.places import is_shared, lock_of, open_store

__all__ = [
    "CardSet",
    "Chair",
    "Damaged",
    "Early",
    "FileLock",
    "Line",
    "Lived",
    "Move",
    "Old",
    "RevisionTaken",
    "SequenceTaken",
    "Store",
    "StoreError",
    "Stored",
    "StoredTable",
    "Unlock",
    "User",
    "is_shared",
    "lock_of",
    "open_store",
]
