"""Takebacks at a table: which words go back together, and that a shown card is binding."""

from tests.server.hall import Frame, Hall
from tests.stores import failing


async def test_a_visit_is_taken_back_with_what_followed_by_itself(hall: Hall) -> None:
    """Flamecraft asks questions with only one answer in between; undo goes back to the last real choice."""
    table, guests = await hall.full_table(2, title="flamecraft")
    screens = await hall.seats_at(table, guests)

    def visiting(frame: Frame) -> bool:
        return frame["decision"] is not None and frame["decision"]["ask"] == "visit"

    def chosen(frame: Frame) -> bool:
        return frame["decision"] is not None and not visiting(frame) and len(frame["decision"]["words"]) > 1

    first = screens[0].latest()["view"]["first"]
    for screen in (screens[first], screens[1 - first]):
        await screen.send(t="play", table=table, seq=0, words=screen.latest()["decision"]["words"][:1])
    screen = screens[first]
    asked = await screen.next("update", visiting)
    await screen.send(t="play", table=table, seq=asked["seq"], words=asked["decision"]["words"][:1])
    update = await screen.next("update", chosen)
    assert update["seq"] > asked["seq"] + 1, "That gathering is the only thing to do is said by the table."
    assert update["undo"] == 1
    await screen.send(t="ask-undo", table=table, seq=update["seq"])
    refused = await screen.next("refused")
    assert refused["error"] == "undo-is-free", "Nobody is asked for what one may do anyway."
    await screen.send(t="undo", table=table, seq=update["seq"])
    back = await screen.next("update", visiting)
    assert back["decision"] == asked["decision"]
    assert "undo" not in back


async def test_an_undo_that_could_not_be_stored_is_not_told_later(hall: Hall) -> None:
    table, guests = await hall.full_table(2, title="flamecraft_duals")
    screens = await hall.seats_at(table, guests)
    screen, update = screens[0], screens[0].latest()
    while "undo" not in update:  # the first choices pull tokens from the bag, which is binding
        screen = screens[update["waiting"][0]]
        asked = await screen.next("update") if screen.latest()["seq"] < update["seq"] else screen.latest()
        await screen.send(t="play", table=table, seq=asked["seq"], words=asked["decision"]["words"][:1])
        seq = asked["seq"]
        update = await screen.next("update", lambda frame, seq=seq: frame["seq"] > seq)
    hall.watched.before = failing("append")
    await screen.send(t="undo", table=table, seq=update["seq"])
    assert (await screen.next("error"))["error"] == "store"
    hall.watched.before = None
    await screen.send(t="play", table=table, seq=update["seq"], words=update["decision"]["words"][:1])
    told = await screen.next("update")
    assert told["seq"] == update["seq"] + 1
    assert "undone" not in told


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
