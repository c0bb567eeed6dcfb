"""Rate limits: token buckets, one per client. An IPv6 client is its network: it has 2**64 addresses to choose from."""

import time
from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv4Address, IPv6Network, ip_address
from weakref import WeakValueDictionary

from emberhall.server.errors import RequestError
from emberhall.server.settings import Rate

FORGET_ABOVE = 256
"""With so many buckets, and then with twice as many as are left, those are forgotten that are full."""
NETWORK_BITS = 64


class Bucket:
    """Full at first; each request takes one token, and time refills it."""

    __slots__ = ("__weakref__", "_burst", "_clock", "_drops", "_note", "_seconds", "_seen")

    def __init__(
        self, rate: Rate, clock: Callable[[], float] = time.monotonic, note: Callable[[int], None] | None = None
    ) -> None:
        self._burst = float(rate.burst)
        self._seconds = rate.seconds
        self._note = note
        self._clock = clock
        self._drops = self._burst
        self._seen = clock()

    def take(self, count: int = 1) -> bool:
        """Whether so many more are allowed now."""
        self._refill()
        if self._drops < count:
            return False
        self._drops -= count
        if self._note is not None:
            self._note(count)
        return True

    def pay(self, count: int) -> None:
        """So many were taken elsewhere; at most a whole burst can be owed."""
        self._refill()
        self._drops = max(self._drops - count, -self._burst)

    def book(self) -> float:
        """Take one more; returns after how many seconds it is allowed."""
        self._refill()
        self._drops -= 1
        if self._note is not None:
            self._note(1)
        return max(0.0, -self._drops * self._seconds)

    @property
    def surely(self) -> bool:
        """Whether one more is allowed even if no time had passed."""
        return self._drops >= 1

    def _refill(self) -> None:
        now = self._clock()
        self._drops += (now - self._seen) / self._seconds
        if self._drops > self._burst:  # noqa: PLR1730 (`min` takes longer, and this is for every frame)
            self._drops = self._burst
        self._seen = now

    @property
    def full(self) -> bool:
        """Whether the client has been quiet long enough to be forgotten."""
        return self._drops + (self._clock() - self._seen) / self._seconds >= self._burst


class Gate:
    """A bucket for each client, for one kind of request. A client is an address, or a person by their id."""

    def __init__(
        self, rate: Rate, what: str, spare_loopback: bool = False, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._what = what
        self._spare_loopback = spare_loopback
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._lent: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        """Also those that were forgotten here, as long as a socket has them: a client has one bucket and not two."""
        self._forget_above = FORGET_ABOVE
        self.note: Callable[[str, int], None] | None = None
        """Told what each client takes, if somebody wants to know."""

    @property
    def remembered(self) -> int:
        """How many clients have a bucket."""
        return len(self._buckets)

    def bucket(self, client: str) -> Bucket:
        """The client's own."""
        found = self._buckets.get(client)
        if found is None:
            if len(self._buckets) > self._forget_above:
                self._forget()
            found = self._lent.get(client)
            if found is None:
                note = None if self.note is None else partial(self.note, client)
                found = self._lent[client] = Bucket(self._rate, self._clock, note)
            self._buckets[client] = found
        return found

    def _forget(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        self._forget_above = max(FORGET_ABOVE, 2 * len(self._buckets))

    def pass_by(self, address: str) -> None:
        """Let a request from an address through, or refuse it."""
        if self._spare_loopback and is_loopback(address):
            return
        if not self.bucket(network_of(address)).take():
            raise RequestError("too-many", f"Too many {self._what} from your address; wait a little.", 429)

    def pass_person(self, user: str) -> None:
        """Let a request of a person through, or refuse it."""
        if not self.bucket(user).take():
            raise RequestError("too-many", f"Too many {self._what} from you; wait a little.", 429)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one client: an IPv4 address, or the network of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, NETWORK_BITS), strict=False))


@lru_cache(maxsize=4096)
def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback
