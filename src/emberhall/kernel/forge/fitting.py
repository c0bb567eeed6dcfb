"""Whether a value is of a shape: whatever a draft holds, what is not in the card language is named by its place."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from emberhall.kernel.forge.shapes import Shape, form_of

Why = Literal["kind", "bounds", "word", "missing", "unknown"]


@dataclass(frozen=True)
class Misfit:
    """A place in a draft, as field names and places in lists, and why it does not fit."""

    at: tuple[str, ...]
    why: Why
    value: object = None

    @property
    def plain(self) -> str:
        sentences = {
            "kind": f"it cannot be {self.value!r}.",
            "bounds": f"{self.value!r} is out of bounds.",
            "word": f"{self.value!r} is not in the card language.",
            "missing": "it is missing.",
            "unknown": "there is no such field.",
        }
        return sentences[self.why]


def misfits(
    shape: Shape, value: Any, shapes: Mapping[str, Shape], at: tuple[str, ...] = (), also: tuple[str, ...] = ()
) -> Iterator[Misfit]:
    """Everything in a value that the shape does not allow; `also` names further fields of a table."""
    kind = shape["is"]
    if kind == "named":
        yield from misfits(shapes[shape["name"]], value, shapes, at)
    elif kind == "number":
        yield from of_number(shape, value, at)
    elif kind == "flag":
        if not isinstance(value, bool):
            yield Misfit(at, "kind", value)
    elif kind == "word":
        if value not in [each["value"] for each in shape["words"]]:
            yield Misfit(at, "word", value)
    elif kind == "words":
        yield from of_words(shape, value, at)
    elif kind == "rows":
        yield from of_rows(shape, value, shapes, at)
    elif kind == "table":
        yield from of_table(shape, value, shapes, at, also)
    else:
        form = form_of(shape, value)
        if form not in [each["value"] for each in shape["words"]]:
            yield Misfit(at, "word", value)
        elif form not in shape["bare"]:
            yield from of_table(shape["forms"][form], value, shapes, at, (shape["tag"],))


def of_number(shape: Shape, value: Any, at: tuple[str, ...]) -> Iterator[Misfit]:
    if isinstance(value, bool) or not isinstance(value, int):
        yield Misfit(at, "kind", value)
    elif not shape["least"] <= value <= shape["most"] or (value - shape["least"]) % shape["step"]:
        yield Misfit(at, "bounds", value)


def of_words(shape: Shape, value: Any, at: tuple[str, ...]) -> Iterator[Misfit]:
    known = [each["value"] for each in shape["words"]]
    if not isinstance(value, list):
        yield Misfit(at, "kind", value)
        return
    if len(value) > shape["most"] or any(value.count(each) > 1 for each in value):
        yield Misfit(at, "bounds", value)
    for each in value:
        if each not in known:
            yield Misfit(at, "word", each)


def of_rows(shape: Shape, value: Any, shapes: Mapping[str, Shape], at: tuple[str, ...]) -> Iterator[Misfit]:
    if not isinstance(value, list):
        yield Misfit(at, "kind", value)
        return
    if not shape["least"] <= len(value) <= shape["most"]:
        yield Misfit(at, "bounds", len(value))
    for place, each in enumerate(value):
        yield from misfits(shape["item"], each, shapes, (*at, str(place)))


def of_table(
    shape: Shape, value: Any, shapes: Mapping[str, Shape], at: tuple[str, ...], also: tuple[str, ...]
) -> Iterator[Misfit]:
    if not isinstance(value, dict):
        yield Misfit(at, "kind", value)
        return
    for name, inner in shape["fields"].items():
        if name in value:
            yield from misfits(inner, value[name], shapes, (*at, name))
        else:
            yield Misfit((*at, name), "missing")
    for name in value:
        if name not in shape["fields"] and name not in also:
            yield Misfit((*at, str(name)), "unknown")
