"""Flamecraft: the Town in two rows, the Park, the row of enchantments, and what every seat has."""

from collections.abc import Mapping
from typing import Any

from emberhall.kernel.titles.boards import KINDS, PAPER, Canvas

GOODS = ("br", "me", "ir", "po", "cr", "pl")


def colour(card: str | None) -> str:
    """The colour of an artisan, by its good."""
    for k, good in enumerate(GOODS):
        if card is not None and good in card.lower().split("-"):
            return KINDS[k]
    return "#58656c"


def shop(canvas: Canvas, x: float, y: float, space: Mapping[str, Any]) -> None:
    place = space["shop"]
    if place is None:
        canvas.box(x, y, 84, 74, "#44555f" if space["hidden"] else "#2b3b45")
        return
    canvas.card(x, y, place["id"][:13], PAPER, 84, 74)
    for k, card in enumerate(place["slots"]):
        canvas.box(x + 5 + 26 * k, y + 20, 22, 22, colour(card))
    canvas.text(x + 5, y + 46, f"+{len(place['enchantments'])}", "#1d1a16")
    for k, pawn in enumerate(place["pawns"]):
        canvas.disc(x + 34 + 13 * k, y + 60, 6, KINDS[pawn % 6])


def draw(canvas: Canvas, view: Mapping[str, Any]) -> None:
    turn = view["turn"]
    canvas.text(8, 6, f"turn {turn['number']} of seat {turn['seat']}: {turn['asked'] or 'over'}")
    for k, space in enumerate(view["town"]):
        shop(canvas, 8 + 90 * (k % 7), 26 + 80 * (k // 7), space)
    for k, place in enumerate(view["park"]):
        canvas.card(8 + 62 * k, 192, "" if place is None else place["card"][:8], wide=58, high=34)
    for k, card in enumerate(view["row"]):
        canvas.card(330 + 62 * k, 192, (card or "")[:8], "#e6dcf0", 58, 34)
    for k, player in enumerate(view["players"]):
        y = 236 + 18 * k
        canvas.disc(16, y + 7, 6, KINDS[player["seat"] % 6])
        holdings = f"{player['reputation']} reputation, {player['coins']} coins, {player['hand']} cards, goods"
        canvas.text(28, y, f"{holdings} {' '.join(map(str, player['goods']))}")
    for k, card in enumerate((view["me"] or {"hand": []})["hand"][:10]):
        canvas.card(8 + 62 * k, 340, card[:8], colour(card), 58, 34)
    for k, fancy in enumerate((view["me"] or {"fancies": []})["fancies"][:10]):
        canvas.card(8 + 62 * k, 380, fancy["id"][:8], "#f2cf7e", 58, 34)
