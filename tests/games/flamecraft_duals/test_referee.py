"""Two readings of the rules compared: the engine and the plain referee, over thousands of random decisions."""

from collections.abc import Mapping
from typing import Any

import pytest

from emberhall.games.flamecraft_duals.facts import patterns
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.kernel.chance import Rng
from tests.games.flamecraft_duals.referee import CELLS, NAMES, Referee, first_player, matches, near, read, worth
from tests.games.flamecraft_duals.scenes import CARDS, Scene, fresh, scene

pytestmark = pytest.mark.compiled

GAMES = 12
MODES = ["standard", "fancy", "fountain", "fancy_fountain", "solo"]


def names(cells: Any) -> list[str]:
    return [name for name in NAMES if NAMES[name] in cells]


def expected(there: Scene, view: Mapping[str, Any], said: list[str]) -> list[str] | None:
    """What the referee would offer here, without coins; None where it has no opinion."""
    ask = view["ask"]
    judge = Referee(read(view["board"]), view["mini"], view["bag_size"] > 0 or bool(view["extras"]))
    origin = NAMES.get(view["source"] or "")
    if ask == "place":
        return [f"place {at}" for at in names(judge.room)]
    if ask == "fire" and origin is not None:
        kinds = judge.kinds(origin, frozenset({origin}))
        return ["no", *[f"fire {kind}" for kind in "BCMIOP" if kind in kinds]]
    if ask == "meat.from" and origin is not None:
        return [f"from {at}" for at in names([cell for cell in near(origin) if judge.board[cell]])]
    if ask == "meat.to" and origin is not None:
        return [f"to {at}" for at in names(judge.room - {origin})]
    if ask == "iron.from" and origin is not None and said[-1].startswith("fire"):
        return [f"from {at}" for at in names([cell for cell in near(origin) if judge.can_leave(cell)])]
    if ask in {"iron.to", "star.to"} and origin is not None:
        return [f"to {at}" for at in names([cell for cell in near(origin) if cell in judge.room])]
    if ask == "star.from":
        return [f"from {at}" for at in names([cell for cell in CELLS if judge.can_leave(cell)])]
    if ask == "potion.a":
        return [f"swap {at}" for at in names([cell for cell in CELLS if judge.board[cell]])]
    if ask == "potion.b" and origin is not None:
        unlike = [cell for cell in CELLS if judge.board[cell] and judge.top(cell) != judge.top(origin)]
        return [f"with {at}" for at in names(unlike)]
    if ask == "plant.to" and origin is not None and said[-1].startswith("fire"):
        return [f"ignite {at}" for at in names(judge.targets(origin, frozenset({origin})))]
    if ask == "score":
        return scored(there, view, judge)
    return None


def scored(there: Scene, view: Mapping[str, Any], judge: Referee) -> list[str]:
    own = GAME.view(there.state, there.seat)
    found = [f"score {card['card']}" for card in own["hand"] if matches(judge.board, card["card"])]
    if not view["claimed"]:
        found += [f"claim {card['card']}" for card in view["fountain"] if matches(judge.board, card["card"])]
    return found if view["duty"] else [*found, "done"]


def compare(there: Scene, rng: Rng) -> int:
    """Play one game alongside the referee; returns how often it had an opinion."""
    opinions = 0
    said = [""]
    while not there.state.over:
        view = there.view(None)
        rainbow = view["ask"] == "fire" and said[-2:-1] == ["coin rainbow"]
        wanted = None if rainbow else expected(there, view, said)
        if wanted is not None:
            assert there.offered() == wanted, f"{view['ask']} after {said[-4:]} on {there.layout()}"
            opinions += 1
        words = there.words()
        word = words[rng.below(len(words))]
        said.append(word)
        there.state.apply(word)
    return opinions


def game(mode: str, seed: int) -> int:
    """A random game of a mode on both sides; returns how often the referee had an opinion."""
    there = fresh(1 if mode == "solo" else 2, seed, mode=mode)
    for draw in there.events("drawn"):
        assert draw["first"] == first_player(tuple(draw["tokens"]))
    opinions = compare(there, Rng.seeded(seed))
    view = there.view(None)
    goldrush = "goldrush" in [fancy["card"] for fancy in view["fancies"]]
    for player, score in zip(view["players"], GAME.scores(there.state), strict=True):
        coins = (0 if player["coins"] else 4) if goldrush else player["coins"]
        assert score == sum(worth(card) for card in player["pile"]) + coins
    return opinions


def whole_game(seed: int) -> int:
    """The same, of some mode."""
    return game(MODES[seed % len(MODES)], seed)


@pytest.mark.parametrize("mode", MODES)
def test_the_engine_and_the_referee_agree(mode: str) -> None:
    opinions = sum(game(mode, seed) for seed in range(GAMES))
    assert opinions > GAMES * (8 if mode == "solo" else 60)


@pytest.mark.parametrize("seed", range(40))
def test_every_card_on_crowded_boards(seed: int) -> None:
    """All 48 patterns, on boards where every hex has a token."""
    rng = Rng.seeded(seed)
    tokens = list(range(42))
    rng.shuffle(tokens)
    faces = [*"BCMIOP" * 6, "BC", "CI", "IO", "OP", "PM", "MB"]
    board = [f"{name}:{faces[token]}" for name, token in zip(NAMES, tokens, strict=False)]
    there = scene(" ".join(board), extras="", mode="fountain", at="score")
    state = there.state
    plain = read(there.view(None)["board"])
    for number, card in enumerate(CARDS):
        assert patterns.matches(state, number) == matches(plain, card) == bool(patterns.found_at(state, number)), card
