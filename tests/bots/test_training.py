"""Training: it finds what wins, resumes where it was killed, and ends with the same weights."""

import json
import random
import shutil
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from emberhall.bots.plans import Plan
from emberhall.bots.training import nets, runs
from emberhall.bots.training.configs import Config, Part, config_of, terms_of
from emberhall.bots.training.courses import Courses
from emberhall.bots.training.fitting import STEPS, Samples, steps
from emberhall.bots.training.games import Sample, played
from emberhall.bots.training.kept import Log
from emberhall.bots.training.rounds import PASSES, Net, Positions, passes
from emberhall.bots.training.runs import Fit, document, train
from emberhall.bots.weights import checked
from emberhall.games.dragonduel.mind.features import COUNT
from emberhall.games.flamecraft_duals.mind.alone import ALONE_INPUTS
from emberhall.kernel.games import load, own_titles
from emberhall.kernel.nets import straight

FAST = Config("dragonduel", (Part("value", 20),), seed=3)


def quiet(*_: object) -> None:
    pass


def test_fitting_finds_what_wins() -> None:
    """More of the first number usually wins; the second one is noise."""
    rng = random.Random(3)
    samples: list[Sample] = []
    for _ in range(400):
        numbers = [[rng.random(), rng.random()] for _ in range(rng.choice((2, 3)))]
        best = max(range(len(numbers)), key=lambda k: numbers[k][0])
        winner = best if rng.random() < 0.9 else rng.randrange(len(numbers))
        samples.append((numbers, [float(k == winner) for k in range(len(numbers))]))
    origin = np.zeros(2)
    *_, (at, weights) = steps(Samples(samples, 1.0), 0, origin, origin, 0.001)
    assert at == STEPS
    assert weights[0] > 3
    assert abs(weights[1]) < 1
    assert Samples(samples, 1.0).quality(weights).right > 0.8


def test_without_much_to_see_the_values_written_by_hand_stay() -> None:
    samples = Samples([([[1.0], [0.0]], [1.0, 0.0])], 1.0)
    origin = np.array([2.0])
    *_, (_, weights) = steps(samples, 0, origin, origin, 1000.0)
    assert weights[0] == pytest.approx(2.0, abs=0.05)


def test_the_course_of_games_says_what_is_still_to_come() -> None:
    """Every step secures two points on average and takes one off the heap; the other number is noise."""
    rng = random.Random(5)
    games: list[list[Sample]] = []
    for _ in range(60):
        heap, secured, game = rng.randrange(4, 9), 0.0, []
        while heap:
            game.append([[secured, float(heap), rng.random()], [0.0, 0.0, 0.0]])
            heap -= 1
            secured += rng.choice((0.0, 2.0, 4.0))
        games.append([(numbers, [secured, 0.0]) for numbers in game])
    courses = Courses(games)
    weights = courses.solved(np.array([1.0, 0.0, 0.0]), 0.8, 1e-6)
    assert weights[0] == 1.0
    assert weights[1] == pytest.approx(2.0, abs=0.3)
    assert courses.quality(weights).loss < courses.quality(np.array([1.0, 0.0, 0.0])).loss
    held = courses.solved(np.array([1.0, 7.0, 0.0]), 0.8, 1e6)
    assert held[1] == pytest.approx(7.0, abs=0.1), "without much to see the values written by hand stay"


def test_in_a_crowd_every_seat_is_compared_with_the_mean_of_the_others() -> None:
    numbers = [[6.0, 1.0], [2.0, 0.0], [4.0, 5.0]]
    courses = Courses([[(numbers, [9.0, 3.0, 0.0])] * 2, [([[1.0, 1.0], [0.0, 3.0]], [5.0, 4.0])]])
    assert courses.secured.tolist() == [3.0, 3.0, -3.0, -3.0, 0.0, 0.0, 1.0]
    assert courses.numbers[:, 0].tolist() == [-1.5, -1.5, -3.0, -3.0, 4.5, 4.5, -2.0]
    assert courses.leads.tolist() == [7.5, 7.5, -1.5, -1.5, -6.0, -6.0, 1.0]
    assert courses.ends.tolist() == [1, 3, 5, 6]


def test_the_course_of_a_game_is_noted_with_its_scores() -> None:
    part = Part("solo", 20, "course", Plan("lines", 8, worlds=1), alone=True)
    samples = played(Config("flamecraft", (part,)), part, 1)
    assert len(samples) > 5
    assert all(numbers[1] == [0.0] * len(numbers[0]) for numbers, _ in samples)
    (scores,) = {tuple(shares) for _, shares in samples}
    assert scores[0] > 10
    assert scores[1] == 0.0


def test_a_game_is_noted_at_its_quiet_moments_with_who_won() -> None:
    moments = played(FAST, FAST.parts[0], 1)
    assert len(moments) > 5
    assert {len(own) for numbers, _ in moments for own in numbers} == {COUNT}
    assert all(sum(shares) == pytest.approx(1.0) for _, shares in moments)


def test_answers_are_noted_with_how_often_search_looked_at_them() -> None:
    part = Part("policy", 20, "answer", Plan("tree", 8), seats=4)
    samples = played(Config("dualis", (part,)), part, 1)
    assert len(samples) > 50
    assert all(len(numbers) == len(shares) > 1 for numbers, shares in samples)
    assert all(sum(shares) == pytest.approx(1.0, abs=0.01) for _, shares in samples)


def test_rounds_are_noted_before_every_lead_with_who_won_them() -> None:
    part = Part("net", 20, "round", Plan("tree", 4, horizon=1), seats=4, options={"mode": "partnership", "short": True})
    samples = played(Config("dualis", (part,)), part, 1)
    assert len(samples) in {18, 27}
    assert {len(numbers[0]) for numbers, _ in samples} == {57}
    assert {shares[0] for _, shares in samples} == {0.0, 1.0}


def either(count: int) -> list[Sample]:
    """Having exactly one of two things wins: no linear weights can express that."""
    rng, samples = random.Random(5), []
    for _ in range(count):
        numbers = [float(rng.random() < 0.5), float(rng.random() < 0.5), 9 * rng.random()]
        samples.append(([numbers], [float(numbers[0] != numbers[1])]))
    return samples


def test_a_net_learns_what_weights_alone_cannot(tmp_path: Path) -> None:
    positions = Positions(either(3000))
    net = Net(3, 8, 1)
    assert list(passes(net, positions, tmp_path / "step", 1)) == list(range(1, PASSES + 1))
    tests = Positions(either(300), positions.scales)
    assert net.quality(tests).right > 0.95
    assert len(net.unscaled(positions.scales)) == 8 * 5 + 1


def test_a_net_that_was_stopped_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    positions = Positions(either(300))
    whole, begun, resumed = Net(3, 4, 1), Net(3, 4, 1), Net(3, 4, 2)
    list(passes(whole, positions, tmp_path / "whole", 1))
    going = passes(begun, positions, tmp_path / "stopped", 1)
    assert [next(going), next(going)] == [1, 2]
    assert list(passes(resumed, positions, tmp_path / "stopped", 1)) == list(range(3, PASSES + 1))
    assert whole.unscaled(positions.scales) == resumed.unscaled(positions.scales)


def test_a_net_is_trained_like_other_weights(tmp_path: Path) -> None:
    part = Part("net", 10, "round", Plan("tree", 2), seats=4, options={"mode": "partnership", "short": True}, hidden=24)
    config = Config("dualis", (part,))
    (fit,) = train(config, tmp_path, 1, quiet)
    judge = load("dualis").mind.judge(checked(document(config, [fit]), "it"))
    assert judge is not None
    assert fit.positions > 150


def test_alone_success_is_weighed_against_nothing() -> None:
    part = Part("value", 20, "win", Plan("turn", 8, tries=2), alone=True, seats=1)
    samples = played(Config("flamecraft", (part,)), part, 1)
    assert all(numbers[1] == [0.0] * len(numbers[0]) for numbers, _ in samples)
    assert {tuple(shares) for _, shares in samples} <= {(1.0, 0.0), (0.0, 1.0)}


ALONE = Config("flamecraft_duals", (Part("solo", 11, level="greedy", alone=True, hidden=4, epochs=3),))


def test_a_net_learns_from_what_was_noted_and_how_it_ended() -> None:
    samples = played(ALONE, ALONE.parts[0], 2)
    assert len(samples) > 5
    assert all(len(noted) == 2 and noted[0] == [] and noted[1][0] == 1.0 for noted, _ in samples)
    assert len({aim for _, (aim,) in samples}) == 1


def test_between_two_a_net_is_told_the_lead_of_whoever_was_on_turn() -> None:
    part = Part("cards", 20, "lead", level="greedy", seats=2, spread=50.0, hidden=4, usual=True)
    samples = played(Config("flamecraft_duals", (part,)), part, 1)
    leads = {aim for _, (aim,) in samples}
    assert max(leads) == -min(leads)
    assert all(len(row) == 19 for noted, _ in samples for row in noted[1:])


def test_a_net_finds_what_counts() -> None:
    """Values count double above one half, the sign says for which seat, and the general number is simply added."""
    rng = random.Random(5)
    samples: list[Sample] = []
    for _ in range(3000):
        own, other, lead = rng.random(), rng.random(), rng.uniform(-1, 1)
        worth = [x + max(0.0, x - 0.5) for x in (own, other)]
        samples.append(([[lead], [1.0, own], [-1.0, other]], [lead + worth[0] - worth[1]]))
    shape = nets.Shape(1, 1, 6, odds=False)
    noted = nets.Noted(samples, shape)
    state = nets.Descent(0, nets.begun(noted, shape, [0.0], 1), np.zeros(shape.size), np.zeros(shape.size))
    before = nets.loss(noted, state.weights, shape)
    *_, state = nets.descend(noted, shape, state, 60, 1)
    assert nets.loss(noted, state.weights, shape) < before / 20
    assert nets.right(noted, state.weights, shape) > 0.95


FIRST = Part("solo", 11, level="greedy", alone=True, hidden=4, epochs=2)
TWICE = Config("flamecraft_duals", (FIRST, replace(FIRST, level="", plan=Plan("sweep", 1), after=True)))


@dataclass(frozen=True)
class Twice:
    """A run of both parts: its folder, both fits, and the weights each game was played with."""

    folder: Path
    first: Fit
    second: Fit
    asked: list[dict[str, list[float]]]


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> Twice:
    asked: list[dict[str, list[float]]] = []

    def watched(config: Config, part: Part, number: int, weights: dict[str, list[float]]) -> list[Sample]:
        asked.append(weights)
        return played(config, part, number, weights)

    folder = tmp_path_factory.mktemp("twice")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runs, "played", watched)
        first, second = train(TWICE, folder, 1, quiet)
    return Twice(folder, first, second, asked)


def test_what_is_played_for_a_second_time_goes_by_the_weights_of_the_first(twice: Twice) -> None:
    assert twice.asked == [{}] * 11 + [twice.first.given()] * 11
    said = json.loads(document(TWICE, [twice.first, twice.second]))
    assert said["weights"]["solo"] == twice.second.weights != twice.first.weights
    assert list(said["fits"]) == ["solo, to begin with", "solo"]


def test_a_part_may_learn_from_the_games_before_it_too(twice: Twice, tmp_path: Path) -> None:
    both = replace(TWICE, parts=(TWICE.parts[0], replace(TWICE.parts[1], also=True)))
    assert both.games_mark(both.parts[1]) == TWICE.games_mark(TWICE.parts[1])
    same, more = train(both, shutil.copytree(twice.folder, tmp_path / "both"), 1, quiet)
    assert same.weights == twice.first.weights
    assert more.positions == twice.first.positions + twice.second.positions
    assert more.weights != twice.second.weights


def test_weights_a_bot_is_taught_hold_for_that_game_alone() -> None:
    part = TWICE.parts[1]
    usual = played(TWICE, part, 3)
    assert played(TWICE, part, 3, {"solo": straight([-1.0] * ALONE_INPUTS)}) != usual
    assert played(TWICE, part, 3) == usual


def test_games_of_other_weights_are_other_games() -> None:
    other = replace(TWICE, parts=(replace(TWICE.parts[0], epochs=3), TWICE.parts[1]))
    assert TWICE.games_mark(TWICE.parts[0]) == other.games_mark(other.parts[0])
    assert TWICE.games_mark(TWICE.parts[1]) != other.games_mark(other.parts[1])
    assert TWICE.fit_mark(TWICE.parts[1]) != other.fit_mark(other.parts[1])


class Killed(Exception):
    """Stands for the process being killed."""


def weights_of(fits: list[Fit]) -> list[list[float]]:
    return [fit.weights for fit in fits]


def test_a_run_that_was_killed_goes_on_and_ends_with_the_same_weights(tmp_path: Path) -> None:
    whole = weights_of(train(FAST, tmp_path / "whole", 1, quiet))

    def dying(what: str, done: int, _: int) -> None:
        if (what == "value" and done == 7) or (what == "value, fit" and done == 2):
            raise Killed

    folder = tmp_path / "broken"
    with pytest.raises(Killed):
        train(FAST, folder, 1, dying)
    (games,) = folder.glob("*.games")
    with games.open("a") as file:
        file.write("[7, [[[[1.0, 2")  # cut off in the middle of a line
    with pytest.raises(Killed):
        train(FAST, folder, 1, lambda what, done, of: dying(what if done != 7 else "", done, of))
    assert weights_of(train(FAST, folder, 1, quiet)) == whole
    assert len(games.read_text().splitlines()) == 20


def test_fitting_a_net_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    def dying(what: str, done: int, _: int) -> None:
        if what == "solo, fit" and done == 2:
            raise Killed

    with pytest.raises(Killed):
        train(ALONE, tmp_path, 1, dying)
    (checkpoint,) = tmp_path.glob("*.epoch")
    assert json.loads(checkpoint.read_text())[0] == 2
    resumed = weights_of(train(ALONE, tmp_path, 1, quiet))
    checkpoint.unlink()
    assert resumed == weights_of(train(ALONE, tmp_path, 1, quiet))


def test_nothing_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = weights_of(train(FAST, tmp_path, 1, quiet))

    def never(_: object) -> list[Sample]:
        raise AssertionError("It was played already.")

    monkeypatch.setattr(runs, "played", never)
    assert weights_of(train(FAST, tmp_path, 1, quiet)) == first


def test_what_is_played_depends_on_the_seed_and_the_plan_but_not_on_how_it_is_fitted() -> None:
    part = FAST.parts[0]
    mark = FAST.games_mark(part)
    assert mark == FAST.games_mark(replace(part, games=40, pull=1.0))
    assert mark != replace(FAST, seed=4).games_mark(part)
    assert mark != FAST.games_mark(replace(part, stray=3))
    assert FAST.fit_mark(part) != FAST.fit_mark(replace(part, pull=1.0))


def test_the_file_says_how_it_was_made_and_can_be_read(tmp_path: Path) -> None:
    fits = train(FAST, tmp_path, 1, quiet)
    text = document(FAST, fits)
    assert checked(text, "it")["value"] == fits[0].weights
    assert json.loads(text)["config"]["seed"] == 3


@pytest.mark.parametrize("title", own_titles())
def test_every_way_of_playing_that_is_learnt_from_exists(title: str) -> None:
    game = load(title)
    for part in config_of(title).parts:
        for number in range(40):
            seats, options = terms_of(game, part, number)
            game.setup.check(seats, options)
            assert (seats == 1) == part.alone


def test_a_title_where_nothing_is_trained_says_so() -> None:
    with pytest.raises(ValueError, match="'nim' has nothing to train"):
        config_of("nim")


def test_a_log_without_a_file_is_empty(tmp_path: Path) -> None:
    assert Log(tmp_path / "none").read() == {}
