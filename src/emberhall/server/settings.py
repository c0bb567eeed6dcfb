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
    bus: str | None = None
    """Where other processes of the same server are found; none when there are none."""
    pace: float = 0.9
    """Seconds before a bot's or an automatic card: the same for both, so that speed reveals nothing."""
    away: float = 30.0
    """Seconds after which a response is declined for a person who is away."""
    absence: float = 60.0
    """Seconds after which the others are asked what to do about a person for whom the table waits and who is away."""
    consent: float = 60.0
    """Seconds in which the others answer when somebody asks for an undo, or that somebody should go."""
    beat: float = 2.0
    """Seconds between notes that the server is up; clocks stand still while it is not."""
    abandon_days: float = 30.0
    """Days after which a game is ended in which nobody has moved; 0: never."""
    cards: tuple[CardSet, ...] = ()
    """The overlays that new tables are made with, by title."""
    page: Path = field(default_factory=_page)
    origins: tuple[str, ...] = ()
    """Where people find this server, as `https://host`: by these names and no others."""
    names: tuple[str, ...] = ()
    """Other names this machine may be called by."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of reverse proxies, which are believed when they say for whom they ask."""
    measures: str | None = None
    """A folder where the processes of one crew leave their figures for each other, and their sockets."""
    worker: tuple[int, int] = (0, 1)
    """Which process of the crew this is, and of how many."""
    bot_workers: int = field(default_factory=_workers)
    bot_limit: float = 2.0
    alert_delay: float = 15.0
    """Seconds that a person may be away on their turn before they are alerted."""
    alerts_inside: tuple[str, ...] = ()
    """Hosts, as `host:port`, that alerts may be sent to inside a network, and without TLS: for tests."""
    idle: float = 300.0
    """Seconds after which a table nobody watches is put to sleep."""
    token_days: float = 180.0
    """A token that nobody has used for so long has expired."""
    ban_check: float = 5.0
    """Seconds between two looks at who was banned by `emberhall admin`."""
    keep_days: float = 365.0
    """Tables nobody has touched for so long are removed, finished or not; those that never began after a month."""
    spare_loopback: bool = True
    """Whether this machine's own addresses, a proxy's among them, are exempt from the limits by address."""

    # --- by address: an IPv6 network of 64 bits counts as one
    guests: Rate = Rate(20, 6.0)
    requests: Rate = Rate(300, 0.05)
    connections_per_address: int = 128

    sign_ins: Rate = Rate(20, 15.0)
    """Attempts to sign in, and to use a code."""

    # --- by account, from wherever they come
    sign_ins_of_account: Rate = Rate(10, 30.0)
    passwords_waiting: int = 16
    """How many passwords may wait to be looked at; who comes later is told to try again."""

    # --- by person, over all their sockets; without a name by address
    tables: Rate = Rate(20, 6.0)
    """New tables, rematches among them; by address too."""
    changes: Rate = Rate(60, 0.5)
    """Requests that change something."""
    messages: Rate = Rate(60, 0.05)
    reviews: Rate = Rate(120, 0.1)
    """Requests about the past of a game, without a name by address."""
    lessons: Rate = Rate(60, 0.25)
    """Words in lessons: each call plays the learner's acts again. Without a name by address."""
    talk: Rate = Rate(8, 2.0)
    exports: Rate = Rate(3, 600.0)
    reports: Rate = Rate(10, 60.0)
    sockets_per_person: int = 24
    unfinished_tables: int = 100
    """How many tables that are not over a person may be the host of."""

    # --- by socket
    ahead: int = 240
    """How many frames, control frames among them, may come before their time; more closes the socket."""
    bytes: Rate = Rate(2 * 1024 * 1024, 1 / (256 * 1024))
    largest_message: int = 64 * 1024
    tables_per_socket: int = 16
    outbox: int = 256
    """How many frames a slow screen may lag behind before its connection is closed."""
    outbox_bytes: int = 2 * 1024 * 1024
    unread: int = 256 * 1024
    """How many bytes of answers to control frames may wait for somebody who does not read them."""

    # --- deadlines, in seconds
    hello: float = 10.0
    """Until a socket has to say who it is."""
    headers: float = 10.0
    body: float = 20.0
    answer: float = 60.0
    """For a request: until its headers and its body are there, and until its answer is taken."""
