"""Games in which a move may take days: what people have planned there, and their holidays."""

from emberhall.store.work.days import holidays, plans

__all__ = ["holidays", "plans"]
