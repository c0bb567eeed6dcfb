"""What a seat sees of DragonDuel, built from scratch. A spectator is a seat without a hand.

Cards are named by set number; their data and text are in the catalogue, which every page has.
"""

from typing import TypedDict

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Deed, Monster, Player
from emberhall.games.dragonduel.effects.entering import Digging, MakeRoom, seen_by_digger
from emberhall.games.dragonduel.effects.perform import Choose, Perform
from emberhall.games.dragonduel.effects.tellings import line_of_deed
from emberhall.games.dragonduel.facts.strengths import aura_of, bonus_of, flags_of, power_of, strength_of
from emberhall.games.dragonduel.score import places, winning_seats
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import Block, Defend, OpenAttack
from emberhall.games.dragonduel.turn.playing import target_words
from emberhall.games.dragonduel.turn.rules import may_attack
from emberhall.games.dragonduel.turn.windows import AfterDuel, Answer, Duel, Respond, Window
from emberhall.kernel import i64


class MonsterView(TypedDict):
    """A monster in play; `changes` lists what raises or lowers its printed Strength."""

    id: str
    card: str
    ready: bool
    strength: int
    printed: int
    changes: dict[str, int]
    flags: list[str]
    fresh: bool
    may_attack: bool
    came_from: str


class PlayerView(TypedDict):
    """What everybody sees of one player."""

    seat: int
    alive: bool
    deck: int
    hand: int
    known: list[str]
    tower: int
    spark_deck: int
    spark_ready: int
    spark_exhausted: int
    ward: int
    discount: int
    monsters: list[MonsterView]
    discard: list[str]
    removed: list[str]
    deck_name: str
    mulligans: int
    rolls: list[int]
    """What this player has rolled to begin; several throws after a tie."""


class ItemView(TypedDict):
    """A card or ability on the chain, or resolving; options call it by `id` (c5), `line` is its line on the card."""

    id: str
    kind: str
    card: str
    seat: int
    came_from: str
    x: int
    mode: int
    ability: int
    line: int
    monster: str | None
    targets: list[str]


class TriggerView(TypedDict):
    """A natural ability waiting to resolve; `trigger n` picks the n-th, and `line` is its line on the card."""

    n: int
    seat: int
    card: str
    monster: str
    event: str
    line: int
    about: str | None


class BattleView(TypedDict):
    """The current battle; `strength` is what a Barrier must reach.

    `comes` is how far the attack has got: it will `strike` unless blocked, goes `through`, is a `fight` with a blocker
    or was `stopped` by one that is gone, has `hit` the Tower, or is `gone` with its attacker. `grave`: the Tower it
    goes for is empty, so that it defeats the player unless it is stopped.
    """

    attacker: str
    defender: int
    blocker: str | None
    strength: int
    revealed: str | None
    siege: bool
    comes: str
    grave: bool


class WindowView(TypedDict):
    """The response window that is open; `duel` names actor and responder once somebody has responded."""

    kind: str
    actor: int
    duel: list[int]
    passes: int


class AimView(TypedDict):
    """What will happen to the target that is being chosen."""

    op: str
    n: int
    until: str
    flag: str


class View(TypedDict):
    """Everything one seat sees."""

    title: str
    seat: int | None
    seats: int
    turn: int
    first: int | None
    active: int
    phase: str
    tower_size: int
    players: list[PlayerView]
    hand: list[str] | None
    looking: list[str]
    newcomer: str | None
    chain: list[ItemView]
    resolving: list[ItemView]
    aim: AimView | None
    waiting: list[TriggerView]
    battle: BattleView | None
    window: WindowView | None
    lists: list[list[str] | None]
    out: list[int]
    scores: list[int] | None
    winners: list[int] | None


def codes(s: State, cards: list[int]) -> list[str]:
    return [s.book.cards[card].code for card in cards]


def monster_view(s: State, m: Monster) -> MonsterView:
    card = s.book.cards[m.card]
    flags = flags_of(s, m)
    changes: dict[str, int] = {
        "bonus": bonus_of(s, m),
        "aura": aura_of(s, m) if s.auras else 0,
        "battle": m.for_battle,
        "turn": m.for_turn,
        "ready": m.for_ready,
        "perm": m.for_good,
        "damage": -m.damage,
    }
    return {
        "id": f"m{m.uid}",
        "card": card.code,
        "ready": m.ready,
        "strength": strength_of(s, m),
        "printed": card.strength,
        "changes": {name: n for name, n in changes.items() if n},
        "flags": [word for word, flag in w.FLAGS.items() if flags & flag],
        "fresh": m.entered == s.turn,
        "may_attack": may_attack(s, m),
        "came_from": w.ORIGINS[m.origin],
    }


def player_view(s: State, seat: int, player: Player) -> PlayerView:
    return {
        "seat": seat,
        "alive": player.alive,
        "deck": len(player.deck),
        "hand": len(player.hand),
        "known": codes(s, player.shown),
        "tower": len(player.tower),
        "spark_deck": player.sd,
        "spark_ready": player.sr,
        "spark_exhausted": player.se,
        "ward": player.ward,
        "discount": player.discount,
        "monsters": [monster_view(s, m) for m in player.mons],
        "discard": codes(s, player.disc),
        "removed": codes(s, player.rem),
        "deck_name": s.terms.decks[seat],
        "mulligans": player.redrawn,
        "rolls": [n for n in s.terms.rolls[seat :: len(s.players)] if n],
    }


def item_view(s: State, deed: Deed) -> ItemView:
    has_ability = deed.kind in (w.ABILITY, w.NATURAL)
    return {
        "id": f"c{deed.uid}",
        "kind": w.KINDS[deed.kind],
        "card": s.book.cards[deed.card].code,
        "seat": deed.seat,
        "came_from": w.ORIGINS[deed.origin],
        "x": deed.x,
        "mode": deed.mode + 1,
        "ability": s.ability(deed).number if has_ability else 0,
        "line": line_of_deed(s, deed),
        "monster": f"m{deed.source}" if has_ability else None,
        "targets": [] if deed.kind == w.MONSTER else target_words(s, deed),
    }


def at_work(s: State) -> list[Deed]:
    """The deeds whose effects are being performed or aimed, the innermost last. Those on the chain are not included."""
    deeds: list[Deed] = []
    for step in s.work:
        deed: Deed | None = None
        if isinstance(step, Perform):
            deed = step.deed
        if isinstance(step, Choose) and step.at >= 0:
            deed = step.deed
        if deed is not None:
            deeds.append(deed)
    return deeds


def aim_view(s: State, step: Choose) -> AimView:
    row = s.row(step.deed)
    effect = row.effects[row.picks[step.k].effect]
    return {
        "op": w.OPS[effect.op],
        "n": effect.by_x[step.deed.x] if effect.by_x else effect.n,
        "until": w.DURATIONS[effect.until],
        "flag": effect.flag_word,
    }


def window_view(s: State) -> WindowView | None:
    for step in reversed(s.work):
        if isinstance(step, (Window, Respond, AfterDuel)):
            return {"kind": w.WINDOWS[step.kind], "actor": step.actor, "duel": [], "passes": 0}
        if isinstance(step, (Duel, Answer)):
            duel = [int(step.actor), int(step.responder)]
            return {"kind": w.WINDOWS[step.kind], "actor": step.actor, "duel": duel, "passes": step.passes}
    return None


def battle_view(s: State) -> BattleView | None:
    if not s.attacker:
        return None
    attacker = s.monster(s.attacker)
    return {
        "attacker": f"m{s.attacker}",
        "defender": s.defender,
        "blocker": f"m{s.blocker}" if s.blocker else None,
        "strength": 0 if attacker is None else power_of(s, attacker),
        "revealed": s.book.cards[s.revealed].code if s.revealed >= 0 else None,
        "siege": s.siege,
        "comes": comes_to(s),
        "grave": not s.players[s.defender].tower and comes_to(s) != "hit",
    }


def comes_to(s: State) -> str:
    """The `comes` of the battle: how far the attack has got."""
    if s.monster(s.attacker) is None:
        return "gone"
    if s.revealed >= 0 or any(deed.origin == w.FROM_TOWER for deed in s.chain):
        return "hit"
    if s.blocker:
        return "stopped" if s.monster(s.blocker) is None else "fight"
    open_still = any(isinstance(step, (OpenAttack, Defend, Block)) for step in s.work)
    return "strike" if open_still else "through"


def trigger_view(s: State, at: i64, deed: Deed) -> TriggerView:
    return {
        "n": at + 1,
        "seat": deed.seat,
        "card": s.book.cards[deed.card].code,
        "monster": f"m{deed.source}",
        "event": w.EVENTS[s.ability(deed).event],
        "line": line_of_deed(s, deed),
        "about": f"m{deed.it}" if deed.it else None,
    }


def looking(s: State, seat: int | None) -> list[str]:
    """The cards this seat looks at on top of its deck, the top one first."""
    step = s.work[-1] if s.work else None
    if isinstance(step, Digging) and step.seat == seat:
        return codes(s, list(reversed(seen_by_digger(s, step))))
    return []


def own_of(s: State, seat: int | None) -> dict[str, object]:
    """The fields that differ from seat to seat; the rest is as a spectator sees it."""
    return {
        "seat": seat,
        "hand": codes(s, s.players[seat].hand) if seat is not None else None,
        "looking": looking(s, seat),
        "lists": [
            codes(s, cards) if s.terms.open_lists or at == seat else None for at, cards in enumerate(s.terms.lists)
        ],
    }


def view_of(s: State, seat: int | None) -> View:
    step = s.work[-1] if s.work else None
    over = s.over
    return {
        "title": "dragonduel",
        "seat": seat,
        "seats": s.terms.seats,
        "turn": s.turn,
        "first": s.first if s.first >= 0 else None,
        "active": s.active,
        "phase": w.PHASES[s.phase],
        "tower_size": w.MOST_TOWER,
        "players": [player_view(s, at, player) for at, player in enumerate(s.players)],
        "hand": codes(s, s.players[seat].hand) if seat is not None else None,
        "looking": looking(s, seat),
        "newcomer": s.book.cards[step.card].code if isinstance(step, MakeRoom) else None,
        "chain": [item_view(s, deed) for deed in s.chain],
        "resolving": [item_view(s, deed) for deed in at_work(s)],
        "aim": aim_view(s, step) if isinstance(step, Choose) else None,
        "waiting": [trigger_view(s, at, deed) for at, deed in enumerate(s.waiting)],
        "battle": battle_view(s),
        "window": window_view(s),
        "lists": [
            codes(s, cards) if s.terms.open_lists or at == seat else None for at, cards in enumerate(s.terms.lists)
        ],
        "out": s.out[:],
        "scores": places(s) if over else None,
        "winners": winning_seats(s) if over else None,
    }
