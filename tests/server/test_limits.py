"""Limits on guests and tables, and buckets by a clock of our own."""

import pytest

from emberhall.server import limits
from emberhall.server.errors import RequestError
from emberhall.server.limits import Bucket, Gate, is_loopback
from emberhall.server.settings import Rate
from tests.server.hall import open_hall


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
    """Whoever is forgotten would start with a full bucket again, so nobody may be who has asked of late."""
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


async def test_too_many_guests_and_tables_are_refused() -> None:
    async with open_hall(spare_loopback=False, guests=Rate(2, 60.0), tables=Rate(1, 60.0)) as hall:
        ada, _ = await hall.guest(), await hall.guest()
        assert await hall.refused("POST", "/api/guests", name="Third") == (429, "too-many")
        await hall.table(ada)
        assert await hall.refused("POST", "/api/tables", ada, title="dualis", seats=4) == (429, "too-many")
