"""How processes tell each other that a table has moved, and which of them drives it."""

from emberhall.bus.addresses import open_bus
from emberhall.bus.base import Bus, BusError, Claim
from emberhall.bus.local import LocalBus
from emberhall.bus.notes import (
    HOUSE,
    Absent,
    Attached,
    Changed,
    Chosen,
    Free,
    Leads,
    Missed,
    Moved,
    Note,
    Present,
    Said,
    Seen,
    SignedOut,
    Spent,
    Turned,
    WhoIsPresent,
    decode,
    encode,
)

__all__ = [
    "HOUSE",
    "Absent",
    "Attached",
    "Bus",
    "BusError",
    "Changed",
    "Chosen",
    "Claim",
    "Free",
    "Leads",
    "LocalBus",
    "Missed",
    "Moved",
    "Note",
    "Present",
    "Said",
    "Seen",
    "SignedOut",
    "Spent",
    "Turned",
    "WhoIsPresent",
    "decode",
    "encode",
    "open_bus",
]
