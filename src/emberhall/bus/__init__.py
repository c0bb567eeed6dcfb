"""How processes tell each other that a table moved."""

from emberhall.bus.base import Bus
from emberhall.bus.local import LocalBus
from emberhall.bus.notes import Absent, Changed, Chosen, Moved, Note, Present, Said, WhoIsPresent, decode, encode

__all__ = [
    "Absent",
    "Bus",
    "Changed",
    "Chosen",
    "LocalBus",
    "Moved",
    "Note",
    "Present",
    "Said",
    "WhoIsPresent",
    "decode",
    "encode",
]
