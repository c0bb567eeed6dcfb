"""Nobody freezes a table: people who are away on their turn, what the others decide, and coming back."""

from typing import Any

from emberhall import Record
from emberhall.bus import LocalBus
from tests.server.hall import Frame, Guest, Hall, Screen, open_hall
from tests.server.test_two_lobbies import two_halls
from tests.stores import MemoryStore

SOON: dict[str, Any] = {"absence": 0.15, "consent": 0.4, "beat": 0.05, "bot_workers": 1}


def asks(frame: Frame) -> bool:
    return "motion" in frame["table"]


def asks_nothing(frame: Frame) -> bool:
    return "motion" not in frame["table"]


def chair_of(frame: Frame, seat: int) -> Any:
    return frame["table"]["chairs"][seat]


async def without_the_first(hall: Hall, count: int, **wish: Any) -> tuple[str, list[Guest], list[Screen | None], int]:
    """A table at which the person asked first has closed the page; the others are there."""
    table, guests = await hall.full_table(count, **{"title": "dualis", **wish})
    screens: list[Screen | None] = list(await hall.seats_at(table, guests))
    first = screens[0].latest()["waiting"][0]  # type: ignore[union-attr]
    gone = screens[first]
    assert gone is not None
    await gone.close()
    screens[first] = None
    return table, guests, screens, first


def others(screens: list[Screen | None]) -> list[Screen]:
    return [screen for screen in screens if screen is not None]


async def vote(screen: Screen, table: str, frame: Frame, answer: str) -> None:
    await screen.send(t="vote", table=table, motion=frame["table"]["motion"]["id"], answer=answer)


async def test_one_who_is_there_alone_lets_a_bot_play_on_until_the_other_is_back() -> None:
    async with open_hall(**SOON) as hall:
        table, guests, screens, first = await without_the_first(hall, 2, title="flamecraft_duals")
        [here] = others(screens)
        asked = await here.next("lobby", asks)
        motion = asked["table"]["motion"]
        assert (motion["kind"], motion["seat"], motion["voters"], motion["needed"]) == ("away", first, [1 - first], 1)
        await vote(here, table, asked, "bot")
        now = await here.next("lobby", lambda frame: chair_of(frame, first)["kind"] == "bot")
        chair = chair_of(now, first)
        assert (chair["name"], chair["held"], chair["user"]) == (f"Guest {first}", "away", guests[first].user)
        assert "motion" not in now["table"]
        await here.next("update", lambda frame: frame["seq"] > 0)  # the bot plays
        back = await hall.screen(guests[first])
        await back.send(t="join", table=table)
        lobby = await back.next("lobby")
        assert lobby["table"]["you"] == first, "Without a click."
        assert "held" not in chair_of(lobby, first)
        assert (await here.next("said", lambda line: line["event"] == "back"))["name"] == f"Guest {first}"
        events = [frame["event"] for frame in here.frames if frame["t"] == "said"]
        assert events == ["away", "away-bot", "back"]


async def test_among_several_the_majority_decides_and_waiting_asks_again_later() -> None:
    async with open_hall(**SOON) as hall:
        table, _, screens, _ = await without_the_first(hall, 4)
        here = others(screens)
        frames = [await screen.next("lobby", asks) for screen in here]
        assert frames[0]["table"]["motion"]["needed"] == 2
        await vote(here[0], table, frames[0], "end")
        told = await here[1].next("lobby", lambda frame: asks(frame) and frame["table"]["motion"]["votes"])
        assert [each["answer"] for each in told["table"]["motion"]["votes"]] == ["end"]
        await vote(here[1], table, frames[1], "wait")
        await vote(here[2], table, frames[2], "wait")
        await here[0].next("lobby", asks_nothing)
        again = [await screen.next("lobby", lambda f: asks(f) and f["table"]["motion"]["id"] == 2) for screen in here]
        await vote(here[0], table, again[0], "end")
        await vote(here[1], table, again[1], "end")
        over = await here[2].next("lobby", lambda frame: frame["table"]["status"] == "over")
        assert over["table"]["ended"] == {"how": "table"}
        assert "winners" not in over["table"]
        assert "scores" not in over["table"]
        record = Record.parse((await hall.http.get(f"/api/tables/{table}/record")).text)
        assert record.notes["ended"] == "by the table"
        await here[0].send(t="join", table=table)
        update = await here[0].next("update")
        assert (update["decision"], update["waiting"]) == (None, [])
        await here[0].send(t="play", table=table, seq=update["seq"], words=["pass"])
        assert (await here[0].next("refused"))["error"] == "over"


async def test_who_comes_back_in_time_ends_the_question_and_keeps_the_seat() -> None:
    async with open_hall(**SOON) as hall:
        table, guests, screens, first = await without_the_first(hall, 2, title="flamecraft_duals")
        [here] = others(screens)
        await here.next("lobby", asks)
        back = await hall.screen(guests[first])
        update = await back.join(table)
        assert update["decision"] is not None
        await here.next("lobby", asks_nothing)
        await here.send(t="vote", table=table, motion=1, answer="bot")
        assert (await here.next("refused"))["error"] == "no-motion"


async def test_a_host_may_settle_it_beforehand() -> None:
    async with open_hall(**SOON) as hall:
        _, _, screens, first = await without_the_first(hall, 2, title="flamecraft_duals", terms={"away": "bot"})
        [here] = others(screens)
        told = await here.next("lobby", lambda frame: chair_of(frame, first)["kind"] == "bot")
        assert told["table"]["terms"] == {
            "clock": "none",
            "zero": "bot",
            "away": "bot",
            "delay": "none",
            "series": "single",
        }
        _, _, screens, first = await without_the_first(hall, 2, title="flamecraft_duals", terms={"away": "end"})
        [here] = others(screens)
        over = await here.next("lobby", lambda frame: frame["table"]["status"] == "over")
        assert over["table"]["ended"] == {"how": "table"}


async def test_the_wrong_people_and_the_wrong_answers_are_refused() -> None:
    async with open_hall(**{**SOON, "absence": 30.0}) as hall:
        table, guests = await hall.full_table(3)
        screens = await hall.seats_at(table, guests)
        watcher = await hall.screen(await hall.guest("Watcher"))
        await watcher.send(t="join", table=table)
        refusals = [
            (watcher, {"t": "vote", "motion": 1, "answer": "bot"}, "not-seated"),
            (watcher, {"t": "kick", "seat": 0}, "not-seated"),
            (watcher, {"t": "ask-undo", "seq": 0}, "not-seated"),
            (screens[0], {"t": "vote", "motion": 1, "answer": "bot"}, "no-motion"),
            (screens[0], {"t": "kick", "seat": 0}, "no-person"),
            (screens[0], {"t": "kick", "seat": 9}, "no-person"),
            (screens[0], {"t": "ask-undo", "seq": 0}, "nothing-back"),
            (screens[0], {"t": "ask-undo", "seq": 7}, "stale"),
        ]
        for screen, frame, error in refusals:
            await screen.send(table=table, **frame)
            assert (await screen.next("refused"))["error"] == error
        await screens[0].send(t="kick", table=table, seat=1)
        asked = await screens[2].next("lobby", asks)
        for screen, answer, error in ((screens[1], "no", "not-asked"), (screens[2], "bot", "bad-answer")):
            await vote(screen, table, asked, answer)
            assert (await screen.next("refused"))["error"] == error
        await screens[0].send(t="kick", table=table, seat=2)
        assert (await screens[0].next("refused"))["error"] == "motion-pending"


async def test_the_others_agree_that_somebody_goes_and_that_is_for_good() -> None:
    async with open_hall(**SOON) as hall:
        table, guests = await hall.full_table(3)
        screens = await hall.seats_at(table, guests)
        await screens[1].send(t="kick", table=table, seat=0)
        asked = await screens[2].next("lobby", asks)
        assert asked["table"]["motion"]["votes"] == [{"seat": 1, "answer": "yes"}]
        await vote(screens[2], table, asked, "no")
        await screens[1].next("said", lambda line: line["event"] == "kick-refused")
        await screens[1].send(t="kick", table=table, seat=0)
        asked = await screens[2].next("lobby", lambda frame: asks(frame) and frame["table"]["motion"]["id"] == 2)
        await vote(screens[2], table, asked, "yes")
        now = await screens[0].next("lobby", lambda frame: chair_of(frame, 0)["kind"] == "bot")
        assert now["table"]["you"] is None
        assert now["table"]["host"] == guests[1].user, "The next person is host."
        assert await hall.refused("POST", f"/api/tables/{table}/seats", guests[0], seat=0) == (403, "seat-lost")
        pair, two = await hall.full_table(2, title="flamecraft_duals")
        [one, _] = await hall.seats_at(pair, two)
        await one.send(t="kick", table=pair, seat=1)
        assert (await one.next("refused"))["error"] == "too-few", "One alone cannot."


async def test_leaving_and_returning_are_told_and_the_host_hands_over() -> None:
    async with open_hall(**SOON) as hall:
        table, guests = await hall.full_table(2, title="flamecraft_duals")
        screens = await hall.seats_at(table, guests)
        assert await hall.refused("POST", f"/api/tables/{table}/host", guests[1], seat=1) == (403, "not-host")
        info = await hall.call("POST", f"/api/tables/{table}/host", guests[0], seat=1)
        assert info["host"] == guests[1].user
        info = await hall.call("DELETE", f"/api/tables/{table}/seats/1", guests[1])
        assert (info["chairs"][1]["held"], info["host"]) == ("left", guests[0].user)
        back = await hall.screen(guests[1])
        await back.send(t="join", table=table)
        assert (await back.next("lobby"))["table"]["you"] is None, "Who left asks for the seat."
        assert (await hall.call("POST", f"/api/tables/{table}/seats", guests[1]))["you"] == 1
        for event in ("host", "left", "host", "back"):
            assert (await screens[0].next("said"))["event"] == event


async def test_two_lobbies_ask_once_and_count_votes_from_both() -> None:
    async with two_halls(None, **SOON) as pair:
        guests = [await pair.one.guest("Ada"), await pair.other.guest("Ben"), await pair.other.guest("Cleo")]
        table = (await pair.one.table(guests[0], seats=3, options={"short": True}))["id"]
        for seat in (1, 2):
            await pair.other.call("POST", f"/api/tables/{table}/seats", guests[seat], seat=seat)
        await pair.one.call("POST", f"/api/tables/{table}/start", guests[0])
        halls = [pair.one, pair.other, pair.other]
        screens = [await hall.screen(guest) for hall, guest in zip(halls, guests, strict=True)]
        first = (await screens[0].join(table))["waiting"][0]
        for screen in screens[1:]:
            await screen.join(table)
        await screens[first].close()
        here = [screen for seat, screen in enumerate(screens) if seat != first]
        asked = [await screen.next("lobby", asks) for screen in here]
        assert [frame["table"]["motion"]["id"] for frame in asked] == [1, 1]
        for screen, frame in zip(here, asked, strict=True):
            await vote(screen, table, frame, "bot")
        for screen in here:
            await screen.next("lobby", lambda frame: chair_of(frame, first)["kind"] == "bot")
            await screen.next("said", lambda line: line["event"] == "away-bot")


async def test_what_is_asked_survives_the_server() -> None:
    store, bus = MemoryStore(), LocalBus()
    async with open_hall(store=store, bus=bus, **SOON) as hall:
        table, guests, screens, first = await without_the_first(hall, 2, title="flamecraft_duals")
        await others(screens)[0].next("lobby", asks)
    async with open_hall(store=store, bus=bus, **SOON) as hall:
        screen = await hall.screen(guests[1 - first])
        await screen.send(t="join", table=table)
        asked = await screen.next("lobby", asks)
        await vote(screen, table, asked, "bot")
        await screen.next("lobby", lambda frame: chair_of(frame, first)["kind"] == "bot")


async def test_abandoned_games_end_by_themselves_and_lists_are_cleared() -> None:
    store = MemoryStore()
    async with open_hall(store=store) as hall:
        table, guests = await hall.full_table(2, title="flamecraft_duals")
        assert await hall.refused("DELETE", f"/api/me/tables/{table}", guests[0]) == (409, "running")
    async with open_hall(store=store, abandon_days=1e-9) as hall:
        screen = await hall.screen(guests[0])
        await screen.send(t="join", table=table)
        over = await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")
        assert over["table"]["ended"] == {"how": "abandoned"}
        assert [info["id"] for info in (await hall.call("GET", "/api/tables", guests[0]))["mine"]] == [table]
        await hall.call("DELETE", f"/api/me/tables/{table}", guests[0])
        assert (await hall.call("GET", "/api/tables", guests[0]))["mine"] == []
        assert [info["id"] for info in (await hall.call("GET", "/api/tables", guests[1]))["mine"]] == [table]
        stranger = await hall.guest("Stranger")
        assert await hall.refused("DELETE", f"/api/me/tables/{table}", stranger) == (404, "unknown-table")
