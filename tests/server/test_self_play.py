"""The ladder cannot be climbed by playing with oneself: each test plays somebody who tries."""

from typing import Any

import pytest

from emberhall.ratings import Player
from emberhall.server.table.row import rated
from emberhall.server.table.screens.audience import Audience
from emberhall.store import Rated, User, work
from emberhall.store.work.ratings import pair_weight
from tests.server.hall import Hall
from tests.server.test_ladder import duel
from tests.stores import MemoryStore

ADA, BEN, CLEO, DORA = (Player("person", name) for name in ("ada", "ben", "cleo", "dora"))


async def test_a_game_given_up_at_once_is_not_rated(hall: Hall) -> None:
    table, _ = await duel(hall, public=True)
    assert (await hall.call("GET", f"/api/tables/{table}"))["rated"] is True
    assert await hall.call("GET", f"/api/tables/{table}/ratings") == []
    assert rated.LEAST_WORDS == 10


async def play(store: MemoryStore, nth: int, *players: Player, at: str = "", shared: tuple[int, ...] = ()) -> None:
    """A game that the first player wins."""
    places = (1, *(2 for _ in players[1:]))
    game = Rated("dualis", players, tuple(range(len(players))), places, shared=shared)
    await store.write(work.ratings.rate(f"t{nth:03}", at or f"2026-01-01T00:00:{nth:02}", game))


async def store_with_people() -> MemoryStore:
    store = MemoryStore()
    for player in (ADA, BEN, CLEO, DORA):
        await store.write(work.users.add(User(player.who, player.who.title(), "iron", "now"), player.who.encode()))
    return store


async def ladder(store: MemoryStore) -> dict[str, Any]:
    return {each.player.who: each for each in await store.read(work.ladder.page("dualis", "", 10, 0))}


async def test_28_games_with_ones_own_guest_give_no_rank() -> None:
    store = await store_with_people()
    for nth in range(28):
        await play(store, nth, ADA, BEN)
    stands = await ladder(store)
    assert not stands["ada"].ranked
    assert stands["ada"].rating.provisional
    weights = [change.weight for change in await store.read(work.ladder.history(ADA, 99))]
    assert weights[:6] == [1, 1, 1, 0.5, 0.25, 0.125]
    after = weights[-1]
    await play(store, 50, ADA, BEN, at="2026-02-01T00:00:00")
    assert [change.weight for change in await store.read(work.ladder.history(ADA, 1))] == [1]
    assert after < 1e-6


async def test_28_games_with_guests_at_ones_own_address_give_no_rank() -> None:
    store = await store_with_people()
    for nth in range(28):
        await play(store, nth, ADA, (BEN, CLEO, DORA)[nth % 3], shared=(0, 1))
    stands = await ladder(store)
    assert (stands["ada"].ranked, stands["ada"].opponents) == (False, 0)
    [first, *_] = await store.read(work.ladder.history(ADA, 99))
    assert first.weight == 0.25


async def test_games_with_different_opponents_do() -> None:
    store = await store_with_people()
    for nth in range(28):
        await play(store, nth, ADA, (BEN, CLEO, DORA)[nth % 3], at=f"2026-{1 + nth // 4:02}-{1 + 7 * (nth % 4):02}")
    stands = await ladder(store)
    assert (stands["ada"].ranked, stands["ada"].opponents) == (True, 3)


def test_partners_and_bots_are_no_repeated_pair() -> None:
    assert [pair_weight(meetings, shared=False) for meetings in (0, 2, 3)] == [1, 1, 0.5]
    assert pair_weight(0, shared=True) == 0.25


class Page:
    """A screen somewhere."""

    deaf: frozenset[str] = frozenset()

    def __init__(self, user: str, address: str) -> None:
        self.user, self.address = User(user, user.title(), "iron", ""), address

    def send(self, text: bytes) -> None:
        """It shows nothing."""


def test_who_shares_an_address_is_known_even_after_leaving() -> None:
    audience, pages = (
        Audience(),
        [Page("ada", "1.2.3.4"), Page("ben", "1.2.3.4"), Page("cleo", "5.6.7.8"), Page("dora", "")],
    )
    for page in pages:
        audience.add(page)
    audience.remove(pages[1])
    audience.add(Page("eve", ""))
    assert audience.sharing() == {"ada", "ben"}


@pytest.mark.parametrize(("address", "known"), [("1.2.3.4", True), ("127.0.0.1", False)])
async def test_a_proxy_on_this_machine_is_nobodys_address(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, address: str, known: bool
) -> None:
    table, guests = await hall.full_table(2, title="dragonduel", options={"start": "lot"})
    audiences, add = list[Audience](), Audience.add

    def note(self: Audience, screen: Any) -> None:
        audiences.append(self)
        add(self, screen)

    monkeypatch.setattr(Audience, "add", note)
    for guest in guests:
        screen = await hall.socket(additional_headers={"x-forwarded-for": address})
        await screen.send(t="hello", token=guest.token)
        await screen.next("welcome")
        await screen.join(table)
    assert audiences[0].sharing() == ({guest.user for guest in guests} if known else frozenset())
