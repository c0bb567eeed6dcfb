"""What people say of what they learn from: votes on puzzles."""

from emberhall.store.work.learning import votes

__all__ = ["votes"]
