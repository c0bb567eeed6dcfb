"""Profiles: cards unlocked in a solo game are kept for the person, across restarts, and used in the next solo game."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from emberhall import Decision, load
from emberhall.bots import load as load_bot
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from tests.server.hall import Guest, Hall, open_hall

SOLO = {"title": "flamecraft", "seats": 1, "sit": 0, "start": True}
TRIES = 40
FRAME = 40  # words sent at once, or a few more, since the server answers where there is no choice


def seed_of(database: Path, table: str) -> int:
    """The seed of a table, which before the end is only in the database."""
    with closing(sqlite3.connect(database)) as connection:
        (seed,) = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    return int(seed)


def greedy_words(seed: int, options: dict[str, Any]) -> tuple[list[list[str]], Decision | None]:
    """The greedy bot's words in a solo game, by frame, up to the decision what to unlock; None if that is not asked."""
    game, bot, rng = load("flamecraft"), load_bot("greedy", "flamecraft"), Rng.seeded(1)
    state = game.deal(1, seed, **options)
    frames: list[list[str]] = [[]]
    while (decision := state.decision) is not None and decision.ask != "unlock":
        pick = bot.choose(Seat.of(game, state, 0, rng), decision, 5.0)
        if len(frames[-1]) >= FRAME and len(decision.options) > 1:
            frames.append([])
        frames[-1].append(decision.word(pick))
        state.take(pick)
    return frames, decision


async def unlock_something(hall: Hall, guest: Guest, database: Path) -> tuple[str, str]:
    """Play solo games until something can be unlocked, and unlock it; return the table and the card."""
    for _ in range(TRIES):
        table = await hall.table(guest, **SOLO)
        frames, decision = greedy_words(seed_of(database, table["id"]), table["options"])
        if decision is None:
            continue
        screen = await hall.screen(guest)
        update = await screen.join(table["id"])
        for words in frames:
            await screen.send(t="play", table=table["id"], seq=update["seq"], words=words)
            update = await screen.next("update")
        asked = update
        assert asked["decision"]["ask"] == "unlock"
        assert tuple(asked["decision"]["words"]) == decision.words()
        word = asked["decision"]["words"][0]
        end = (
            [word]
            if len(asked["view"]["solo"]["met"]) == 1 or asked["view"]["solo"]["allowed"] == 1
            else [word, "done"]
        )
        await screen.send(t="play", table=table["id"], seq=asked["seq"], words=end)
        over = await screen.next("update", lambda frame: frame["view"]["winners"] is not None)
        assert over["view"]["solo"]["unlocked"] == [word.removeprefix("unlock ")]
        return table["id"], word.removeprefix("unlock ")
    raise AssertionError(f"Greedy unlocked nothing in {TRIES} games.")


async def test_what_a_game_alone_unlocks_is_kept_and_used(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
        assert await hall.call("GET", "/api/me/unlocks", ada) == []
        table, card = await unlock_something(hall, ada, database)
        answer = await hall.call("GET", "/api/me/unlocks", ada)
        assert [(each["title"], each["card"], each["table"]) for each in answer] == [("flamecraft", card, table)]
        assert await hall.call("GET", "/api/me/unlocks", ben) == []
        again = await hall.call("POST", f"/api/tables/{table}/rematch", ada)
        assert again["options"]["solo_unlocked"] == card, "A rematch is dealt with what was just unlocked."

    async with open_hall(database) as hall:  # after a restart
        assert await hall.call("GET", "/api/me/unlocks", ada) == answer
        assert (await hall.table(ada, **SOLO))["options"]["solo_unlocked"] == card
        said = await hall.table(ada, **SOLO, options={"solo_unlocked": "none", "enchantments": "golden"})
        assert said["options"]["solo_unlocked"] == card, "The page says every option, this one as none."
        other = "AC01" if card != "AC01" else "AC02"
        named = await hall.table(ada, **SOLO, options={"solo_unlocked": other})
        assert named["options"]["solo_unlocked"] == other, "A list that is named is played as named."
        assert (await hall.table(ben, **SOLO))["options"]["solo_unlocked"] == "none"
        crowd = await hall.table(ada, title="flamecraft", seats=2, sit=0)
        assert crowd["options"]["solo_unlocked"] == "none", "With others nothing is unlocked."


async def test_only_who_is_known_has_a_profile() -> None:
    async with open_hall() as hall:
        status, error = await hall.refused("GET", "/api/me/unlocks")
        assert (status, error) == (401, "no-token")
