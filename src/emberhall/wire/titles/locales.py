"""The sentences of a title: its Fluent file in a language, from this package or from the one that brings the title."""

from importlib.resources import files

from emberhall.kernel.games import package_of, titles
from emberhall.wire.titles.languages import LANGUAGES, folder_of


def text_of(title: str, lang: str) -> str | None:
    """The text of `locales/<lang>/<title>.ftl`; None if there is no such title or it lacks the language."""
    if title not in titles() or lang not in LANGUAGES:
        return None
    own = package_of(title) == "emberhall"
    folder = folder_of(lang) if own else files(package_of(title)) / "locales" / lang
    file = folder / f"{title}.ftl"
    return file.read_text("utf-8") if file.is_file() else None
