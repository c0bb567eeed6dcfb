"""What the page learns about each option: its verb, the things it touches, and what it would give.

A preview is computed from what the seat knows: open cards and its own tokens. The page makes the sentences.
"""

from typing import Final

from emberhall.games.flamecraft.effects.gains import Goods
from emberhall.games.flamecraft.effects.payments import OneType
from emberhall.games.flamecraft.effects.places import REP_TO_COIN, TWICE, Placing
from emberhall.games.flamecraft.effects.swaps import fired_before
from emberhall.games.flamecraft.face.prospects import casts_at, gives_at
from emberhall.games.flamecraft.face.totals import total_of
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.turn.fees import Fee, fee_at
from emberhall.games.flamecraft.words import (
    ACHIEVEMENT,
    AMOUNT,
    ARTISAN,
    BY_ARTISAN,
    COIN,
    COIN_LAID,
    COMPANION,
    DEPOSIT,
    ENCHANTMENT,
    FANCY,
    IN_SETS,
    KINDS,
    NOTHING,
    ON_NAMES,
    ON_SHOP,
    ON_SLOT,
    PART,
    REF_NAMES,
    SETS_MASK,
    SETS_SHIFT,
    SHOP,
    SLOTS,
    SPACE,
    TO_SEAT,
    TOKEN,
    V_CAST,
    V_COIN,
    V_DRAW,
    V_ENCHANT,
    V_FEE,
    V_FIRE,
    V_GATHER,
    V_GIFT,
    V_GOOD,
    V_PLACE,
    V_REVEAL,
    V_SPEND,
    V_SWAP,
    V_TAKE,
    V_TYPE,
    V_VISIT,
    VERBS,
    WITH_HELP,
)
from emberhall.kernel.decisions import Choice, Decision, Option, on_of, ref_of, verb_of
from emberhall.kernel.events import Fact

GIVEN_AWAY: Final = (V_FEE, V_GIFT, V_SPEND, V_COIN)
# How the page calls what a ref names.
FAMILIES: Final[dict[int, str]] = {
    TOKEN: "good",
    ARTISAN: "artisan",
    ENCHANTMENT: "spell",
    FANCY: "fancy",
    SHOP: "shop",
    COMPANION: "companion",
    DEPOSIT: "deposit",
    SPACE: "space",
}
REWARDS: Final = {REP_TO_COIN: "coins", TWICE: "twice"}


def choice_of(s: State, decision: Decision, pick: Option) -> Choice:
    """The things an answer touches, and what it gives; with the total of what follows without a further choice."""
    choice = touched_by(s, decision, pick)
    if total := total_of(s, decision, pick):
        return Choice(choice.verb, choice.refs, choice.gives or "gesture", {**choice.facts, **total})
    return choice


def touched_by(s: State, decision: Decision, pick: Option) -> Choice:
    verb = verb_of(pick)
    kind = REF_NAMES[verb]
    if kind == NOTHING:
        return Choice(VERBS[verb], ("deck:artisans",) if verb == V_DRAW else ())
    if kind in (PART, DEPOSIT, SPACE, AMOUNT):
        return numbered(verb, ref_of(pick))
    if kind == TOKEN:
        return of_good(s, decision.seat, verb, pick)
    if kind == SHOP:
        return visit(s, decision.seat, ref_of(pick))
    if kind == ACHIEVEMENT:
        return Choice(VERBS[verb], (), "card", {"card": s.book.achievement_ids[ref_of(pick)]})
    if ON_NAMES[verb] == ON_SLOT:
        return placing(s, ref_of(pick), on_of(pick))
    if ON_NAMES[verb] in (IN_SETS, WITH_HELP):
        return spell(s, decision.seat, verb, ref_of(pick), on_of(pick))
    return of_card(s, verb, pick)


def numbered(verb: int, ref: int) -> Choice:
    """A space by its number, one of two parts, or a number of coins."""
    kind = REF_NAMES[verb]
    number = ref if kind == AMOUNT else ref + 1
    refs = (f"{FAMILIES[kind]}:{number}",) if kind in FAMILIES else ()
    return Choice(VERBS[verb], refs, "number", {"number": number})


def with_changes(facts: dict[str, Fact], changes: list[int]) -> dict[str, Fact]:
    """The facts, with the changes of the seat's six goods and coins, if there are any."""
    if any(changes):
        facts["changes"] = changes
    return facts


def of_good(s: State, seat: int, verb: int, pick: Option) -> Choice:
    """A good or a coin: gained, given, spent, or the type a price is paid in."""
    kind = ref_of(pick)
    refs = [f"{FAMILIES[TOKEN]}:{KINDS[kind]}"]
    facts: dict[str, Fact] = {"good": KINDS[kind]}
    changes = [0] * 7
    asked = s.work[-1]
    if ON_NAMES[verb] == TO_SEAT and not s.terms.solo:
        refs.append(f"seat:{on_of(pick)}")
        facts["to"] = on_of(pick)
    if isinstance(asked, Fee):
        facts["to"] = int(asked.guest)
    if isinstance(asked, Goods) and asked.left > 1:
        facts.update(several(asked))
    if verb in GIVEN_AWAY:
        changes[kind] = -1
    elif verb == V_TYPE and isinstance(asked, OneType):
        price = [0] * 7
        price[kind] = int(asked.count)
        changes = paid(s, seat, price)
    return Choice(VERBS[verb], tuple(refs), "good", with_changes(facts, changes))


def several(asked: Goods) -> dict[str, Fact]:
    """Goods are asked for one by one in ring order; with these facts the page can pick them together, in any order.

    After a word, the goods that are left to take follow by themselves once there are as many as in `settles`: if they
    must differ, as many as there are kinds; if not, any number when one kind is left. -1: never.
    """
    kinds: list[str] = [KINDS[kind] for kind in range(int(asked.least), 6)]
    words: list[str] = [f"{VERBS[V_GOOD]} {kind}" for kind in kinds]
    if asked.apart:
        settles = [len(kinds) - 1 - at for at in range(len(kinds))]
    else:
        settles = [0 if at == len(kinds) - 1 else -1 for at in range(len(kinds))]
    return {"count": int(asked.left), "apart": bool(asked.apart), "kinds": kinds, "words": words, "settles": settles}


def paid(s: State, seat: int, price: list[int]) -> list[int]:
    """What a price takes: coins replace missing goods."""
    changes = [0] * 7
    for kind in range(6):
        goods = min(price[kind], s.tokens[7 * seat + kind])
        changes[kind] -= goods
        changes[COIN] -= price[kind] - goods
    changes[COIN] -= price[COIN]
    return changes


def visit(s: State, seat: int, shop: int) -> Choice:
    """A visit: what gathering there gives, its fee, and what could be cast."""
    space = s.shops.index(shop)
    name = s.book.shop_ids[shop]
    goods = gives_at(s, space)
    fee = int(fee_at(s, seat, space))
    casts = casts_at(s, seat, space)
    facts: dict[str, Fact] = {"card": name, "goods": goods, "fee": fee, "casts": casts}
    hosts = [other for other in range(s.terms.seats) if s.pawns[other] == space and other != seat]
    if fee and hosts:
        facts["fee_to"] = hosts
    if casts and not fee:
        facts["modes"] = [VERBS[V_GATHER], VERBS[V_ENCHANT]]  # words that may follow, as answers to the next question
    return Choice("visit", (f"shop:{name}",), "visit", with_changes(facts, goods[:7]))


def placing(s: State, card: int, spot: int) -> Choice:
    """An artisan onto a slot: the kind of reward, and whether that fills the shop."""
    shop = spot // SLOTS
    name = s.book.artisan_ids[card]
    space = s.shops.index(shop)
    room = s.book.shop_slots[shop]
    asked = s.work[-1]
    facts: dict[str, Fact] = {
        "card": name,
        "shop": s.book.shop_ids[shop],
        "slot": spot % SLOTS + 1,
        "reward": REWARDS.get(int(asked.mode), "normal") if isinstance(asked, Placing) else "normal",
        "fills": sum(lying < 0 for lying in s.slots[SLOTS * space : SLOTS * space + room]) == 1,
    }
    return Choice("place", (f"artisan:{name}", f"slot:{s.slot_name(spot)}"), "slot", facts)


def spell(s: State, seat: int, verb: int, card: int, on: int) -> Choice:
    """An enchantment that is paid for, and its price for these sets; 0 sets if there is no choice of sets.

    With a companion's help, what is paid is chosen later.
    """
    sets = on & SETS_MASK
    cost = s.book.enchantment_cost[7 * card : 7 * card + 7]
    price = [count * max(1, sets) for count in cost[:COIN]] + cost[COIN:]
    name = s.book.enchantment_ids[card]
    helper = on >> SETS_SHIFT
    facts: dict[str, Fact] = {
        "card": name,
        "sets": sets,
        "cost": price,
        "helper": s.book.companion_ids[helper - 1] if helper else None,
    }
    return Choice(VERBS[verb], (f"spell:{name}",), "price", with_changes(facts, [] if helper else paid(s, seat, price)))


def of_card(s: State, verb: int, pick: Option) -> Choice:
    """A card, and where it goes."""
    ref, on = ref_of(pick), on_of(pick)
    kind, aimed = REF_NAMES[verb], ON_NAMES[verb]
    name = s.book.name(kind, ref)
    refs = [f"{FAMILIES[kind]}:{name}"]
    facts: dict[str, Fact] = {"card": name}
    if aimed == TO_SEAT and not s.terms.solo:
        refs.append(f"seat:{on}")
        facts["to"] = on
    elif aimed == BY_ARTISAN:
        refs.append(f"artisan:{s.book.artisan_ids[on]}")
        facts["by"] = s.book.artisan_ids[on]
    elif aimed == ON_SHOP:
        refs.append(f"shop:{s.book.shop_ids[on]}")
        facts["shop"] = s.book.shop_ids[on]
        return Choice(VERBS[verb], tuple(refs), "tuck", {**facts, "good": KINDS[s.book.enchantment_icon[ref]]})
    elif verb == V_SWAP and fired_before(s, ref):
        facts["ends"] = True  # told before it is chosen (FC-36)
    elif verb == V_TAKE:
        at = s.park.index(ref)
        facts = with_changes(facts, s.laid[7 * at : 7 * at + 7])
    elif aimed == COIN_LAID and on:
        return Choice("lay-coin", tuple(refs), "coin", facts)
    return Choice(VERBS[verb], tuple(refs), "card", facts)


def word_for(decision: Decision, ref: str) -> str | None:
    """The word that would pick this thing, legal or not; None if the current question is not about such things."""
    family, _, name = ref.partition(":")
    verb = -1
    if family == FAMILIES[FANCY]:
        verb = V_REVEAL
    elif family == FAMILIES[ARTISAN]:
        verb = V_FIRE if decision.ask.startswith("fire") else V_PLACE if decision.ask.startswith("place") else -1
    elif (family, decision.ask) == (FAMILIES[SHOP], "visit"):
        verb = V_VISIT
    elif (family, decision.ask) == (FAMILIES[ENCHANTMENT], "cast"):
        verb = V_CAST
    return f"{VERBS[verb]} {name}" if verb >= 0 else None
