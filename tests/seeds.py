"""The same seeds in every run: `python -m tests.seeds` is `emberhall` with one secret for all tables.

A deal then depends only on the browsers' nonces, which are derived from the name of the test, and not on cards added
since (`tests/deals.py`). A failing test fails again. `make soak` plays with random seeds and all cards, to find what no
test has thought of. Novice bots, which the page offers first, play at random here, so that a change to the bots changes
no test's game.
"""

import os
import secrets
import sys
from collections.abc import Callable
from hashlib import sha256
from types import SimpleNamespace
from unittest.mock import patch

import msgspec

from emberhall.bots import CHANCE
from emberhall.cli import main
from emberhall.server.house import cardsets
from emberhall.server.lobby import lobby
from emberhall.server.minds.botdesk import BotDesk
from emberhall.server.minds.thoughts import Thought
from tests import deals

RANDOM = os.environ.get("EMBERHALL_SEEDS") == "random"
COMMAND = (sys.executable, "-m", "emberhall" if RANDOM else "tests.seeds")
"""The command that starts the server."""


def script(name: str) -> str:
    """JavaScript that derives a browser's random numbers from this name; each table it makes gets different ones."""
    if RANDOM:
        return ""
    drawn = list(sha256(name.encode()).digest())
    return (
        f"{{ const drawn = {drawn}; let at = 0; Math.random = () => drawn[at++ % 32] / 256;"
        " crypto.getRandomValues = (all) => { const n = +(sessionStorage.drawn ?? 0); sessionStorage.drawn = n + 1;"
        " for (let i = 0; i < all.length; i++) all[i] = drawn[(i + n) % 32]; return all; } }"
    )


def nonce(name: str) -> str:
    """The nonce that such a browser contributes to the shuffle of the first table it makes."""
    return secrets.token_hex(16) if RANDOM else sha256(name.encode()).hexdigest()[:32]


def fixed() -> SimpleNamespace:
    """The lobby's chance: the same secret for every table, but ids still differ."""
    return SimpleNamespace(
        token_bytes=bytes, token_hex=lambda count: "0" * count * 2, token_urlsafe=secrets.token_urlsafe
    )


choose = BotDesk.choose


async def by_chance(desk: BotDesk, make: Callable[[], Thought], owner: str = "") -> str | None:
    """Like `BotDesk.choose`, but novice bots choose at random."""

    def made() -> Thought:
        thought = make()
        return msgspec.structs.replace(thought, level=CHANCE if thought.level == "novice" else thought.level)

    return await choose(desk, made, owner)


if __name__ == "__main__":
    vars(lobby)["chance"] = fixed()
    vars(cardsets)["load"] = deals.load
    with patch.object(BotDesk, "choose", by_chance):
        sys.exit(main())
