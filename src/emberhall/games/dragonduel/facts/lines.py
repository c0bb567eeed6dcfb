"""Where in a card's text a mode or an ability stands: lines are numbered from 0, as in the catalogue.

A test compares this with `texts.text_of`, line by line.
"""

from emberhall.games.dragonduel.components.book import Ability, Card, Row


def heading(rows: list[Row]) -> int:
    """How many lines announce a choice of modes: one, unless conditions decide."""
    return int(len(rows) > 1 and all(row.cond is None for row in rows))


def line_of_mode(card: Card, mode: int) -> int:
    """The line of a Magic's mode."""
    if card.said_en:
        return 0
    before = int(bool(card.send or card.discard)) + len(card.auras) + len(card.bonuses) + int(card.evade >= 0)
    return before + heading(card.rows) + mode


def line_of_ability(card: Card, slot: int) -> int:
    """The line of a natural or activated ability, all its modes included."""
    if card.said_en:
        return 0
    rows = len(card.rows) + int(card.cost_x > 0) if card.rows else 0
    return line_of_mode(card, 0) + rows + slot


def part_of_mode(ability: Ability, mode: int) -> int:
    """Which sentence of the ability's line a mode is."""
    return heading(ability.rows) + mode
