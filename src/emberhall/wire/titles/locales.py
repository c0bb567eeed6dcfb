"""The sentences of a title: its Fluent file in a language, from this package or from the one that brings the title."""

from importlib.resources import files

from emberhall.kernel.games import package_of, titles

LANGUAGES = ("en", "fr")


def text_of(title: str, lang: str) -> str | None:
    """The text of `locales/<lang>/<title>.ftl`; None if there is no such title or it lacks the language."""
    if title not in titles() or lang not in LANGUAGES:
        return None
    file = files(package_of(title)) / "locales" / lang / f"{title}.ftl"
    return file.read_text("utf-8") if file.is_file() else None
