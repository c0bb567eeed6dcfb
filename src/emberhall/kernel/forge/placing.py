"""Where in a card's lines something is wrong: shapes of a kind against a draft, and ways out that every title has."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from emberhall.kernel.cards.fields import LANGUAGES
from emberhall.kernel.cards.phrases import phrase
from emberhall.kernel.forge.fitting import Misfit, misfits
from emberhall.kernel.forge.forge import Draft, Fault, Kind, Mend
from emberhall.kernel.forge.shapes import Shape

NAMES: Final = 1  # the line of the names
LONGEST: Final = 40
# Codes of what any language may find: a field without a place, nothing where something belongs, and so on.
CODES: Final = {"unknown": "E01", "missing": "E02", "kind": "E02", "bounds": "E06", "word": "E07"}


def faulty(line: int, field: str, code: str, plain: str, mends: Sequence[Mend] = (), name: str = "") -> Fault:
    """A fault whose sentence every title shares, unless it is named otherwise."""
    return Fault(line, field, code, phrase(name or f"forge-{code}"), plain, mends)


def line_of(kind: Kind, draft: Draft, field: str, row: int = 0) -> int:
    """The line of a field; for one with rows, of that row, from 0."""
    line = NAMES
    for shape in kind.lines:
        if shape["is"] != "rows":
            line += 1
            if field in shape["fields"]:
                return line
    for shape in kind.lines:
        if shape["is"] == "rows":
            if field == shape["field"]:
                return line + 1 + row
            listed = draft.get(shape["field"])
            line += len(listed) if isinstance(listed, list) else 0
    return NAMES


def names(draft: Draft) -> Iterator[Fault]:
    """A name in both languages, of a length that fits on a card."""
    both = draft.get("name")
    known: list[Any] = [both.get(lang) for lang in LANGUAGES] if isinstance(both, dict) else [None]
    if all(isinstance(text, str) and text.strip() and len(text) <= LONGEST for text in known):
        return
    said = [text for text in known if isinstance(text, str) and text.strip() and len(text) <= LONGEST]
    mended = {**draft, "name": dict.fromkeys(LANGUAGES, said[0])} if said else draft
    mends = [Mend(phrase("forge-mend-name", name=said[0]), mended)] if said else []
    yield faulty(NAMES, "name", "E05", "it has no name in both languages.", mends)


def unfit(kind: Kind, shapes: Mapping[str, Shape], draft: Draft, also: Sequence[str]) -> Iterator[Fault]:
    """Whatever in a draft is not in the card language; `also` names fields that no line is about."""
    known = {"name", *also}
    for shape in kind.lines:
        known |= {str(shape["field"])} if shape["is"] == "rows" else set(shape["fields"])
        if shape["is"] == "rows":
            yield from of_rows(kind, shape, shapes, draft)
        else:
            own = {name: draft[name] for name in shape["fields"] if name in draft}
            for misfit in misfits(shape, own, shapes):
                yield fault_of(misfit, line_of(kind, draft, misfit.at[0]))
    for name in draft:
        if name not in known:
            yield fault_of(Misfit((name,), "unknown"), NAMES)


def of_rows(kind: Kind, shape: Shape, shapes: Mapping[str, Shape], draft: Draft) -> Iterator[Fault]:
    field = str(shape["field"])
    for misfit in misfits(shape, draft.get(field), shapes, (field,)):
        row = int(misfit.at[1]) if len(misfit.at) > 1 else 0
        mends = [without(draft, field, row)] if len(misfit.at) > 1 and len(draft[field]) > shape["least"] else []
        yield fault_of(misfit, line_of(kind, draft, field, row), mends)


def fault_of(misfit: Misfit, line: int, mends: Sequence[Mend] = ()) -> Fault:
    return faulty(line, ".".join(misfit.at), CODES[misfit.why], misfit.plain, mends)


def without(draft: Draft, field: str, row: int) -> Mend:
    """The draft without a line."""
    listed = draft[field]
    return Mend(phrase("forge-mend-remove"), {**draft, field: [*listed[:row], *listed[row + 1 :]]})


def with_row(label: str, draft: Draft, field: str, row: int, value: object) -> Mend:
    """The draft with another line in place of one."""
    listed = draft[field]
    return Mend(phrase(label), {**draft, field: [*listed[:row], value, *listed[row + 1 :]]})
