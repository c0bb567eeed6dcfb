"""Motions about one of the people at a table: who is asked, how many must agree, and what the votes lead to."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from emberhall import Play, load
from emberhall.kernel.plays.consent import last_choice
from emberhall.server.errors import RequestError
from emberhall.server.lobby.matching import plays_alike
from emberhall.server.table.row import motions, standins
from emberhall.server.table.row.delays import MOST, delay_of, parse
from emberhall.server.table.row.hints import allowed, among_bots, with_hints
from emberhall.server.table.row.lives import Motion, life_of
from emberhall.store import Purpose
from emberhall.wire.values import Ballot, MotionKind
from tests.server.rows import HERE, table

FOUR = table("ada", "bea", "cid", "greedy", status="running")


def error_of(change: Callable[[], object]) -> tuple[str, int]:
    with pytest.raises(RequestError) as refused:
        change()
    return refused.value.error, refused.value.status


def verdict(kind: MotionKind, answers: dict[int, Ballot], here: tuple[str, ...] = HERE, seat: int = 0) -> str | None:
    return motions.verdict(FOUR, Motion(1, kind, seat, 0, answers), here)


def test_for_an_undo_every_person_is_asked_and_else_those_who_are_there() -> None:
    asked: list[tuple[MotionKind, list[int]]] = [("undo", [1, 2]), ("away", [2]), ("kick", [2])]
    for kind, seats in asked:
        assert motions.voters(FOUR, Motion(1, kind, 0, 0, {}), ("ada", "cid")) == seats
    assert [motions.needed(Motion(1, "away", 0, 0, {}), range(size)) for size in (1, 2, 3, 4)] == [1, 2, 2, 3]
    assert [motions.needed(Motion(1, "undo", 0, 0, {}), range(size)) for size in (1, 2, 3)] == [1, 2, 3]


def test_an_undo_needs_everybody() -> None:
    assert verdict("undo", {1: "yes"}) is None
    assert verdict("undo", {1: "yes", 2: "yes"}) == "yes"
    assert verdict("undo", {1: "yes", 2: "no"}) == "no"
    assert verdict("undo", {2: "no"}) == "no"
    alone = table("ada", "greedy", status="running")
    assert motions.verdict(alone, Motion(1, "undo", 0, 0, {}), HERE) == "yes", "Nobody else is asked."


def test_somebody_goes_when_two_others_at_least_are_for_it() -> None:
    assert verdict("kick", {1: "yes", 2: "yes"}) == "yes"
    assert verdict("kick", {1: "yes"}, ("ada", "bea")) is None, "One other is too few."
    assert verdict("kick", {1: "yes", 2: "no"}) == "no"


def test_for_one_who_is_away_most_of_those_there_decide() -> None:
    assert verdict("away", {}) is None
    assert verdict("away", {1: "bot"}) is None
    assert verdict("away", {1: "bot", 2: "bot"}) == "bot"
    assert verdict("away", {1: "end", 2: "end"}) == "end"
    assert verdict("away", {1: "wait"}) == "wait", "The other alone cannot decide it."
    assert verdict("away", {1: "bot", 2: "end"}) == "wait"
    assert verdict("away", {1: "end"}, ("bea",)) == "end"


def begun() -> Play:
    return Play.begin(load("flamecraft_duals"), 2, 5)


def test_who_is_waited_for_is_absent_only_while_somebody_is_there() -> None:
    row = table("ada", "bea", status="running")
    play = begun()
    (first,) = play.waiting
    away, other = ("ada", "bea") if first == 0 else ("bea", "ada")
    assert motions.absent(row, play, (other,)) == [first]
    assert motions.absent(row, play, (away,)) == []
    assert motions.absent(row, play, ()) == []
    assert motions.absent(row, None, (other,)) == []
    assert motions.absent(replace(row, status="over"), play, (other,)) == []
    assert motions.absent(replace(row, terms={"clock": "days 3"}), play, (other,)) == []


def test_a_question_settles_itself() -> None:
    row = table("ada", "bea", status="running")
    play = begun()
    (first,) = play.waiting
    away, other = ("ada", "bea") if first == 0 else ("bea", "ada")
    assert not motions.moot(row, play, (other,))
    asked = motions.propose(row, "away", first, 7)
    assert life_of(asked).motion == Motion(1, "away", first, 7, {})
    assert not motions.moot(asked, play, (other,))
    assert motions.moot(asked, play, (other, away))
    assert motions.moot(replace(asked, status="over"), play, (other,))
    assert (
        motions.moot(standins.stand_in(motions.propose(row, "kick", 1 - first, 7), first, "greedy", "left"), play, ())
        is False
    )
    assert life_of(standins.stand_in(asked, first, "greedy", "away")).motion is None
    assert life_of(motions.without(asked)).motion is None
    assert error_of(lambda: motions.propose(asked, "undo", 0, 8)) == ("motion-pending", 409)
    assert life_of(motions.propose(motions.without(asked), "undo", 0, 8)).motion == Motion(2, "undo", 0, 8, {})


def chosen(seat: int) -> Play:
    """A play in which a seat has said something that it cannot take back freely."""
    play = begun()
    while play.course.takebacks.free(seat) or not last_choice(play, seat).words:
        (asked,) = play.waiting
        decision = play.asked(asked)
        assert decision is not None
        play.course.run([(asked, decision.words()[0])])
    return play


def test_to_take_something_back_everybody_must_be_there() -> None:
    row, play = table("ada", "bea", status="running"), chosen(0)
    asked = motions.ask_undo(row, play, 0, HERE, 9)
    assert life_of(asked).motion == Motion(1, "undo", 0, 9, {})
    assert life_of(asked).undos == {0: 1}
    assert error_of(lambda: motions.ask_undo(row, play, 0, ("ada",), 9)) == ("undo-away", 409)
    assert error_of(lambda: motions.ask_undo(row, begun(), 0, HERE, 9)) == ("nothing-back", 409)


def test_in_games_that_count_nobody_takes_back_alone() -> None:
    play = chosen(0)
    alone, two = table("ada", "greedy", status="running"), table("ada", "bea", status="running")
    rated, daily = Purpose(rated=True), Purpose(daily="2026-01-01")
    for row in (replace(alone, purpose=rated), replace(alone, purpose=daily), replace(two, purpose=daily)):
        assert error_of(partial(motions.ask_undo, row, play, 0, HERE, 9)) == ("undo-counts", 409)
    motions.ask_undo(replace(two, purpose=rated), play, 0, HERE, 9)
    motions.ask_undo(alone, play, 0, HERE, 9)


def test_three_times_in_a_game_and_no_more() -> None:
    row, play = table("ada", "bea", status="running"), chosen(0)
    for _ in range(motions.UNDOS):
        row = motions.without(motions.ask_undo(row, play, 0, HERE, 9))
    assert motions.UNDOS == 3
    assert error_of(lambda: motions.ask_undo(row, play, 0, HERE, 9)) == ("no-undos", 409)
    assert life_of(row).undos == {0: 3}


def test_only_another_person_can_be_asked_to_go() -> None:
    asked = motions.ask_to_go(FOUR, 0, 1, HERE, 9)
    assert life_of(asked).motion == Motion(1, "kick", 1, 9, {0: "yes"})
    for seat in (-1, 0, 3, 4):
        assert error_of(partial(motions.ask_to_go, FOUR, 0, seat, HERE, 9)) == ("no-person", 409)
    assert error_of(lambda: motions.ask_to_go(FOUR, 0, 1, ("ada", "bea"), 9)) == ("too-few", 409)


def test_answers_are_of_those_asked_and_of_what_can_be_said() -> None:
    asked = motions.propose(FOUR, "kick", 1, 9, {0: "yes"})
    said = life_of(motions.with_answer(asked, 1, 2, "no", HERE)).motion
    assert said is not None
    assert said.answers == {0: "yes", 2: "no"}
    assert error_of(lambda: motions.with_answer(asked, 2, 2, "no", HERE)) == ("no-motion", 409)
    assert error_of(lambda: motions.with_answer(FOUR, 1, 2, "no", HERE)) == ("no-motion", 409)
    assert error_of(lambda: motions.with_answer(asked, 1, 1, "no", HERE)) == ("not-asked", 403)
    assert error_of(lambda: motions.with_answer(asked, 1, 2, "wait", HERE)) == ("bad-answer", 400)


def test_a_seat_that_is_lost_is_not_given_back() -> None:
    row = table("ada", "bea", status="running", terms={"clock": "game 600+5"})
    for why in ("kicked", "conceded"):
        held = standins.stand_in(row, 0, "greedy", why)
        assert error_of(partial(standins.give_back, held, 0)) == ("seat-lost", 403)
        assert not standins.comes_back(held, "ada")
    away = standins.stand_in(standins.stand_in(row, 0, "greedy", "away"), 1, "greedy", "left")
    assert standins.comes_back(away, "ada")
    assert not standins.comes_back(away, "bea")
    assert life_of(standins.give_back(away, 0)).held == {1: "left"}


def test_hints_are_for_one_person_among_bots_unless_the_host_says_otherwise() -> None:
    alone, two = table("ada", "greedy"), table("ada", "bea")
    assert (allowed(alone), allowed(two), allowed(with_hints(two, True)), allowed(with_hints(alone, False))) == (
        *(True, False),
        *(True, False),
    )
    assert with_hints(alone, None) is alone
    for purpose in (Purpose(rated=True), Purpose(daily="2026-01-01"), Purpose(event="e")):
        assert not allowed(replace(with_hints(alone, True), purpose=purpose))
    assert not among_bots(table("ada", "greedy bea").chairs)
    assert not among_bots(table("greedy", "-").chairs)


def test_a_delay_has_its_bounds_and_ends_with_the_game() -> None:
    assert parse("none") is None
    for kind, most in MOST.items():
        assert parse(f"{kind} 1") == (kind, 1)
        assert parse(f"{kind} {most}") == (kind, most)
        for amount in (0, most + 1):
            assert error_of(partial(parse, f"{kind} {amount}")) == ("bad-delay", 400)
    assert error_of(lambda: parse("moves ten")) == ("bad-delay", 400)
    assert MOST == {"moves": 100, "seconds": 3600}
    row = table("ada", "bea", terms={"delay": "moves 10"})
    assert [delay_of(replace(row, status=status)) for status in ("open", "running", "over")] == [
        None,
        ("moves", 10),
        None,
    ]
    assert delay_of(replace(FOUR, terms={})) is None


def test_a_table_is_found_by_those_who_want_the_usual_game() -> None:
    game = load("dragonduel")
    row = replace(table("ada", "-"), title="dragonduel", options=game.setup.check(2, {}))
    assert plays_alike(game, row, 2)
    assert plays_alike(game, replace(row, options={**row.options, "deck0": "random"}), 2)
    assert not plays_alike(game, row, 3)
    assert not plays_alike(game, replace(row, cards="mark"), 2)
    assert not plays_alike(game, replace(row, status="running"), 2)
    house = next(name for name in row.options if not name.startswith("deck"))
    assert not plays_alike(game, replace(row, options={**row.options, house: "otherwise"}), 2)
    assert not plays_alike(load("dualis"), row, 2)
