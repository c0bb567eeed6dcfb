"""The catalogue: every card and its text, as plain data for pages, deck builders and terminals."""

from typing import Final, TypedDict

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.texts import facts_text, text_of
from emberhall.games.dragonduel.components.book import Book, Card, Effect, Row
from emberhall.kernel.cards.catalogue import Entry, entry

WHO: Final = ("", "picked", "all", "self", "it")
PLAYERS: Final = ("you", "defender", "each_foe", "foe")


class Deed(TypedDict):
    """One effect, in the words of the card language: when it happens, what it does, to whom."""

    on: str
    ability: int
    mode: int
    op: str
    n: int
    who: str
    filter: list[str]
    player: str
    until: str
    flag: str
    needs: str


def catalogue(book: Book) -> list[Entry]:
    """Every card of a book, by set number, tokens last."""
    return [entry_of(card, book) for card in book.cards]


def entry_of(card: Card, book: Book) -> Entry:
    does = deeds_of(card)
    text = text_of(card, book)
    facts: dict[str, object] = {
        "cost": int(card.cost),
        "cost_x": int(card.cost_x),
        "element": w.ELEMENTS[card.element],
        "traits": [book.traits[trait] for trait in card.traits],
        "strength": None if card.kind == w.MAGIC else int(card.strength),
        "keywords": list(card.keywords),
        "abilities": len([ability for ability in card.abilities if ability.event < 0]),
        "ops": list(dict.fromkeys([deed["op"] for deed in does])),
        "does": does,
    }
    if card.token and card.kind == w.MAGIC:
        facts["token"] = True  # for a monster, the family says so
    if card.drawing:
        facts["drawing"] = dict(card.drawing)
    if card.note_en:
        facts["note"] = {"en": card.note_en, "fr": card.note_fr}
    line = [facts_text(card, book), *text]
    return entry(card.code, w.KINDS[card.kind], card.en, card.fr, card.provenance, text, line, facts)


def deeds_of(card: Card) -> list[Deed]:
    """Every effect of a card, for code that weighs cards without reading their text."""
    deeds: list[Deed] = []
    for mode, row in enumerate(card.rows, start=1):
        deeds += deeds_in(row, "play", 0, mode)
    for ability in card.abilities:
        on = "act" if ability.event < 0 else w.EVENTS[ability.event]
        for mode, row in enumerate(ability.rows, start=1):
            deeds += deeds_in(row, on, int(ability.number), mode)
    return deeds


def deeds_in(row: Row, on: str, ability: int, mode: int) -> list[Deed]:
    deeds: list[Deed] = []
    needs = ""
    behind = 0
    for effect in row.effects:
        if effect.op == w.OP_WHEN:
            assert effect.cond is not None
            needs = "tower" if effect.cond.kind == w.IF_FROM_TOWER and not effect.cond.negated else "cond"
            behind = int(effect.skip)
            continue
        deeds.append(deed_of(effect, on, ability, mode, needs if behind else ""))
        behind = max(behind - 1, 0)
    return deeds


def deed_of(effect: Effect, on: str, ability: int, mode: int, needs: str) -> Deed:
    where = effect.pick.where if effect.pick is not None else effect.where
    kind = WHO[effect.who]
    if effect.pick is not None and not effect.same:
        kind = ("exactly", "up_to", "theirs", "chain", "player")[effect.pick.how]
    return {
        "on": on,
        "ability": ability,
        "mode": mode,
        "op": w.OPS[effect.op],
        "n": int(effect.by_x[1]) if effect.by_x else int(effect.n),
        "who": "same" if effect.same else kind,
        "filter": list(where.words) if where is not None else [],
        "player": PLAYERS[effect.player],
        "until": w.DURATIONS[effect.until],
        "flag": effect.flag_word,
        "needs": needs,
    }
