"""Overlays: a folder of TOML card files that corrects or extends a title's own, named by `--cards DIR`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from emberhall import Game, load
from emberhall.cli.arguments import CommandError, as_command_errors, game_of
from emberhall.kernel.games import overlay

F = TypeVar("F", bound=Callable[..., Any])


def cards_option(command: F) -> F:
    """The option `--cards DIR`."""
    return click.option(
        "--cards",
        "folder",
        type=click.Path(exists=True, file_okay=False, path_type=Path),
        metavar="DIR",
        help="Card files (.toml) that correct or extend the title's own; or a folder of them per title.",
    )(command)


def files_in(folder: Path, title: str) -> dict[str, str]:
    """The card files of a folder, by name; a title's files may be in a subfolder of its name."""
    own = folder / title
    place = own if own.is_dir() else folder
    try:
        texts = {path.name: path.read_text("utf-8") for path in sorted(place.glob("*.toml"))}
    except (OSError, UnicodeDecodeError) as problem:
        raise CommandError(f"The card files in {place} cannot be read: {problem}.") from None
    if not texts:
        raise CommandError(f"{place} holds no card files; they end in .toml.")
    return texts


def game_with(title: str, folder: Path | None) -> Game:
    """The game of a title, with the overlay in a folder if one was given."""
    game = game_of(title)
    if folder is None:
        return game
    with as_command_errors():
        return overlay(title, files_in(folder, title))


def overlay_for(text: str, folder: Path | None) -> None:
    """Read the overlay in a folder for the title that a record's text names, so that the record can be played."""
    if folder is None:
        return
    for line in text.splitlines():
        key, _, title = line.strip().partition(" ")
        if key == "title":
            with as_command_errors():
                load(title)
                overlay(title, files_in(folder, title))
            return
