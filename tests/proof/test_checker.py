"""The checker of `make chaos` and `make hostile` finds what it looks for: a test of the test."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from emberhall.store import Store, open_store, work
from tests.proof.checker import Findings, check
from tests.proof.matches import Match, Told
from tests.server.hall import open_hall


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[tuple[Store, Match]]:
    database = tmp_path / "hall.db"
    match = Match("flamecraft_duals", {"seats": 2}, random.Random(3), words=30)
    async with open_hall(database) as hall:
        await match.set_up(lambda: hall.address)
        await match.play(lambda: hall.address)
        await asyncio.sleep(0.05)
    store = open_store(str(database))
    await store.open()
    yield store, match
    await store.close()


def kinds(findings: Findings) -> set[str]:
    return set(findings.found)


async def test_an_honest_match_is_found_in_order(played: tuple[Store, Match]) -> None:
    store, match = played
    findings = await check(store, match)
    assert findings.found == {}
    assert findings.words >= 30
    assert findings.frames > 60


async def test_a_lost_word_a_doubled_one_and_secrets_are_found(played: tuple[Store, Match]) -> None:
    store, match = played
    assert kinds(await check(store, replace(match, seq=10_000))) == {"lost"}
    assert kinds(await check(store, replace(match, table="elsewhere"))) == {"lost"}
    assert kinds(await check(store, replace(match, sent=set(list(match.sent)[1:])))) == {"doubled"}
    others = [Told(1 - told.seat if told.seat is not None else None, told.connection, told.text) for told in match.told]
    assert kinds(await check(store, replace(match, told=others))) == {"secrets"}
    stored = await store.snapshot(work.records.load(match.table))
    assert stored is not None
    for secret in (match.tokens[1], stored.table.secret.hex(), str(stored.table.seed)):
        slip = Told(0, 1, json.dumps({"t": "said", "text": secret}))
        assert kinds(await check(store, replace(match, told=[slip]))) == {"secrets"}
    failed = Told(0, 1, json.dumps({"t": "error", "error": "internal", "message": "?"}))
    assert kinds(await check(store, replace(match, told=[failed]))) == {"internal"}
