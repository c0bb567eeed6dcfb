"""Metrics for Prometheus. Each server has its own registry, so that tests can have several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
SLOW = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The server's gauges and counters."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("emberhall_moves", "Words played, by title.", ["title"], registry=self.registry)
        self.refused = Counter("emberhall_refused", "Frames refused, by key.", ["error"], registry=self.registry)
        self.games = Counter("emberhall_games", "Games finished, by title.", ["title"], registry=self.registry)
        self.tables = Gauge("emberhall_tables_awake", "Tables held in memory.", registry=self.registry)
        self.sockets = Gauge("emberhall_sockets", "Open sockets.", registry=self.registry)
        self.append = Histogram(
            "emberhall_append_seconds", "Time until a move is durable.", buckets=FAST, registry=self.registry
        )
        self.think = Histogram("emberhall_bot_seconds", "Time a bot takes.", buckets=SLOW, registry=self.registry)
        self.replaced = Counter(
            "emberhall_bot_replaced",
            "Bot answers replaced by a random one, by cause.",
            ["cause"],
            registry=self.registry,
        )
        self.slow = Counter("emberhall_sockets_too_slow", "Sockets closed for lagging behind.", registry=self.registry)
        self.expelled = Counter(
            "emberhall_connections_refused",
            "Connections refused or dropped, by cause.",
            ["why"],
            registry=self.registry,
        )

    def text(self) -> bytes:
        """The text that Prometheus scrapes."""
        return generate_latest(self.registry)
