"""Consoles of rich: coloured on a terminal, plain text that can be piped anywhere else."""

import sys

from rich.console import Console

PLAIN_WIDTH = 100


def screen(stderr: bool = False) -> Console:
    """Where to print; made when it is needed, so that it prints to what the streams are now."""
    stream = sys.stderr if stderr else sys.stdout
    if stream.isatty():
        return Console(file=stream, highlight=False)
    return Console(file=stream, highlight=False, width=PLAIN_WIDTH, color_system=None, legacy_windows=False)
