"""The properties of `properties`, in every mode of every title."""

import gc
import sys

import pytest

from emberhall import load, titles
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from emberhall.kernel.parts.setup import Value
from emberhall.pure import active
from tests.conformance.properties import Inspection

# Interpreted engines are about ten times slower, and `test_traces` compares them with the compiled ones in every mode:
# a game or two of one mode is enough for them. `make fuzz` plays thousands more.
COMPILED = active() == "compiled"
GAMES, LEAST = (300, 4) if COMPILED else (3, 1)
# Decisions per mode: at least this many, however long its games are, and not many more if they are short.
FEWEST, MOST = 2_000, 12_000
MODES = [
    (title, seats, options)
    for title in titles()
    for seats, options in (load(title).setup.modes() if COMPILED else load(title).setup.modes()[:1])
]

WATCHED = ("dragonduel", "flamecraft")
"""Titles with lines that only this test covers."""


def named(mode: tuple[str, int, dict[str, Value]]) -> str:
    title, seats, options = mode
    return "-".join([title, str(seats), *(str(value) for value in options.values())])


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "restore",
    [
        pytest.param(False, id="straight"),
        pytest.param(True, id="restored", marks=pytest.mark.no_cover),  # the same lines again
    ],
)
@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=() if mode[0] in WATCHED else pytest.mark.no_cover) for mode in MODES], ids=named
)
def test_every_property_at_every_decision(mode: tuple[str, int, dict[str, Value]], restore: bool) -> None:
    title, seats, options = mode
    game = load(title)
    left = min(max(FEWEST, 10_000_000 // game.MAX_DECISIONS), MOST) * GAMES // 300
    for seed in range(GAMES // 3 if restore else GAMES):
        if left <= 0 and seed >= LEAST:
            break
        deal = seed + GAMES * restore
        # The first game checks every property at every decision, the others one at random.
        inspection = Inspection(game, seats, options, deal, restore=restore, thorough=seed == 0)
        try:
            left -= inspection.play()
        except AssertionError as wrong:
            words = " / ".join(f"{seat} {word}" for seat, word in inspection.moves[-6:])
            raise AssertionError(f"{wrong} (seed {inspection.seed}, {inspection.options}, after {words})") from wrong


@pytest.mark.no_cover  # other tests cover the same lines, and a coverage tracer allocates memory itself
@pytest.mark.parametrize("title", titles())
def test_games_that_are_over_leave_nothing_behind(title: str) -> None:
    """A server runs for months: the memory of a game, its views and its imagined states is freed."""
    game = load(title)

    def play(seed: int) -> None:
        seats, options = game.setup.modes()[-1]
        state = game.deal(seats, (1 << 63) + seed, True, **options)
        rng = Rng.seeded(seed)
        for _ in range(60):
            if (decision := state.decision) is None:
                break
            game.unpack(pack(game.imagine(state, decision.seat, rng)))
            game.view(state, decision.seat)
            state.apply(decision.word(decision.options[rng.below(len(decision.options))]))
        state.hear()

    for seed in range(20):
        play(seed)
    gc.collect()
    before = sys.getallocatedblocks()
    for seed in range(20):
        play(seed)
    gc.collect()
    assert sys.getallocatedblocks() - before < 200
