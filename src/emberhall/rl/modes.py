"""Names of the modes that learners can play: a title, its seats and options, with the version of its rules.

`dualis-4-partnership-short-v1` is Duālis for four in partnership, short, under RULES 1. Results for the same name are
comparable.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from emberhall import Game, load, titles
from emberhall.kernel.games import Value
from emberhall.kernel.observers import Observer


@dataclass(frozen=True)
class Mode:
    """One way of playing a title."""

    name: str
    title: str
    seats: int
    options: Mapping[str, Value]

    def game(self) -> Game:
        return load(self.title)

    def observer(self) -> Observer:
        """The observer of its positions; ValueError if the title has none."""
        found = self.game().observer(self.seats)
        if found is None:
            raise ValueError(f"{self.title} has no observer, so nobody can learn on it; docs/add-a-game.md says more.")
        return found


def named(game: Game, seats: int, options: Mapping[str, Value]) -> str:
    """A mode's name: title, seats, options and rules."""
    told = [name if value is True else str(value) for name, value in options.items() if value is not False]
    return "-".join([game.name, str(seats), *dict.fromkeys(told), f"v{game.RULES}"])


@cache
def modes() -> dict[str, Mode]:
    """Every mode of every title that has an observer, by name."""
    found = {}
    for title in titles():
        game = load(title)
        for seats, options in game.modes():
            if game.observer(seats) is not None:
                name = named(game, seats, options)
                found[name] = Mode(name, title, seats, options)
    return found


def ids() -> tuple[str, ...]:
    """The names of all modes."""
    return tuple(modes())


def mode_of(name: str) -> Mode:
    """The mode with a name; a ValueError lists the modes, or gives the version of the rules available here."""
    found = modes().get(name)
    if found is not None:
        return found
    stem, _, _ = name.rpartition("-v")
    here = [each for each in modes() if each.rpartition("-v")[0] in (stem, name)]
    if here:
        raise ValueError(f"{name} is not here: this version plays {here[0]}.")
    raise ValueError(f"There is no mode {name!r}; there is {', '.join(modes())}.")
