"""Tables made through the API, equal to those the page makes: its dialog takes as long as a short test."""

import json
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.hall import Visitor

SAID = {"true": True, "false": False}


def asked(address: str, method: str, path: str, token: str = "", /, **body: Any) -> Any:
    data = json.dumps(body).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{address}api{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def resign(address: str, table: str, token: str, *others: str, after: int = 0) -> None:
    """Play any allowed words until `after` of them stand, and resign, as pages would; returns when the game is over."""
    with ExitStack() as open_sockets:
        first, *rest = (open_sockets.enter_context(joined(address, table, each)) for each in (token, *others))
        over = resigned = False
        while not over:
            for socket in (first, *rest):
                for heard in arriving(socket):
                    over = over or (heard["t"] == "lobby" and heard["table"]["status"] == "over")
                    if heard["t"] == "update" and heard["seq"] < after and heard["decision"]:
                        words = heard["decision"]["words"][:1]
                        say(socket, t="play", table=table, seq=heard["seq"], words=words)
                    elif heard["t"] == "update" and heard["seq"] >= after and socket is first and not resigned:
                        say(socket, t="resign", table=table)
                        resigned = True


@contextmanager
def joined(address: str, table: str, token: str) -> Iterator[ClientConnection]:
    with connect(f"ws{address[4:]}api/socket", max_size=None) as socket:
        say(socket, t="hello", token=token)
        say(socket, t="join", table=table)
        yield socket


def say(socket: ClientConnection, **frame: Any) -> None:
    socket.send(json.dumps(frame))


def arriving(socket: ClientConnection) -> Iterator[Any]:
    """The frames that come before a moment of silence."""
    with suppress(TimeoutError):
        while True:
            heard = json.loads(socket.recv(timeout=0.02))
            # The page of the same person may have passed by itself in the meantime.
            assert heard["t"] not in ("refused", "error") or heard["error"] in ("stale", "already"), heard
            yield heard


@cache
def usual_bots(address: str) -> dict[str, str]:
    """The default bot level of each title."""
    with urllib.request.urlopen(f"{address}api/titles") as answer:
        return {title["name"]: title["bots"][0] for title in json.loads(answer.read())}


def open_table(visitor: Visitor, title: str, seats: int, options: dict[str, Any], query: str = "") -> None:
    """Seat a guest with bots as `play-bots` does, with the same deal, and open the table."""
    level = options.get("bots") or usual_bots(visitor.address)[title]
    made = {name: SAID.get(value, value) for name, value in options.items() if name != "bots"}
    bots = {str(seat): level for seat in range(1, seats)}
    enter(visitor, query, title=title, seats=seats, options=made, bots=bots, start=True)


def sit_together(one: Visitor, other: Visitor, **wish: Any) -> None:
    """Start a game of two people with the deal their browsers would give, and open it in both."""
    guests = [asked(one.address, "POST", "/guests", name=name) for name in ("Wren", "Odile")]
    token = guests[0]["token"]
    table = asked(one.address, "POST", "/tables", token, **wish, seats=2, sit=0, nonce=one.nonce)["id"]
    asked(one.address, "POST", f"/tables/{table}/seats", guests[1]["token"], seat=1, nonce=other.nonce)
    asked(one.address, "POST", f"/tables/{table}/start", token)
    for visitor, guest in zip((one, other), guests, strict=True):
        me = json.dumps(json.dumps({**guest, "face": "plant"}))
        visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
        visitor.nonce = ""
        visitor.open(f"t/{table}")


def enter(visitor: Visitor, query: str = "", settings: dict[str, Any] | None = None, **wish: Any) -> None:
    """As a guest with these settings, make a table with the deal this browser would give, and open it."""
    guest = asked(visitor.address, "POST", "/guests", name="Wren")
    drawn = {"nonce": visitor.nonce} if visitor.nonce else {}
    table = asked(visitor.address, "POST", "/tables", guest["token"], **wish, **drawn, sit=0)["id"]
    visitor.nonce = ""  # the page picks the nonce of the next table
    kept = {"emberhall.me": json.dumps({**guest, "face": "plant"})}
    if settings is not None:
        kept["emberhall.settings"] = json.dumps(settings)
    visitor.page.add_init_script(
        f"""if (location.host && !JSON.parse(localStorage.getItem('emberhall.me') ?? '{{}}').token) {{
          Object.assign(localStorage, {json.dumps(kept)});
          sessionStorage.drawn = 1;
        }}"""
    )
    visitor.open(f"t/{table}{query}")
