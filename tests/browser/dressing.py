"""Stage a table: views are changed on their way to the page, which cannot tell."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

View = dict[str, Any]


def dress(
    page: Page, change: Callable[[View], None], retell: Callable[[View, dict[str, Any]], None] | None = None
) -> None:
    """Change every view sent to the page from now on, and with `retell` every choice too."""

    def open_line(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "update":
                change(message["view"])
                if retell is not None and message["decision"] is not None:
                    for choice in message["decision"]["choices"]:
                        retell(message["view"], choice)
            line.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/api/socket*", open_line)


def fill_town(view: View, shops: list[str]) -> None:
    """Put these shops in the town, with a pawn before every third of them and enchantments behind others."""
    model = next(space["shop"] for space in view["town"] if space["shop"])
    behind = ["PU-BR-A", "PU-ME-A", "PU-IR-A"]
    for k, (space, shop) in enumerate(zip(view["town"], shops, strict=False)):
        here = {**model, "id": shop, "pawns": [1] if k % 3 == 1 else [], "fee": int(k % 3 == 1)}
        space["shop"] = {**here, "enchantments": behind[: k % 4]}
        space["hidden"] = False
