"""Calendars of moves at secret addresses, and webhooks in the forms that chats take."""

import json
import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from emberhall.server.links.calendars import calendar
from emberhall.server.people.hooks import body_for
from emberhall.server.table.row.lives import Life, with_life
from emberhall.wire.titles.voices import Voice
from tests.server.hall import Hall
from tests.server.rows import table as stored

NOW = datetime(2026, 11, 19, 20, 30, tzinfo=UTC)
DAY = 24 * 3600 * 1000
FACTS = {
    "event": "turn",
    "title": "dualis",
    "name": "@everyone <!channel> & co",
    "table": "abc",
    "url": "https://h/t/abc",
}


def unfolded(text: str) -> dict[str, list[str]]:
    """The lines of a calendar as a program reads them."""
    assert text.endswith("\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    lines: dict[str, list[str]] = {}
    for line in re.sub("\r\n ", "", text).split("\r\n")[:-1]:
        key, _, value = line.partition(":")
        lines.setdefault(key, []).append(value)
    return lines


async def test_the_calendar_has_the_moves_one_owes(hall: Hall) -> None:
    table, guests = await hall.full_table(3, options={"first_leader": 0}, terms={"clock": "days 3"}, name="Slow; one")
    assert await hall.call("GET", "/api/me/calendar", guests[0]) == {"path": None}
    path = (await hall.call("POST", "/api/me/calendar", guests[0]))["path"]
    assert (await hall.call("GET", "/api/me/calendar", guests[0]))["path"] == path
    answer = await hall.http.get(path)
    assert answer.headers["content-type"].startswith("text/calendar")
    lines = unfolded(answer.text)
    assert lines["SUMMARY"] == ["Your turn at Duālis\\, table “Slow\\; one”."]
    assert lines["URL"] == [f"/t/{table}"]
    assert lines["BEGIN"] == ["VCALENDAR", "VEVENT"]
    other = (await hall.call("POST", "/api/me/calendar", guests[1]))["path"]
    assert "VEVENT" not in (await hall.http.get(other)).text


async def test_a_calendar_is_secret_and_can_be_revoked(hall: Hall) -> None:
    guest = await hall.guest()
    path = (await hall.call("POST", "/api/me/calendar", guest))["path"]
    assert (await hall.http.get(path)).status_code == 200
    secret = path.rsplit("/", 1)[1].removesuffix(".ics")
    assert len(secret) >= 32
    stranger = await hall.guest()
    assert (await hall.http.get(path.replace(guest.user, stranger.user))).status_code == 404
    assert (await hall.http.get(path.replace(secret, "A" * len(secret)))).status_code == 404
    again = (await hall.call("POST", "/api/me/calendar", guest))["path"]
    assert again != path
    assert (await hall.http.get(path)).status_code == 404
    assert await hall.call("DELETE", "/api/me/calendar", guest) == {"path": None}
    assert (await hall.http.get(again)).status_code == 404


async def test_a_calendar_is_no_address_for_alerts(hall: Hall) -> None:
    guest = await hall.guest()
    await hall.call("POST", "/api/me/calendar", guest)
    assert await hall.call("GET", "/api/me/alerts", guest) == []


def test_the_event_ends_when_the_time_is_up_and_names_cannot_write_lines() -> None:
    row = replace(stored("ada", "bea", name="A" * 100 + "\r\nBEGIN:VEVENT"), status="running", waiting=(0,))
    row = with_life(row, Life(left=(DAY, DAY), running=(0,), since=1000))
    lines = unfolded(calendar([row], "ada", Voice("fr"), "https://hall.example", NOW, 1000 + 3600 * 1000))
    assert lines["DTEND"] == ["20261120T193000Z"]
    assert lines["BEGIN"] == ["VCALENDAR", "VEVENT"]
    assert lines["URL"] == ["https://hall.example/t/t1"]
    assert unfolded(calendar([row], "bea", Voice("en"), "", NOW, 2000))["BEGIN"] == ["VCALENDAR"]


@pytest.mark.parametrize(
    ("address", "fields"),
    [
        ("https://discord.com/api/webhooks/1/x", {"content", "allowed_mentions"}),
        ("https://hooks.slack.com/services/x", {"text"}),
        ("https://matrix.example/webhook/x", {*FACTS, "text"}),
        ("https://discord.com.example/x", {*FACTS, "text"}),
    ],
)
def test_a_webhook_gets_the_form_it_takes_and_calls_nobody(address: str, fields: set[str]) -> None:
    body: dict[str, Any] = body_for(address, FACTS, "fr")
    assert body.keys() == fields
    words = body.get("text") or body["content"]
    assert words.startswith("C’est à vous à Duālis")
    assert words.endswith("https://h/t/abc")
    assert "@everyone" not in words
    assert "hooks.slack" not in address or "<" not in words
    json.dumps(body)


def test_an_unknown_language_is_no_reason_to_say_nothing() -> None:
    assert "Your turn at Duālis" in body_for("https://chat.example/x", FACTS, "../../etc")["text"]
