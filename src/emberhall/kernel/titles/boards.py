"""What the boards of a title are given, in its folder `boards`: a voice to speak with, a canvas to draw on.

`boards/terminal.py` draws a title in a terminal and `boards/picture.py` as a picture; both read views alone.
"""

from typing import Final, Protocol

PAPER: Final = "#f3ead8"
INK: Final = "#1d1a16"
PALE: Final = "#c9d3d6"
# The colours of six kinds of goods, types or elements, in the order of their titles, then of no kind.
KINDS: Final = ("#d9a441", "#c2554d", "#6d7b86", "#8e5fb0", "#4fa3b8", "#5d9a55", "#efe6d2")


class Voice(Protocol):
    """The sentences of one language."""

    lang: str

    def __call__(self, key: str, /, **args: str | float) -> str:
        """The sentence of a key, or of `key.attribute`; the key itself if there is none."""

    def whole(self, key: str, /, **args: str | float) -> str | None:
        """The sentence, if there is one and no argument is missing."""

    def knows(self, key: str) -> bool:
        """True if any language has this message."""


class Canvas(Protocol):
    """A canvas of 640 by 420 pixels, with the few shapes a board needs."""

    def text(self, x: float, y: float, words: object, colour: str = PALE) -> None: ...

    def box(self, x: float, y: float, wide: float, high: float, colour: str, line: str = INK) -> None: ...

    def disc(self, x: float, y: float, radius: float, colour: str) -> None: ...

    def hexagon(self, x: float, y: float, radius: float, colour: str) -> None: ...

    def card(self, x: float, y: float, words: str, colour: str = PAPER, wide: float = 40, high: float = 54) -> None:
        """Draw a card with a few words on it."""
