"""The bodies of decks that people have built."""

from typing import Annotated

from msgspec import Meta

from emberhall.wire.values import Body, Reply, Title


class KeepDeck(Body):
    """A deck as its builder wrote it; it need not be legal yet."""

    title: Title
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    cards: Annotated[str, Meta(max_length=2000)]


class Outing(Reply):
    """How often you played with the same thing brought to a table, such as a deck, and how often you won."""

    value: str
    games: int
    won: int


class Deck(Reply):
    """One of your decks, and when it was last saved."""

    id: str
    title: str
    name: str
    cards: str
    at: str
