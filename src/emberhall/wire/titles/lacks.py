"""What a language lacks beside the fallback: messages and their parts, and the titles' own texts and names."""

from collections.abc import Iterator
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from emberhall.kernel.games import load, titles
from emberhall.kernel.titles.folders import file_beside
from emberhall.wire.titles.languages import FALLBACK, folder_of


class Lack(NamedTuple):
    """Something that is missing, or more than there should be, and the file where it belongs."""

    where: str
    what: str


class Said(NamedTuple):
    """A message: the file it is in, and its attributes."""

    file: str
    parts: frozenset[str]


def messages_of(lang: str) -> dict[str, Said]:
    """Every message of a language by its key."""
    messages: dict[str, Said] = {}
    for part in ("", "lessons"):
        folder = folder_of(lang) / part if part else folder_of(lang)
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                place = f"{part}/{file.name}" if part else file.name
                messages |= dict(_read(f"locales/{lang}/{place}", file.read_text("utf-8")))
    return messages


def _read(name: str, text: str) -> Iterator[tuple[str, Said]]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            yield entry.id.name, Said(name, frozenset(each.id.name for each in entry.attributes))


def lacks_of(lang: str) -> list[Lack]:
    """Everything that a language lacks, or has too much, beside the fallback."""
    if lang == FALLBACK:
        return []
    return [*_messages(lang), *_texts(lang), *_names(lang)]


def _messages(lang: str) -> Iterator[Lack]:
    model, own = messages_of(FALLBACK), messages_of(lang)
    for key, said in model.items():
        where = said.file.replace(f"/{FALLBACK}/", f"/{lang}/", 1)
        if key not in own:
            yield Lack(where, key)
            continue
        for part in sorted(said.parts - own[key].parts):
            yield Lack(own[key].file, f"{key}.{part}")
    for key in sorted(own.keys() - model.keys()):
        yield Lack(own[key].file, f"{key} is said by nobody")


def _texts(lang: str) -> Iterator[Lack]:
    """The rules of the titles."""
    for title in titles():
        if file_beside(title, "rulebook", f"{FALLBACK}.md") and not file_beside(title, "rulebook", f"{lang}.md"):
            yield Lack(f"games/{title}/rulebook/{lang}.md", "the rules")


def _names(lang: str) -> Iterator[Lack]:
    """The names of the titles' cards."""
    for title in titles():
        for card in load(title).cards.catalogue():
            if not card["name"].get(lang):
                yield Lack(f"games/{title}/cards", f"the name of {card['id']}")
