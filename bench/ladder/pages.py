"""The ladder as tables, between marks in docs/bots.md and in the README.

A run need not measure everything: rows without games stay in a page as they were.
"""

from collections.abc import Sequence
from pathlib import Path

from bench.ladder.rows import ALONE, BEST, USUAL, WAYS, Row
from emberhall.bots.arena.pairs import Figures, Game, figures
from emberhall.bots.tallies import wilson

ROOT = Path(__file__).resolve().parents[2]
PAGE, README = ROOT / "docs" / "bots.md", ROOT / "README.md"
BEGIN, END = "<!-- ladder: written by make ladder -->", "<!-- end of the ladder -->"
SPENT = f"ms of {BEST}: median, longest"

Measured = Sequence[tuple[Row, Figures, list[Game]]]


def measured(rows: Sequence[Row], games: Sequence[Game]) -> Measured:
    """Every row that has games, with its figures and games."""
    by_match: dict[str, list[Game]] = {}
    for game in games:
        by_match.setdefault(game.match, []).append(game)
    rows_with_games = []
    for row in rows:
        own = [game for game in by_match.get(row.match.name(), ()) if game.number < row.match.games]
        if own:
            rows_with_games.append((row, figures(row.match, own), own))
    return rows_with_games


def percent(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f}% | {100 * low:.1f}–{100 * high:.1f}%"


def times(result: Figures) -> str:
    return f"{result.milliseconds:.1f} | {result.median:.1f} | {result.longest:.0f}"


def head(row: Row) -> str:
    """The start of a match's line."""
    who = f"| {row.way.name} | `{row.match.one}` |"
    if row.way.seats == 1:
        return who
    return f"{who} {row.against if ' ' in row.against else f'`{row.against}`'} |"


def line(row: Row, result: Figures) -> str:
    """The line of a match."""
    return f"{head(row)} {percent(result.rate * result.games, result.games)} | {result.games} | {times(result)} |"


def line_alone(row: Row, result: Figures, games: list[Game]) -> str:
    """The line of a solo row: points if there are awards for them, else the share of games won."""
    count = len(games)
    if row.way.marks:
        cells = [percent(sum(game.score >= mark for game in games), count) for mark in row.way.marks]
        cells_of_row = f"{result.score:.1f} | " + " | ".join(cells)
    else:
        cells_of_row = percent(sum(game.share for game in games), count)
    return f"{head(row)} {cells_of_row} | {count} | {times(result)} |"


def lines_of(known: Measured, rows: Sequence[Row], page: str) -> list[tuple[Row, str]]:
    """Every row with its line: as measured, or else as in the page."""
    new = {
        row.match.name(): line_alone(row, result, games) if row.way.seats == 1 else line(row, result)
        for row, result, games in known
    }
    old = page.splitlines()
    result = [
        (row, new.get(row.match.name()) or next((each for each in old if each.startswith(head(row))), ""))
        for row in rows
    ]
    return [(row, text) for row, text in result if text]


def tables(known: Measured, rows: Sequence[Row], page: str = "") -> str:
    """The tables of docs/bots.md."""
    heads = "| game | level | against | won | 95% interval | games | ms a decision | median | longest |"
    rule = "|---|---|---|---|---|---|---|---|---|"
    lines = lines_of(known, rows, page)
    parts = [heads, rule, *(text for row, text in lines if row.part == "rungs")]
    parts += ["", "How strong the highest is; among several, a fair share would be one in as many as play:", ""]
    parts += [heads, rule, *(text for row, text in lines if row.part == "top" and row.way.seats > 1)]
    parts += ["", "Alone:", "", *alone(lines)]
    return "\n".join(parts)


def alone(lines_of_rows: Sequence[tuple[Row, str]]) -> list[str]:
    """A table for each way, since some count points and others games won."""
    ends = "games | ms a decision | median | longest |"
    lines: list[str] = []
    for way in ALONE:
        own = [text for row, text in lines_of_rows if row.way == way]
        if not own:
            continue
        if way.marks:
            counted = " | ".join(["mean", *(f"reach {mark} | 95% interval" for mark in way.marks)])
        else:
            counted = "won | 95% interval"
        heads = f"| game | level | {counted} | {ends}"
        lines += [heads, "|" + "---|" * (heads.count("|") - 1), *own, ""]
    return lines[:-1]


def short(known: Measured, rows: Sequence[Row], page: str = "") -> str:
    """The table of the README: a line for every title."""
    cells = shown(page)
    rungs: list[str] = []
    for row in rows:
        rung = f"{row.match.one} over {row.against}"
        if row.way in WAYS and (row.part == "rungs" or row.against == USUAL) and rung not in rungs:
            rungs.append(rung)
    for row, result, _ in known:
        rate = f"{100 * result.rate:.0f}% ({100 * result.low:.0f}–{100 * result.high:.0f}) of {result.games}"
        cells[row.way.name, f"{row.match.one} over {row.against}"] = rate
        if row.match.one == BEST:
            cells[row.way.name, SPENT] = f"{result.median:.0f}, {result.longest:.0f}"
    heads = [*rungs, SPENT]
    lines = [f"| game | {' | '.join(heads)} |", "|" + "---|" * (len(heads) + 1)]
    lines += [f"| {way.name} | {' | '.join(cells.get((way.name, each), '–') for each in heads)} |" for way in WAYS]
    return "\n".join(lines)


def shown(page: str) -> dict[tuple[str, str], str]:
    """The cells of the README's table, by game and heading."""
    rows = [
        [cell.strip() for cell in each.split("|")[1:-1]] for each in ladder(page).splitlines() if each.startswith("|")
    ]
    return {(row[0], name): cell for row in rows[2:] for name, cell in zip(rows[0][1:], row[1:], strict=False)}


def ladder(page: str) -> str:
    """The text between the marks of a page."""
    return page.partition(BEGIN)[2].partition(END)[0]


def publish(page: Path, text: str) -> None:
    """Put tables into a page, between its marks."""
    before, begin, rest = page.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page.name} has no place for the ladder: {BEGIN} and {END}.")
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")
