"""Metrics for Prometheus. Each server has its own registry, so that tests can have several."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
SLOW = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0)


class Times(Collector):
    """A histogram that costs next to nothing per move: the library's own takes a lock for every number it counts."""

    def __init__(self, name: str, what: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._name = name
        self._what = what
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Yield cumulative buckets, as Prometheus expects."""
        names = [*(str(bound) for bound in self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets, self._sum)


class Tally:
    """How often something of one kind has happened."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def inc(self, more: int = 1) -> None:
        """Count more."""
        self.count += more


class Tallies(Collector):
    """A counter with one label, just as cheap."""

    def __init__(self, name: str, what: str, label: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._what = what
        self._label = label
        self._tallies: dict[str, Tally] = {}
        registry.register(self)

    def labels(self, value: str) -> Tally:
        """The count for one value of the label."""
        return self._tallies.setdefault(value, Tally())

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield one counter with a value for each label."""
        family = CounterMetricFamily(self._name, self._what, labels=[self._label])
        for value, tally in self._tallies.items():
            family.add_metric([value], float(tally.count))
        yield family


class Metrics:
    """The server's gauges and counters."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Tallies("emberhall_moves", "Words played, by title.", "title", self.registry)
        self.refused = Counter("emberhall_refused", "Frames refused, by key.", ["error"], registry=self.registry)
        self.games = Counter("emberhall_games", "Games finished, by title.", ["title"], registry=self.registry)
        self.tables = Gauge("emberhall_tables_awake", "Tables held in memory.", registry=self.registry)
        self.sockets = Gauge("emberhall_sockets", "Open sockets.", registry=self.registry)
        self.append = Times("emberhall_append_seconds", "Time until a move is durable.", FAST, self.registry)
        self.think = Histogram("emberhall_bot_seconds", "Time a bot takes.", buckets=SLOW, registry=self.registry)
        self.replaced = Counter(
            "emberhall_bot_replaced",
            "Bot answers replaced by a lower level's, by cause.",
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

        self.alerts = Counter(
            "emberhall_alerts", "Alerts sent, failed, or dropped and why.", ["outcome"], registry=self.registry
        )

    def text(self) -> bytes:
        """The text that Prometheus scrapes."""
        return generate_latest(self.registry)
