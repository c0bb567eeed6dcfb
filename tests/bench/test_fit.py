"""Fitting and measuring bots: weights are learnt from who won, matches exchange seats, and the ladder is published."""

import math
import random
from pathlib import Path

import pytest

from bench import fit, ladder
from bench.matches import Game, Match, figures, play, played


def test_fitting_finds_what_wins() -> None:
    """The seat with more of the first feature wins mostly, the second one says nothing."""
    rng = random.Random(3)
    samples: list[fit.Sample] = []
    for _ in range(400):
        features = [[rng.random(), rng.random()] for _ in range(2)]
        better = 0 if features[0][0] > features[1][0] else 1
        winner = better if rng.random() < 0.9 else 1 - better
        samples.append((features, [float(seat == winner) for seat in range(2)]))
    first, second = fit.fit(samples, 1)
    assert first > 0.6
    assert abs(second) < 0.3
    loss, right = fit.quality(samples, [first, second])
    assert right > 0.8
    assert loss < math.log(2)


def test_a_game_is_noted_at_its_quiet_moments_with_who_won() -> None:
    moments = fit.record(("dragonduel", 1, 1))
    assert len(moments) > 5
    assert {len(own) for features, _ in moments for own in features} == {34}
    assert all(sum(shares) == pytest.approx(1.0) for _, shares in moments)


def test_every_deal_is_played_with_the_seats_exchanged() -> None:
    match = Match("dragonduel", "random", "random", 4)
    assert match.terms(0) == match.terms(1) != match.terms(2)
    duplicate = Match("dualis", "random", "random", 4, seats=4)
    assert [duplicate.terms(number)["turn"] for number in range(5)] == [0, 1, 2, 3, 0]


def test_a_match_goes_on_from_what_was_played(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    short, long = (Match("nim", "random", "random", games) for games in (2, 4))
    list(played([short], 1, log))
    games = list(played([long], 1, log))
    assert sorted(game.number for game in games) == [0, 1, 2, 3]
    assert len(log.read_text().splitlines()) == 4
    found = figures(long, games)
    assert found.games == 4
    assert found.low < found.rate < found.high or found.rate in {0.0, 1.0}


def test_a_game_depends_on_its_number_alone() -> None:
    match = Match("dualis", "greedy", "random", 4, seats=4)
    one, again = play(match, 2), play(match, 2)
    assert (one.share, one.score, one.decisions) == (again.share, again.score, again.decisions)


def test_the_ladder_names_every_rung_it_has_games_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"Before.\n{ladder.BEGIN}\nold\n{ladder.END}\nAfter.\n")
    monkeypatch.setattr(ladder, "PAGE", page)
    way = ladder.WAYS[0]
    first = way.matches(2, 1)[0]
    games = [Game(first.name(), number, 1.0, 3, 10, 0.1, 0.02) for number in range(2)]
    ladder.publish(ladder.table([way], 2, 1, games))
    text = page.read_text()
    assert "| DragonDuel, starter decks | greedy | random | 100% |" in text
    assert "old" not in text
    assert text.startswith("Before.")
    assert text.endswith("After.\n")
