# the table
flamecraft_duals-subtitle = { $mode ->
    [standard] Standard
    [fancy] Fancy
    [fountain] Fountain
    [fancy_fountain] Fancy and fountain
   *[solo] Solo
} · { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
flamecraft_duals-second = second game
flamecraft_duals-board = Board
flamecraft_duals-bag = Bag
flamecraft_duals-fire-up = Fire up
flamecraft_duals-high-low = high to low
flamecraft_duals-in-bag = { $count ->
    [one] token in the bag
   *[other] tokens in the bag
}
flamecraft_duals-extras = { $count ->
    [0] none set aside
   *[other] { $count } more set aside
}
flamecraft_duals-pairs-left = { $count ->
    [0] no dual left
    [one] and 1 dual: { $list }
   *[other] and { $count } duals: { $list }
}
flamecraft_duals-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
flamecraft_duals-in-hand = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
flamecraft_duals-won = { $count } won
flamecraft_duals-won-card = { $card }, won
flamecraft_duals-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
flamecraft_duals-reputation = { $count } reputation
flamecraft_duals-kept = Kept for the next turn: { $token }
flamecraft_duals-rainbow = fires as any type
flamecraft_duals-pulled = Pulled, not yet placed
flamecraft_duals-house = house
flamecraft_duals-beside = Beside the board
flamecraft_duals-duty-open = Duty: complete a card or spend a coin
flamecraft_duals-duty-done = Duty met
flamecraft_duals-end-near = { $cause ->
    [bag] The bag ran out
   *[deck] The deck ran out
}: last turn
flamecraft_duals-end-left = { $cause ->
    [bag] { $left ->
        [one] the last token
       *[other] { $left } tokens left
    }
   *[deck] { $left ->
        [one] the last card
       *[other] { $left } cards left
    }
}
flamecraft_duals-coin-spent = This turn’s coin is spent
flamecraft_duals-coin-none = No coin left

# tokens, types, hexes
flamecraft_duals-token = { $token ->
    [B] bread
    [C] crystal
    [M] meat
    [I] iron
    [O] potion
    [P] plant
    [BC] bread-crystal
    [CI] crystal-iron
    [IO] iron-potion
    [OP] potion-plant
    [PM] plant-meat
    [MB] meat-bread
   *[W] Buddy
}
flamecraft_duals-type = { $type ->
    [B] bread
    [C] crystal
    [M] meat
    [I] iron
    [O] potion
   *[P] plant
}
flamecraft_duals-letter = { $type ->
    [B] B
    [C] C
    [M] M
    [I] I
    [O] O
    [P] P
   *[W] W
}
flamecraft_duals-short-dual = { $a } and { $b }
flamecraft_duals-power-B = Pull another token, place it
flamecraft_duals-power-C = Pull three, place one
flamecraft_duals-power-M = Move an adjacent one anywhere
flamecraft_duals-power-I = Move two adjacent ones by one
flamecraft_duals-power-O = Swap any two
flamecraft_duals-power-P = Fire up an adjacent one

# pattern cards
flamecraft_duals-found-all = on the board
flamecraft_duals-found-with = with { $hex }
flamecraft_duals-found-some = { $have } of { $of }
flamecraft_duals-found-few = not yet

# the question
flamecraft_duals-word-no = Let it rest
flamecraft_duals-word-pull = Pull
flamecraft_duals-word-stop = Stop here
flamecraft_duals-word-done = { $over ->
    [yes] End the game
   *[other] End turn
}
flamecraft_duals-word-coin = Spend a coin: draw 2, return 2
flamecraft_duals-word-coin-flair = Spend a coin: Flair
flamecraft_duals-word-coin-rainbow = Spend a coin: Rainbow
flamecraft_duals-word-coin-starburst = Spend a coin: Starburst
flamecraft_duals-word-coin-taylor = Spend a coin: Taylor
flamecraft_duals-waiting = { $ask ->
    [pull] { $name } is pulling a token
    [place] { $name } is placing a token
    [score] { $name } is scoring
    [fancy] { $name } is picking a Fancy dragon
   *[other] { $name } is firing up
}
flamecraft_duals-special = last scoring
flamecraft_duals-ask-pull = Pull a token?
    .small = pull
    .then = You place it, then it may fire up.
flamecraft_duals-ask-place = Where does it go?
    .small = place the token
    .then = Choose a space to see what it would do.
flamecraft_duals-ask-fire = Fire it up?
    .small = fire up
    .then = As one of its types, or not at all.
flamecraft_duals-ask-crystal-pick = Which one do you place?
    .small = crystal
    .then = The others go back into the bag.
flamecraft_duals-ask-meat-from = Which adjacent token moves?
    .small = meat
    .then = It may go anywhere with room.
flamecraft_duals-ask-meat-to = Where does it move to?
    .small = meat
    .then = Any other space with room.
flamecraft_duals-ask-iron-from = Which adjacent token moves?
    .small = iron
    .then = One space; then a second token, if you like.
flamecraft_duals-ask-iron-to = Which way does it move?
    .small = iron
    .then = One space.
flamecraft_duals-ask-potion-a = Which token is swapped?
    .small = potion
    .then = Any two tops change places.
flamecraft_duals-ask-potion-b = With which token does it swap?
    .small = potion
    .then = A different token on top of another space.
flamecraft_duals-ask-plant-to = Which adjacent token fires up?
    .small = plant
    .then = Its special ability works where it lies.
flamecraft_duals-ask-plant-as = As which type does it fire up?
    .small = plant
    .then = It uses one of its two special abilities.
flamecraft_duals-ask-score = Which card do you score?
    .small = score
    .then = Each card whose pattern is on the board, in any order.
flamecraft_duals-ask-score-none = Nothing to score
flamecraft_duals-ask-score-all = { $count ->
    [2] Score both?
   *[other] Score all { $count }?
}
flamecraft_duals-ask-claim = Which fountain card?
flamecraft_duals-pulling = You pull a token
flamecraft_duals-ask-fountain-to = Where does the fountain go?
    .small = the fountain moves
    .then = Tokens there are lifted: you keep one for your next turn.
flamecraft_duals-ask-fountain-keep = Which one do you keep?
    .small = the fountain
    .then = You play it next turn; the others go into the bag.
flamecraft_duals-ask-coin-return = Which card goes back?
    .small = coin
    .then = Under the deck; only you know which.
flamecraft_duals-ask-draw-from = Draw from where?
    .small = draw
    .then = The deck, or a face-up card.
flamecraft_duals-ask-flair-name = Which type do you name?
    .small = Flair
    .then = If the next card shows it, you draw a second one.
flamecraft_duals-ask-star-from = Which token moves?
    .small = Starburst
    .then = Any top token, one space.
flamecraft_duals-ask-star-to = Which way does it move?
    .small = Starburst
    .then = One space.
flamecraft_duals-ask-taylor-keep = Which one do you play?
    .small = Taylor
    .then = The other goes back into the bag.
flamecraft_duals-ask-fancy-pick = Which Fancy dragon joins?
    .small = before the first turn
    .then = Both players share it.
flamecraft_duals-and-end = and end turn
flamecraft_duals-elsewhere = Put back

flamecraft_duals-text-flair = Spend a coin: name a type, draw a card and show it. If it shows that type, draw a second one without showing it.
flamecraft_duals-text-rainbow = Spend a coin while you hold a token: once placed, it may fire up as any type.
flamecraft_duals-text-starburst = Spend a coin: move the top token of any space to an adjacent space.
flamecraft_duals-text-taylor = Spend a coin while you hold a token: pull a second one, play either and return the other to the bag.
flamecraft_duals-text-buddy = The Buddy token is in the bag. It has no special ability and counts as any type you like for each card.
flamecraft_duals-text-goldrush = Coins left are worth nothing. With no coin left at the very end: { $number } reputation.
flamecraft_duals-text-steven = Two shop cards lie face up; every draw may take one of them, and it is replaced at once.
flamecraft_duals-text-todd = The hand limit is { $number } cards.

## later: what the page says only after a table stands
flamecraft_duals-fancies = Fancy dragons
flamecraft_duals-fountain = Fountain
flamecraft_duals-chain = Fired this turn
flamecraft_duals-chain-earlier = { $count } earlier
flamecraft_duals-chain-fold = Show fewer
flamecraft_duals-this-turn = This turn
flamecraft_duals-fired-up = { $count } fired up
flamecraft_duals-springs = { $done } of 6 fountain cards won
flamecraft_duals-duty-small = Your turn · nothing to score
flamecraft_duals-duty-ask = Your duty: spend a coin
flamecraft_duals-duty-then = { $coins ->
    [one] In solo you score a card or spend a coin each turn. This is your last coin.
   *[other] In solo you score a card or spend a coin each turn. Without a coin the game ends.
}
flamecraft_duals-duty-do = Spend, draw 2

flamecraft_duals-known = holds { $cards }
flamecraft_duals-pile-of = Cards { $name } scored
flamecraft_duals-held = in your hand
flamecraft_duals-held-by = { $name } holds { $token }
flamecraft_duals-house-card = Written for this table: the printed text is not known.
flamecraft_duals-stack-high = { $count ->
    [2] two high
   *[other] three high, full
}
flamecraft_duals-stack-top = top
flamecraft_duals-stack-buried = buried
flamecraft_duals-chain-link = { $type } on { $hex }
flamecraft_duals-hex-empty = { $hex }, empty
flamecraft_duals-hex-mini = { $hex }, the fountain
flamecraft_duals-text-short = { $type } missing on { $hex }
flamecraft_duals-text-rows = Rows A to E have 3, 4, 5, 4 and 3 spaces. Each row is offset half a space from the next: A1 touches A2, B1 and B2; B1 touches A1, B2, C1 and C2.
flamecraft_duals-hex-stack = { $hex }: { $top }{ $below ->
    [none] {""}
   *[other] , above { $below }
}
flamecraft_duals-pattern = { $shape ->
    [L] Straight line of { $icons }
    [T] Triangle of { $icons }
   *[other] Fountain pattern of { $icons }
}
flamecraft_duals-found-places = { $matches ->
    [0] No place matches
    [one] 1 place matches
   *[other] { $matches } places match
}, { $short ->
    [0] none is one token short
    [one] 1 is one token short
   *[other] { $short } are one token short
}
flamecraft_duals-return-small = Coin · { $chosen } of { $count } chosen
flamecraft_duals-return-ask = { $count ->
    [2] Which two go back?
   *[other] Which { $count } go back?
}
flamecraft_duals-return-all = { $count ->
    [2] These two go back?
   *[other] These { $count } go back?
}
flamecraft_duals-return-do = Return { $count }
flamecraft_duals-look-again = Take back
flamecraft_duals-as-does = as { $type }: { $does }.
flamecraft_duals-does-B = pull another token, place it
flamecraft_duals-does-C = pull three, place one
flamecraft_duals-does-M = move a ringed adjacent token anywhere
flamecraft_duals-does-I = move two ringed adjacent tokens by one
flamecraft_duals-does-O = swap any two tokens
flamecraft_duals-does-P = fire up a ringed adjacent token
flamecraft_duals-rest-sure = Really let it rest
flamecraft_duals-rest-ends = Let it rest and end the game
flamecraft_duals-put-place = { $token } on { $hex }?
flamecraft_duals-put-from = Move { $token } from { $hex }?
flamecraft_duals-put-to = { $token } from { $from } to { $hex }?
flamecraft_duals-put-swap = Swap { $token } on { $hex }?
flamecraft_duals-put-with = Swap { $other } on { $from } with { $token } on { $hex }?
flamecraft_duals-put-ignite = Fire up { $token } on { $hex }?
flamecraft_duals-put-fountain = The fountain on { $hex }?
flamecraft_duals-put-score = Score { $card }?
flamecraft_duals-put-claim = Claim { $card }?
flamecraft_duals-put-return = { $card } under the deck?
flamecraft_duals-put-pick = Place { $token }?
flamecraft_duals-put-keep = Keep { $token }?
flamecraft_duals-put-choose = Play with { $fancy }?
flamecraft_duals-put-draw = { $card ->
    [deck] The top card of the deck?
   *[other] Take { $card }?
}
flamecraft_duals-put-coin = { $use ->
    [flair] Spend a coin on Flair?
    [rainbow] Spend a coin on Rainbow?
    [starburst] Spend a coin on Starburst?
    [taylor] Spend a coin on Taylor?
   *[draw] Spend a coin?
}
flamecraft_duals-then-completes = Completes { $cards }.
flamecraft_duals-then-ends = { $how ->
    [won] This wins the game.
    [duty] Nothing scored and no coin left: this ends the game.
   *[end] This ends the game.
}
flamecraft_duals-then-claim = Then you may claim { $cards }.
flamecraft_duals-then-covers = Covers { $token }.
flamecraft_duals-then-full = The stack is then full.
flamecraft_duals-then-worth = +{ $count } reputation.
flamecraft_duals-then-coin = Draw two cards, then put two under the deck.
flamecraft_duals-then-coin-worth = { $sign ->
    [plus] Unspent, it is worth { $count } at the end.
   *[minus] Having no coin is worth { $count } at the end.
}
flamecraft_duals-then-lifts = { $tokens ->
    [none] Nothing lies there: nothing is kept.
   *[other] Lifts { $tokens }.
}
flamecraft_duals-do-place = Place
flamecraft_duals-do-from = Lift
flamecraft_duals-do-to = Move
flamecraft_duals-do-swap = This one
flamecraft_duals-do-with = Swap
flamecraft_duals-do-ignite = Fire up
flamecraft_duals-do-fountain = Move it
flamecraft_duals-do-score = Score
flamecraft_duals-then-card = { click } the card itself to score it and go on.
flamecraft_duals-do-claim = Claim
flamecraft_duals-do-return = Return
flamecraft_duals-do-pick = Take it
flamecraft_duals-do-keep = Keep
flamecraft_duals-do-choose = Choose
flamecraft_duals-do-draw = Draw
flamecraft_duals-do-coin = Spend
flamecraft_duals-do-fire = as { $type }
flamecraft_duals-do-as = as { $type }
flamecraft_duals-do-name = { $type }
flamecraft_duals-preview = { $card }, +{ $count }
flamecraft_duals-key-fire = choose how a token fires up
flamecraft_duals-key-coin = spend a coin
flamecraft_duals-text-pattern = { flamecraft_duals-pattern }. { $count } reputation.
flamecraft_duals-text-token = { $count } in the box.
flamecraft_duals-text-and = { $one }, { $two }

flamecraft_duals-end-counted = { $cause ->
    [bag] { $left ->
        [one] The last token of the bag brings the end
       *[other] { $left } tokens left: the last one brings the end
    }
   *[deck] { $left ->
        [one] The last card of the deck brings the end
       *[other] { $left } cards left: the last one brings the end
    }
}
flamecraft_duals-step-of = of { $of }
flamecraft_duals-step = { $before } → { $after } of { $of }

# options as sentences
flamecraft_duals-option-mode = We play { $chip }.
flamecraft_duals-option-mode-standard = the standard game
flamecraft_duals-option-mode-fancy = with Fancy dragons
    .about = Before the deal each of you picks one of eight Fancy dragons. Both dragons work for both of you.
flamecraft_duals-option-mode-fountain = with the fountain
    .about = Six cards with patterns of four dragons lie open to both of you: claim one a turn, then move the fountain, which takes up a space.
flamecraft_duals-option-mode-fancy_fountain = with both
    .about = Before the deal each of you picks one of eight Fancy dragons. Both dragons work for both of you. Six cards with patterns of four dragons lie open to both of you: claim one a turn, then move the fountain, which takes up a space.
flamecraft_duals-option-fancy_pick = The two Fancy dragons are { $chip }.
flamecraft_duals-option-fancy_pick-choose = picked by the players
flamecraft_duals-option-fancy_pick-random = random
flamecraft_duals-option-fancy_pick-value = { $value }
flamecraft_duals-workshop = Choose two Fancy dragons
flamecraft_duals-workshop-two = { $count ->
    [one] One more dragon.
   *[other] Pick { $count } dragons; both players share them.
}
flamecraft_duals-workshop-use = Play with these
flamecraft_duals-option-first_player = The first player is { $chip }.
flamecraft_duals-option-first_player-draw = drawn from the bag
flamecraft_duals-option-first_player-random = random
flamecraft_duals-option-first_player-value = chair { $value }
flamecraft_duals-option-match = A match is { $chip }.
flamecraft_duals-option-match-single = one game
flamecraft_duals-option-match-pair = two games, each player begins once
flamecraft_duals-option-solo_coins = You start with { $chip }.
flamecraft_duals-option-solo_coins-3 = 3 coins
flamecraft_duals-option-solo_coins-4 = 4 coins (easier)
flamecraft_duals-option-solo_coins-5 = 5 coins (easiest)
flamecraft_duals-option-end_reveal = At the end, hands are { $chip }.
flamecraft_duals-option-end_reveal-true = shown
flamecraft_duals-option-end_reveal-false = kept secret
flamecraft_duals-option-pattern_help = Matching places are { $chip }.
flamecraft_duals-option-pattern_help-true = marked for you
flamecraft_duals-option-pattern_help-false = yours to find

# the table
flamecraft_duals-pile = Scored: { $cards }
flamecraft_duals-pile-none = Nothing scored yet

# the question
flamecraft_duals-key-arrows = move from space to space
flamecraft_duals-key-numbers = choose a lit space, card or token
flamecraft_duals-key-enter = play what is chosen
flamecraft_duals-help-move = { click } a space, card or token to see what would happen. Once more, Enter or a button does it, or drag the token to its place. Escape puts it back. Point at a stack, or press and hold it, to see what lies below.
flamecraft_duals-help-why = A dimmed space or card cannot be picked now. Point at it or tap it and the table says why.

# the story
flamecraft_duals-story-fancy = { $seat ->
    [none] { $fancy } joins the game.
   *[other] { $name } picks { $fancy }.
}
    .you = You pick { $fancy }.
flamecraft_duals-story-dealt = { $name } starts with { $hand ->
    [none] { $count } cards
   *[other] { $hand }
}.
    .you = You start with { $hand }.
flamecraft_duals-story-laid = Six dragons lie around the centre.
flamecraft_duals-story-drawn = Pulled for the first turn: { $tokens }.{ $first ->
    [none] {" "}Once more!
   *[other] {""}
}
flamecraft_duals-story-begun = { $name } begins.
    .you = You begin.
flamecraft_duals-story-turn = Turn { $turn } · { $name }
    .you = Turn { $turn } · you
flamecraft_duals-story-pulled = { $name } pulls { $token }.
    .you = You pull { $token }.
flamecraft_duals-story-took = { $name } plays the { $token } kept from before.
    .you = You play the { $token } kept from before.
flamecraft_duals-story-extras = The bag is empty: the extra tokens go in.
flamecraft_duals-story-placed = { $name } places { $token } on { $hex }.
    .you = You place { $token } on { $hex }.
flamecraft_duals-story-rested = { $name } does not fire up { $token } on { $hex }.
    .you = You do not fire up { $token } on { $hex }.
flamecraft_duals-story-fired = { $name } fires up { $token } on { $hex }{ $chosen ->
    [yes] {" "}as { $type }.
   *[no] .
}
    .you = You fire up { $token } on { $hex }{ $chosen ->
        [yes] {" "}as { $type }.
       *[no] .
    }
flamecraft_duals-story-picked = { $name } chooses { $token }.
    .you = You choose { $token }.
flamecraft_duals-story-moved = { $name } moves { $token } from { $origin } to { $hex }.
    .you = You move { $token } from { $origin } to { $hex }.
flamecraft_duals-story-swapped = { $name } swaps { $token } on { $hex } with { $other_token } on { $other_hex }.
    .you = You swap { $token } on { $hex } with { $other_token } on { $other_hex }.
flamecraft_duals-story-bagged = Back into the bag: { $tokens }.
flamecraft_duals-story-scored = { $name } scores { $card }, worth { $reputation }.
    .you = You score { $card }, worth { $reputation }.
flamecraft_duals-story-claimed = { $name } claims { $card }, worth { $reputation }.
    .you = You claim { $card }, worth { $reputation }.
flamecraft_duals-story-fountain = { $name } moves the fountain to { $hex }{ $tokens ->
    [none] .
   *[other] {" "}and lifts { $tokens }.
}
    .you = You move the fountain to { $hex }{ $tokens ->
        [none] .
       *[other] {" "}and lift { $tokens }.
    }
flamecraft_duals-story-kept = { $name } keeps { $token } for the next turn.
    .you = You keep { $token } for your next turn.
flamecraft_duals-story-coin = { $name } spends a coin{ $use ->
    [flair] : Flair.
    [rainbow] : Rainbow.
    [starburst] : Starburst.
    [taylor] : Taylor.
   *[draw] .
}
    .you = You spend a coin{ $use ->
        [flair] : Flair.
        [rainbow] : Rainbow.
        [starburst] : Starburst.
        [taylor] : Taylor.
       *[draw] .
    }
flamecraft_duals-story-drew = { $name } { $origin ->
    [open] takes { $card }.
   *[deck] { $card ->
        [none] draws a card.
       *[other] { $shown ->
            [yes] draws and shows { $card }.
           *[no] draws { $card }.
        }
    }
}
    .you = You { $origin ->
        [open] take { $card }.
       *[deck] { $shown ->
            [yes] draw and show { $card }.
           *[no] draw { $card }.
        }
    }
flamecraft_duals-story-named = { $name } names { $type }.
    .you = You name { $type }.
flamecraft_duals-story-turned = { $card } is turned up.
flamecraft_duals-story-returned = { $name } puts { $card ->
    [none] a card
   *[other] { $card }
} under the deck.
    .you = You put { $card } under the deck.
flamecraft_duals-story-revealed = The next fountain card is { $card }.
flamecraft_duals-story-end = { $cause ->
    [bag] The bag ran out
   *[deck] The deck ran out
}: this is the last turn.
flamecraft_duals-story-special = Last scoring · { $name }
    .you = Last scoring · you
flamecraft_duals-story-half = Half-time: { $scores }. The other player begins now.
flamecraft_duals-story-over = { $outcome ->
    [won] All six fountain cards are claimed: the game is won!
    [duty] No card scored and no coin spent: the game is lost with { $fountain_won } of 6 fountain cards.
    [end] { $cause ->
        [bag] The bag
       *[deck] The deck
    } ran out first: the game is lost with { $fountain_won } of 6 fountain cards.
   *[none] The game is over, { $scores }. { $winners_count ->
        [one] { $winners } won.
       *[other] A shared victory!
    }
}

# after the game
flamecraft_duals-half-over = The first game is over
flamecraft_duals-next = Begin the second game
    .over = Half-time.
flamecraft_duals-you-won = You won!
flamecraft_duals-they-won = { $name } won.
flamecraft_duals-shared = A shared victory!
flamecraft_duals-solo-won = All six fountain cards: you won!
flamecraft_duals-solo-duty = The duty could not be met. { $done } of 6 fountain cards.
flamecraft_duals-solo-end = The { $cause ->
    [bag] bag
   *[deck] deck
} ran out first. { $done } of 6 fountain cards.
flamecraft_duals-cards-won = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
flamecraft_duals-from-cards = Cards
flamecraft_duals-from-coins = Coins
flamecraft_duals-from-first = First game
flamecraft_duals-left-hand = Left in hand: { $cards }
flamecraft_duals-growth = Reputation turn by turn. { $ends }
flamecraft_duals-growth-end = { $name }: { $count }
flamecraft_duals-growth-title = How it went
flamecraft_duals-growth-hint = Turns from left to right; coins count as far as they are worth something.

# why not
flamecraft_duals-refusal-FD-03 = No card is left to draw.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-FD-13 = This chain has already been there.
    .section = Rules: Plant
flamecraft_duals-refusal-FD-15 = Buddy has no ability.
    .section = Rules: Passive Fancies
flamecraft_duals-refusal-FD-16 = It would do nothing now.
    .section = Rules: Fire up
flamecraft_duals-refusal-FD-17 = Once fired up, an ability must be carried out.
    .section = Rules: Fire up
flamecraft_duals-refusal-FD-18 = It must go to another space.
    .section = Rules: Meat
flamecraft_duals-refusal-FD-19 = That token has already moved; choose another.
    .section = Rules: Iron
flamecraft_duals-refusal-FD-21 = Choose the top token of another space.
    .section = Rules: Potion
flamecraft_duals-refusal-FD-32 = Only one fountain card per turn.
    .section = Rules: The Fountain
flamecraft_duals-refusal-FD-34 = The fountain must move.
    .section = Rules: The Fountain
flamecraft_duals-refusal-FD-38 = The fountain stands there.
    .section = Rules: The Fountain
flamecraft_duals-refusal-FD-45 = Finish this first; then you may spend a coin.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-FD-47 = Cards are scored in the score phase.
    .section = Rules: Score Phase
flamecraft_duals-refusal-FD-50 = Coins are spent on your own turn.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-FD-54 = Two identical dragons cannot be swapped.
    .section = Rules: Potion
flamecraft_duals-refusal-FD-65 = Rainbow needs a token in hand that may fire up.
    .section = Rules: Active Fancies
flamecraft_duals-refusal-FD-66 = Taylor needs one token in hand, and not one pulled by a crystal.
    .section = Rules: Active Fancies
flamecraft_duals-refusal-FD-70 = Complete a card or spend a coin first.
    .section = Rules: Solo Mode
flamecraft_duals-refusal-FD-71 = That card waits for your next turn.
    .section = Rules: Solo Mode
flamecraft_duals-refusal-not-now = That does not answer this question.
    .section = Rules: the turn
flamecraft_duals-refusal-no-coin = You have no coin left.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-one-coin = Only one coin per turn.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-no-fancy = That Fancy dragon is not in this game.
    .section = Rules: Fancy Mode
flamecraft_duals-refusal-nothing-moves = No token can move.
    .section = Rules: Active Fancies
flamecraft_duals-refusal-bag-empty = No token is left to pull.
    .section = Rules: Play Phase
flamecraft_duals-refusal-no-match = Its pattern is not on the board.
    .section = Rules: Score Phase
flamecraft_duals-refusal-not-open = That fountain card is not face up.
    .section = Rules: The Fountain
flamecraft_duals-refusal-not-its-type = This dragon cannot fire up that way.
    .section = Rules: Fire up
flamecraft_duals-refusal-not-adjacent = { $hex } is not next to { $from }.
    .section = Rules: Adjacent tokens
flamecraft_duals-refusal-stack-full = Three tokens lie on { $hex }: no room.
    .section = Rules: Stacks of tokens
flamecraft_duals-refusal-nothing-there = No token lies on { $hex }.
    .section = Rules: Stacks of tokens
flamecraft_duals-refusal-walled-in = The token on { $hex } has nowhere to go.
    .section = Rules: Stacks of tokens

# the rules in brief
flamecraft_duals-rule-turn = Play: pull a token, place it on any space with fewer than three, and fire it up if you like. Score: every card whose pattern is on the board. Refresh: draw up to { $limit } cards.
    .name = The turn
flamecraft_duals-rule-stacks = Only the top of a stack counts, acts and moves. A dual is both of its types.
    .name = Stacks
flamecraft_duals-rule-cards = A pattern may be rotated but never mirrored. The same tokens may serve several cards.
    .name = Score
flamecraft_duals-rule-coins = Once a turn, between two steps, spend a coin: draw two cards, then put two under the deck. A coin left at the end is worth 1.
    .name = Coins
flamecraft_duals-rule-end = When the bag or the deck runs out, the turn is finished and the other player scores one last time. The most reputation wins, then the most cards.
    .name = The end
flamecraft_duals-rule-fancy = Both players share two Fancy dragons. Active ones are another use for a coin.
    .name = Fancy dragons
flamecraft_duals-rule-fountain = Once a turn you may claim a face-up fountain card. Then the fountain moves to another space; you keep one of the tokens there and play it next turn instead of pulling one. Tokens cannot be placed on the fountain or moved there.
    .name = Fountain
flamecraft_duals-rule-solo = Every turn, complete at least one card or spend a coin. Win all six fountain cards before the bag or the deck runs out.
    .name = Solo

# what a table's options call the fancy dragons
flamecraft_duals-fancy-flair = Flair
flamecraft_duals-fancy-rainbow = Rainbow
flamecraft_duals-fancy-starburst = Starburst
flamecraft_duals-fancy-taylor = Taylor
flamecraft_duals-fancy-buddy = Buddy
flamecraft_duals-fancy-goldrush = Goldrush
flamecraft_duals-fancy-steven = Steven
flamecraft_duals-fancy-todd = Todd

# what cards say
flamecraft_duals-turn-number = Turn { $turn }

# --- the page: what the others did since one's turn

# charts of a review
flamecraft_duals-measure-reputation = Reputation
flamecraft_duals-measure-sources = Where { $name }’s reputation came from
flamecraft_duals-measure-cards = Cards scored

# a difference of what is gained, for the coach
flamecraft_duals-more-of = { $unit ->
    [coins] { $count ->
        [one] 1 coin more
       *[other] { $count } coins more
    }
   *[reputation] { $count } more reputation
}

# the steps of a turn, in the ribbon
flamecraft_duals-turn-step = { $step ->
    [pull] Pull
    [place] Place
    [fire] Fire up
   *[score] Score
}
