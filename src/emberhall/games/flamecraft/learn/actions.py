"""Dense numbers for options, for learners with a fixed output size."""

from typing import Final, final

from emberhall.games.flamecraft.state import Book
from emberhall.games.flamecraft.words import (
    ACHIEVEMENT,
    ALONE,
    AMOUNT,
    ARTISAN,
    ARTISANS,
    BY_ARTISAN,
    COIN_LAID,
    COMPANION,
    DEPOSIT,
    ENCHANTMENT,
    FANCY,
    IN_SETS,
    KINDS,
    NOTHING,
    ON_NAMES,
    ON_SHOP,
    ON_SLOT,
    PART,
    REF_NAMES,
    SETS_MASK,
    SETS_SHIFT,
    SHOP,
    SLOTS,
    SPACE,
    SPACES,
    TO_SEAT,
    TOKEN,
    VERBS,
    WITH_HELP,
)
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

SEATS: Final = 6
MOST_COINS: Final = 100
MOST_SETS: Final = 9


@final
class ActionTable:
    """How many action numbers each verb takes, and where they start."""

    def __init__(self, book: Book) -> None:
        shops, helpers = len(book.shop_ids), len(book.companion_ids)
        things = {
            NOTHING: ARTISANS,  # one would do, but networks have been trained with this numbering
            TOKEN: len(KINDS),
            ARTISAN: ARTISANS,
            ENCHANTMENT: len(book.enchantment_ids),
            FANCY: len(book.fancy_ids),
            SHOP: shops,
            COMPANION: helpers,
            ACHIEVEMENT: len(book.achievement_ids),
            PART: 2,
            DEPOSIT: 3,
            SPACE: SPACES,
            AMOUNT: MOST_COINS,
        }
        targets = {
            ALONE: 1,
            ON_SLOT: SLOTS * shops,
            ON_SHOP: shops,
            BY_ARTISAN: ARTISANS,
            TO_SEAT: SEATS,
            COIN_LAID: 2,
            IN_SETS: MOST_SETS,
            WITH_HELP: MOST_SETS * (helpers + 1),
        }
        self.starts: list[int] = []
        self.widths: list[int] = []
        count = 0
        for verb in range(len(VERBS)):
            width = targets[ON_NAMES[verb]]
            self.starts.append(count)
            self.widths.append(width)
            count += things[REF_NAMES[verb]] * width
        self.count = count

    def number(self, pick: Option) -> int:
        """The number of an option."""
        verb = verb_of(pick)
        on = on_of(pick)
        if ON_NAMES[verb] >= IN_SETS:
            on = (on >> SETS_SHIFT) * MOST_SETS + (on & SETS_MASK)
        return self.starts[verb] + ref_of(pick) * self.widths[verb] + on
