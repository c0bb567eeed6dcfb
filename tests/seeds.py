"""The same seeds at every run: `python -m tests.seeds` is `emberhall` with one secret for all tables.

A deal then depends on nothing but what the browsers bring, and those bring what a test's name gives; not on cards that
were added since (`tests/deals.py`). A test that fails fails again. `make soak` plays with random seeds and all cards,
and finds what no test has thought of. Beginners, whom the page offers first, play at random here: a change to how bots
think then changes no test's game.
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
from emberhall.server import cardsets, lobby
from emberhall.server.botdesk import BotDesk
from emberhall.server.thoughts import Thought
from tests import deals

RANDOM = os.environ.get("EMBERHALL_SEEDS") == "random"
COMMAND = (sys.executable, "-m", "emberhall" if RANDOM else "tests.seeds")
"""What starts the server."""


def script(name: str) -> str:
    """For a browser: whatever it draws by lot, it draws from this name; every table it makes is another one."""
    if RANDOM:
        return ""
    drawn = list(sha256(name.encode()).digest())
    return (
        f"{{ const drawn = {drawn}; let at = 0; Math.random = () => drawn[at++ % 32] / 256;"
        " crypto.getRandomValues = (all) => { const n = +(sessionStorage.drawn ?? 0); sessionStorage.drawn = n + 1;"
        " for (let i = 0; i < all.length; i++) all[i] = drawn[(i + n) % 32]; return all; } }"
    )


def nonce(name: str) -> str:
    """What such a browser brings to the shuffle of the first table it makes."""
    return secrets.token_hex(16) if RANDOM else sha256(name.encode()).hexdigest()[:32]


def fixed() -> SimpleNamespace:
    """What the lobby draws by lot: the same secret for every table. Ids stay apart."""
    return SimpleNamespace(
        token_bytes=bytes, token_hex=lambda count: "0" * count * 2, token_urlsafe=secrets.token_urlsafe
    )


choose = BotDesk.choose


async def by_chance(desk: BotDesk, make: Callable[[], Thought], owner: str = "") -> str | None:
    """What a bot chooses; beginners choose by chance."""

    def made() -> Thought:
        thought = make()
        return msgspec.structs.replace(thought, level=CHANCE if thought.level == "novice" else thought.level)

    return await choose(desk, made, owner)


if __name__ == "__main__":
    vars(lobby)["secrets"] = fixed()
    vars(cardsets)["load"] = deals.load
    with patch.object(BotDesk, "choose", by_chance):
        sys.exit(main())
