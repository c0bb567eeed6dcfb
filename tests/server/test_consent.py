"""Undo by consent: everybody is asked, each is told only what they know, all must agree, and it is limited."""

from functools import partial

from emberhall.server.table.row import motions
from emberhall.store import work
from tests.server.hall import Frame, Hall, Screen, open_hall
from tests.server.test_absence import SOON, asks, asks_nothing, vote
from tests.server.test_two_lobbies import two_halls
from tests.stores import MemoryStore, row_of


def asks_this(number: int, frame: Frame) -> bool:
    return asks(frame) and bool(frame["table"]["motion"]["id"] == number)


async def shown(hall: Hall, count: int, **wish: object) -> tuple[str, list[Screen], int]:
    """A Duālis table at which the first seat has played a card, which is binding; returns that seat too."""
    table, guests = await hall.full_table(count, **wish)
    screens = await hall.seats_at(table, guests)
    first = screens[0].latest()["waiting"][0]
    await play(screens, table, first)
    return table, screens, first


async def play(screens: list[Screen], table: str, seat: int) -> Frame:
    asked = screens[seat].latest()
    await screens[seat].send(t="play", table=table, seq=asked["seq"], words=asked["decision"]["words"][:1])
    told = [await screen.next("update", lambda frame: frame["seq"] == asked["seq"] + 1) for screen in screens]
    return told[0]


async def test_all_agree_and_it_goes_back() -> None:
    async with open_hall(**SOON) as hall:
        table, screens, first = await shown(hall, 3, options={"short": True}, terms={"clock": "game 600+0"})
        asker = screens[first]
        await asker.send(t="ask-undo", table=table, seq=1)
        others = [screen for screen in screens if screen is not asker]
        asked = [await screen.next("lobby", asks) for screen in others]
        motion = asked[0]["table"]["motion"]
        assert (motion["kind"], motion["seat"], motion["needed"]) == ("undo", first, 2)
        assert motion["words"] == [int(seat == first) for seat in range(3)]
        assert 1 <= motion["back"] <= 3
        assert 0 < motion["left"] <= 400
        await vote(others[0], table, asked[0], "yes")
        left = asker.latest()["clocks"]["left"]
        await vote(others[1], table, asked[1], "yes")
        back = await asker.next("update", lambda frame: frame.get("undone") == first)
        assert (back["seq"], back["waiting"]) == (2, [first])
        assert back["decision"] is not None
        assert all(now <= then for now, then in zip(back["clocks"]["left"], left, strict=True)), "No time comes back."
        await asker.next("lobby", lambda frame: asks_nothing(frame) and frame["table"]["undos"] == 2)
        await others[0].next("said", lambda line: line["event"] == "undo-granted")
        assert [frame["event"] for frame in others[0].frames if frame["t"] == "said"] == ["undo-asked", "undo-granted"]


async def test_one_no_refuses_it_silence_too_and_three_times_are_all() -> None:
    async with open_hall(**SOON) as hall:
        table, screens, first = await shown(hall, 3, options={"short": True})
        asker, other = screens[first], screens[(first + 1) % 3]
        for number in (1, 2, 3):
            await asker.send(t="ask-undo", table=table, seq=1)
            asked = await other.next("lobby", partial(asks_this, number))
            if number < 3:
                await vote(other, table, asked, "no")
            await asker.next("said", lambda line: line["event"] == "undo-refused")
        assert asker.latest()["seq"] == 1
        await asker.send(t="ask-undo", table=table, seq=1)
        assert (await asker.next("refused"))["error"] == "no-undos"


async def test_who_plays_on_does_not_agree() -> None:
    async with open_hall(**SOON) as hall:
        table, screens, first = await shown(hall, 3, options={"short": True})
        await screens[first].send(t="ask-undo", table=table, seq=1)
        following = (first + 1) % 3
        await screens[following].next("lobby", asks)
        asked = screens[following].latest()
        await screens[following].send(t="play", table=table, seq=1, words=asked["decision"]["words"][:1])
        frame = await screens[first].next("lobby", asks_nothing)
        assert frame["table"]["seq"] == 2
        await screens[first].next("said", lambda line: line["event"] == "undo-refused")


async def test_bots_always_agree_and_the_absent_cannot() -> None:
    async with open_hall(**{**SOON, "absence": 30.0}) as hall:
        ada = await hall.guest()
        bots = {"1": "random", "2": "random"}
        table = (await hall.table(ada, seats=3, options={"short": True}, bots=bots, start=True))["id"]
        [screen] = await hall.seats_at(table, [ada])
        update = screen.latest()
        while update["decision"] is None:
            update = await screen.next("update")
        await screen.send(t="play", table=table, seq=update["seq"], words=update["decision"]["words"][:1])
        while update["decision"] is None or update["seq"] < 3:
            update = await screen.next("update")
        await screen.send(t="ask-undo", table=table, seq=update["seq"])
        back = await screen.next("update", lambda frame: frame.get("undone") == 0)
        assert back["decision"] is not None
        table, screens, first = await shown(hall, 3, options={"short": True})
        await screens[(first + 1) % 3].close()
        await screens[first].next("lobby", lambda f: not all(chair["here"] for chair in f["table"]["chairs"]))
        await screens[first].send(t="ask-undo", table=table, seq=1)
        assert (await screens[first].next("refused"))["error"] == "undo-away"


async def test_what_would_go_back_is_counted_for_each_as_they_heard_it() -> None:
    """A secret choice is not even counted for people who were not told of it."""
    async with open_hall(**SOON) as hall:
        table, guests = await hall.full_table(2, title="flamecraft")
        screens = await hall.seats_at(table, guests)
        first, last = screens[0].latest()["waiting"]
        secret = ""
        for seat in (first, last):
            words = screens[seat].latest()["decision"]["words"][:1]
            await screens[seat].send(t="play", table=table, seq=0, words=words)
            secret = secret if seat == last else words[0]
        update = await screens[first].next("update", lambda frame: frame["seq"] >= 2)
        heard = [len(frame["events"]) for frame in screens[last].frames if frame["t"] == "update" and frame["seq"] > 0]
        await screens[first].send(t="ask-undo", table=table, seq=update["seq"])
        asked = await screens[last].next("lobby", asks)
        assert asked["table"]["motion"]["back"] <= sum(heard)
        assert not [text for text in screens[last].raw if secret in text and '"lobby"' in text]


async def test_consent_is_given_at_two_lobbies() -> None:
    async with two_halls(None, **SOON) as pair:
        table, _, screens = await pair.running(title="flamecraft_duals")
        first = screens[0].latest()["waiting"][0]
        asker, other = screens[first], screens[1 - first]
        asked = asker.latest()
        await asker.send(t="play", table=table, seq=0, words=asked["decision"]["words"][:1])
        update = await asker.next("update", lambda frame: frame["seq"] >= 1)
        assert "undo" not in update, "A token was pulled."
        await asker.send(t="ask-undo", table=table, seq=update["seq"])
        motion = await other.next("lobby", asks)
        await vote(other, table, motion, "yes")
        for screen in screens:
            back = await screen.next("update", lambda frame: frame.get("undone") == first)
            assert back["seq"] == 2 * update["seq"]


async def test_what_all_had_agreed_on_happens_though_the_server_ended_before_it_did() -> None:
    store = MemoryStore()
    async with open_hall(store=store, **{**SOON, "consent": 60.0}) as hall:
        table, guests = await hall.full_table(2, title="flamecraft_duals")
        screens = await hall.seats_at(table, guests)
        first = screens[0].latest()["waiting"][0]
        await screens[first].send(t="play", table=table, seq=0, words=screens[first].latest()["decision"]["words"][:1])
        update = await screens[first].next("update", lambda frame: frame["seq"] >= 1)
        await screens[first].send(t="ask-undo", table=table, seq=update["seq"])
        await screens[1 - first].next("lobby", asks)
    agreed = motions.with_answer(row_of(store, table), 1, 1 - first, "yes", ())
    await store.write(work.tables.save(agreed))
    async with open_hall(store=store, **{**SOON, "consent": 0.0}) as hall:
        screens = await hall.seats_at(table, guests)
        if screens[first].latest()["seq"] == update["seq"]:
            await screens[first].next("update", lambda frame: frame.get("undone") == first)
        assert screens[first].latest()["seq"] == 2 * update["seq"]
        assert screens[first].latest()["waiting"] == [first]
