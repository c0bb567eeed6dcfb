"""Dense numbers for options, for learners with a fixed output size."""

from typing import final

from emberhall.games.flamecraft.state import Book
from emberhall.games.flamecraft.words import (
    ARTISANS,
    SPACES,
    V_BUY,
    V_CAST,
    V_CHOOSE,
    V_COIN,
    V_COINS,
    V_COMPANION,
    V_DEPOSIT,
    V_FEE,
    V_GIFT,
    V_GIFT_ARTISAN,
    V_GIFT_FANCY,
    V_GOOD,
    V_KEEP,
    V_LAY,
    V_LESS,
    V_PICK,
    V_PLACE,
    V_REPLACE,
    V_RESERVE,
    V_RETURN_FANCY,
    V_REVEAL,
    V_SCORE,
    V_SPACE,
    V_SPEND,
    V_TUCK,
    V_TYPE,
    V_UNLOCK,
    V_VISIT,
    VERBS,
)
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

SEATS = 6
MOST_COINS = 100
SETS = 9


@final
class ActionTable:
    """How many action numbers each verb takes, and where they start."""

    def __init__(self, book: Book) -> None:
        shops, charms, fancies = len(book.shop_ids), len(book.enchantment_ids), len(book.fancy_ids)
        helpers = len(book.companion_ids)
        sizes = {
            V_KEEP: (fancies, 1),
            V_VISIT: (shops, 1),
            V_PLACE: (ARTISANS, 3 * shops),
            V_CHOOSE: (2, 1),
            V_CAST: (charms, SETS * (helpers + 1)),
            V_BUY: (charms, SETS),
            V_REPLACE: (ARTISANS, ARTISANS),
            V_GIFT: (7, SEATS),
            V_GIFT_ARTISAN: (ARTISANS, SEATS),
            V_GIFT_FANCY: (fancies, SEATS),
            V_LAY: (ARTISANS, 2),
            V_PICK: (charms, 1),
            V_RESERVE: (charms, 1),
            V_SCORE: (fancies, 1),
            V_RETURN_FANCY: (fancies, 1),
            V_DEPOSIT: (3, 1),
            V_COINS: (MOST_COINS, 1),
            V_TUCK: (charms, shops),
            V_SPACE: (SPACES, 1),
            V_UNLOCK: (len(book.achievement_ids), 1),
            V_REVEAL: (fancies, 1),
            V_COMPANION: (helpers, 1),
        }
        for verb in (V_FEE, V_GOOD, V_COIN, V_TYPE, V_SPEND, V_LESS):
            sizes[verb] = (7, 1)
        self.starts: list[int] = []
        self.widths: list[int] = []
        count = 0
        for verb in range(len(VERBS)):
            things, targets = sizes.get(verb, (ARTISANS, 1))
            self.starts.append(count)
            self.widths.append(targets)
            count += things * targets
        self.count = count

    def number(self, pick: Option) -> int:
        """The number of an option."""
        verb = verb_of(pick)
        on = on_of(pick)
        if verb == V_CAST or verb == V_BUY:  # noqa: PLR1714, SIM109  (two comparisons compile better)
            on = (on >> 4) * SETS + (on & 15)
        return self.starts[verb] + ref_of(pick) * self.widths[verb] + on
