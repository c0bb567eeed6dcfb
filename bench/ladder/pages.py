"""The ladder as tables, and where they stand: between marks in docs/bots.md and in the README."""

from collections.abc import Sequence
from pathlib import Path

from bench.ladder.rows import ALONE, BEST, USUAL, WAYS, Row
from emberhall.bots.arena.pairs import Figures, Game, figures
from emberhall.bots.tallies import wilson

ROOT = Path(__file__).resolve().parents[2]
PAGE, README = ROOT / "docs" / "bots.md", ROOT / "README.md"
BEGIN, END = "<!-- ladder: written by make ladder -->", "<!-- end of the ladder -->"
GOALS = (75, 90)  # points alone at Flamecraft that have a name

Measured = Sequence[tuple[Row, Figures, list[Game]]]


def measured(rows: Sequence[Row], games: Sequence[Game]) -> Measured:
    """Every row of which there are games, with what came of them."""
    by_match: dict[str, list[Game]] = {}
    for game in games:
        by_match.setdefault(game.match, []).append(game)
    found = []
    for row in rows:
        own = [game for game in by_match.get(row.match.name(), ()) if game.number < row.match.games]
        if own:
            found.append((row, figures(row.match, own), own))
    return found


def percent(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f}% | {100 * low:.1f}–{100 * high:.1f}%"


def times(found: Figures) -> str:
    return f"{found.milliseconds:.1f} | {found.median:.1f} | {found.longest:.0f}"


def line(row: Row, found: Figures) -> str:
    """A match in figures."""
    who = f"{row.way.name} | `{row.match.one}` | {row.against if ' ' in row.against else f'`{row.against}`'}"
    return f"| {who} | {percent(found.rate * found.games, found.games)} | {found.games} | {times(found)} |"


def line_alone(row: Row, found: Figures, games: list[Game]) -> str:
    """How well somebody does alone: points where they have names, else the share of games won."""
    count = len(games)
    if row.way.title == "flamecraft":
        cells = [percent(sum(game.score >= goal for game in games), count) for goal in GOALS]
        told = f"{found.score:.1f} | " + " | ".join(cells)
    else:
        told = percent(sum(game.share for game in games), count)
    return f"| {row.way.name} | `{row.match.one}` | {told} | {count} | {times(found)} |"


def tables(known: Measured) -> str:
    """All that docs/bots.md says."""
    head = "| game | level | against | won | 95% interval | games | ms a decision | median | longest |"
    rule = "|---|---|---|---|---|---|---|---|---|"
    parts = [head, rule, *(line(row, found) for row, found, _ in known if row.part == "rungs")]
    parts += ["", "How strong the highest is; among several, a fair share would be one in as many as play:", ""]
    parts += [head, rule, *(line(row, found) for row, found, _ in known if row.part == "top" and row.way.seats > 1)]
    parts += ["", "Alone:", "", *alone(known)]
    return "\n".join(parts)


def alone(known: Measured) -> list[str]:
    """Two tables, since one title counts points and the other asks who won."""
    least, most = GOALS
    ends = "games | ms a decision | median | longest |"
    lines: list[str] = []
    for way in ALONE:
        if not any(row.way == way for row, _, _ in known):
            continue
        if way.title == "flamecraft":
            told = f"mean | reach {least} | 95% interval | reach {most} | 95% interval"
        else:
            told = "won | 95% interval"
        heads = f"| game | level | {told} | {ends}"
        lines += [heads, "|" + "---|" * (heads.count("|") - 1)]
        lines += [line_alone(row, found, games) for row, found, games in known if row.way == way]
        lines.append("")
    return lines[:-1]


def short(known: Measured) -> str:
    """What the README says: a line for every title."""
    rates: dict[tuple[str, str], str] = {}
    spent: dict[str, str] = {}
    rungs: list[tuple[str, str]] = []
    for row, found, _ in known:
        one = str(row.match.one)
        if row.way not in WAYS or (row.part == "top" and row.against != USUAL):
            continue
        key = (row.way.name, f"{one} over {row.against}")
        rates[key] = f"{100 * found.rate:.0f}% ({100 * found.low:.0f}–{100 * found.high:.0f}) of {found.games}"
        if (one, row.against) not in rungs:
            rungs.append((one, row.against))
        if one == BEST:
            spent[row.way.name] = f"{found.median:.0f}, {found.longest:.0f}"
    heads = [f"{one} over {against}" for one, against in rungs]
    lines = [f"| game | {' | '.join(heads)} | ms of {BEST}: median, longest |", "|" + "---|" * (len(heads) + 2)]
    for way in WAYS:
        cells = [rates.get((way.name, head), "–") for head in heads]
        lines.append(f"| {way.name} | {' | '.join(cells)} | {spent.get(way.name, '–')} |")
    return "\n".join(lines)


def publish(page: Path, text: str) -> None:
    """Put tables into a page, between its marks."""
    before, begin, rest = page.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page.name} has no place for the ladder: {BEGIN} and {END}.")
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")
