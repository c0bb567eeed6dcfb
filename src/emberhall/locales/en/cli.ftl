# What only the terminal says.
cli-you = You
cli-bot = Bot { $seat }
cli-seat = Seat { $seat }
cli-spectator = a spectator
cli-begin = Seed { $seed }. Bot level: { $level }. Type help or rules at any time.
cli-hint = help, rules, why, quit
cli-help = Type one of the words below, or its number: { $example }.
    why { $example }: which rule forbids it.   look: show the table again.   quit: leave; the record is still saved.
cli-dualis-help = Type a card to play it, with a + to take a coin: S5B or S5B+; or its number. A card in brackets cannot be played now.
    why S5B: which rule forbids it.   look: show the table again.   quit: leave; the record is still saved.
cli-words = You can type: { $words }
cli-more = and { $count } more (type help)
cli-legal = { $word } is allowed.
cli-unknown = Unknown move or command: “{ $text }”. Type help.
cli-help-rules = rules: the rules in brief.
cli-help-read = rules: the rules in brief.   read, with a card’s number or name: what the card says.
cli-no-card = There is no card “{ $text }”. Give a card’s number or its name.
cli-why-what = Add the move you mean: why { $example }.
cli-help-resign = resign: give up the game.
cli-only-one = Only { $word } can be played; it is played for you.
cli-quit = You have left the table.
cli-saved = The record is in { $file }.
cli-cards-id = id
cli-cards-name = name
cli-cards-text = text
cli-cards-provenance = provenance
cli-cards-from = { $provenance ->
    [part] printed in part
   *[other] { $provenance }
}
cli-cards-house = { $source }; house: { $parts }
cli-cards-overlay = The overlay on { $title } has the mark { $mark }; records of games played with it name it.
cli-replay-at = Move { $at } of { $of }, as seen by { $eyes }.
cli-conceded = { $over ->
    [1] { $name } concedes, and the game is over.
   *[other] { $name } concedes; a bot plays on and cannot win.
}
cli-replay-keys = n or → next   p or ← back   s another seat   < start   > end   q quit
cli-dualis-letter = { $suit ->
    [S] S
   *[M] M
}
cli-dualis-rounds = rounds
cli-dualis-total = total

# Flamecraft, told in the terminal: what you do, and what the page shows without words.
cli-flamecraft-places = slots
cli-flamecraft-gives = gathering gives
cli-flamecraft-visitors = visitors
cli-flamecraft-signs = Empty slots: who fits → the reward. ● coin, ★ reputation, F fancy dragon, A artisan, w good of your choice, * any. ✦ enchantment.
cli-flamecraft-next = Next to move in by itself: { $slots }
cli-flamecraft-sets = { $cost } a set, up to { $count } → { $steps } reputation.
cli-flamecraft-reputation = reputation
cli-flamecraft-goods = goods and coins
cli-flamecraft-hand = hand + fancy
cli-flamecraft-help = Type one of the words below, or its verb and ids: visit ST-BR, gather, place A-BR-1 on ST-BR.2, skip.
    why visit ST-BR: which rule forbids it.   look: show the table again.   quit: leave; the record is still saved.

# Profiles
cli-unlocked = { $card } is now unlocked; `emberhall profile` lists everything you have unlocked.
cli-profile-locked = not yet
cli-profile-file = Saved in { $file }.

# DragonDuel, told in the terminal: what you do.
cli-card-part = Printed in part: the rest is ours.
cli-dragonduel-target = { $op ->
    [dmg] Who takes { $n } damage?
    [str] Whose Strength changes by { $n }?
    [destroy] Which monster is destroyed?
    [hand] Which monster returns to its owner’s hand?
    [exhaust] Which monster is exhausted?
    [remove] Which monster is removed from play?
    [ready] Which monster is readied?
    [discard] Whose cards are discarded?
    [counter] What in the Magic Duel is countered?
    [revive] Which card comes back from the discard pile?
   *[other] Who or what is the target?
}
cli-dragonduel-battle-you = { $attacker } attacks you with { $strength }
cli-dragonduel-aimed = at { $targets }
cli-dragonduel-waiting = Waiting abilities:
cli-dragonduel-known = In hand, as all have seen: { $cards }
cli-dragonduel-discard = Discard pile: { $cards }
cli-dragonduel-removed = Removed from play: { $cards }
cli-dragonduel-blocked = blocked by { $monster }
cli-dragonduel-spark = Spark { $cards }
cli-dragonduel-turned = revealed: { $card }

# Flamecraft Duals, told in the terminal: what you do.
cli-flamecraft_duals-help = Type one of the words below, or its number. Case does not matter, and verbs can be shortened: pl c3 means place C3.
    why place C3: which rule forbids it.   look: show the table again.   quit: leave; the record is still saved.
cli-flamecraft_duals-hand = Your cards
cli-flamecraft_duals-open = To draw by number
cli-flamecraft_duals-label = { $what }: { $list }
cli-flamecraft_duals-you-hold = You hold { $token }

# The commands titles, simulate and verify.
cli-titles-facts = { $seats } seats, rules { $rules }, bots: { $bots }
cli-titles-or = { $others } or { $last }
cli-titles-with = { $value } with { $seats }
cli-titles-option = option
cli-titles-values = values
cli-titles-default = default
cli-titles-house = house
cli-simulate-series = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
cli-simulate-level = level
cli-simulate-seats = seats
cli-simulate-wins = wins
cli-simulate-rate = rate
cli-simulate-interval = 95% interval
cli-simulate-score = mean score
cli-simulate-seats-of = { $seats } of { $all }
cli-simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-simulate-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-simulate-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-simulate-signed = { $sign }{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-lengths = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions a game ({ $shortest } to { $longest }); { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } decisions a second
cli-verify-sealed = The shuffle was sealed: the secret matches the seal { $seal },
    and with the nonces of { $seats ->
        [one] the one seat
       *[other] all { $seats } seats
    } it gives the seed { $seed }.
cli-verify-legal = { $words ->
    [one] The one word of the record is
   *[other] All { $words } words of the record are
} legal under rules { $rules } of { $title }.
cli-verify-unproven = The shuffle is not proven.
cli-verify-problem-unsealed = The record has no seal: it does not come from a table server.
cli-verify-problem-note = The record has no note “{ $note }”.
cli-verify-problem-secret = The secret “{ $secret }” is not hexadecimal.
cli-verify-problem-seal = The secret does not match the seal { $seal }: its hash is { $hash }.
cli-verify-problem-seed = The secret and the nonces give the seed { $seed }, but the game was dealt from { $dealt }.
cli-verify-problem-nonce = The nonce of seat { $seat }, a bot, is not the one derived from the secret.
cli-export-rows = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $decisions } decisions: { $file }
cli-export-records = { $games ->
        [one] One record
       *[other] { $games } records
    }: { $folder }
cli-ratings-rebuilt = { $games ->
        [0] No rated game is stored.
        [one] Ratings recomputed from one game.
       *[other] Ratings recomputed from { $games } games.
    }

# faces of cards in words
dragonduel-text-fact-cost = cost { $n }
dragonduel-text-fact-strength = Strength { $n }
flamecraft-text-icon = Icon: { $count ->
    [one] { flamecraft-good }
   *[other] { flamecraft-some }
}.
flamecraft-text-slot = Slot { $number }, { $takes }: { $reward }
flamecraft-text-ability = Ability:
flamecraft-text-or = { $one } or { $two }
flamecraft-text-cost = Cost{ $sets ->
    [1] {""}
   *[other] , payable once or more
}: { $goods }.
flamecraft-text-swap = Unlocks { $new }, which replaces { $old }.
flamecraft-text-adds = Unlocks { $card }.
flamecraft-text-need = { $need }.
flamecraft_duals-text-does = { $type ->
    [B] Fired up: pull another token and place it, then you may fire it up.
    [C] Fired up: pull 3 tokens, place 1 of them without firing it up, and return the others to the bag.
    [M] Fired up: move 1 adjacent token to any other space.
    [I] Fired up: move 1 or 2 adjacent tokens by 1 space each.
    [O] Fired up: swap any 2 tokens.
    [P] Fired up: fire up 1 adjacent token.
   *[W] It has no special ability.
}
flamecraft_duals-text-dual = It fires up as one of its two types.
