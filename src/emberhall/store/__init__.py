"""Durable storage: users, tables, chairs, moves, talk and card sets. Only this package uses SQL."""

from emberhall.store.base import CardSet, Chair, Line, Move, SequenceTaken, Store, StoredTable, StoreError, Unlock, User
from emberhall.store.places import open_store

__all__ = [
    "CardSet",
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
