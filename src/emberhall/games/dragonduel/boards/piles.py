"""What else a terminal shows of a player of DragonDuel: the piles, what helps them this turn, how they began."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from emberhall.kernel.titles.boards import Voice

Named = Callable[[str, Voice], str]


def lines_of(view: Mapping[str, Any], player: Mapping[str, Any], named: Named, voice: Voice) -> Iterator[str]:
    """The lines below the monsters; what there is none of is left out."""
    helped = [voice("dragonduel-ward", n=str(player["ward"]))] if player["ward"] else []
    helped += [voice("dragonduel-discount", n=player["discount"])] if player["discount"] else []
    if helped:
        yield " · ".join(helped)
    if player["seat"] != view["seat"] and player["known"]:
        yield voice("cli-dragonduel-known", cards=counted(player["known"], named, voice))
    if player["discard"]:
        yield voice("cli-dragonduel-discard", cards=counted(player["discard"], named, voice))
    if player["removed"]:
        yield voice("cli-dragonduel-removed", cards=counted(player["removed"], named, voice))
    yield from beginnings(view, player, voice)


def beginnings(view: Mapping[str, Any], player: Mapping[str, Any], voice: Voice) -> Iterator[str]:
    """What the player rolled, while the table is set up, and the mulligans taken, as long as the game lasts."""
    if view["phase"] == "setup" and player["rolls"]:
        yield voice("dragonduel-rolled", rolls=", ".join(map(str, player["rolls"])))
    if player["mulligans"]:
        yield voice("dragonduel-mulligans", n=player["mulligans"])


def counted(cards: Sequence[str], named: Named, voice: Voice) -> str:
    """The cards of a pile in the order in which they came, equal ones once: `Scorch ×2, Fire Slime`."""
    counts = {card: cards.count(card) for card in cards}
    return ", ".join(named(card, voice) + (f" ×{n}" if n > 1 else "") for card, n in counts.items())
