"""Arriving connections: which are accepted, and how long each phase may take before they are dropped."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from emberhall.server.host import listening
from emberhall.server.metrics import Metrics
from emberhall.server.protocols import arrivals
from emberhall.server.protocols.arrivals import CLOSING, KEPT_BACK, Arrivals
from emberhall.server.protocols.http_protocol import HttpProtocol
from emberhall.server.settings import Settings

FAR, NEAR, PROXY = "203.0.113.7", "127.0.0.1", "198.51.100.9"
SETTINGS = Settings(connections_per_address=2, proxies=(PROXY,))


class Caller:
    """A connection in a given phase."""

    def __init__(self, phase: str = "headers", number: int = 0, limit: float = 10.0) -> None:
        self.at = (phase, number, limit)
        self.dropped = False

    def phase(self) -> tuple[str, int, float]:
        return self.at

    def drop(self) -> None:
        self.dropped = True


class Clock:
    """A clock set by hand."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(arrivals, "clock", made)
    return made


def door(descriptors: int = 1000, settings: Settings = SETTINGS) -> Arrivals:
    return Arrivals(settings, Metrics(), descriptors)


async def test_an_address_has_so_many_connections_and_a_new_one_when_one_goes() -> None:
    house, callers = door(), [Caller() for _ in range(4)]
    assert [house.come(caller, FAR) for caller in callers] == [True, True, False, False]
    assert house.come(Caller(), "203.0.113.8"), "Another address has its own."
    house.go(callers[2], FAR)
    assert not house.come(Caller(), FAR), "One that was not let in makes no room."
    house.go(callers[0], FAR)
    house.go(callers[0], FAR)
    assert [house.come(Caller(), FAR) for _ in range(2)] == [True, False]


async def test_this_machine_and_its_proxies_are_spared() -> None:
    house = door()
    assert [house.come(Caller(), address) for address in (NEAR, PROXY) for _ in range(5)] == [True] * 10
    strict = door(settings=Settings(connections_per_address=2, spare_loopback=False))
    assert [strict.come(Caller(), NEAR) for _ in range(3)] == [True, True, False]
    assert Settings().spare_loopback


@pytest.mark.parametrize(("descriptors", "room"), [(KEPT_BACK + 20, 20), (10, 16)])
async def test_the_house_is_full_before_the_descriptors_are_gone(descriptors: int, room: int) -> None:
    house = door(descriptors)
    assert [house.come(Caller(), NEAR) for _ in range(room + 1)] == [True] * room + [False]


async def test_whoever_does_not_get_on_is_dropped_after_the_time_for_it(clock: Clock) -> None:
    house, slow, busy = door(), Caller(limit=10.0), Caller(limit=10.0)
    house.come(slow, FAR)
    house.come(busy, FAR)
    house._drop_the_slow()
    clock.now += 10.0
    busy.at = ("headers", 1, 10.0)
    house._drop_the_slow()
    assert (slow.dropped, busy.dropped) == (False, False)
    clock.now += 0.1
    house._drop_the_slow()
    assert (slow.dropped, busy.dropped) == (True, False)
    clock.now += 10.0
    busy.at = ("body", 1, 10.0)
    house._drop_the_slow()
    assert not busy.dropped, "Something else has begun."
    clock.now += 10.1
    house._drop_the_slow()
    assert busy.dropped


async def test_a_connection_that_becomes_a_socket_begins_anew(clock: Clock) -> None:
    house, caller, socket = door(), Caller(), Caller("hello", 0, 5.0)
    house.come(caller, FAR)
    house._drop_the_slow()
    house.become(caller, socket)
    clock.now += 20.0
    house._drop_the_slow()
    assert (caller.dropped, socket.dropped) == (False, False)
    clock.now += 5.1
    house._drop_the_slow()
    assert (caller.dropped, socket.dropped) == (False, True)
    house.go(socket, FAR)
    assert [house.come(Caller(), FAR) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("more", "phase"),
    [
        ({"unsent": 1, "closing": True}, ("answer", 3, 60.0)),
        ({"closing": True}, ("closing", 0, CLOSING)),
        ({}, ("headers", 3, 10.0)),
        ({"idle": object()}, ("idle", 3, 5 + CLOSING)),
        ({"cycle": SimpleNamespace(response_complete=True, more_body=True)}, ("headers", 3, 10.0)),
        ({"cycle": SimpleNamespace(response_complete=False, more_body=True)}, ("body", 3, 20.0)),
        ({"cycle": SimpleNamespace(response_complete=False, more_body=False)}, ("answer", 3, 60.0)),
    ],
)
def test_what_a_connection_is_at_has_its_deadline(more: dict[str, Any], phase: tuple[str, int, float]) -> None:
    transport = SimpleNamespace(
        get_write_buffer_size=lambda: more.get("unsent", 0), is_closing=lambda: more.get("closing", False)
    )
    connection: Any = SimpleNamespace(
        config=SimpleNamespace(settings=Settings()),
        transport=transport,
        cycle=more.get("cycle"),
        timeout_keep_alive_task=more.get("idle"),
        timeout_keep_alive=5,
        _answered=3,
    )
    assert HttpProtocol.phase(connection) == phase


@pytest.mark.skipif(sys.platform == "win32", reason="There are no such limits.")
@pytest.mark.parametrize(
    ("soft", "hard", "asked", "have"),
    [
        (1024, 4096, 4096, 4096),
        (1024, 10**6, 65_536, 65_536),
        (1024, -1, 65_536, 65_536),
        (4096, 4096, None, 4096),
        (10**6, 10**6, None, 65_536),
        (-1, -1, None, 65_536),
    ],
)
def test_we_ask_for_as_many_descriptors_as_we_may_have(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, asked: int | None, have: int
) -> None:
    now, said = [soft, hard], list[int]()

    def setrlimit(_: int, wanted: tuple[int, int]) -> None:
        said.append(wanted[0])
        now[:] = wanted

    system = SimpleNamespace(RLIMIT_NOFILE=7, RLIM_INFINITY=-1, getrlimit=lambda _: tuple(now), setrlimit=setrlimit)
    monkeypatch.setattr(listening, "resource", system)
    assert listening.raise_descriptors() == have
    assert said == ([] if asked is None else [asked])
    assert now[1] == hard
