"""The feed of a table, without a server: every screen is shown the table from its own seat."""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from emberhall.bus import LocalBus
from emberhall.server.house.uptime import Uptime
from emberhall.server.settings import Settings
from emberhall.server.table.row import motions
from emberhall.server.table.row.lives import end
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.audience import Audience
from emberhall.server.table.screens.feed import Feed
from emberhall.server.table.screens.late import Late
from emberhall.server.table.screens.presence import Presence
from emberhall.store import User
from tests.server.parts import running
from tests.server.rows import ADA, BEA, CID


@dataclass(eq=False)
class Page:
    """A screen that keeps its frames."""

    user: User | None
    deaf: frozenset[str] = frozenset()
    address: str = ""
    frames: list[Any] = field(default_factory=list)

    def send(self, text: bytes) -> None:
        self.frames.append(json.loads(text))


def feed_of(state: TableState, *pages: Page) -> Feed:
    audience, store = Audience(), object()
    for page in pages:
        audience.add(page)
    audience.arrange(state.seat_of)
    late = Late(store, state, audience, lambda _: None)  # type: ignore[arg-type]  # it is not asked
    presence = Presence(state.row.id, "here", LocalBus(), audience)
    return Feed(Settings(), Uptime(), state, audience, presence, late)


def test_each_screen_is_told_a_word_as_its_seat_hears_it() -> None:
    state, pages = running(), (Page(ADA), Page(BEA), Page(CID), Page(None))
    feed = feed_of(state, *pages)
    play = state.playable()
    assert play.decision is not None
    outcome = play.answer(play.decision.seat, [play.decision.words()[0]])
    state.play = outcome.play
    feed.tell(outcome)
    ada, bea, cid, nobody = (page.frames[0] for page in pages)
    assert cid == nobody
    asked = [frame["decision"] for frame in (ada, bea, cid)]
    (turn,) = outcome.play.waiting
    assert [decision is not None for decision in asked] == [turn == 0, turn == 1, False]
    assert ada["view"] != bea["view"] != cid["view"]


def test_who_changes_seats_is_found_and_sees_the_new_one() -> None:
    state, ada, cid = running(), Page(ADA), Page(CID)
    feed = feed_of(state, ada, cid)
    chairs = state.row.chairs
    swapped = tuple(replace(chairs[1 - seat], seat=seat) for seat in (0, 1))
    assert feed.take_row(replace(state.row, name="Same seats")) == []
    assert feed.take_row(replace(state.row, chairs=swapped)) == [ada]
    feed.show(ada)
    assert ada.frames[0]["view"] == json.loads(json.dumps(state.playable().game.view(state.playable().state, 1)))
    assert feed.take_row(replace(state.row, chairs=chairs, status="over")) == [], "They are told of the end instead."


def test_an_undo_is_shown_to_each_seat_with_what_it_would_take_back() -> None:
    state = running()
    for _ in range(12):
        play = state.playable()
        assert play.decision is not None
        state.play = play.answer(play.decision.seat, [play.decision.words()[0]]).play
    state.row = motions.propose(state.row, "undo", 0, 0)
    infos = [feed_of(state).info(user) for user in ("ada", "bea", None)]
    assert {info.motion.id for info in infos} == {1}  # type: ignore[union-attr]
    assert all(info.motion.back > 0 for info in infos)  # type: ignore[union-attr, operator]


def test_a_table_that_was_ended_asks_nobody() -> None:
    state, pages = running(), (Page(ADA), Page(BEA))
    feed = feed_of(state, *pages)
    for page in pages:
        feed.show(page)
    assert any(page.frames[0]["decision"] for page in pages)
    state.row = end(state.row, "table")
    for page in pages:
        feed.show(page)
        assert (page.frames[1]["decision"], page.frames[1]["waiting"]) == (None, [])


def test_with_a_delay_spectators_know_less_than_players() -> None:
    state = running(terms={"delay": "moves 2"})
    state.row = replace(state.row, seq=5)
    feed = feed_of(state, Page(CID))
    assert (feed.seq_for(ADA), feed.seq_for(CID), feed.seq_for(None)) == (5, 0, 0)
    assert (feed.info("ada").seq, feed.info("cid").seq) == (5, 0)
    assert feed.is_behind(Page(CID))
    assert not feed.is_behind(Page(ADA))
