"""A real server in its own process, and visitors with a real Chromium."""

import itertools
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Error, Page, WebSocket, expect

from tests import seeds
from tests.forked import Forked

WAIT = 30_000  # ms; generous, since two processors may be busy with other tests
CARD = re.compile(r"\b[SM]\d{1,2}[RB]\b")
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

expect.set_options(timeout=WAIT)

# Half-faded text has half its contrast, so all animations are finished before axe runs. Two thirds of a page's elements
# are the shapes of its drawings. Drawings without text and without anything a rule could check (a role, a label, an id,
# a tab stop) are emptied while axe runs, which halves its time.
JUDGE = """async (contrast) => {
  const telling = /^(aria-.*|role|id|tabindex|lang|href)$/;
  const bare = (drawing) => !drawing.textContent.trim()
    && [...drawing.querySelectorAll("*")].every(line => !line.getAttributeNames().some(name => telling.test(name)));
  const found = [...document.querySelectorAll("svg")].filter(bare);
  const drawings = found.map(drawing => [drawing, [...drawing.childNodes]]);
  for (const [drawing] of drawings) drawing.replaceChildren();
  const transparent = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  for (const moving of document.getAnimations())
    moving.effect?.getComputedTiming().endTime === Infinity ? moving.cancel() : moving.finish();
  const all = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
  const runOnly = contrast ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: all };
  const { violations, passes } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  document.adoptedStyleSheets = transparent;
  for (const [drawing, lines] of drawings) drawing.append(...lines);
  if (!passes.some(({ id }) => id === "color-contrast")) throw new Error("axe has seen no text");
  return violations;
}"""

#: Resolves shortly after the page shows another update or asks something else, or after 60 ms. `hurry` presses the
#: stage first, to skip the updates that the page holds back for people to see.
CHANGED = """(hurry) => new Promise(done => {
  const one = (what) => document.querySelector(what);
  const shown = () => [
    one(".stage")?.dataset.seq, one(".dd")?.dataset.seq, one('[data-testid="question"]')?.dataset.mine,
    ...['[data-testid="match-over"]', '[data-testid="round-next"]', '[data-legal="true"]'].map(what => !one(what)),
  ].join();
  if (hurry) one(".stage")?.dispatchEvent(new PointerEvent("pointerdown"));
  const before = shown();
  const seen = new MutationObserver(() => shown() !== before && end());
  const late = setTimeout(end, 60);
  function end() {
    seen.disconnect();
    clearTimeout(late);
    setTimeout(done, 4);
  }
  seen.observe(document, { subtree: true, childList: true, attributes: true });
})"""
SEEN = """selector => [...document.querySelectorAll(selector)].some(
  each => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)"""
# Other fonts have other widths: elements measured before the page's own fonts are loaded move afterwards.
# `document.fonts.ready` is not enough: it is resolved as long as nothing has requested a font yet.
FONTS = """await Promise.all(
    [...document.fonts].filter(face => face.unicodeRange.startsWith("U+0-")).map(face => face.load()));"""
#: Resolves when a freshly opened page shows something, in its own fonts.
SHOWN = f"""async () => {{
  const room = document.querySelector("#app");
  if (room && !room.firstElementChild)
    await new Promise(done => new MutationObserver(done).observe(room, {{ childList: true }}));
  {FONTS}
}}"""
#: Resolves when the effects of the last action are painted, in the page's own fonts, and two frames have changed
#: nothing: some parts measure themselves and move once more, later on a busy machine. A page that goes on moving is
#: left after a second of frames, for the test to judge.
PAINTED = f"""async () => {{
  {FONTS}
  const places = () => [...document.querySelectorAll("[data-testid], [data-ref]")].map(each => {{
    const {{ x, y, width, height }} = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }}).join(";");
  for (let frame = 0, still = -1, before = ""; frame < 60 && still < 2; frame++) {{
    await new Promise(requestAnimationFrame);
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }}
}}"""

# Nobody looks at these pages, and painting them takes a third of all CPU time: they are laid out, read and clicked
# like any other, but transparent. `make soak` paints them.
TRANSPARENT = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [sheet];
}"""


@contextmanager
def serving(store: Path, port: int = 0, pace: float = 0.0, cards: Path | None = None, *more: str) -> Iterator["Server"]:
    """Run the server as a person would start it, with extra arguments; it is stopped when the block ends."""
    server = Server(store, port, pace, cards, more)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Server:
    """A process that serves one store."""

    def __init__(
        self, store: Path, port: int, pace: float, cards: Path | None = None, more: tuple[str, ...] = ()
    ) -> None:
        self.store = store
        self.port = port
        self.pace = pace
        self.cards = cards
        self.more = more
        self.address = ""
        self.process: Forked | None = None

    def start(self) -> None:
        command = [*seeds.COMMAND[1:], "serve", "--port", str(self.port), "--store", str(self.store)]
        if self.cards is not None:
            command += ["--cards", str(self.cards)]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = Forked(
            [*command, "--pace", str(self.pace), *self.more],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=env,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://[\d.]+:(\d+)/", line)
        assert match, f"The server did not say where it is open: {line!r}."
        self.address = match.group(0)
        self.port = int(match.group(1))

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@dataclass
class Visitor:
    """One person's browser: its page, every frame it received, and every error it had."""

    page: Page
    address: str
    frames: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    read: int = 0
    """How many of the frames `newest` has looked at."""
    told: dict[str, Any] | None = None
    heard: list[dict[str, Any]] = field(default_factory=list)
    """The frames that `updates` has parsed."""
    nonce: str = ""
    """What this browser contributes to the shuffle of its first table; empty once that table exists."""

    def watch(self) -> None:
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda note: self.errors.append(note.text) if note.type == "error" else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else frame.decode())
        )

    def hear(self, frame: str) -> None:
        """Note a frame that came to the page in another way than by a socket."""
        self.frames.append(frame)

    def forget(self) -> None:
        """Start as if nothing had been received yet."""
        self.frames.clear()
        self.heard.clear()
        self.read, self.told = 0, None

    def newest(self) -> dict[str, Any] | None:
        """The last update received. Called at every look at the page, so each frame is parsed only once."""
        fresh = [text for text in self.frames[self.read :] if '"t":"update"' in text]
        self.read = len(self.frames)
        if fresh:
            self.told = json.loads(fresh[-1])
        return self.told

    def updates(self) -> list[dict[str, Any]]:
        """Every update so far. Called again and again, so each frame is parsed only once."""
        self.heard += map(json.loads, self.frames[len(self.heard) :])
        return [message for message in self.heard if message["t"] == "update"]

    def while_news_come(self, *, hurry: bool = False) -> Iterator[None]:
        """Loop until no update has come for a while: a table of slow bots has not stopped."""
        read, last = 0, time.monotonic()
        while time.monotonic() - last < WAIT / 1000:
            if any('"t":"update"' in frame for frame in self.frames[read:]):
                last = time.monotonic()
            read = len(self.frames)
            yield
            self.pause(hurry=hurry)

    def pause(self, *, hurry: bool = False) -> None:
        """Wait briefly for something to change on the page: polling would use the CPU time it waits for."""
        try:
            self.page.evaluate(CHANGED, hurry)
        except Error:  # the page navigated away
            self.page.wait_for_timeout(20)

    def until(self, met: Callable[[], bool], otherwise: str) -> Iterator[int]:
        """Loop, numbered, until a condition is met; the loop body may help to meet it."""
        end = time.monotonic() + WAIT / 1000
        for k in itertools.count():
            if met():
                return
            assert time.monotonic() < end, otherwise
            yield k
            self.pause()

    def hurry(self) -> None:
        """Click the stage, to skip the updates that the page holds back for people to see."""
        self.page.evaluate("document.querySelector('.stage')?.dispatchEvent(new PointerEvent('pointerdown'))")

    def has(self, selector: str) -> bool:
        """True if an element exists; a locator would search every element of the page for shadow roots."""
        try:
            return bool(self.page.evaluate("selector => document.querySelector(selector) !== null", selector))
        except Error:  # the page navigated away
            return False

    def sees(self, selector: str) -> bool:
        """True if such an element is visible."""
        return bool(self.page.evaluate(SEEN, selector))

    def shows(self, seq: int) -> bool:
        """True if the page shows this update; it holds some back for a while, so that people can see them."""
        return self.has(f'.stage[data-seq="{seq}"]')

    def open(self, path: str = "") -> None:
        """Go there and wait until something is shown: the page loads its language and first room on its own."""
        self.page.goto(self.address + path)
        self.page.evaluate(SHOWN)

    def resized(self, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Yield the sizes one after the other, with the page resized to each."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(PAINTED)
            yield width, height

    def speak(self, lang: str) -> None:
        """Press the button for the other language, and wait for its sentences: they come over the network."""
        self.page.get_by_test_id("lang").click()
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        self.page.evaluate(PAINTED)

    def set_up(self, title: str = "dualis", **options: str) -> None:
        """Open the options of a title and click one chip per named option."""
        self.page.get_by_test_id(f"options-{title}").click()
        for name, value in options.items():
            self.page.get_by_test_id(f"option-{name}").locator(f'[data-value="{value}"]').click()

    def problems(self, *, contrast: bool = False) -> list[str]:
        """What axe finds wrong with the page as it is (WCAG 2 A and AA), or with its contrast only."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        value = self.page.evaluate(JUDGE, contrast)
        return [
            f"{wrong['id']}: {node['html'][:160]} ({node['failureSummary'][:240]})"
            for wrong in value
            for node in wrong["nodes"]
        ]

    def problems_in_both_themes(self) -> list[str]:
        """`problems` in both themes; a theme is only colours (tokens.css), so the second run checks contrast only."""
        results: list[str] = []
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            results += [f"{theme}: {problem}" for problem in self.problems(contrast=theme != THEMES[0])]
        self.page.emulate_media(color_scheme=THEMES[0])
        return results

    def problems_by_day_and_night(self) -> list[str]:
        """`problems` on a desktop in the light theme and on a phone in the dark one."""
        results: list[str] = []
        for theme, (width, _) in zip(THEMES, self.resized([(1440, 900), (390, 844)]), strict=True):
            self.page.emulate_media(color_scheme=theme)
            results += [f"{width} px, {theme}: {problem}" for problem in self.problems()]
        self.page.emulate_media(color_scheme=THEMES[0])
        self.page.set_viewport_size({"width": 1440, "height": 900})
        return results

    def call(self, name: str) -> None:
        """Give the person a name, before the page is opened."""
        me = json.dumps(json.dumps({"name": name, "face": "plant"}))
        self.page.add_init_script(f"localStorage.getItem('emberhall.me') ?? localStorage.setItem('emberhall.me', {me})")

    def name(self) -> str:
        """The person's name."""
        name: str = self.page.evaluate("JSON.parse(localStorage.getItem('emberhall.me')).name")
        return name

    @property
    def table(self) -> str:
        """The id of the table the page shows."""
        match = re.search(r"/t/([^/?#]+)", self.page.url)
        assert match, f"{self.page.url} is no table."
        return match.group(1)

    def my_turn(self) -> bool:
        """True if the page asks for a card; the table plays the last one of a round if it takes no coin (DU-38)."""
        newest = self.newest()
        if newest is None or newest["decision"] is None:
            return False
        if len(newest["decision"]["words"]) == 1 and len(newest["view"]["hand"]) == 1:
            return False
        shows = f'body:has(.stage[data-seq="{newest["seq"]}"])'
        return self.has(f'{shows} [data-testid^="card-"][data-legal="true"]')

    def play_a_card(self, *, coin: bool = False) -> str:
        """Choose the first lit card, then play it; returns its code."""
        card = self.page.locator('[data-testid^="card-"][data-legal="true"]').first
        code = (card.get_attribute("data-testid") or "").removeprefix("card-")
        card.click(position={"x": 12, "y": 24})  # where the next card does not cover it
        with_coin = self.page.get_by_test_id("play-coin")
        if coin and with_coin.get_attribute("aria-disabled") != "true":
            with_coin.click()
        else:
            self.page.get_by_test_id("play-plain").click()
        expect(self.page.get_by_test_id(f"card-{code}")).to_have_count(0, timeout=WAIT)
        return code

    def wait_for_turn(self) -> bool:
        """Wait until a card is to be chosen (True) or the match is over (False); click away the summaries of rounds."""
        following, ending = self.page.get_by_test_id("round-next"), self.page.get_by_test_id("match-over")
        for _ in self.while_news_come(hurry=True):
            if self.has('[data-testid="round-next"], [data-testid="match-over"]'):
                if ending.count():
                    return False
                following.click()
            elif self.my_turn():
                return True
        raise AssertionError("Neither a turn nor an end came.")

    def play_to_the_end(self) -> int:
        """Play every card by clicks until the match is over; returns how many."""
        count = 0
        while self.wait_for_turn():
            self.play_a_card(coin=count % 3 == 0)
            count += 1
        return count


@dataclass
class House:
    """Opens browsers for visitors."""

    browser: Browser
    address: str
    name: str
    """Seeds its visitors' random numbers: the test's name, or one that quickly leads to the wanted situation."""
    contexts: list[BrowserContext] = field(default_factory=list)
    visitors: list[Visitor] = field(default_factory=list)

    def visitor(self, *, width: int = 1440, height: int = 900, lang: str = "en", **wishes: Any) -> Visitor:
        """A new browser profile with reduced motion, so that tests wait only for the server."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            **{"reduced_motion": "reduce", **wishes},
        )
        context.set_default_timeout(WAIT)
        context.add_init_script(seeds.script(f"{self.name} {len(self.visitors)}"))
        if not seeds.RANDOM:
            context.add_init_script(TRANSPARENT)
        self.contexts.append(context)
        visitor = Visitor(context.new_page(), self.address, nonce=seeds.nonce(f"{self.name} {len(self.visitors)}"))
        visitor.watch()
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        for context in self.contexts:
            context.close()
