"""The sheet that a preview is drawn on: 1200 by 630 pixels, words on the left, the board on the right, people below.

Chats show it at a quarter of its size, so no word is smaller than 24 pixels. The board is the title's own picture,
drawn without words: they would be too small, and in one language only.
"""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from emberhall.kernel.titles.boards import INK, PALE, PAPER
from emberhall.server.links.previews import HIGH, WIDE, Draw, Place, Preview

GROUND: Final = "#241b30"
EDGE: Final = "#5a3527"
RIM: Final = "#7d4e38"
LIGHT: Final = "#fff3df"
MUTED: Final = "#cbbfd3"
GOLD: Final = "#ffb961"
BOARD: Final = (640, 420)
COLOURS: Final = 128  # a third of the bytes, in half of the time
MOST_GROWN: Final = 2.0
TWICE: Final = 2  # the board is drawn at twice its size, so that its lines are smooth
LEFT: Final = 56
COLUMN: Final = 440
TITLE: Final = 200  # pixels that its lines may take
FACES: Final = {"display": ("fraunces-latin-full", 650), "text": ("atkinson-hyperlegible-next-latin-wght", 500)}


class Board:
    """The canvas for a title's picture: shapes, the letter of a token and the number of a card, but no words."""

    def __init__(self, page: Path) -> None:
        self.image = Image.new("RGB", (BOARD[0] * TWICE, BOARD[1] * TWICE), GROUND)
        self._pen = ImageDraw.Draw(self.image)
        self._page = page
        self._drawn: list[tuple[float, float, float, float]] = []

    def fitted(self) -> Image.Image:
        """What was drawn, as large as its place allows."""
        edges = list(zip(*self._drawn, strict=True)) or [(0.0,), (0.0,), (1.0,), (1.0,)]
        left, top = max(0, min(edges[0]) - 4), max(0, min(edges[1]) - 4)
        right, bottom = min(BOARD[0], max(edges[2]) + 4), min(BOARD[1], max(edges[3]) + 4)
        grown = min(MOST_GROWN, BOARD[0] / (right - left), BOARD[1] / (bottom - top))
        size = (max(1, round((right - left) * grown)), max(1, round((bottom - top) * grown)))
        cut = (round(left * TWICE), round(top * TWICE), round(right * TWICE), round(bottom * TWICE))
        return self.image.resize(size, Image.Resampling.BILINEAR, cut)

    def text(self, x: float, y: float, words: object, colour: str = PALE) -> None:
        letters = str(words)
        if len(letters) <= TWICE and letters.isalpha():
            self._pen.text((x * TWICE, y * TWICE), letters, fill=colour, font=_font(self._page, "text", 12 * TWICE))

    def box(self, x: float, y: float, wide: float, high: float, colour: str, line: str = INK) -> None:
        self._drawn.append((x, y, x + wide, y + high))
        corners = (x * TWICE, y * TWICE, (x + wide) * TWICE, (y + high) * TWICE)
        self._pen.rounded_rectangle(corners, 6 * TWICE, fill=colour, outline=line, width=TWICE)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        self._drawn.append((x - radius, y - radius, x + radius, y + radius))
        corners = ((x - radius) * TWICE, (y - radius) * TWICE, (x + radius) * TWICE, (y + radius) * TWICE)
        self._pen.ellipse(corners, fill=colour, outline=INK, width=TWICE)

    def hexagon(self, x: float, y: float, radius: float, colour: str) -> None:
        self._drawn.append((x - radius, y - radius, x + radius, y + radius))
        corners = [((x + radius * sin(k * pi / 3)) * TWICE, (y + radius * cos(k * pi / 3)) * TWICE) for k in range(6)]
        self._pen.polygon(corners, fill=colour, outline=INK, width=TWICE)

    def card(self, x: float, y: float, words: str, colour: str = PAPER, wide: float = 40, high: float = 54) -> None:
        """Draw a card with its number, if it has one."""
        self.box(x, y, wide, high, colour)
        number = next((line for line in words.split("\n") if line.isdecimal()), "")
        font = _font(self._page, "text", (18 if len(number) < 3 else 14) * TWICE)
        self._pen.text(((x + 6) * TWICE, (y + 4) * TWICE), number, fill=INK, font=font)


def png_of(preview: Preview, board: Draw | None, page: Path) -> bytes:
    """The picture of a preview. `page` is the folder of the built page, whose letters it uses."""
    sheet = Image.new("RGB", (WIDE, HIGH), GROUND)
    pen = ImageDraw.Draw(sheet)
    if board is not None:
        canvas = Board(page)
        board(canvas)
        fitted = canvas.fitted()
        sheet.paste(fitted, (WIDE - 24 - (BOARD[0] + fitted.width) // 2, 40 + (BOARD[1] - fitted.height) // 2))
    pen.rectangle((0, HIGH - 92, WIDE, HIGH), fill=EDGE)
    pen.rectangle((0, HIGH - 92, WIDE, HIGH - 88), fill=RIM)
    _words(pen, preview, page, COLUMN if board is not None else WIDE - 2 * LEFT)
    _places(pen, preview.places, page)
    out = BytesIO()
    few = sheet.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(out, "PNG", compress_level=4)
    return out.getvalue()


def _words(pen: ImageDraw.ImageDraw, preview: Preview, page: Path, wide: int) -> None:
    y = 48
    if preview.over:
        pen.text((LEFT, y), preview.over, fill=GOLD, font=_font(page, "display", 30))
    y += 48
    sizes = (64, 54, 44, 36)
    size = next((each for each in sizes if _tall(preview.name, page, each, wide) <= TITLE), sizes[-1])
    for line in _broken(preview.name, _font(page, "display", size), wide)[:4]:
        pen.text((LEFT, y), line, fill=LIGHT, font=_font(page, "display", size))
        y += round(size * 1.12)
    y += 20
    for line in _broken(preview.about, _font(page, "text", 30), wide)[:5]:
        pen.text((LEFT, y), line, fill=MUTED, font=_font(page, "text", 30))
        y += 40
    pen.text((LEFT, HIGH - 68), "Emberhall", fill=LIGHT, font=_font(page, "display", 34))


def _tall(text: str, page: Path, size: int, wide: int) -> int:
    return len(_broken(text, _font(page, "display", size), wide)) * size


def _places(pen: ImageDraw.ImageDraw, places: Sequence[Place], page: Path) -> None:
    """Place cards along the edge of the table; the ones nobody has taken are lit."""
    left, wide = 300, (WIDE - 300 - 24) / max(3, len(places))
    font = _font(page, "text", 26)
    for number, place in enumerate(places):
        x, y = left + number * wide, HIGH - 132
        colour, line = (GROUND, 4) if place.free else (LIGHT, 0)
        pen.rounded_rectangle((x, y, x + wide - 12, y + 64), 14, fill=colour, outline=GOLD, width=line)
        name = "+" if place.free else _cut(place.name, font, wide - 44)
        pen.text((x + 16, y + 16), name, fill=GOLD if place.free else GROUND, font=font)


@cache
def _font(page: Path, face: str, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The page's own letters; without a built page, those that come with the drawing library."""
    name, weight = FACES[face]
    for file in sorted((page / "assets").glob(f"{name}*.woff2")):
        font = ImageFont.truetype(file, size)
        axes = {axis["name"]: axis for axis in font.get_variation_axes()}
        wanted = {b"Weight": weight, b"Optical Size": min(144, size), b"Softness": 100, b"Wonky": 0}
        font.set_variation_by_axes([wanted.get(axis, 0) for axis in axes])
        return font
    return ImageFont.load_default(size)


def _broken(text: str, font: ImageFont.FreeTypeFont | ImageFont.ImageFont, wide: float) -> list[str]:
    """The text in lines; a word that is too long for one is cut."""
    lines: list[str] = []
    for word in (_cut(each, font, wide) for each in text.split()):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _cut(text: str, font: ImageFont.FreeTypeFont | ImageFont.ImageFont, wide: float) -> str:
    if font.getlength(text) <= wide:
        return text
    start = text
    while start and font.getlength(start + "…") > wide:
        start = start[: -max(1, len(start) // 8)]
    return start + "…"
