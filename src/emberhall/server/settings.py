"""The settings of a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import emberhall
from emberhall.store import CardSet


def _workers() -> int:
    """One bot worker on a small machine; elsewhere all cores but one, which is left to the tables."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


def _page() -> Path:
    return Path(emberhall.__file__).parent / "web"


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst, and one more every `seconds`."""

    burst: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting has a default that suits a club on one machine."""

    database: str | None = None
    pace: float = 0.9
    """Seconds before a bot's or an automatic card: the same for both, so that speed reveals nothing."""
    away: float = 30.0
    """Seconds after which a response is declined for a person who is away."""
    cards: tuple[CardSet, ...] = ()
    """The overlays that new tables are made with, by title."""
    page: Path = field(default_factory=_page)
    origins: tuple[str, ...] = ()
    """Origins other than our own that may open the socket, as `https://host`."""
    bot_workers: int = field(default_factory=_workers)
    bot_limit: float = 2.0
    idle: float = 300.0
    """Seconds after which a table nobody watches is put to sleep."""
    guests: Rate = Rate(20, 6.0)
    tables: Rate = Rate(20, 6.0)
    messages: Rate = Rate(60, 0.05)
    talk: Rate = Rate(8, 2.0)
    spare_loopback: bool = True
    """Whether this machine's own addresses are exempt from the limits on guests and tables."""
    largest_message: int = 64 * 1024
    tables_per_socket: int = 16
    outbox: int = 256
    """How many frames a slow screen may lag behind before its connection is closed."""
