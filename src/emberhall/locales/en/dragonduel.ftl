# --- card text, made from the card's data: clauses first, sentences last
dragonduel-text-sentence = { $do }.
dragonduel-text-then = { $a }, then { $b }
dragonduel-text-then-when = { $a }; then, if { $cond }, { $do }
dragonduel-text-comma = { $a }, { $b }
dragonduel-text-fact = { $a } · { $b }
dragonduel-text-or = { $a } or { $b }
dragonduel-text-when = if { $cond }, { $do }
dragonduel-text-choose = Choose one.
dragonduel-text-tower-mode = From your Tower instead: { $do }.
dragonduel-text-tower-x = From your Tower, X is { $n }.
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

dragonduel-text-on-enter = When it comes into play: { $do }.
dragonduel-text-on-enter-tower = When it comes into play from your Tower: { $do }.
dragonduel-text-on-enter-discard = When it comes into play from your discard pile: { $do }.
dragonduel-text-on-ally_enter = When another monster of yours comes into play: { $do }.
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
dragonduel-text-str-grant = { $who } { $many ->
    [one] gets
   *[other] get
} { $n } and { $flag } { $until }
dragonduel-text-dmg = { $who } { $many ->
    [one] takes
   *[other] take
} { $n } damage
dragonduel-text-fight = { $a } and { $b } deal each other damage equal to their Strength
dragonduel-text-destroy = destroy { $who }
dragonduel-text-destroy-theirs = { $person ->
    [you] destroy { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of yours
   *[they] { $who } destroys { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of theirs (their choice)
}
dragonduel-text-remove = remove { $who } from play
dragonduel-text-remove-theirs = { $person ->
    [you] remove { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of yours from play
   *[they] { $who } removes { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of theirs from play (their choice)
}
dragonduel-text-hand = return { $who } to { $many ->
    [one] its owner’s hand
   *[other] their owners’ hands
}
dragonduel-text-hand-theirs = { $person ->
    [you] return { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of yours to your hand
   *[they] { $who } returns { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of theirs to hand (their choice)
}
dragonduel-text-exhaust = exhaust { $who }
dragonduel-text-exhaust-theirs = { $person ->
    [you] exhaust { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of yours
   *[they] { $who } exhausts { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of theirs (their choice)
}
dragonduel-text-ready = ready { $who }
dragonduel-text-ready-theirs = { $person ->
    [you] ready { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of yours
   *[they] { $who } readies { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of theirs (their choice)
}
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
dragonduel-text-token = make { $n } { $more ->
    [yes] more
   *[no] {""}
} { $en } { $n ->
    [one] token
   *[other] tokens
}{ $more ->
    [yes] {""}
   *[no] {" "}{ $line }
}
dragonduel-text-token-magic = bring { $n } { $more ->
    [yes] more
   *[no] {""}
} { $en } { $n ->
    [one] token
   *[other] tokens
} into play{ $more ->
    [yes] {""}
   *[no] {" "}{ $line }
}
dragonduel-text-token-magic-word = Magic
dragonduel-text-token-element = { $element ->
    [fire] Fire
    [earth] Earth
    [water] Water
    [wind] Wind
    [light] Light
   *[dark] Dark
}
dragonduel-text-slash = { $a }/{ $b }
dragonduel-text-brackets = ({ $a })
dragonduel-text-draw = { $person ->
    [you] draw
   *[they] { $who } draws
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}
dragonduel-text-discard = { $person ->
    [you] discard
   *[they] { $who } discards
} { $n ->
    [one] 1 card
   *[other] { $n } cards
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
    [you] ready { $n ->
        [one] 1
       *[other] up to { $n }
    } of your Spark cards
   *[they] { $who } readies { $n ->
        [one] 1 Spark card
       *[other] up to { $n } Spark cards
    }
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
    [you] you have { $n } extra Barrier against the next unblocked attack on you this turn
   *[they] { $who } has { $n } extra Barrier against the next unblocked attack on them this turn
}
dragonduel-text-discount = the next card you play this turn costs { $n } less
dragonduel-text-counter = counter 1 target { $what }{ $unless ->
    [0] {""}
    [one] {" "}unless its controller exhausts 1 Spark card
   *[other] {" "}unless its controller exhausts { $unless } Spark cards
}
dragonduel-text-kind-magic = Magic
dragonduel-text-kind-ability = ability
dragonduel-text-kind-monster = monster being played

dragonduel-text-who-self = this monster
dragonduel-text-who-it = { $event ->
    [block] the attacker
    [blocked] the blocker
    [ally_enter] the newcomer
   *[destroyed] the destroyed monster
}
dragonduel-text-who-same = { $many ->
    [one] that monster
   *[other] those monsters
}
dragonduel-text-who-theirs = { $person ->
    [you] { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of yours
   *[they] { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    } of { $who } (their choice)
}
dragonduel-text-who-each = Each { $first } { $before } monster { $after } gets
dragonduel-text-who-every = every { $first } { $before } monster { $after }
dragonduel-text-who-exactly = { $n } { $first } target { $before } { $n ->
    [one] monster
   *[other] monsters
} { $after } { $again ->
    [yes] (may be the same)
   *[no] {""}
}
dragonduel-text-who-up-to = up to { $n } { $first } target { $before } { $n ->
    [one] monster
   *[other] monsters
} { $after } { $again ->
    [yes] (may be the same)
   *[no] {""}
}
dragonduel-text-player-you = you
dragonduel-text-player-defender = the defending player
dragonduel-text-player-each-foe = each opponent
dragonduel-text-player-picked = 1 target opponent

dragonduel-text-is-own = { $place ->
    [after] of yours
   *[elsewhere] {""}
}
dragonduel-text-is-foe = { $place ->
    [before] opposing
   *[elsewhere] {""}
}
dragonduel-text-is-other = { $place ->
    [first] other
   *[elsewhere] {""}
}
dragonduel-text-is-attacking = { $place ->
    [before] attacking
   *[elsewhere] {""}
}
dragonduel-text-is-blocking = { $place ->
    [before] blocking
   *[elsewhere] {""}
}
dragonduel-text-is-ready = { $place ->
    [before] ready
   *[elsewhere] {""}
}
dragonduel-text-is-exhausted = { $place ->
    [before] exhausted
   *[elsewhere] {""}
}
dragonduel-text-is-token = { $place ->
    [before] token
   *[elsewhere] {""}
}
dragonduel-text-is-flight = { $place ->
    [after] with Flight
   *[elsewhere] {""}
}
dragonduel-text-is-haste = { $place ->
    [after] with Haste
   *[elsewhere] {""}
}
dragonduel-text-is-undead = { $place ->
    [before] Undead
   *[elsewhere] {""}
}
dragonduel-text-is-fire = { $place ->
    [before] fire
   *[elsewhere] {""}
}
dragonduel-text-is-earth = { $place ->
    [before] earth
   *[elsewhere] {""}
}
dragonduel-text-is-water = { $place ->
    [before] water
   *[elsewhere] {""}
}
dragonduel-text-is-wind = { $place ->
    [before] wind
   *[elsewhere] {""}
}
dragonduel-text-is-light = { $place ->
    [before] light
   *[elsewhere] {""}
}
dragonduel-text-is-dark = { $place ->
    [before] dark
   *[elsewhere] {""}
}
dragonduel-text-is-trait = { $place ->
    [before] { $trait }
   *[elsewhere] {""}
}
dragonduel-text-is-smin = { $place ->
    [after] with Strength { $n } or more
   *[elsewhere] {""}
}
dragonduel-text-is-smax = { $place ->
    [after] with Strength { $n } or less
   *[elsewhere] {""}
}
dragonduel-text-is-cmin = { $place ->
    [after] of cost { $n } or more
   *[elsewhere] {""}
}
dragonduel-text-is-cmax = { $place ->
    [after] of cost { $n } or less
   *[elsewhere] {""}
}
dragonduel-text-is-discard = { $place ->
    [after] from your discard pile
   *[elsewhere] {""}
}

dragonduel-text-if-from-tower = this card was played from your Tower
dragonduel-text-if-not-from-tower = this card was not played from your Tower
dragonduel-text-if-from-discard = this card came from your discard pile
dragonduel-text-if-not-from-discard = this card did not come from your discard pile
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

# --- card text told short, as it stands on a card on the table; what has no short form is said as above
dragonduel-brief-text-sentence = { $do }
dragonduel-brief-text-then = { $a }, { $b }
dragonduel-brief-text-then-when = { $a }; { $do } { $cond }
dragonduel-brief-text-when = { $do } { $cond }
dragonduel-brief-text-tower-mode = From the Tower: { $do }
dragonduel-brief-text-tower-x = From the Tower X is { $n }
dragonduel-brief-text-once = { $do }, once a turn
dragonduel-brief-text-activated = { $cost }: { $do }
dragonduel-brief-text-cost-exhaust = exhaust
dragonduel-brief-text-cost-send = { $n ->
    [one] 1 monster of yours
   *[other] { $n } monsters of yours
}
dragonduel-brief-text-extra-cost = Also costs { $cost }
dragonduel-brief-text-aura = { $who } { $n }
dragonduel-brief-text-bonus = { $n } { $cond }
dragonduel-brief-text-evade = Not blocked by { $n } or less
dragonduel-brief-text-on-enter = Into play: { $do }
dragonduel-brief-text-on-enter-tower = From the Tower: { $do }
dragonduel-brief-text-on-enter-discard = From the discard pile: { $do }
dragonduel-brief-text-on-ally_enter = Another into play: { $do }
dragonduel-brief-text-on-attack = Attacks: { $do }
dragonduel-brief-text-on-blocked = Blocked: { $do }
dragonduel-brief-text-on-block = Blocks: { $do }
dragonduel-brief-text-on-critical = Critical: { $do }
dragonduel-brief-text-on-kill = Wins a battle: { $do }
dragonduel-brief-text-on-hit = Hits a Tower: { $do }
dragonduel-brief-text-on-flip = Your Tower is hit: { $do }
dragonduel-brief-text-on-destroyed = Destroyed: { $do }
dragonduel-brief-text-on-ally_destroyed = Another falls: { $do }
dragonduel-brief-text-on-cast = You play Magic: { $do }
dragonduel-brief-text-on-upkeep = Turn begins: { $do }
dragonduel-brief-text-on-endstep = Turn ends: { $do }
dragonduel-brief-text-str = { $who ->
    [it] { $n } { $until }
   *[other] { $n } to { $who } { $until }
}
dragonduel-brief-text-str-grant = { $n } and { $flag } to { $who } { $until }
dragonduel-brief-text-dmg = { $n } damage to { $who }
dragonduel-brief-text-fight = { $a } and { $b } fight
dragonduel-brief-text-destroy-theirs = { $person ->
    [you] destroy { $n } of yours
   *[they] { $who } destroys { $n } of theirs
}
dragonduel-brief-text-remove = remove { $who }
dragonduel-brief-text-hand = return { $who } to hand
dragonduel-brief-text-ready = ready { $who }
dragonduel-brief-text-grant = { $flag } to { $who } { $until }
# back from the discard pile, which the word says
dragonduel-brief-text-is-discard = { "" }
dragonduel-brief-text-revive = revive { $who }{ $state ->
    [exhausted] , exhausted
   *[ready] {""}
}
dragonduel-brief-text-stun = { $who } skips its next Ready phase
dragonduel-brief-text-pacify = { $who } deals no damage { $until }
dragonduel-brief-text-token = make { $n } { $more ->
    [yes] more
   *[no] {""}
} { $en } { $n ->
    [one] token
   *[other] tokens
}
dragonduel-brief-text-draw = { $person ->
    [you] draw { $n }
   *[they] { $who } draws { $n }
}
dragonduel-brief-text-discard = { $person ->
    [you] discard { $n }
   *[they] { $who } discards { $n }
}
dragonduel-brief-text-dig = look at { $n } cards, take { $take }
dragonduel-brief-text-ramp = { $person ->
    [you] {""}
   *[they] { $who }:
} +{ $n } Spark{ $state ->
    [exhausted] {" "}exhausted
   *[ready] {""}
}
dragonduel-brief-text-sready = { $person ->
    [you] ready { $n } Spark
   *[they] { $who } readies { $n } Spark
}
dragonduel-brief-text-sexhaust = { $person ->
    [you] exhaust { $n } Spark
   *[they] { $who } exhausts { $n } Spark
}
dragonduel-brief-text-tower_add = { $person ->
    [you] {""}
   *[they] { $who }:
} +{ $n } Tower { $n ->
    [one] card
   *[other] cards
}
dragonduel-brief-text-tower_take = { $person ->
    [you] {""}
   *[they] { $who }:
} { $n } from Tower to hand
dragonduel-brief-text-ward = { $person ->
    [you] {""}
   *[they] { $who }:
} +{ $n } Barrier against the next hit this turn
dragonduel-brief-text-discount = next card costs { $n } less
dragonduel-brief-text-counter = counter 1 { $what }{ $unless ->
    [0] {""}
   *[other] {" "}unless they exhaust { $unless } Spark
}
dragonduel-brief-text-kind-magic = Magic
dragonduel-brief-text-kind-ability = ability
dragonduel-brief-text-kind-monster = monster
dragonduel-brief-text-who-self = it
dragonduel-brief-text-who-same = it
dragonduel-brief-text-who-each = { $first } { $before } monsters { $after }
dragonduel-brief-text-who-exactly = { $n } { $first } { $before } { $n ->
    [one] monster
   *[other] monsters
} { $after }
dragonduel-brief-text-who-up-to = { $n } { $first } { $before } { $n ->
    [one] monster
   *[other] monsters
} { $after }
dragonduel-brief-text-player-picked = 1 opponent
dragonduel-brief-text-player-defender = defender
dragonduel-brief-text-is-own = { $place ->
    [after] of yours
   *[elsewhere] {""}
}
dragonduel-brief-text-is-smin = { $place ->
    [after] of { $n } or more
   *[elsewhere] {""}
}
dragonduel-brief-text-is-smax = { $place ->
    [after] of { $n } or less
   *[elsewhere] {""}
}
dragonduel-brief-text-if-from-tower = if from the Tower
dragonduel-brief-text-if-own-turn = on your turn
dragonduel-brief-text-if-foe-turn = on others’ turns
dragonduel-brief-text-if-tower = { $compare ->
    [most] at Tower ≤ { $n }
    [least] at Tower ≥ { $n }
    [below] at Tower < { $n }
    [above] at Tower > { $n }
   *[exactly] at Tower { $n }
}
dragonduel-brief-text-until-battle = this battle
dragonduel-brief-text-until-turn = this turn
dragonduel-brief-text-until-ready = until it readies
dragonduel-brief-keyword-flight = Only Flight or Reach block it
dragonduel-brief-keyword-haste = Attacks at once
dragonduel-brief-keyword-undead = Playable from the discard pile
dragonduel-brief-keyword-reach = Blocks Flight
dragonduel-brief-keyword-siege = Tower cards it hits are discarded
dragonduel-brief-keyword-rooted = Cannot attack
dragonduel-brief-keyword-reckless = Cannot block

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

# --- the page: the table
dragonduel-subtitle = Turn { $turn } · { $own ->
    [yes] { $phase ->
        [setup] set-up
        [battle] your battle
        [end] the end of your turn
        [over] over
       *[main] your turn
    }
   *[no] { $phase ->
        [setup] set-up
        [battle] { $name }’s battle
        [end] the end of { $name }’s turn
        [over] over
       *[main] { $name }’s turn
    }
}
dragonduel-magic = Magic
dragonduel-token = Token
dragonduel-cost = cost { $n }
dragonduel-strength = Strength { $n }
dragonduel-is-ready = ready
dragonduel-is-exhausted = exhausted
dragonduel-stunned = stays exhausted
dragonduel-attacks = attacks
dragonduel-blocks = blocks
dragonduel-sparks = { $ready } Spark { $ready ->
    [one] card
   *[other] cards
} ready, { $spent } exhausted
dragonduel-spark-word = { $n ->
    [0] Spark cards ready
    [one] card, pays 2
   *[other] cards, 2 each
}
dragonduel-spark-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
dragonduel-spend = { $n ->
    [0] Spark cards ready
    [one] card, pays 2, or { $barrier } Barrier
   *[other] cards, 2 each, or { $barrier } Barrier
}
dragonduel-ward = +{ $n } Barrier
dragonduel-discount = next card −{ $n }
dragonduel-in-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
dragonduel-out = defeated
dragonduel-zone = { $name }’s monsters
dragonduel-discard-of = { $n ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $n } cards
}
dragonduel-piles = Piles
dragonduel-phase = { $phase ->
    [ready] Ready phase
    [spark] Spark phase
    [draw] Draw phase
    [battle] Battle phase
    [end] End phase
   *[main] Main phase
}
dragonduel-phase-short = { $phase ->
    [ready] Ready
    [spark] Spark
    [draw] Draw
    [battle] Battle
    [end] End
   *[main] Main
}
dragonduel-newcomer = Coming into play
dragonduel-from-discard = From the discard pile
dragonduel-set-up = Set-up

# --- the page: the chain
dragonduel-chain-name = Magic Duel
dragonduel-chain-order = top resolves first
dragonduel-chain-none = Nothing is being played. What is announced waits here until it resolves.
dragonduel-your-answer = Your answer
dragonduel-enters-next = A monster of Strength { $strength }; it comes into play when it resolves.
dragonduel-attack-on = Attack on { $name }
dragonduel-battle-line = { $attacker }, { $strength }.
dragonduel-battle-gone = { $attacker } is gone.
dragonduel-battle-blocked = { $attacker }, { $strength }, blocked by { $blocker }.
dragonduel-free = Free?
dragonduel-turned = Revealed from { $name }’s Tower.
dragonduel-lane-aimed = { $attacker } → { $name }: { $strength }
dragonduel-lane = { $attacker } strikes { $name }: { $strength }
dragonduel-lane-you = { $attacker } strikes you: { $strength }
dragonduel-lane-blocked = { $blocker } blocks { $attacker }: { $strength }

# --- the page: questions
dragonduel-may-respond = You may respond · { $window ->
    [attack] attack
    [ability] ability
    [tower] Tower card
    [end] end of turn
   *[card] card played
}
dragonduel-turn-of = { $name }’s turn
dragonduel-ask = { $ask ->
    [first] Who begins?
    [mulligan] Keep these five cards?
    [main] Play a card, attack, or end your turn
    [respond] { $window ->
        [item] Answer { $card }?
        [own] { $other } passes. Add to your { $card }?
        [attack] Answer { $attacker }’s attack?
        [end] Do something before the turn ends?
       *[other] Respond?
    }
    [target] What does { $source } target?
    [theirs] { $source }: which of your monsters?
    [discard] { $source }: which card do you discard?
    [send] Which monster goes to the discard pile?
    [push] Seven monsters: which one goes?
    [dig] Which card?
    [unless] Pay, or let { $card } be countered?
    [order] Which ability first?
    [mode] What does { $source } do?
    [block] Block { $attacker }, { $strength }?
    [critical] Critical Spark for { $attacker }?
    [barrier] Barrier against { $strength }?
    [tower] Play { $turned } for free?
   *[other] Choose
}
dragonduel-hint = { $ask ->
    [first] { click } a player.
    [mulligan] You may swap all five for new cards, once.
    [main] Lit cards can be played; lit monsters can attack or be used.
    [respond] Pick a lit card, or pass. Passing always takes the same time.
    [nothing] You have nothing to answer with. Passing always takes the same time.
    [block] { click } a lit monster, or let it through.
    [discard] { click } a card in your hand.
    [send] { click } one of your monsters.
    [theirs] { click } one of your monsters.
    [push] At most six monsters: { click-too } one of yours, or the newcomer.
    [dig] { click } a card from the top of your deck.
    [order] They resolve one after the other; you choose the order.
   *[other] {""}
}
dragonduel-aim = { $op ->
    [str] { $n } Strength { $until ->
        [battle] until end of battle
        [turn] until end of turn
        [ready] until its next Ready phase
       *[perm] for good
    }. { click } a lit monster.
    [dmg] { $n } damage. { click } a lit monster.
    [destroy] It is destroyed. { click } a lit monster.
    [hand] It returns to its owner’s hand. { click } a lit monster.
    [exhaust] It is exhausted. { click } a lit monster.
    [remove] It is removed from play. { click } a lit monster.
    [fight] They deal their Strength to each other. { click } a lit monster.
    [grant] It gains { $flag }. { click } a lit monster.
    [discard] They discard cards. { click } a player.
    [ready] It is readied. { click } a lit monster.
    [counter] It is countered. { click } it in the Magic Duel.
    [revive] It comes back. { click } a card from the discard pile.
   *[other] { click } what is lit.
}
dragonduel-waiting = { $kind ->
    [setup] { $name } is looking at their first cards
    [respond] { $name } may respond
    [defend] { $name } is defending
    [over] The duel is over
   *[other] { $name } is playing
}
dragonduel-people = Players
dragonduel-abilities = Abilities
dragonduel-can-block = { $n ->
    [one] can block
   *[other] can block
}
dragonduel-opponents = Opponents
dragonduel-resolves-next = Resolves next
dragonduel-hand-is = In your hand: { $names }.
dragonduel-attack-all = Attack with all { $n }
dragonduel-halt = Stop the { $n ->
    [one] next attack
   *[other] next { $n } attacks
}
dragonduel-do = { $word ->
    [play] Play
    [play-undead] Play
    [use] Use
    [attack] Attack
    [target] Target
    [block] Block
    [critical] Add it
    [no-critical] None
    [barrier] Raise it
    [no-barrier] No Barrier
    [push] Send it off
    [push-new] Send it off
    [discard] Discard
    [send] Send it
    [take] Take
    [first] Begin
    [trigger] This first
    [end] End turn
   *[other] Choose
}
dragonduel-back = Something else
dragonduel-passes = Pass for longer
dragonduel-pass = { $which ->
    [once] Pass
    [until] Until my turn
   *[window] { $window ->
        [attack] This attack
        [ability] This ability
        [tower] This Tower card
        [end] This end of turn
       *[card] This card
    }
}
dragonduel-pass-means = { $which ->
    [once] just this once
    [until] unless I could lose
   *[window] and what is added
}
dragonduel-pass-why = { $which ->
    [once] Passes this question. If somebody adds something, you are asked again.
    [until] Passes everything until your own turn begins, except an attack that could end your game.
   *[window] Passes this and everything that others add to it. You are asked again at the next attack, card or ability.
}
dragonduel-passing = Passing…
dragonduel-another = Another

## later: what the page says only after a table stands
# --- the page: what is lit in the middle
dragonduel-lit = { $part ->
    [resolves] resolves
    [countered] countered
   *[announced] announced
}
dragonduel-shield = { $holds ->
    [yes] holds
   *[no] breaks
}


dragonduel-element-fire = fire
dragonduel-element-earth = earth
dragonduel-element-water = water
dragonduel-element-wind = wind
dragonduel-element-light = light
dragonduel-element-dark = dark
dragonduel-counts = Tower { $tower } · hand { $hand } · deck { $deck }
dragonduel-monster = Monster
dragonduel-source = { $source ->
    [printed] printed in the rulebook
   *[part] printed in part
}
dragonduel-deck-D01 = A deck has exactly { $of } cards, and this one has { $n }.
dragonduel-deck-D02 = There can be at most { $of } copies of { $card }, not { $n }.
dragonduel-deck-D03 = There is no card { $card }.
dragonduel-deck-D04 = { $card } is a token; tokens are never in a deck.
dragonduel-deck-name-ember-gale = Ember Gale
dragonduel-deck-name-hive-and-hearth = Hive and Hearth
dragonduel-deck-name-cold-current = Cold Current
dragonduel-deck-name-hollow-court = Hollow Court
dragonduel-deck-name-sky-choir = Sky Choir
dragonduel-deck-name-drowned-crypt = Drowned Crypt
dragonduel-deck-name-random = fifty random cards
dragonduel-deck-name-own = a deck of their own
dragonduel-exhausted-why = Exhausted: it cannot attack or block until it is readied.
dragonduel-stun-why = It skips its next Ready phase.
dragonduel-pacified-why = It deals no damage.
dragonduel-keyword-flight = Only monsters with Flight or Reach can block it.
dragonduel-keyword-haste = It may attack on the turn it comes into play.
dragonduel-keyword-undead = It can also be played from the discard pile, for its cost and a discarded card.
dragonduel-keyword-reach = It can block monsters with Flight.
dragonduel-keyword-siege = The Tower card it reveals is discarded, never played.
dragonduel-keyword-rooted = It cannot attack.
dragonduel-keyword-reckless = It cannot block.
dragonduel-change = { $why ->
    [printed] printed
    [bonus] its own text
    [aura] other monsters
    [battle] until end of battle
    [turn] until end of turn
    [ready] until its next Ready phase
    [perm] for good
    [damage] damage
   *[now] now
}
dragonduel-tower-left = { $n ->
    [one] 1 Tower card left
   *[other] { $n } Tower cards left
}
dragonduel-tower-of = { $n ->
    [0] { $name }: the Tower has fallen
   *[other] { $name }, { $n } left
}
dragonduel-tower-unbuilt = { $name }, not built yet
dragonduel-deck-left = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
dragonduel-discard-name = { $name }’s discard pile ({ $n })
dragonduel-to-come = { $n ->
    [one] Still to come from your deck and Tower: 1 card
   *[other] Still to come from your deck and Tower: { $n } cards
}
dragonduel-spark-deck = Spark deck { $n }
dragonduel-rolled = rolled { $rolls } to begin
dragonduel-mulligans = { $n ->
    [one] took a mulligan
   *[other] took { $n } mulligans
}
dragonduel-known = In hand, as all have seen
dragonduel-removed = Removed from play
dragonduel-none = Nothing yet.
dragonduel-looking = The top of your deck
dragonduel-text-field = Monsters of { $name }
dragonduel-text-deck = { $name }: { $n } of { $of } cards
dragonduel-text-begin = Begin with { $name }
dragonduel-answers = { $cards ->
    [none] { $uses ->
        [none] You can only pass.
       *[other] The ability of { $uses }, or pass.
    }
   *[other] { $cards }{ $uses ->
        [none] {""}
       *[other] , the ability of { $uses }
    }, or pass.
}
dragonduel-aimed-at = On: { $names }.
dragonduel-if-pass = If both pass: { $names }.
dragonduel-then-hit = { $attacker } has hit { $name }’s Tower; after this card the battle is over.
dragonduel-then-strike = { $attacker } strikes { $name } for { $strength }, unless it is blocked or a Barrier holds.
dragonduel-then-through = { $attacker } strikes { $name } for { $strength }, unless a Barrier holds.
dragonduel-then-last = { $name }’s Tower is empty: a hit means defeat.
dragonduel-then-gone = { $attacker } is gone: nobody is struck.
dragonduel-then-stopped = The blocker is gone, but the attack stays blocked: nobody is hurt.
dragonduel-then-fight = { $attacker } and { $blocker } deal their Strength to each other.
dragonduel-waits = { $event ->
    [enter] Because it came into play.
    [ally_enter] Because another monster came into play.
    [attack] Because it attacks.
    [blocked] Because it was blocked.
    [block] Because it blocks.
    [critical] Because of Critical Spark.
    [kill] Because it destroyed a monster in battle.
    [hit] Because it hit a Tower.
    [flip] Because a Tower card was revealed.
    [destroyed] Because it was destroyed.
    [ally_destroyed] Because another monster was destroyed.
    [cast] Because Magic was played.
    [upkeep] At the start of the turn.
   *[endstep] At the end of the turn.
}
dragonduel-which = What should it do?
dragonduel-way = { $word ->
    [attack] Attack { $name }
   *[use] { $line ->
        [none] Use its ability
       *[other] { $line }
    }
}
dragonduel-attack-whom = Attack whom?
dragonduel-if-it-blocks = { $n } if it blocks
dragonduel-end-really = End your turn?
dragonduel-end-attackers = { $n ->
    [one] One of your monsters
   *[other] { $n } of your monsters
} could still attack.
dragonduel-end-not = Keep playing
dragonduel-then-chain = then
dragonduel-word = { $word ->
    [first] { $name } begins
    [mulligan] new hand
    [keep] keep them
    [play] play { $thing }{ $x }{ $mode }
    [play-free] play it for free{ $mode }
    [play-undead] play { $thing } from the discard pile
    [use] use { $thing }{ $mode }
    [attack] { $thing } attacks { $name }
    [target] target { $thing }{ $name }
    [block] { $thing } blocks
    [critical] { $n } Critical Spark
    [barrier] { $n } Barrier Spark
    [push] { $thing } goes
    [push-new] the newcomer goes
    [discard] discard { $thing }
    [burn] discard it
    [send] send { $thing }
    [choose] choose { $thing }
    [take] take { $thing }
    [bottom] { $thing } to the bottom next
    [pay] pay
    [refuse] do not pay
    [trigger] { $thing } first
    [mode] {""}{ $mode }
    [done] no more
    [no-block] do not block
    [end] end turn
   *[pass] pass
}
dragonduel-passed = { $why ->
    [nothing] Passed for you. Nothing you have could change this.
   *[wished] Passed for you, as you wished.
}
dragonduel-stay = Ask me anyway
dragonduel-then-pays = { $cost ->
    [0] It costs nothing{ $hand ->
        [yes] {" but a card from your hand"}
       *[no] {""}
    }.
   *[other] { $cost } Spark{ $hand ->
        [yes] {" and a card from your hand"}
       *[no] {""}
    }: { $cards ->
        [one] 1 Spark card is
       *[other] { $cards } Spark cards are
    } exhausted, { $left } left ready.
}
dragonduel-then-strength = { $thing }: { $before } → { $after }
dragonduel-then-attack = It strikes with { $strength } and is exhausted. { $blockers ->
    [0] Nobody can block it now
    [one] { $strongest } can block it with { $best } and { dragonduel-block-falls }
   *[other] { $blockers } monsters can block it; { $strongest }, with { $best }, { dragonduel-block-falls }
}; a Barrier can reach { $barrier }.{ $tower ->
    [0] {" "}{ $name }’s Tower is empty: a hit means defeat.
   *[other] {""}
}
dragonduel-block-falls = { $falls ->
    [attacker] would win
    [blocker] would fall
   *[none] would stand
}
dragonduel-block-line = { $blockers ->
    [0] { $tower ->
        [0] Nobody can block, the Tower is empty: it would win.
       *[other] Nobody can block it now.
    }
   *[other] { $strongest } ({ $best }) { dragonduel-block-falls } as a blocker.
}
dragonduel-then-block = { $own } against { $theirs }: { $falls ->
    [own] your monster falls
    [theirs] the attacker falls
   *[none] both stand
}, unless Spark or Magic changes it.
dragonduel-critical-then = { $n ->
    [0] {""}
   *[other] Sent back to the Spark deck: { $n }.{" "}
}It strikes with { $strength }{ $falls ->
    [own] {" "}against { $against }: it falls.
    [theirs] {" "}against { $against }: the blocker falls.
    [none] {" "}against { $against }: both stand.
    [stopped] ; its blocker is gone, and nobody is struck.
    [through-holds] ; a Barrier of { $against } can hold.
    [through-wins] ; a Barrier can reach only { $against }: it breaks, and you win.
   *[through-breaks] ; a Barrier can reach only { $against }: it breaks.
}
dragonduel-barrier-then = { $holds ->
    [yes] Barrier { $barrier } against { $strength }: it holds.
    [last] Barrier { $barrier } against { $strength }: your Tower is empty, and you are defeated.
   *[no] Barrier { $barrier } against { $strength }: a Tower card is revealed.
}
dragonduel-numbers-critical = Spark cards sent back
dragonduel-numbers-barrier = Spark cards for the Barrier
dragonduel-wishes = When to ask me
dragonduel-wish-ask = Ask me { $chip }.
dragonduel-wish-ask-how = { $ask ->
    [matters] when it can matter
    [possible] whenever I can respond
   *[always] always
}
dragonduel-wish-ask-why = { $ask ->
    [matters] You are asked when a response of yours could change an attack on you or by you, stop or save something, or do its work before your own turn. Otherwise you pass automatically.
    [possible] You pass automatically only when you have nothing to respond with.
   *[always] You are asked whenever anybody may respond, even when you can only pass. Key H.
}
dragonduel-wish-skip = Pass until my turn
dragonduel-wish-until = Everything is passed until your own turn begins, except an attack that could end your game.
dragonduel-wish-wait = Against bots an automatic pass takes no time. Among people the page waits a random moment first, so that nobody can tell what you hold.
dragonduel-wish-stops = Ask me after:
dragonduel-wish-stops-why = You pass the others automatically, unless the attack could end your game.
dragonduel-window = { $kind ->
    [attack] attacks
    [card] cards
    [ability] abilities
    [tower] Tower cards
   *[end] ends of turns
}
dragonduel-key-pass = pass, end the turn, do not block
dragonduel-key-zoom = read the focused card
dragonduel-key-hold = always ask me, or only when it can matter

# --- options as sentences
dragonduel-option-deck0 = Chair 1 plays { $chip }.
dragonduel-option-deck1 = Chair 2 plays { $chip }.
dragonduel-option-deck2 = Chair 3 plays { $chip }.
dragonduel-option-deck3 = Chair 4 plays { $chip }.
dragonduel-option-start = The first player is { $chip }.
dragonduel-option-start-choice = named by whoever rolls highest
dragonduel-option-start-lot = whoever rolls highest
dragonduel-option-second_seat = Players who do not begin { $chip }.
dragonduel-option-second_seat-none = get nothing extra
dragonduel-option-second_seat-card = draw one extra card
dragonduel-option-second_seat-redraw = may take a second mulligan
dragonduel-option-open_lists = Deck lists are { $chip }.
dragonduel-option-open_lists-false = private
dragonduel-option-open_lists-true = open to all

# --- why a word is refused
dragonduel-refusal-not-held = { $card } is not in your hand.
dragonduel-refusal-not-there = It is not there any more.
dragonduel-refusal-not-yours = That monster is not yours.
dragonduel-refusal-not-now = Not right now.
dragonduel-refusal-spark =
    { $card } needs { $needed ->
        [one] 1 ready Spark card
       *[other] { $needed } ready Spark cards
    }; you have { $ready }.
dragonduel-refusal-extra-cost =
    You do not have { $n ->
        [one] the monster
       *[other] the { $n } monsters
    } that { $card } costs.
dragonduel-refusal-extra-discard =
    You do not hold { $n ->
        [one] the other card
       *[other] the { $n } other cards
    } that { $card } costs.
dragonduel-refusal-no-target = It has nothing to target.
dragonduel-refusal-no-monster-response = Monsters cannot be played as a response.
dragonduel-refusal-no-ability = It has no such ability.
dragonduel-refusal-exhausted = It is exhausted.
dragonduel-refusal-cost = Its cost cannot be paid.
dragonduel-refusal-rooted = It cannot attack.
dragonduel-refusal-reckless = It cannot block.
dragonduel-refusal-evade = Its Strength of { $strength } is too low to block this attacker.
dragonduel-refusal-DD-23 = It came into play this turn and has no Haste.
dragonduel-refusal-DD-36 = Playing it from the discard pile also costs a card from your hand.
dragonduel-refusal-DD-37 = The attacker flies: only Flight or Reach can block it.
dragonduel-refusal-DD-38 = Only a ready monster can block.
dragonduel-refusal-DD-39 = Only opponents who are still in the duel can be attacked.
dragonduel-refusal-DD-75 = { $card } does not have Undead printed on it.

# --- decks
dragonduel-deck-style-random = Nobody knows what is in it, not even you.
dragonduel-deck-style-ember-gale = Fast and reckless: strike early, burn blockers out of the way, attack again.
dragonduel-deck-style-hive-and-hearth = Patient: a swarm behind strong walls, then giants nobody can pass.
dragonduel-deck-style-cold-current = Control: freeze and send back what comes, grow Spark, end with sea giants.
dragonduel-deck-style-hollow-court = Sacrifice: weaken, destroy, and call the buried back for one more turn.
dragonduel-deck-style-sky-choir = In the air: fliers over every blocker, guards below, the Tower rebuilt.
dragonduel-deck-style-drowned-crypt = Attrition: chill, wither and counter until only your reapers stand.
dragonduel-room-starters = Starter decks for { $name }
dragonduel-room-own = Your own decks
dragonduel-room-none = You have not saved a deck yet. Begin with a starter deck or from scratch, and make it yours.
dragonduel-room-build = Build a deck
dragonduel-room-change = Look inside
dragonduel-room-play = Play this deck

# --- the table in words
dragonduel-turn = turn { $turn }
dragonduel-battle = { $attacker } attacks { $name } with { $strength }
dragonduel-chain = Magic Duel:

# --- the page: decks to choose
dragonduel-option-deck0-ember-gale = { dragonduel-deck-name-ember-gale }
    .about = { dragonduel-deck-style-ember-gale }
dragonduel-option-deck0-hive-and-hearth = { dragonduel-deck-name-hive-and-hearth }
    .about = { dragonduel-deck-style-hive-and-hearth }
dragonduel-option-deck0-cold-current = { dragonduel-deck-name-cold-current }
    .about = { dragonduel-deck-style-cold-current }
dragonduel-option-deck0-hollow-court = { dragonduel-deck-name-hollow-court }
    .about = { dragonduel-deck-style-hollow-court }
dragonduel-option-deck0-sky-choir = { dragonduel-deck-name-sky-choir }
    .about = { dragonduel-deck-style-sky-choir }
dragonduel-option-deck0-drowned-crypt = { dragonduel-deck-name-drowned-crypt }
    .about = { dragonduel-deck-style-drowned-crypt }
dragonduel-option-deck0-random = { dragonduel-deck-name-random }
    .about = { dragonduel-deck-style-random }
dragonduel-option-deck1-ember-gale = { dragonduel-deck-name-ember-gale }
    .about = { dragonduel-deck-style-ember-gale }
dragonduel-option-deck1-hive-and-hearth = { dragonduel-deck-name-hive-and-hearth }
    .about = { dragonduel-deck-style-hive-and-hearth }
dragonduel-option-deck1-cold-current = { dragonduel-deck-name-cold-current }
    .about = { dragonduel-deck-style-cold-current }
dragonduel-option-deck1-hollow-court = { dragonduel-deck-name-hollow-court }
    .about = { dragonduel-deck-style-hollow-court }
dragonduel-option-deck1-sky-choir = { dragonduel-deck-name-sky-choir }
    .about = { dragonduel-deck-style-sky-choir }
dragonduel-option-deck1-drowned-crypt = { dragonduel-deck-name-drowned-crypt }
    .about = { dragonduel-deck-style-drowned-crypt }
dragonduel-option-deck1-random = { dragonduel-deck-name-random }
    .about = { dragonduel-deck-style-random }
dragonduel-option-deck2-ember-gale = { dragonduel-deck-name-ember-gale }
    .about = { dragonduel-deck-style-ember-gale }
dragonduel-option-deck2-hive-and-hearth = { dragonduel-deck-name-hive-and-hearth }
    .about = { dragonduel-deck-style-hive-and-hearth }
dragonduel-option-deck2-cold-current = { dragonduel-deck-name-cold-current }
    .about = { dragonduel-deck-style-cold-current }
dragonduel-option-deck2-hollow-court = { dragonduel-deck-name-hollow-court }
    .about = { dragonduel-deck-style-hollow-court }
dragonduel-option-deck2-sky-choir = { dragonduel-deck-name-sky-choir }
    .about = { dragonduel-deck-style-sky-choir }
dragonduel-option-deck2-drowned-crypt = { dragonduel-deck-name-drowned-crypt }
    .about = { dragonduel-deck-style-drowned-crypt }
dragonduel-option-deck2-random = { dragonduel-deck-name-random }
    .about = { dragonduel-deck-style-random }
dragonduel-option-deck3-ember-gale = { dragonduel-deck-name-ember-gale }
    .about = { dragonduel-deck-style-ember-gale }
dragonduel-option-deck3-hive-and-hearth = { dragonduel-deck-name-hive-and-hearth }
    .about = { dragonduel-deck-style-hive-and-hearth }
dragonduel-option-deck3-cold-current = { dragonduel-deck-name-cold-current }
    .about = { dragonduel-deck-style-cold-current }
dragonduel-option-deck3-hollow-court = { dragonduel-deck-name-hollow-court }
    .about = { dragonduel-deck-style-hollow-court }
dragonduel-option-deck3-sky-choir = { dragonduel-deck-name-sky-choir }
    .about = { dragonduel-deck-style-sky-choir }
dragonduel-option-deck3-drowned-crypt = { dragonduel-deck-name-drowned-crypt }
    .about = { dragonduel-deck-style-drowned-crypt }
dragonduel-option-deck3-random = { dragonduel-deck-name-random }
    .about = { dragonduel-deck-style-random }

# --- the page: questions
dragonduel-passing-why = Automatically, after a random wait, so that the timing gives nothing away.

# --- the page: when to be asked

# --- the story
dragonduel-story-rolled = { $name } rolls { $again ->
    [yes] again: { $n }
   *[no] { $n }
}.
    .you = You roll { $again ->
        [yes] again: { $n }
       *[no] { $n }
    }.
dragonduel-story-highest = { $begins ->
    [yes] { $name } has rolled highest and begins.
   *[no] { $name } has rolled highest and names the first player.
}
    .you = { $begins ->
        [yes] You have rolled highest: you begin.
       *[no] You have rolled highest: you name the first player.
    }
dragonduel-story-first = { $own_choice ->
    [yes] { $name } chooses to begin.
   *[no] { $by } lets { $name } begin.
}
    .you = { $own_choice ->
        [yes] You choose to begin.
       *[no] { $by } lets you begin.
    }
dragonduel-story-mulligan = { $again ->
    [yes] { $name } takes a new hand.
   *[no] { $name } keeps their hand.
}
    .you = { $again ->
        [yes] You take a new hand.
       *[no] You keep your hand.
    }
dragonduel-story-towers = The Towers stand, { $n } cards each.
dragonduel-story-turn = Turn { $turn } · { $name }
    .you = Turn { $turn } · you
dragonduel-story-announced = { $name } { $origin ->
    [tower] plays { $card } from the Tower for free
    [discard] plays { $card } from the discard pile
   *[hand] { $answer ->
        [yes] answers with { $card }
       *[no] plays { $card }
    }
}{ dragonduel-story-detail }
    .you = You { $origin ->
        [tower] play { $card } from the Tower for free
        [discard] play { $card } from the discard pile
       *[hand] { $answer ->
            [yes] answer with { $card }
           *[no] play { $card }
        }
    }{ dragonduel-story-detail }
dragonduel-story-detail = { $x ->
    [none] {""}
   *[other] , X = { $x }
}{ $text ->
    [none] .
   *[other] : “{ $text }”
}
dragonduel-story-used = { $name } { $answer ->
    [yes] answers with
   *[no] uses
} the ability of { $card }{ $monster }: “{ $text }”
    .you = You { $answer ->
        [yes] answer with
       *[no] use
    } the ability of { $card }{ $monster }: “{ $text }”
dragonduel-story-aimed = { $players ->
    [none] It targets { $cards }.
   *[other] { $cards ->
        [none] It targets { $players }.
       *[other] It targets { $players } and { $cards }.
    }
}
dragonduel-story-triggered = { $name }’s { $card }{ $monster } triggers: “{ $text }”
    .you = Your { $card }{ $monster } triggers: “{ $text }”
dragonduel-story-countered = { $name }’s { $card } is countered.
    .you = Your { $card } is countered.
dragonduel-story-attack = { $name }’s { $card }{ $monster } attacks { $other_you ->
    [yes] you
   *[no] { $other }
}.
    .you = Your { $card }{ $monster } attacks { $other }.
dragonduel-story-blocked = { $name }’s { $card }{ $monster } blocks { $attacker_card }{ $attacker }.
    .you = Your { $card }{ $monster } blocks { $attacker_card }{ $attacker }.
dragonduel-story-unblocked = { $name } does not block.
    .you = You do not block.
dragonduel-story-harmless = { $card }{ $monster } has no Strength to strike with: nobody is hurt.
dragonduel-story-critical = { $name } sends back { dragonduel-story-sparks } as Critical Spark: { $card }{ $monster } has { $strength } Strength until end of turn.
    .you = You send back { dragonduel-story-sparks } as Critical Spark: { $card }{ $monster } has { $strength } Strength until end of turn.
dragonduel-story-barrier = { $name } raises a Barrier of { $n } against { $strength }: { $holds ->
    [yes] it holds.
   *[no] it breaks.
}
    .you = You raise a Barrier of { $n } against { $strength }: { $holds ->
        [yes] it holds.
       *[no] it breaks.
    }
dragonduel-story-revealed = { $name }’s Tower is hit and reveals { $card }; { $tower } left.
    .you = Your Tower is hit and reveals { $card }; { $tower } left.
dragonduel-story-buried = { $why ->
    [tower] { $card } from { $name }’s Tower goes to the discard pile.
   *[pushed] { $name } has no room for { $card }: it goes to the discard pile.
}
    .you = { $why ->
        [tower] { $card } from your Tower goes to the discard pile.
       *[pushed] You have no room for { $card }: it goes to the discard pile.
    }
dragonduel-story-rebuilt = { $name }’s Tower grows to { $tower }.
    .you = Your Tower grows to { $tower }.
dragonduel-story-unbuilt = { $name } takes { dragonduel-story-cards } from their Tower into hand; { $tower } left.
    .you = You take { dragonduel-story-cards } from your Tower into hand; { $tower } left.
dragonduel-story-cards = { $cards ->
    [none] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
   *[other] { $cards }
}
dragonduel-story-entered = { $origin ->
    [token] { $name } gets a token: { $card }{ $monster }.
    [discard] { $name }’s { $card }{ $monster } comes into play from the discard pile.
    [tower] { $name }’s { $card }{ $monster } comes into play from the Tower.
   *[hand] { $name }’s { $card }{ $monster } comes into play.
}
    .you = { $origin ->
        [token] You get a token: { $card }{ $monster }.
        [discard] Your { $card }{ $monster } comes into play from the discard pile.
        [tower] Your { $card }{ $monster } comes into play from the Tower.
       *[hand] Your { $card }{ $monster } comes into play.
    }
dragonduel-story-left = { $how ->
    [destroyed] { $name }’s { $card } is destroyed.
    [returned] { $name }’s { $card } returns to hand.
    [removed] { $name }’s { $card } is removed from play.
   *[sent] { $name }’s { $card } goes to the discard pile.
}
    .you = { $how ->
        [destroyed] Your { $card } is destroyed.
        [returned] Your { $card } returns to your hand.
        [removed] Your { $card } is removed from play.
       *[sent] Your { $card } goes to the discard pile.
    }
dragonduel-story-vanished = { $name } has six monsters already: { $card } does not stay.
    .you = You have six monsters already: { $card } does not stay.
dragonduel-story-conjured = { $name } brings the Magic token { $card } into play.
    .you = You bring the Magic token { $card } into play.
dragonduel-story-drew = { $name } draws { dragonduel-story-cards }.
    .you = You draw { dragonduel-story-cards }.
dragonduel-story-looks = { $name } looks at { dragonduel-story-top }
    .you = You look at { dragonduel-story-top }
dragonduel-story-top = the top { $n ->
    [one] card
   *[other] { $n } cards
} of the deck{ $cards ->
    [none] .
   *[other] : { $cards }.
}
dragonduel-story-dug = { $name } takes { dragonduel-story-cards } from there into hand.
    .you = You take { dragonduel-story-cards } from there into hand.
dragonduel-story-discarded = { $name } discards { $cards }{ dragonduel-story-cost }.
    .you = You discard { $cards }{ dragonduel-story-cost }.
dragonduel-story-cost = { $why ->
    [cost] {" "}as a cost
   *[effect] {""}
}
dragonduel-story-sparks = { $n ->
    [one] 1 Spark card
   *[other] { $n } Spark cards
}
dragonduel-story-spark = { $name } { $why ->
    [turn] gets { dragonduel-story-sparks }.
    [gained] gets { dragonduel-story-sparks } more{ dragonduel-story-state }.
    [readied] readies { dragonduel-story-sparks }.
    [unless] exhausts { dragonduel-story-sparks } to keep it from being countered.
    [cost] exhausts { dragonduel-story-sparks } for it.
   *[exhausted] has { dragonduel-story-sparks } exhausted.
}
    .you = You { $why ->
        [turn] get { dragonduel-story-sparks }.
        [gained] get { dragonduel-story-sparks } more{ dragonduel-story-state }.
        [readied] ready { dragonduel-story-sparks }.
        [unless] exhaust { dragonduel-story-sparks } to keep it from being countered.
        [cost] exhaust { dragonduel-story-sparks } for it.
       *[exhausted] have { dragonduel-story-sparks } exhausted.
    }
dragonduel-story-state = { $ready ->
    [0] { $n ->
        [one] , exhausted
       *[other] , all exhausted
    }
   *[other] { $n ->
        [one] , ready
       *[other] , all ready
    }
}
dragonduel-story-readied = { $name }’s { $card }{ $monster } is readied.
    .you = Your { $card }{ $monster } is readied.
dragonduel-story-exhausted = { $name }’s { $card }{ $monster } is exhausted.
    .you = Your { $card }{ $monster } is exhausted.
dragonduel-story-hurt = { $name }’s { $card }{ $monster } takes { $n } damage.
    .you = Your { $card }{ $monster } takes { $n } damage.
dragonduel-story-until = { $until ->
    [battle] until end of battle
    [turn] until end of turn
    [ready] until its next Ready phase
   *[perm] for good
}
dragonduel-story-strength = { $name }’s { $card }{ $monster } gets { $n } Strength { dragonduel-story-until }.
    .you = Your { $card }{ $monster } gets { $n } Strength { dragonduel-story-until }.
dragonduel-story-granted = { $name }’s { $card }{ $monster } { dragonduel-story-flag }
    .you = Your { $card }{ $monster } { dragonduel-story-flag }
dragonduel-story-flag = { $flag ->
    [flight] gains Flight { dragonduel-story-until }.
    [haste] gains Haste { dragonduel-story-until }.
    [undead] gains Undead { dragonduel-story-until }.
    [reach] gains Reach { dragonduel-story-until }.
    [siege] gains Siege { dragonduel-story-until }.
    [noattack] cannot attack { dragonduel-story-until }.
    [noblock] cannot block { dragonduel-story-until }.
    [stun] stays exhausted in its next Ready phase.
   *[pacified] deals no damage { dragonduel-story-until }.
}
dragonduel-story-warded = { $name } has { $n } extra Barrier this turn.
    .you = You have { $n } extra Barrier this turn.
dragonduel-story-discount = { $name }’s next card costs { $n } less.
    .you = Your next card costs { $n } less.
dragonduel-story-defeated = { $why ->
    [deck] { $name } has no card left to draw and is defeated.
    [resigned] { $name } resigns.
   *[tower] { $name } is hit with an empty Tower and is defeated.
}
    .you = { $why ->
        [deck] You have no card left to draw and are defeated.
        [resigned] You resign.
       *[tower] You are hit with an empty Tower and are defeated.
    }
dragonduel-story-over = { $winners_count ->
    [one] { $winners } wins the duel.
   *[other] Nobody wins the duel.
}
dragonduel-story-loop-stopped = This was going round in circles, so the table stopped it.

# --- the page: the end
dragonduel-you-won = You won the duel
dragonduel-they-won = { $name } won the duel
dragonduel-shared = Nobody won this duel
dragonduel-last-blow = The last blow
dragonduel-count = { $what ->
    [attacks] attacks
    [plays] cards played
    [hits] Tower cards revealed
   *[tower] Tower cards left
}
dragonduel-defeat = { $why ->
    [deck] Had no card left to draw.
    [tower] Was hit with an empty Tower.
    [resigned] Resigned.
   *[other] Left the duel.
}
dragonduel-fall-title = How the Towers fell
dragonduel-fall-hint = Tower cards, turn by turn
dragonduel-fall-end = { $name }: { $n } left

# --- the page: the rules in brief
dragonduel-rule-aim = Hit every opponent once more than they have Tower cards. Whoever is hit with an empty Tower, or cannot draw, is defeated. The last one standing wins.
    .name = Goal
dragonduel-rule-turn = Ready your cards, gain one Spark card, draw one card. Then play cards, use abilities and attack in any order, as often as you can, and end your turn.
    .name = A turn
dragonduel-rule-spark = Each ready Spark card pays 2 Spark and is exhausted until your next turn; what is left over is lost. In battle the attacker may send Spark cards back for +1000 each (Critical), and the defender may exhaust ready ones for 1000 Barrier each.
    .name = Spark
dragonduel-rule-cards = A monster stays in play, six at most, and may attack from your next turn on. Magic does what it says and goes to the discard pile. Strength lost until end of turn comes back; below 0, a monster is destroyed.
    .name = Cards
dragonduel-rule-attack = Exhaust a ready monster and name an opponent, who may block with one ready monster. Blocked, both deal their Strength to each other. Unblocked, it strikes the Tower unless the Barrier is at least its Strength. Equal Strength destroys nobody.
    .name = Attack and block
dragonduel-rule-tower = Five cards nobody knows. A hit reveals the top one: its owner plays it for free or discards it.
    .name = The Tower
dragonduel-rule-respond = After a card, an ability, an attack, a Tower card or at the end of a turn, the others may respond with Magic or an ability. Then both players take turns adding to the Magic Duel until both pass. The newest resolves first.
    .name = Responses
dragonduel-rule-keywords = Flight: blocked only by Flight or Reach. Haste: attacks at once. Undead: can also be played from the discard pile, for a discarded card. Siege: the revealed Tower card is discarded. Rooted: cannot attack. Reckless: cannot block.
    .name = Keywords
dragonduel-rule-several = You choose whom you attack. The player to the left of the active player is asked first; once somebody responds, only that player and the one who acted go on. A response to an attack or at the end of a turn can itself be answered by everybody else.
    .name = Three or four players

# --- the page: the deck builder
dragonduel-option-deck0-value = { dragonduel-deck-name-own }
dragonduel-option-deck1-value = { dragonduel-deck-name-own }
dragonduel-option-deck2-value = { dragonduel-deck-name-own }
dragonduel-option-deck3-value = { dragonduel-deck-name-own }
dragonduel-bring = Choose a deck
dragonduel-bring-hint = The others see the name of a starter deck. If you bring your own, they only see that you did.
dragonduel-workshop = Build a deck
dragonduel-deck-new = My deck
dragonduel-deck-called = Name of the deck
dragonduel-deck-save = Save
dragonduel-deck-drop = Delete
dragonduel-deck-use = Play with it
dragonduel-deck-start = Start from
dragonduel-deck-empty = nothing
dragonduel-deck-legal = Fifty cards, at most four of each: this deck can be played.
dragonduel-deck-add = { $card }, { $n } in the deck; add one
dragonduel-deck-less = remove one { $card }
dragonduel-deck-more = add one { $card }
dragonduel-deck-text = As text, to copy or paste
dragonduel-deck-read = Use this text as the deck
dragonduel-deck-line = Line { $line } names no card: “{ $said }”. Write it like “4 CS-01” or “4 Fire Slime”.
dragonduel-all-cards = All cards
dragonduel-says = It has an ability: hover, hold or press Z to read it
dragonduel-search = Search names and texts
dragonduel-no-such-card = No cards match. Remove a filter.
dragonduel-read = Read { $card }
dragonduel-deck-saved = Saved
dragonduel-deck-lose = “{ $name }” is not saved. Leave it, and lose what you have changed?
dragonduel-deck-over = You have another deck called “{ $name }”. Replace it?
dragonduel-deck-drop-sure = Delete “{ $name }” for good?
dragonduel-deck-record = { $games ->
    [one] Played once, { $won ->
        [0] lost
       *[other] won
    }
   *[other] Played { $games } times, { $won } won
}
dragonduel-test-hand = Test a hand
dragonduel-test-again = Another hand
dragonduel-test-more = Draw one more
dragonduel-tab-cards = Cards
dragonduel-tab-deck = Deck, { $n } of { $of }
dragonduel-shift-adds = With Shift, { click-too } to add or remove all { $n }
dragonduel-filter-mine = in my deck
dragonduel-filter-none = Remove filters
dragonduel-filter-more = { $count ->
    [0] Filters
    [one] 1 filter
   *[other] { $count } filters
}
dragonduel-any-keyword = any keyword
dragonduel-any-trait = any trait
dragonduel-cost-range = cost { $cost }
dragonduel-filter = { $field ->
    [element] Element
    [kind] Type
    [cost] Cost
    [keyword] Keyword
   *[trait] Trait
}
dragonduel-curve = Cards by cost: { $all }
dragonduel-curve-title = { $n } of { $of } cards, by cost

# charts of a review
dragonduel-measure-tower = Tower cards left
dragonduel-measure-spark = Spark
dragonduel-measure-used = Spark used in the turn
dragonduel-measure-monsters = Monsters in play
refusal-too-many-decks = You have too many decks. Delete one of them first.
