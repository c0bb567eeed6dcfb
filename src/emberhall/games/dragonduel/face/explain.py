"""Why a word cannot be picked now: the ruling or the general rule that forbids it, as a key with arguments."""

import re
from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Monster
from emberhall.games.dragonduel.facts.strengths import flags_of, strength_of
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import Block
from emberhall.games.dragonduel.turn.playing import modes_of, payable, spark_needed
from emberhall.games.dragonduel.turn.rules import Main
from emberhall.games.dragonduel.turn.windows import Answer, Respond
from emberhall.kernel.decisions import Refusal

# Few digits are enough for any game, and a number larger than a machine word would break the engine.
PLAY: Final = re.compile(r"play ([A-Z]{2}-\d{1,2})(?: x(\d{1,6}))?(?: mode \d{1,6})?( from discard)?")
USE: Final = re.compile(r"use m(\d{1,6}) (\d{1,6})(?: mode \d{1,6})?")
ATTACK: Final = re.compile(r"attack m(\d{1,6}) p(\d)")
BLOCKS: Final = re.compile(r"block m(\d{1,6})")
# What the ref of a verb looks like in a word.
NO_REF: Final = re.compile(r"")
SEAT: Final = re.compile(r" p\d+")
CARD: Final = re.compile(r" [A-Z]{2}-\d{1,2}")
PLACE: Final = re.compile(r" m\d+")
ITEM: Final = re.compile(r" c\d+")
NUMBER: Final = re.compile(r" \d+")
REFS: Final = {
    w.NOTHING: NO_REF,
    w.SEAT: SEAT,
    w.CARD: CARD,
    w.PLACE: PLACE,
    w.ITEM: ITEM,
    w.AMOUNT: NUMBER,
    w.NUMBERED: NUMBER,
}


def answers_another(word: str) -> bool:
    """True if a word answers a different question than the one asked."""
    for verb, said in enumerate(w.VERBS):
        named = verb not in w.ANNOUNCED and word.startswith(said.word)
        if named and REFS[said.ref].fullmatch(word, len(said.word)) is not None:
            return True
    return False


def explain(s: State, seat: int, word: str) -> Refusal | None:
    decision = s.decision
    if decision is None:
        return Refusal("over")
    if decision.seat != seat:
        return Refusal("not-your-turn", {"seat": decision.seat})
    if word in decision.words():
        return None
    play = PLAY.fullmatch(word)
    if play is not None and play.group(1) in s.book.codes:
        return why_not_play(s, seat, s.book.codes[play.group(1)], int(play.group(2) or 0), play.group(3) is not None)
    use = USE.fullmatch(word)
    if use is not None:
        return why_not_use(s, seat, int(use.group(1)), int(use.group(2)))
    attack = ATTACK.fullmatch(word)
    if attack is not None:
        return why_not_attack(s, seat, int(attack.group(1)), int(attack.group(2)))
    block = BLOCKS.fullmatch(word)
    if block is not None and isinstance(s.work[-1], Block):
        return why_not_block(s, seat, int(block.group(1)))
    return Refusal("not-now") if answers_another(word) else Refusal("unknown-word", {"word": word})


def in_main(s: State) -> bool:
    return isinstance(s.work[-1], Main)


def may_announce(s: State) -> bool:
    """True if cards and abilities may be announced now."""
    return isinstance(s.work[-1], (Main, Respond, Answer))


def why_not_play(s: State, seat: int, index: int, x: int, from_discard: bool) -> Refusal:
    player = s.players[seat]
    card = s.book.cards[index]
    said: dict[str, str | int] = {"card": card.code}
    if from_discard:
        if not card.flags & w.UNDEAD:
            return Refusal("DD-75", said)
        if index not in player.disc:
            return Refusal("not-there", said)
        if not player.hand:
            return Refusal("DD-36", said)
    elif index not in player.hand:
        return Refusal("not-held", said)
    if not may_announce(s):
        return Refusal("not-now", said)
    if card.kind == w.MONSTER and not in_main(s):
        return Refusal("no-monster-response", said)
    needed = spark_needed(player, card, x)
    if needed > player.sr:
        return Refusal("spark", {**said, "needed": int(needed), "ready": int(player.sr)})
    if card.send > len(player.mons):
        return Refusal("extra-cost", {**said, "n": int(card.send)})
    if card.discard >= len(player.hand):  # the card itself is still in the hand
        return Refusal("extra-discard", {**said, "n": int(card.discard)})
    if card.kind == w.MAGIC and not modes_of(s, seat, card, w.FROM_HAND):
        return Refusal("no-target", said)
    return Refusal("not-now", said)


def why_not_use(s: State, seat: int, uid: int, number: int) -> Refusal:
    m = s.monster(uid)
    said: dict[str, str | int] = {"monster": f"m{uid}"}
    if m is None:
        return Refusal("not-there", said)
    if m.seat != seat:
        return Refusal("not-yours", said)
    card = s.book.cards[m.card]
    for slot, ability in enumerate(card.abilities):
        if ability.event < 0 and ability.number == number:
            if not may_announce(s):
                return Refusal("not-now", said)
            if ability.exhaust and not m.ready:
                return Refusal("exhausted", said)
            if not payable(s.players[seat], m, ability, slot):
                return Refusal("cost", said)
            return Refusal("no-target", said)
    return Refusal("no-ability", said)


def why_not_attack(s: State, seat: int, uid: int, foe: int) -> Refusal:
    m = s.monster(uid)
    said: dict[str, str | int] = {"monster": f"m{uid}"}
    if m is None:
        return Refusal("not-there", said)
    if m.seat != seat:
        return Refusal("not-yours", said)
    if not in_main(s):
        return Refusal("not-now", said)
    if foe == seat or foe >= len(s.players) or not s.players[foe].alive:
        return Refusal("DD-39", {"seat": foe})
    return why_not_attacker(s, m, said)


def why_not_attacker(s: State, m: Monster, said: dict[str, str | int]) -> Refusal:
    if not m.ready:
        return Refusal("exhausted", said)
    if flags_of(s, m) & w.NO_ATTACK:
        return Refusal("rooted", said)
    return Refusal("DD-23", said)


def why_not_block(s: State, seat: int, uid: int) -> Refusal:
    m = s.monster(uid)
    attacker = s.monster(s.attacker)
    said: dict[str, str | int] = {"monster": f"m{uid}"}
    if m is None or attacker is None:
        return Refusal("not-there", said)
    if m.seat != seat:
        return Refusal("not-yours", said)
    if not m.ready:
        return Refusal("DD-38", said)
    if flags_of(s, m) & w.NO_BLOCKING:
        return Refusal("reckless", said)
    if flags_of(s, attacker) & w.FLIGHT and not flags_of(s, m) & (w.FLIGHT | w.REACH):
        return Refusal("DD-37", said)
    return Refusal("evade", {**said, "strength": str(strength_of(s, m))})
