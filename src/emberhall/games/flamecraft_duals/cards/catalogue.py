"""The catalogue: every card of a book as plain data, with its text as phrases."""

from emberhall.games.flamecraft_duals.components.book import Book, Card, Fancy, Token
from emberhall.kernel.cards.catalogue import Entry, entry
from emberhall.kernel.cards.phrases import Phrase, chained, phrase


def catalogue(book: Book) -> list[Entry]:
    """Shops, fountain cards, fancies and tokens."""
    shops = int(book.shops)
    entries = [pattern_entry(card, "shop" if ref < shops else "fountain") for ref, card in enumerate(book.cards)]
    entries += [fancy_entry(fancy) for fancy in book.fancies]
    return entries + [token_entry(token) for token in book.tokens]


def said(key: str, **args: object) -> Phrase:
    return phrase(f"flamecraft_duals-{key}", **args)


def pattern_entry(card: Card, family: str) -> Entry:
    """A pattern card and its reputation."""
    icons = chained("flamecraft_duals-text-and", [said("type", type=icon) for icon in card.icons])
    text = [said("text-pattern", shape=card.shape, icons=icons, count=card.reputation)]
    facts: dict[str, object] = {
        "shape": card.shape,
        "cells": [[q, r] for q, r in card.cells],
        "icons": card.icons,
        "reputation": card.reputation,
    }
    return entry(card.id, family, card.en, card.fr, card.provenance, [], text, facts)


def fancy_entry(fancy: Fancy) -> Entry:
    text = [said(f"text-{fancy.id}", number=fancy.number)]
    facts: dict[str, object] = {"kind": fancy.kind, "number": fancy.number}
    return entry(fancy.id, "fancy", fancy.en, fancy.fr, fancy.provenance, text, text, facts)


def token_entry(token: Token) -> Entry:
    dual = [said("text-dual")] if len(token.id) > 1 else []
    text = [*dual, *(said("text-does", type=each) for each in token.id), said("text-token", count=token.number)]
    return entry(token.id, "token", token.en, token.fr, token.provenance, [], text, {"number": token.number})
