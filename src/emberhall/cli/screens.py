"""Rich consoles: coloured on a terminal, plain text elsewhere."""

import os
import sys

from rich.console import Console

PLAIN_WIDTH = 100


def screen(stderr: bool = False) -> Console:
    """A console, created when needed so that it prints to the current streams.

    Markup and emoji codes are off, since names of people and cards may contain brackets and colons.
    """
    stream = sys.stderr if stderr else sys.stdout
    if stream.isatty():
        return Console(file=stream, highlight=False, markup=False, emoji=False)
    width = None if "COLUMNS" in os.environ else PLAIN_WIDTH  # rich reads the environment
    return Console(
        file=stream, highlight=False, markup=False, emoji=False, width=width, color_system=None, legacy_windows=False
    )
