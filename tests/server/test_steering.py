"""A socket is handed to the process of its table, and stays where it is if that is not possible."""

import asyncio
import os
import socket
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from emberhall.server.protocols.pulses import BEAT, LATE, Listener, pulse_file
from emberhall.server.protocols.steering import LARGEST, Steering, table_of
from emberhall.server.settings import Settings
from emberhall.world import clock

HEAD = b"GET /api/socket?table=a HTTP/1.1\r\n\r\n"


class Echo(asyncio.Protocol):
    """Echoes what it receives, and how the connection arrived."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._transport.write(b"handed over: " + data)


def steering(folder: Path | None, number: int, count: int = 2) -> Steering:
    return Steering(Settings(crew_folder=None if folder is None else str(folder), worker=(number, count)))


@contextmanager
def connected() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Both ends of a connection."""
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        client = socket.create_connection(door.getsockname())
        served, _ = door.accept()
    with client, served:
        client.setblocking(False)
        yield client, served


def target(table: str) -> bytes:
    return f"/api/socket?table={table}".encode()


async def test_it_goes_to_the_one_whose_number_the_table_has(tmp_path: Path) -> None:
    crew = [steering(tmp_path, number) for number in range(2)]
    for each in crew:
        each.open(Echo)
    loop, gone = asyncio.get_running_loop(), 0
    for table in "abcdefgh":
        with connected() as (client, served):
            handed = [each.hand_over(target(table), HEAD, served) for each in crew]
            assert sorted(handed) == [False, True], "It is at home at one of them."
            gone += handed[0]
            served.close()
            assert await loop.sock_recv(client, 100) == b"handed over: " + HEAD
            await loop.sock_sendall(client, b"more")
            assert await loop.sock_recv(client, 100) == b"handed over: more"
    assert 0 < gone < 8
    for each in crew:
        each.close()


async def test_it_stays_where_it_cannot_go(tmp_path: Path) -> None:
    with connected() as (_, served):
        names = [target(table) for table in "abcdefgh"]

        def handed(one: Steering, head: bytes = HEAD) -> bool:
            return any(one.hand_over(name, head, served) for name in names)

        lone, alone = steering(tmp_path, 0, 1), steering(None, 0)
        for each in (lone, alone):
            each.open(Echo)
            assert not handed(each)
        one, other = steering(tmp_path, 0), steering(tmp_path, 1)
        one.open(Echo)
        assert not handed(one), "The other is not there yet."
        other.open(Echo)
        assert not handed(one, b"x" * (LARGEST + 1))
        assert not one.hand_over(b"/api/socket", HEAD, served)
        other.close()
        assert not handed(one), "The other has gone."
        one.close()


async def test_one_that_replaces_another_takes_its_place(tmp_path: Path) -> None:
    one, old, new = steering(tmp_path, 0), steering(tmp_path, 1), steering(tmp_path, 1)
    for each in (one, old, new):
        each.open(Echo)
    old.close()
    with connected() as (client, served):
        assert any(one.hand_over(target(table), HEAD, served) for table in "abcdefgh")
        assert (await asyncio.get_running_loop().sock_recv(client, 100)).startswith(b"handed over")
    one.close()
    new.close()


@pytest.mark.parametrize(
    ("named", "table"),
    [
        (b"/api/socket?table=x-1", "x-1"),
        (b"/api/socket", ""),
        (b"/s?a=1&table=b", "b"),
        (b"/s?table=", ""),
        (b"\xff", ""),
    ],
)
def test_a_table_is_read_from_the_address(named: bytes, table: str) -> None:
    assert table_of(named) == table
    assert table_of(b"\xff") == ""
    assert table_of(b"/?" + b"&".join([b"table=a"] * 100)) == ""


async def test_it_stays_if_the_other_hangs(tmp_path: Path) -> None:
    one, other = steering(tmp_path, 0), steering(tmp_path, 1)
    one.open(Echo)
    other.open(Echo)
    await asyncio.sleep(0)  # the first beat
    name = next(target(table) for table in "abcdefgh" if zlib.crc32(table.encode()) % 2 == 1)
    pulse, now = pulse_file(tmp_path, 1), time.time()
    for age, goes in ((0.0, True), (LATE + 1, False), (0.0, True)):
        os.utime(pulse, (now - age, now - age))
        with connected() as (_, served):
            assert one.hand_over(name, HEAD, served) is goes
    one.close()
    other.close()


def test_only_silence_heard_awake_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(clock, "monotonic", lambda: now)
    pulse = pulse_file(tmp_path, 0)
    listener = Listener(pulse)
    now += 60
    assert listener.listen() == 0, "It has not begun to beat: it may still be starting."
    pulse.touch()
    assert listener.listen() == 0
    now += 0.5
    assert listener.listen() == 0.5
    now += 3600
    assert listener.listen() == 0.5 + BEAT, "The computer slept."
    os.utime(pulse, (1, 1))
    assert listener.listen() == 0, "Any change is a beat."
