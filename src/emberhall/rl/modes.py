"""Names of the modes that learners can play: a title, its seats and options, with the version of its rules.

`nim-3-misere-v1` is Nim for three, in which the last stone loses, under RULES 1. Results for the same name are
comparable.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from emberhall import Game, load, titles
from emberhall.kernel.observers import Observer
from emberhall.kernel.parts.setup import Value


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
        observer = self.game().learn.observer(self.seats)
        if observer is None:
            raise ValueError(f"{self.title} has no observer, so nobody can learn on it; docs/add-a-game.md says more.")
        return observer


def named(game: Game, seats: int, options: Mapping[str, Value]) -> str:
    """A mode's name: title, seats, options and rules."""
    values = [name if value is True else str(value) for name, value in options.items() if value is not False]
    return "-".join([game.name, str(seats), *dict.fromkeys(values), f"v{game.RULES}"])


@cache
def modes() -> dict[str, Mode]:
    """Every mode of every title that has an observer, by name."""
    by_name = {}
    for title in titles():
        game = load(title)
        for seats, options in game.setup.modes():
            if game.learn.observer(seats) is not None:
                name = named(game, seats, options)
                by_name[name] = Mode(name, title, seats, options)
    return by_name


def ids() -> tuple[str, ...]:
    """The names of all modes."""
    return tuple(modes())


def mode_of(name: str) -> Mode:
    """The mode with a name; a ValueError lists the modes, or gives the version of the rules available here."""
    mode = modes().get(name)
    if mode is not None:
        return mode
    stem, _, _ = name.rpartition("-v")
    here = [each for each in modes() if each.rpartition("-v")[0] in (stem, name)]
    if here:
        raise ValueError(f"{name} is not here: this version plays {here[0]}.")
    raise ValueError(f"There is no mode {name!r}; there is {', '.join(modes())}.")
