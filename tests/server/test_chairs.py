"""Chairs of a stored table: who may sit where, leave, clear a seat, put a bot there and begin."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from emberhall import load
from emberhall.server.errors import RequestError
from emberhall.server.table.row import chairs
from emberhall.server.table.row.lives import life_of
from emberhall.store import Purpose, StoredTable
from tests.server.rows import ADA, BEA, CID, seated, table


def error_of(change: Callable[[], object]) -> tuple[str, int]:
    with pytest.raises(RequestError) as refused:
        change()
    return refused.value.error, refused.value.status


def leave(row: StoredTable, seat: int, user: str = "ada", here: tuple[str, ...] = ()) -> StoredTable:
    return chairs.leave(row, {"ada": ADA, "bea": BEA, "cid": CID}[user], seat, "greedy", here)


def test_whoever_comes_gets_the_first_free_seat_or_the_wanted_one() -> None:
    row = table("ada", "-", "greedy", "-")
    assert seated(chairs.sit(row, BEA, None, "n")) == "ada, bea, greedy, -"
    assert chairs.sit(row, BEA, None, "n").chairs[1].nonce == "n"
    assert seated(chairs.sit(row, BEA, 3, None)) == "ada, -, greedy, bea"
    assert chairs.sit(row, ADA, None, None) is row, "Who sits already stays there,"
    assert seated(chairs.sit(row, ADA, 3, None)) == "-, -, greedy, ada", "or changes seats."
    assert chairs.sit(row, ADA, 0, "new").chairs[0].nonce == "new"


def test_seats_that_nobody_can_take() -> None:
    row = table("ada", "greedy", "greedy bea", "-")
    assert error_of(lambda: chairs.sit(row, CID, 0, None)) == ("seat-taken", 409)
    assert error_of(lambda: chairs.sit(row, CID, 1, None)) == ("seat-taken", 409)
    assert error_of(lambda: chairs.sit(row, CID, 4, None))[0] == "unknown-seat"
    assert error_of(lambda: chairs.sit(row, CID, -1, None))[0] == "unknown-seat"
    full = table("ada", "greedy")
    assert error_of(lambda: chairs.sit(full, CID, None, None)) == ("full", 409)
    assert error_of(lambda: chairs.sit(replace(row, status="running"), CID, 3, None)) == ("running", 409)
    assert error_of(lambda: chairs.sit(replace(row, status="over"), BEA, None, None)) == ("over", 409)


def test_who_comes_back_gets_the_seat_that_a_bot_kept() -> None:
    row = leave(table("ada", "bea", "cid", "greedy", status="running"), 1, "bea")
    assert seated(row) == "ada, greedy bea, cid, greedy"
    assert life_of(row).held == {1: "left"}
    for wanted in (None, 1):
        back = chairs.sit(row, BEA, wanted, "other")
        assert seated(back) == "ada, bea, cid, greedy"
        assert life_of(back).held == {}
    assert error_of(lambda: chairs.sit(row, BEA, 2, None)) == ("running", 409)


def test_who_leaves_before_the_start_frees_the_seat() -> None:
    row = table("ada", "bea", "greedy", "-")
    assert seated(leave(row, 1, "bea")) == "ada, -, greedy, -"
    assert leave(row, 1, "bea").host == "ada"
    assert leave(row, 0).host == "bea", "The next person is the host."
    assert leave(table("ada", "greedy", "-"), 0).host == "ada", "Where there is none, nothing changes."
    assert error_of(lambda: leave(row, 3)) == ("seat-free", 409)
    assert error_of(lambda: leave(row, 4))[0] == "unknown-seat"
    assert error_of(lambda: leave(replace(row, status="over"), 0)) == ("over", 409)


def test_the_host_clears_seats_and_whoever_was_there_may_only_watch() -> None:
    row = table("ada", "bea", "greedy", "cid")
    assert seated(leave(row, 2)) == "ada, bea, -, cid"
    assert seated(leave(row, 1, here=("ada", "cid"))) == "ada, -, greedy, cid"
    sent_away = leave(row, 1, here=("ada", "bea"))
    assert seated(sent_away) == "ada, -, greedy, cid"
    assert chairs.is_unwelcome(sent_away, "bea")
    assert "bea" not in str(sent_away.purpose), "Nothing says who it was."
    assert not chairs.is_unwelcome(leave(row, 1, here=("ada",)), "bea"), "Who was away may come back."
    assert not chairs.is_unwelcome(leave(row, 1, "bea", here=("bea",)), "bea"), "Who leaves may come back."
    for _ in range(chairs.MOST_UNWELCOME + 5):
        sent_away = leave(chairs.with_chairs(sent_away, row.chairs[3]), 3, here=("cid",))
    assert len(sent_away.purpose.unwelcome) == chairs.MOST_UNWELCOME
    assert error_of(lambda: leave(row, 2, "bea"))[1] == 403
    assert error_of(lambda: leave(row, 0, "bea"))[1] == 403


def test_in_a_game_everybody_leaves_only_their_own_seat() -> None:
    row = table("ada", "bea", "greedy", "greedy", status="running")
    assert seated(leave(row, 0)) == "greedy ada, bea, greedy, greedy"
    assert leave(row, 0).host == "bea"
    assert error_of(lambda: leave(row, 1)) == ("not-yours", 403)
    assert error_of(lambda: leave(row, 2)) == ("not-yours", 403)


def test_bots_are_seated_and_changed_by_the_host() -> None:
    row = table("ada", "bea", "greedy", "-")
    assert seated(chairs.seat_bot(row, ADA, 3, "expert")) == "ada, bea, greedy, expert"
    changed = chairs.seat_bot(row, ADA, 2, "expert")
    assert seated(changed) == "ada, bea, expert, -"
    assert changed.chairs[2].name == row.chairs[2].name
    assert error_of(lambda: chairs.seat_bot(row, ADA, 1, "expert")) == ("seat-taken", 409)
    assert error_of(lambda: chairs.seat_bot(row, BEA, 3, "expert"))[1] == 403
    assert error_of(lambda: chairs.seat_bot(replace(row, status="over"), ADA, 3, "expert")) == ("over", 409)


def test_a_host_hands_over_to_a_person() -> None:
    row = table("ada", "bea", "greedy cid", "-")
    assert chairs.hand_over(row, ADA, 1).host == "bea"
    assert chairs.hand_over(row, ADA, 0) is row
    assert error_of(lambda: chairs.hand_over(row, ADA, 2)) == ("no-person", 409)
    assert error_of(lambda: chairs.hand_over(row, ADA, 3)) == ("no-person", 409)
    assert error_of(lambda: chairs.hand_over(row, BEA, 1))[1] == 403
    assert chairs.with_host(table("bea", "cid"), leaves=False).host == "ada"


def test_a_game_begins_when_no_seat_is_free() -> None:
    row = table("ada", "greedy", notes={"hints": "on", "other": "x"})
    begun = chairs.begin(row, 7)
    assert (begun.status, begun.rules) == ("running", 7)
    assert begun.seed is not None
    assert [chair.nonce for chair in begun.chairs] == [begun.notes["nonce.0"], begun.notes["nonce.1"]]
    assert {name: begun.notes.get(name) for name in ("chair.0", "chair.1", "hints", "other")} == {
        "chair.0": "person Ada",
        "chair.1": "bot greedy",
        "hints": "on",
        "other": None,
    }
    own = replace(row, chairs=(replace(row.chairs[0], nonce="mine"), replace(row.chairs[1], nonce="old")))
    assert [chair.nonce for chair in chairs.begin(own, 7).chairs] == ["mine", begun.notes["nonce.1"]]
    assert error_of(lambda: chairs.begin(table("ada", "-"), 7)) == ("seats-free", 409)


def test_a_forked_game_begins_as_it_was_dealt() -> None:
    row = table("ada", "greedy", seed=5, options={"seating": "random"})
    begun = chairs.begin(row, 7)
    assert (begun.seed, begun.status, begun.rules, begun.chairs) == (5, "running", 7, row.chairs)
    assert begun.notes == {"chair.0": "person Ada", "chair.1": "bot greedy"}
    assert error_of(lambda: chairs.not_forked(row)) == ("forked", 409)
    chairs.not_forked(table("ada"))


def test_a_rematch_waits_for_those_who_sat_there_and_not_for_those_a_bot_stood_in_for() -> None:
    row = replace(table("ada", "greedy bea", "greedy"), rematch="t9", seed=4, cards="mark", terms={"clock": "none"})
    new = chairs.again(row, "t2", b"other", "2026-01-02", "ada")
    assert seated(new) == "ada, greedy, greedy"
    assert {chair.nonce for chair in new.chairs} == {None}
    assert (new.purpose.again, new.purpose.fill) == (True, chairs.PATIENCE)
    rated = chairs.again(replace(row, purpose=Purpose(rated=True)), "t2", b"other", "2026-01-02", "ada")
    assert rated.purpose.fill == 0, "No bot plays for anybody where the result counts."
    assert (new.id, new.status, new.seed, new.rematch, new.cards, new.terms) == (
        *("t2", "open", None, None),
        *("mark", {"clock": "none"}),
    )


@pytest.mark.parametrize(("seat", "user", "error"), [(1, "ada", "not-yours"), (2, "bea", "not-host")])
def test_what_a_seat_brings_is_for_its_person_or_the_host(seat: int, user: str, error: str) -> None:
    game = load("dragonduel")
    row = replace(table("ada", "bea", "-"), title="dragonduel", options=game.setup.check(3, {}))
    for mine, who in ((0, ADA), (1, BEA), (2, ADA)):
        brought = chairs.bring(row, game, who, mine, {"deck": "random"})
        assert {name for name in row.options if row.options[name] != brought.options[name]} == {f"deck{mine}"}
        assert chairs.take_away(brought, game, mine).options == row.options
        there = (mine + 1) % 3
        carried = chairs.carry(brought, game, mine, there).options
        assert (carried[f"deck{there}"], carried[f"deck{mine}"]) == ("random", row.options[f"deck{there}"])
    others = {"ada": ADA, "bea": BEA}[user]
    assert error_of(lambda: chairs.bring(row, game, others, seat, {"deck": "random"})) == (error, 403)
    assert error_of(lambda: chairs.bring(row, game, ADA, 0, {"hat": 1})) == ("bad-options", 400)
    assert error_of(lambda: chairs.bring(replace(row, status="running"), game, ADA, 0, {}))[0] == "running"
