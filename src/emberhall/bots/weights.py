"""Fitted weights: small files of numbers by name, one per title, made by `python -m bench.fit`."""

import json
from importlib.resources import files


def weights_of(title: str) -> dict[str, list[float]]:
    """The weights of a title; none where nothing was fitted."""
    file = files("emberhall.bots") / "fitted" / f"{title}.json"
    if not file.is_file():
        return {}
    found: dict[str, list[float]] = json.loads(file.read_text("utf-8"))["weights"]
    return found
