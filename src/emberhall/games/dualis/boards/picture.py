"""Duālis: the trick in the middle, the coins left, every seat's tricks and coins, and the hand."""

from collections.abc import Mapping
from typing import Any

from emberhall.kernel.titles.boards import Canvas

COLOURS = {"R": "#e2a39a", "B": "#9db8dd"}
PLACES = ((300, 235), (180, 150), (300, 65), (420, 150))  # below, left, above, right
SUITS = {"S": "Star", "M": "Moon"}


def card(canvas: Canvas, x: float, y: float, word: str) -> None:
    canvas.card(x, y, f"{word[1:-1]}\n{SUITS[word[0]]}", COLOURS[word[-1]])


def draw(canvas: Canvas, view: Mapping[str, Any]) -> None:
    seats, me = view["seats"], view["seat"] or 0
    canvas.text(8, 8, f"round {view['round']}, trick {view['trick']}, {view['direction']} wins")
    for k, (left, colour) in enumerate(zip(view["centre"], COLOURS.values(), strict=True)):
        for n in range(left):
            canvas.disc(16 + 14 * n, 36 + 18 * k, 6, colour)
    canvas.text(8, 66, f"trump {view['trump'] or 'none'}")
    laid = {each["seat"]: each for each in view["table"]}
    for k in range(seats):
        seat = (me + k) % seats
        x, y = PLACES[k]
        canvas.text(x, y - 16, f"seat {seat}: {view['tricks'][seat]} tricks, {view['coins'][seat]} coins")
        if seat in laid:
            card(canvas, x, y, laid[seat]["card"])
            if laid[seat]["coin"]:
                canvas.disc(x + 32, y + 44, 6, "#e8c75a")
    for k, word in enumerate(view["hand"] or []):
        card(canvas, 12 + 47 * k, 345, word)
    for k, side in enumerate(view["sides"]):
        canvas.text(520, 8 + 14 * k, f"seats {side['seats']}: {side['won'] or side['total']}")
