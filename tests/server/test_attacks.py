"""One client cannot block the others: every attack that once could, against a real server."""

import asyncio
import json
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from emberhall.server.protocols.socket_protocol import SocketProtocol
from tests.forked import Forked
from tests.server.hall import Guest, Hall, Screen, eventually, open_hall
from tests.server.hostile import CONTINUED, PING, PONG, TEXT, Attacked, attacked, close_code, frame, pour, rest

SHORT = 1.0
"""Seconds that an attack lasts here."""
NOTICEABLE = 0.4
"""Others must wait less than this many seconds; a busy test machine has pauses of its own."""


def unhurt(times: list[float]) -> None:
    assert sorted(times)[-2] < NOTICEABLE, f"Others waited {max(times):.2f} s."


@pytest.mark.parametrize("kind", [PING, PONG, CONTINUED], ids=["pings", "pongs", "continuations"])
async def test_a_flood_of_empty_frames_is_cut_off(tmp_path: Path, kind: int) -> None:
    async with attacked(tmp_path) as server:
        before = server.memory()
        async with server.witness() as times:
            reader, writer = await server.socket()
            if kind == CONTINUED:
                writer.write(frame(TEXT & 0x0F))  # a message that never ends
            reading = asyncio.create_task(close_code(reader))
            await pour(writer, frame(kind) * 20_000, SHORT)
            assert await reading in {1008, None}
            writer.close()
        unhurt(times)
        assert server.memory() < before + 20
        await server.logs("too_many_frames")


async def test_a_flood_of_bytes_is_cut_off(tmp_path: Path) -> None:
    async with attacked(tmp_path, bytes=(100_000, 0.001)) as server, server.witness() as times:
        reader, writer = await server.socket()
        message = bytes([TEXT, 0xFF]) + (500_000).to_bytes(8, "big") + bytes(4) + b" " * 500_000
        reading = asyncio.create_task(close_code(reader))
        assert await pour(writer, message, SHORT) < 30 * len(message)
        assert await reading in {1008, None}
    unhurt(times)


async def test_answers_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    """Each ping gets an answer and each invalid message an error, and the attacker reads neither."""
    rates = {"messages": (1_000_000, 0.00001), "bytes": (1_000_000_000, 0.0000001), "ahead": 1_000_000}
    for kind, data in ((PING, b"x" * 120), (TEXT, b"?" * 120)):
        (tmp_path / str(kind)).mkdir()
        async with attacked(tmp_path / str(kind), **rates) as server:
            before = server.memory()
            _, writer = await server.socket()
            await pour(writer, frame(kind, data) * 500, SHORT)
            assert server.memory() < before + 25
            await eventually(partial(no_sockets, server.hall))


async def no_sockets(hall: Hall) -> bool:
    """True if the server has closed every socket."""
    return "emberhall_sockets 0.0" in (await hall.http.get("/metrics")).text


async def test_text_that_is_no_utf8_is_answered_and_fills_no_log(tmp_path: Path) -> None:
    async with attacked(tmp_path) as server:
        reader, writer = await server.socket()
        writer.write(frame(TEXT, b"\xff\xfe") + frame(TEXT, b'{"t": "\xff"}') + frame(TEXT, b'{"t": "ping"}'))
        async with asyncio.timeout(5):
            said = await reader.readuntil(b'"pong"')
        assert said.count(b"bad-message") == 2
        assert "Traceback" not in server.log.read_text("utf-8")


async def test_whoever_does_not_say_hello_has_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client need not answer the close: the connection ends after ten seconds anyway, shortened here."""
    monkeypatch.setattr(SocketProtocol, "close_timeout", property(lambda _: 0.3, lambda *_: None), raising=False)
    async with open_hall(hello=0.3) as hall:
        server = Attacked(hall, cast(Forked, None), tmp_path / "log")
        reader, writer = await server.socket()
        assert await close_code(reader) == 1008
        writer.close()


@pytest.mark.parametrize(
    "unfinished",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
        b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "headers", "body"],
)
async def test_unfinished_requests_do_not_lock_newcomers_out(tmp_path: Path, unfinished: bytes) -> None:
    """An address has a share of connections, and gets it back when its requests have timed out."""
    limits = {"connections_per_address": 20, "headers": 0.6, "body": 0.6}
    async with attacked(tmp_path, **limits) as server, server.witness() as times:
        open_ones = [await server.connect() for _ in range(60)]
        for _, writer in open_ones:
            writer.write(unfinished)
        refused = [await rest(reader) for reader, _ in open_ones[20:]]
        assert any(b"503 Service Unavailable" in answer for answer in refused)
        assert (await server.hall.http.get("/healthz")).status_code == 200, "Other addresses have shares of their own."
        ended = [await rest(reader) for reader, _ in open_ones[:20]]
        assert all(b"200" not in answer for answer in ended)
        reader, writer = await server.connect()
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert b"200 OK" in await reader.read()
        await server.logs("address_has_too_many")
        await server.logs("took_too_long")
        said = server.log.read_text("utf-8")
        assert said.count("connections refused") < 20, "A flood does not become a flood of lines."
    unhurt(times)


async def test_a_trickle_does_not_extend_a_deadline(tmp_path: Path) -> None:
    async with attacked(tmp_path, headers=0.6) as server:
        reader, writer = await server.connect()
        began = time.monotonic()
        with suppress(ConnectionError):
            while not reader.at_eof() and time.monotonic() < began + 5:
                writer.write(b"G")
                await asyncio.sleep(0.05)
        assert time.monotonic() - began < 3


async def test_a_body_in_chunks_of_a_byte_is_not_read(tmp_path: Path) -> None:
    async with attacked(tmp_path) as server, server.witness() as times:
        reader, writer = await server.connect()
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        await pour(writer, b"1\r\n \r\n" * 10_000, SHORT)
        with suppress(ConnectionError):
            assert (await reader.read(64)).startswith(b"HTTP/1.1 400")
    unhurt(times)


async def test_requests_of_an_address_are_counted(tmp_path: Path) -> None:
    async with attacked(tmp_path, requests=(30, 10.0)) as server:
        reader, writer = await server.connect()
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 100)
        answers = await rest(reader)
        assert answers.count(b"HTTP/1.1 200") == 30
        assert answers.count(b"HTTP/1.1 429") == 1, "and then the connection is closed"
        assert (await server.hall.http.get("/healthz")).status_code == 200


async def test_an_answer_nobody_takes_ends(tmp_path: Path) -> None:
    async with attacked(tmp_path, answer=0.6, headers=0.6, requests=(100_000, 0.0001)) as server:
        reader, writer = await server.connect()
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        await pour(writer, b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 50, SHORT)
        await server.logs("answer_took_too_long")


# --- by person


async def seated(hall: Hall) -> tuple[str, list[Guest], list[Screen]]:
    table, guests = await hall.full_table(3, options={"short": True})
    return table, guests, await hall.seats_at(table, guests)


async def test_frames_sent_ahead_do_not_keep_a_seat_taken(tmp_path: Path) -> None:
    """They would be served for minutes after their sender is gone."""
    async with attacked(tmp_path, messages=(20, 0.5)) as server:
        table, guests, screens = await seated(server.hall)
        for _ in range(100):
            await screens[1].send(t="why", table=table, word="fly")
        screens[1].socket.transport.abort()
        began = time.monotonic()
        await screens[0].next("lobby", lambda told: not told["table"]["chairs"][1]["here"])
        assert time.monotonic() - began < 2
        assert guests[1].user


async def test_lines_of_talk_are_counted_by_person(tmp_path: Path) -> None:
    async with attacked(tmp_path, talk=(5, 60.0), sockets_per_person=6) as server:
        ada = await server.hall.guest()
        table = (await server.hall.table(ada))["id"]
        screens = [await server.hall.screen(ada) for _ in range(6)]
        for screen in screens:
            await screen.send(t="join", table=table)
            await screen.next("lobby")
            for _ in range(4):
                await screen.send(t="say", table=table, text="me!")
            await screen.send(t="ping")
            await screen.next("pong")
        lines = {told["n"] for screen in screens for told in screen.frames if told["t"] == "said"}
        assert lines == {1, 2, 3, 4, 5}
        one_more = await server.hall.socket()
        await one_more.send(t="hello", token=ada.token)
        assert (await one_more.next("error"))["error"] == "too-many"


async def test_frames_are_counted_by_person(tmp_path: Path) -> None:
    async with attacked(tmp_path, messages=(20, 0.05)) as server:
        ada = await server.hall.guest()
        screens = [await server.hall.screen(ada) for _ in range(4)]
        began = time.monotonic()
        for screen in screens:
            for _ in range(10):
                await screen.send(t="ping")
        for screen in screens:
            for _ in range(10):
                await screen.next("pong")
        assert time.monotonic() - began > 0.75, "24 of the 44 frames had to wait for a twentieth of a second each."


async def test_frames_without_a_name_are_counted_by_address(tmp_path: Path) -> None:
    """Everybody at a table is told who comes and goes: many connections doing so at once would be a flood."""
    async with attacked(tmp_path, messages=(20, 0.05)) as server:
        screens = [await server.hall.screen() for _ in range(4)]
        named = await server.hall.screen(await server.hall.guest())
        for screen in screens:
            for _ in range(10):
                await screen.send(t="ping")
        await named.send(t="ping")
        began = time.monotonic()
        await named.next("pong")
        assert time.monotonic() - began < NOTICEABLE
        for screen in screens:
            for _ in range(10):
                await screen.next("pong")
        assert time.monotonic() - began > 0.75


async def test_changes_are_counted_by_person(tmp_path: Path) -> None:
    async with attacked(tmp_path, changes=(5, 60.0)) as server:
        ada, ben = await server.hall.guest(), await server.hall.guest("Ben")
        for _ in range(5):
            await server.hall.call("PATCH", "/api/me", ada, name="Ada")
        assert await server.hall.refused("PATCH", "/api/me", ada, name="Ada") == (429, "too-many")
        await server.hall.call("GET", "/api/me", ada)
        await server.hall.call("PATCH", "/api/me", ben, name="Ben")


async def test_a_rematch_is_a_new_table_for_the_limits(tmp_path: Path) -> None:
    async with attacked(tmp_path, tables=(3, 60.0)) as server:
        ada = await server.hall.guest()
        screen = await server.hall.screen(ada)
        wish = {"title": "dragonduel", "seats": 2, "bots": {"1": "random"}, "start": True}
        table = (await server.hall.table(ada, **wish))["id"]
        for made in range(3):
            await screen.join(table)
            await screen.send(t="resign", table=table)
            await screen.next("lobby", lambda told: told["table"]["status"] == "over")
            if made == 2:
                assert await server.hall.refused("POST", f"/api/tables/{table}/rematch", ada) == (429, "too-many")
            else:
                table = (await server.hall.call("POST", f"/api/tables/{table}/rematch", ada))["id"]


async def test_a_host_has_only_so_many_tables(tmp_path: Path) -> None:
    async with attacked(tmp_path, unfinished_tables=3) as server:
        ada = await server.hall.guest()
        for _ in range(3):
            await server.hall.table(ada)
        assert await server.hall.refused("POST", "/api/tables", ada, title="dualis", seats=4) == (429, "too-many")


async def test_a_flood_of_tables_hides_nobody(tmp_path: Path) -> None:
    async with attacked(tmp_path, tables=(1000, 0.001), changes=(1000, 0.001)) as server:
        ada, mallory = await server.hall.guest(), await server.hall.guest("Mallory")
        own = (await server.hall.table(ada, public=True))["id"]
        for _ in range(60):
            await server.hall.table(mallory, public=True)
        listed = (await server.hall.call("GET", "/api/tables"))["open"]
        assert own in {table["id"] for table in listed}
        assert len(listed) == 4


async def test_a_deck_list_is_read_at_once_or_not_at_all(tmp_path: Path) -> None:
    """`1` and 64,000 spaces took a minute. Texts longer than any deck are refused, and shorter ones take no time."""
    async with attacked(tmp_path) as server:
        ada = await server.hall.guest()
        table = (await server.hall.table(ada, title="dragonduel", seats=2))["id"]
        path = f"/api/tables/{table}/seats/0"
        async with server.witness() as times:
            too_long = {"deck": "1" + " " * 60_000}
            assert await server.hall.refused("PATCH", path, ada, options=too_long) == (400, "bad-request")
            for filler in (" ", "\t", "x", ",", " x", "1 ", "\n", "-", "# "):
                deck = {"deck": ("1" + filler * 4000)[:3990] + "!"}
                await server.hall.refused("PATCH", path, ada, options=deck)
            await asyncio.sleep(0.2)
        unhurt(times)


async def test_origins_and_names_of_others_are_refused(tmp_path: Path) -> None:
    async with attacked(tmp_path, origins=["https://play.example.org"]) as server:
        for host, status in (("evil.example", 421), ("play.example.org", 200), ("localhost:1", 200), ("[::1]", 200)):
            answer = await server.hall.http.get("/api/titles", headers={"host": host})
            assert answer.status_code == status, host
        body = json.dumps({"name": "Ada"})
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            ("https://play.example.org", 201),
            (server.hall.address, 201),
        ):
            answer = await server.hall.http.post("/api/guests", content=body, headers={"origin": origin})
            assert answer.status_code == status, origin
