"""Card sets: overlays of titles' cards, read when the server starts and kept for the tables made with them.

New tables get the current set. A table keeps the mark of its set for good and the store keeps the files, so the table
can use them whatever the server is started with later. A set that no table uses is removed at the next start. House
sets, which people have designed, are such sets of a single table.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import structlog

from emberhall import Game, load, titles
from emberhall.kernel.games import overlay, overlay_mark
from emberhall.server.errors import RequestError
from emberhall.server.house.pages import Leaf, leaf_of
from emberhall.store import CardSet, Store, work
from emberhall.wire.titles import catalogues

log = structlog.get_logger(__name__)
MOST = 300
"""Sets read at the start, and new house sets in a process; others are read when a table needs them."""
EACH = 10
"""New house sets of one person in a process: each takes 0.2 MB."""


class CardSets:
    """The overlays of each title: today's for new tables, and every other one that a table was made with."""

    def __init__(self, store: Store, today: Iterable[CardSet] = ()) -> None:
        self._store = store
        self._today = {each.title: each for each in today}
        self._known: dict[tuple[str, str], CardSet] = {}
        self._catalogues: dict[tuple[str, str], Leaf] = {}
        self._adopted: Counter[str] = Counter()
        for each in self._today.values():
            self._learn(each)

    async def open(self) -> None:
        """Remove the sets that no table uses, and read the others."""
        dropped = await self._store.write(work.cards.drop_unused())
        if dropped:
            log.info("unused cards removed", sets=dropped)
        for each in await self._store.read(work.cards.all_sets(MOST)):
            self._learn_if_possible(each)

    def game(self, title: str) -> Game:
        """Return the game for new tables of a title. Raises ValueError if there is no such title."""
        return load(title, self._today[title].mark if title in self._today else "")

    def card_set(self, title: str, mark: str) -> CardSet | None:
        """The loaded set with this mark, which is stored with every table made with it."""
        return self._known[title, mark] if mark else None

    async def find(self, title: str, mark: str) -> None:
        """Load a set from the store, if it is there: another process on the same database may have stored it."""
        if mark and (title, mark) not in self._known:
            stored = await self._store.read(work.cards.one(title, mark))
            if stored is not None:
                self._learn_if_possible(stored)

    def adopt(self, cards: CardSet, user: str) -> Game:
        """Learn a house set for a table of this person. Raises RequestError if there are too many of them."""
        if (cards.title, cards.mark) not in self._known:
            if self._adopted[user] >= EACH or self._adopted.total() >= MOST:
                raise RequestError("too-many-sets", "Too many new house sets are being played here; try later.", 429)
            try:
                self._learn(cards)
            except ValueError as problem:
                raise RequestError("bad-cards", f"These cards cannot be played: {problem}", 409) from None
            self._adopted[user] += 1
        return load(cards.title, cards.mark)

    def files(self, title: str, mark: str) -> Mapping[str, str]:
        """The texts of a loaded set, by file name."""
        return self._known[title, mark].files

    async def catalogue(self, title: str, mark: str) -> Leaf:
        """Return every card of a title with an overlay, in the format of the page."""
        await self.find(title, mark)
        if (title, mark) not in self._known:
            raise RequestError("unknown-cards", f"There is no card overlay with mark {mark!r} for {title!r} here.", 404)
        if (title, mark) not in self._catalogues:
            plain = catalogues.text(load(title, mark)).encode()
            self._catalogues[title, mark] = leaf_of(plain, "application/json")
        return self._catalogues[title, mark]

    def _learn(self, cards: CardSet) -> None:
        try:
            load(cards.title, cards.mark)
        except ValueError:
            overlay(cards.title, cards.files)
        self._known[cards.title, cards.mark] = cards

    def _learn_if_possible(self, cards: CardSet) -> None:
        try:
            self._learn(cards)
        except ValueError as problem:
            # Written for an older Emberhall: the tables that use it are read-only.
            log.warning("cards not usable", title=cards.title, mark=cards.mark, why=str(problem))


def read_cards(folder: Path) -> list[CardSet]:
    """Read the sets of a folder with one subfolder per title, and try each once. Raises ValueError if one is wrong."""
    names = ", ".join(titles())
    try:
        holding = sorted({path.parent for path in (*folder.glob("*.toml"), *folder.glob("*/*.toml"))})
        named = [folder / title for title in titles() if (folder / title).is_dir()]
        texts = {
            place: {path.name: path.read_text("utf-8") for path in sorted(place.glob("*.toml"))} for place in holding
        }
    except (OSError, UnicodeDecodeError) as problem:
        raise ValueError(f"The card files in {folder} cannot be read: {problem}.") from None
    for place in holding:
        if place == folder:
            raise ValueError(
                f"{folder} does not say which title its card files are for: put them into a folder with the name of "
                f"the title, such as {folder / titles()[0]}. The titles are {names}."
            )
        if place not in named:
            raise ValueError(f"{place} has card files, but there is no title {place.name!r}; the titles are {names}.")
    for place in named:
        if place not in holding:
            raise ValueError(f"{place} holds no card files; they end in .toml.")
    if not named:
        raise ValueError(f"{folder} has no folder of card files named after a title; the titles are {names}.")
    return [_tried(place, texts[place]) for place in named]


def _tried(place: Path, files: Mapping[str, str]) -> CardSet:
    try:
        overlay(place.name, files)
    except ValueError as problem:
        raise ValueError(f"The cards in {place} cannot be used for {place.name}.\n{problem}") from None
    return CardSet(place.name, overlay_mark(files), files)
