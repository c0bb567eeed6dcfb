"""Exports: everything stored about a user, as one JSON document, written piece by piece."""

import json
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from emberhall.ratings import Player
from emberhall.server.deals import shared_deals
from emberhall.server.errors import RequestError
from emberhall.server.table.row.origins import still_played
from emberhall.server.table.row.waking import record_text
from emberhall.server.table.screens.frames import info_of
from emberhall.server.timestamps import now
from emberhall.store import Damaged, Report, Store, Stored, StoredTable, User, work

MOST = 100_000
TRY = ("title", "day", "table", "settled", "points", "seconds", "won")


async def export(store: Store, user: User) -> AsyncIterator[bytes]:
    """Yield the document, with the records the user may see: of finished games."""
    account = await store.read(work.accounts.of_user(user.id))
    me = {
        "user": user.id,
        "name": user.name,
        "face": user.face,
        "since": user.created,
        "shown": not user.unseen,
        "kid": user.kid,
    }
    yield b"{" + _pair("exported", now()) + b"," + _pair("me", me) + b","
    yield _pair("login", None if account is None else account.login) + b","
    yield (
        _pair(
            "friends",
            [{"user": each.id, "name": each.name} for each in await store.read(work.company.friends_of(user.id))],
        )
        + b","
    )
    yield _pair("shunned", [_plain(each) for each in await store.read(work.company.shunned_by(user.id))]) + b","
    yield _pair("unlocks", [_plain(each) for each in await store.read(work.profiles.unlocks_of(user.id))]) + b","
    yield _pair("decks", [_plain(each) for each in await store.read(work.decks.of_user(user.id))]) + b","
    sets = [_plain(each) for each in await store.read(work.cards.of_user(user.id))]
    yield _pair("house_sets", sets) + b","
    alerts = await store.read(work.alerts.of_user(user.id))
    yield _pair("alerts", [{"kind": each.kind, "address": each.address} for each in alerts]) + b","
    rated = await store.read(work.ladder.history(Player("person", user.id), MOST))
    yield _pair("ratings", [_plain(each) for each in rated]) + b","
    said = await store.read(work.talk.said_by(user.id, MOST))
    yield _pair("lines", [{"table": table, **_plain(line)} for table, line in said]) + b","
    yield (
        _pair("reports", [_report(each, user.id) for each in await store.read(work.moderation.reports_of(user.id))])
        + b","
    )
    said_there = await store.read(work.circles.talk.said_by(user.id, MOST))
    circles = await store.read(work.circles.people.of_user(user.id, MOST))
    yield _pair("circles", [{"id": each.id, "name": each.name} for each in circles]) + b","
    yield _pair("circle_lines", [{"circle": circle, **_plain(line)} for circle, line in said_there]) + b","
    studies = await store.read(work.studies.shelf.of_user(user.id, MOST))
    yield _pair("studies", [{"id": each.id, "name": each.name} for each, _ in studies]) + b","
    written = await store.read(work.studies.words.notes_by(user.id, MOST))
    yield _pair("study_notes", [{"study": study, "text": text} for study, text in written]) + b","
    votes = await store.read(work.learning.votes.of_user(user.id))
    yield _pair("puzzle_votes", [_plain(each) for each in votes]) + b","
    planned = await store.read(work.days.plans.of_user(user.id))
    yield _pair("plans", [{"table": table, **json.loads(body), "at": at} for table, body, at in planned]) + b","
    holidays = await store.read(work.days.holidays.of_user(user.id))
    yield _pair("holidays", [{"first": each.first, "last": each.last} for each in holidays]) + b","
    yield _pair("friend_wishes", await store.read(work.company.wishes_of(user.id))) + b","
    theirs = await store.read(work.circles.deals.all_of(user.id))
    yield _pair("circle_tries", [dict(zip(("circle", *TRY), each, strict=True)) for each in theirs]) + b","
    tries = await store.read(work.daily.all_of(user.id))
    yield _pair("tries", [dict(zip(TRY, each, strict=True)) for each in tries]) + b","
    yield _pair("events", [_event(body, user.id) for body in await store.read(work.evenings.naming(user.id))]) + b","
    yield b'"games":['
    async for number, game in _numbered(_games(store, user)):
        yield (b"," if number else b"") + msgspec.json.encode(game)
    yield b"]}"


async def _games(store: Store, user: User) -> AsyncIterator[dict[str, Any]]:
    for row in await store.read(work.lists.unfinished_of(user.id)):
        yield _game(row, user)
    for table in await store.read(work.lists.ended_of(user.id)):
        with suppress(Damaged):
            stored = await store.snapshot(work.records.load(table))
            if stored is not None:
                yield {**_game(stored.table, user), "record": await _record(store, stored, user.id)}


async def _record(store: Store, stored: Stored, user: str) -> str | None:
    """Return the record, unless it would reveal hidden cards of a running table or of a deal that others still play."""
    try:
        await shared_deals.check_told(store, stored.table, user)
    except RequestError:
        return None
    if stored.table.seed is None or await still_played(store, stored.table):
        return None
    return record_text(stored)


def _report(report: Report, user: str) -> dict[str, Any]:
    """A report somebody has made, or one about them, without who made it."""
    plain = _plain(report)
    return plain if report.by == user else {**plain, "by": None, "id": None}


def _event(body: str, user: str) -> dict[str, Any]:
    """An event as far as it is about somebody: whether they host it, and their boards."""
    event = json.loads(body)
    numbers = [number for number, each in enumerate(event["entrants"]) if each["user"] == user]
    boards = [
        board for boards in event.get("played", ()) for board in boards if {board["one"], board["two"]} & {*numbers}
    ]
    about = {name: event.get(name) for name in ("id", "name", "title", "created")}
    return {**about, "host": event.get("host") == user, "entrant": numbers, "boards": boards}


def _game(row: StoredTable, user: User) -> dict[str, Any]:
    return {"table": msgspec.to_builtins(info_of(row, user.id)), "moved": row.moved}


async def _numbered(items: AsyncIterator[dict[str, Any]]) -> AsyncIterator[tuple[int, dict[str, Any]]]:
    number = 0
    async for item in items:
        yield number, item
        number += 1


def _plain(row: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return plain


def _pair(name: str, value: str | dict[str, Any] | Iterable[Any] | None) -> bytes:
    return msgspec.json.encode(name) + b":" + msgspec.json.encode(value)
