"""The catalogue of cards as plain data: facts, names, provenance, and the text of each as phrases.

A phrase is made from an effect of the card's row, so text and behaviour cannot drift apart; the sentences of the
phrases are in the locales, under `flamecraft-do-` and the effect's name.
"""

from collections.abc import Sequence
from typing import Any, Final

from emberhall.games.flamecraft.cards.reader import TIMINGS, Card
from emberhall.games.flamecraft.effects.fancies import Score
from emberhall.games.flamecraft.facts.counts import NAMES
from emberhall.games.flamecraft.state import Book, Effect
from emberhall.games.flamecraft.words import GOODS, ICONS, KINDS
from emberhall.kernel.cards.catalogue import Entry, entry
from emberhall.kernel.cards.phrases import Phrase, chained, own_text, phrase

# Arguments of an effect's sentence that card files may leave out.
DEFAULTS: Final[dict[str, dict[str, object]]] = {
    "gain_park": {"count": 1},
    "gain_artisans": {"count": 1},
    "spend": {"most": 6},
    "score_per": {"of": 1, "cap": 0},
    "score_fancy": {"again": 0, "then": []},
    "draw_f": {"count": 1},
    "draw_f_gift": {"count": 1},
    "place": {"most": 1, "any_icon": 0, "reward": "normal", "then": []},
    "replace": {"then": []},
    "fire_hand": {"score": 0},
    "gift": {"most": 1},
    "lay": {"all_coins": 0},
}


def do(name: str, **args: object) -> Phrase:
    return phrase(f"flamecraft-{name}", **args)


def phrases(book: Book, row: int) -> list[Phrase]:
    """A row of effects as phrases."""
    lines: list[Phrase] = []
    for effect in book.rows[row] if row >= 0 else []:
        args = args_of(book, effect)
        filled = args.pop("filled", None)
        key = f"do-{effect.name}"
        if isinstance(effect, Score):
            args["count"] = effect.count
            if effect.needs:
                args["when"] = needs_text("when", effect.needs)
                key += "-when"
        lines.append(do(key, **args))
        if filled is not None:
            lines.append(do(f"{key}-filled", filled=filled))
    return lines


def args_of(book: Book, effect: Effect) -> dict[str, object]:
    """The arguments of an effect in the card file, with phrases for those that have their own sentences."""
    args: dict[str, object] = dict(DEFAULTS.get(effect.name, {}))
    for name, value in effect.args.items():
        args[name] = int(value) if isinstance(value, bool) else value
    for name, inner in effect.parts.items():
        args[name] = phrases(book, inner)
    if effect.name in ("gain", "pay"):
        goods, coins = args.get("goods", ""), args.get("coins", 0)
        args["goods"] = goods_text(str(goods).split(), coins if isinstance(coins, int) else 0)
    per = args.get("per")
    if isinstance(per, str):
        args["per"] = count_text("per", per, of=int(str(args["of"])))
    return args


def goods_text(goods: list[str], coins: int) -> Phrase | list[Phrase]:
    """Goods and coins as `2 bread, 1 coin`."""
    counts = {good: goods.count(good) for good in goods}
    counts["coin"] = coins
    some = [do("some", good=good, count=count) for good, count in counts.items() if count]
    return chained("flamecraft-and", some) or []


def needs_text(key: str, needs: list[int]) -> Phrase | list[Phrase]:
    """Conditions as a phrase: counts and their minimum; `need` names them, `when` is a clause that follows "if"."""
    parts = [count_text(key, name, least=least) for name, least in said_needs(needs)]
    return chained("flamecraft-both" if key == "when" else "flamecraft-text-both", parts) or []


def count_text(key: str, name: str, **numbers: Any) -> Phrase:
    """A count as a phrase; its name may end in a good. Goods that are held are also said with their number."""
    base, _, good = name.rpartition("_")
    if good not in GOODS:
        return do(key, count=name, good="", **numbers)
    if base == "goods_of":
        numbers["some"] = do("some", good=good, count=max([1, *numbers.values()]))
    return do(key, count=base, good=do("good", good=good), **numbers)


def said_needs(needs: list[int]) -> list[tuple[str, int]]:
    """Conditions as names of counts and their minimum."""
    return [(NAMES[needs[k]], needs[k + 1]) for k in range(0, len(needs), 2)]


# --- the catalogue


def catalogue(book: Book, cards: list[Card]) -> list[Entry]:
    """Every card as plain data, in the order of the card files."""
    entries = [entry_of(book, card) for card in cards]
    names = {each["id"]: each["name"] for each in entries}
    for each in entries:
        if each["family"] == "achievement":
            each["line"] += unlocks(each, names)
    return entries


def unlocks(achievement: Entry, names: dict[str, dict[str, str]]) -> list[Phrase]:
    """What an achievement brings into later games."""

    def named(card: str) -> Phrase:
        return own_text(**names[card])

    swaps = [do("text-swap", old=named(old), new=named(new)) for old, new in achievement["swaps"]]
    return swaps + [do("text-adds", card=named(each)) for each in achievement["shops"] + achievement["fancies"]]


def entry_of(book: Book, card: Card) -> Entry:
    ref = card.ref
    text: list[Phrase] = []
    if card.family == "artisan":
        facts: dict[str, Any] = {"icon": GOODS[ref // 7]}
        text = phrases(book, book.fire_rows[ref // 7])
    elif card.family == "shop":
        facts = shop_facts(book, ref)
        text = phrases(book, book.shop_row[ref])
    elif card.family == "enchantment":
        facts = enchantment_facts(book, ref)
    elif card.family == "fancy":
        facts = fancy_facts(book, ref)
        text = phrases(book, book.fancy_row[ref])
    elif card.family == "companion":
        facts = companion_facts(book, ref)
        text = phrases(book, book.companion_row[ref])
    else:
        facts = achievement_facts(book, ref)
    facts["ours"] = "all" if card.provenance == "house" else "part" if card.house else ""
    facts["french"] = card.french
    if card.drawing:
        facts["drawing"] = dict(card.drawing)
    line = line_of(card.family, facts, text)
    return entry(card.id, card.family, card.en, card.fr, card.provenance, text, line, facts, card.house)


def line_of(family: str, facts: dict[str, Any], text: list[Phrase]) -> list[Phrase]:
    """The whole face of a card: what it gives and costs, its slots, when it counts, what it needs, what it does."""
    lines: list[Phrase] = [do("text-icon", good=facts["icon"], count=facts.get("amount", 1))] if "icon" in facts else []
    lines += [do("text-slot", number=k, **slot_text(slot)) for k, slot in enumerate(facts.get("slots", ()), 1)]
    if "cost" in facts:
        goods = [do("some", good=good, count=count) for good, count in facts["cost"].items()]
        lines.append(do("text-cost", goods=chained("flamecraft-and", goods) or [], sets=len(facts["tiers"])))
        lines += [] if facts["coins"] else [do("no-coins")]
    lines += [do(f"passive-{name}") for name in facts.get("passive", ())]
    if facts.get("reveal"):
        lines.append(do("reveal", text=facts["reveal"]))
    if facts.get("start"):
        lines.append(do("start", text=facts["start"]))
    if facts.get("choice", 2) > 2:
        lines.append(do("choose-from", count=facts["choice"]))
    if "timing" in facts:
        lines.append(do("timing", timing=facts["timing"]))
    if facts.get("match"):
        lines.append(facts["match"])
    if facts.get("needs"):
        lines.append(do("text-need", need=facts["needs"]) if family == "achievement" else do("if", when=facts["needs"]))
    tiers: Sequence[list[Phrase]] = facts.get("tiers", ())
    if len(tiers) == 1:
        lines += tiers[0]
    elif tiers:
        lines += tiers_text(tiers)
    if family == "shop" and text:
        lines.append(do("text-ability"))
    return lines + text


def slot_text(slot: dict[str, Any]) -> dict[str, object]:
    """Who may stand in a slot, and its reward."""
    takes = [do("good", good=good) for good in (slot["takes"] if len(slot["takes"]) < len(GOODS) else ["any"])]
    return {"takes": chained("flamecraft-text-or", takes) or [], "reward": slot["reward"] or do("tier-nothing")}


def tiers_text(tiers: Sequence[list[Phrase]]) -> list[Phrase]:
    """What paying the cost once gives, what paying it twice gives, and so on."""
    return [do("tier", sets=sets, text=tier or do("tier-nothing")) for sets, tier in enumerate(tiers, 1)]


def shop_facts(book: Book, ref: int) -> dict[str, Any]:
    slots = [
        {
            "takes": [good for icon, good in enumerate(GOODS) if book.slot_takes[3 * ref + k] >> icon & 1],
            "reward": phrases(book, book.slot_row[3 * ref + k]),
        }
        for k in range(book.shop_slots[ref])
    ]
    passive = [name for name, marks in (("fee", book.shop_free), ("sleep", book.shop_sleeps)) if marks[ref]]
    return {
        "icon": ICONS[book.shop_icon[ref]],
        "amount": book.shop_amount[ref],
        "slots": slots,
        "passive": passive,
        "reveal": phrases(book, book.shop_reveal[ref]),
    }


def fancy_facts(book: Book, ref: int) -> dict[str, Any]:
    match = [count_text("count", NAMES[code]) for code in book.fancy_match[2 * ref : 2 * ref + 2] if code >= 0]
    return {
        "timing": ("moon", "sun", "fire")[book.fancy_timing[ref]],
        "needs": needs_text("when", book.fancy_needs[ref]),
        "match": do("match", one=match[0], two=match[1]) if match else [],
    }


def companion_facts(book: Book, ref: int) -> dict[str, Any]:
    return {
        "timing": TIMINGS[book.companion_timing[ref]],
        "choice": book.companion_choice[ref],
        "start": phrases(book, book.companion_start[ref]),
    }


def enchantment_facts(book: Book, ref: int) -> dict[str, Any]:
    price = book.enchantment_cost[7 * ref : 7 * ref + 7]
    return {
        "icon": GOODS[book.enchantment_icon[ref]],
        "deck": ("purple", "golden")[book.enchantment_deck[ref]],
        "cost": {kind: count for kind, count in zip(KINDS, price, strict=True) if count},
        "coins": not book.enchantment_pure[ref],
        "tiers": [phrases(book, row) for row in book.enchantment_rows[ref]],
    }


def achievement_facts(book: Book, ref: int) -> dict[str, Any]:
    swaps = book.achievement_swaps[ref]
    pairs = [(swaps[k], swaps[k + 1]) for k in range(0, len(swaps), 2)]
    return {
        "unlock": True,
        "needs": needs_text("need", book.achievement_needs[ref]),
        "swaps": [[book.shop_ids[old], book.shop_ids[new]] for old, new in pairs if old >= 0],
        "shops": [book.shop_ids[new] for old, new in pairs if old < 0],
        "fancies": [book.fancy_ids[card] for card in book.achievement_fancies[ref]],
    }
