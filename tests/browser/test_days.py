"""A correspondence game on real pages: an absent player is alerted by webhook and push, and loses after a day.

The server runs in a thread of this process, so that a day can be skipped; so do the receivers of the alerts.
"""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, expect

from emberhall.server.house import uptime
from emberhall.server.people import webpush
from emberhall.server.people.webpush import CURVE, to_text
from tests.browser.hall import WAIT, House, Visitor
from tests.browser.tables import asked
from tests.server.hall import open_hall
from tests.server.test_alerts import Receiver, decrypted, receiving

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]

A_DAY = 24 * 3600 * 1000
SECRET = to_text(bytes(range(16)))


@contextmanager
def calling_hall() -> Iterator[tuple[str, Receiver, Receiver]]:
    """The address of a server that alerts people soon, its webhook, and its push service."""
    ready, done = threading.Event(), threading.Event()
    results: list[Any] = []

    async def serve() -> None:
        async with receiving() as hook, receiving() as push:
            inside = (hook.host, push.host)
            async with open_hall(alert_delay=0.1, alerts_inside=inside, beat=A_DAY / 1000) as hall:
                results.extend((hall.address + "/", hook, push))
                ready.set()
                await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(WAIT / 1000)
        yield results[0], results[1], results[2]
    finally:
        done.set()
        thread.join()


def visit(house: House, guest: dict[str, Any], table: str) -> Visitor:
    visitor = house.visitor()
    me = json.dumps(json.dumps(guest))
    visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
    visitor.open(f"t/{table}")
    visitor.page.locator(".stage[data-seq]").wait_for()
    return visitor


def test_who_is_away_is_called_and_loses_when_a_day_has_passed(
    chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    with calling_hall() as (address, hook, push):
        guests = [asked(address, "POST", "/guests", name=name) for name in ("Ada", "Ben")]
        wish = {"title": "flamecraft_duals", "seats": 2, "terms": {"clock": "days 1", "zero": "lose"}}
        table = asked(address, "POST", "/tables", guests[0]["token"], **wish)["id"]
        asked(address, "POST", f"/tables/{table}/seats", guests[1]["token"])
        first = asked(address, "POST", f"/tables/{table}/start", guests[0]["token"])["waiting"][0]
        house = House(chromium, address, "days")
        away, there = visit(house, guests[first], table), visit(house, guests[1 - first], table)

        # the player to move enters where to be alerted; an internal address is refused
        away.page.get_by_test_id("settings").click()
        field, alert = away.page.get_by_test_id("webhook"), away.page.locator(".webhook").get_by_role("alert")
        field.fill("https://127.0.0.1/hook")
        away.page.get_by_test_id("webhook-add").click()
        expect(alert).to_contain_text("public network")
        field.fill(hook.address)
        away.page.get_by_test_id("webhook-add").click()
        expect(away.page.locator(".webhook code")).to_have_text(hook.address)
        browser = ec.generate_private_key(CURVE)
        keys = {"p256dh": to_text(webpush.point_of(browser)), "auth": SECRET}
        asked(address, "POST", "/me/alerts", guests[first]["token"], kind="push", address=push.address, **keys)
        assert not hook.got

        # then they leave, and are alerted
        away.page.goto("about:blank")
        for _ in there.until(lambda: bool(hook.got and push.got), "Nobody was called."):
            pass
        for said in (hook.got[0][1], decrypted(push.got[0][1], browser, SECRET)):
            assert json.loads(said)["url"].endswith(f"/t/{table}")
        expect(there.page.get_by_test_id(f"clock-{first}").first).to_have_attribute("data-runs", "true")

        # a day later
        real = uptime._wall
        monkeypatch.setattr(uptime, "_wall", lambda: real() + A_DAY)
        there.page.reload()
        winner = guests[1 - first]["name"]
        expect(there.page.get_by_test_id("prompt")).to_contain_text(f"{winner} wins")
        assert len(hook.got) == len(push.got) == 1
        assert there.errors == []
        house.close()
