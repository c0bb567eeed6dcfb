"""Why not? The rule that forbids a word now, as a key with arguments; a legal word has none."""

from typing import Final

from emberhall.games.flamecraft.effects.asking import MOON, Open, sun_ready
from emberhall.games.flamecraft.facts.town import space_of, wealth
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.turn.fees import fee_at
from emberhall.games.flamecraft.words import COIN, KINDS, VERBS, WILD
from emberhall.kernel.decisions import Refusal

# Reasons that depend on the shop the pawn is at: before a visit, that is the shop it is about to leave.
OF_SHOP: Final = ("FC-19", "FC-21", "FC-41", "FC-45", "FC-48", "FC-51", "FC-109")


def explain(s: State, seat: int, word: str) -> Refusal | None:
    decisions = s.decisions if s.work else ()
    if not decisions:
        return Refusal("over")
    verb, _, rest = word.partition(" ")
    if verb not in VERBS:
        return Refusal("unknown-word", {"word": word})
    own = [decision for decision in decisions if decision.seat == seat]
    if not own:
        return Refusal("not-your-turn", {"seat": decisions[0].seat})
    if word in own[0].words():
        return None
    reason = because(s, seat, verb, rest)
    if reason is not None and (own[0].ask != "visit" or reason.rule not in OF_SHOP):
        return reason
    return Refusal("not-now", {"word": word, "ask": own[0].ask})


def because(s: State, seat: int, verb: str, rest: str) -> Refusal | None:
    """The ruling behind a refusal, if there is one."""
    if verb == "visit":
        return no_visit(s, seat, rest)
    if verb == "place":
        return no_place(s, seat, rest)
    if verb == "cast":
        return no_cast(s, seat, rest.split(" ", maxsplit=1)[0])
    if verb == "reveal":
        return no_reveal(s, seat, rest)
    if verb == "enchant":
        return Refusal("FC-48")
    if verb == "fire":
        return Refusal("FC-41", {"card": rest}) if rest in s.book.artisan_ids else unknown(verb, rest)
    if verb == "use":
        return Refusal("FC-45")
    if verb == "fee" and rest in KINDS:
        return Refusal("not-held", {"card": rest})
    return None


def unknown(verb: str, rest: str) -> Refusal:
    return Refusal("unknown-word", {"word": f"{verb} {rest}"})


def no_visit(s: State, seat: int, name: str) -> Refusal | None:
    if name not in s.book.shop_ids:
        return unknown("visit", name)
    space = space_of(s, s.book.shop_ids.index(name))
    if space < 0:
        return Refusal("FC-17", {"shop": name})
    if s.pawns[seat] == space:
        return Refusal("FC-08", {"shop": name})
    fee = int(fee_at(s, seat, space))
    if fee > wealth(s, seat):
        return Refusal("FC-10", {"shop": name, "fee": fee})
    return None


def no_place(s: State, seat: int, rest: str) -> Refusal | None:
    card, _, slot = rest.partition(" on ")
    shop, _, number = slot.partition(".")
    book = s.book
    if not slot and card in book.artisan_ids and s.hands[seat] >> book.artisan_ids.index(card) & 1:
        return Refusal("no-window", {"card": card})
    if card not in book.artisan_ids or shop not in book.shop_ids or number not in ("1", "2", "3"):
        return unknown("place", rest)
    ref = book.artisan_ids.index(card)
    if not s.hands[seat] >> ref & 1:
        return Refusal("not-held", {"card": card})
    at = book.shop_ids.index(shop)
    space = space_of(s, at)
    if space < 0:
        return Refusal("FC-17", {"shop": shop})
    k = int(number) - 1
    if k >= book.shop_slots[at] or s.slots[3 * space + k] >= 0:
        return Refusal("slot-taken", {"slot": slot})
    if not book.slot_takes[3 * at + k] >> ref // 7 & 1:
        return Refusal("FC-26", {"card": card, "slot": slot})
    return None


def no_cast(s: State, seat: int, name: str) -> Refusal | None:
    book = s.book
    if name not in book.enchantment_ids:
        return unknown("cast", name)
    ref = book.enchantment_ids.index(name)
    if ref not in s.row and s.reserved[seat] != ref:
        return Refusal("FC-54" if ref in s.reserved else "not-held", {"card": name})
    space = s.pawns[seat]
    if space < 0:
        return None
    icon = book.shop_icon[s.shops[space]]
    if icon > WILD:
        return Refusal("FC-109")
    if s.tucked[3 * space + 2] >= 0:
        return Refusal("FC-51")
    if icon not in (WILD, book.enchantment_icon[ref]):
        return Refusal("FC-48", {"card": name})
    if book.enchantment_pure[ref] and s.tokens[7 * seat + COIN]:
        return Refusal("FC-19", {"card": name})
    return Refusal("FC-21", {"card": name})


def no_reveal(s: State, seat: int, name: str) -> Refusal | None:
    if name not in s.book.fancy_ids:
        return unknown("reveal", name)
    ref = s.book.fancy_ids.index(name)
    if s.scored[seat] >> ref & 1:
        return Refusal("FC-84", {"card": name})
    if not s.fancies[seat] >> ref & 1:
        return Refusal("not-held", {"card": name})
    asked = s.work[-1]
    if isinstance(asked, Open) and s.book.fancy_timing[ref] != MOON and sun_ready(s, seat, ref, asked):
        return Refusal("FC-114", {"card": name})
    return Refusal("FC-82", {"card": name})
