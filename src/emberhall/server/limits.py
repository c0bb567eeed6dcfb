"""Rate limits: token buckets, one per client. An IPv6 client is its /64 network, since it can use any address in it."""

from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv4Address, IPv6Network, ip_address
from weakref import WeakValueDictionary

from emberhall.server.errors import RequestError
from emberhall.server.settings import Rate
from emberhall.world import clock as world_clock

FORGET_ABOVE = 256
"""Full buckets are dropped above this number, and later above twice the number that was left."""
NETWORK_BITS = 64


class Bucket:
    """A token bucket: full at first; requests take tokens, and time refills it."""

    __slots__ = ("__weakref__", "_burst", "_clock", "_drops", "_note", "_seconds", "_seen")

    def __init__(
        self, rate: Rate, clock: Callable[[], float] | None = None, note: Callable[[int], None] | None = None
    ) -> None:
        self._burst = float(rate.burst)
        self._seconds = rate.seconds
        self._note = note
        self._clock = clock or world_clock.monotonic
        self._drops = self._burst
        self._seen = self._clock()

    def take(self, count: int = 1) -> bool:
        """Take this many tokens; False if there are fewer."""
        self._refill()
        if self._drops < count:
            return False
        self._drops -= count
        if self._note is not None:
            self._note(count)
        return True

    def pay(self, count: int) -> None:
        """Deduct tokens taken in another process; at most a whole burst can be owed."""
        self._refill()
        self._drops = max(self._drops - count, -self._burst)

    def book(self) -> float:
        """Take one token in advance; return the seconds to wait until it is there."""
        self._refill()
        self._drops -= 1
        if self._note is not None:
            self._note(1)
        return max(0.0, -self._drops * self._seconds)

    @property
    def surely(self) -> bool:
        """True if one more is allowed even without a refill."""
        return self._drops >= 1

    def _refill(self) -> None:
        now = self._clock()
        self._drops += (now - self._seen) / self._seconds
        if self._drops > self._burst:  # noqa: PLR1730 (`min` is slower, and this runs for every frame)
            self._drops = self._burst
        self._seen = now

    @property
    def full(self) -> bool:
        """True if the client has been quiet long enough to be forgotten."""
        return self._drops + (self._clock() - self._seen) / self._seconds >= self._burst


class Gate:
    """A bucket for each client, for one kind of request. A client is an address, or a person by their id."""

    def __init__(
        self, rate: Rate, what: str, spare_loopback: bool = False, clock: Callable[[], float] | None = None
    ) -> None:
        self._rate = rate
        self._what = what
        self._spare_loopback = spare_loopback
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._lent: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        """All buckets, also dropped ones that a socket still holds: a client must not get a second bucket."""
        self._forget_above = FORGET_ABOVE
        self.note: Callable[[str, int], None] | None = None
        """Called with a client and what it takes, if set."""

    @property
    def remembered(self) -> int:
        """How many clients have a bucket."""
        return len(self._buckets)

    def bucket(self, client: str) -> Bucket:
        """The client's bucket."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) > self._forget_above:
                self._forget()
            bucket = self._lent.get(client)
            if bucket is None:
                note = None if self.note is None else partial(self.note, client)
                bucket = self._lent[client] = Bucket(self._rate, self._clock, note)
            self._buckets[client] = bucket
        return bucket

    def _forget(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        self._forget_above = max(FORGET_ABOVE, 2 * len(self._buckets))

    def pass_by(self, address: str) -> None:
        """Count a request from an address. Raises RequestError if too many."""
        if self._spare_loopback and is_loopback(address):
            return
        if not self.bucket(network_of(address)).take():
            raise RequestError("too-many", f"Too many {self._what} from your address; wait a little.", 429)

    def pass_person(self, user: str) -> None:
        """Count a person's request. Raises RequestError if too many."""
        if not self.bucket(user).take():
            raise RequestError("too-many", f"Too many {self._what} from you; wait a little.", 429)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one client: an IPv4 address, or the network of an IPv6 address."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or IPv6Network((parsed, NETWORK_BITS), strict=False))


@lru_cache(maxsize=4096)
def is_loopback(address: str) -> bool:
    """True if an address is a loopback address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(parsed, "ipv4_mapped", None)
    return (mapped or parsed).is_loopback
