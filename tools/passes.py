"""Count the seconds a duel with bots loses to passes that nobody chose: `python -m tools.passes`.

Plays a whole duel in a real Chromium, as it comes: motion on, the server's own pace, passing left to the page. A pass
that the page says by itself costs the time from the question's arrival to the word; a pass of a bot costs the time
until it is heard. The page is not asked how it does it, so that any version of it can be measured.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.duellist import Duellist
from tests.browser.hall import Visitor, serving
from tools import chromium

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
PACE = 0.9
LISTEN = """
  window.passes = [];
  let last = null, at = 0;
  const lone = () => last?.decision?.ask === "respond" && last.decision.words.length === 1;
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        const news = JSON.parse(data);
        if (news.t !== "update") return;
        const first = news.events[0], spent = (performance.now() - at) / 1000;
        if (last && !last.decision && first?.kind === "passed") window.passes.push(["bot", spent]);
        [last, at] = [news, performance.now()];
      });
    }
    send(text) {
      if (lone() && JSON.parse(text).words?.[0] === "pass")
        window.passes.push(["page", (performance.now() - at) / 1000]);
      super.send(text);
    }
  };
"""
AT_REST = "!document.getAnimations().some(one => one.constructor.name === 'Animation')"


class Trusting(Duellist):
    """Leaves passing to the page if it is the only answer, and waits for animations."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, seed)
        self.page.add_init_script(f"localStorage.removeItem('emberhall.{self.TITLE}.wishes')")
        visitor.hurry = lambda: None  # type: ignore[method-assign]

    def has_choice(self, newest: dict[str, Any]) -> bool:
        decision = newest["decision"]
        return super().has_choice(newest) and not (decision["ask"] == "respond" and len(decision["words"]) == 1)

    def say(self, word: str) -> None:
        still = 0
        while still < 4:  # a click during an animation would only finish it
            self.page.wait_for_timeout(50)
            still = still + 1 if self.page.evaluate(AT_REST) else 0
        super().say(word)

    def check_chain(self, chain: list[dict[str, Any]]) -> None:
        """Check nothing: this only measures."""


def measure(seed: int, most: int) -> dict[str, Any]:
    """One duel: how many passes there were of each kind, and the seconds they took."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as tools,
        serving(Path(folder) / "hall.db", pace=PACE) as server,
    ):
        browser = tools.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
        page.add_init_script(LISTEN)
        visitor = Visitor(page, server.address)
        visitor.watch()
        player = Trusting(visitor, seed)
        player.begin(2, start="lot")
        words = 0
        while words < most and player.step():
            words += 1
        passes: list[tuple[str, float]] = page.evaluate("passes")
        turns = player.update()["view"]["turn"]
        browser.close()
    return {
        "words": words,
        "turns": turns,
        **{f"{who} passes": sum(by == who for by, _ in passes) for who in ("page", "bot")},
        **{f"{who} seconds": round(sum(s for by, s in passes if by == who), 2) for who in ("page", "bot")},
    }


def main() -> int:
    """Measure as many duels as asked for, one line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=1)
    parser.add_argument("--most", type=int, default=400, help="words after which a duel is left")
    asked = parser.parse_args()
    for seed in range(asked.duels):
        print(json.dumps(measure(seed, asked.most)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
