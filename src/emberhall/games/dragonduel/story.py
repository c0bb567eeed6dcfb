"""How DragonDuel is told: a group for each turn, and under each card, ability or attack what it did."""

from typing import Final

from emberhall.games.dragonduel import events as e
from emberhall.kernel.story import HEADLINE, SILENT, Chapter, Gain, Move, Noun, Story, Telling

# `line` is a line of a card's text, and `number` a monster's number, which only the terminal writes.
NOUNS: Final = {
    "card": Noun("card"),
    "cards": Noun("card"),
    "attacker_card": Noun("card"),
    "text": Noun("line"),
    "monster": Noun("number"),
    "attacker": Noun("number"),
    "players": Noun("seat"),
    "winners": Noun("seat"),
    "by": Noun("seat"),
    "strength": Noun("digits"),
}
DIGITS: Final = {"n": Noun("digits")}
HAND: Final = Gain("hand", "n")
PARENT: Final = "{cause}"

STORY: Final = Story(
    "dragonduel",
    {
        "rolled": Telling(e.Rolled),
        "highest": Telling(e.HighestRolled),
        "first": Telling(e.FirstNamed),
        "mulligan": Telling(
            e.HandKept,
            moves=(Move("", "hand-{seat}", "deck-{seat}", "back"),),
            gains=(Gain("hand", "back", sign=-1),),
        ),
        "towers": Telling(e.TowersBuilt, icon="tower"),
        "turn": Telling(e.TurnBegan, HEADLINE, opens=True, gains=(Gain("ready", "readied"),)),
        "drew": Telling(
            e.Drew,
            parent=PARENT,
            icon="deck",
            moves=(Move("", "deck-{seat}", "hand-{seat}", "n"),),
            gains=(HAND,),
        ),
        "announced": Telling(
            e.Announced,
            HEADLINE,
            id="c{item}",
            moves=(Move("c{item}", "{origin}-{seat}", "chain"),),
            gains=(Gain("hand", "from_hand", sign=-1),),
        ),
        "used": Telling(
            e.Used, HEADLINE, id="c{item}", icon="ability", moves=(Move("c{item}", "m{monster}", "chain"),)
        ),
        "aimed": Telling(e.Aimed, parent="c{item}", silent_if={"n": (0,)}),
        "triggered": Telling(e.Triggered, id="n{monster}-{line}", parent=PARENT, icon="ability", apart=True),
        "passed": Telling(e.Passed, SILENT),
        "duel": Telling(e.DuelBegan, SILENT),
        "resolves": Telling(e.Resolved, SILENT),
        "countered": Telling(e.Countered, parent=PARENT, icon="close", apart=True),
        "attack": Telling(e.Attacked, HEADLINE, to="defender", id="a{monster}", icon="attack"),
        "blocked": Telling(e.Blocked, to="attacker_seat", parent=PARENT, icon="block", apart=True),
        "unblocked": Telling(e.Unblocked, parent=PARENT, icon="attack"),
        "harmless": Telling(e.Harmless, parent=PARENT, icon="attack"),
        "critical": Telling(
            e.CriticalUsed,
            parent=PARENT,
            icon="spark",
            moves=(Move("", "spark-{seat}", "spark-deck-{seat}", "n"),),
            gains=(Gain("spark", "n", sign=-1), Gain("ready", "ready", sign=-1)),
        ),
        "barrier": Telling(
            e.BarrierRaised,
            parent=PARENT,
            icon="block",
            gains=(Gain("ready", "spark", sign=-1),),
            nouns=DIGITS,
        ),
        "revealed": Telling(
            e.Revealed,
            parent=PARENT,
            icon="tower",
            moves=(Move("", "tower-{seat}", "revealed"),),
            gains=(Gain("tower", "1", sign=-1),),
        ),
        "buried": Telling(e.Buried, parent=PARENT, icon="tower", silent_if={"why": ("resolved", "countered")}),
        "rebuilt": Telling(
            e.Rebuilt,
            parent=PARENT,
            icon="tower",
            moves=(Move("", "deck-{seat}", "tower-{seat}", "n"),),
            gains=(Gain("tower", "n"),),
        ),
        "unbuilt": Telling(
            e.Unbuilt,
            parent=PARENT,
            icon="tower",
            moves=(Move("", "tower-{seat}", "hand-{seat}", "n"),),
            gains=(Gain("tower", "n", sign=-1), HAND),
        ),
        "entered": Telling(
            e.Entered,
            id="m{monster}",
            parent=PARENT,
            moves=(Move("m{monster}", "{origin}-{seat}", "monsters-{seat}"),),
            gains=(Gain("monsters"),),
        ),
        "left": Telling(
            e.Left,
            id="l{monster}",
            parent=PARENT,
            icon="discard",
            moves=(Move("m{monster}", "monsters-{seat}", "{place}-{seat}"),),
            gains=(Gain("monsters", sign=-1), Gain("hand", "to_hand")),
            apart=True,
        ),
        "vanished": Telling(e.Vanished, parent=PARENT),
        "conjured": Telling(e.Conjured, id="c{item}", parent=PARENT),
        "looks": Telling(e.Looked, parent=PARENT, icon="deck"),
        "dug": Telling(
            e.Dug,
            parent=PARENT,
            icon="deck",
            moves=(Move("", "deck-{seat}", "hand-{seat}", "n"),),
            gains=(HAND,),
        ),
        "discarded": Telling(
            e.Discarded,
            parent=PARENT,
            icon="discard",
            moves=(Move("{cards}", "hand-{seat}", "discard-{seat}"),),
            gains=(Gain("hand", "cards", sign=-1),),
        ),
        "spark": Telling(
            e.SparkMoved,
            parent=PARENT,
            icon="spark",
            gains=(Gain("spark", "deck", sign=-1), Gain("ready", "ready")),
        ),
        "readied": Telling(e.Readied, parent=PARENT, icon="ready", silent_if={"why": ("phase",)}),
        "exhausted": Telling(
            e.Exhausted, parent=PARENT, icon="exhausted", silent_if={"why": ("attack", "block", "cost")}
        ),
        "hurt": Telling(e.Hurt, parent=PARENT, icon="attack", nouns=DIGITS),
        "strength": Telling(e.StrengthChanged, parent=PARENT, nouns={"n": Noun("signed")}),
        "granted": Telling(e.Granted, parent=PARENT, icon="ability"),
        "warded": Telling(e.Warded, parent=PARENT, icon="block", nouns=DIGITS),
        "discount": Telling(e.Discounted, parent=PARENT, icon="spark"),
        "end": Telling(e.EndBegan, SILENT),
        "defeated": Telling(e.Defeated, HEADLINE, icon="crown"),
        "loop-stopped": Telling(e.LoopStopped, icon="help"),
        "over": Telling(e.Over, HEADLINE, icon="crown", who=""),
    },
    NOUNS,
    chapters={
        "chapter-opening": Chapter("drew"),
        "chapter-attack": Chapter("attack"),
        "chapter-hit": Chapter("revealed"),
        "chapter-bare": Chapter("revealed", where={"tower": 0}),
    },
)
