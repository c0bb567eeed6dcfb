"""The board of a title without one of its own: the view as an outline, events as plain data."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from emberhall.cli.voices import Voice


def draw(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:  # noqa: ARG001
    """Every field of the view, one per line, and the legal words."""
    lines = list(outlined(view))
    return Text("\n".join([*lines, *([", ".join(words)] if words else [])]))


def outlined(value: Mapping[str, Any], indent: str = "") -> Iterator[str]:
    """Plain data as indented lines."""
    for key, part in value.items():
        if isinstance(part, Mapping):
            yield f"{indent}{key}"
            yield from outlined(part, indent + "  ")
        elif isinstance(part, list) and part and isinstance(part[0], Mapping):
            for number, item in enumerate(part):
                yield f"{indent}{key} {number}"
                yield from outlined(item, indent + "  ")
        else:
            shown = ", ".join(map(str, part)) if isinstance(part, list) else part
            yield f"{indent}{key}: {'' if shown is None else shown}"


def tell(event: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str | None:  # noqa: ARG001
    """The kind of the event and its facts."""
    facts = [f"{key} {value}" for key, value in event.items() if key not in ("kind", "seat")]
    who = f"{names[event['seat']]}: " if isinstance(event.get("seat"), int) else ""
    return f"{who}{event['kind']} {', '.join(facts)}".strip()


def short(word: str, voice: Voice) -> str:  # noqa: ARG001
    """As it is."""
    return word


def meant(text: str) -> str:
    """As typed."""
    return text


def rules(view: Mapping[str, Any]) -> Sequence[str]:  # noqa: ARG001
    """None."""
    return ()
