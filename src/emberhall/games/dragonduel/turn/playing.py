"""Announcing cards and abilities: what may be announced now, and the steps from there until it is paid for (3.2)."""

from typing import Final, final

from emberhall.games.dragonduel import events
from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Ability, Card
from emberhall.games.dragonduel.components.pieces import Deed, Monster, Player
from emberhall.games.dragonduel.effects.entering import Discarding, Sending
from emberhall.games.dragonduel.effects.moves import note_all, set_ready
from emberhall.games.dragonduel.effects.perform import choose
from emberhall.games.dragonduel.effects.piles import lose_from_hand, pay_spark
from emberhall.games.dragonduel.effects.tellings import code_of, text_of_deed
from emberhall.games.dragonduel.facts.aiming import aimable
from emberhall.games.dragonduel.facts.strengths import holds
from emberhall.games.dragonduel.state import State, Unpaid
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import option

NOTHING: Final[list[int]] = []
FIRST_ONLY: Final = [0]


def spark_needed(player: Player, card: Card, x: i64) -> i64:
    """How many Spark cards a card costs now: discounts first, then rounded up (DD-11, DD-74)."""
    cost = card.cost + card.cost_x * x - player.discount
    return (cost + 1) // 2 if cost > 0 else 0


def probe(seat: i64, card: i64, kind: i64, origin: i64, source: i64) -> Deed:
    """A deed that is only used to find its possible targets."""
    return Deed(0, kind, card, 0, 0, seat, source, origin, 0, 0, -1, NOTHING)


def modes_of(s: State, seat: i64, card: Card, origin: i64) -> list[int]:
    """The modes of a Magic that may be announced now: the condition holds and there are targets (3.2, 5.4)."""
    rows = card.rows
    if len(rows) == 1 and not rows[0].picks:
        return FIRST_ONLY
    deed = probe(seat, card.index, w.MAGIC, origin, 0)
    if len(rows) == 1:
        return FIRST_ONLY if aimable(s, rows[0], deed) else NOTHING
    tower_only = origin == w.FROM_TOWER and has_tower_mode(card)
    modes: list[int] = []
    for mode, row in enumerate(rows):
        cond = row.cond
        for_tower = cond is not None and cond.kind == w.IF_FROM_TOWER and not cond.negated
        if (for_tower or not tower_only) and (cond is None or holds(s, cond, seat, origin)) and aimable(s, row, deed):
            modes.append(mode)
    return modes


def has_tower_mode(card: Card) -> bool:
    for row in card.rows:
        cond = row.cond
        if cond is not None and cond.kind == w.IF_FROM_TOWER and not cond.negated:
            return True
    return False


def magic_options(s: State, seat: i64, card: Card, options: list[int]) -> None:
    """The ways to play a Magic from hand, by X and mode."""
    player = s.players[seat]
    if spark_needed(player, card, 0) > player.sr:
        return
    if card.send > len(player.mons) or card.discard >= len(player.hand):
        return
    modes = modes_of(s, seat, card, w.FROM_HAND)
    if not modes:
        return
    if card.cost_x == 0:
        options += [option(w.PLAY, card.index, mode) for mode in modes]
        return
    x: i64 = 0
    while x <= w.MOST_X and spark_needed(player, card, x) <= player.sr:
        options += [option(w.PLAY, card.index, x << w.MODE_SHIFT | mode) for mode in modes]
        x += 1


def hand_options(s: State, seat: i64, main: bool, options: list[int]) -> None:
    """Every card of the hand that may be played; equal cards are one option. Monsters only in Main."""
    player = s.players[seat]
    last: i64 = -1
    cards = s.book.cards
    for index in player.hand:
        if index == last:
            continue
        last = index
        card = cards[index]
        if card.kind == w.MAGIC:
            magic_options(s, seat, card, options)
        elif (
            main
            and spark_needed(player, card, 0) <= player.sr
            and card.send <= len(player.mons)
            and card.discard < len(player.hand)
        ):
            options.append(option(w.PLAY, index))


def undead_options(s: State, seat: i64, options: list[int]) -> None:
    """Monsters with printed Undead, from the own discard pile; they also cost a card of the hand (DD-75)."""
    player = s.players[seat]
    if not player.hand:
        return
    raised: list[int] = []
    for index in player.disc:
        card = s.book.cards[index]
        if (
            card.flags & w.UNDEAD
            and index not in raised
            and spark_needed(player, card, 0) <= player.sr
            and card.send <= len(player.mons)
            and card.discard < len(player.hand)
        ):
            raised.append(index)
    raised.sort()
    options += [option(w.RAISE, index) for index in raised]


def payable(player: Player, m: Monster, ability: Ability, slot: i64) -> bool:
    """True if the costs of an activated ability can be paid."""
    if ability.exhaust and not m.ready:
        return False
    if ability.once and m.used >> slot & 1:
        return False
    if (ability.spark + 1) // 2 > player.sr:
        return False
    return ability.send <= len(player.mons) and ability.discard <= len(player.hand)


def use_options(s: State, seat: i64, options: list[int]) -> None:
    """The activated abilities that a player's monsters may use now. All of this is public."""
    player = s.players[seat]
    place = seat << w.ZONE_SHIFT
    for m in player.mons:
        card = s.book.cards[m.card]
        if card.activated:
            for slot, ability in enumerate(card.abilities):
                if ability.event < 0 and payable(player, m, ability, slot):
                    deed = probe(seat, m.card, w.ABILITY, m.origin, m.uid)
                    for mode, row in enumerate(ability.rows):
                        cond = row.cond if len(ability.rows) > 1 else None
                        if (cond is None or holds(s, cond, seat, m.origin)) and aimable(s, row, deed):
                            options.append(option(w.USE, place, slot << w.MODE_SHIFT | mode))
        place += 1


def could_answer(s: State, seat: i64) -> bool:
    """True if this seat might have a response, judging by public information: then it is asked, whatever it holds."""
    player = s.players[seat]
    if len(s.chain) >= w.MOST_CHAIN:
        return False
    least = s.book.cheapest - player.discount
    if player.hand and (least <= 0 or (least + 1) // 2 <= player.sr):
        return True
    options: list[int] = []
    use_options(s, seat, options)
    return bool(options)


# --- announcing


def announce_card(s: State, seat: i64, index: i64, origin: i64, x: i64, mode: i64) -> None:
    """Put the card on the chain. Targets and costs follow; until they are paid it counts as in hand."""
    player = s.players[seat]
    card = s.book.cards[index]
    if origin == w.FROM_HAND:
        lose_from_hand(player, int(index))
    elif origin == w.FROM_DISCARD:
        player.disc.remove(int(index))
    else:
        s.revealed = -1
    slots: i64 = card.rows[mode].slots if card.kind == w.MAGIC else 0
    deed = Deed(s.next_uid(), card.kind, index, 0, mode, seat, 0, origin, x, 0, -1, [0] * int(slots))
    s.chain.append(deed)
    if s.events is not None:
        s.tell(
            events.Announced(
                kind="announced",
                item=deed.uid,
                seat=seat,
                card=card.code,
                origin=w.ORIGINS[origin],
                from_hand=origin == w.FROM_HAND,
                x=x if card.cost_x else None,
                text=text_of_deed(s, deed) if len(card.rows) > 1 else None,
                answer=is_answer(s, seat),
            ),
        )
    s.work.append(ANNOUNCED)
    if origin != w.FROM_TOWER:
        s.work.append(PAY_CARD)  # free plays pay nothing and use no discount (DD-51)
    if slots:
        choose(s, deed, 0, 0, -1)


def is_answer(s: State, seat: i64) -> bool:
    """True if what was announced last is a response: in Main the active player begins a chain, others never do."""
    return len(s.chain) > 1 or seat != s.active


def announce_ability(s: State, m: Monster, slot: i64, mode: i64) -> None:
    ability = s.book.cards[m.card].abilities[slot]
    slots = ability.rows[mode].slots
    foe: i64 = s.defender if s.attacker else -1
    deed = Deed(s.next_uid(), w.ABILITY, m.card, slot, mode, m.seat, m.uid, m.origin, 0, 0, foe, [0] * int(slots))
    s.chain.append(deed)
    if s.events is not None:
        s.tell(
            events.Used(
                kind="used",
                item=deed.uid,
                seat=m.seat,
                card=code_of(s, m.card),
                monster=m.uid,
                text=text_of_deed(s, deed),
                answer=is_answer(s, m.seat),
            ),
        )
    s.work.append(ANNOUNCED)
    s.work.append(PAY_ABILITY)
    if slots:
        choose(s, deed, 0, 0, -1)


@final
class PayCard(steps.Step):
    """Spark first, then discards and monsters; the announced card lies on the chain and cannot pay for itself."""

    def run(self, s: State) -> None:
        deed = s.chain[-1]
        player = s.players[deed.seat]
        card = s.book.cards[deed.card]
        pay_spark(s, deed.seat, spark_needed(player, card, deed.x), "cost")
        player.discount = 0
        if card.send:
            s.work.append(Sending(deed.seat, card.send))
        cards = card.discard + (1 if deed.origin == w.FROM_DISCARD else 0)
        if cards:
            s.work.append(Discarding(deed.seat, cards))


@final
class PayAbility(steps.Step):
    """The costs of an activated ability."""

    def run(self, s: State) -> None:
        deed = s.chain[-1]
        ability = s.book.cards[deed.card].abilities[deed.slot]
        m = s.monster(deed.source)
        assert m is not None
        pay_spark(s, deed.seat, (ability.spark + 1) // 2, "cost")
        if ability.once:
            m.used |= 1 << deed.slot
        if ability.exhaust:
            set_ready(s, m, False, "cost")
        if ability.send:
            s.work.append(Sending(deed.seat, ability.send))
        if ability.discard:
            s.work.append(Discarding(deed.seat, ability.discard))


@final
class Announced(Unpaid):
    """All is chosen and paid; a Magic triggers the `cast` abilities of its player (3.2 step 5)."""

    def run(self, s: State) -> None:
        deed = s.chain[-1]
        if s.events is not None:
            tell_aim(s, deed)
        if deed.kind == w.MAGIC:
            note_all(s, deed.seat, w.ON_CAST, 0, 0)


def tell_aim(s: State, deed: Deed) -> None:
    """Tell the targets of a deed: as refs, and by their cards and seats."""
    refs = [] if deed.kind == w.MONSTER else target_words(s, deed)
    items = {f"c{item.uid}": int(item.card) for item in s.chain}
    monsters = {f"m{m.uid}": int(m.card) for player in s.players for m in player.mons}
    cards: list[str] = []
    players: list[int] = []
    for ref in refs:
        if ref[0] == "p":
            players.append(int(ref[1:]))
        elif ref in items:
            cards.append(code_of(s, items[ref]))
        else:
            cards.append(code_of(s, monsters[ref]) if ref in monsters else ref)
    s.tell(
        events.Aimed(
            kind="aimed", item=deed.uid, seat=deed.seat, n=len(refs), targets=refs, cards=cards, players=players
        )
    )


def target_words(s: State, deed: Deed) -> list[str]:
    """The targets of a deed, in the notation of options."""
    said: list[str] = []
    for pick in s.row(deed).picks:
        for slot in range(pick.at, pick.at + pick.slots):
            if slot >= len(deed.targets) or not deed.targets[slot]:
                continue
            target = deed.targets[slot]
            if pick.how == w.PLAYER:
                said.append(f"p{target - 1}")
            elif pick.how == w.CHAIN:
                said.append(f"c{target}")
            elif pick.where.in_discard:
                said.append(s.book.cards[target - 1].code)
            else:
                said.append(f"m{target}")
    return said


PAY_CARD: Final = PayCard()
PAY_ABILITY: Final = PayAbility()
ANNOUNCED: Final = Announced()
