"""Durable storage: users, tables, chairs, moves, talk and card sets. Only this package uses SQL."""

from emberhall.store.base import (
    CardSet,
    Chair,
    Early,
    Line,
    Move,
    RevisionTaken,
    SequenceTaken,
    Store,
    Stored,
    StoredTable,
    StoreError,
    Unlock,
    User,
)
from emberhall.store.places import open_store

__all__ = [
    "CardSet",
    "Chair",
    "Early",
    "Line",
    "Move",
    "RevisionTaken",
    "SequenceTaken",
    "Store",
    "StoreError",
    "Stored",
    "StoredTable",
    "Unlock",
    "User",
    "open_store",
]
