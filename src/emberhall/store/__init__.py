"""Durable storage: users, tables, chairs, moves, talk and card sets. Only this package uses SQL."""

from emberhall.store.base import (
    CardSet,
    Chair,
    Damaged,
    Early,
    Line,
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
    moved_on,
)
from emberhall.store.locks import FileLock
from emberhall.store.people_base import Account, How, Invitation, Report, Result, Shun, Touched, Wanted
from emberhall.store.places import is_shared, lock_of, open_store

__all__ = [
    "Account",
    "CardSet",
    "Chair",
    "Damaged",
    "Early",
    "FileLock",
    "How",
    "Invitation",
    "Line",
    "Move",
    "Old",
    "Report",
    "Result",
    "RevisionTaken",
    "SequenceTaken",
    "Shun",
    "Store",
    "StoreError",
    "Stored",
    "StoredTable",
    "Touched",
    "Unlock",
    "User",
    "Wanted",
    "is_shared",
    "lock_of",
    "moved_on",
    "open_store",
]
