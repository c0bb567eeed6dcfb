"""What requests may cost: every GET has a budget of statements, rows and work, at ten rows and at ten thousand.

The work is that of SQLite's virtual machine, counted in instructions: no clock is involved. A list that is read from
its beginning by an index costs the same however long it is; where something is counted, a row costs a few instructions.
"""

from typing import Any, NamedTuple

import pytest

from emberhall.store import User, work
from emberhall.wire.route import Route
from emberhall.wire.routes import ROUTES
from tests.server.seeded import Cost, Seeded, seeded

SIZES = (10, 1_000, 10_000)
GETS = [route for route in ROUTES if route.method == "GET"]


class Budget(NamedTuple):
    """The most that a request may cost: `each` is allowed for every row there is."""

    statements: int = 5
    rows: int = 160
    steps: int = 2_500
    each: float = 0.0


BUDGETS = {
    "circle": Budget(statements=13, rows=920, steps=60_000),
    "my_circles": Budget(rows=650, steps=60_000),
    "study": Budget(rows=300, steps=60_000),
    "study_text": Budget(statements=500, rows=4_000, steps=90_000),
    "chapter_words": Budget(statements=6, rows=1_300, steps=60_000),
    "chapter_game": Budget(statements=9),
    "my_studies": Budget(rows=160, steps=9_000),
    "health": Budget(statements=15),
    "tables": Budget(rows=1_200, steps=200_000),
    "near": Budget(rows=3_600, steps=400_000),
    "games": Budget(rows=900, steps=90_000),
    "profile": Budget(rows=2_010, steps=110_000),
    "outings": Budget(rows=410, steps=130_000),
    "played": Budget(rows=70, steps=260_000),
    "friends": Budget(statements=6, rows=900, steps=24_000),
    "ladder": Budget(statements=60, rows=300, steps=80_000, each=40),
    "ratings_of": Budget(statements=8, rows=520, steps=16_000, each=32),
    "explorer": Budget(statements=8),
    "explorer_sheet": Budget(rows=1_700, steps=8_000, each=50),
    "daily": Budget(statements=16, each=14),
    "daily_results": Budget(statements=7, rows=450, steps=90_000, each=30),
    "export": Budget(statements=64, rows=900, steps=20_000, each=345),
}
"""Those that need more than the usual. Ranks and totals are counted: an index has no other way."""
QUERIES = {
    "explorer_sheet": ("", "?company=people&band=middle&seats=4&item=partnership"),
    "played": ("", "?other=nobody&result=won&company=people", "?skip=1980"),
}
MAY_LACK = {"cards", "analysis", "calendar", "forge_language", "shared_set"}
"""What this title or this hall does not have."""
WHOLE = {"export"}
"""Everything that is stored about somebody: by its nature it grows with that, and it is limited by person."""


def paths(route: Route, names: dict[str, str]) -> list[str]:
    """Where a route is asked, with everything it may be asked."""
    fixed: dict[str, Any] = {
        "lang": "en",
        "mark": "none",
        "eyes": "0",
        "moment": 0,
        "page": 1,
        "lesson": "first",
        "sheet": "coins",
        "secret": "no-such-secret",
        "link": "no-such-link",
    }
    kinds = ("all", "people", "friends") if "{who}" in route.path else ("",)
    pages = (1, 40) if "{page}" in route.path else (1,)
    return [
        route.path.format(**{**names, **fixed, "who": who, "page": page}) + query
        for who in kinds
        for page in pages
        for query in QUERIES.get(route.name, ("",))
    ]


def over(cost: Cost, budget: Budget, count: int, whole: bool) -> list[str]:
    """What is too much."""
    more = count if whole else 0
    most = (budget.statements + 3 * more, budget.rows + 13 * more, budget.steps + budget.each * count)
    spent = (cost.statements, cost.rows, cost.steps)
    names = ("statements", "rows", "steps")
    return [f"{name} {is_} > {most_:.0f}" for name, is_, most_ in zip(names, spent, most, strict=True) if is_ > most_]


async def spend(there: Seeded, route: Route, path: str, known: bool) -> Cost:
    headers = there.me.headers if known else {}
    with there.counted() as cost:
        answer = await there.hall.http.get(path, headers=headers)
    assert answer.status_code in {200, 401, 404}, (path, answer.text)
    assert answer.status_code == 200 or route.name in MAY_LACK or "friends" in path, (
        path,
        answer.text,
    )
    return cost


@pytest.mark.parametrize("count", SIZES)
async def test_nothing_grows_beyond_its_budget(count: int) -> None:
    async with seeded(count) as there:
        problems = await answers(there, count)
        assert problems == {}
        assert await goings(there, count) == {}


async def answers(there: Seeded, count: int) -> dict[str, list[str]]:
    """The requests that cost too much."""
    problems = {}
    for route in GETS:
        if route.name in WHOLE and count > 1_000:
            continue  # what holds from ten to a thousand is in proportion; ten thousand games take a while to read
        budget, whole = BUDGETS.get(route.name, Budget()), route.name in WHOLE
        for path in paths(route, there.names):
            for known in {"none": (False,), "welcome": (False, True), "needed": (True,)}[route.auth]:
                if found := over(await spend(there, route, path, known), budget, count, whole):
                    problems[f"{path} {'known' if known else 'unknown'}"] = found
    return problems


async def goings(there: Seeded, count: int) -> dict[str, list[str]]:
    """Who goes must not hold up the writer: only what names them is read and written."""
    tasks = {
        "banned": work.moderation.ban("u3", "2026-01-01"),
        "merged": work.identities.merge("u4", User("u5", "Guest 5", "iron", "")),
        "erased": work.identities.erase(User("u6", "Guest 6", "iron", "")),
    }
    problems = {}
    for name, task in tasks.items():
        with there.counted() as cost:
            await there.hall.watched.write(task)
        if found := over(cost, Budget(statements=75, rows=40, steps=4_000), count, whole=False):
            problems[name] = found
    return problems
