"""Gestures: pointing at a thing gives all the words that lead to it, as far as no other choice is open.

A visit can be said together with placing an artisan in a window there, or with a cast; at the shop, with firing up a
dragon. A dragon fired up, a shop used or a price paid may ask about further things: pointing at one of those says both.
Every word but the last can be taken back; nothing is combined beyond a binding answer, where hidden things may show.
"""

from collections import Counter
from typing import Final

from emberhall.games.flamecraft.face.choices import choice_of
from emberhall.games.flamecraft.face.totals import taken
from emberhall.games.flamecraft.manners import MANNERS
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import (
    SKIP,
    USE,
    V_CAST,
    V_ENCHANT,
    V_FIRE,
    V_GATHER,
    V_PAY,
    V_PLACE,
    V_SKIP,
    V_USE,
    V_VISIT,
)
from emberhall.kernel.decisions import Choice, Combined, Decision, Option, ref_of, verb_of
from emberhall.kernel.events import Facts
from emberhall.kernel.plays.takebacks import lone

MODES: Final = (V_GATHER, V_ENCHANT)
FIRST: Final = {"visit": (V_VISIT,), "mode": MODES, "place-here": (V_SKIP,)}
LAST: Final = {"place-here": V_PLACE, "cast": V_CAST, "fire": V_FIRE}
DEEDS: Final = {"fire": V_FIRE, "fire-all": V_FIRE, "ability": V_USE, "pay": V_PAY}
LATER: Final = ("fire", "ability", "end")  # questions after arriving at a shop


def gestures(s: State, decision: Decision) -> list[Combined]:
    """Every gesture that starts with an answer to this question."""
    combined: list[Combined] = []
    if decision.ask in FIRST:
        for pick in decision.options:
            if verb_of(pick) in FIRST[decision.ask]:
                shop = f"shop:{s.book.shop_ids[ref_of(pick)]}" if decision.ask == "visit" else ""
                go_on(s, decision, pick, (), shop, combined)
    elif decision.ask in DEEDS:
        for pick in decision.options:
            if verb_of(pick) == DEEDS[decision.ask]:
                do(s, decision, pick, combined)
        combined = distinct(s, decision, combined)
        if decision.ask == "fire":
            without_fire(s, decision, combined)
    return combined


def go_on(s: State, asked: Decision, pick: Option, said: tuple[str, ...], shop: str, combined: list[Combined]) -> None:
    """Take an answer that can be taken back, and look at the next question."""
    after, bound = taken(s, pick)
    then = after.decision
    if bound or then is None or then.seat != asked.seat:
        return
    words = (*said, asked.word(pick))
    for each in then.options:
        if then.ask in LAST and verb_of(each) == LAST[then.ask] and not (shop and then.ask == "fire"):
            combined.append(last(after, then, each, words, shop))
        elif then.ask not in LATER and (lone(MANNERS, then) or (then.ask == "mode" and verb_of(each) in MODES)):
            go_on(after, then, each, words, shop, combined)


def last(s: State, asked: Decision, pick: Option, said: tuple[str, ...], shop: str) -> Combined:
    choice = choice_of(s, asked, pick)
    refs = (*choice.refs, shop) if shop else choice.refs
    facts: Facts = {**choice.facts, "visits": True} if shop else choice.facts
    one = Choice(choice.verb, refs, choice.gives or ("gesture" if facts else ""), facts)
    return Combined((*said, asked.word(pick)), one, taken(s, pick)[1])


def do(s: State, asked: Decision, pick: Option, combined: list[Combined]) -> None:
    """Fire up a dragon, use a shop or pay, together with the answers to the next real choice."""
    after, bound = taken(s, pick)
    facts: Facts = {"pays": True} if verb_of(pick) == V_PAY else {}
    if (by := choice_of(s, asked, pick).facts.get("card")) is not None:
        facts = {"fires": by}
    words: tuple[str, ...] = (asked.word(pick),)
    while not bound and (then := after.decision) is not None and then.seat == asked.seat and then.ask not in LATER:
        if not lone(MANNERS, then):
            combined += [further(after, then, each, words, facts) for each in then.options]
            return
        words = (*words, then.word(then.options[0]))
        after, bound = taken(after, then.options[0])


def further(s: State, asked: Decision, pick: Option, said: tuple[str, ...], before: Facts) -> Combined:
    choice = choice_of(s, asked, pick)
    gives = choice.gives or ("gesture" if before else "")
    one = Choice(choice.verb, choice.refs, gives, {**choice.facts, **before})
    return Combined((*said, asked.word(pick)), one, taken(s, pick)[1])


def distinct(s: State, decision: Decision, combined: list[Combined]) -> list[Combined]:
    """The gestures whose first thing is unambiguous; not those for several goods, which are chosen together later."""
    touched = {ref for pick in decision.options for ref in choice_of(s, decision, pick).refs}
    begun: dict[str, set[str]] = {}
    for each in combined:
        for ref in each.choice.refs[:1]:
            begun.setdefault(ref, set()).add(each.words[0])
    often = Counter([each.choice.refs for each in combined])
    return [
        each
        for each in combined
        if each.choice.refs
        and "count" not in each.choice.facts
        and often[each.choice.refs] == 1
        and len(begun[each.choice.refs[0]]) == 1
        and each.choice.refs[0] not in touched
    ]


def without_fire(s: State, decision: Decision, combined: list[Combined]) -> None:
    """Fire up no dragon: if only the shop's ability is left then, use it, or end the turn."""
    if SKIP not in decision.options:
        return
    after, bound = taken(s, SKIP)
    then = after.decision
    if bound or then is None or then.ask != "ability" or sorted(then.options) != sorted((USE, SKIP)):
        return
    said = (decision.word(SKIP),)
    combined.append(last(after, then, USE, said, ""))
    rest, bound = taken(after, SKIP)
    end = rest.decision
    if not bound and end is not None and end.ask in MANNERS.ends and len(end.options) == 1:
        combined.append(last(rest, end, end.options[0], (*said, then.word(SKIP)), ""))
