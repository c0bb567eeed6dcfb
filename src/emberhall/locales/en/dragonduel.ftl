dragonduel-name = DragonDuel
dragonduel-blurb = Monsters, magic and Spark. Break the Tower, answer every spell.
    .seats = 2+
    .time = 25 min

# --- card text, made from the card's data: clauses first, sentences last
dragonduel-text-sentence = { $do }.
dragonduel-text-then = { $a }, then { $b }
dragonduel-text-comma = { $a }, { $b }
dragonduel-text-or = { $a } or { $b }
dragonduel-text-when = if { $cond }, { $do }
dragonduel-text-choose = Choose one.
dragonduel-text-tower-mode = From your Tower instead: { $do }.
dragonduel-text-tower-x = Played from your Tower, X is { $n }.
dragonduel-text-once = { $do } Once per turn.
dragonduel-text-activated = { $cost }: { $do }.
dragonduel-text-cost-spark = { $n } Spark
dragonduel-text-cost-exhaust = exhaust this
dragonduel-text-cost-send = send { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} of yours to the discard pile
dragonduel-text-cost-discard = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
dragonduel-text-extra-cost = Extra cost: { $cost }.
dragonduel-text-aura = { $who } { $n }.
dragonduel-text-bonus = { $n } while { $cond }.
dragonduel-text-evade = Cannot be blocked by monsters with Strength { $n } or less.

dragonduel-text-on-enter = When it enters: { $do }.
dragonduel-text-on-enter-tower = When it enters from your Tower: { $do }.
dragonduel-text-on-enter-discard = When it enters from your discard pile: { $do }.
dragonduel-text-on-ally_enter = When another monster of yours enters: { $do }.
dragonduel-text-on-attack = When it attacks: { $do }.
dragonduel-text-on-blocked = When it is blocked: { $do }.
dragonduel-text-on-block = When it blocks: { $do }.
dragonduel-text-on-critical = When you use Critical Spark with it: { $do }.
dragonduel-text-on-kill = When it destroys a monster in battle: { $do }.
dragonduel-text-on-hit = When it hits a Tower: { $do }.
dragonduel-text-on-flip = When one of your Tower cards is revealed: { $do }.
dragonduel-text-on-destroyed = When destroyed: { $do }.
dragonduel-text-on-ally_destroyed = When another monster of yours is destroyed: { $do }.
dragonduel-text-on-cast = When you play Magic: { $do }.
dragonduel-text-on-upkeep = At the start of your turn: { $do }.
dragonduel-text-on-endstep = At the end of your turn: { $do }.

dragonduel-text-str = { $who } { $many ->
    [one] gets
   *[other] get
} { $n } { $until }
dragonduel-text-dmg = { $who } { $many ->
    [one] takes
   *[other] take
} { $n } damage
dragonduel-text-fight = { $a } and { $b } damage each other equal to their Strength
dragonduel-text-destroy = destroy { $who }
dragonduel-text-destroy-theirs = { $who } destroys { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} of theirs (their choice)
dragonduel-text-remove = remove { $who } from play
dragonduel-text-remove-theirs = { $who } removes { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} of theirs from play (their choice)
dragonduel-text-hand = return { $who } to { $many ->
    [one] its owner’s hand
   *[other] their owners’ hands
}
dragonduel-text-hand-theirs = { $who } returns { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} of theirs to hand (their choice)
dragonduel-text-exhaust = exhaust { $who }
dragonduel-text-exhaust-theirs = { $who } exhausts { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} of theirs (their choice)
dragonduel-text-ready = ready { $who }
dragonduel-text-ready-theirs = { $who } readies { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} of theirs (their choice)
dragonduel-text-grant = { $who } { $many ->
    [one] gains
   *[other] gain
} { $flag } { $until }
dragonduel-text-stun = { $who } { $many ->
    [one] skips its next Ready phase
   *[other] skip their next Ready phase
}
dragonduel-text-pacify = { $who } { $many ->
    [one] deals
   *[other] deal
} no damage { $until }
dragonduel-text-token = make { $n } { $en } { $n ->
    [one] token
   *[other] tokens
}
dragonduel-text-draw = { $person ->
    [you] draw { $n }
   *[they] { $who } draws { $n }
}
dragonduel-text-discard = { $person ->
    [you] discard { $n }
   *[they] { $who } discards { $n }
}
dragonduel-text-dig = look at the top { $n } cards of your deck, take { $take }, put the rest at the bottom
dragonduel-text-revive = put { $who } into play{ $state ->
    [exhausted] {" "}exhausted
   *[ready] {""}
}
dragonduel-text-ramp = { $person ->
    [you] put
   *[they] { $who } puts
} { $n ->
    [one] 1 Spark card
   *[other] { $n } Spark cards
} into play { $state }
dragonduel-text-sready = { $person ->
    [you] ready up to { $n } of your Spark cards
   *[they] { $who } readies up to { $n } Spark cards
}
dragonduel-text-sexhaust = { $person ->
    [you] exhaust
   *[they] { $who } exhausts
} { $n ->
    [one] 1 Spark card
   *[other] { $n } Spark cards
}
dragonduel-text-tower_add = { $person ->
    [you] add { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to your Tower
   *[they] { $who } adds { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to their Tower
}
dragonduel-text-tower_take = { $person ->
    [you] put the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your Tower into your hand
   *[they] { $who } puts the top { $n ->
        [one] card
       *[other] { $n } cards
    } of their Tower into hand
}
dragonduel-text-ward = { $person ->
    [you] you have
   *[they] { $who } has
} { $n } extra Barrier against the next unblocked attack this turn
dragonduel-text-discount = the next card you play this turn costs { $n } less
dragonduel-text-counter = counter 1 target { $what }{ $unless ->
    [0] {""}
    [one] {" "}unless its controller exhausts 1 Spark card
   *[other] {" "}unless its controller exhausts { $unless } Spark cards
}
dragonduel-text-kind-magic = Magic
dragonduel-text-kind-ability = ability
dragonduel-text-kind-monster = monster being played

dragonduel-text-who-self = it
dragonduel-text-who-it = the other monster
dragonduel-text-who-same = { $many ->
    [one] it
   *[other] they
}
dragonduel-text-who-theirs = { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} of { $who }
dragonduel-text-who-each = Each { $before } monster { $after } gets
dragonduel-text-who-every = every { $before } monster { $after }
dragonduel-text-who-exactly = { $n } { $before } target { $n ->
    [one] monster
   *[other] monsters
} { $after }
dragonduel-text-who-up-to = up to { $n } { $before } target { $n ->
    [one] monster
   *[other] monsters
} { $after }
dragonduel-text-player-you = you
dragonduel-text-player-defender = the defending player
dragonduel-text-player-each-foe = each opponent
dragonduel-text-player-picked = 1 target opponent

dragonduel-text-is-own = { $place ->
    [before] {""}
   *[after] of yours
}
dragonduel-text-is-foe = { $place ->
    [before] opposing
   *[after] {""}
}
dragonduel-text-is-other = { $place ->
    [before] other
   *[after] {""}
}
dragonduel-text-is-attacking = { $place ->
    [before] attacking
   *[after] {""}
}
dragonduel-text-is-blocking = { $place ->
    [before] blocking
   *[after] {""}
}
dragonduel-text-is-ready = { $place ->
    [before] ready
   *[after] {""}
}
dragonduel-text-is-exhausted = { $place ->
    [before] exhausted
   *[after] {""}
}
dragonduel-text-is-token = { $place ->
    [before] token
   *[after] {""}
}
dragonduel-text-is-flight = { $place ->
    [before] {""}
   *[after] with Flight
}
dragonduel-text-is-haste = { $place ->
    [before] {""}
   *[after] with Haste
}
dragonduel-text-is-undead = { $place ->
    [before] Undead
   *[after] {""}
}
dragonduel-text-is-fire = { $place ->
    [before] fire
   *[after] {""}
}
dragonduel-text-is-earth = { $place ->
    [before] earth
   *[after] {""}
}
dragonduel-text-is-water = { $place ->
    [before] water
   *[after] {""}
}
dragonduel-text-is-wind = { $place ->
    [before] wind
   *[after] {""}
}
dragonduel-text-is-light = { $place ->
    [before] light
   *[after] {""}
}
dragonduel-text-is-dark = { $place ->
    [before] dark
   *[after] {""}
}
dragonduel-text-is-trait = { $place ->
    [before] { $trait }
   *[after] {""}
}
dragonduel-text-is-smin = { $place ->
    [before] {""}
   *[after] with Strength { $n } or more
}
dragonduel-text-is-smax = { $place ->
    [before] {""}
   *[after] with Strength { $n } or less
}
dragonduel-text-is-cmin = { $place ->
    [before] {""}
   *[after] of cost { $n } or more
}
dragonduel-text-is-cmax = { $place ->
    [before] {""}
   *[after] of cost { $n } or less
}
dragonduel-text-is-discard = { $place ->
    [before] {""}
   *[after] from your discard pile
}

dragonduel-text-if-from-tower = it was played from your Tower
dragonduel-text-if-not-from-tower = it was not played from your Tower
dragonduel-text-if-from-discard = it came from your discard pile
dragonduel-text-if-not-from-discard = it did not come from your discard pile
dragonduel-text-if-own-turn = it is your turn
dragonduel-text-if-not-own-turn = it is an opponent’s turn
dragonduel-text-if-foe-turn = it is an opponent’s turn
dragonduel-text-if-not-foe-turn = it is your turn
dragonduel-text-if-tower = { $compare ->
    [most] your Tower has { $n } or fewer cards
    [least] your Tower has { $n } or more cards
    [below] your Tower has fewer than { $n } cards
    [above] your Tower has more than { $n } cards
   *[exactly] your Tower has exactly { $n } cards
}
dragonduel-text-if-not-tower = { $compare ->
    [most] your Tower has more than { $n } cards
    [least] your Tower has fewer than { $n } cards
    [below] your Tower has { $n } or more cards
    [above] your Tower has { $n } or fewer cards
   *[exactly] your Tower does not have exactly { $n } cards
}
dragonduel-text-if-hand = { $compare ->
    [most] you hold { $n } or fewer cards
    [least] you hold { $n } or more cards
    [below] you hold fewer than { $n } cards
    [above] you hold more than { $n } cards
   *[exactly] you hold exactly { $n } cards
}
dragonduel-text-if-not-hand = { $compare ->
    [most] you hold more than { $n } cards
    [least] you hold fewer than { $n } cards
    [below] you hold { $n } or more cards
    [above] you hold { $n } or fewer cards
   *[exactly] you do not hold exactly { $n } cards
}
dragonduel-text-if-spark = { $compare ->
    [most] you have { $n } or fewer Spark cards
    [least] you have { $n } or more Spark cards
    [below] you have fewer than { $n } Spark cards
    [above] you have more than { $n } Spark cards
   *[exactly] you have exactly { $n } Spark cards
}
dragonduel-text-if-not-spark = { $compare ->
    [most] you have more than { $n } Spark cards
    [least] you have fewer than { $n } Spark cards
    [below] you have { $n } or more Spark cards
    [above] you have { $n } or fewer Spark cards
   *[exactly] you do not have exactly { $n } Spark cards
}
dragonduel-text-if-monsters = { $compare ->
    [most] you have { $n } or fewer monsters
    [least] you have { $n } or more monsters
    [below] you have fewer than { $n } monsters
    [above] you have more than { $n } monsters
   *[exactly] you have exactly { $n } monsters
}
dragonduel-text-if-not-monsters = { $compare ->
    [most] you have more than { $n } monsters
    [least] you have fewer than { $n } monsters
    [below] you have { $n } or more monsters
    [above] you have { $n } or fewer monsters
   *[exactly] you do not have exactly { $n } monsters
}

dragonduel-text-until-battle = until end of battle
dragonduel-text-until-turn = until end of turn
dragonduel-text-until-ready = until its next Ready phase
dragonduel-text-until-perm = { "" }

dragonduel-flag-flight = Flight
dragonduel-flag-haste = Haste
dragonduel-flag-undead = Undead
dragonduel-flag-reach = Reach
dragonduel-flag-siege = Siege
dragonduel-flag-rooted = Rooted
dragonduel-flag-reckless = Reckless
dragonduel-flag-noattack = “cannot attack”
dragonduel-flag-noblock = “cannot block”
dragonduel-flag-stun = “skips its next Ready phase”
dragonduel-flag-pacified = “deals no damage”

dragonduel-element-fire = fire
dragonduel-element-earth = earth
dragonduel-element-water = water
dragonduel-element-wind = wind
dragonduel-element-light = light
dragonduel-element-dark = dark

# --- why a deck is refused
dragonduel-deck-D01 = A deck has exactly { $of } cards, and this one has { $n }.
dragonduel-deck-D02 = There can be { $of } copies of { $card }, not { $n }.
dragonduel-deck-D03 = There is no card { $card }.
dragonduel-deck-D04 = { $card } is a token; tokens are never in a deck.

# --- options as sentences
dragonduel-option-deck0 = Chair 1 plays { $chip }.
dragonduel-option-deck1 = Chair 2 plays { $chip }.
dragonduel-option-deck2 = Chair 3 plays { $chip }.
dragonduel-option-deck3 = Chair 4 plays { $chip }.
dragonduel-option-start = Who begins is { $chip }.
dragonduel-option-start-choice = named by the winner of the lots
dragonduel-option-start-lot = drawn by lot
dragonduel-option-second_seat = Those who do not begin { $chip }.
dragonduel-option-second_seat-none = get nothing more
dragonduel-option-second_seat-card = draw one more card
dragonduel-option-second_seat-redraw = may take a second mulligan
dragonduel-option-open_lists = Deck lists are { $chip }.
dragonduel-option-open_lists-false = each player’s own
dragonduel-option-open_lists-true = open to all

# --- why a word is refused
dragonduel-refusal-not-held = { $card } is not in your hand.
dragonduel-refusal-not-there = It is not there any more.
dragonduel-refusal-not-yours = That monster is not yours.
dragonduel-refusal-not-now = Not at this moment.
dragonduel-refusal-spark = { $card } needs { $needed } ready Spark cards; you have { $ready }.
dragonduel-refusal-extra-cost = You do not have the { $n } monsters that { $card } costs.
dragonduel-refusal-no-target = There is nothing it could aim at.
dragonduel-refusal-no-monster-response = Monsters cannot be played as a response.
dragonduel-refusal-no-ability = It has no such ability.
dragonduel-refusal-exhausted = It is exhausted.
dragonduel-refusal-cost = Its cost cannot be paid.
dragonduel-refusal-rooted = It cannot attack.
dragonduel-refusal-reckless = It cannot block.
dragonduel-refusal-evade = Its Strength of { $strength } is too low to block this attacker.
dragonduel-refusal-DD-23 = It entered this turn and has no Haste.
dragonduel-refusal-DD-36 = Playing it from the discard pile also costs a card of your hand.
dragonduel-refusal-DD-37 = The attacker flies: only Flight or Reach can block it.
dragonduel-refusal-DD-38 = Only a ready monster can block.
dragonduel-refusal-DD-39 = Attacks go at living opponents.
dragonduel-refusal-DD-75 = { $card } has no Undead printed on it.

# --- traits
dragonduel-trait-angel = Angel
dragonduel-trait-beast = Beast
dragonduel-trait-bird = Bird
dragonduel-trait-cleric = Cleric
dragonduel-trait-construct = Construct
dragonduel-trait-demon = Demon
dragonduel-trait-dragon = Dragon
dragonduel-trait-druid = Druid
dragonduel-trait-giant = Giant
dragonduel-trait-goblin = Goblin
dragonduel-trait-insect = Insect
dragonduel-trait-lizard = Lizard
dragonduel-trait-merfolk = Merfolk
dragonduel-trait-plant = Plant
dragonduel-trait-rogue = Rogue
dragonduel-trait-serpent = Serpent
dragonduel-trait-skeleton = Skeleton
dragonduel-trait-slime = Slime
dragonduel-trait-spirit = Spirit
dragonduel-trait-vampire = Vampire
dragonduel-trait-warrior = Warrior
dragonduel-trait-wizard = Wizard
dragonduel-trait-zombie = Zombie

# --- decks
dragonduel-deck-name-ember-gale = Ember Gale
dragonduel-deck-name-hive-and-hearth = Hive and Hearth
dragonduel-deck-name-cold-current = Cold Current
dragonduel-deck-name-hollow-court = Hollow Court
dragonduel-deck-name-sky-choir = Sky Choir
dragonduel-deck-name-drowned-crypt = Drowned Crypt
dragonduel-deck-name-random = any fifty cards
dragonduel-deck-name-own = a deck of their own

# --- the table in words
dragonduel-turn = turn { $turn }
dragonduel-counts = Tower { $tower } · hand { $hand } · deck { $deck }
dragonduel-battle = { $attacker } attacks { $name } with { $strength }
dragonduel-chain = Chain:
dragonduel-story-turn = Turn { $turn }: { $name }.
dragonduel-story-announced = { $name } plays { $card }.
dragonduel-story-used = { $name } uses { $card }.
dragonduel-story-attack = { $monster } attacks { $foe }.
dragonduel-story-blocked = { $monster } blocks { $attacker }.
dragonduel-story-unblocked = { $name } does not block.
dragonduel-story-critical = { $name } uses { $n } Critical Spark.
dragonduel-story-barrier = { $name } has { $n } Barrier.
dragonduel-story-revealed = { $name } turns over { $card }.
dragonduel-story-entered = { $card } enters.
dragonduel-story-left = { $how ->
    [destroyed] { $card } is destroyed.
    [returned] { $card } returns to hand.
    [removed] { $card } is removed from play.
   *[sent] { $card } goes to the discard pile.
}
dragonduel-story-countered = { $card } is countered.
dragonduel-story-drew = { $name } draws { $n }.
dragonduel-story-discarded = { $name } discards { $card }.
dragonduel-story-defeated = { $name } is defeated.
dragonduel-story-over = { $names } won.
