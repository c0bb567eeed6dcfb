"""How Flamecraft is told: a group for each turn, with what each card brings under the line of that card.

Places are those of the page: `hand-0`, `seat-0` (its tokens and fancies), `shop-ST-BR`, `slot-ST-BR.2`, `park`, `row`,
and the decks.
"""

from typing import Final

from emberhall.games.flamecraft.events import cards, course, tokens
from emberhall.kernel.story import HEADLINE, Chapter, Gain, Move, Noun, Story, Telling

CARD: Final = Noun("card")
NOUNS: Final = {
    "goods": Noun("counted", "flamecraft-some", "good"),
    "card": CARD,
    "cards": CARD,
    "cause": CARD,
    "shop": CARD,
    "partner": CARD,
    "newcomer": CARD,
    "winners": Noun("seat"),
    "scores": Noun("scores"),
}
GOODS: Final = (Gain("{goods}"),)
FEWER_GOODS: Final = (Gain("{goods}", sign=-1),)
GIFT: Final = (Gain("{goods}", sign=-1), Gain("{goods}", seat="to"))
TO_SEAT: Final = (Move("good:{goods}", "card:{cause}", "seat-{seat}"),)
TO_SUPPLY: Final = (Move("good:{goods}", "seat-{seat}", "supply"),)
BETWEEN: Final = (Move("good:{goods}", "seat-{seat}", "seat-{to}"),)
REPUTATION: Final = Gain("reputation", "count")

STORY: Final = Story(
    "flamecraft",
    {
        "setup": Telling(course.SetUp, HEADLINE, who="first"),
        "hand": Telling(course.Hand),
        "kept": Telling(
            course.FancyKept,
            gains=(Gain("fancies", "back", sign=-1),),
            moves=(Move("", "seat-{seat}", "deck:fancies", "back"),),
        ),
        "turn": Telling(course.TurnBegan, opens=True),
        "visited": Telling(
            course.Visited,
            id="{shop}",
            icon="pawn",
            moves=(Move("pawn:{seat}", "{origin}", "shop-{shop}"),),
        ),
        "gathered": Telling(
            tokens.Gathered,
            parent="{shop}",
            gains=GOODS,
            moves=(Move("good:{goods}", "shop-{shop}", "seat-{seat}"),),
        ),
        "used": Telling(course.AbilityUsed, parent="{shop}", id="{shop}", icon="shop", apart=True),
        "gained": Telling(tokens.Gained, parent="{cause}", gains=GOODS, moves=TO_SEAT),
        "paid": Telling(tokens.Paid, parent="{cause}", gains=FEWER_GOODS, moves=TO_SUPPLY),
        "put-back": Telling(tokens.PutBack, gains=FEWER_GOODS, moves=TO_SUPPLY),
        "fee": Telling(tokens.FeePaid, to="to", parent="{shop}", gains=GIFT, moves=BETWEEN),
        "gave-token": Telling(tokens.TokenGiven, to="to", parent="{cause}", gains=GIFT, moves=BETWEEN),
        "gave": Telling(
            cards.ArtisanGiven,
            to="to",
            parent="{cause}",
            gains=(Gain("hand", sign=-1), Gain("hand", seat="to")),
            moves=(Move("artisan:{card}", "hand-{seat}", "hand-{to}"),),
        ),
        "gave-fancy": Telling(
            cards.FancyGiven,
            to="to",
            parent="{cause}",
            gains=(Gain("fancies", sign=-1), Gain("fancies", seat="to")),
            moves=(Move("fancy:{card}", "seat-{seat}", "seat-{to}"),),
        ),
        "reputation": Telling(
            tokens.Scored,
            parent="{cause}",
            icon="reputation",
            gains=(REPUTATION,),
        ),
        "lost-reputation": Telling(
            tokens.ReputationLost, parent="{cause}", icon="reputation", gains=(Gain("reputation", "count", sign=-1),)
        ),
        "drew": Telling(
            cards.Drew,
            parent="{cause}",
            gains=(Gain("hand"),),
            moves=(Move("artisan:{card}", "deck:artisans", "hand-{seat}"),),
        ),
        "took": Telling(
            cards.Took,
            parent="{cause}",
            gains=(Gain("hand"), *GOODS),
            moves=(Move("artisan:{card}", "park", "hand-{seat}"), Move("good:{goods}", "park", "seat-{seat}")),
        ),
        "returned": Telling(
            cards.Returned,
            parent="{cause}",
            gains=(Gain("hand", sign=-1),),
            moves=(Move("artisan:{card}", "hand-{seat}", "deck:artisans"),),
        ),
        "drew-fancies": Telling(
            cards.FanciesDrawn,
            parent="{cause}",
            icon="fancy",
            gains=(Gain("fancies", "count"),),
            moves=(Move("fancy:{cards}", "deck:fancies", "seat-{seat}", "count"),),
        ),
        "returned-fancy": Telling(
            cards.FancyReturned,
            parent="{cause}",
            gains=(Gain("fancies", sign=-1),),
            moves=(Move("fancy:{card}", "seat-{seat}", "deck:fancies"),),
        ),
        "placed": Telling(
            cards.Placed,
            parent="{cause}",
            id="{card}",
            icon="artisan",
            gains=(Gain("hand", sign=-1),),
            moves=(Move("artisan:{card}", "hand-{seat}", "slot-{slot}"),),
            apart=True,
        ),
        "filled": Telling(cards.ShopFilled, HEADLINE, parent="{cause}", icon="shop"),
        "founded": Telling(cards.ShopFounded, icon="shop", moves=(Move("", "deck:shops", "space-{space}"),)),
        "opened": Telling(
            cards.ShopOpened,
            HEADLINE,
            id="{shop}",
            icon="shop",
            moves=(Move("shop:{shop}", "space-{space}", "space-{space}"),),  # it lay there face down
        ),
        "fired": Telling(cards.Fired, parent="{cause}", id="{card}", icon="flame", apart=True),
        "cheered": Telling(tokens.Cheered, parent="{cause}", icon="reputation", gains=(REPUTATION,)),
        "swapped": Telling(
            cards.Swapped,
            parent="{card}",
            moves=(Move("artisan:{card}", "{origin}", "{place}"), Move("artisan:{partner}", "{place}", "{origin}")),
            apart=True,
        ),
        "replaced": Telling(
            cards.Replaced,
            parent="{cause}",
            id="{newcomer}",
            moves=(
                Move("artisan:{card}", "slot-{slot}", "hand-{seat}"),
                Move("artisan:{newcomer}", "hand-{seat}", "slot-{slot}"),
            ),
            apart=True,
        ),
        "cast": Telling(
            course.Cast,
            HEADLINE,
            parent="{shop}",
            id="{card}",
            icon="enchantment",
        ),
        "bought": Telling(cards.PaidFor, parent="{cause}", id="{card}", icon="enchantment", apart=True),
        "reserved": Telling(
            cards.Reserved,
            parent="{cause}",
            icon="enchantment",
            gains=(Gain("reserved"),),
            moves=(Move("spell:{card}", "row", "seat-{seat}"),),
            apart=True,
        ),
        "revealed": Telling(
            course.Revealed, HEADLINE, id="{card}", icon="fancy", gains=(Gain("fancies", "hidden", sign=-1),)
        ),
        "companion": Telling(course.CompanionUsed, HEADLINE, id="{card}", icon="star"),
        "flipped": Telling(tokens.Flipped, parent="{cause}", icon="coin"),
        "deposited": Telling(
            tokens.Deposited,
            parent="{cause}",
            icon="coin",
            gains=(Gain("coin", "count", sign=-1),),
            moves=(Move("good:coin", "seat-{seat}", "deposit:{space}", "count"),),
        ),
        "laid": Telling(
            tokens.Laid,
            parent="{cause}",
            gains=FEWER_GOODS,
            moves=(Move("good:{goods}", "seat-{seat}", "artisan:{card}"),),
        ),
        "moved-in": Telling(
            cards.MovedIn,
            parent="{shop}",
            icon="artisan",
            moves=(Move("artisan:{card}", "deck:artisans", "slot-{slot}"),),
        ),
        "passed-on": Telling(cards.PassedOn, icon="discard"),
        "called": Telling(
            cards.PawnCalled, who="", icon="pawn", moves=(Move("pawn:{pawn}", "{origin}", "shop-{shop}"),)
        ),
        "tucked": Telling(
            course.Tucked,
            parent="{card}",
            icon="enchantment",
            gains=(Gain("reserved", "reserved", sign=-1),),
            moves=(Move("spell:{card}", "{origin}", "shop-{shop}"),),
        ),
        "arrived": Telling(
            cards.ParkRefilled, icon="artisan", moves=(Move("artisan:{cards}", "deck:artisans", "park"),)
        ),
        "charmed": Telling(
            cards.RowRefilled, icon="enchantment", moves=(Move("spell:{cards}", "deck:enchantments", "row"),)
        ),
        "trigger": Telling(course.EndTriggered, HEADLINE, icon="clock"),
        "scoring": Telling(course.FinalScoring, HEADLINE, opens=True),
        "turned-in": Telling(
            course.CoinsTurnedIn, icon="coin", gains=(Gain("coin", "count", sign=-1), Gain("reputation", "count"))
        ),
        "moon": Telling(course.MoonShown, HEADLINE, icon="fancy-moon", gains=(Gain("fancies", sign=-1), REPUTATION)),
        "unlocked": Telling(course.Unlocked, HEADLINE, icon="star"),
        "over": Telling(course.Over, HEADLINE, icon="crown", who=""),
    },
    NOUNS,
    ("reputation", "coin"),
    chapters={
        "chapter-opening": Chapter("turn"),
        "chapter-full": Chapter("filled"),
        "chapter-enchanted": Chapter("cast"),
        "chapter-last": Chapter("trigger"),
    },
)
