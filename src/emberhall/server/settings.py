"""The settings of a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import emberhall
from emberhall.store import CardSet


def _workers() -> int:
    """All cores but one, which is left to the tables; at least one bot worker and at most four."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


def _page() -> Path:
    return Path(emberhall.__file__).parent / "web"


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: a burst, and one more every `seconds`."""

    burst: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting has a default that suits a club on one machine."""

    database: str | None = None
    bus: str | None = None
    """The address of the bus to other processes of the same server; None if there are none."""
    pace: float = 0.9
    """Seconds before a bot's or an automatic card: the same for both, so that speed reveals nothing."""
    away: float = 30.0
    """Seconds before a response is declined for a person who is away."""
    absence: float = 60.0
    """Seconds before the others are asked what to do about an absent person the table waits for."""
    consent: float = 60.0
    """Seconds the others have to vote on an undo, or on whether somebody should go."""
    beat: float = 2.0
    """Seconds between two signs of life in the store; clocks stand still while the server is down."""
    abandon_days: float = 30.0
    """Days without a move before a game is ended; 0 means never."""
    cards: tuple[CardSet, ...] = ()
    """The overlays that new tables are made with, by title."""
    puzzles: Path | None = None
    """A folder with more puzzles, a file TITLE.jsonl for each title (docs/puzzles.md)."""
    page: Path = field(default_factory=_page)
    device: Path = field(default_factory=lambda: _page() / "device")
    """The folder that browsers may keep, to open the hall without this server (docs/static.md); it may be missing."""
    origins: tuple[str, ...] = ()
    """The public addresses of this server, as `https://host`; other sites may not use it."""
    names: tuple[str, ...] = ()
    """Other host names of this machine."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of reverse proxies, whose forwarded headers are trusted."""
    crew_folder: str | None = None
    """A folder where the processes of one crew share their metrics and hand over sockets."""
    worker: tuple[int, int] = (0, 1)
    """The number of this process in the crew, and the size of the crew."""
    bot_workers: int = field(default_factory=_workers)
    bot_limit: float = 2.0
    alert_delay: float = 15.0
    """Seconds a person may be away on their turn before they are alerted."""
    alerts_inside: tuple[str, ...] = ()
    """Hosts, as `host:port`, that alerts may reach although they are not public, and without TLS: for tests."""
    alert_workers: int = 8
    """How many people's alerts are sent at the same time."""
    alerts_waiting: int = 500
    """How many alerts may wait to be sent; more are dropped, of whoever has most waiting."""
    alerts_of_host: Rate = Rate(100, 0.2)
    """Alerts to one name and to one address; push services and chat servers have many people's."""
    idle: float = 300.0
    """Seconds before a table that nobody watches is put to sleep."""
    token_days: float = 180.0
    """Days before an unused token expires."""
    ban_check: float = 5.0
    """Seconds between two checks for people banned by `emberhall admin`."""
    keep_days: float = 365.0
    """Days before an untouched table is removed, finished or not; one that never began goes after a month."""
    spare_loopback: bool = True
    """True if loopback addresses, including a local proxy's, are exempt from the limits by address."""

    # --- by address: an IPv6 /64 network counts as one
    guests: Rate = Rate(20, 6.0)
    requests: Rate = Rate(300, 0.05)
    connections_per_address: int = 128

    sign_ins: Rate = Rate(20, 15.0)
    """Attempts to sign in, and to use a code."""

    # --- by account, from any address
    sign_ins_of_account: Rate = Rate(10, 30.0)
    passwords_waiting: int = 16
    """How many passwords may wait to be hashed; later requests are told to try again."""

    # --- by person, across all their sockets; anonymous ones by address
    tables: Rate = Rate(20, 6.0)
    """New tables, including rematches; also by address."""
    changes: Rate = Rate(60, 0.5)
    """Requests that change something."""
    messages: Rate = Rate(60, 0.05)
    reviews: Rate = Rate(120, 0.1)
    """Requests about the past of a game; anonymous ones by address."""
    lessons: Rate = Rate(60, 0.25)
    """Words in lessons: each call replays the learner's acts. Anonymous ones by address."""
    talk: Rate = Rate(8, 2.0)
    alerts: Rate = Rate(20, 15.0)
    """Alerts to one person, each at all their addresses."""
    alert_addresses: Rate = Rate(20, 30.0)
    """New addresses for alerts: each is a name to look up."""
    exports: Rate = Rate(3, 600.0)
    reports: Rate = Rate(10, 60.0)
    sockets_per_person: int = 24
    unfinished_tables: int = 100
    """How many unfinished tables a person may host."""

    # --- by socket
    ahead: int = 240
    """How many frames, including control frames, may exceed the rate; more closes the socket."""
    bytes: Rate = Rate(2 * 1024 * 1024, 1 / (256 * 1024))
    largest_message: int = 64 * 1024
    tables_per_socket: int = 16
    outbox: int = 256
    """How many frames a slow screen may lag behind before its connection is closed."""
    outbox_bytes: int = 2 * 1024 * 1024
    unread: int = 256 * 1024
    """How many bytes of replies to control frames may wait for a client that does not read them."""

    # --- deadlines, in seconds
    hello: float = 10.0
    """For a socket to say hello."""
    headers: float = 10.0
    body: float = 20.0
    answer: float = 60.0
    """For a request: to send its headers, to send its body, and to read the response."""
