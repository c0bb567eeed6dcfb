"""Starburst over random positions: an ability under way is measured from where its token lies then (FD-76)."""

from collections.abc import Iterator

import pytest

from emberhall.kernel.chance import Rng
from tests.games.flamecraft_duals.referee import NAMES, Cell, Referee, near, read
from tests.games.flamecraft_duals.scenes import Scene, fresh

ruling = pytest.mark.ruling
ASKS = ("meat.from", "iron.from", "plant.to")
VERBS = {"meat.from": "from", "iron.from": "from", "plant.to": "ignite"}


def under_way(seed: int) -> Iterator[tuple[Scene, Cell]]:
    """Every position of a random game right after an ability has fired, and the hex of its token."""
    there = fresh(2, seed, mode="fancy", fancy_pick="starburst+goldrush")
    rng = Rng.seeded(seed)
    word = ""
    while not there.state.over:
        if there.ask in ASKS and word.startswith("fire") and "coin starburst" in there.words():
            chain = there.view(None)["chain"]
            yield there, NAMES[chain[-1]["hex"]]
        words = [each for each in there.words() if not each.startswith("coin")]
        word = words[rng.below(len(words))]
        there.state.apply(word)


def after_words(there: Scene, *words: str) -> Scene:
    """The position after these words, which leave the first as it is."""
    state = there.state.clone()
    for word in words:
        state.apply(word)
    return Scene(state)


def wanted(there: Scene, ask: str, origin: Cell) -> list[str]:
    """What may be chosen, by the referee."""
    view = there.view(None)
    judge = Referee(read(view["board"]), view["mini"], view["bag_size"] > 0 or bool(view["extras"]))
    if ask == "plant.to":
        cells = judge.targets(origin, frozenset({origin}))
    elif ask == "iron.from":
        cells = [cell for cell in near(origin) if judge.can_leave(cell)]
    else:
        cells = [cell for cell in near(origin) if judge.board[cell]]
    return [f"{VERBS[ask]} {name}" for name in NAMES if NAMES[name] in cells]


@ruling("FD-76")
def test_an_ability_is_measured_from_where_its_token_lies() -> None:
    tried = dict.fromkeys(ASKS, 0)
    followed = covered = ended = 0
    for seed in range(12):
        for there, origin in under_way(seed):
            ask = str(there.ask)
            for source in after_words(there, "coin starburst").words():
                for target in after_words(there, "coin starburst", source).words():
                    after = after_words(there, "coin starburst", source, target)
                    moved, to = NAMES[source.split()[1]], NAMES[target.split()[1]]
                    now = to if moved == origin else origin
                    options = wanted(after, ask, now)
                    followed += moved == origin
                    covered += to == origin
                    if options:
                        assert after.offered() == options, (seed, ask, source, target, there.layout())
                        tried[ask] += 1
                    else:
                        assert after.ask != ask, (seed, ask, source, target, there.layout())
                        ended += 1
    assert min(*tried.values(), followed, covered, ended) > 5, (tried, followed, covered, ended)
