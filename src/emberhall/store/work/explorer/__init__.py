"""The explorer: counters of finished games, added to in the transaction that ends a game, and read as sums."""

from emberhall.store.work.explorer.counters import Counted, Counter, add, finished, of_sheet, replace, rules_of

__all__ = ["Counted", "Counter", "add", "finished", "of_sheet", "replace", "rules_of"]
