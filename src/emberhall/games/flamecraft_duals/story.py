"""How Flamecraft Duals is told: a group for each turn, with what each fire-up and coin led to.

Places are hexes by their names, `bag`, `extras`, `deck`, `open`, `fountain`, `fountain-deck`; of a seat `held-0`,
`kept-0`, `hand-0`, `pile-0`.
"""

from typing import Final

from emberhall.games.flamecraft_duals import events
from emberhall.kernel.story import HEADLINE, SILENT, Chapter, Gain, Move, Noun, Story, Telling

TOKEN: Final = Noun(message="flamecraft_duals-token", argument="token")
NOUNS: Final = {
    "token": TOKEN,
    "other_token": TOKEN,
    "tokens": TOKEN,
    "type": Noun(message="flamecraft_duals-type", argument="type"),
    "card": Noun("card"),
    "hand": Noun("card"),
    "fancy": Noun("card"),
    "winners": Noun("seat"),
    "scores": Noun("scores"),
}

REPUTATION: Final = Gain("reputation", "reputation")
PILE: Final = Gain("pile")

STORY: Final = Story(
    "flamecraft_duals",
    {
        # the set-up
        "fancy": Telling(events.FancyJoined, HEADLINE, icon="fancy"),
        "dealt": Telling(events.Dealt, icon="deck", moves=(Move("", "deck", "hand-{seat}", "count"),)),
        "laid": Telling(events.LaidOut, icon="hand"),
        "drawn": Telling(events.DrewForFirst, icon="bag", who=""),
        "begun": Telling(events.Begun, HEADLINE, who="first", silent_if={"seats": (1,)}),
        "turn": Telling(events.TurnBegan, HEADLINE, opens=True),
        # tokens
        "pulled": Telling(
            events.Pulled, icon="bag", parent="{part_of}", moves=(Move("{token}", "bag", "held-{seat}"),)
        ),
        "took": Telling(events.TookKept, moves=(Move("{token}", "kept-{seat}", "held-{seat}"),)),
        "extras": Telling(events.ExtrasAdded, icon="bag", moves=(Move("", "extras", "bag", "bag"),)),
        "placed": Telling(
            events.Placed,
            HEADLINE,
            id="placed",
            parent="{part_of}",
            moves=(Move("{token}", "held-{seat}", "{hex}"),),
        ),
        "rested": Telling(events.Rested, parent="placed"),
        "fired": Telling(events.FiredUp, HEADLINE, icon="flame", id="fire-{link}", parent="{part_of}"),
        "picked": Telling(events.Picked, parent="{part_of}"),
        "moved": Telling(events.Moved, parent="{part_of}", moves=(Move("{token}", "{origin}", "{hex}"),)),
        "swapped": Telling(
            events.Swapped,
            parent="{part_of}",
            moves=(Move("{token}", "{hex}", "{other_hex}"), Move("{other_token}", "{other_hex}", "{hex}")),
        ),
        "bagged": Telling(
            events.Bagged, icon="bag", parent="{part_of}", moves=(Move("{tokens}", "held-{seat}", "bag"),)
        ),
        # cards
        "scored": Telling(
            events.Scored,
            HEADLINE,
            icon="reputation",
            moves=(Move("{card}", "hand-{seat}", "pile-{seat}"),),
            gains=(REPUTATION, PILE, Gain("cards", sign=-1)),
        ),
        "claimed": Telling(
            events.Claimed,
            HEADLINE,
            icon="fountain",
            id="claim",
            moves=(Move("{card}", "fountain", "pile-{seat}"),),
            gains=(REPUTATION, PILE),
        ),
        "fountain": Telling(
            events.FountainMoved,
            icon="fountain",
            parent="claim",
            moves=(Move("{tokens}", "{hex}", "held-{seat}"), Move("fountain", "{origin}", "{hex}")),
        ),
        "kept": Telling(events.Kept, parent="claim", moves=(Move("{token}", "held-{seat}", "kept-{seat}"),)),
        "revealed": Telling(
            events.Revealed, icon="fountain", parent="claim", moves=(Move("{card}", "fountain-deck", "fountain"),)
        ),
        # coins
        "coin": Telling(
            events.CoinSpent,
            HEADLINE,
            icon="coin",
            id="coin",
            gains=(Gain("coins", sign=-1), Gain("reputation", "worth")),
        ),
        "drew": Telling(
            events.Drew,
            icon="deck",
            parent="{part_of}",
            moves=(Move("{card}", "{origin}", "hand-{seat}"),),
            gains=(Gain("cards"),),
        ),
        "named": Telling(events.Named, parent="coin"),
        "turned": Telling(events.TurnedUp, icon="deck", moves=(Move("{card}", "deck", "open"),)),
        "returned": Telling(
            events.Returned,
            icon="deck",
            parent="coin",
            moves=(Move("{card}", "hand-{seat}", "deck"),),
            gains=(Gain("cards", sign=-1),),
        ),
        # the end
        "done": Telling(events.ScoringDone, SILENT),  # every turn ends so
        "end": Telling(events.EndTriggered, HEADLINE, icon="flame"),
        "special": Telling(events.SpecialBegan, HEADLINE, icon="reputation", opens=True, shared=True),
        "half": Telling(events.HalfTime, HEADLINE, icon="crown", opens=True, shared=True),
        "over": Telling(events.Over, HEADLINE, icon="crown"),
    },
    NOUNS,
    ("reputation", "coins"),
    chapters={
        "chapter-opening": Chapter("begun"),
        "chapter-scored": Chapter("scored"),
        "chapter-last": Chapter("end"),
    },
)
