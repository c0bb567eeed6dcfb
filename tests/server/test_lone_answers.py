"""Questions with only one answer: the table mostly answers them, but not if that would reveal something."""

import asyncio
import random

import pytest

from emberhall import Play, Record, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.plays.takebacks import trial_of
from emberhall.server.minds.botdesk import BotDesk
from emberhall.server.minds.thoughts import Thought
from emberhall.server.table.screens.updates import update_of
from tests.replays import state_of
from tests.server.hall import Frame, Hall, Screen, open_hall, play_out

LONG_ENOUGH = 0.4  # seconds within which a table without a pace would surely have answered
MONSTERS = "4xcs-92,4xcs-76,4xcs-59,4xcs-42,4xcs-26,4xcs-12,4xcs-90,4xcs-72,4xcs-41,4xcs-25,4xcs-11,4xcs-58,2xst-07"

ANSWERS = "4xcs-13,4xcs-31,4xcs-62,4xcs-47,4xcs-77,4xcs-16,4xcs-01,4xcs-17,4xcs-20,4xcs-43,4xcs-50,4xcs-82,2xcs-80"


class Over(Exception):
    """The game ended before anybody was asked a question with one answer."""


async def until_lone(screens: list[Screen], table: str, ask: str) -> tuple[int, Frame]:
    """Play on, declining where possible, until a seat is asked this question with only one answer."""
    said = -1
    async with asyncio.timeout(20):
        while True:
            update = max((screen.latest() for screen in screens), key=lambda frame: frame["seq"])
            if not update["waiting"]:
                raise Over
            for seat, screen in enumerate(screens):
                latest = screen.latest()
                decision = latest["decision"]
                if decision is None or latest["seq"] <= said or latest["seq"] < update["seq"]:
                    continue
                words = decision["words"]
                if decision["ask"] == ask and len(words) == 1:
                    return seat, latest
                if len(words) > 1 or decision["ask"] in {"respond", "main", "pull", "score"}:
                    said = latest["seq"]
                    await screen.send(t="play", table=table, seq=said, words=[words[-1]])
            await asyncio.sleep(0.01)


async def stands(screens: list[Screen], seq: int) -> bool:
    """True if nothing happens for a while."""
    await asyncio.sleep(LONG_ENOUGH)
    return all(screen.latest()["seq"] == seq for screen in screens)


@pytest.mark.ruling("DU-38")
async def test_a_lone_card_before_the_last_trick_is_the_players_own(hall: Hall) -> None:
    """If it were played at once, the others would know that nothing else could be played."""
    for _ in range(20):  # a whole random game may go by without such a card
        table, guests = await hall.full_table(3, options={"short": True})
        screens = await hall.seats_at(table, guests)
        try:
            seat, asked = await until_lone(screens, table, "play")
        except Over:
            continue
        break
    else:
        pytest.fail("No seat was left with one card to play in twenty games.")
    assert len(asked["view"]["hand"]) > 1
    assert await stands(screens, asked["seq"])
    await screens[seat].send(t="play", table=table, seq=asked["seq"], words=asked["decision"]["words"])
    assert (await screens[seat].next("update", lambda frame: frame["seq"] > asked["seq"]))["seq"] == asked["seq"] + 1


@pytest.mark.parametrize("ask", ["pull", "score"])
async def test_a_pull_and_a_score_are_the_players_own(hall: Hall, ask: str) -> None:
    """New information is not forced on anybody, and a skipped score would reveal that nothing matched."""
    table, guests = await hall.full_table(2, title="flamecraft_duals")
    screens = await hall.seats_at(table, guests)
    seat, asked = await until_lone(screens, table, ask)
    assert await stands(screens, asked["seq"])
    await screens[seat].send(t="play", table=table, seq=asked["seq"], words=asked["decision"]["words"])
    assert (await screens[seat].next("update", lambda frame: frame["seq"] > asked["seq"]))["seq"] == asked["seq"] + 1


async def test_a_response_is_the_players_own_while_they_are_here(hall: Hall) -> None:
    """DD-78: with nothing to respond with, the page passes after the time of a decision; the table does not at once."""
    options = {"start": "lot", "deck0": MONSTERS, "deck1": MONSTERS}
    table, guests = await hall.full_table(2, title="dragonduel", options=options)
    screens = await hall.seats_at(table, guests)
    seat, asked = await until_lone(screens, table, "respond")
    assert asked["decision"]["words"] == ["pass"]
    assert await stands(screens, asked["seq"])
    await screens[seat].send(t="play", table=table, seq=asked["seq"], words=["pass"])
    await screens[1 - seat].next("update", lambda frame: frame["seq"] > asked["seq"])


async def test_whoever_is_away_passes_after_a_while_and_not_once_back() -> None:
    options = {"start": "lot", "deck0": MONSTERS, "deck1": MONSTERS}
    async with open_hall(away=2 * LONG_ENOUGH) as hall:
        table, guests = await hall.full_table(2, title="dragonduel", options=options)
        screens = await hall.seats_at(table, guests)
        seat, asked = await until_lone(screens, table, "respond")
        await screens[seat].close()
        back = await hall.screen(guests[seat])
        await back.join(table)
        await asyncio.sleep(3 * LONG_ENOUGH)
        assert back.latest()["seq"] == asked["seq"]
        await back.close()
        other = screens[1 - seat]
        after = await other.next("update", lambda frame: frame["seq"] > asked["seq"])
        assert after["events"][0]["kind"] == "passed"


async def test_a_turn_does_not_end_by_itself_here_or_away() -> None:
    """A seat that holds Magic must be asked; if other turns ended by themselves, that would give it away."""
    options = {"start": "lot", "deck0": MONSTERS, "deck1": MONSTERS}
    async with open_hall(away=LONG_ENOUGH / 4) as hall:
        table, guests = await hall.full_table(2, title="dragonduel", options=options)
        screens = await hall.seats_at(table, guests)
        seat, asked = await until_lone(screens, table, "main")
        assert asked["decision"]["words"] == ["end"]
        assert await stands(screens, asked["seq"])
        await screens[seat].close()
        assert await stands([screens[1 - seat]], asked["seq"])


async def test_a_bot_that_has_no_word_in_time_declines_to_respond(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere the answer is random; a random response would be a gift to the other side."""

    async def silent(_desk: BotDesk, _thought: Thought, _owner: str) -> None:
        return None

    monkeypatch.setattr(BotDesk, "choose", silent)
    ada = await hall.guest()
    screen = await hall.screen(ada)
    said: list[tuple[str, int]] = []
    for game in range(9):  # in a random game the bot may never have a choice
        options = {"start": "lot", "deck1": ANSWERS}
        table = await hall.table(ada, title="dragonduel", seats=2, bots={"1": "greedy"}, start=True, options=options)
        await screen.join(table["id"])
        await play_out(screen, table["id"], random.Random(game))
        record = Record.parse((await hall.http.get(f"/api/tables/{table['id']}/record")).text)
        state = state_of(record, 0)
        for seat, word in record.moves:
            decision = state.decision
            assert decision is not None
            if seat == 1 and decision.ask == "respond":
                said.append((word, len(decision.options)))
            state.apply(word)
        if any(count > 1 for _, count in said):
            break
    assert {word for word, _ in said} == {"pass"}
    assert any(count > 1 for _, count in said)


@pytest.mark.parametrize("title", ["dualis", "flamecraft", "flamecraft_duals", "dragonduel"])
def test_no_question_that_answers_itself_is_ever_shown(title: str) -> None:
    """In whole games, apart from questions that the rules keep open to hide something, and a turn's end that waits."""
    game = load(title)
    open_for_a_reason = {*game.manners.asks, *game.manners.responses}
    for seed in range(3):
        play = Play.begin(game, game.seats[-1], seed, {})
        rng = Rng.seeded(seed)
        while (decision := play.decision) is not None:
            shown = update_of("t", play, play.tell(decision.seat)).decision
            if len(decision.options) > 1:
                assert shown is not None
            elif shown is not None and not decision.always and decision.ask not in open_for_a_reason:
                assert decision.ask in game.manners.ends
                assert play.course.takebacks.free(decision.seat)
            play.take(decision.options[rng.below(len(decision.options))])


def test_a_turn_ends_when_its_seat_says_so_while_something_can_be_taken_back() -> None:
    """It ends by itself once a card was drawn; taking back the last step leaves the turn open."""
    game = load("flamecraft")
    waited = ended = 0
    for seed in range(6):
        play = Play.begin(game, 2, seed, {})
        rng = Rng.seeded(seed)
        while (decision := play.decision) is not None:
            if decision.ask == "end" and len(decision.options) == 1:
                free = play.course.takebacks.free(decision.seat)
                assert play.course.by_itself(decision) == (free == 0)
                waited, ended = waited + (free > 0), ended + (free == 0)
                if free:
                    back = play.take_back(decision.seat).play
                    assert back.decision is not None
                    assert len(back.decision.options) > 1
            play.take(decision.options[rng.below(len(decision.options))])
    assert waited > 10
    assert ended > 10


def test_an_answer_says_whether_it_can_be_taken_back() -> None:
    """In Flamecraft, what a choice says about each answer is what then happens."""
    game = load("flamecraft")
    play = Play.begin(game, 3, 4, {})
    rng = Rng.seeded(4)
    seen = set()
    while (decision := play.decision) is not None:
        pick = decision.options[rng.below(len(decision.options))]
        trial = trial_of(play.game.manners, play.state, decision.seat, pick)
        play.take(pick)
        assert (play.course.takebacks.free(decision.seat) == 0) == trial.final or len(decision.options) == 1
        seen.add(trial.final)
    assert seen == {True, False}
