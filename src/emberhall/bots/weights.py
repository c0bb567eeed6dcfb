"""Fitted weights: numbers by name in `weights.json` of a title's folder, made by `emberhall train`."""

import json
import math
from importlib.resources.abc import Traversable
from typing import Any

from emberhall.kernel.titles.folders import file_beside

NAME = "weights.json"
LARGEST = 1_000_000  # bytes of a title's file


def file_of(title: str) -> Traversable | None:
    return file_beside(title, NAME)


def weights_of(title: str) -> dict[str, list[float]]:
    """The weights of a title; empty if nothing was fitted. A ValueError says what is wrong with a broken file."""
    file = file_of(title)
    if file is None:
        return {}
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ValueError(f"{title}/{NAME} cannot be read: {problem}.") from problem
    return checked(text, f"{title}/{NAME}")


def checked(text: str, name: str) -> dict[str, list[float]]:
    """The weights in a file's text; ValueError if they are broken."""
    if len(text) > LARGEST:
        raise ValueError(f"{name} has {len(text):,} characters; a title's weights are at most {LARGEST:,}.")
    try:
        said: Any = json.loads(text)
    except ValueError as problem:
        raise ValueError(f"{name} is not JSON: {problem}.") from problem
    parts = said.get("weights") if isinstance(said, dict) else None
    if not isinstance(parts, dict):
        raise ValueError(f"{name} names no weights.")
    for part, numbers in parts.items():
        if not isinstance(numbers, list) or not all(is_number(number) for number in numbers):
            raise ValueError(f"The weights {part!r} in {name} are not all numbers.")
    return {part: [float(number) for number in numbers] for part, numbers in parts.items()}


def is_number(said: object) -> bool:
    return isinstance(said, int | float) and not isinstance(said, bool) and math.isfinite(said)
