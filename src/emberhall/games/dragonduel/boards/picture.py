"""DragonDuel: every seat's monsters and counts, the chain, and the hand."""

from collections.abc import Mapping
from typing import Any

from emberhall.kernel.titles.boards import PAPER, Canvas

TIRED = "#b7ab96"


def draw(canvas: Canvas, view: Mapping[str, Any]) -> None:
    canvas.text(8, 6, f"turn {view['turn']}, seat {view['active']}: {view['phase']}")
    battle = view["battle"] or {"attacker": None, "blocker": None}
    for k, player in enumerate(view["players"]):
        y = 28 + 74 * k
        spark = f"{player['spark_ready']} of {player['spark_ready'] + player['spark_exhausted']} Spark"
        counts = f"Tower {player['tower']}, hand {player['hand']}, deck {player['deck']}, {spark}"
        canvas.text(8, y, f"seat {player['seat']}{'' if player['alive'] else ' (out)'}: {counts}")
        for at, monster in enumerate(player["monsters"]):
            fights = monster["id"] in (battle["attacker"], battle["blocker"])
            tint = "#e2a39a" if fights else PAPER if monster["ready"] else TIRED
            canvas.card(8 + 74 * at, y + 16, f"{monster['card']}\n{monster['strength']}", tint, 70, 50)
    for k, item in enumerate(view["chain"][:6]):
        canvas.card(540, 28 + 40 * k, f"{item['card']}\nseat {item['seat']}", "#cfe3ea", 84, 36)
    for k, card in enumerate((view["hand"] or [])[:10]):
        canvas.card(8 + 62 * k, 360, card, wide=58)
