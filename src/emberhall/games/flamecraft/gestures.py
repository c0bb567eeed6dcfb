"""What can be said together with a visit: an artisan goes into a window there, or an enchantment is cast.

Every word before the last one can be taken back. Beyond an answer that binds lies what its seat cannot know.
"""

from typing import Final

from emberhall.games.flamecraft.choices import choice_of
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import V_CAST, V_ENCHANT, V_GATHER, V_PLACE, V_VISIT
from emberhall.kernel.decisions import Choice, Combined, Decision, Option, ref_of, verb_of
from emberhall.kernel.games import Game
from emberhall.kernel.takebacks import binding, lone

MODES: Final = (V_GATHER, V_ENCHANT)
LAST: Final = {"place-here": V_PLACE, "cast": V_CAST}


def gestures(game: Game, s: State, decision: Decision) -> list[Combined]:
    """Whatever can be placed or cast at a shop that may be visited, as words of one gesture."""
    found: list[Combined] = []
    if decision.ask == "visit":
        for pick in decision.options:
            if verb_of(pick) == V_VISIT:
                go_on(game, s, decision, pick, (), f"shop:{s.book.shop_ids[ref_of(pick)]}", found)
    return found


def go_on(
    game: Game, s: State, asked: Decision, pick: Option, said: tuple[str, ...], shop: str, found: list[Combined]
) -> None:
    """Take an answer that can be taken back, and look at what is asked then."""
    after, bound = taken(game, s, pick)
    then = after.decision
    if bound or then is None or then.seat != asked.seat:
        return
    words = (*said, asked.word(pick))
    for each in then.options:
        if then.ask in LAST:
            if verb_of(each) == LAST[then.ask]:
                found.append(last(game, after, then, each, words, shop))
        elif lone(game, then) or (then.ask == "mode" and verb_of(each) in MODES):
            go_on(game, after, then, each, words, shop, found)


def last(game: Game, s: State, asked: Decision, pick: Option, said: tuple[str, ...], shop: str) -> Combined:
    choice = choice_of(s, asked, pick)
    told = Choice(choice.verb, (*choice.refs, shop), choice.gives, choice.facts)
    return Combined((*said, asked.word(pick)), told, taken(game, s, pick)[1])


def taken(game: Game, s: State, pick: Option) -> tuple[State, bool]:
    """The state after an answer, and whether it binds."""
    after = s.clone()
    after.listen()
    return after, binding(game, after, pick)
