"""The rematch of a table, without a server: there is one."""

from dataclasses import replace
from typing import Any

import pytest

from emberhall.server.errors import RequestError
from emberhall.server.table.rematch import Rematch
from emberhall.server.table.row.state import TableState
from emberhall.store import RevisionTaken, StoredTable
from tests.server.parts import Follower, Workbench, workbench
from tests.server.rows import ADA, BEA, CID, table


class Dealer:
    """Counts the starts."""

    def __init__(self) -> None:
        self.starts = 0

    async def start(self, user: object) -> None:
        assert user is None
        self.starts += 1


def rematch_at(bench: Workbench, dealer: Dealer | None = None) -> Rematch:
    starts: Any = dealer or Dealer()
    return Rematch(bench.queue, bench.state, bench.changes, bench.follower, starts, bench.feed)


async def test_it_is_made_once_and_found_by_all_others() -> None:
    async with workbench(TableState(table("ada", "bea", status="over"))) as bench:
        items = list[str]()

        async def make(row: StoredTable) -> str:
            items.append(row.id)
            bench.follower.behind = lambda: setattr(bench.state, "row", replace(row, rematch="again"))
            return "again"

        assert await rematch_at(bench).find(BEA, make) == "again"
        assert await rematch_at(bench).find(ADA, make) == "again"
        assert await rematch_at(bench).find(CID, make) == "again", "Who watched may watch that, too."
        assert items == ["t1"]
        assert bench.changes.count == 1, "Others are told."


async def test_one_made_at_another_lobby_counts() -> None:
    async with workbench(TableState(table("ada", "bea", status="over"))) as bench:

        async def make(row: StoredTable) -> str:
            bench.follower = Follower()
            bench.state.row = replace(row, rematch="theirs")
            raise RevisionTaken("taken")

        assert await rematch_at(bench).find(ADA, make) == "theirs"


async def test_only_who_played_may_ask_and_only_when_it_is_over() -> None:
    async def make(_: StoredTable) -> str:
        raise AssertionError("never")

    async with workbench(TableState(table("ada", "bea", status="running"))) as bench:
        with pytest.raises(RequestError, match="when the game is over"):
            await rematch_at(bench).find(ADA, make)
    async with workbench(TableState(table("ada", "bea", status="over"))) as bench:
        with pytest.raises(RequestError, match="who played"):
            await rematch_at(bench).find(CID, make)


async def test_it_starts_when_everybody_has_agreed() -> None:
    async with workbench(TableState(table("ada", "bea", "greedy"))) as bench:
        dealer = Dealer()
        rematch = rematch_at(bench, dealer)
        await rematch.agree(BEA, None)
        await rematch.agree(CID, "n0")
        assert (dealer.starts, [chair.nonce for chair in bench.state.row.chairs]) == (0, [None, "", None])
        await rematch.agree(ADA, "n1")
        assert (dealer.starts, [chair.nonce for chair in bench.state.row.chairs]) == (1, ["n1", "", None])
