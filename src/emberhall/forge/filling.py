"""Random cards of a card language: shapes filled by chance, to see that what is accepted can be played."""

from collections.abc import Mapping
from typing import Any, Final

from emberhall.kernel.chance import Rng
from emberhall.kernel.forge.forge import Draft, Kind
from emberhall.kernel.forge.shapes import Shape

DEEPEST: Final = 3  # tables of effects within each other


def random_draft(kind: Kind, shapes: Mapping[str, Shape], rng: Rng) -> Draft:
    """A card of a kind with everything chosen by chance."""
    draft = {**kind.draft, "name": dict.fromkeys(kind.draft["name"], "Odd One")}
    for line in kind.lines:
        if line["is"] == "rows":
            draft[line["field"]] = filled(line, shapes, rng, 0)
        else:
            draft.update(filled(line, shapes, rng, 0))
    return draft


def filled(shape: Shape, shapes: Mapping[str, Shape], rng: Rng, depth: int) -> Any:
    """A random value of a shape."""
    kind = shape["is"]
    if kind == "named":
        return filled(shapes[shape["name"]], shapes, rng, depth)
    if kind == "number":
        return shape["least"] + shape["step"] * rng.below((shape["most"] - shape["least"]) // shape["step"] + 1)
    if kind == "flag":
        return rng.below(2) == 1
    if kind == "word":
        return shape["words"][rng.below(len(shape["words"]))]["value"]
    if kind == "words":
        several = [each["value"] for each in shape["words"]]
        rng.shuffle(several)
        return several[: rng.below(shape["most"] + 1) if rng.below(2) else 0]
    if kind == "rows":
        most = shape["least"] if depth >= DEEPEST else shape["most"]
        count = shape["least"] + (rng.below(most - shape["least"] + 1) if rng.below(3) else 0)
        return [filled(shape["item"], shapes, rng, depth + 1) for _ in range(count)]
    if kind == "table":
        return {name: filled(inner, shapes, rng, depth) for name, inner in shape["fields"].items()}
    return any_form(shape, shapes, rng, depth)


def any_form(shape: Shape, shapes: Mapping[str, Shape], rng: Rng, depth: int) -> Any:
    """One form of a choice; deep inside, none that holds further rows."""
    able = [each["value"] for each in shape["words"]]
    if depth >= DEEPEST:
        flat = [form for form in able if form in shape["bare"] or not nested(shape["forms"][form])]
        able = flat or able
    form = able[rng.below(len(able))]
    if form in shape["bare"]:
        return form
    value = filled(shape["forms"][form], shapes, rng, depth)
    return {shape["tag"]: form, **value} if shape["tag"] else value


def nested(shape: Shape) -> bool:
    return any(inner["is"] == "rows" for inner in shape["fields"].values())
