"""The canvas for pictures, with the few shapes a board needs."""

from math import cos, pi, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from emberhall.kernel.titles.boards import INK, PALE, PAPER

WIDTH: Final = 640
HEIGHT: Final = 420
FELT: Final = "#23313a"


class Canvas:
    """A canvas of 640 by 420 pixels."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH, HEIGHT), FELT)
        self.pen = ImageDraw.Draw(self.image)
        self.font = ImageFont.load_default(11)

    def text(self, x: float, y: float, words: object, colour: str = PALE) -> None:
        self.pen.text((x, y), str(words), fill=colour, font=self.font)

    def box(self, x: float, y: float, wide: float, high: float, colour: str, line: str = INK) -> None:
        self.pen.rounded_rectangle((x, y, x + wide, y + high), 4, fill=colour, outline=line)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour, outline=INK)

    def hexagon(self, x: float, y: float, radius: float, colour: str) -> None:
        corners = [(x + radius * sin(k * pi / 3), y + radius * cos(k * pi / 3)) for k in range(6)]
        self.pen.polygon(corners, fill=colour, outline=INK)

    def card(self, x: float, y: float, words: str, colour: str = PAPER, wide: float = 40, high: float = 54) -> None:
        """Draw a card with a few words on it."""
        self.box(x, y, wide, high, colour)
        for k, line in enumerate(words.split("\n")):
            self.text(x + 4, y + 3 + 13 * k, line, INK)

    def pixels(self) -> NDArray[np.uint8]:
        return np.asarray(self.image, np.uint8).copy()
