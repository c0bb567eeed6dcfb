"""Rate limits: token buckets, one per client."""

import asyncio
import time
from collections.abc import Callable
from ipaddress import ip_address

from emberhall.server.errors import RequestError
from emberhall.server.settings import Rate

FORGET_ABOVE = 4096


class Bucket:
    """Full at first; each request takes one token, and time refills it."""

    __slots__ = ("_clock", "_drops", "_rate", "_seen")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._drops = float(rate.burst)
        self._seen = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._refill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    async def wait(self) -> None:
        """Take one more, and wait until it is allowed."""
        self._refill()
        self._drops -= 1
        if self._drops < 0:
            await asyncio.sleep(-self._drops * self._rate.seconds)

    def _refill(self) -> None:
        now = self._clock()
        self._drops = min(self._rate.burst, self._drops + (now - self._seen) / self._rate.seconds)
        self._seen = now

    @property
    def full(self) -> bool:
        """Whether the client has been quiet long enough to be forgotten."""
        return self._drops + (self._clock() - self._seen) / self._rate.seconds >= self._rate.burst


class Gate:
    """A bucket for each address, for one kind of request."""

    def __init__(
        self, rate: Rate, what: str, spare_loopback: bool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._what = what
        self._spare_loopback = spare_loopback
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    @property
    def remembered(self) -> int:
        """How many addresses have a bucket."""
        return len(self._buckets)

    def pass_by(self, address: str) -> None:
        """Let a request through, or refuse it."""
        if self._spare_loopback and is_loopback(address):
            return
        if len(self._buckets) > FORGET_ABOVE:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        if not self._buckets.setdefault(address, Bucket(self._rate, self._clock)).take():
            raise RequestError("too-many", f"Too many new {self._what} from your address; wait a little.", 429)


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
