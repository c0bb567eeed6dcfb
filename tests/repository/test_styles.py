"""Style sheets are loaded with their folder and stay loaded: their rules must apply to that folder's elements only.

A title's sheet stays when another title is played, and the table's when people are back in the hall. So every selector
needs a class that only its folder uses, or it would change the page elsewhere.
"""

import re
from collections import defaultdict
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
BETWEEN = re.compile(r"/\*.*?\*/|\"[^\"]*\"", re.DOTALL)
# These own a class before others do, in this order.
SHARED = (
    *("ui", "board", "rooms/coach", "table/ribbon", "table/finale", "table/plain"),
    *("rooms/frame", "rooms/hall", "rooms/lobby", "rooms/play"),
)
SELECTORS = re.compile(r"([^{};]+)\{")


def room_of(path: Path) -> str:
    parts = path.relative_to(WEB).parts
    return "/".join(parts[: min(2, len(parts) - 1)]) if parts[0] in ("games", "rooms", "table") else parts[0]


def selectors(text: str) -> set[str]:
    results: set[str] = set()
    for several in SELECTORS.findall(BETWEEN.sub("", text)):
        if not several.lstrip().startswith("@"):
            results |= {one.strip() for one in re.split(r",(?![^()]*\))", several)}
    return {one for one in results if "." in one}


def classes(selector: str) -> set[str]:
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", selector))


def strangers(sheets: dict[str, str]) -> list[str]:
    """Selectors without a class of their own folder. A class in a shared folder belongs to it, whoever else uses it."""
    rooms: dict[str, set[str]] = defaultdict(set)
    for name, text in sheets.items():
        for selector in selectors(text):
            for each in classes(selector):
                rooms[each].add(room_of(WEB / name))

    def owned(each: str, room: str) -> bool:
        shared = next((one for one in SHARED if one in rooms[each]), None)
        return room == shared if shared else len(rooms[each]) == 1

    return [
        f"{name}: {selector}"
        for name, text in sorted(sheets.items())
        for selector in sorted(selectors(text))
        if not any(owned(each, room_of(WEB / name)) for each in classes(selector))
    ]


def test_no_sheet_changes_another_room() -> None:
    sheets = {str(path.relative_to(WEB)): path.read_text("utf-8") for path in WEB.rglob("*.css")}
    assert len(sheets) > 20
    assert strangers(sheets) == []


def test_a_name_used_twice_is_found() -> None:
    sheets = {
        "board/board.css": ".pick { color: red; } .pick.on { color: blue; }",
        "rooms/hall/x.css": "@media (width < 9px) { .hall .pick, .pick:hover { color: green; } } .none { color: red; }",
        "games/dualis/dualis.css": ".dualis .pick { color: black; } .pick.on { color: white; } .none { color: red; }",
    }
    assert strangers(sheets) == [
        "games/dualis/dualis.css: .none",
        "games/dualis/dualis.css: .pick.on",
        "rooms/hall/x.css: .pick:hover",
    ]
