"""Shared by the examples: a confidence interval, and a curve drawn as SVG without any library."""

from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import numpy as np

WIDE, HIGH, EDGE = 640, 360, 50


def interval(values: np.ndarray) -> tuple[float, float]:
    """The mean and the half-width of its 95% interval."""
    return float(values.mean()), float(1.96 * values.std(ddof=1) / sqrt(len(values)))


def draw(path: Path, curve: Sequence[tuple[float, float]], x: str, y: str, level: float, called: str) -> None:
    """Draw a curve with its axes and a level to compare it with."""
    across = [point[0] for point in curve]
    up = [*(point[1] for point in curve), level]
    low, high = min(up), max(up)
    spread = (high - low) or 1.0

    def at(right: float, above: float) -> str:
        far = (right - across[0]) / ((across[-1] - across[0]) or 1.0)
        return f"{EDGE + far * (WIDE - 2 * EDGE):.1f},{HIGH - EDGE - (above - low) / spread * (HIGH - 2 * EDGE):.1f}"

    start, end = at(across[0], level).split(","), at(across[-1], level).split(",")
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>'
        f'<line x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}" stroke="#999" stroke-dasharray="4"/>'
        f'<text x="{EDGE + 4}" y="{float(start[1]) - 4:.1f}" fill="#666">{called}: {level:.2f}</text>'
        f'<polyline fill="none" stroke="#0a7d8c" stroke-width="2" points="{" ".join(at(*point) for point in curve)}"/>'
        f'<text x="{EDGE}" y="20">{y}: {curve[0][1]:.2f} to {curve[-1][1]:.2f}</text>'
        f'<text x="{WIDE - EDGE}" y="{HIGH - 12}" text-anchor="end">{x}: {across[-1]:,}</text></svg>\n',
        "utf-8",
    )
