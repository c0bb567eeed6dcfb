"""Card text, made from the rows as phrases, so that text and behaviour cannot drift apart."""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Ability, Book, Card, Cond, Effect, Filter, Pick, Row
from emberhall.kernel.cards import phrases
from emberhall.kernel.cards.phrases import Phrase, own_text, phrase_or


def phrase(key: str, **args: object) -> Phrase:
    return phrases.phrase(f"dragonduel-text-{key}", **args)


def facts_text(card: Card, book: Book) -> Phrase:
    """What a card is, for a list: cost, element and traits, Strength, keywords."""
    kinds = [phrases.phrase(f"dragonduel-element-{w.ELEMENTS[card.element]}")]
    kinds += [trait_text(book.traits[trait]) for trait in card.traits]
    cost = f"{card.cost}+{card.cost_x if card.cost_x > 1 else ''}X" if card.cost_x else str(card.cost)
    whole = phrase("fact", a=phrase("fact-cost", n=cost), b=listed(kinds))
    if card.kind != w.MAGIC:
        whole = phrase("fact", a=whole, b=phrase("fact-strength", n=str(card.strength)))
    for keyword in card.keywords:
        whole = phrase("fact", a=whole, b=flag_text(keyword))
    return phrase("sentence", do=whole)


def text_of(card: Card, book: Book) -> list[Phrase]:
    """The sentences of a card; keywords are shown separately."""
    if card.said_en:
        return [own_text(card.said_en, card.said_fr)]
    phrases: list[Phrase] = []
    if card.send or card.discard:
        phrases.append(phrase("extra-cost", cost=costs(card.send, card.discard)))
    phrases += [phrase("aura", who=phrase("who-each", **described(a.where, 1)), n=signed(a.n)) for a in card.auras]
    phrases += [phrase("bonus", cond=said_cond(bonus.cond), n=signed(bonus.n)) for bonus in card.bonuses]
    if card.evade >= 0:
        phrases.append(phrase("evade", n=str(card.evade)))
    if card.rows:
        phrases += modes_text(card.rows, book, "")
        if card.cost_x and not card.token:
            phrases.append(phrase("tower-x", n=int(card.tower_x)))
    for ability in card.abilities:
        phrases += ability_text(ability, book)
    return phrases


def modes_text(rows: list[Row], book: Book, event: str) -> list[Phrase]:
    """A row as one sentence, or a choice with a sentence per mode."""
    if len(rows) == 1:
        return [phrase("sentence", do=effects_text(rows[0].effects, book, event))]
    phrases: list[Phrase] = []
    for row in rows:
        only_tower = row.cond is not None and row.cond.kind == w.IF_FROM_TOWER and not row.cond.negated
        if only_tower:
            inner = [effect for at, effect in enumerate(row.effects) if at != row.mode_at]
            phrases.append(phrase("tower-mode", do=effects_text(inner, book, event)))
        else:
            phrases.append(phrase("sentence", do=effects_text(row.effects, book, event)))
    if all(row.cond is None for row in rows):
        phrases.insert(0, phrase("choose"))
    return phrases


def ability_text(ability: Ability, book: Book) -> list[Phrase]:
    event = w.EVENTS[ability.event] if ability.event >= 0 else ""
    sentences = modes_text(ability.rows, book, event)
    if len(sentences) > 1:
        do: object = sentences
    else:
        do = sentences[0]["args"]["do"]
    if event:
        whole = phrase(f"on-{event}", do=do)
        row = ability.rows[0]
        if len(ability.rows) == 1 and row.cond is not None and row.cond.about_origin() and not row.cond.negated:
            # "When it enters from your Tower" instead of a condition behind the event.
            inner = effects_text(row.effects[1:], book, event)
            origin = "tower" if row.cond.kind == w.IF_FROM_TOWER else "discard"
            if event == "enter":
                whole = phrase(f"on-enter-{origin}", do=inner)
        return [phrase("once", do=whole) if ability.once else whole]
    cost: list[Phrase] = []
    if ability.spark:
        cost.append(phrase("cost-spark", n=int(ability.spark)))
    if ability.exhaust:
        cost.append(phrase("cost-exhaust"))
    cost += costs(ability.send, ability.discard)
    whole = phrase("activated", cost=listed(cost), do=do)
    return [phrase("once", do=whole) if ability.once else whole]


def costs(send: int, discard: int) -> list[Phrase]:
    phrases: list[Phrase] = []
    if send:
        phrases.append(phrase("cost-send", n=int(send)))
    if discard:
        phrases.append(phrase("cost-discard", n=int(discard)))
    return phrases


def listed(parts: list[Phrase]) -> Phrase:
    """Parts joined by commas."""
    whole = parts[0]
    for part in parts[1:]:
        whole = phrase("comma", a=whole, b=part)
    return whole


def effects_text(effects: list[Effect], book: Book, event: str, earlier: tuple[Effect, ...] = ()) -> Phrase:
    """Effects one after the other; `event` triggers the natural ability, `earlier` are the effects before these."""
    parts: list[Phrase] = []
    at = 0
    while at < len(effects):
        effect = effects[at]
        at += 1
        if effect.op == w.OP_WHEN:
            assert effect.cond is not None
            inner = effects_text(effects[at : at + effect.skip], book, event, (*earlier, *effects[:at]))
            parts.append(phrase("when", cond=said_cond(effect.cond), do=inner))
            at += effect.skip
        elif at < len(effects) and one_clause(effect, effects[at]):
            parts.append(strengthened(effect, effects[at], event))
            at += 1
        else:
            parts.append(effect_text(effect, book, event, [*earlier, *effects[: at - 1]]))
    return joined(parts)


def joined(parts: list[Phrase]) -> Phrase:
    """Parts joined by `then`; a condition that is not the first part stands between commas."""
    whole = parts[0]
    for part in parts[1:]:
        conditional = part["key"] == "dragonduel-text-when"
        whole = phrase("then-when", a=whole, **part["args"]) if conditional else phrase("then", a=whole, b=part)
    return whole


def one_clause(effect: Effect, after: Effect) -> bool:
    """True for Strength and a keyword for the same monsters and duration: they share one clause."""
    return (
        effect.op == w.OP_STR
        and after.op == w.OP_GRANT
        and after.same
        and after.until == effect.until
        and after.flag_word in w.KEYWORDS
    )


def strengthened(effect: Effect, after: Effect, event: str) -> Phrase:
    who, many = who_text(effect.who, effect.pick, effect.where, effect.same, event)
    flag = flag_text(after.flag_word)
    return phrase("str-grant", who=who, many=many, n=signed(effect.n), flag=flag, until=said_until(effect.until))


def effect_text(effect: Effect, book: Book, event: str, before: list[Effect]) -> Phrase:
    """One effect as a clause, after those before it."""
    op = w.OPS[effect.op]
    if op in ("draw", "discard", "ramp", "sready", "sexhaust", "tower_add", "tower_take", "ward"):
        player = player_text(effect)
        until = "exhausted" if effect.exhausted else "ready"
        n = str(effect.n) if op == "ward" else int(effect.n)
        return phrase(op, who=player[0], person=player[1], n=n, state=until)
    if op == "token":
        token = book.cards[effect.token]
        more = any(other.op == w.OP_TOKEN and other.token == effect.token for other in before)
        said = {"n": int(effect.n), "en": token.en, "fr": token.fr, "more": "yes" if more else "no"}
        return phrase("token-magic" if token.kind == w.MAGIC else "token", **said, line=token_line(token, book))
    if op == "dig":
        return phrase("dig", n=int(effect.n), take=int(effect.take))
    if op == "discount":
        return phrase("discount", n=int(effect.n))
    if op == "fight":
        one, _ = who_text(effect.who, effect.pick, None, False, event)
        other, _ = who_text(effect.second_who, effect.second, None, False, event)
        return phrase("fight", a=one, b=other)
    if op == "counter":
        assert effect.pick is not None
        return phrase("counter", what=kinds_text(effect.pick), unless=int(effect.unless))
    chose = any(other.pick is not None and other.pick.how in (w.EXACTLY, w.UP_TO) for other in before)
    who, many = who_text(effect.who, effect.pick, effect.where, effect.same, event, chose)
    if op == "str":
        return phrase("str", who=who, many=many, n=signed(effect.n), until=said_until(effect.until))
    if op == "dmg":
        return phrase("dmg", who=who, many=many, n=effect.text.replace("*", "·") or str(effect.n))
    if op == "grant":
        if effect.flag_word == "stun":
            return phrase("stun", who=who, many=many)
        if effect.flag_word == "pacified":
            return phrase("pacify", who=who, many=many, until=said_until(effect.until))
        return phrase("grant", who=who, many=many, flag=flag_text(effect.flag_word), until=said_until(effect.until))
    if op == "revive":
        return phrase("revive", who=who, many=many, state="exhausted" if effect.exhausted else "ready")
    if effect.pick is not None and effect.pick.how == w.THEIRS and not effect.same:
        person = "you" if effect.pick.player == w.YOU else "they"
        return phrase(f"{op}-theirs", who=chooser_text(effect.pick), person=person, n=int(effect.pick.n))
    return phrase(op, who=who, many=many)


def token_line(token: Card, book: Book) -> Phrase:
    """What a token is, as the rulebook writes it: cost, Strength, traits and element (DD-81), then its keywords."""
    parts = [phrase("token-magic-word") if token.kind == w.MAGIC else str(token.strength)]
    parts += [trait_text(book.traits[trait]) for trait in token.traits]
    parts.append(phrase("token-element", element=w.ELEMENTS[token.element]))
    line: object = str(token.cost)
    for part in parts:
        line = phrase("slash", a=line, b=part)
    for keyword in token.keywords:
        line = phrase("comma", a=line, b=flag_text(keyword))
    return phrase("brackets", a=line)


def who_text(
    who: int, pick: Pick | None, where: Filter | None, same: bool, event: str, chose: bool = False
) -> tuple[Phrase, str]:
    """Whom an effect applies to, and whether that is one or many; `chose`: something was chosen before."""
    if same:
        many = pick is not None and pick.n > 1
        return phrase("who-same", many="other" if many else "one"), "other" if many else "one"
    if who == w.SELF:
        return phrase("who-self"), "one"
    if who == w.IT:
        return phrase("who-it", event=event), "one"
    if who == w.ALL:
        assert where is not None
        return phrase("who-every", **described(where, 1)), "one"
    assert pick is not None
    if pick.how == w.THEIRS:
        person = "you" if pick.player == w.YOU else "they"
        said = phrase("who-theirs", n=int(pick.n), who=chooser_text(pick), person=person)
        return said, "other" if pick.n > 1 else "one"
    how = "exactly" if pick.how == w.EXACTLY else "up-to"
    # "other" means other than this monster: one that was already chosen may be chosen again.
    again = "yes" if chose and pick.where.other else "no"
    said = phrase(f"who-{how}", n=int(pick.n), again=again, **described(pick.where, int(pick.n)))
    return said, "other" if pick.n > 1 else "one"


def chooser_text(pick: Pick) -> Phrase:
    return phrase(("player-you", "player-defender", "player-each-foe", "player-picked")[pick.player])


def player_text(effect: Effect) -> tuple[Phrase, str]:
    """Which player, and whether that is "you"."""
    names = ("player-you", "player-defender", "player-each-foe", "player-picked")
    return phrase(names[effect.player]), "you" if effect.player == w.YOU else "they"


def kinds_text(pick: Pick) -> Phrase:
    kinds = [kind for kind in ("magic", "ability", "monster") if pick.kinds >> w.KINDS.index(kind) & 1]
    whole = phrase(f"kind-{kinds[0]}")
    for kind in kinds[1:]:
        whole = phrase("or", a=whole, b=phrase(f"kind-{kind}"))
    return whole


def described(where: Filter, count: int) -> dict[str, object]:
    """The words of a filter, offered for every place in the phrase; each language uses each of them in one place."""
    many = "one" if count == 1 else "other"
    words = [item for item in sorted(where.words, key=rank) if not (item == "own" and where.in_discard)]
    return {place: [is_text(item, place, many) for item in words] for place in ("first", "before", "near", "after")}


def rank(item: str) -> int:
    """Sort key: what a monster is comes first, then whose it is, its numbers, and its zone."""
    key = item.partition("=")[0]
    return {"own": 1, "smin": 2, "smax": 2, "cmin": 2, "cmax": 2, "zone": 3}.get(key, 0)


def is_text(item: str, place: str, many: str) -> Phrase:
    """One word of a filter, at one place."""
    key, _, value = item.partition("=")
    if key == "trait":
        return phrase("is-trait", place=place, trait=trait_text(value))
    if key == "zone":
        return phrase("is-discard", place=place)
    if value:
        return phrase(f"is-{key}", place=place, n=value)
    return phrase(f"is-{item}", place=place, many=many)


def said_cond(cond: Cond) -> Phrase:
    names = ("from-tower", "from-discard", "own-turn", "foe-turn", "tower", "hand", "spark", "monsters")
    compare = ("most", "least", "exactly", "below", "above")[cond.compare]
    key = f"if-not-{names[cond.kind]}" if cond.negated else f"if-{names[cond.kind]}"
    return phrase(key, n=int(cond.number), compare=compare)


def said_until(until: int) -> Phrase:
    return phrase(f"until-{w.DURATIONS[until]}")


def flag_text(word: str) -> Phrase:
    return phrases.phrase(f"dragonduel-flag-{word}")


def trait_text(trait: str) -> Phrase:
    """The name of a trait; without a translation, the trait as written in the card file."""
    return phrase_or(f"dragonduel-trait-{trait}", trait.capitalize())


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"
