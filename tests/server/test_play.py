"""Playing over sockets: who may say what when, and what a screen receives."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from emberhall import Record
from emberhall.server.table.moves import Moves
from emberhall.store import User
from tests.server.hall import Frame, Guest, Hall, Screen, open_hall, play_all


async def started(hall: Hall, **options: Any) -> tuple[str, list[Guest], list[Screen], list[Frame]]:
    """Three people at a table where seat 0 leads, and the update each joined with."""
    table, guests = await hall.full_table(3, options={"first_leader": 0, **options})
    screens = [await hall.screen(guest) for guest in guests]
    firsts = [await screen.join(table) for screen in screens]
    return table, guests, screens, firsts


def same(one: Frame, other: Frame) -> bool:
    """True if two updates show the same; only one of them may carry a log."""
    kept = ("seq", "view", "decision", "waiting")
    return all(one[name] == other[name] for name in kept)


async def test_only_the_asked_seat_gets_the_decision(hall: Hall) -> None:
    _, _, _, firsts = await started(hall)
    assert firsts[0]["decision"]["seat"] == 0
    assert len(firsts[0]["decision"]["words"]) == 26
    assert firsts[1]["decision"] is None
    assert firsts[2]["decision"] is None
    assert [first["waiting"] for first in firsts] == [[0], [0], [0]]


async def test_a_move_reaches_every_screen_once(hall: Hall) -> None:
    table, _, screens, firsts = await started(hall)
    word = firsts[0]["decision"]["words"][0]
    await screens[0].send(t="play", table=table, seq=0, words=[word])
    updates = [await screen.next("update") for screen in screens]
    assert [update["seq"] for update in updates] == [1, 1, 1]
    for update in updates:
        assert [event["kind"] for event in update["events"]] == ["played"]
        assert update["view"]["table"][0]["card"] == word.removeprefix("play ")
        assert "log" not in update
    assert updates[1]["decision"]["seat"] == 1


async def test_a_stale_answer_is_refused_and_changes_nothing(hall: Hall) -> None:
    table, guests, screens, firsts = await started(hall)
    words = firsts[0]["decision"]["words"]
    await screens[0].send(t="play", table=table, seq=0, words=[words[0]])
    await screens[0].next("update")
    await screens[0].send(t="play", table=table, seq=0, words=[words[2]])
    refused = await screens[0].next("refused")
    assert (refused["error"], refused["seq"], refused["args"]) == ("stale", 1, {"seq": 1})
    await screens[1].send(t="play", table=table, seq=7, words=["play S1R"])
    assert (await screens[1].next("refused"))["error"] == "stale"
    again = await (await hall.screen(guests[0])).join(table)
    assert again["seq"] == 1


async def test_an_answer_sent_again_after_a_break_counts_once(hall: Hall) -> None:
    """A page that was cut off cannot know whether its answer arrived."""
    table, guests, screens, firsts = await started(hall)
    word = firsts[0]["decision"]["words"][0]
    await screens[0].send(t="play", table=table, seq=0, words=[word])
    await screens[0].close()
    follower = await screens[1].next("update")
    await screens[1].send(t="play", table=table, seq=1, words=[follower["decision"]["words"][0]])
    assert (await screens[1].next("update"))["seq"] == 2
    back = await hall.screen(guests[0])
    assert (await back.join(table))["seq"] == 2
    for _ in range(2):
        await back.send(t="play", table=table, seq=0, words=[word])
        assert (await back.next("refused"))["error"] == "already"
    await back.send(t="play", table=table, seq=0, words=[firsts[0]["decision"]["words"][1]])
    assert (await back.next("refused"))["error"] == "stale"
    await screens[1].send(t="play", table=table, seq=0, words=[word])  # it was another's word
    assert (await screens[1].next("refused"))["error"] == "stale"
    assert (await (await hall.screen(guests[0])).join(table))["seq"] == 2


async def test_the_last_answer_of_a_game_sent_again_is_known_too(hall: Hall) -> None:
    table, guests, screens, _ = await started(hall, short=True)
    assert (await play_all(screens, table))[0]["decision"] is None
    record = await hall.http.get(f"/api/tables/{table}/record", headers=guests[0].headers)
    played = Record.parse(record.text).moves
    seat, word = played[-1]
    await screens[seat].send(t="play", table=table, seq=len(played) - 1, words=[word])
    assert (await screens[seat].next("refused"))["error"] == "already"


async def test_a_word_out_of_turn_or_unknown_or_illegal_names_the_rule(hall: Hall) -> None:
    table, _, screens, firsts = await started(hall)
    await screens[1].send(t="play", table=table, seq=0, words=["play " + firsts[1]["view"]["hand"][0]])
    assert (await screens[1].next("refused"))["rule"] == "not-your-turn"
    await screens[0].send(t="play", table=table, seq=0, words=["dance"])
    unknown = await screens[0].next("refused")
    assert (unknown["error"], unknown["rule"]) == ("illegal", "unknown-word")
    await screens[0].send(t="play", table=table, seq=0, words=["play " + firsts[1]["view"]["hand"][0]])
    assert (await screens[0].next("refused"))["rule"] == "not-held"
    await screens[0].send(t="play", table=table, seq=0, words=[firsts[0]["decision"]["words"][0]])
    assert (await screens[0].next("update"))["seq"] == 1


@pytest.mark.ruling("DU-39")
async def test_a_revoke_is_refused_with_its_ruling(hall: Hall) -> None:
    """DU-39."""
    table, _, screens, firsts = await started(hall)
    held = firsts[1]["view"]["hand"]
    suits = {card[0] for card in held}
    assert suits == {"S", "M"}, "this seed was to give both suits"
    led = next(word for word in firsts[0]["decision"]["words"] if word.startswith("play S"))
    await screens[0].send(t="play", table=table, seq=0, words=[led])
    moon = next(card for card in held if card[0] == "M")
    await screens[1].send(t="why", table=table, word=f"play {moon}")
    why = await screens[1].next("why")
    assert (why["rule"], why["args"]) == ("DU-39", {"suit": "S"})
    await screens[1].send(t="play", table=table, seq=1, words=[f"play {moon}"])
    refused = await screens[1].next("refused")
    assert (refused["rule"], refused["args"]["suit"]) == ("DU-39", "S")
    star = next(card for card in held if card[0] == "S")
    await screens[1].send(t="why", table=table, word=f"play {star}")
    assert (await screens[1].next("why"))["rule"] is None


async def test_why_a_thing_cannot_be_picked(hall: Hall) -> None:
    """Asked about a ref, the answer repeats the ref and adds the word for picking it."""
    table, _, screens, firsts = await started(hall)
    held = firsts[1]["view"]["hand"]
    led = next(word for word in firsts[0]["decision"]["words"] if word.startswith("play S"))
    await screens[0].send(t="play", table=table, seq=0, words=[led])
    moon, star = (next(card for card in held if card[0] == suit) for suit in "MS")
    for ref, word, rule in ((moon, f"play {moon}", "DU-39"), (star, f"play {star}", None), ("sky", "", "not-now")):
        await screens[1].send(t="why", table=table, ref=ref)
        why = await screens[1].next("why")
        assert (why["ref"], why["word"], why["rule"]) == (ref, word, rule)
    await screens[1].send(t="why", table=table, word=f"play {star}")
    assert "ref" not in await screens[1].next("why")
    for asked in ({}, {"word": f"play {star}", "ref": star}):
        await screens[1].send(t="why", table=table, **asked)
        assert (await screens[1].next("refused"))["error"] == "bad-message"


async def test_a_question_tells_what_can_be_picked(hall: Hall) -> None:
    """Each word comes with its verb, the things it touches and what it would give; other seats are told none of it."""
    _table, _, _screens, firsts = await started(hall)
    decision = firsts[0]["decision"]
    assert len(decision["choices"]) == len(decision["words"])
    assert "about" not in decision
    card = firsts[0]["view"]["hand"][0]
    choice = decision["choices"][decision["words"].index(f"play {card}")]
    assert choice == {
        "verb": "play",
        "refs": [card],
        "gives": "trick",
        "facts": {
            "lies": card[-1],
            "centre": firsts[0]["view"]["centre"],
            "low": False,
            "final": False,
            "won": {"coins": 0, "tricks": 1, "worth": -1},
            "lost": {"coins": 0, "tricks": 0, "worth": 0},
            "after": 2,
            "trump": None,
            "best": 0,
            "by": card,
            "flips": 1,
        },
    }
    assert firsts[1]["decision"] is None


async def test_all_words_or_none(hall: Hall) -> None:
    """The second word belongs to another seat, so the first does not count either."""
    table, guests, screens, firsts = await started(hall)
    words = firsts[0]["decision"]["words"]
    await screens[0].send(t="play", table=table, seq=0, words=[words[0], words[2]])
    assert (await screens[0].next("refused"))["rule"] == "not-your-turn"
    again = await (await hall.screen(guests[0])).join(table)
    assert same(again, firsts[0])


async def test_a_reconnect_in_mid_trick_resumes_the_same_update(hall: Hall) -> None:
    table, guests, screens, firsts = await started(hall)
    await screens[0].send(t="play", table=table, seq=0, words=[firsts[0]["decision"]["words"][0]])
    before = await screens[1].next("update")
    assert before["decision"] is not None
    await screens[1].close()
    again = await hall.screen(guests[1])
    after = await again.join(table)
    assert same(before, after)
    assert after["events"] == []
    await again.send(t="play", table=table, seq=1, words=[after["decision"]["words"][0]])
    assert (await again.next("update"))["seq"] == 2


async def test_two_screens_of_one_person_see_the_same(hall: Hall) -> None:
    table, guests, screens, firsts = await started(hall)
    second = await hall.screen(guests[0])
    assert same(await second.join(table), firsts[0])
    await second.send(t="play", table=table, seq=0, words=[firsts[0]["decision"]["words"][0]])
    one, other = await screens[0].next("update"), await second.next("update")
    assert one == other
    info = await hall.call("GET", f"/api/tables/{table}")
    assert info["watching"] == 0
    assert info["chairs"][0]["here"] is True
    await second.close()
    await screens[0].send(t="ping")
    await screens[0].next("pong")
    info = await hall.call("GET", f"/api/tables/{table}")
    assert info["chairs"][0]["here"] is True


async def test_presence_is_told(hall: Hall) -> None:
    table, guests = await hall.full_table(3)
    first = await hall.screen(guests[0])
    await first.send(t="join", table=table)
    lobby = await first.next("lobby")
    assert [chair["here"] for chair in lobby["table"]["chairs"]] == [True, False, False]
    second = await hall.screen(guests[1])
    await second.join(table)
    lobby = await first.next("lobby")
    assert [chair["here"] for chair in lobby["table"]["chairs"]] == [True, True, False]
    await second.close()
    lobby = await first.next("lobby")
    assert [chair["here"] for chair in lobby["table"]["chairs"]] == [True, False, False]


async def test_the_start_is_told_to_those_who_wait(hall: Hall) -> None:
    host = await hall.guest()
    table = await hall.table(host, seats=3, bots={"1": "random", "2": "random"})
    screen = await hall.screen(host)
    await screen.send(t="join", table=table["id"])
    assert (await screen.next("lobby"))["table"]["status"] == "open"
    await hall.call("POST", f"/api/tables/{table['id']}/start", host)
    assert (await screen.next("lobby"))["table"]["status"] == "running"
    update = await screen.next("update")
    assert update["seq"] == 0
    assert {"dealt", "round"} <= {event["kind"] for event in update["events"]}


@pytest.mark.ruling("DU-38")
async def test_a_single_option_is_played_by_the_table_at_the_pace_of_bots() -> None:
    """The last card of a round, when no coin can be taken, waits as long as a chosen card."""
    async with open_hall(pace=0.15) as hall:
        table, guests = await hall.full_table(3, options={"short": True})
        screens = await hall.seats_at(table, guests)
        played_by_table = 0
        chance = Random(5)
        clock = asyncio.get_running_loop()
        latest = {index: screen.latest() for index, screen in enumerate(screens)}
        while not any(frame["view"]["rounds"] for frame in latest.values()):
            began = clock.time()
            asked = next((index for index, frame in latest.items() if frame["decision"] is not None), None)
            if asked is not None:
                # Coins are taken whenever possible, so that none are left at the end of the round.
                words = latest[asked]["decision"]["words"]
                coins = [word for word in words if word.endswith("+")]
                said = [chance.choice(coins or words)]
                await screens[asked].send(t="play", table=table, seq=latest[asked]["seq"], words=said)
            else:  # nobody is asked a question that the table answers itself
                (waiting,) = latest[0]["waiting"]
                assert len(latest[waiting]["view"]["hand"]) == 1
            latest = {index: await screen.next("update") for index, screen in enumerate(screens)}
            if asked is None:
                assert clock.time() - began > 0.1
                played_by_table += 1
        assert played_by_table > 0


async def test_all_screens_of_a_whole_game_agree(hall: Hall) -> None:
    table, guests = await hall.full_table(4)
    screens = await hall.seats_at(table, guests)
    lasts = await play_all(screens, table)
    assert len({last["seq"] for last in lasts}) == 1
    for screen in screens:
        seqs = [frame["seq"] for frame in screen.frames if frame["t"] == "update"]
        assert seqs == sorted(set(seqs)), "an update came twice or out of order"
        assert seqs[-1] - seqs[0] + 1 == len(seqs), "an update was lost"


@pytest.mark.parametrize("kept", ["memory", "sqlite"])
async def test_a_plain_word_goes_the_short_way_and_any_other_the_long_one(
    kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_way: list[list[str]] = []
    play = Moves.play

    async def counted(moves: Moves, user: User | None, seq: int, words: list[str]) -> None:
        long_way.append(words)
        await play(moves, user, seq, words)

    monkeypatch.setattr(Moves, "play", counted)
    async with open_hall(tmp_path / "hall.db" if kept == "sqlite" else ":memory:") as hall:
        table, guests = await hall.full_table(3)
        screens = await hall.seats_at(table, guests)
        latest = [screen.latest() for screen in screens]
        for seq in range(6):
            asked = next(seat for seat, frame in enumerate(latest) if frame["decision"] is not None)
            words = latest[asked]["decision"]["words"][:1]
            await screens[asked].send(t="play", table=table, seq=seq, words=["fly"])
            assert (await screens[asked].next("refused"))["error"] == "illegal"
            await screens[asked].send(t="play", table=table, seq=seq, words=words)
            latest = [await screen.next("update") for screen in screens]
        assert long_way == [["fly"]] * 6


async def test_words_sent_ahead_are_answered_in_their_order(hall: Hall) -> None:
    """Frames that can be served at once do not overtake those that wait, and later frames wait for them."""
    table, guests = await hall.full_table(3)
    screens = await hall.seats_at(table, guests)
    asked = next(screen for screen in screens if screen.latest()["decision"] is not None)
    words = asked.latest()["decision"]["words"][:1]
    await asked.send(t="why", table=table, word="fly")
    await asked.send(t="play", table=table, seq=0, words=words)
    await asked.send(t="play", table=table, seq=0, words=words)
    await asked.send(t="ping")
    told = [(await asked.next(where=lambda frame: frame["t"] != "lobby"))["t"] for _ in range(4)]
    assert told == ["why", "update", "refused", "pong"]


async def test_a_finished_table_refuses_words_and_still_shows_itself(hall: Hall) -> None:
    table, guests = await hall.full_table(3, options={"short": True})
    screens = await hall.seats_at(table, guests)
    lasts = await play_all(screens, table)
    await screens[0].send(t="play", table=table, seq=lasts[0]["seq"], words=["play S1R"])
    assert (await screens[0].next("refused"))["error"] == "over"
    late = await hall.screen()
    assert (await late.join(table))["view"]["winners"] == lasts[0]["view"]["winners"]


def asked_after(seq: int, frame: Frame) -> bool:
    return frame["seq"] > seq and frame["decision"] is not None


async def test_one_person_among_bots_is_not_kept_waiting() -> None:
    """Their page shows the cards at the pace it is told. Among several people the server keeps the pace."""
    async with open_hall(pace=30.0) as hall:
        ada = await hall.guest("Ada")
        table = await hall.table(ada, seats=4, bots={"1": "random", "2": "random", "3": "random"}, start=True)
        assert table["pace"] == 30.0
        screen = await hall.screen(ada)
        asked = await screen.join(table["id"])
        if asked["decision"] is None:
            asked = await screen.next("update", lambda frame: frame["decision"] is not None)
        for _ in range(3):  # tricks: a person who wins one as the last to play is asked at once, but not three times
            word = asked["decision"]["words"][0]
            await screen.send(t="play", table=table["id"], seq=asked["seq"], words=[word])
            asked = await screen.next("update", partial(asked_after, asked["seq"]))
