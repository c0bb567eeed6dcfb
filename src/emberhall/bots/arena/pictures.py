"""The arena as an SVG chart: ratings with their intervals, the crosstable in colours, and strength against time."""

from collections.abc import Sequence
from html import escape
from math import log10

from emberhall.bots.arena.rounds import Row

WIDE = 720
LINE = 34  # height of an entrant's row
LABEL = 150  # width of its name
PLOT = 300  # width of the ratings
CURVE = 240  # height of the curve
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#3b2f2a}.q{fill:#8a7a70;font-size:11px}.a{stroke:#d8ccc2}"
    ".e{stroke:#b4532a;stroke-width:2;fill:none}.p{fill:#b4532a}"
    "@media(prefers-color-scheme:dark){text{fill:#eadfd6}.q{fill:#a89a90}.a{stroke:#5a4d46}}"
)


def picture(title: str, rows: Sequence[Row]) -> str:
    """The whole picture."""
    tall = 60 + LINE * len(rows)
    parts = [f'<text x="12" y="24" font-weight="bold">{escape(title)}</text>']
    parts += ratings(rows, 44) + cells(rows, 44) + curve(rows, tall + 20)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall + CURVE + 60}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", *parts, "</svg>\n"])


def bounds(rows: Sequence[Row]) -> tuple[float, float]:
    """The lowest and the highest end of any interval, never equal."""
    low = min(row.rating.points - row.rating.give for row in rows)
    high = max(row.rating.points + row.rating.give for row in rows)
    return low, max(high, low + 1)


def ratings(rows: Sequence[Row], top: int) -> list[str]:
    """A point and an interval for every entrant."""
    low, high = bounds(rows)

    def across(points: float) -> float:
        return LABEL + (PLOT - 20) * (points - low) / (high - low)

    parts = []
    for k, row in enumerate(rows):
        y = top + LINE * k + LINE / 2
        left, right = across(row.rating.points - row.rating.give), across(row.rating.points + row.rating.give)
        parts.append(f'<text x="12" y="{y + 4:.0f}">{escape(row.name)}</text>')
        parts.append(f'<path class="e" d="M{left:.1f} {y:.1f}H{right:.1f}"/>')
        parts.append(f'<circle class="p" cx="{across(row.rating.points):.1f}" cy="{y:.1f}" r="4"/>')
        said = f"{row.rating.points:+.0f} ± {row.rating.give:.0f}"
        parts.append(f'<text class="q" x="{left:.1f}" y="{y - 6:.1f}">{said}</text>')
    return parts


def cells(rows: Sequence[Row], top: int) -> list[str]:
    """The win rate of every entrant against every other, redder where it is higher."""
    left, wide = LABEL + PLOT + 10, (WIDE - LABEL - PLOT - 20) / max(1, len(rows))
    parts = []
    for k, row in enumerate(rows):
        y = top + LINE * k
        for at, figures in enumerate(row.against):
            if figures is None:
                continue
            x = left + wide * at
            place = f'x="{x:.1f}" y="{y + 3}" width="{wide - 3:.1f}" height="{LINE - 6}"'
            parts.append(f'<rect {place} rx="4" fill="#b4532a" fill-opacity="{0.1 + 0.7 * figures.rate:.2f}"/>')
            middle = f'x="{x + wide / 2 - 1:.1f}" y="{y + LINE / 2 + 4:.0f}" text-anchor="middle"'
            parts.append(f"<text {middle}>{100 * figures.rate:.0f}%</text>")
    return parts


def curve(rows: Sequence[Row], top: int) -> list[str]:
    """Strength against the time per decision, on a logarithmic scale."""
    known = sorted((max(row.milliseconds, 0.01), row) for row in rows if row.milliseconds > 0)
    if len(known) < 2:
        return []
    low, high = bounds(rows)
    first, last = log10(known[0][0]), log10(known[-1][0])

    def place(time: float, points: float) -> tuple[float, float]:
        x = LABEL + (WIDE - LABEL - 60) * (log10(time) - first) / max(last - first, 1e-9)
        return x, top + CURVE - CURVE * (points - low) / (high - low)

    spots = [place(time, row.rating.points) for time, row in known]
    parts = [f'<path class="a" d="M{LABEL - 10} {top}V{top + CURVE + 6}H{WIDE - 40}" fill="none"/>']
    parts.append(f'<path class="e" d="M{" L".join(f"{x:.1f} {y:.1f}" for x, y in spots)}"/>')
    for (time, row), (x, y) in zip(known, spots, strict=True):
        reach = CURVE * row.rating.give / (high - low)
        parts.append(f'<path class="e" d="M{x:.1f} {y - reach:.1f}V{y + reach:.1f}"/>')
        parts.append(f'<circle class="p" cx="{x:.1f}" cy="{y:.1f}" r="4"/>')
        parts.append(f'<text class="q" x="{x:.1f}" y="{top + CURVE + 22}" text-anchor="middle">{time:.3g} ms</text>')
    parts.append(f'<text class="q" x="12" y="{top + 12}">points</text>')
    return parts
