"""The handlers of decks that people have built, and of the forge: both are stored per person, for all devices."""

from collections.abc import Sequence

from emberhall import load, titles
from emberhall.kernel.cards.catalogue import for_page
from emberhall.kernel.forge.forge import Fault, forge_of
from emberhall.kernel.forge.toml import card_file
from emberhall.kernel.titles.sentences import sentences
from emberhall.server.api.requests import Caller
from emberhall.server.errors import RequestError
from emberhall.server.house import housesets
from emberhall.server.house.house import House
from emberhall.server.limits import Gate, is_loopback, network_of
from emberhall.server.people.guests import clean
from emberhall.server.settings import Rate
from emberhall.server.timestamps import now
from emberhall.store import HouseSet, StoredDeck, User, work
from emberhall.wire.bodies import forge
from emberhall.wire.bodies.decks import Deck, KeepDeck, Outing
from emberhall.wire.bodies.house import Done
from emberhall.wire.titles.languages import LANGUAGES
from emberhall.wire.titles.voices import Voice
from emberhall.world import chance

MOST = 60
MOST_SETS = 20
BALANCES = Rate(12, 20.0)
"""Trials of cards per person: each takes a minute of a processor."""
CHECKS = Rate(120, 0.2)
"""Drafts checked, per person or address."""
LINK_BYTES = 12
NEAREST = 12
LOOKED_AT = 400
"""How many of a person's games are looked at to say how a deck did."""


class DeckHandlers:
    """Handlers of `wire.routes.decks`. If two devices write the same deck, the later one wins."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def my_decks(self, user: User) -> list[Deck]:
        return [_deck_of(deck) for deck in await self._house.store.read(work.decks.of_user(user.id))]

    async def outings(self, user: User, title: str) -> list[Outing]:
        if title not in titles():
            raise RequestError("unknown-title", f"There is no game {title!r}.", 400)
        brings = load(title).manners.brings
        if not brings:
            return []
        played = await self._house.store.read(work.decks.outings(user.id, title, brings[0], LOOKED_AT))
        return [Outing(each.value, each.games, each.won) for each in played]

    async def keep_deck(self, user: User, wish: KeepDeck, kept: str) -> Deck:
        if wish.title not in titles():
            raise RequestError("unknown-title", f"There is no game {wish.title!r}.", 400)
        others = [deck for deck in await self._house.store.read(work.decks.of_user(user.id)) if deck.id != kept]
        if len(others) >= MOST:
            raise RequestError("too-many-decks", f"You have {len(others)} decks; delete one of them first.", 409)
        deck = StoredDeck(kept, wish.title, clean(wish.name) or "?", wish.cards, now())
        await self._house.store.write(work.decks.keep(user.id, deck))
        return _deck_of(deck)

    async def drop_deck(self, user: User, kept: str) -> Done:
        await self._house.store.write(work.decks.drop(user.id, kept))
        return Done()


def _deck_of(deck: StoredDeck) -> Deck:
    return Deck(deck.id, deck.title, deck.name, deck.cards, deck.at)


class ForgeHandlers:
    """Handlers of `wire.routes.forge`."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._balances = Gate(BALANCES, "trials of cards")
        self._checks = Gate(CHECKS, "checks of cards", house.settings.spare_loopback)

    async def forges(self) -> list[str]:
        return [title for title in titles() if forge_of(title) is not None]

    async def forge_language(self, title: str) -> forge.ForgeLanguage:
        own = housesets.forge_at(title)
        kinds = [forge.ForgeKind(each.key, each.label, each.draft, list(each.lines)) for each in own.kinds()]
        return forge.ForgeLanguage(kinds, dict(own.shapes()), own.key, own.tag, own.unit)

    async def check_draft(
        self, user: User | None, wish: forge.CheckDraft, title: str, caller: Caller
    ) -> forge.ForgeFinding:
        self._checks.pass_by(caller.address) if user is None else self._checks.pass_person(user.id)
        own = housesets.forge_at(title)
        housesets.shallow(wish.draft)
        finding = own.check(wish.draft)
        answer = forge.ForgeFinding(_faults(finding.faults), _faults(finding.doubts), {}, [], "")
        if finding.entry is not None:
            answer.card = for_page(finding.entry)
            answer.texts = {lang: sentences(finding.text, Voice(lang)) for lang in LANGUAGES}
            answer.near = list(own.near(wish.draft))[:NEAREST]
            answer.toml = card_file([(own.family(wish.draft), own.written(wish.draft))])
        return answer

    async def ask_balance(self, user: User, wish: forge.AskBalance, title: str, caller: Caller) -> forge.Balance:
        own = housesets.forge_at(title)
        housesets.shallow(wish.draft)
        if own.check(wish.draft).faults:
            raise RequestError("bad-card", "A card that is refused cannot be tried out.", 409)
        self._balances.pass_person(user.id)
        spared = self._house.settings.spare_loopback and is_loopback(caller.address)
        address = "" if spared else network_of(caller.address)
        return await self._house.forge.ask(user.id, title, wish.draft, wish.instead, address)

    async def balance(self, user: User) -> forge.Balance:
        return self._house.forge.state(user.id)

    async def stop_balance(self, user: User) -> Done:
        await self._house.forge.stop(user.id)
        return Done()

    async def my_sets(self, user: User) -> list[forge.HouseSetInfo]:
        own = await self._house.store.read(work.cards.of_user(user.id))
        return [housesets.info_of(each, user.name) for each in own]

    async def keep_set(self, user: User, wish: forge.KeepSet, kept: str) -> forge.HouseSetInfo:
        cards = housesets.checked(wish.title, wish.cards)
        own = await self._house.store.read(work.cards.of_user(user.id))
        same = next((each for each in own if each.id == kept), None)
        if same is None and len(own) >= MOST_SETS:
            raise RequestError("too-many-sets", f"You have {len(own)} sets; delete one of them first.", 409)
        link = chance.token_urlsafe(LINK_BYTES) if same is None else same.link
        name = clean(wish.name) or "?"
        new = HouseSet(kept, link, wish.title, name, housesets.encoded(cards), now())
        await self._house.store.write(work.cards.keep_house(user.id, new))
        return housesets.info_of(new, user.name)

    async def drop_set(self, user: User, kept: str) -> Done:
        await self._house.store.write(work.cards.drop_house(user.id, kept))
        return Done()

    async def shared_set(self, link: str) -> forge.HouseSetInfo:
        both = await self._house.store.read(work.cards.by_link(link))
        if both is None:
            raise RequestError("unknown-set", "There is no such set; its designer may have deleted it.", 404)
        return housesets.info_of(*both)


def _faults(faults: Sequence[Fault]) -> list[forge.ForgeFault]:
    return [
        forge.ForgeFault(
            each.line,
            each.field,
            each.code,
            each.sentence,
            each.plain,
            [forge.ForgeMend(mend.label, mend.draft) for mend in each.mends],
        )
        for each in faults
    ]
