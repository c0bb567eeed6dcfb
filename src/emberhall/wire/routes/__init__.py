"""The HTTP interface as a list of routes: the server binds handlers to them, and OpenAPI is made from them."""

from emberhall.wire.route import Route
from emberhall.wire.routes import (
    alerts,
    circles,
    coach,
    company,
    daily,
    days,
    decks,
    events,
    explorer,
    forge,
    guests,
    house,
    ladder,
    links,
    matches,
    people,
    reviews,
    tables,
)
from emberhall.wire.routes.learning import lessons, puzzles, rulebooks, studies

FEATURES = (
    house,
    guests,
    tables,
    lessons,
    puzzles,
    explorer,
    reviews,
    studies,
    people,
    company,
    circles,
    decks,
    forge,
    rulebooks,
    coach,
    ladder,
    daily,
    events,
    matches,
    days,
    alerts,
    links,
)
ROUTES: tuple[Route, ...] = tuple(route for feature in FEATURES for route in feature.ROUTES)
"""In the order of the document."""
