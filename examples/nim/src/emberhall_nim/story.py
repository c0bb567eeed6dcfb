"""How Nim is told: who takes how many stones from which heap, and who took the last one."""

from typing import Final

from emberhall.kernel.story import HEADLINE, Gain, Move, Noun, Story, Telling
from emberhall_nim.events import Over, Took

STORY: Final = Story(
    "nim",
    {
        "took": Telling(
            Took, moves=(Move("", "heap-{heap}", "seat-{seat}", "count"),), gains=(Gain("stones", "count"),)
        ),
        "over": Telling(Over, HEADLINE, icon="crown"),
    },
    {"winners": Noun("seat")},
)
