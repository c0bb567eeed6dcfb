"""From TOML to rows: effects and selectors of the card language (section 5), each mistake with its code."""

from collections.abc import Sequence
from typing import Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.amounts import Amount
from emberhall.games.dragonduel.cards.filters import condition, where
from emberhall.games.dragonduel.components.book import Cond, Effect, Filter, Pick, Row
from emberhall.kernel.cards.fields import Codes, Fields

HAVE_IT: Final = ("ally_enter", "blocked", "block", "kill", "ally_destroyed")
HAVE_DEFENDER: Final = ("attack", "block", "blocked", "hit", "critical")
NO_BATTLE: Final = ("upkeep", "endstep")
NO_SAME: Final = (w.OP_COUNTER, w.OP_REVIVE, w.OP_FIGHT)  # these choose something other than a monster, or two of them
MOST_PICKED: Final = 6

# the arguments of each effect, in the order of its short form
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "str": ("who", "n", "until"),
    "dmg": ("who", "n"),
    "fight": ("a", "b"),
    "destroy": ("who",),
    "remove": ("who",),
    "hand": ("who",),
    "exhaust": ("who",),
    "ready": ("who",),
    "grant": ("who", "flag", "until"),
    "token": ("token", "n"),
    "draw": ("player", "n"),
    "discard": ("player", "n"),
    "dig": ("n", "take"),
    "revive": ("who", "exhausted"),
    "ramp": ("player", "n", "as"),
    "sready": ("player", "n"),
    "sexhaust": ("player", "n"),
    "tower_add": ("player", "n"),
    "tower_take": ("player", "n"),
    "ward": ("player", "n"),
    "discount": ("n",),
    "counter": ("who", "unless"),
    "when": ("if", "do"),
    "choose": ("modes",),
}
OPTIONAL: Final = ("exhausted", "unless")
EFFECT: Final = Codes(unknown="E08", missing="E08", kind="E08", limit="E08", choice="E07")


@final
class Rows:
    """Makes the rows of one clause: a Magic's `play`, a natural ability (`event`), or an activated one."""

    def __init__(
        self, event: str, magic: bool, has_x: bool, traits: list[str], tokens: list[tuple[Effect, str]]
    ) -> None:
        self.event = event
        self.magic = magic
        self.has_x = has_x
        self.traits = traits
        self.tokens = tokens  # effects whose token is looked up once all cards are known
        self.effects: list[Effect] = []
        self.picks: list[Pick] = []
        self.slots = 0
        self.before: Effect | None = None

    def make(self, clause: Fields, field: str) -> list[Row]:
        """One row, or one per mode if there is a choice."""
        listed = clause.tables(field, codes=EFFECT)
        if not listed:
            raise clause.error(field, "there must be at least one effect.", "E08")
        choices = [at for at, fields in enumerate(listed) if fields.get("op") == "choose"]
        if len(choices) > 1:
            raise clause.error(field, "there can be only one choice of modes on a card.", "E12")
        if not choices:
            return [self.row(listed, -1)]
        at = choices[0]
        modes = listed[at].tables("modes")
        listed[at].finish()
        if not 2 <= len(modes) <= w.MOST_MODES:
            raise listed[at].error("modes", f"a choice has 2 to {w.MOST_MODES} modes, not {len(modes)}.", "E08")
        return [self.row([*listed[:at], mode, *listed[at + 1 :]], at) for mode in modes]

    def row(self, listed: Sequence[Fields], mode_at: int) -> Row:
        self.effects = []
        self.picks = []
        self.slots = 0
        self.before = None
        starts: list[int] = []
        for at, fields in enumerate(listed):
            starts.append(len(self.effects))
            self.add(fields, [])
            if at == mode_at:
                self.before = None  # its targets depend on the mode
        row = Row(self.effects, self.picks, self.slots, None)
        if mode_at >= 0:
            row.mode_at = starts[mode_at]
            row.cond = self.effects[starts[mode_at]].cond
        elif len(listed) == 1:
            row.cond = self.effects[0].cond
        return row

    def add(self, fields: Fields, guards: list[Cond]) -> None:
        """Add one effect, including the effects inside a `when`."""
        op = fields.text("op")
        if op not in ARGUMENTS:
            raise fields.error("op", f"the effect {op!r} is unknown; there is {', '.join(ARGUMENTS)}.", "E07")
        if op == "choose":
            raise fields.error("op", "a choice of modes cannot stand inside another effect.", "E12")
        for argument in ARGUMENTS[op]:
            if fields.get(argument) is None and argument not in OPTIONAL:
                raise fields.error(argument, f"{op} needs it, and it is missing.", "E08")
        fields.finish()
        effect = Effect(w.OPS.index(op))
        at = len(self.effects)
        self.effects.append(effect)
        if op == "when":
            self.when(effect, at, fields, guards)
            return
        first_pick = len(self.picks)
        self.arguments(effect, op, fields)
        for pick in self.picks[first_pick:]:
            pick.effect = at
            pick.guards = guards
        self.before = effect

    def when(self, effect: Effect, at: int, fields: Fields, guards: list[Cond]) -> None:
        """A condition, and the effects that depend on it."""
        cond = condition(fields, "if")
        effect.cond = cond
        inner = fields.tables("do")
        if not inner:
            raise fields.error("do", "there must be at least one effect.", "E08")
        behind = [*guards, cond] if cond.about_origin() else guards
        for item in inner:
            self.add(item, behind)
        effect.skip = len(self.effects) - at - 1

    def arguments(self, effect: Effect, op: str, fields: Fields) -> None:
        if op == "fight":
            self.fighters(effect, fields)
        elif fields.has("who"):
            self.who(effect, op, fields)
        if fields.has("player"):
            effect.player, effect.chosen = self.player(fields)
        if fields.has("n"):
            self.amount(effect, op, fields)
        if fields.has("until"):
            effect.until = fields.index("until", w.DURATIONS)
            if effect.until == w.BATTLE and self.event in NO_BATTLE:
                sentence = f"{self.event} never happens in a battle, so nothing can last until its end."
                raise fields.error("until", sentence, "E14")
        if fields.has("flag"):
            known = {**w.KEYWORDS, **w.FLAGS}
            effect.flag_word = fields.word("flag", known)
            effect.flag = known[effect.flag_word]
        if fields.has("token"):
            self.tokens.append((effect, fields.text("token")))
        self.further(effect, fields)

    def further(self, effect: Effect, fields: Fields) -> None:
        """Arguments that only a few effects take."""
        if fields.has("take"):
            effect.take = fields.number("take", least=0, most=int(effect.n))
        if fields.has("as"):
            effect.exhausted = fields.word("as", ("ready", "exhausted")) == "exhausted"
        if fields.has("exhausted"):
            effect.exhausted = fields.flag("exhausted")
        if fields.has("unless"):
            effect.unless = fields.number("unless", least=1, most=w.SPARK_CARDS)

    def amount(self, effect: Effect, op: str, fields: Fields) -> None:
        """A number; damage may depend on X."""
        said = fields.get("n")
        if op == "dmg" and isinstance(said, str):
            if "X" in said and not self.has_x:
                raise fields.error("n", f"{said!r} speaks of X, but the card has no cost_x.", "E08")
            effect.by_x = [Amount(said, x, fields).value() for x in range(w.MOST_X + 1)]
            effect.text = said
            return
        least = -9000 if op == "str" else 1
        effect.n = fields.number("n", least=least, most=20_000 if op in ("str", "dmg", "ward") else 20)
        if op in ("str", "dmg", "ward") and effect.n % 1000:
            raise fields.error("n", f"Strength is counted in thousands, and {effect.n} is not.", "E08")

    def who(self, effect: Effect, op: str, fields: Fields) -> None:
        """Whom the effect applies to."""
        if op == "counter":
            chain = fields.inner("who")
            if chain.get("pick") != "chain":
                sentence = 'only an item of the chain can be countered: {pick = "chain", ...}.'
                raise fields.error("who", sentence, "E08")
            effect.who, effect.pick = w.PICKED, self.chain(chain)
            return
        if fields.get("who") == "same":
            self.same(effect, op, fields)
            return
        effect.who, effect.pick, effect.where = self.monsters(fields, "who")
        in_discard = effect.pick is not None and effect.pick.where.in_discard
        if in_discard != (op == "revive") or (effect.where is not None and effect.where.in_discard):
            raise fields.error("who", "cards of the discard pile can be revived, and nothing else can.", "E08")

    def same(self, effect: Effect, op: str, fields: Fields) -> None:
        before = self.before
        if before is None or before.who in (w.NOBODY, w.ALL) or before.op in NO_SAME:
            raise fields.error("who", "same needs an effect before it that chose monsters.", "E09")
        if op == "revive":
            raise fields.error("who", "revive needs cards of the discard pile.", "E08")
        effect.same = True
        effect.who, effect.pick = before.who, before.pick

    def fighters(self, effect: Effect, fields: Fields) -> None:
        effect.who, effect.pick, first = self.monsters(fields, "a")
        effect.second_who, effect.second, second = self.monsters(fields, "b")
        for pick in (effect.pick, effect.second):
            if pick is not None and (pick.n != 1 or pick.where.in_discard or pick.how == w.THEIRS):
                raise fields.error("", "a fight is between one monster and another.", "E08")
        if first is not None or second is not None:
            raise fields.error("", "a fight is between one monster and another, not all.", "E08")

    def monsters(self, fields: Fields, field: str) -> tuple[int, Pick | None, Filter | None]:
        """A selector of monsters."""
        said = fields.get(field)
        if isinstance(said, str):
            return self.named(fields, field, said), None, None
        table = fields.inner(field)
        pick = table.word("pick", ("exactly", "up_to", "all", "theirs"))
        if pick == "all":
            every = where(table, self.traits)
            table.finish()
            return w.ALL, None, every
        if pick == "theirs":
            return w.PICKED, self.theirs(table), None
        n = table.number("n", least=1, most=MOST_PICKED)
        criteria = where(table, self.traits)
        table.finish()
        return w.PICKED, self.pick(w.EXACTLY if pick == "exactly" else w.UP_TO, n, criteria, 0, 0, n), None

    def named(self, fields: Fields, field: str, said: str) -> int:
        """The kind of selector a word stands for."""
        if said == "self":
            if self.magic:
                raise fields.error(field, "a Magic is no monster: it has no self.", "E09")
            return w.SELF
        if said == "it":
            if self.event not in HAVE_IT:
                clause = self.event or "this clause"
                raise fields.error(field, f"{clause} has no other monster: it means nothing.", "E09")
            return w.IT
        raise fields.error(field, f"{said!r} names no monsters.", "E09" if said == "same" else "E07")

    def theirs(self, table: Fields) -> Pick:
        n = table.number("n", least=1, most=MOST_PICKED)
        table.need("player")
        table.finish()
        player, _ = self.player(table)
        return self.pick(w.THEIRS, n, Filter(()), 0, player, 3 * n if player == w.EACH_FOE else n)

    def chain(self, table: Fields) -> Pick:
        mask = 0
        for kind in table.items("kinds"):
            if kind not in ("magic", "ability", "monster"):
                raise table.error("kinds", f"no item of the chain is a {kind!r}.", "E07")
            mask |= 1 << w.KINDS.index(kind)
        if not mask:
            raise table.error("kinds", "it must name at least one kind.", "E08")
        table.finish()
        return self.pick(w.CHAIN, 1, Filter(()), mask, 0, 1)

    def player(self, fields: Fields) -> tuple[int, Pick | None]:
        """Which player or players the effect applies to."""
        said = fields.get("player")
        if isinstance(said, str):
            if said not in ("you", "defender", "each_foe"):
                raise fields.error("player", f"{said!r} names no player.", "E07")
            if said == "defender" and self.event not in HAVE_DEFENDER:
                raise fields.error("player", f"{self.event or 'this clause'} has no defending player.", "E09")
            return (w.YOU, w.DEFENDER, w.EACH_FOE)[("you", "defender", "each_foe").index(said)], None
        table = fields.inner("player")
        table.word("pick", ("player",))
        table.finish()
        return w.PICKED_FOE, self.pick(w.PLAYER, 1, Filter(()), 0, 0, 1)

    def pick(self, how: int, n: int, criteria: Filter, kinds: int, player: int, slots: int) -> Pick:
        pick = Pick(how, n, criteria, kinds, player, self.slots, slots)
        self.slots += slots
        self.picks.append(pick)
        return pick
