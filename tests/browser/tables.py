"""Tables that are made by the API, like those the page would make: its dialog takes as long as a short test."""

import json
import urllib.request
from functools import cache
from typing import Any

from websockets.sync.client import connect

from tests.browser.hall import WAIT, Visitor

SAID = {"true": True, "false": False}


def asked(address: str, method: str, path: str, token: str = "", /, **body: Any) -> Any:
    data = json.dumps(body).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{address}api{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def resign(address: str, table: str, token: str) -> None:
    """Give a game up, as a page would; returns when it is over."""
    with connect(f"ws{address[4:]}api/socket", max_size=None) as socket:
        said = ({"t": "hello", "token": token}, {"t": "join", "table": table}, {"t": "resign", "table": table})
        for frame in said:
            socket.send(json.dumps(frame))
        over = False
        while not over:
            heard = json.loads(socket.recv(timeout=WAIT / 1000))
            assert heard["t"] not in ("refused", "error"), heard
            over = heard["t"] == "lobby" and heard["table"]["status"] == "over"


@cache
def usual_bots(address: str) -> dict[str, str]:
    """Who plays with somebody who has not chosen any bots, by title."""
    with urllib.request.urlopen(f"{address}api/titles") as answer:
        return {title["name"]: title["bots"][0] for title in json.loads(answer.read())}


def open_table(visitor: Visitor, title: str, seats: int, options: dict[str, Any]) -> None:
    """Seat a guest with bots as `play-bots` does, with the same deal, and open the table."""
    guest = asked(visitor.address, "POST", "/guests", name="Wren")
    level = options.get("bots") or usual_bots(visitor.address)[title]
    wish = {
        "title": title,
        "seats": seats,
        "options": {name: SAID.get(value, value) for name, value in options.items() if name != "bots"},
        "bots": {str(seat): level for seat in range(1, seats)},
        "sit": 0,
        "start": True,
        "nonce": visitor.nonce,
    }
    visitor.nonce = ""  # the next table gets another one, from the page
    table = asked(visitor.address, "POST", "/tables", guest["token"], **wish)["id"]
    me = json.dumps(json.dumps({**guest, "face": "plant"}))
    visitor.page.add_init_script(
        f"""if (location.host && !JSON.parse(localStorage.getItem('emberhall.me') ?? '{{}}').token) {{
          localStorage.setItem('emberhall.me', {me});
          sessionStorage.drawn = 1;
        }}"""
    )
    visitor.open(f"t/{table}")
