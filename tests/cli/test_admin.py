"""`emberhall admin`: reports, people, bans and lines of a server's database."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from emberhall.cli import main
from emberhall.cli.commands.admin import now
from emberhall.server.people import codes
from emberhall.store import Account, PassKind, Report, Store, User, open_store, work
from tests.store.tables import table

T = TypeVar("T")
NOW = "2026-01-01T10:00:00.000+00:00"


@pytest.fixture
def place(tmp_path: Path) -> str:
    return str(tmp_path / "hall.db")


def with_store(place: str, job: Callable[[Store], Awaitable[T]]) -> T:
    async def opened() -> T:
        store = open_store(place)
        await store.open()
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(opened())


async def furnish(store: Store) -> None:
    await store.write(work.users.add(User("ada", "Ada", "iron", NOW), b"ada"))
    await store.write(work.users.add(User("troll", "Under the Bridge", "iron", NOW), b"troll"))
    await store.write(work.accounts.save(Account("troll", "bridge", "hash", NOW)))
    await store.write(work.tables.add(table("one")))
    await store.write(work.talk.say("one", None, "Under the Bridge", "Something rude", None, NOW, "troll"))
    await store.write(work.moderation.add_report(Report("r1", "ada", "troll", "one", 1, "Something rude", "Rude", NOW)))


def test_order_is_kept(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    with_store(place, furnish)

    def said(*arguments: str) -> str:
        assert main(["admin", "--store", place, *arguments]) == 0
        return capsys.readouterr().out

    listed = said("reports")
    assert all(word in listed for word in ("r1", "troll", "Something rude", "one 1"))
    assert "bridge" in said("people", "under")
    assert "Something rude" in said("show", "bridge")
    assert said("rename", "troll", "  Reformed  ") == "Under the Bridge is called Reformed now.\n"
    assert "Reformed" in said("people", "reformed")
    said("blank", "one", "1")
    assert [line.text for line in with_store(place, lambda store: store.read(work.talk.lines_of("one", 5)))] == [None]
    said("ban", "reformed")
    assert with_store(place, lambda store: store.read(work.users.by_token(b"troll"))) is None
    assert "Banned since" in said("show", "troll")
    said("unban", "troll")
    assert with_store(place, lambda store: store.read(work.users.by_id("troll"))) == User(
        "troll", "Reformed", "iron", NOW
    )
    said("close", "r1")
    assert "r1" not in said("reports")
    assert "r1" in said("reports", "--all")


def test_what_is_not_there_is_said(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    with_store(place, furnish)
    for arguments in (["ban", "nobody"], ["close", "r2"], ["blank", "one", "7"], ["ban", "d"]):
        assert main(["admin", "--store", place, *arguments]) == 2
        error = capsys.readouterr().err
        assert arguments[1] in error or arguments[-1] in error
    assert with_store(place, lambda store: store.read(work.users.by_token(b"ada"))) is not None


def test_a_link_lets_somebody_in_again(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    with_store(place, furnish)
    ways: tuple[tuple[str, str, PassKind], ...] = (
        ("bridge", "/move?recover#", "recovery"),
        ("ada", "/move#", "device"),
    )
    for who, start, kind in ways:
        assert main(["admin", "--store", place, "recover", who, "--address", "https://games.example/"]) == 0
        link = capsys.readouterr().out.splitlines()[-1]
        assert link.startswith("https://games.example" + start)
        key = codes.digest(link.partition("#")[2])
        found = with_store(place, partial(used, key=key, kind=kind))
        assert found == {"bridge": "troll"}.get(who, who)
    main(["admin", "--store", place, "ban", "troll"])
    assert main(["admin", "--store", place, "recover", "troll"]) == 2
    assert "is banned" in capsys.readouterr().err


async def used(store: Store, key: bytes, kind: PassKind) -> str | None:
    return await store.write(work.accounts.use_pass(key, kind, now()))
