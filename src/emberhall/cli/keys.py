"""Single keys from a terminal. The terminal stays in cbreak mode throughout, so that no key is lost."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

KEY = re.compile(r"\x1b\[[A-D]|.", re.DOTALL)  # an arrow, or one character
ENDED = "q"


@contextmanager
def keys() -> Iterator[Callable[[], str]]:
    """A function that waits for the next key and returns it; at the end of the input that is `q`."""
    try:
        import termios  # noqa: PLC0415 - without it, click has another way
        import tty  # noqa: PLC0415
    except ImportError:
        yield click.getchar
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal)  # once: setting it for every key would drop keys typed in between
    typed: list[str] = []

    def next_key() -> str:
        if not typed:
            typed.extend(KEY.findall(os.read(terminal, 64).decode("utf-8", "replace")) or [ENDED])
        return typed.pop(0)

    try:
        yield next_key
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
