"""Smaller doors: addresses of alerts, odd characters, the shipped proxy, guesses at passwords, the coach's queue, and
tokens that were revoked while nobody could be told. Each test plays somebody who tries one.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from emberhall.bus import HOUSE, Missed
from emberhall.server.errors import RequestError
from emberhall.server.minds.coachdesk import EACH_ADDRESS, CoachDesk, Look
from emberhall.server.people import outside
from emberhall.server.settings import Rate
from emberhall.store import open_store, work
from tests.server.hall import open_hall
from tests.server.test_colleagues import Far
from tests.services import Postgres
from tests.stores import MemoryStore

ROOT = Path(__file__).parents[2]
WORD = "a long enough password"


@pytest.mark.parametrize(
    "number",
    [
        "64:ff9b::a00:1",  # NAT64 of 10.0.0.1
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "fec0::1",  # site-local
        "::a00:1",  # IPv4-compatible
        "::7f00:1",
        "::ffff:10.0.0.1",
        "2002:a00:1::1",  # 6to4
        "2001:0:a00:1::1",  # Teredo
        "fc00::1",
        "fe80::1%eth0",
        "ff02::1",
        "::",
        "0.0.0.0",
        "100.64.0.1",
    ],
)
def test_no_way_to_write_an_inner_address_is_public(number: str) -> None:
    assert not outside.is_public(number)


@pytest.mark.parametrize("number", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"])
def test_public_addresses_are(number: str) -> None:
    assert outside.is_public(number)


@pytest.mark.parametrize("port", [22, 25, 6379, 5432, 8000])
async def test_only_web_servers_are_sent_anything(port: int) -> None:
    with pytest.raises(outside.NotOutside, match="port"):
        outside.parts_of(f"https://example.org:{port}/hook")
    assert outside.parts_of("https://example.org:8443/hook").port == 8443


async def test_a_refusal_tells_nothing_of_our_network(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = []
    for answer in (["10.11.12.13"], OSError("no such name")):

        def numbers_of(*_: Any, answer: Any = answer) -> list[str]:
            if isinstance(answer, OSError):
                raise answer
            return list(answer)

        monkeypatch.setattr(outside, "numbers_of", numbers_of)
        with pytest.raises(outside.NotOutside) as refusal:
            await outside.checked("https://printer.lan/hook")
        sentences.append(str(refusal.value))
    assert sentences[0] == sentences[1], "whether it exists is not told either"
    assert "10.11" not in sentences[0]


async def test_a_nul_is_refused_and_no_fault_of_the_database(postgres: Postgres) -> None:
    async with open_hall(store=open_store(postgres.database())) as hall:
        guest = await hall.guest()
        for path in (
            "/api/people/a%00b",
            "/api/tables/%00",
            f"/api/people/{guest.user}/games?other=%00",
            "/api/events/%00",
        ):
            answer = await hall.http.get(path, headers=guest.headers)
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), path
        wish = {"user": "a\0b", "how": "block"}
        assert await hall.refused("POST", "/api/me/shunned", guest, **wish) == (400, "bad-request")


def test_the_proxy_keeps_metrics_to_itself_and_asks_for_tls() -> None:
    lines = [line.strip() for line in (ROOT / "deploy" / "Caddyfile").read_text("utf-8").splitlines()]
    assert lines.index("respond /metrics 404") < next(at for at, line in enumerate(lines) if "reverse_proxy" in line)
    assert any(line.startswith("header Strict-Transport-Security") for line in lines)


async def test_guesses_of_strangers_do_not_lock_the_owner_out() -> None:
    async with open_hall(sign_ins_of_account=Rate(3, 60.0)) as hall:
        ada = await hall.guest("Ada")
        await hall.call("POST", "/api/me/account", ada, login="ada", password=WORD)
        guess: dict[str, Any] = {"login": "ada", "password": "a wrong password"}
        tries = [await hall.refused("POST", "/api/sessions", **guess) for _ in range(4)]
        assert tries[-1] == (429, "too-many")
        renewed = await hall.call("PATCH", "/api/me/account", ada, old=WORD, password=f"{WORD} too")
        assert renewed["token"]


@pytest.mark.parametrize("way", ["account", "password", "recovery"])
async def test_hashes_are_limited_by_address(way: str) -> None:
    async with open_hall(sign_ins=Rate(4, 60.0), spare_loopback=False) as hall:
        answers = []
        for number in range(6):
            guest = await hall.guest(f"Guest {number}")
            if way != "account":
                hashed = {"user": guest.user, "login": f"guest{number}", "password": "none", "changed": ""}
                assert hall.store is not None
                await hall.store.write(work.accounts.save(work.accounts.Account(**hashed)))
            method, path, wish = {
                "account": ("POST", "/api/me/account", {"login": f"guest{number}", "password": WORD}),
                "password": ("PATCH", "/api/me/account", {"old": WORD, "password": WORD}),
                "recovery": ("POST", "/api/me/recovery", {"password": WORD}),
            }[way]
            answers.append((await hall.http.request(method, path, json=wish, headers=guest.headers)).status_code)
        assert answers[-1] == 429, answers


async def test_one_address_does_not_fill_the_coachs_queue() -> None:
    desk = CoachDesk({}, MemoryStore())  # type: ignore[arg-type]  # it is never asked for files
    for number in range(EACH_ADDRESS):
        desk._admit(f"guest {number}", "1.2.3.4")
        desk._looks[f"t{number}"] = Look(f"t{number}", "dualis", f"guest {number}", address="1.2.3.4")
    with pytest.raises(RequestError, match="from your address"):
        desk._admit("guest 99", "1.2.3.4")
    desk._admit("guest 99", "5.6.7.8")
    desk._admit("guest 99", "")


async def test_a_token_revoked_while_notes_are_lost_is_void_within_a_poll() -> None:
    bus, store = Far(), MemoryStore()
    async with open_hall(store=store, bus=bus) as hall:
        ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
        screens = [await hall.screen(guest) for guest in (ada, ben)]
        await store.write(work.users.drop_tokens(ada.user))  # by another worker, whose note is lost
        assert (await hall.call("GET", "/api/me", ada))["user"] == ada.user, "it is still in the cache"
        bus.publish(Missed(HOUSE, heard_again=False))  # as the bus says every second while Redis is away
        assert await hall.refused("GET", "/api/me", ada) == (401, "unknown-token")
        async with asyncio.timeout(10):
            await screens[0].socket.wait_closed()
        assert (await hall.call("GET", "/api/me", ben))["user"] == ben.user
        await screens[1].send(t="ping")
        await screens[1].next("pong")
