"""The board of a title that has none of its own: the view as an outline, with the title's sentences if it has any.

The keys it looks for are those of the page's fallback layout; docs/add-a-game.md lists them. A field without a sentence
is shown by its name, so that a title can be played before any sentences are written.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from emberhall.cli.voices import FALLBACK
from emberhall.kernel.parts.setup import value_text
from emberhall.kernel.titles.boards import Voice
from emberhall.wire.titles.locales import text_of

UNSAID = ("title", "seat", "seats")  # fields of a view that the player knows anyway
SEATS = ("seat", "to_play", "active", "leader", "first", "winner", "winners")  # fields whose numbers are seats
NAMES = ("id", "ref", "name", "card")  # fields that name the thing they belong to


def draw(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:  # noqa: ARG001
    """Every field of the view worth showing."""
    said_of = {field: value for field, value in view.items() if field not in UNSAID}
    return Text("\n".join(Outline(str(view.get("title", "")), names, voice).lines(said_of)))


class Outline:
    """Turns the parts of a title's views into lines."""

    def __init__(self, title: str, names: Sequence[str], voice: Voice) -> None:
        self.title = title
        self.names = names
        self.voice = voice

    def lines(self, part: Mapping[str, Any], indent: str = "") -> Iterator[str]:
        """Plain data as indented lines."""
        for field, value in part.items():
            if value is None:
                continue
            if isinstance(value, Mapping):
                yield f"{indent}{self.label(field)}"
                yield from self.lines(value, indent + "  ")
            elif isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
                yield f"{indent}{self.label(field)}"
                for number, item in enumerate(value, 1):
                    yield from self.thing(field, number, item, indent + "  ")
            else:
                yield indent + self.fact(field, value)

    def thing(self, zone: str, number: int, item: Any, indent: str) -> Iterator[str]:
        """An item of a list: on one line with its facts, or above them if it has parts."""
        if not isinstance(item, Mapping):
            yield indent + self.pair(str(number), self.value(zone, item))
            return
        named = name_field(item, zone)
        head = self.name(named, item[named]) if named else str(number)
        rest = {field: value for field, value in item.items() if field != named and value is not None}
        if any(isinstance(value, Mapping | list) for value in rest.values()):
            yield indent + head
            yield from self.lines(rest, indent + "  ")
        else:
            facts = ", ".join(self.fact(field, value) for field, value in rest.items())
            yield indent + (self.pair(head, facts) if facts else head)

    def name(self, field: str, value: Any) -> str:
        """The name of a thing."""
        if field in SEATS:
            return self.value(field, value)
        for key, args in ((f"{self.title}-thing-{value}", {}), (f"{self.title}-thing", {"ref": str(value)})):
            if (sentence := self.voice.whole(key, **args)) is not None:
                return sentence
        return str(value)

    def fact(self, field: str, value: Any) -> str:
        """A field and its value: a sentence about the value, or a label before it."""
        key = f"{self.title}-view-{field}"
        if self.voice.whole(key) is None:
            sentence = self.voice.whole(key, value=self.plain(field, value))
            if sentence is not None:
                return sentence
        return self.pair(self.label(field), self.value(field, value))

    def pair(self, label: str, value: str) -> str:
        return self.voice("plain-fact", label=label, value=value)

    def label(self, field: str) -> str:
        keys = (f"{self.title}-view-{field}", f"plain-view-{field}")
        return next((label for key in keys if (label := self.voice.whole(key))), readable(field))

    def plain(self, field: str, value: Any) -> str | int:
        """A value as an argument of a sentence: numbers stay numbers, and yes and no are the same in every language."""
        if isinstance(value, bool):
            return value_text(value)
        return value if isinstance(value, int) and field not in SEATS else self.value(field, value)

    def value(self, field: str, value: Any) -> str:
        """A value as people read it; seats by their names."""
        if isinstance(value, list):
            shown = ", ".join("–" if item is None else self.value(field, item) for item in value)
            return shown or self.voice("plain-nothing")
        if field in SEATS and isinstance(value, int) and 0 <= value < len(self.names):
            return self.names[value]
        return self.voice(f"plain-{value_text(value)}") if isinstance(value, bool) else str(value)


def name_field(item: Mapping[str, Any], zone: str) -> str:
    """The field that names the thing: a usual one, the one of its zone, the player, or else its first text."""
    usual = [field for field in (*NAMES, zone.removesuffix("s")) if isinstance(item.get(field), str)]
    player = ["seat"] if isinstance(item.get("seat"), int) else []
    texts = [field for field, value in item.items() if isinstance(value, str)]
    return next(iter([*usual, *player, *texts]), "")


def tell(event: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str:
    """The title's sentence for the event; without one, its kind and its facts."""
    outline = Outline(str(view.get("title", "")), names, voice)
    facts = {field: value for field, value in event.items() if field not in ("kind", "seat") and value is not None}
    seat = event.get("seat")
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
    key = f"{outline.title}-story-{event['kind']}"
    args = {field: outline.plain(field, value) for field, value in facts.items()}
    own = voice.whole(f"{key}.you", **args) if who == voice("cli-you") else None
    sentence = own or voice.whole(key, **args, name=who)
    if sentence is not None:
        return sentence
    parts = [f"{readable(field)} {outline.value(field, value)}" for field, value in facts.items()]
    told = ", ".join([readable(event["kind"]), *parts])
    return outline.pair(who, told) if who else told


def question(title: str, ask: str, voice: Voice) -> str | None:
    """The question, if the title has a sentence for it."""
    return voice.whole(f"{title}-ask-{ask}")


def readable(name: str) -> str:
    """A field name, as people would write it."""
    return name.replace("_", " ").replace("-", " ")


def short(word: str, voice: Voice) -> str:  # noqa: ARG001
    """The word itself."""
    return word


def meant(text: str) -> str:
    """As typed."""
    return text


def rules(view: Mapping[str, Any]) -> Sequence[str]:
    """Every part the title has a sentence for, in the order of the file."""
    title = str(view.get("title", ""))
    return re.findall(rf"^{re.escape(title)}-rule-([\w-]+) *=", text_of(title, FALLBACK) or "", re.MULTILINE)
