"""What the server tells about its titles: seats, settings, bots, what a seat brings, the card overlay, sentences."""

from functools import lru_cache

import msgspec
import structlog
from msgspec import UNSET

from emberhall import Game, bots, load, titles
from emberhall.kernel.games import left_out
from emberhall.server.errors import RequestError
from emberhall.server.house.cardsets import CardSets
from emberhall.server.house.pages import Leaf, leaf_of
from emberhall.wire.bodies.house import SettingInfo, TitleInfo
from emberhall.wire.titles.locales import text_of
from emberhall.wire.titles.rulebooks import Position, has_rulebook, outline_of, rulebook
from emberhall.wire.titles.statements import statements as book_statements
from emberhall.wire.titles.stories import text as story_text

log = structlog.get_logger(__name__)


def title_infos(sets: CardSets) -> list[TitleInfo]:
    """The titles found, with their settings and bots, and their overlays."""
    return [_title_info(sets.game(title)) for title in titles()]


def warn_of_titles() -> None:
    """Log why titles of other packages cannot be played here."""
    for sentence in left_out():
        log.warning("title left out", why=sentence)


def sentences(title: str, lang: str) -> Leaf:
    """The sentences of a title in a language, as a Fluent file."""
    leaf = _leaf_of(title, lang)
    if leaf is None:
        raise RequestError("unknown-locale", f"There are no sentences of {title!r} in {lang!r} here.", 404)
    return leaf


@lru_cache(maxsize=256)  # anybody may ask for titles that are not
def _leaf_of(title: str, lang: str) -> Leaf | None:
    text = text_of(title, lang)
    return None if text is None else leaf_of(text.encode(), "text/plain")


def story(title: str) -> Leaf:
    """How a title tells what happened."""
    leaf = _story_of(title)
    if leaf is None:
        raise RequestError("unknown-story", f"There is no story of {title!r} here.", 404)
    return leaf


@lru_cache(maxsize=256)  # anybody may ask for titles that are not
def _story_of(title: str) -> Leaf | None:
    has_one = title in titles() and load(title).face.story.tellings
    return leaf_of(story_text(load(title)).encode(), "application/json") if has_one else None


def rules(title: str, lang: str) -> Leaf:
    """The rules of a title in a language."""
    leaf = _rules_of(title, lang)
    if leaf is None:
        raise RequestError("unknown-rulebook", f"There are no rules of {title!r} in {lang!r} here.", 404)
    return leaf


@lru_cache(maxsize=256)  # anybody may ask for titles that are not
def _rules_of(title: str, lang: str) -> Leaf | None:
    book = rulebook(title, lang)
    return None if book is None else leaf_of(msgspec.json.encode(book), "application/json")


def statements(title: str, lang: str) -> Leaf:
    """The statements of a title's printed rulebooks in a language."""
    leaf = _statements_of(title, lang)
    if leaf is None:
        raise RequestError("unknown-rulebook", f"There are no statements of {title!r} in {lang!r} here.", 404)
    return leaf


@lru_cache(maxsize=256)  # anybody may ask for titles that are not
def _statements_of(title: str, lang: str) -> Leaf | None:
    reply = book_statements(title, lang)
    return None if reply is None else leaf_of(msgspec.json.encode(reply), "application/json")


def example_named(title: str, name: str) -> Position:
    """Return the position of an example in a title's rules. Raises RequestError if there is none."""
    examples = outline_of(title).example if has_rulebook(title) else []
    example = next((each for each in examples if each.name == name), None)
    if example is None:
        raise RequestError("unknown-example", f"The rules of {title!r} have no example {name!r}.", 404, example=name)
    return example


def _title_info(game: Game) -> TitleInfo:
    settings = [
        SettingInfo(
            name=setting.name,
            choices=list(setting.choices),
            defaults={str(seats): setting.default(seats) for seats in game.seats},
            house=setting.house,
            seats=list(setting.seats),
            needs={name: list(values) for name, values in setting.needs.items()},
        )
        for setting in game.options
    ]
    levels = list(bots.levels(game.name))
    cards = game.cards.overlay or UNSET
    return TitleInfo(
        game.name,
        list(game.seats),
        game.RULES,
        settings,
        levels,
        list(game.manners.brings),
        list(game.manners.distinct),
        cards,
        has_rulebook(game.name),
        [seats for seats in game.seats if len(set(game.setup.teams(seats, game.setup.check(seats, {})))) == 2],
    )
