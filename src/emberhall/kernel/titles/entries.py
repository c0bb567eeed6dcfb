"""Titles from other packages: those that installed distributions register in the entry point group `emberhall.games`.

An entry point has the title's name, and its value is the module that holds the `GAME`. One that cannot be used is left
out with a warning, so that a broken package never stops the house.
"""

import importlib
from typing import Any, Final, final

GROUP: Final = "emberhall.games"
FLAGS: Final = ("asks", "stays", "together")


@final
class OutsideTitles:
    """The titles found: games by name, the package of each one's files, and a sentence for each one left out."""

    def __init__(self) -> None:
        self.games: dict[str, Any] = {}
        self.packages: dict[str, str] = {}
        self.warnings: list[str] = []


def outside_titles(own: tuple[str, ...], kind: type[Any]) -> OutsideTitles:
    """Load every title of other packages; `own` are the names already taken, `kind` the class a game must have."""
    titles = OutsideTitles()
    metadata = importlib.import_module("importlib.metadata")  # slow to import, and most programs never need it
    entries: list[Any] = [*metadata.entry_points(group=GROUP)]
    for entry in sorted(entries, key=_order):
        name = str(entry.name)
        try:
            module = importlib.import_module(str(entry.module))
            game = getattr(module, str(entry.attr or "GAME"))
            _check(name, game, kind, (*own, *titles.games))
        except Exception as problem:  # noqa: BLE001  (no failure of a foreign package may stop the house)
            why = str(problem) if isinstance(problem, ValueError) else f"{type(problem).__name__}: {problem}"
            titles.warnings.append(f"The title {name!r} of {_distribution(entry)} is left out: {why.rstrip('.')}.")
            continue
        titles.games[name] = game
        titles.packages[name] = str(module.__package__)
    return titles


def _check(name: str, game: Any, kind: type[Any], taken: tuple[str, ...]) -> None:
    if name in taken:
        raise ValueError("there is another title of that name")
    if not isinstance(game, kind):
        raise ValueError(f"{game!r} is not a Game")
    if game.name != name:
        raise ValueError(f"its game is called {game.name!r}")
    if not (name.isascii() and name.isidentifier() and name.islower()):
        raise ValueError("a title is named with small letters, digits and underscores")
    for each in game.kinds():
        for flag in FLAGS:
            if flag in vars(each):
                raise ValueError(
                    f"{each.__name__} sets {flag!r} in its class body, where compiled code cannot see it; derive from "
                    "Question, or set it in the constructor"
                )


def _order(entry: Any) -> tuple[str, str]:
    return str(entry.name), _distribution(entry)


def _distribution(entry: Any) -> str:
    """The name of the installed package."""
    return str(entry.dist.name) if entry.dist is not None else str(entry.value)
