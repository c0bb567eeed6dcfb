"""The route of the rules as pages."""

from emberhall.wire.route import Route
from emberhall.wire.rulebooks import Rulebook

RULEBOOKS: tuple[Route, ...] = (
    Route(
        "rulebook",
        "GET",
        "/api/titles/{title}/rules/{lang}",
        "The rules of a title in a language (`en`, `fr`), in sections, each with its rulings, the tests of these, and "
        "examples with the view to draw.",
        Rulebook,
        errors=(404,),
    ),
)
