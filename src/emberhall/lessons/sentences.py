"""What the tutor of a title says, read from its Fluent files: for checks only, since the page fetches them itself."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from emberhall.kernel.games import package_of


def languages(title: str) -> list[str]:
    """The languages in which a title's package has sentences."""
    return sorted(each.name for each in (files(package_of(title)) / "locales").iterdir() if each.is_dir())


@cache
def said(title: str, lang: str) -> dict[str, dict[str, str]]:
    """The parts of every message of a title's lessons; its heading is the part without a name."""
    file = files(package_of(title)) / "locales" / lang / "lessons" / f"{title}.ftl"
    if not file.is_file():
        return {}
    messages = [each for each in FluentParser().parse(file.read_text("utf-8")).body if isinstance(each, Message)]
    return {
        each.id.name: {"": _text(each.value), **{part.id.name: _text(part.value) for part in each.attributes}}
        for each in messages
    }


def _text(pattern: Pattern | None) -> str:
    parts = pattern.elements if pattern is not None else []
    return "".join(str(part.value) for part in parts if isinstance(part, TextElement))
