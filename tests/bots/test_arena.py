"""The arena: every entrant meets every other, ratings follow from results, and a stopped run resumes."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from emberhall import titles
from emberhall.bots.arena.entrants import budgets, entrant
from emberhall.bots.arena.pairs import Game, Match, figures, play, played
from emberhall.bots.arena.pictures import picture
from emberhall.bots.arena.ratings import Result, rated
from emberhall.bots.arena.rounds import Arena, crosstable
from emberhall.bots.arena.sharing import shared_out
from emberhall.bots.arena.times import counted, median
from emberhall.bots.plans import Plan


def test_ten_to_one_is_four_hundred_points() -> None:
    one, other = rated(2, [Result(0, 1, 11_000, 10_000.0)])
    assert one.points - other.points == pytest.approx(400, abs=2)
    assert one.points + other.points == pytest.approx(0)
    few, _ = rated(2, [Result(0, 1, 11, 10.0)])
    assert few.give > one.give


def test_with_three_places_a_third_of_the_wins_is_equal_strength() -> None:
    one, other = rated(2, [Result(0, 1, 3000, 1000.0, places=3)])
    assert abs(one.points - other.points) < 3


def test_whoever_won_everything_is_rated_too() -> None:
    one, other = rated(2, [Result(0, 1, 10, 10.0)])
    assert 200 < one.points - other.points < 2000


def test_results_against_others_count() -> None:
    """The first and the last never met."""
    low, middle, high = rated(3, [Result(1, 0, 100, 75.0), Result(2, 1, 100, 75.0)])
    assert low.points < middle.points < high.points
    assert low.give > middle.give


def test_an_entrant_is_a_level_or_one_with_another_budget() -> None:
    assert entrant("greedy", "dualis") == "greedy"
    plan = entrant("master@50", "dualis")
    assert isinstance(plan, Plan)
    assert plan.iterations == 50
    for wrong in ("genius", "greedy@50", "master@", "master@0"):
        with pytest.raises(ValueError, match=r"level|entrant"):
            entrant(wrong, "dualis")
    assert [entrant(said, "dualis") for said in budgets("dualis")][-1] == entrant("master@1500", "dualis")


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_curve_has_four_who_differ(title: str) -> None:
    """Duals searches at most eight turns ahead, and two of its four used to be equal."""
    said = budgets(title)
    assert len(set(said)) == 4
    assert [int(each.partition("@")[2]) for each in said] == sorted(int(each.partition("@")[2]) for each in said)


def test_everybody_meets_everybody_and_the_table_is_drawn(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    arena = Arena("nim", ("random", "novice@4", "novice@60"), 4, 2)
    arena.check()
    games = list(played(arena.matches(), 1, log))
    assert len(games) == 12
    rows = crosstable(arena, games)
    assert [row.name for row in rows] == list(arena.entrants)
    for k, row in enumerate(rows):
        assert row.against[k] is None
        for at, found in enumerate(row.against):
            if found is not None:
                back = rows[at].against[k]
                assert back is not None
                assert found.rate + back.rate == pytest.approx(1.0)
    drawn = ET.fromstring(picture("nim <>", rows))
    assert "novice@60" in "".join(drawn.itertext())


def test_a_match_goes_on_from_what_was_played_even_if_a_line_was_cut_off(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    short, long = (Match("nim", "random", "random", games) for games in (2, 4))
    list(played([short], 1, log))
    with log.open("a") as file:
        file.write('{"match": "[')
    games = list(played([long], 1, log))
    assert sorted(game.number for game in games) == [0, 1, 2, 3]
    assert len(log.read_text().splitlines()) == 4
    found = figures(long, games)
    assert found.games == 4


def test_every_deal_is_played_with_the_seats_exchanged() -> None:
    match = Match("dragonduel", "random", "random", 4)
    assert match.terms(0) == match.terms(1) != match.terms(2)
    duplicate = Match("dualis", "random", "random", 4, seats=4)
    assert [duplicate.terms(number)["turn"] for number in range(5)] == [0, 1, 2, 3, 0]


def test_a_game_depends_on_its_number_alone() -> None:
    match = Match("dualis", "greedy", "random", 4, seats=4)
    one, again = play(match, 2), play(match, 2)
    assert (one.share, one.score, one.decisions) == (again.share, again.score, again.decisions)


def test_alone_everybody_plays_the_same_deals() -> None:
    arena = Arena("flamecraft_duals", ("random",), 2, 1)
    arena.check()
    match = arena.matches()[0]
    games = [Game(match.name(), number, float(number), 3, 10, 0.1, 0.02) for number in range(2)]
    (row,) = crosstable(arena, games)
    assert row.against[0] is not None
    assert row.against[0].rate == 0.5


@pytest.mark.parametrize(
    ("arena", "said"),
    [
        (Arena("nim", ("random",), 4, 2), "two entrants"),
        (Arena("nim", ("random", "random"), 4, 2), "named twice"),
        (Arena("nim", ("random", "novice"), 0, 2), "at least 1"),
        (Arena("nim", ("random", "novice"), 4, 9), "seats"),
    ],
)
def test_an_arena_that_cannot_be_says_why(arena: Arena, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        arena.check()


def test_what_several_logs_hold_is_put_together_and_side_by_side(tmp_path: Path) -> None:
    """All matches run at the same time, so a run that hits its time limit has some games of each."""
    first, second = (Match("nim", "random", "novice", 2, seed=seed) for seed in (1, 2))
    other, log = tmp_path / "other.jsonl", tmp_path / "games.jsonl"
    list(played([first], 1, other))
    order = [(game.match, game.number) for game in played([first, second], 1, log)]
    assert order == [(first.name(), 0), (second.name(), 0), (first.name(), 1), (second.name(), 1)]
    log.unlink()
    assert len(list(played([first, second], 1, log, [other]))) == 4
    assert len(log.read_text().splitlines()) == 2


@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_is_begun_when_time_is_up(workers: int) -> None:
    assert list(shared_out(abs, [-1, -2, -3], workers, 0.0)) == []
    assert sorted(shared_out(abs, [-1, -2, -3], workers, 60.0)) == [1, 2, 3]


def test_what_goes_wrong_in_a_process_is_heard_of() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(shared_out(int, ["1", "x"], 2))


def test_the_median_of_many_times_is_known_to_a_tenth() -> None:
    assert median([]) == 0.0
    times = [0.001 * k for k in range(1, 100)]
    assert median([counted(times[:50]), counted(times[50:])]) == pytest.approx(0.05, rel=0.1)
    assert median([counted([0.0])]) == pytest.approx(1e-5)
