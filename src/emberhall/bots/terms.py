"""Terms of a game among many: which seats, mode and options one gets, so that a series has some of everything."""

from functools import cache
from typing import Final

from emberhall.bots.matches import derived
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import load
from emberhall.kernel.parts.setup import Value

CHANCE: Final = "random"  # the value of an option that chance decides


def terms_of(title: str, seed: int, number: int) -> tuple[int, dict[str, Value]]:
    """The seats and options of a game: any mode with more than one side; half of them the usual ones.

    Nothing is left to chance there: starter decks meet each other.
    """
    game = load(title)
    rng = Rng.seeded(derived(seed, title, number, "terms"))
    modes = modes_of(title)
    usual = 2 if 2 in game.seats else max(game.seats)
    if rng.below(2):
        modes = [mode for mode in modes if mode[0] == usual and CHANCE not in mode[1].values()] or modes
    seats, options = modes[rng.below(len(modes))]
    said = dict(options)
    brought = {f"{what}{seat}" for what in game.manners.brings for seat in range(seats)}
    for setting in game.options:
        if setting.name in brought and setting.name not in said:
            choices = [choice for choice in setting.choices if choice != CHANCE]
            said[setting.name] = choices[rng.below(len(choices))]
    try:
        return seats, game.setup.check(seats, said)
    except ValueError:  # what seats bring cannot be combined in any way
        return seats, game.setup.check(seats, options)


@cache
def modes_of(title: str) -> list[tuple[int, dict[str, Value]]]:
    """The modes of a title that have a winner and a loser."""
    setup = load(title).setup
    return [
        (seats, options)
        for seats, options in setup.modes()
        if len(set(setup.teams(seats, setup.check(seats, options)))) > 1
    ]
