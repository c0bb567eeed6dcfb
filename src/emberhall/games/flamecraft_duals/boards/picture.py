"""Flamecraft Duals: the nineteen hexes with their stacks, the bag, the hand, and every seat's score."""

from collections.abc import Mapping
from math import sqrt
from typing import Any

from emberhall.kernel.titles.boards import KINDS, Canvas

TYPES = {"B": 0, "M": 1, "I": 2, "O": 3, "C": 4, "P": 5}  # the index of each type's colour
SIDE = 36


def colour(token: str) -> str:
    """The colour of a token's first type."""
    return KINDS[TYPES.get(token[0], -1)]


def centre(name: str) -> tuple[float, float]:
    """The centre of a hex, in pixels."""
    row, at = "ABCDE".index(name[0]), int(name[1:]) - 1
    wide = sqrt(3) * SIDE
    return 210 + wide * (at - (5 - abs(row - 2) - 1) / 2), 215 + 1.5 * SIDE * (row - 2)


def draw(canvas: Canvas, view: Mapping[str, Any]) -> None:
    canvas.text(8, 8, f"{view['mode']}, turn {view['turn']}, {view['phase']}: {view['ask'] or 'over'}")
    for stack in view["board"]:
        x, y = centre(stack["hex"])
        canvas.hexagon(x, y, SIDE - 1, "#3d4f59" if stack["hex"] != view["mini"] else "#5b7c8c")
        for k, token in enumerate(stack["tokens"]):
            canvas.disc(x, y - 7 * k, 13, colour(token))
        if stack["tokens"]:
            canvas.text(x - 6, y - 7 * (len(stack["tokens"]) - 1) - 6, stack["tokens"][-1], "#1d1a16")
    held = view["held"]
    canvas.text(430, 8, f"bag {view['bag_size']}, deck {view['deck']}, held {held['token'] if held else '-'}")
    for k, player in enumerate(view["players"]):
        holdings = f"seat {player['seat']}: {player['reputation']}, {player['coins']} coins, {player['cards']} cards"
        canvas.text(430, 30 + 16 * k, holdings)
    for k, card in enumerate(view["hand"] or []):
        canvas.card(430 + 66 * (k % 3), 90 + 64 * (k // 3), f"{card['card']}\n{card['reputation']}", wide=62)
    for k, card in enumerate(view["fountain"][:6]):
        canvas.card(430 + 66 * (k % 3), 290 + 60 * (k // 3), f"{card['card']}\n{card['reputation']}", wide=62)
