"""How processes tell each other that a table moved."""

from emberhall.bus.base import Bus, Changed, Moved, Note, Said
from emberhall.bus.local import LocalBus

__all__ = ["Bus", "Changed", "LocalBus", "Moved", "Note", "Said"]
