"""Scenes: exact states of DragonDuel laid out by hand, and words played from them.

`side("CS-81 CS-01!", hand="CS-13", spark=4)` is a player with a ready Skeleton, an exhausted Slime, a card in hand and
four ready Spark cards. `*` marks a monster that entered this turn. Monsters are numbered m1, m2, ... from seat 0 on.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Monster, Player, Terms
from emberhall.games.dragonduel.facts.strengths import strength_of
from emberhall.games.dragonduel.game import GAME, DragonDuel
from emberhall.games.dragonduel.invariants import cards_about
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn import rules
from emberhall.kernel.chance import Rng

PLAIN = "CS-20"  # fills decks and Towers: a monster without triggers that cannot be played as a response
TURN = 9


@dataclass
class Side:
    """One player of a scene."""

    monsters: str = ""
    hand: str = ""
    spark: int = 0
    spent: int = 0
    tower: str = " ".join([PLAIN] * 5)
    deck: str = " ".join([PLAIN] * 20)
    discard: str = ""
    strengths: list[int] = field(default_factory=list)


def side(monsters: str = "", hand: str = "", spark: int = 0, **more: Any) -> Side:
    return Side(monsters, hand, spark, **more)


class Scene:
    """A state, with the verbs that tests use."""

    def __init__(self, state: State, game: DragonDuel = GAME) -> None:
        self.game = game
        self.state = state
        self.state.listen()
        self.heard: list[dict[str, Any]] = []
        game.invariants(state)

    # --- what is asked

    def says(self, ask: str, *words: str, seat: int | None = None) -> "Scene":
        """Assert the question and its exact words."""
        decision = self.state.decision
        assert decision is not None, f"The game is over, {ask} is not asked."
        assert (decision.ask, decision.words()) == (ask, words)
        if seat is not None:
            assert decision.seat == seat, f"Seat {decision.seat} is asked, not {seat}."
        return self

    def asked(self) -> tuple[int, str]:
        decision = self.state.decision
        assert decision is not None, "The game is over."
        return decision.seat, decision.ask

    def do(self, *words: str) -> "Scene":
        """Answer one question after another."""
        for word in words:
            self.state.apply(word)
            self.game.invariants(self.state)
            self.heard += [news for event in self.state.hear() if (news := event.to(None)) is not None]
        return self

    def passes(self) -> "Scene":
        """Pass every window that is open."""
        while not self.state.over and self.asked()[1] == "respond":
            self.do("pass")
        return self

    def why(self, seat: int, word: str) -> str | None:
        refusal = self.game.explain(self.state, seat, word)
        return None if refusal is None else refusal.rule

    # --- the state

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        return self.game.view(self.state, seat)

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.heard if event["kind"] == kind]

    def facts(self, kind: str, *names: str) -> list[tuple[Any, ...]]:
        """Some facts of every event of a kind."""
        return [tuple(event[name] for name in names) for event in self.told(kind)]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def codes(self, cards: list[int]) -> str:
        return " ".join(self.game.book.cards[card].code for card in cards)

    def hand(self, seat: int) -> str:
        return self.codes(self.player(seat).hand)

    def discard(self, seat: int) -> str:
        return self.codes(self.player(seat).disc)

    def removed(self, seat: int) -> str:
        return self.codes(self.player(seat).rem)

    def monster(self, name: str) -> Monster:
        found = self.state.monster(int(name[1:]))
        assert found is not None, f"{name} is not in play."
        return found

    def gone(self, name: str) -> bool:
        return self.state.monster(int(name[1:])) is None

    def strength(self, name: str) -> int:
        return strength_of(self.state, self.monster(name))

    def ready(self, name: str) -> bool:
        return self.monster(name).ready

    def zone(self, seat: int) -> str:
        """The monsters of a player: `m1:CS-01=1000`, with ! for an exhausted one."""
        return " ".join(
            f"m{m.uid}:{self.game.book.cards[m.card].code}={strength_of(self.state, m)}{'' if m.ready else '!'}"
            for m in self.player(seat).mons
        )

    def spark(self, seat: int) -> tuple[int, int, int]:
        """Spark deck, ready, exhausted."""
        player = self.player(seat)
        return int(player.sd), int(player.sr), int(player.se)

    def tower(self, seat: int) -> int:
        return len(self.player(seat).tower)


def cards(game: DragonDuel, text: str) -> list[int]:
    return [game.book.codes[code] for code in text.split()]


def scene(*sides: Side, active: int = 0, game: DragonDuel = GAME, phase_of: int = w.MAIN_PHASE) -> Scene:
    """A scene at the main decision of the active player, with these sides in seat order."""
    players: list[Player] = []
    serial = 0
    auras = 0
    for seat, one in enumerate(sides):
        monsters: list[Monster] = []
        for word in one.monsters.split():
            code = word.rstrip("!*")
            card = game.book.codes[code]
            serial += 1
            token = game.book.cards[card].kind == w.TOKEN
            origin = w.FROM_NOWHERE if token else w.FROM_HAND
            entered = TURN if "*" in word else 1
            monsters.append(Monster(serial, card, seat, "!" not in word, 0, 0, 0, 0, 0, 0, 0, 0, 0, entered, origin, 0))
            auras += bool(game.book.cards[card].auras)
        players.append(
            Player(
                sorted(cards(game, one.hand)),
                list(reversed(cards(game, one.deck))),
                cards(game, one.tower),
                monsters,
                cards(game, one.discard),
                [],
                [],
                w.SPARK_CARDS - one.spark - one.spent,
                one.spark,
                one.spent,
                0,
                0,
                True,
                0,
            )
        )
    terms = Terms(len(sides), ["own"] * len(sides), [[] for _ in sides], True, "none", False, [])
    state = State(
        [rules.MAIN],
        Rng.seeded(1),
        terms,
        players,
        TURN,
        0,
        active,
        phase_of,
        [],
        [],
        serial,
        auras,
        0,
        -1,
        0,
        -1,
        False,
        0,
        [],
        False,
    )
    state.book = game.book
    terms.lists = [cards_about(state, seat) for seat in range(len(sides))]
    return Scene(state, game)


def duel(mine: Side | None = None, theirs: Side | None = None) -> Scene:
    """A scene of two players, with seat 0 in its Main phase."""
    return scene(mine or side(), theirs or side())


def kindles(card: str, price: int, brings: int = 1) -> None:
    """Assert that the card, played for all Spark there is, adds ready Spark cards at a Tower of 4, and none at 5."""
    for height, ready in ((4, brings), (5, 0)):
        there = duel(side(hand=card, spark=price, tower=" ".join([PLAIN] * height)))
        there.says("main", f"play {card}", "end").do(f"play {card}")
        assert there.spark(0) == (10 - price - ready, ready, price)
        assert there.tower(0) == height
