"""Limits on guests and tables, and buckets on a fake clock."""

import asyncio

import pytest
from websockets.exceptions import InvalidStatus

from emberhall.server import limits
from emberhall.server.errors import RequestError
from emberhall.server.limits import Bucket, Gate, is_loopback, network_of
from emberhall.server.metrics import Metrics
from emberhall.server.protocols.arrivals import KEPT_BACK, Arrivals
from emberhall.server.settings import Rate, Settings
from tests.server.hall import eventually, open_hall


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_refills() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 10.0), clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 9.0
    assert not bucket.take()
    clock.now = 10.5
    assert bucket.take()
    assert not bucket.take()
    clock.now = 1000.0
    assert bucket.full
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_addresses_that_have_been_quiet_are_forgotten_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forgotten client starts with a full bucket again, so recent clients must not be forgotten."""
    clock = Clock()
    monkeypatch.setattr(limits, "FORGET_ABOVE", 2)
    gate = Gate(Rate(1, 10.0), "guests", spare_loopback=True, clock=clock)
    for number in range(3):
        gate.pass_by(f"192.0.2.{number}")
    clock.now = 5.0
    for number in range(3):
        with pytest.raises(RequestError, match="Too many"):
            gate.pass_by(f"192.0.2.{number}")
    clock.now = 10.0
    gate.pass_by("192.0.2.9")
    assert gate.remembered == 1, "The other three have full buckets by now."
    with pytest.raises(RequestError, match="Too many"):
        gate.pass_by("192.0.2.9")
    assert gate.remembered == 1


def test_of_very_many_clients_only_those_of_late_are_remembered() -> None:
    clock = Clock()
    gate = Gate(Rate(2, 10.0), "guests", clock=clock)
    for number in range(5000):
        clock.now = number / 10
        gate.pass_by(f"client {number}")
    assert gate.remembered < 600, "A hundred of them have buckets that are not full."


def test_a_client_whose_socket_has_a_bucket_gets_no_second_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full bucket used to be forgotten, so that a client with an older and a newer socket had two limits."""
    clock = Clock()
    monkeypatch.setattr(limits, "FORGET_ABOVE", 2)
    gate = Gate(Rate(1, 10.0), "frames", clock=clock)
    lent = gate.bucket("first")
    for number in range(5):
        gate.pass_by(f"client {number}")
    assert lent.take()
    assert not gate.bucket("first").take()


def test_each_address_has_its_own_bucket_and_this_machine_none() -> None:
    gate = Gate(Rate(1, 60.0), "new guests", spare_loopback=True)
    gate.pass_by("192.0.2.1")
    with pytest.raises(RequestError, match="Too many new guests"):
        gate.pass_by("192.0.2.1")
    gate.pass_by("192.0.2.2")
    for _ in range(5):
        gate.pass_by("127.0.0.1")


@pytest.mark.parametrize(("address", "own"), [("127.0.0.5", True), ("::1", True), ("192.0.2.1", False), ("?", False)])
def test_loopback_addresses(address: str, own: bool) -> None:
    assert is_loopback(address) is own


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_what_counts_as_one_client(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_network_has_one_bucket_whatever_address_it_takes() -> None:
    gate = Gate(Rate(3, 60.0), "new guests")
    for number in range(3):
        gate.pass_by(f"2001:db8:1:2::{number}")
    with pytest.raises(RequestError, match="Too many new guests"):
        gate.pass_by("2001:db8:1:2:ffff::1")
    gate.pass_by("2001:db8:1:3::1")


class Visitor:
    """A connection that never does anything."""

    def __init__(self) -> None:
        self.dropped = False

    def phase(self) -> tuple[str, int, float]:
        return "headers", 0, 0.05

    def drop(self) -> None:
        self.dropped = True


async def test_a_full_house_lets_nobody_in_until_somebody_has_gone() -> None:
    settings = Settings(headers=0.04, connections_per_address=100)
    arrivals = Arrivals(settings, Metrics(), KEPT_BACK + 20)
    visitors = [Visitor() for _ in range(21)]
    came = [arrivals.come(visitor, f"192.0.2.{number}") for number, visitor in enumerate(visitors)]
    assert came == [True] * 20 + [False]
    await asyncio.sleep(0.3)
    assert [visitor.dropped for visitor in visitors] == came
    for number, visitor in enumerate(visitors):
        arrivals.go(visitor, f"192.0.2.{number}")
    assert arrivals.come(Visitor(), "192.0.2.99")


async def test_proxies_are_no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Arrivals, "_sweep_later", lambda _: None)
    settings = Settings(connections_per_address=1, proxies=("127.0.0.1", "192.0.2.7"))
    arrivals = Arrivals(settings, Metrics(), 1000)
    for address, count in (("127.0.0.1", 3), ("192.0.2.7", 3), ("192.0.2.8", 1)):
        assert [arrivals.come(Visitor(), address) for _ in range(3)].count(True) == count


async def test_too_many_guests_and_tables_are_refused() -> None:
    async with open_hall(spare_loopback=False, guests=Rate(2, 60.0), tables=Rate(1, 60.0)) as hall:
        ada, _ = await hall.guest(), await hall.guest()
        assert await hall.refused("POST", "/api/guests", name="Third") == (429, "too-many")
        await hall.table(ada)
        assert await hall.refused("POST", "/api/tables", ada, title="dualis", seats=4) == (429, "too-many")


async def test_sockets_are_counted_by_the_address_behind_a_proxy() -> None:
    async with open_hall(connections_per_address=2) as hall:
        mallory, ada = {"x-forwarded-for": "192.0.2.66"}, {"x-forwarded-for": "192.0.2.1"}
        first, _ = await hall.socket(additional_headers=mallory), await hall.socket(additional_headers=mallory)
        with pytest.raises(InvalidStatus):
            await hall.socket(additional_headers=mallory)
        await hall.socket(additional_headers=ada)
        await first.close()

        async def there_is_room() -> bool:
            try:
                await hall.socket(additional_headers=mallory)
            except InvalidStatus:
                return False
            return True

        await eventually(there_is_room)


async def test_a_person_changes_so_much_and_no_more_and_may_always_look() -> None:
    async with open_hall(changes=Rate(2, 600.0)) as hall:
        ada, bea = await hall.guest("Ada"), await hall.guest("Bea")
        for name in ("Ada One", "Ada Two"):
            await hall.call("PATCH", "/api/me", ada, name=name)
            await hall.call("GET", "/api/me", ada)
        assert (await hall.refused("PATCH", "/api/me", ada, name="Ada Three"))[0] == 429
        assert (await hall.call("GET", "/api/me", ada))["name"] == "Ada Two"
        await hall.call("PATCH", "/api/me", bea, name="Bea One")
