"""A game by random words, with some taken back, at a hall on a device or at a server: every frame on the way."""

import random
from typing import Any

from tests.device.halls import Client, Frame

CHANGING = ("created", "at", "pace", "moved")
"""What differs from run to run."""


async def transcript(
    client: Client, title: str, seats: int, level: str, options: dict[str, Any], seed: int = 0
) -> list[Frame]:
    """Play a game; every frame on the way, without times, and its review."""
    await client.arrive()
    bots = {str(seat): level for seat in range(1, seats)}
    wish = {"title": title, "seats": seats, "options": options, "bots": bots, "nonce": "0123456789abcdef"}
    table = await client.call("POST", "/tables", **wish, sit=0, start=True, public=False)
    client.join(table["id"])
    frames, rng, undone, answered = [timeless(table)], random.Random(f"{title} {seats} {seed}"), 0, -1
    while True:
        frame = await client.heard()
        frames.append(timeless(frame))
        assert frame["t"] not in ("refused", "error"), frame
        if frame["t"] == "lobby" and frame["table"]["status"] == "over":
            break
        if frame["t"] != "update" or frame["decision"] is None or frame["seq"] <= answered:
            continue
        answered = frame["seq"]
        if frame.get("undo") and undone < 3 and rng.random() < 0.2:
            undone += 1
            answered = -1
            client.say(t="undo", table=table["id"], seq=frame["seq"])
            continue
        client.say(t="play", table=table["id"], seq=frame["seq"], words=[rng.choice(frame["decision"]["words"])])
    frames.append(timeless(await client.call("GET", f"/tables/{table['id']}/review/0")))
    return frames


def questions(frames: list[Frame]) -> list[Frame]:
    """The updates that ask something, each with the events since the one before, and the last events.

    Whether a bot's answer comes in an update of its own or with the word before it depends on how quickly it thinks;
    an update may be sent again: neither makes another game.
    """
    asked: list[Frame] = []
    events: list[Any] = []
    for frame in frames:
        if frame.get("t") != "update":
            continue
        events += frame["events"]
        if frame["decision"] is None:
            continue
        if asked and asked[-1]["seq"] == frame["seq"] and not events:
            continue
        asked.append({**frame, "events": events})
        events = []
    return [*asked, {"events": events}]


def timeless(value: Any) -> Any:
    """The same without times."""
    if isinstance(value, dict):
        return {name: timeless(each) for name, each in value.items() if name not in CHANGING}
    return [timeless(each) for each in value] if isinstance(value, list) else value
