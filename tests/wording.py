"""Off-glossary words: the terms of each title's book (docs/words), and every text that uses another word for one.

Texts are locale files, rules pages, statements of the books, rulings, card files and notations. A message belongs to
the title in its key, whatever file it is in. Slips we know are counted in tests/slips.toml, file by file: none may be
added, and one that is corrected leaves the list with `python -m tests.wording --shrink`.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "docs" / "words"
SOURCE = ROOT / "src" / "emberhall"
SLIPS = ROOT / "tests" / "slips.toml"
LANGUAGES = ("en", "fr")
TITLES = tuple(sorted({path.name.partition(".")[0] for path in WORDS.glob("*.toml")}))
HEAD = "# Off-glossary words that are still there. `python -m tests.wording --shrink` takes out what is corrected.\n"


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """A term of a book, and the words that must not stand for it."""

    term: str
    meaning: str
    barred: list[str] = msgspec.field(name="not", default=[])
    right: list[str] = msgspec.field(name="except", default=[])
    ours: bool = False
    everywhere: bool = False

    def found(self, text: str) -> Iterator[str]:
        """The words of a text that should have been this term."""
        for phrase in self.right:
            text = re.sub(rf"\b{re.escape(phrase)}", " ", text, flags=re.IGNORECASE)
        for word in self.barred:
            pattern = re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
            yield from [word] * len(re.findall(rf"\b{pattern}\b", text, re.IGNORECASE))


class Text(NamedTuple):
    """A piece of text that people read. `title` is empty where it is about none."""

    file: str
    line: int
    title: str
    lang: str
    text: str


class Slip(NamedTuple):
    """A word that is not of the glossary."""

    file: str
    line: int
    word: str
    term: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.word!r} stands for {self.term!r}."


def terms(title: str, lang: str) -> list[Term]:
    """The glossary of a title in a language; raises ValueError, naming the file."""
    path = WORDS / f"{title}.{lang}.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8"))["term"], list[Term])
    except (OSError, KeyError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise ValueError(f"{path.name}: {problem}") from None


def glossary(lang: str) -> dict[str, list[Term]]:
    """The terms by title; those that hold everywhere, under the empty title."""
    known = {title: terms(title, lang) for title in TITLES}
    return known | {"": [term for each in known.values() for term in each if term.everywhere]}


def pieces(node: object) -> Iterator[tuple[int, str]]:
    """Where each text of a message begins, and the text, without names, selectors and icons (`:bread:`)."""
    if isinstance(node, fluent.TextElement):
        yield node.span.start if node.span else 0, re.sub(r":[a-z-]+:", " ", node.value)
    elif isinstance(node, fluent.BaseNode):
        for part in vars(node).values():
            for each in part if isinstance(part, list) else [part]:
                yield from pieces(each)


def title_of(key: str) -> str:
    """The title that a message is about, by its key."""
    return next((title for title in TITLES if title in key.split("-")), "")


def messages(path: Path, lang: str) -> Iterator[Text]:
    """The texts of a locale file."""
    source = path.read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            title = title_of(entry.id.name) or title_of(path.stem)
            for start, text in pieces(entry):
                yield Text(name_of(path), source.count("\n", 0, start) + 1, title, lang, text)


def rows(path: Path, title: str) -> Iterator[Text]:
    """The texts of a file in which `en = "…"` and `fr = "…"` stand side by side."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for lang, text in re.findall(r'\b(en|fr) = ("(?:[^"\\]|\\.)*")', line):
            yield Text(name_of(path), number, title, lang, text)


def pages(path: Path, title: str) -> Iterator[Text]:
    """The texts of a rules page, without the names of sections and examples."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        text = re.sub(r"^## [\w-]+ \||^@ .*|\]\(#[^)]*\)|\{[^}]*\}", " ", line)
        yield Text(name_of(path), number, title, path.stem, text)


def notations(path: Path, title: str) -> Iterator[Text]:
    """The texts of a page about the words that records and programs use, without these words."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        yield Text(name_of(path), number, title, "en", re.sub(r"`[^`]*`|\]\([^)]*\)", " ", line))


@cache
def texts() -> tuple[Text, ...]:
    """Everything people read."""
    return tuple(read_all())


def read_all() -> Iterator[Text]:
    for lang in LANGUAGES:
        for path in sorted((SOURCE / "locales" / lang).rglob("*.ftl")):
            yield from messages(path, lang)
    for title in TITLES:
        book = SOURCE / "games" / title / "rulebook"
        for path in sorted(book.glob("*.md")):
            yield from pages(path, title)
        cards = sorted((SOURCE / "games" / title / "cards").glob("*.toml"))
        for path in (*sorted((book / "books").glob("*.toml")), *cards, ROOT / "docs" / "rulings" / f"{title}.toml"):
            yield from rows(path, title)
        notation = ROOT / "docs" / "notation" / f"{title}.md"
        yield from notations(notation, title) if notation.is_file() else ()


def slips(read: Iterable[Text]) -> Iterator[Slip]:
    """Every off-glossary word of some texts."""
    known = {lang: glossary(lang) for lang in LANGUAGES}
    for text in read:
        for term in known[text.lang][text.title]:
            for word in term.found(text.text):
                yield Slip(text.file, text.line, word, term.term)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


def counted(found: Iterable[Slip]) -> Counter[tuple[str, str]]:
    """How often each word stands in each file."""
    return Counter((slip.file, slip.word) for slip in found)


def known_slips() -> Counter[tuple[str, str]]:
    """The slips that are still allowed."""
    listed = tomllib.loads(SLIPS.read_text("utf-8"))
    return Counter({(file, word): count for file, words in listed.items() for word, count in words.items()})


def listing(slips: Counter[tuple[str, str]]) -> str:
    """The text of tests/slips.toml."""
    files = sorted({file for file, _ in slips})
    return HEAD + "".join(
        f'\n["{file}"]\n' + "".join(f'"{word}" = {slips[at, word]}\n' for at, word in sorted(slips) if at == file)
        for file in files
    )


def main(arguments: list[str] | None = None) -> int:
    """Show the slips, or take out of the list what is corrected."""
    parser = argparse.ArgumentParser(prog="python -m tests.wording", description=__doc__)
    parser.add_argument("--shrink", action="store_true", help="take corrected slips out of tests/slips.toml")
    given = parser.parse_args(arguments)
    found = list(slips(texts()))
    if given.shrink:
        SLIPS.write_text(listing(known_slips() & counted(found)), "utf-8")
    else:
        sys.stdout.write("".join(f"{slip}\n" for slip in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
