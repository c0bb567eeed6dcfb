# options as sentences
flamecraft_duals-option-mode = We play { $chip }.
flamecraft_duals-option-mode-standard = standard
flamecraft_duals-option-mode-fancy = with Fancy dragons
flamecraft_duals-option-mode-fountain = with the fountain
flamecraft_duals-option-mode-fancy_fountain = with both
flamecraft_duals-option-fancy_pick = Two Fancy dragons are { $chip }.
flamecraft_duals-option-fancy_pick-choose = picked by us
flamecraft_duals-option-fancy_pick-random = drawn by lot
flamecraft_duals-option-first_player = Who begins is { $chip }.
flamecraft_duals-option-first_player-draw = drawn from the bag
flamecraft_duals-option-first_player-random = chance
flamecraft_duals-option-first_player-value = chair { $value }
flamecraft_duals-option-match = A match is { $chip }.
flamecraft_duals-option-match-single = one game
flamecraft_duals-option-match-pair = two games, each begins once
flamecraft_duals-option-solo_coins = You start with { $chip }.
flamecraft_duals-option-solo_coins-3 = 3 coins
flamecraft_duals-option-solo_coins-4 = 4 coins, gentler
flamecraft_duals-option-solo_coins-5 = 5 coins, gentle
flamecraft_duals-option-end_reveal = At the end hands are { $chip }.
flamecraft_duals-option-end_reveal-true = shown
flamecraft_duals-option-end_reveal-false = kept secret
flamecraft_duals-option-pattern_help = Matching places are { $chip }.
flamecraft_duals-option-pattern_help-true = marked for you
flamecraft_duals-option-pattern_help-false = yours to find

# the table
duals-subtitle = { $mode ->
    [standard] Standard
    [fancy] Fancy
    [fountain] Fountain
    [fancy_fountain] Fancy and fountain
   *[solo] Solo
} · { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
duals-second = second game
duals-board = Board
duals-bag = Bag
duals-fire-up = Fire up
duals-high-low = high to low
duals-fancies = Fancy dragons
duals-fountain = Fountain
duals-in-bag = { $count ->
    [one] token in the bag
   *[other] tokens in the bag
}
duals-extras = { $count ->
    [0] none set aside
   *[other] { $count } more set aside
}
duals-duals-left = { $count ->
    [0] no dual left
    [one] and 1 dual: { $list }
   *[other] and { $count } duals: { $list }
}
duals-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
duals-in-hand = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
duals-won = { $count } won
duals-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
duals-reputation = { $count } reputation
duals-known = holds { $cards }
duals-kept = Kept for the next turn: { $token }
duals-pile-of = Cards { $name } scored
duals-pile = Scored: { $cards }
duals-pile-none = Nothing scored yet
duals-held = in your hand
duals-held-by = { $name } holds { $token }
duals-rainbow = fires as any type
duals-pulled = Pulled, still open
duals-house = house
duals-house-card = Written for this table: the printed text is not known.
duals-chain = Fired this turn
duals-chain-link = { $type } on { $hex }
duals-duty-open = Duty: complete a card or spend a coin
duals-duty-done = Duty done
duals-springs = { $done } of 6 fountain cards won
duals-end-near = { $cause ->
    [bag] The bag ran out
   *[deck] The deck ran out
}: the last scoring comes
duals-coin-use = { $use ->
    [flair] Coin: Flair
    [rainbow] Coin: Rainbow
    [starburst] Coin: Starburst
    [taylor] Coin: Taylor
   *[draw] Coin: draw 2, return 2
}
duals-coin-spent = One coin a turn: spent
duals-coin-none = No coin left

# tokens, types, hexes
duals-type = { $type ->
    [B] bread
    [C] crystal
    [M] meat
    [I] iron
    [O] potion
   *[P] plant
}
duals-letter = { $type ->
    [B] B
    [C] C
    [M] M
    [I] I
    [O] O
    [P] P
   *[W] W
}
duals-token = { $type ->
    [B] bread
    [C] crystal
    [M] meat
    [I] iron
    [O] potion
    [P] plant
   *[W] Buddy
}
duals-dual = the { $a } and { $b } dual
duals-short-dual = { $a } and { $b }
duals-hex-empty = { $hex }, empty
duals-hex-mini = { $hex }, the fountain
duals-hex-stack = { $hex }: { $top }{ $below ->
    [none] {""}
   *[other] , above { $below }
}
duals-power-B = Pull another token, place it
duals-power-C = Pull three, place one
duals-power-M = Move a neighbour anywhere
duals-power-I = Move two neighbours one step
duals-power-O = Swap any two
duals-power-P = Fire up a neighbour

# pattern cards
duals-pattern = { $shape ->
    [L] Line of { $icons }
    [T] Triangle of { $icons }
   *[other] Fountain pattern of { $icons }
}
duals-found-all = on the board
duals-found-with = with { $hex }
duals-found-some = { $have } of { $of }
duals-found-few = not yet
duals-found-places = { $matches ->
    [0] No place matches
    [one] 1 place matches
   *[other] { $matches } places match
}, { $short ->
    [0] none is one token short
    [one] 1 is one token short
   *[other] { $short } are one token short
}

# the question
duals-waiting = { $ask ->
    [pull] { $name } is pulling a token
    [place] { $name } is placing a token
    [score] { $name } is scoring
    [fancy] { $name } is picking a Fancy dragon
   *[other] { $name } is firing up
}
duals-special = last scoring
duals-ask-pull = Pull a token?
    .small = pull
    .then = You place it, then it may fire up.
duals-ask-place = Where does it go?
    .small = place the token
    .then = Choose a space to see what it would do.
duals-ask-fire = Fire it up?
    .small = fire up
    .then = As one of its types, or not at all.
duals-ask-crystal-pick = Which one do you place?
    .small = crystal
    .then = The others go back into the bag.
duals-ask-meat-from = Which neighbour moves?
    .small = meat
    .then = It may go anywhere there is room.
duals-ask-meat-to = Where to?
    .small = meat
    .then = Any other space with room.
duals-ask-iron-from = Which neighbour moves?
    .small = iron
    .then = One space; then a second token, if you like.
duals-ask-iron-to = Which way?
    .small = iron
    .then = One space.
duals-ask-potion-a = Which token is swapped?
    .small = potion
    .then = Any two tops change places.
duals-ask-potion-b = With which?
    .small = potion
    .then = One that differs from it.
duals-ask-plant-to = Which neighbour fires up?
    .small = plant
    .then = Its power is used where it lies.
duals-ask-plant-as = As which type?
    .small = plant
    .then = It fires one of its two powers.
duals-ask-score = Which card do you score?
    .small = score
    .then = Each card whose pattern is on the board, in any order.
duals-ask-score-none = Nothing to score
duals-ask-fountain-to = Where does the fountain go?
    .small = the fountain moves
    .then = Tokens there are lifted: you keep one for your next turn.
duals-ask-fountain-keep = Which one do you keep?
    .small = the fountain
    .then = You play it next turn; the others go into the bag.
duals-ask-coin-return = Which card goes back?
    .small = coin
    .then = Under the deck; only you know which.
duals-ask-draw-from = Draw from where?
    .small = draw
    .then = The deck, or a card that lies open.
duals-ask-flair-name = Which type do you name?
    .small = Flair
    .then = If the next card shows it, you draw a second one.
duals-ask-star-from = Which token moves?
    .small = Starburst
    .then = Any top token, one space.
duals-ask-star-to = Which way?
    .small = Starburst
    .then = One space.
duals-ask-taylor-keep = Which one do you play?
    .small = Taylor
    .then = The other goes back into the bag.
duals-ask-fancy-pick = Which Fancy dragon joins?
    .small = before the first turn
    .then = It serves both of you.
duals-put-place = { $token } on { $hex }?
duals-put-from = Move { $token } from { $hex }?
duals-put-to = { $token } from { $from } to { $hex }?
duals-put-swap = Swap { $token } on { $hex }?
duals-put-with = Swap { $other } on { $from } with { $token } on { $hex }?
duals-put-ignite = Fire up { $token } on { $hex }?
duals-put-fountain = The fountain on { $hex }?
duals-put-score = Score { $card }?
duals-put-claim = Claim { $card }?
duals-put-return = { $card } under the deck?
duals-put-pick = Place { $token }?
duals-put-keep = Keep { $token }?
duals-put-choose = Play with { $fancy }?
duals-put-draw = { $card ->
    [deck] The top card of the deck?
   *[other] Take { $card }?
}
duals-put-coin = { $use ->
    [flair] Spend a coin on Flair?
    [rainbow] Spend a coin on Rainbow?
    [starburst] Spend a coin on Starburst?
    [taylor] Spend a coin on Taylor?
   *[draw] Spend a coin?
}
duals-then-completes = Completes { $cards }.
duals-then-covers = Covers { $token }.
duals-then-full = That stack is full then.
duals-then-worth = +{ $count } reputation.
duals-then-coin = Draw two cards, then put two under the deck.
duals-then-lifts = { $tokens ->
    [none] Nothing lies there: nothing is kept.
   *[other] Lifts { $tokens }.
}
duals-do-pull = Pull
duals-do-place = Place
duals-do-from = Lift
duals-do-to = Move
duals-do-swap = This one
duals-do-with = Swap
duals-do-ignite = Fire up
duals-do-fountain = Move it
duals-do-score = Score
duals-do-claim = Claim
duals-do-return = Return
duals-do-pick = Take it
duals-do-keep = Keep
duals-do-choose = Choose
duals-do-draw = Draw
duals-do-coin = Spend
duals-do-no = Do not fire
duals-do-stop = That is enough
duals-do-done = Done scoring
duals-do-fire = as { $type }
duals-do-as = as { $type }
duals-do-name = { $type }
duals-elsewhere = Put back
duals-preview = { $card }, +{ $count }
duals-key-coin = spend a coin
duals-key-arrows = go from space to space

# the story
duals-turn = Turn { $turn }
duals-set-up = Set-up
duals-story-fancy = { $card } joins the game.
duals-story-fancy-by = { $name } picked { $card }.
duals-story-drawn = Pulled for the start: { $a } and { $b }.
duals-story-begun = { $name } begins.
duals-story-begun-solo = The game begins.
duals-story-pulled = { $name } pulled { $token }.
duals-story-took = { $name } plays the kept token, { $token }.
duals-story-placed = { $name } placed { $token } on { $hex }.
duals-story-fired = { $name } fired up { $type } on { $hex }.
duals-story-moved = { $token } moved from { $from } to { $to }.
duals-story-swapped = { $a } and { $b } changed places, { $from } and { $to }.
duals-story-picked = { $name } takes { $token }.
duals-story-bagged = Back into the bag: { $tokens }.
duals-story-scored = { $name } scored { $card }: +{ $count }.
duals-story-claimed = { $name } claimed { $card }: +{ $count }.
duals-story-fountain = { $name } moved the fountain to { $hex }.
duals-story-kept = { $name } keeps { $token }.
duals-story-revealed = Next fountain card: { $card }.
duals-story-coin = { $name } spent a coin{ $use ->
    [flair] : Flair.
    [rainbow] : Rainbow.
    [starburst] : Starburst.
    [taylor] : Taylor.
   *[draw] {""}.
}
duals-story-named = { $name } named { $type }.
duals-story-shown = { $name } drew { $card }, shown to all.
duals-story-drew = { $name } drew { $card ->
    [none] a card.
   *[other] { $card }.
}
duals-story-returned = { $name } put { $card ->
    [none] a card
   *[other] { $card }
} under the deck.
duals-story-turned = { $card } was turned up.
duals-story-extras = The bag was empty: the tokens set aside went in.
duals-story-end = { $cause ->
    [bag] The bag is empty
   *[deck] The deck is empty
}: the end is near.
duals-story-special = { $name } has the last scoring.
duals-story-half = First game: { $scores }.

# after the game
duals-half-over = The first game is over
duals-you-won = You won!
duals-they-won = { $name } won.
duals-shared = A shared victory!
duals-solo-won = All six fountain cards: you won!
duals-solo-duty = The duty could not be done. { $done } of 6 fountain cards.
duals-solo-end = The { $cause ->
    [bag] bag
   *[deck] deck
} ran out first. { $done } of 6 fountain cards.
duals-cards-won = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
duals-from-cards = Cards
duals-from-coins = Coins
duals-from-first = First game
duals-left-hand = Left in hand: { $cards }
duals-chart = Reputation turn by turn. { $ends }
duals-chart-end = { $name }: { $count }
duals-chart-title = How it went
duals-chart-hint = Turns from left to right; every step is a card.

# why not
flamecraft_duals-refusal-FD-03 = No card can be drawn, so the coin would do nothing.
    .section = Rules: coins
flamecraft_duals-refusal-FD-13 = A space fires once in a chain.
    .section = Rules: plant
flamecraft_duals-refusal-FD-15 = Buddy has no power to fire up.
    .section = Rules: Buddy
flamecraft_duals-refusal-FD-16 = Its power could do nothing now.
    .section = Rules: fire up
flamecraft_duals-refusal-FD-17 = What was fired up must be carried out.
    .section = Rules: fire up
flamecraft_duals-refusal-FD-18 = The token must go to another space.
    .section = Rules: meat
flamecraft_duals-refusal-FD-19 = The second token must be another one.
    .section = Rules: iron
flamecraft_duals-refusal-FD-21 = A swap needs the tops of two spaces.
    .section = Rules: potion
flamecraft_duals-refusal-FD-32 = Only one fountain card a turn.
    .section = Rules: fountain
flamecraft_duals-refusal-FD-34 = The fountain must move to another space.
    .section = Rules: fountain
flamecraft_duals-refusal-FD-38 = The fountain stands there: no token comes or goes.
    .section = Rules: fountain
flamecraft_duals-refusal-FD-45 = Finish this step first; then a coin may be spent.
    .section = Rules: coins
flamecraft_duals-refusal-FD-47 = Cards are scored after the token has been played.
    .section = Rules: the turn
flamecraft_duals-refusal-FD-50 = Coins are spent on your own turn.
    .section = Rules: coins
flamecraft_duals-refusal-FD-54 = Two equal tops: swapping them changes nothing.
    .section = Rules: potion
flamecraft_duals-refusal-FD-65 = Rainbow needs a token in hand that may fire up.
    .section = Rainbow
flamecraft_duals-refusal-FD-66 = Taylor needs one token in hand, not one of crystal’s.
    .section = Taylor
flamecraft_duals-refusal-FD-70 = First complete a card or spend a coin: the duty of every solo turn.
    .section = Rules: solo
flamecraft_duals-refusal-FD-71 = The new card can be claimed from the next turn on.
    .section = Rules: solo
flamecraft_duals-refusal-not-now = That is not asked now.
    .section = Rules: the turn
flamecraft_duals-refusal-no-coin = You have no coin left.
    .section = Rules: coins
flamecraft_duals-refusal-one-coin = One coin a turn, and it is spent.
    .section = Rules: coins
flamecraft_duals-refusal-no-fancy = That Fancy dragon is not in this game.
    .section = Fancy dragons
flamecraft_duals-refusal-nothing-moves = No token could move.
    .section = Starburst
flamecraft_duals-refusal-bag-empty = There is no second token to pull.
    .section = Taylor
flamecraft_duals-refusal-no-match = Its pattern is not on the board now.
    .section = Rules: score
flamecraft_duals-refusal-not-open = That fountain card is not open.
    .section = Rules: fountain
flamecraft_duals-refusal-not-its-type = The token is not of that type.
    .section = Rules: fire up
flamecraft_duals-refusal-stack-full = Three tokens are a full stack.
    .section = Rules: stacks
flamecraft_duals-refusal-not-adjacent = { $hex } is not beside { $from }.
    .section = Rules: fire up
flamecraft_duals-refusal-nothing-there = { $hex } has no token.
    .section = Rules: fire up
flamecraft_duals-refusal-walled-in = That token has nowhere to go.
    .section = Rules: iron

# the rules in short
duals-rule-turn = Play: pull a token, place it on any space with fewer than three, and fire it up if you like. Score: every card whose pattern is on the board. Refresh: draw up to { $limit } cards.
    .name = The turn
duals-rule-stacks = Only the top of a stack counts, acts and moves. A dual is both of its types.
    .name = Stacks
duals-rule-cards = A pattern may be turned, never mirrored. The same tokens may serve several cards.
    .name = Score
duals-rule-coins = Once a turn, between two steps, spend a coin: draw two cards, then put two under the deck. A coin left at the end is worth 1.
    .name = Coins
duals-rule-end = When the bag or the deck runs out, the turn is finished and the other has one last scoring. Most reputation wins, then most cards.
    .name = The end
duals-rule-fancy = Two Fancy dragons serve both of you. Active ones are another use of a coin.
    .name = Fancy dragons
duals-rule-fountain = Once a turn you may claim an open fountain card. Then the fountain moves to another space; you keep one of the tokens there and play it next turn in place of a pull. No token lies or moves under the fountain.
    .name = Fountain
duals-rule-solo = Every turn complete at least one card or spend a coin. Win all six fountain cards before the bag or the deck runs out.
    .name = Solo

# names
duals-card-L-BBB = Long Loaf Lane
duals-card-L-CCC = Facet Row
duals-card-L-MMM = Ember Skewers
duals-card-L-III = Anvil Alley
duals-card-L-OOO = Three Vials
duals-card-L-PPP = Hedgerow & Kin
duals-card-T-BBB = Crumb Corner
duals-card-T-CCC = Prism Point
duals-card-T-MMM = Sizzle Nook
duals-card-T-III = Rivet Square
duals-card-T-OOO = Cauldron Cove
duals-card-T-PPP = Clover Court
duals-card-L-BBC = Sugar Glass Bakery
duals-card-L-BBM = Pie & Poultry
duals-card-L-BBI = Toast & Tongs
duals-card-L-BBO = Dough & Elixir
duals-card-L-BBP = Seedling Bakehouse
duals-card-L-CCB = Crystal Crust
duals-card-L-CCM = Gem & Ham
duals-card-L-CCI = Filigree & Flame
duals-card-L-CCO = Moonwater Lenses
duals-card-L-CCP = Dewdrop Jewels
duals-card-L-MMB = The Stuffed Bun
duals-card-L-MMC = Salt Crystal Grill
duals-card-L-MMI = Cast-Iron Kitchen
duals-card-L-MMO = Marinade Manor
duals-card-L-MMP = Smoke & Rosemary
duals-card-L-IIB = Pans & Pastry
duals-card-L-IIC = Nail & Diamond
duals-card-L-IIM = Spit & Spanner
duals-card-L-IIO = Kettle Works
duals-card-L-IIP = The Iron Trellis
duals-card-L-OOB = Tea & Crumpet Cave
duals-card-L-OOC = Philtre & Facet
duals-card-L-OOM = Broth of Wonders
duals-card-L-OOI = Alembic & Bolt
duals-card-L-OOP = Petal Tonic
duals-card-L-PPB = Wheat & Wildflower
duals-card-L-PPC = Glasshouse Gems
duals-card-L-PPM = Herb & Roast
duals-card-L-PPI = Spade & Sprout
duals-card-L-PPO = Root Remedy
duals-card-F-B = Harvest Loaf
duals-card-F-C = Frost Star
duals-card-F-M = Grand Skewer
duals-card-F-I = Lucky Horseshoe
duals-card-F-O = Rising Steam
duals-card-F-P = Leaf and Stem
duals-fancy-flair = Flair
    .text = Spend a coin: name a type, draw a card and show it. If it shows that type, draw a second one unseen.
duals-fancy-rainbow = Rainbow
    .text = Spend a coin while you hold a token: once placed, it may fire up as any type.
duals-fancy-starburst = Starburst
    .text = Spend a coin: move the top of any stack by one space.
duals-fancy-taylor = Taylor
    .text = Spend a coin while you hold a token: pull a second one, play either, put the other back.
duals-fancy-buddy = Buddy
    .text = The Buddy token is in the bag. It has no power and counts as any type you like for each card.
duals-fancy-goldrush = Goldrush
    .text = Coins left are worth nothing. With no coin left at the very end: 4 reputation.
duals-fancy-steven = Steven
    .text = Two shop cards lie open; every draw may take one of them, and it is replaced at once.
duals-fancy-todd = Todd
    .text = The hand limit is 3 cards.
