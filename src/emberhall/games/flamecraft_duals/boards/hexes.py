"""Hexes for a terminal: rows of bricks shifted by half a brick, so that each touches six others."""

from collections.abc import Sequence

from rich.text import Text

INSIDE = 7  # columns of a brick between its sides
PITCH = INSIDE + 1


def wall(rows: Sequence[Sequence[Sequence[Text]]], style: str = "dim") -> Text:
    """A wall of rows of bricks, each brick given by its lines; consecutive rows differ by one brick."""
    longest = max(len(row) for row in rows)
    sides = [sides_of(len(row), longest) for row in rows]
    lines: list[Text] = []
    for at, row in enumerate(rows):
        lines.append(Text(course(sides[at - 1] if at else [], sides[at]), style))
        for k in range(len(row[0])):
            line = Text(" " * sides[at][0] + "│", style)
            for brick in row:
                line.append_text(padded(brick[k])).append("│", style)
            lines.append(line)
    lines.append(Text(course(sides[-1], []), style))
    return Text("\n").join(lines)


def sides_of(count: int, longest: int) -> list[int]:
    """The columns of the sides of a row's bricks."""
    start = (longest - count) * PITCH // 2
    return [start + k * PITCH for k in range(count + 1)]


def course(above: Sequence[int], below: Sequence[int]) -> str:
    """The line between two rows, by the columns of their sides."""
    left, right = min([*above, *below]), max([*above, *below])
    corners = {left: "╭" if left in below else "╰", right: "╮" if right in below else "╯"}
    joints = {**dict.fromkeys(above, "┴"), **dict.fromkeys(below, "┬"), **corners}
    return " " * left + "".join(joints.get(column, "─") for column in range(left, right + 1))


def padded(text: Text) -> Text:
    """A line of a brick, as wide as the brick."""
    room = INSIDE - text.cell_len
    return text + Text(" " * room)


def plot(cells: Sequence[Sequence[int]], icons: Sequence[Text]) -> list[Text]:
    """A pattern of axial cells, one column per icon, as lines with rows shifted like the wall's."""
    places = {(r, 2 * q + r): icon for (q, r), icon in zip(cells, icons, strict=True)}
    left = min(column for _, column in places)
    lines = []
    for row in sorted({row for row, _ in places}):
        line = Text()
        for column in sorted(column for at, column in places if at == row):
            line.append(" " * (column - left - line.cell_len)).append_text(places[row, column])
        lines.append(line)
    return lines
