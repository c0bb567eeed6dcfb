"""The route of the rules as pages."""

from emberhall.wire.bodies import reviews
from emberhall.wire.bodies.learning.rulebooks import Rulebook, RuleStatements
from emberhall.wire.route import Route
from emberhall.wire.tables import TableInfo

ROUTES: tuple[Route, ...] = (
    Route(
        "rulebook",
        "GET",
        "/api/titles/{title}/rules/{lang}",
        "The rules of a title in a language, in sections with their rulings and tests, and examples "
        "with the view to draw.",
        Rulebook,
        errors=(404,),
    ),
    Route(
        "statements",
        "GET",
        "/api/titles/{title}/rules/{lang}/statements",
        "What the printed rulebooks of a title state, in our own words, each with the section that covers it.",
        RuleStatements,
        errors=(404,),
    ),
    Route(
        "fork_example",
        "POST",
        "/api/titles/{title}/examples/{example}/fork",
        "Create a table that goes on from an example in the rules, with people or bots on any seat.",
        TableInfo,
        reviews.Fork,
        "needed",
        201,
        (400, 401, 404, 409, 429),
    ),
)
