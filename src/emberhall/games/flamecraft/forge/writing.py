"""Drafts as they are written into a card file: sentences become the short forms of `cards/*.toml`."""

from typing import Any, Final

from emberhall.games.flamecraft.forge.language import TIERS, WINDOWS
from emberhall.games.flamecraft.forge.vocabulary import AT_LEAST
from emberhall.kernel.forge.forge import Draft

FAMILIES: Final = {"shop": "shop", "enchantment": "enchantment", "sets": "enchantment", "sun": "fancy", "moon": "fancy"}
# Effects of the card language that card files know under another name, or with words of their own.
NAMED: Final[dict[str, dict[str, Any]]] = {
    "gain_any": {"do": "gain"},
    "gain_each": {"do": "gain"},
    "pay_one_type": {"do": "pay"},
    "score_per": {"do": "score"},
    "score_if": {"do": "score"},
    "place": {"do": "place", "where": "town"},
    "place_here": {"do": "place", "where": "here"},
}


def family(draft: Draft) -> str:
    """The heading of a card; one from a card file has no kind, but fields that only its family has."""
    if "kind" in draft:
        return FAMILIES.get(str(draft["kind"]), "shop")
    return "fancy" if "effects" in draft else "enchantment" if "deck" in draft else "shop"


def written(draft: Draft) -> Draft:
    """The table of a card file; a table from a card file stays as it is."""
    if "kind" not in draft:
        return draft
    names, kind = draft["name"], draft["kind"]
    card: Draft = {"id": draft["id"], "en": names["en"], "fr": names["fr"]}
    if kind == "shop":
        card.update(icon=draft["icon"])
        if draft["amount"] > 1:
            card["amount"] = draft["amount"]
        card["slots"] = ["{takes}>{gives}".format(**draft[name]) for name in WINDOWS]
        if draft["passive"]:
            card["passive"] = list(draft["passive"])
        card["ability"] = row(draft["ability"])
    elif kind in ("enchantment", "sets"):
        card.update({"deck": draft["deck"], "icon": draft["icon"], **of_spell(draft)})
    else:
        card["type"] = kind
        if draft.get("when"):
            card["when"] = needs(draft["when"])
        card["effects"] = row(draft["effects"])
    if draft.get("drawing"):
        card["drawing"] = draft["drawing"]
    return {**card, "provenance": "house"}


def of_spell(draft: Draft) -> Draft:
    """What an enchantment costs and gives."""
    if draft["kind"] == "enchantment":
        cost = " + ".join(f"{each['n']} {each['good']}" for each in draft["cost"])
        return {"cost": cost, "reward": " + ".join(f"{each['n']} {each['what']}" for each in draft["gives"])}
    tiers = [draft[name] for name in TIERS]
    while len(tiers) > 2 and tiers[-1] == 0:
        tiers.pop()
    spell: Draft = {"set": " + ".join(draft["set"]), "tiers": tiers}
    return {**spell, "no_coins": True} if draft["no_coins"] else spell


def needs(conditions: list[str]) -> dict[str, int]:
    """Conditions as a card file has them: `{ hand = 6 }`."""
    pairs = [each.split(AT_LEAST) for each in conditions]
    return {name: int(least) for name, least in pairs}


def row(effects: list[Draft]) -> list[Draft]:
    return [one(each) for each in effects]


def one(effect: Draft) -> Draft:
    """An effect as a card file has it."""
    op = str(effect["op"])
    fields: Draft = dict(NAMED.get(op, {"do": op}))
    for name, value in effect.items():
        if isinstance(value, list) and all(isinstance(each, dict) for each in value) and value:
            fields[name] = row(value)
        elif name not in ("op", "goods", "times", "if"):
            fields[name] = value
    if op in ("gain", "pay"):
        fields["goods"] = " ".join(each for each in effect["goods"] for _ in range(effect["times"]))
    elif op == "exchange":
        fields["goods"] = effect["goods"]
    elif op == "score_if":
        fields["when"] = needs([effect["if"]])
    elif op == "fire" and effect["from"] == "park":
        fields["then"] = "take"
    return {name: value for name, value in fields.items() if not (name in ("coins", "goods") and not value)}
