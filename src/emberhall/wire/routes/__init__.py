"""The HTTP interface as a list of routes: the server binds handlers to them, and OpenAPI is made from them."""

from emberhall.wire.route import Route
from emberhall.wire.routes import (
    alerts,
    coach,
    company,
    daily,
    decks,
    events,
    guests,
    house,
    ladder,
    lessons,
    matches,
    people,
    reviews,
    rulebooks,
    tables,
)

FEATURES = (
    house,
    guests,
    tables,
    lessons,
    reviews,
    people,
    company,
    decks,
    rulebooks,
    coach,
    ladder,
    daily,
    events,
    matches,
    alerts,
)
ROUTES: tuple[Route, ...] = tuple(route for feature in FEATURES for route in feature.ROUTES)
"""In the order of the document."""
