"""How Duālis is told: a group for each trick, with the cards laid, the coins taken and who took the trick."""

from typing import Final

from emberhall.games.dualis.events import Dealt, Over, Played, RoundBegan, Scored, Taken, TrickBegan
from emberhall.kernel.story import HEADLINE, SILENT, Chapter, Gain, Move, Noun, Story, Telling

# `card` is named by the boards themselves, which take its suit, number and colour from the card.
NOUNS: Final = {"winners": Noun("seat"), "scores": Noun("signed")}

STORY: Final = Story(
    "dualis",
    {
        "round": Telling(RoundBegan, HEADLINE, who="leader", opens=True, shared=True),
        "dealt": Telling(Dealt, SILENT),
        "lead": Telling(TrickBegan, opens=True, shared=True),
        "played": Telling(
            Played,
            moves=(Move("{card}", "hand-{seat}", "trick"),),
            gains=(Gain("coins", "coin"),),
        ),
        "trick": Telling(
            Taken,
            HEADLINE,
            who="winner",
            moves=(Move("", "trick", "tricks-{winner}"),),
            gains=(Gain("tricks", "1", "winner"),),
        ),
        "scored": Telling(Scored, HEADLINE, icon="crown", who=""),
        "over": Telling(Over, HEADLINE, icon="crown", who=""),
    },
    NOUNS,
    chapters={"chapter-round": Chapter("round", each=True)},
)
