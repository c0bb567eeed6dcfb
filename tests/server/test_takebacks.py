"""Taking words back: what stands, what is free, and that a shown card binds."""

from emberhall.server.takebacks import Takebacks, standing
from tests.server.hall import Hall


def test_the_words_that_stand_are_those_not_taken_back() -> None:
    moves = [(0, "a"), (0, "b"), (0, "undo"), (0, "undo"), (0, "c"), (1, "d")]
    assert standing(moves) == [(0, "c"), (1, "d")]


def test_words_are_free_until_one_binds_or_another_seat_answers() -> None:
    takebacks = Takebacks().after(0, bound=False).after(0, bound=False)
    assert (takebacks.free(0), takebacks.free(1), takebacks.free(None)) == (2, 0, 0)
    assert takebacks.after(1, bound=False) == Takebacks(1, 1)
    assert takebacks.after(0, bound=True).free(0) == 0


async def test_a_card_that_was_shown_cannot_be_taken_back(hall: Hall) -> None:
    table, guests = await hall.full_table()
    screens = await hall.seats_at(table, guests)
    update = screens[0].latest()
    seat = update["waiting"][0]
    asked = screens[seat]
    await asked.send(t="play", table=table, seq=0, words=[asked.latest()["decision"]["words"][0]])
    told = await asked.next("update", lambda frame: frame["seq"] == 1)
    assert "undo" not in told
    await asked.send(t="undo", table=table, seq=1)
    refused = await asked.next("refused")
    assert refused["error"] == "bound"
    await asked.send(t="undo", table=table, seq=0)
    assert (await asked.next("refused"))["error"] == "stale"
