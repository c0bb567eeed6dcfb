"""Several seats choose secretly at once: they may answer in any order, and the record has the kernel's order.

In Flamecraft this happens before the first turn: everybody keeps one of two fancy dragons.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.hall import Frame, Guest, Hall, Screen, eventually, open_hall

SEATS = 3


@dataclass
class Sitting:
    """Three people before the first turn; `order` is the order in which their answers count."""

    database: Path
    table: str
    guests: list[Guest]
    screens: list[Screen]
    order: list[int]

    def words(self, seat: int) -> list[str]:
        found: list[str] = self.screens[seat].frames[-1]["decision"]["words"]
        return found

    async def play(self, seat: int, seq: int, *words: str) -> None:
        await self.screens[seat].send(t="play", table=self.table, seq=seq, words=list(words))

    async def told(self, waiting: list[int]) -> list[Frame]:
        """Everybody's next update in which the table waits for these seats."""
        return [await screen.next("update", lambda frame: frame["waiting"] == waiting) for screen in self.screens]

    def stored(self) -> list[tuple[int, str]]:
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute("SELECT seat, word FROM moves ORDER BY seq").fetchall()


async def sit_down(hall: Hall, database: Path) -> Sitting:
    table, guests = await hall.full_table(SEATS, title="flamecraft")
    screens = await hall.seats_at(table, guests)
    return Sitting(database, table, guests, screens, screens[0].latest()["waiting"])


@pytest.fixture
async def sitting(tmp_path: Path) -> AsyncIterator[Sitting]:
    async with open_hall(tmp_path / "hall.db") as hall:
        yield await sit_down(hall, tmp_path / "hall.db")


async def test_all_are_asked_and_each_sees_only_its_own_question(sitting: Sitting) -> None:
    assert sorted(sitting.order) == [0, 1, 2]
    for seat, screen in enumerate(sitting.screens):
        assert screen.latest()["decision"]["seat"] == seat
        assert screen.latest()["waiting"] == sitting.order


async def test_answers_come_in_any_order_and_are_kept_in_order(sitting: Sitting) -> None:
    first, second, third = sitting.order
    words = {seat: screen.latest()["decision"]["words"] for seat, screen in enumerate(sitting.screens)}
    await sitting.play(third, 0, words[third][0])
    for seat, update in enumerate(await sitting.told([first, second])):
        assert update["seq"] == 0
        assert (update["decision"] is None) == (seat == third)
    assert sitting.stored() == []
    await sitting.play(first, 0, words[first][0])
    await sitting.told([second])
    assert sitting.stored() == [(first, words[first][0])]
    # The second seat answers a question asked at 0, although the table is at 1 by now.
    await sitting.play(second, 0, words[second][1])
    updates = await sitting.told([first])
    assert [update["seq"] for update in updates] == [3] * 3
    assert sitting.stored() == [(first, words[first][0]), (second, words[second][1]), (third, words[third][0])]


async def test_nobody_hears_what_was_chosen(sitting: Sitting) -> None:
    kept = {seat: screen.latest()["decision"]["words"][0] for seat, screen in enumerate(sitting.screens)}
    for seat in reversed(sitting.order):
        await sitting.play(seat, 0, kept[seat])
    await sitting.told([sitting.order[0]])
    for seat, screen in enumerate(sitting.screens):
        for other in range(SEATS):
            card = kept[other].split()[-1]
            after = [text for text, frame in zip(screen.raw, screen.frames, strict=True) if frame["t"] == "update"][1:]
            assert any(f'"{card}"' in text for text in after) == (other == seat)


async def test_a_choice_may_be_changed_until_it_counts(sitting: Sitting) -> None:
    first, second, third = sitting.order
    words = sitting.screens[second].latest()["decision"]["words"]
    await sitting.play(second, 0, words[0])
    await sitting.told([first, third])
    await sitting.play(second, 0, words[1])
    await sitting.told([first, third])
    await sitting.play(first, 0, sitting.screens[first].frames[-1]["decision"]["words"][0])
    await sitting.told([third])
    assert sitting.stored()[1] == (second, words[1])


async def test_what_is_refused_changes_nothing(sitting: Sitting) -> None:
    first, second, third = sitting.order
    screen = sitting.screens[third]
    word = screen.latest()["decision"]["words"][0]
    for seq, words, sentence in (
        (0, ["keep nothing"], "'keep nothing'"),
        (0, [word, word], "Only one word"),
        (1, [word], "answers update 1"),
    ):
        await sitting.play(third, seq, *words)
        assert sentence in (await screen.next("refused"))["message"]
    assert screen.latest()["waiting"] == sitting.order
    await sitting.play(third, 0, word)
    await sitting.told([first, second])


async def test_several_words_in_a_row_are_taken_all_or_none(sitting: Sitting) -> None:
    first = sitting.order[0]
    for seat in sitting.order:
        await sitting.play(seat, 0, sitting.screens[seat].latest()["decision"]["words"][0])
    await sitting.told([first])
    screen = sitting.screens[first]
    visit, other = screen.latest()["decision"]["words"][:2]
    await sitting.play(first, 3, visit, "fly")
    assert "'fly'" in (await screen.next("refused"))["message"]
    assert len(sitting.stored()) == 3
    await sitting.play(first, 3, visit, "gather")
    await screen.next("update", lambda frame: frame["seq"] >= 5)
    assert sitting.stored()[3:5] == [(first, visit), (first, "gather")]
    await sitting.play(first, 3, visit)
    assert "already has this answer" in (await screen.next("refused"))["message"]
    await sitting.play(first, 3, other)
    assert "This answers update 3, but the table is at " in (await screen.next("refused"))["message"]


async def test_bots_choose_before_their_turn_too(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "hall.db") as hall:
        ada = await hall.guest()
        table = await hall.table(ada, title="flamecraft", seats=3, bots={"1": "random", "2": "random"}, start=True)
        screen = await hall.screen(ada)
        await screen.join(table["id"])
        sitting = Sitting(tmp_path / "hall.db", table["id"], [ada], [screen], [])

        async def bots_have_chosen() -> bool:
            return bool(screen.latest()["waiting"] == [0])

        await eventually(bots_have_chosen)
        before = len(sitting.stored())  # bots whose answers count before the person's
        assert before < SEATS
        await sitting.play(0, 0, screen.latest()["decision"]["words"][0])
        await screen.next("update", lambda frame: frame["seq"] >= SEATS)
        assert {seat for seat, _ in sitting.stored()[:SEATS]} == {0, 1, 2}


async def test_an_early_answer_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        before = await sit_down(hall, database)
        first, second, third = before.order
        words = {seat: screen.latest()["decision"]["words"] for seat, screen in enumerate(before.screens)}
        await before.play(third, 0, words[third][1])
        await before.told([first, second])
    async with open_hall(database) as hall:
        screens = await hall.seats_at(before.table, before.guests)
        after = Sitting(database, before.table, before.guests, screens, before.order)
        assert [screen.latest()["waiting"] for screen in screens] == [[first, second]] * 3
        assert screens[third].latest()["decision"] is None
        await after.play(second, 0, words[second][0])
        await after.told([first])
        await after.play(first, 0, words[first][0])
        await after.told([first])
        assert after.stored() == [(first, words[first][0]), (second, words[second][0]), (third, words[third][1])]
