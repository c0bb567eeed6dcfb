"""Consoles of rich: coloured on a terminal, plain text that can be piped anywhere else."""

import os
import sys

from rich.console import Console

PLAIN_WIDTH = 100


def screen(stderr: bool = False) -> Console:
    """Where to print; made when it is needed, so that it prints to what the streams are now.

    Brackets and colons are only that: people and cards may be called anything.
    """
    stream = sys.stderr if stderr else sys.stdout
    if stream.isatty():
        return Console(file=stream, highlight=False, markup=False, emoji=False)
    width = None if "COLUMNS" in os.environ else PLAIN_WIDTH  # rich reads what the shell says
    return Console(
        file=stream, highlight=False, markup=False, emoji=False, width=width, color_system=None, legacy_windows=False
    )
