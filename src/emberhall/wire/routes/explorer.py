"""The requests of the explorer. They are answered from counters, however many games these were made of."""

from typing import Annotated

from msgspec import Meta

from emberhall.wire.bodies import explorer
from emberhall.wire.route import Route

ITEM = Annotated[str, Meta(max_length=60)]
ROUTES: tuple[Route, ...] = (
    Route(
        "explorer",
        "GET",
        "/api/explorer",
        "The titles of the explorer, with the sheets of each.",
        list[explorer.ExplorerShelf],
    ),
    Route(
        "explorer_sheet",
        "GET",
        "/api/explorer/{title}/{sheet}",
        "The figures of a sheet, of one item or of all, most games first; of people, bots or both.",
        explorer.ExplorerSheet,
        errors=(400, 404),
        query={
            "item": ITEM,
            "company": explorer.Company,
            "band": explorer.Band,
            "seats": Annotated[int, Meta(ge=2, le=20)],
            "rules": Annotated[int, Meta(ge=1, le=100_000)],
        },
    ),
)
