"""The routes of decks that people have built."""

from emberhall.wire.bodies import decks as deck
from emberhall.wire.bodies.house import Done
from emberhall.wire.route import Route

DECKS = "/api/me/decks"

ROUTES: tuple[Route, ...] = (
    Route(
        "my_decks",
        "GET",
        DECKS,
        "The decks you have built, latest first.",
        list[deck.Deck],
        auth="needed",
        errors=(401,),
    ),
    Route(
        "outings",
        "GET",
        "/api/me/outings/{title}",
        "How your last games of a title went, by the deck you brought: at most 400 games, the most played first.",
        list[deck.Outing],
        auth="needed",
        errors=(400, 401),
    ),
    Route(
        "keep_deck",
        "PUT",
        DECKS + "/{kept}",
        "Save a deck under an id of your choice, replacing any deck with that id. At most 60 decks.",
        deck.Deck,
        deck.KeepDeck,
        "needed",
        errors=(400, 401, 409),
    ),
    Route(
        "drop_deck",
        "DELETE",
        DECKS + "/{kept}",
        "Delete one of your decks.",
        Done,
        auth="needed",
        errors=(400, 401),
    ),
)
