"""What is stored, feature by feature: its rows, and the works that read and write them.

A caller says `await store.read(work.ladder.page(...))`.
"""

from emberhall.store.work import (
    accounts,
    alerts,
    analyses,
    cards,
    company,
    daily,
    decks,
    evenings,
    identities,
    keys,
    ladder,
    lists,
    moderation,
    profiles,
    ratings,
    records,
    tables,
    talk,
    upkeep,
    users,
)

__all__ = [
    "accounts",
    "alerts",
    "analyses",
    "cards",
    "company",
    "daily",
    "decks",
    "evenings",
    "identities",
    "keys",
    "ladder",
    "lists",
    "moderation",
    "profiles",
    "ratings",
    "records",
    "tables",
    "talk",
    "upkeep",
    "users",
]
