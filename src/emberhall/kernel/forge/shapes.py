"""Shapes: what a card language allows, as plain data that a page can draw as sentences and a test can fill at random.

A shape is a number, a word, several words, a table with a sentence (its fields are the sentence's places), a choice of
tables, or a list of any shape. `named` refers to a shape by name, so that effects may hold effects.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from emberhall.kernel.cards.phrases import Phrase

Shape: TypeAlias = dict[str, Any]
Word: TypeAlias = dict[str, Any]


def word(value: str, label: Phrase, group: str = "", icon: str = "") -> Word:
    """One word that may be chosen, and what it is called."""
    said: Word = {"value": value, "label": label}
    if group:
        said["group"] = group
    if icon:
        said["icon"] = icon
    return said


def number(least: int, most: int, step: int = 1, usual: int | None = None) -> Shape:
    return {"is": "number", "least": least, "most": most, "step": step, "usual": least if usual is None else usual}


def one_of(words: Sequence[Word], usual: str = "") -> Shape:
    return {"is": "word", "words": list(words), "usual": usual or str(words[0]["value"])}


def flag(off: Phrase, on: Phrase) -> Shape:
    """True or false, with a word for each."""
    return {"is": "flag", "words": [off, on]}


def several(words: Sequence[Word], most: int, add: str) -> Shape:
    """Different words; `add` is the message of the place where one more can be put."""
    return {"is": "words", "words": list(words), "most": most, "add": add}


def table(say: str, fields: Mapping[str, Shape]) -> Shape:
    """A table: a message with a place for each field."""
    return {"is": "table", "say": say, "fields": dict(fields)}


def choice(tag: str, forms: Mapping[str, Shape], labels: Sequence[Word], bare: Sequence[str] = ()) -> Shape:
    """One of several tables. The field `tag` says which; without a tag, it is the field they are named after.

    Those that are `bare` are written as the word alone.
    """
    return {"is": "choice", "tag": tag, "forms": dict(forms), "words": list(labels), "bare": list(bare)}


def rows(item: Shape, most: int, add: str, least: int = 0) -> Shape:
    return {"is": "rows", "item": item, "most": most, "least": least, "add": add}


def named(name: str) -> Shape:
    return {"is": "named", "name": name}


def usual(shape: Shape, shapes: Mapping[str, Shape]) -> Any:
    """The value that something new of this shape begins with."""
    kind = shape["is"]
    if kind == "named":
        return usual(shapes[shape["name"]], shapes)
    if kind == "table":
        return {name: usual(inner, shapes) for name, inner in shape["fields"].items()}
    if kind == "choice":
        return chosen(shape, str(shape["words"][0]["value"]), shapes)
    if kind == "rows":
        return [usual(shape["item"], shapes) for _ in range(shape["least"])]
    if kind == "words":
        return []
    return False if kind == "flag" else shape["usual"]


def chosen(shape: Shape, form: str, shapes: Mapping[str, Shape]) -> Any:
    """The usual value of one form of a choice."""
    if form in shape["bare"]:
        return form
    inner: dict[str, Any] = usual(shape["forms"][form], shapes)
    return {shape["tag"]: form, **inner} if shape["tag"] else inner


def form_of(shape: Shape, value: Any) -> str:
    """Which form of a choice a value has; empty if it has none."""
    if isinstance(value, str):
        return value if value in shape["bare"] else ""
    if not isinstance(value, dict):
        return ""
    if shape["tag"]:
        return str(value.get(shape["tag"], ""))
    return next((form for form in shape["forms"] if form in value), "")
