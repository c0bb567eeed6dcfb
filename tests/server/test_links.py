"""Links as others see them before they open them: the head of the page, and the picture, which shows nothing hidden."""

import asyncio
import json
import subprocess
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from emberhall import Play, load, titles
from emberhall.kernel.chance import Rng
from emberhall.puzzles.shelf import puzzles_of
from emberhall.server.errors import RequestError
from emberhall.server.links import pictures
from emberhall.server.links.pictures import Pictures
from emberhall.server.links.previews import Place, Preview, picture_of
from emberhall.server.links.sheets import png_of
from emberhall.server.settings import Settings
from tests.server.hall import Hall, open_hall, play_all
from tools.npm import WEB, packaged_node, system_node

POSITIONS = 500
"""Of each title."""
ROUND = 12


class Head(HTMLParser):
    """What a reader of links takes from a page: its title and its tags, as long as the head lasts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.title = ""
        self.elements: list[str] = []
        self.text = text
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.elements.append(tag)
        self._in_title = tag == "title"
        if tag == "meta":
            self.tags[known.get("property") or known.get("name") or ""] = known.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False


READER = """const read = require("open-graph-scraper");
const pages = JSON.parse(require("fs").readFileSync(0, "utf-8"));
Promise.all(Object.entries(pages).map(async ([path, html]) => [path, (await read({ html })).result]))
  .then((all) => console.log(JSON.stringify(Object.fromEntries(all))));"""


def previews_of(pages: dict[str, str]) -> dict[str, Any]:
    """What a program takes from pages that shows previews of links in chats."""
    node = system_node() or packaged_node()
    assert node is not None, "There is no Node; make installs one."
    done = subprocess.run(
        [node, "-e", READER], cwd=WEB, input=json.dumps(pages), capture_output=True, text=True, check=True
    )
    shown: dict[str, Any] = json.loads(done.stdout)
    return shown


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Emberhall</title></head><body></body>")
    return tmp_path


async def head(hall: Hall, path: str, **headers: str) -> Head:
    answer = await hall.http.get(path, headers=headers)
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"]
    return Head(answer.text)


async def picture(hall: Hall, address: str) -> Image.Image:
    answer = await hall.http.get(address)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    return Image.open(BytesIO(answer.content))


async def test_every_kind_of_link_has_a_title_a_description_and_a_picture(page: Path) -> None:
    async with open_hall(page=page) as hall:
        host = await hall.guest("Odile")
        table = (await hall.table(host, title="dualis", sit=0, name="The Tuesday Table"))["id"]
        event = (await hall.call("POST", "/api/events", host, name="Evening", title="dragonduel"))["id"]
        puzzle = puzzles_of("dualis")[0].id
        said = {
            "/": ("Emberhall", "Tabletop games"),
            f"/t/{table}": ("The Tuesday Table · Duālis", "3 seats are free."),
            f"/review/{table}": ("The Tuesday Table · Duālis", "3 seats are free."),
            f"/p/{host.user}": ("Odile", "Plays at Emberhall."),
            f"/events/{event}": ("Evening · DragonDuel", "Nobody has joined yet."),
            f"/learn/dualis/p-{puzzle}": ("What would you play? · Duālis", "one clearly best answer"),
            "/learn/dualis/first": ("Learn to play · Duālis", "A lesson"),
        }
        texts: dict[str, str] = {}
        for path, (title, about) in said.items():
            found = await head(hall, path)
            assert found.tags["og:title"] == title
            assert about in found.tags["og:description"]
            assert found.title == (title if title == "Emberhall" else f"{title} · Emberhall")
            assert found.tags["twitter:card"] == "summary_large_image"
            assert found.tags["og:url"].endswith(path)
            assert found.tags["og:image"].startswith(hall.address)
            assert (await picture(hall, found.tags["og:image"].removeprefix(hall.address))).size == (1200, 630)
            texts[path] = found.text
        shown = await asyncio.to_thread(previews_of, texts)
        for path, (title, about) in said.items():
            assert shown[path]["ogTitle"] == title
            assert about in shown[path]["ogDescription"]
            [image] = shown[path]["ogImage"]
            assert (image["width"], image["height"]) == ("1200", "630")
            assert image["url"].startswith(hall.address)


async def test_a_link_is_said_in_the_language_of_its_reader(page: Path) -> None:
    async with open_hall(page=page) as hall:
        table = (await hall.table(await hall.guest("Odile"), title="dualis", sit=0))["id"]
        french = await head(hall, f"/t/{table}", **{"accept-language": "de-CH, fr-FR;q=0.8, en;q=0.5"})
        assert french.tags["og:description"] == "3 places sont libres."
        assert french.tags["og:image"].endswith("?lang=fr")
        strange = await head(hall, f"/t/{table}", **{"accept-language": "," * 5000 + "<script>"})
        assert strange.tags["og:description"] == "3 seats are free."


async def test_names_cannot_write_into_the_page(page: Path) -> None:
    async with open_hall(page=page) as hall:
        host = await hall.guest('"/><script>alert(1)</script>')
        table = (await hall.table(host, title="dualis", sit=0, name="</title><img src=x onerror=alert(2)>"))["id"]
        for path in (f"/t/{table}", f"/p/{host.user}"):
            found = await head(hall, path)
            assert not {"script", "img"} & set(found.elements)
            assert "<" in found.tags["og:title"]


async def test_a_link_to_nothing_says_nothing(page: Path) -> None:
    async with open_hall(page=page) as hall:
        for path in ("/t/unknown", "/p/unknown", "/events/unknown", "/learn/dualis/p-unknown", "/learn/none/first"):
            found = await head(hall, path)
            assert (found.title, found.tags) == ("Emberhall", {})
        for path in ("tables/unknown", "people/unknown", "events/unknown", "lessons/dualis/p-unknown"):
            assert (await hall.http.get(f"/api/{path}/picture.png")).status_code == 404
        assert (await hall.http.get("/api/picture.png?size=99999")).status_code == 400


async def test_the_address_of_a_picture_is_the_public_one(page: Path) -> None:
    async with open_hall(page=page, origins=("https://hall.example",)) as hall:
        found = await head(hall, "/")
        assert found.tags["og:image"] == "https://hall.example/api/picture.png?lang=en"


async def test_a_moment_is_shown_only_of_a_game_that_is_over(hall: Hall) -> None:
    table, guests = await hall.full_table(3, options={"short": True})
    screens = await hall.seats_at(table, guests)
    running = await picture(hall, f"/api/tables/{table}/picture.png")
    back = await picture(hall, f"/api/tables/{table}/picture.png?at=1")
    assert running.tobytes() == back.tobytes()
    await play_all(screens, table)
    last = int((await hall.call("GET", f"/api/tables/{table}"))["seq"])
    first = await picture(hall, f"/api/tables/{table}/picture.png?at=2&lang=fr")
    second = await picture(hall, f"/api/tables/{table}/picture.png?at=8&lang=fr")
    assert first.tobytes() != second.tobytes()
    assert (await hall.http.get(f"/api/tables/{table}/picture.png?at={last + 1}")).status_code == 400


async def test_a_deal_that_others_still_play_is_not_shown(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("emberhall.server.links.previews.picture_of", lambda title, _: asked.append(title))
    guest = await hall.guest()
    table = (await hall.call("POST", "/api/daily/dualis", guest))["id"]
    await picture(hall, f"/api/tables/{table}/picture.png")
    assert asked == []
    usual, _ = await hall.full_table(2, title="flamecraft_duals")
    await picture(hall, f"/api/tables/{usual}/picture.png")
    assert asked == ["flamecraft_duals"]


async def test_watchers_who_lag_behind_see_no_more_by_a_picture(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[Any] = []
    monkeypatch.setattr("emberhall.server.links.previews.picture_of", lambda _, view: views.append(view))
    table, guests = await hall.full_table(3, options={"first_leader": 0}, terms={"delay": "moves 50"})
    screens = await hall.seats_at(table, guests)
    word = screens[0].latest()["decision"]["words"][0]
    await screens[0].send(t="play", table=table, seq=0, words=[word])
    await screens[0].next("update", lambda frame: frame["seq"] == 1)
    await picture(hall, f"/api/tables/{table}/picture.png")
    assert [view["table"] for view in views] == [[]]


async def test_a_picture_is_drawn_once_for_everybody_who_asks(page: Path) -> None:
    made = 0

    async def make() -> Preview:
        nonlocal made
        made += 1
        return Preview("", "Emberhall", "")

    drawer = Pictures(Settings(page=page))
    first = await drawer.of("hall", make)
    assert [await drawer.of("hall", make) for _ in range(5)] == [first] * 5
    assert made == 1


async def test_what_is_kept_and_who_waits_has_a_limit(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_KEPT", 40_000)
    monkeypatch.setattr(pictures, "MOST_WAITING", 0)
    drawer = Pictures(Settings(page=page))

    async def make() -> Preview:
        return Preview("", "Emberhall", "")

    with pytest.raises(RequestError, match="Too many pictures"):
        await drawer.of("hall", make)
    monkeypatch.setattr(pictures, "MOST_WAITING", 1)
    for number in range(40):
        await drawer.of(str(number), make)
    assert sum(len(png) for _, png in drawer._kept.values()) <= 40_000


class Recording:
    """A canvas that remembers what it was asked to draw."""

    def __init__(self) -> None:
        self.drawn: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: self.drawn.append((name, *args, sorted(more.items())))


@pytest.mark.parametrize("title", [title for title in titles() if title != "nim"])
def test_worlds_that_differ_in_what_is_hidden_have_equal_pictures(title: str) -> None:
    game = load(title)
    rng, positions, seed = Rng.seeded(7), 0, 0
    while positions < POSITIONS:
        seed += 1
        play = Play.begin(game, game.setup.seats[-1], seed)
        while (decision := play.decision) is not None and positions < POSITIONS:
            for _ in range(ROUND):
                if (now := play.decision) is None:
                    break
                play.take(now.options[rng.below(len(now.options))])
            if play.decision is None:
                break
            positions += 1
            other = game.imagine(play.state, decision.seat, rng)
            one, two = Recording(), Recording()
            for canvas, state in ((one, play.state), (two, other)):
                draw = picture_of(title, game.view(state, None))
                assert draw is not None
                draw(canvas)
            assert one.drawn == two.drawn
            if positions % 100 == 0:
                preview = Preview(title, "Table", "", (Place("Odile"), Place("", free=True)))
                sheets = [png_of(preview, picture_of(title, game.view(s, None)), Path()) for s in (play.state, other)]
                assert sheets[0] == sheets[1]
