"""The mind of a title: `mind.toml` in its folder says how bots and the coach play it. Every section may be left out.

`levels` says how each level searches, `styles` what the characters like, `outlook` what the coach makes of a position,
`training` what weights are fitted from, `themes` what puzzles are about, `puzzles` which of them are none. The sections
are read by `plans`, `styles`, `coach.outlooks`, `training`, `puzzles.themes` and `puzzles.selection`.
"""

import logging
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from emberhall.kernel.titles.folders import file_beside

log = logging.getLogger(__name__)
NAME = "mind.toml"
SECTIONS = ("levels", "styles", "outlook", "training", "themes", "puzzles")
Part = TypeVar("Part")


@cache
def tables_of(title: str) -> dict[str, Any]:
    """The sections of a title's mind; ValueError if the file is no TOML or has other sections."""
    file, name = file_beside(title, NAME), f"{title}/{NAME}"
    if file is None:
        return {}
    try:
        tables = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise ValueError(f"{name} cannot be read: {problem}") from None
    for section in tables:
        if section not in SECTIONS:
            raise ValueError(f"{name}, {section}: there is no such section; there is {', '.join(SECTIONS)}.")
    return tables


def section_of(title: str, section: str, read: Callable[[Any, str], Part], plain: Part) -> Part:
    """A section, read by `read`, which is told where it stands; the plain one if a title has none.

    So it is, too, if the section is broken, and why is logged: bots that know less can still play.
    """
    try:
        tables = tables_of(title)
        return read(tables[section], f"{title}/{NAME}, {section}") if section in tables else plain
    except ValueError as problem:
        log.warning("%s is not used: %s", f"The section {section!r} of {title}/{NAME}", problem)
        return plain
