"""Alerts: pushes that only the right browser can read, webhooks, and no requests to internal addresses."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from emberhall.server.api.alerts import MOST
from emberhall.server.people import outside, webpush
from emberhall.server.people.webpush import CURVE, to_bytes, to_text
from tests.server.hall import Guest, Hall, Screen, eventually, open_hall
from tests.server.test_clocks import run_down
from tests.stores import MemoryStore

DUEL: dict[str, Any] = {"title": "dragonduel", "options": {"start": "lot"}}


@dataclass
class Receiver:
    """A push service or webhook on this machine."""

    host: str
    status: int = 201
    got: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://{self.host}/hook?of=ada"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        self.got.append((headers | {"target": head[0]}, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status} -\r\nlocation: http://{self.host}/other\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def receiving(status: int = 201) -> AsyncIterator[Receiver]:
    receiver = Receiver("", status)
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield receiver


async def away_on_their_turn(hall: Hall, address: dict[str, Any]) -> tuple[str, Screen]:
    """A duel in which the person to move is away, with this alert address: the table and the other person's screen."""
    table, guests = await hall.full_lobby(2, **DUEL)
    for guest in guests:
        await hall.call("POST", "/api/me/alerts", guest, **address)
    await hall.call("POST", f"/api/tables/{table}/start", guests[0])
    infos = await hall.call("GET", f"/api/tables/{table}")
    present = guests[1 - infos["waiting"][0]]
    screen = await hall.screen(present)
    await screen.join(table)
    return table, screen


async def begin_before_their_eyes(hall: Hall, table: str, guests: list[Guest]) -> list[Screen]:
    """Start a game with everybody at its table already, so that nobody is ever away."""
    screens = [await hall.screen(guest) for guest in guests]
    for screen in screens:
        await screen.send(t="join", table=table)
        await screen.next("lobby")
    await hall.call("POST", f"/api/tables/{table}/start", guests[0])
    for screen in screens:
        await screen.next("update")
    return screens


async def test_a_webhook_hears_of_a_turn_once() -> None:
    async with receiving() as hook, open_hall(alert_delay=0.05, alerts_inside=(hook.host,)) as opened:
        table, _ = await away_on_their_turn(opened, {"kind": "hook", "address": hook.address})

        async def told() -> bool:
            return bool(hook.got)

        await eventually(told)
        await asyncio.sleep(0.2)
        [(headers, body)] = hook.got
        said = json.loads(body)
        assert headers["target"] == "POST /hook?of=ada HTTP/1.1"
        assert (said["event"], said["title"], said["table"]) == ("turn", "dragonduel", table)
        assert said["url"] == f"/t/{table}"


async def test_nobody_is_alerted_who_looks_at_the_table() -> None:
    async with receiving() as hook, open_hall(alert_delay=0.05, alerts_inside=(hook.host,)) as hall:
        table, guests = await hall.full_lobby(2, **DUEL)
        for guest in guests:
            await hall.call("POST", "/api/me/alerts", guest, kind="hook", address=hook.address)
        await begin_before_their_eyes(hall, table, guests)
        await asyncio.sleep(0.3)
        assert hook.got == []


async def test_a_push_is_read_by_its_browser_and_signed_by_this_server() -> None:
    browser, auth = ec.generate_private_key(CURVE), to_text(bytes(range(16)))
    async with receiving() as push, open_hall(alert_delay=0.05, alerts_inside=(push.host,)) as hall:
        keys = {"p256dh": to_text(webpush.point_of(browser)), "auth": auth}
        await away_on_their_turn(hall, {"kind": "push", "address": push.address, **keys})

        async def told() -> bool:
            return bool(push.got)

        await eventually(told)
        headers, body = push.got[0]
        assert json.loads(decrypted(body, browser, auth))["event"] == "turn"
        assert headers["content-encoding"] == "aes128gcm"
        public = (await hall.call("GET", "/api/push"))["key"]
        claims = verified(headers["authorization"], public)
        assert claims["aud"] == f"http://{push.host}"
        assert (headers["ttl"], headers["urgency"]) == ("43200", "high")
        assert 43_200 - 600 < claims["exp"] - time.time() <= 43_200, "A push service refuses more than a day."


async def test_in_a_game_of_days_each_is_called_in_turn_and_who_lets_a_day_pass_loses() -> None:
    """Nobody is at the table: alerts go by webhook, then by push, and the clock runs while the table sleeps."""
    store, browser, auth = MemoryStore(), ec.generate_private_key(CURVE), to_text(bytes(range(16)))
    keys = {"p256dh": to_text(webpush.point_of(browser)), "auth": auth}
    async with receiving() as hook, receiving() as push:
        inside: dict[str, Any] = {"alert_delay": 0.05, "alerts_inside": (hook.host, push.host)}
        async with open_hall(store=store, **inside) as hall:
            terms = {"clock": "days 1", "zero": "lose"}
            table, guests = await hall.full_lobby(2, title="flamecraft_duals", terms=terms)
            screens = await begin_before_their_eyes(hall, table, guests)
            [first] = screens[0].latest()["waiting"]
            await hall.call("POST", "/api/me/alerts", guests[first], kind="hook", address=hook.address)
            await hall.call("POST", "/api/me/alerts", guests[1 - first], kind="push", address=push.address, **keys)
            await screens[1 - first].close()
            screen = screens[first]
            update = screen.latest()
            while update["waiting"] == [first]:
                await screen.send(t="play", table=table, seq=update["seq"], words=update["decision"]["words"][:1])
                update = await screen.next("update")
            await screen.close()
            await eventually(lambda: some(push.got))
            assert json.loads(decrypted(push.got[0][1], browser, auth))["event"] == "turn"
            assert not hook.got, "who sits there needs no call"
        run_down(store, table)  # a day goes by
        async with open_hall(store=store, beat=0.05, **inside) as hall:

            async def over() -> bool:
                return bool((await hall.call("GET", f"/api/tables/{table}"))["status"] == "over")

            await eventually(over)
            assert (await hall.call("GET", f"/api/tables/{table}"))["winners"] == [first]


async def some(got: list[Any]) -> bool:
    return bool(got)


async def test_an_address_that_is_gone_is_forgotten_and_a_redirect_is_not_followed() -> None:
    async with (
        receiving(410) as gone,
        receiving(302) as moved,
        open_hall(alert_delay=0.05, alerts_inside=(gone.host, moved.host)) as hall,
    ):
        ada = await hall.guest("Ada")
        for each in (gone, moved):
            await hall.call("POST", "/api/me/alerts", ada, kind="hook", address=each.address)
        ben = await hall.guest("Ben")
        table = await hall.table(ada, seats=2, **DUEL)
        await hall.call("POST", f"/api/tables/{table['id']}/seats", ben, seat=1)
        await hall.call("POST", f"/api/tables/{table['id']}/start", ada)

        async def one_left() -> bool:
            return len(await hall.call("GET", "/api/me/alerts", ada)) == 1 and bool(moved.got)

        if 0 not in (await hall.call("GET", f"/api/tables/{table['id']}"))["waiting"]:
            screen = await hall.screen(ben)
            await screen.join(table["id"])
            word = screen.latest()["decision"]["words"][0]
            await screen.send(t="play", table=table["id"], seq=screen.latest()["seq"], words=[word])
        await eventually(one_left)
        await asyncio.sleep(0.1)
        assert [len(gone.got), len(moved.got)] == [1, 1]


@pytest.mark.parametrize(
    "address",
    [
        "http://example.com/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest",
        "https://[::ffff:10.0.0.1]/",
        "https://localhost:8000/",
        "https://ada@example.com/",
        "https://example.com/\r\nhost: other",
        "ftp://example.com/",
        "https://0x7f000001/",
        "https://2130706433/",
    ],
)
async def test_inside_addresses_are_refused(address: str) -> None:
    with pytest.raises(outside.NotOutside):
        await outside.checked(address)


async def test_the_interface_says_why_and_keeps_nothing(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    wish = {"kind": "hook", "address": "https://127.0.0.1/hook"}
    assert await hall.refused("POST", "/api/me/alerts", ada, **wish) == (400, "bad-address")
    keys = {"p256dh": "AAAA", "auth": "AAAA"}
    wish = {"kind": "push", "address": "https://127.0.0.1/push", **keys}
    assert await hall.refused("POST", "/api/me/alerts", ada, **wish) == (400, "bad-address")
    assert await hall.call("GET", "/api/me/alerts", ada) == []


async def test_a_name_that_points_inside_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with receiving() as inside:
        answers = [("93.184.215.14", 443), ("127.0.0.1", int(inside.host.rpartition(":")[2]))]
        connected: list[str] = []

        def resolve(*_: Any, **__: Any) -> Any:
            return [(2, 1, 6, "", answers.pop(0))]

        async def connect(number: str, *_: Any, **__: Any) -> Any:
            connected.append(number)
            raise OSError("no network here")

        monkeypatch.setattr(socket, "getaddrinfo", resolve)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(OSError, match="no network"):
            await outside.post("https://rebound.example/hook", b"", {})
        assert connected == ["93.184.215.14"]
        with pytest.raises(outside.NotOutside):
            await outside.post("https://rebound.example/hook", b"", {})


def test_the_example_of_rfc_8291() -> None:
    sender = webpush.private_key(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    sealed = webpush.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
        sender,
    )
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4"
        "Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def decrypted(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: str) -> bytes:
    """Decrypt a push as the browser does."""
    salt, sender, sealed = body[:16], body[21:86], body[86:]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    info = b"WebPush: info\x00" + webpush.point_of(browser) + sender
    secret = HKDF(SHA256(), 32, to_bytes(auth), info).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
    plain = AESGCM(key).decrypt(nonce, sealed, None)
    assert plain.endswith(b"\x02")
    return plain[:-1]


def verified(authorization: str, public: str) -> Any:
    """Check the signature for a push service and return its claims."""
    token, key = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", "))
    assert key == public
    said, _, signature = token.rpartition(".")
    raw = to_bytes(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(key)).verify(der, said.encode(), ec.ECDSA(SHA256()))
    return json.loads(to_bytes(said.partition(".")[2]))


async def test_a_person_has_so_many_addresses_and_may_change_those() -> None:
    async with open_hall(alerts_inside=("127.0.0.1:1",)) as hall:
        guest = await hall.guest()
        addresses = [f"http://127.0.0.1:1/{number}" for number in range(MOST + 1)]
        for number, address in enumerate(addresses[:MOST], start=1):
            answer = await hall.call("POST", "/api/me/alerts", guest, kind="hook", address=address)
            assert len(answer) == number
        full = {"kind": "hook", "address": addresses[MOST]}
        assert await hall.refused("POST", "/api/me/alerts", guest, **full) == (429, "too-many")
        again = await hall.call("POST", "/api/me/alerts", guest, kind="hook", address=addresses[0])
        assert {each["address"] for each in again} == set(addresses[:MOST])
        left = await hall.call("DELETE", "/api/me/alerts", guest, address=addresses[0])
        assert {each["address"] for each in left} == set(addresses[1:MOST])
        await hall.call("POST", "/api/me/alerts", guest, **full)
