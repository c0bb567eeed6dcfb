"""Two readings of the rules compared: the engine and the plain referee, over many thousands of random decisions."""

from collections import Counter
from typing import Any, NamedTuple

import pytest

from emberhall.bots import load
from emberhall.games.flamecraft.game import GAME
from emberhall.games.flamecraft.state import State, artisans_in, cards_in
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from tests.games.flamecraft.referee import Question, Referee, solo_lists
from tests.games.flamecraft.referee_cards import KINDS, RING, SHOPS

pytestmark = pytest.mark.compiled

GAMES = 2
IDLE = ("skip", "done", "end", "continue", "pay")


class Mode(NamedTuple):
    """A mode."""

    seats: int
    options: dict[str, Any]

    @property
    def slug(self) -> str:
        return "-".join([str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


MODES = [
    Mode(seats, {"companions": companions, "enchantments": deck})
    for seats in (2, 3, 4, 5)
    for companions in (False, True)
    for deck in ("purple", "golden")
] + [
    Mode(1, {"enchantments": "purple"}),
    Mode(1, {"enchantments": "golden", "colour": "cr", "solo_limits": True}),
    Mode(1, {"enchantments": "golden", "solo_unlocked": "AC01,AC02,AC03,AC04,AC05,AC06,AC07,AC08,AC09,AC10,AC11"}),
    Mode(1, {"shop_list": "S02,S04,S05,S07,S08,S10,S12,S13,S14,S15"}),
    Mode(1, {"shop_list": "S01,S16,S19,S20,S22,S23,S24,S25,S27,S28"}),
    Mode(2, {"late_goods": "house", "shop_list": "S01,S02,S03,S04,S05,S06,S07,S08,S09,S10,S11,S12,S13,S14"}),
    Mode(4, {"companions": True, "shop_list": "S15,S16,S17,S18,S19,S20,S21,S22,S23,S24,S25,S26,S27,S28"}),
    Mode(3, {"late_goods": "house", "first_player": 2}),
]


class Match:
    """One game played on both sides."""

    def __init__(self, mode: Mode, seed: int) -> None:
        state = GAME.deal(mode.seats, seed, listen=True, **mode.options)
        assert isinstance(state, State)
        self.state = state
        self.rng = Rng.seeded(seed)
        self.eager = seed % 2 == 1
        self.flips: list[bool] = []
        self.said: list[str] = []
        self.decisions = 0
        self.referee = Referee(mode.seats, str(mode.options.get("colour", "br")), self.flip, self.dealt)
        self.referee.limits = bool(mode.options.get("solo_limits", False))
        self.referee.late_goods = str(mode.options.get("late_goods", "printed"))
        self.referee.unlocked = [feat for feat in str(mode.options.get("solo_unlocked", "")).split(",") if feat]
        self.lay_out()

    # --- what the referee cannot know

    def flip(self) -> bool:
        return self.flips.pop(0)

    def lay_out(self) -> None:
        """Copy everything that was shuffled before the first question."""
        s, book, r = self.state, self.state.book, self.referee
        r.first = s.first
        self.check_setup()
        r.deck = [book.artisan_ids[card] for card in reversed(s.deck)]
        r.charms = [book.enchantment_ids[card] for card in reversed(s.enchantments)]
        r.shop_deck = [book.shop_ids[card] for card in reversed(s.shop_deck)]
        r.park = [book.artisan_ids[card] for card in s.park]
        r.row = [book.enchantment_ids[card] for card in s.row]
        for seat in range(r.seats):
            r.hands[seat] = [book.artisan_ids[card] for card in artisans_in(s.hands[seat])]
            if s.companions[seat] >= 0:
                r.companions[seat] = book.companion_ids[s.companions[seat]]

    def check_setup(self) -> None:
        """Check the numbers of the setup table, and which shops may be in the deck."""
        s, book, seats = self.state, self.state.book, self.referee.seats
        assert len(s.deck) == {1: 22, 2: 13, 3: 16, 4: 19, 5: 16}[seats]
        assert len(s.enchantments) == 13
        shops = Counter(SHOPS[book.shop_ids[card]].icon for card in s.shop_deck)
        if seats == 1:
            expected, fancies = solo_lists(self.referee.unlocked)
            assert s.terms.shop_list or {book.shop_ids[card] for card in s.shop_deck} == expected
            dealt = [*s.fancy_deck, *cards_in(s.fancies[0])]
            assert sorted(book.fancy_ids[card] for card in dealt) == sorted(fancies)
        elif s.terms.shop_list:
            assert sorted(s.shop_deck) == sorted(s.terms.shop_list)
        else:
            assert [shops[good] for good in RING] == [1] * 6
            assert len(s.shop_deck) == 10

    def dealt(self, referee: Referee) -> None:
        """Copy the fancies as the engine dealt them; returned ones are at the bottom, shuffled for each seat."""
        ids = self.state.book.fancy_ids
        deck = [ids[card] for card in reversed(self.state.fancy_deck)]
        if referee.fancy_deck:
            assert Counter(deck) == Counter(referee.fancy_deck)
            at = len(deck)
            for seat in reversed(referee.order):
                count = 4 if referee.companions[seat] == "C7" else 1
                assert set(deck[at - count : at]) == set(referee.fancy_deck[at - count : at])
                at -= count
        else:
            for seat in range(referee.seats):
                referee.fancies[seat] = [ids[card] for card in cards_in(self.state.fancies[seat])]
        referee.fancy_deck = deck

    # --- playing

    def play(self) -> int:
        """Play to the end; returns the number of decisions."""
        game = self.referee.game()
        question = self.question = self.silent(game, next(game))
        while not self.state.over:
            decision = self.state.decision
            assert decision is not None
            words = decision.words()
            where = f"{self.decisions} after {self.said[-6:]}"
            assert (question.seat, question.ask) == (decision.seat, decision.ask), where
            assert set(question.words) == set(words), f"{question.ask} {where}: {set(question.words) ^ set(words)}"
            if self.referee.fancy_deck and decision.ask != "keep":
                self.compare(where)
            word = self.pick(words)
            self.said.append(f"{decision.ask}:{word}")
            self.state.take(decision.find(word))
            for event in self.state.hear():
                news = event.to(None)
                if news and news["kind"] == "flipped":
                    self.flips.append(news["heads"] is True)
            self.decisions += 1
            try:
                question = self.question = self.silent(game, game.send(word))
            except StopIteration:
                break
        assert self.referee.over
        assert self.state.over
        self.compare("at the end")
        assert GAME.scores(self.state) == self.referee.rep
        assert GAME.winners(self.state) == self.referee.winners()
        solo = GAME.view(self.state, None)["solo"]
        if solo is not None:
            assert (solo["award"], solo["allowed"]) == self.referee.award()
            assert solo["met"] == self.referee.feats()
            assert solo["unlocked"] == self.referee.won
        return self.decisions

    def pick(self, words: tuple[str, ...]) -> str:
        """A random answer; every other game is played eagerly, so that more is built, fired up and revealed."""
        if self.eager:
            words = tuple(word for word in words if word not in IDLE) or words
        return words[self.rng.below(len(words))]

    def silent(self, game: Any, question: Question) -> Question:
        """Answer the referee's questions with a single answer, which the engine did not ask."""
        while len(question.words) == 1:
            decision = self.state.decision
            if decision is not None and (decision.ask, list(decision.words())) == (question.ask, question.words):
                break
            secret = self.referee.seats > 1 and self.referee.fancies[question.seat]
            assert not (question.open and secret), f"Silence at {question} tells that no sun could be revealed."
            question = game.send(question.words[0])
        return question

    def compare(self, where: str) -> None:
        """Compare the table, and what everybody holds."""
        s, book, r = self.state, self.state.book, self.referee
        view = GAME.view(s, None)
        artisans = book.artisan_ids
        assert [artisans[card] for card in reversed(s.deck)] == r.deck, where
        assert [book.enchantment_ids[card] for card in reversed(s.enchantments)] == r.charms, where
        assert [book.fancy_ids[card] for card in reversed(s.fancy_deck)] == r.fancy_deck, where
        assert [book.shop_ids[card] for card in reversed(s.shop_deck)] == r.shop_deck, where
        park = {place["card"]: place["laid"] for place in view["park"] if place is not None}
        assert park == {card: list(r.laid[k].values()) for k, card in enumerate(r.park) if card is not None}, where
        assert [card for card in view["row"] if card is not None and card not in r.row] == [], where
        assert len([card for card in view["row"] if card is not None]) == len(r.in_row()), where
        for space in view["town"]:
            number = space["space"]
            assert space["hidden"] == any(number == at for at, _ in r.hidden), where
            shop = space["shop"]
            assert (shop["id"] if shop else None) == r.town.get(number), where
            if shop:
                assert shop["slots"] == r.slots[shop["id"]], where
                assert sorted(shop["enchantments"]) == sorted(r.tucked[shop["id"]]), where
                assert shop["pawns"] == [k for k, at in enumerate(r.pawns) if at == shop["id"]], where
                if shop["coins"]:
                    assert shop["coins"] == r.alley, where
        for seat, player in enumerate(view["players"]):
            there = f"seat {seat} {where}"
            assert player["reputation"] == r.rep[seat], there
            assert [*player["goods"], player["coins"]] == [r.held[seat][kind] for kind in KINDS], there
            assert {artisans[card] for card in artisans_in(s.hands[seat])} == set(r.hands[seat]), there
            assert {book.fancy_ids[card] for card in cards_in(s.fancies[seat])} == set(r.fancies[seat]), there
            assert set(player["scored"]) == set(r.scored[seat]), there
            if view["turn"]["asked"] in ("visit", None):
                assert {book.fancy_ids[card] for card in cards_in(s.fulfilled[seat])} == r.fulfilled[seat], there
            assert player["reserved"] == r.reserved[seat], there
            assert player["companion"] == r.companions[seat], there
            assert player["used"] == r.used[seat], there
        assert view["trigger"] == r.trigger, where


def whole_game(seed: int) -> int:
    """A random game of some mode on both sides; returns the number of decisions."""
    return Match(MODES[seed % len(MODES)], seed).play()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.slug)
def test_the_engine_and_the_referee_agree(mode: Mode) -> None:
    decisions = sum(Match(mode, seed).play() for seed in range(GAMES))
    assert decisions > GAMES * 60


class Keen(Match):
    """The same with the greedy bot in every seat, which reaches states that random play seldom does."""

    def pick(self, words: tuple[str, ...]) -> str:
        decision = self.state.decision
        assert decision is not None
        seat = Seat.of(GAME, self.state, decision.seat, Rng.seeded(self.decisions))
        return decision.word(load("greedy", "flamecraft").choose(seat, decision, 1.0))


def test_they_agree_on_games_played_well() -> None:
    for mode in MODES[3:16:4]:
        Keen(mode, 1).play()


def test_they_agree_on_awards_and_what_they_unlock() -> None:
    awards, unlocked = set(), 0
    for seed in range(10):
        match = Keen(Mode(1, {}), seed)
        match.play()
        awards.add(match.referee.award())
        unlocked += len(match.referee.won)
    assert awards >= {("flamekeeper", 1), ("master", 2)}
    assert unlocked > 0
