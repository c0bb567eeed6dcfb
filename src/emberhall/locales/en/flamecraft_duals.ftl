flamecraft_duals-name = Flamecraft Duals
flamecraft_duals-blurb = Stack tokens on nineteen hexes until the patterns on your cards appear.
    .seats = 1–2
    .time = 20 min

# options as sentences
flamecraft_duals-option-mode = We play { $chip }.
flamecraft_duals-option-mode-standard = the standard game
flamecraft_duals-option-mode-fancy = with fancy dragons
flamecraft_duals-option-mode-fountain = with the fountain
flamecraft_duals-option-mode-fancy_fountain = with fancies and the fountain
flamecraft_duals-option-mode-solo = alone, for the fountain
flamecraft_duals-option-fancy_pick = The fancies are { $chip }.
flamecraft_duals-option-fancy_pick-choose = picked by you both
flamecraft_duals-option-fancy_pick-random = drawn by lot
flamecraft_duals-option-fancy_pick-value = { $value }
flamecraft_duals-option-first_player = First is { $chip }.
flamecraft_duals-option-first_player-draw = who pulls the better token
flamecraft_duals-option-first_player-random = anybody
flamecraft_duals-option-first_player-value = chair { $value }
flamecraft_duals-option-match = We play { $chip }.
flamecraft_duals-option-match-single = one game
flamecraft_duals-option-match-pair = two games, each beginning once
flamecraft_duals-option-solo_coins = You start with { $chip }.
flamecraft_duals-option-solo_coins-value = { $value } coins
flamecraft_duals-option-end_reveal = After the game, hands { $chip }.
flamecraft_duals-option-end_reveal-true = are shown
flamecraft_duals-option-end_reveal-false = stay secret
flamecraft_duals-option-pattern_help = Matching patterns { $chip }.
flamecraft_duals-option-pattern_help-true = are marked for you
flamecraft_duals-option-pattern_help-false = are yours to see
flamecraft_duals-option-house_cards = Cards written for this table { $chip }.
flamecraft_duals-option-house_cards-true = are in
flamecraft_duals-option-house_cards-false = stay out

# tokens and cards
flamecraft_duals-type = { $type ->
    [B] bread
    [C] crystal
    [M] meat
    [I] iron
    [O] potion
   *[P] plant
}
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
flamecraft_duals-power = { $type ->
    [B] Play another
    [C] Pull 3, place 1
    [M] Move 1 adjacent anywhere
    [I] Move 2 adjacent by 1
    [O] Swap any 2
   *[P] Fire up 1 adjacent
}
flamecraft_duals-card = { $card ->
    [L-BBB] Long Loaf Lane
    [L-CCC] Facet Row
    [L-MMM] Ember Skewers
    [L-III] Anvil Alley
    [L-OOO] Three Vials
    [L-PPP] Hedgerow & Kin
    [T-BBB] Crumb Corner
    [T-CCC] Prism Point
    [T-MMM] Sizzle Nook
    [T-III] Rivet Square
    [T-OOO] Cauldron Cove
    [T-PPP] Clover Court
    [L-BBC] Sugar Glass Bakery
    [L-BBM] Pie & Poultry
    [L-BBI] Toast & Tongs
    [L-BBO] Dough & Elixir
    [L-BBP] Seedling Bakehouse
    [L-CCB] Crystal Crust
    [L-CCM] Gem & Ham
    [L-CCI] Filigree & Flame
    [L-CCO] Moonwater Lenses
    [L-CCP] Dewdrop Jewels
    [L-MMB] The Stuffed Bun
    [L-MMC] Salt Crystal Grill
    [L-MMI] Cast-Iron Kitchen
    [L-MMO] Marinade Manor
    [L-MMP] Smoke & Rosemary
    [L-IIB] Pans & Pastry
    [L-IIC] Nail & Diamond
    [L-IIM] Spit & Spanner
    [L-IIO] Kettle Works
    [L-IIP] The Iron Trellis
    [L-OOB] Tea & Crumpet Cave
    [L-OOC] Philtre & Facet
    [L-OOM] Broth of Wonders
    [L-OOI] Alembic & Bolt
    [L-OOP] Petal Tonic
    [L-PPB] Wheat & Wildflower
    [L-PPC] Glasshouse Gems
    [L-PPM] Herb & Roast
    [L-PPI] Spade & Sprout
    [L-PPO] Root Remedy
    [F-B] Harvest Loaf
    [F-C] Frost Star
    [F-M] Grand Skewer
    [F-I] Lucky Horseshoe
    [F-O] Rising Steam
   *[F-P] Leaf and Stem
}

# fancies
flamecraft_duals-fancy-flair = Flair
    .text = Spend a coin: name a type, draw a card and show it. If it has that type, draw one more unseen.
flamecraft_duals-fancy-rainbow = Rainbow
    .text = Spend a coin with a token in hand: once placed, it may fire up as any type.
flamecraft_duals-fancy-starburst = Starburst
    .text = Spend a coin: move the top of a stack by one space.
flamecraft_duals-fancy-taylor = Taylor
    .text = Spend a coin with a token in hand: pull another, play one, put the other back in the bag.
flamecraft_duals-fancy-buddy = Buddy
    .text = The Buddy token is in the bag. It has no ability, and counts as one type of your choice for each card.
flamecraft_duals-fancy-goldrush = Goldrush
    .text = Coins left over are worth nothing. With none left at the end: 4 reputation.
flamecraft_duals-fancy-steven = Steven
    .text = Two shop cards lie face up; each draw may take one of them, which is replaced at once.
flamecraft_duals-fancy-todd = Todd
    .text = The hand limit is 3 cards.

# the table
flamecraft_duals-bag = Bag
flamecraft_duals-extras = Extra tokens
flamecraft_duals-deck = Deck
flamecraft_duals-hand = Hand
flamecraft_duals-pile = Scored cards
flamecraft_duals-coins = Coins
flamecraft_duals-kept = Kept token
flamecraft_duals-mini = Fountain
flamecraft_duals-reputation = Reputation
flamecraft_duals-house = house
flamecraft_duals-duty = Complete a card or spend a coin
flamecraft_duals-duty-done = Duty done
flamecraft_duals-won = All six claimed: you won!
flamecraft_duals-lost-duty = The duty could not be done: lost.
flamecraft_duals-lost-end = It ran out before the sixth claim: lost.
flamecraft_duals-phase-fancy = Fancies
flamecraft_duals-phase-play = Play
flamecraft_duals-phase-score = Score
flamecraft_duals-phase-refresh = Refresh
flamecraft_duals-phase-special = Special scoring phase
flamecraft_duals-phase-over = The end

# the questions
flamecraft_duals-ask-fancy-pick = Which fancy joins the game?
flamecraft_duals-ask-pull = Pull a token.
flamecraft_duals-ask-place = Where does it go?
flamecraft_duals-ask-fire = Fire it up?
flamecraft_duals-ask-crystal-pick = Which of them do you place?
flamecraft_duals-ask-meat-from = Which neighbour moves?
flamecraft_duals-ask-meat-to = Where to?
flamecraft_duals-ask-iron-from = Which neighbour moves by one?
flamecraft_duals-ask-iron-to = To which side?
flamecraft_duals-ask-potion-a = Swap which one?
flamecraft_duals-ask-potion-b = With which one?
flamecraft_duals-ask-plant-to = Which neighbour fires up?
flamecraft_duals-ask-plant-as = As which type?
flamecraft_duals-ask-score = What do you score?
flamecraft_duals-ask-fountain-to = Where does the fountain go?
flamecraft_duals-ask-fountain-keep = Which token do you keep?
flamecraft_duals-ask-coin-return = Which card goes under the deck?
flamecraft_duals-ask-draw-from = Draw from where?
flamecraft_duals-ask-flair-name = Name a type.
flamecraft_duals-ask-star-from = Which token moves by one?
flamecraft_duals-ask-star-to = To which side?
flamecraft_duals-ask-taylor-keep = Which of the two do you play?

# the answers
flamecraft_duals-word-no = Let it rest
flamecraft_duals-word-pull = Pull
flamecraft_duals-word-stop = That is enough
flamecraft_duals-word-done = Done
flamecraft_duals-word-coin = Spend a coin: draw 2, return 2
flamecraft_duals-word-coin-flair = Spend a coin: Flair
flamecraft_duals-word-coin-rainbow = Spend a coin: Rainbow
flamecraft_duals-word-coin-starburst = Spend a coin: Starburst
flamecraft_duals-word-coin-taylor = Spend a coin: Taylor
flamecraft_duals-word-draw-deck = From the deck
flamecraft_duals-word-draw-0 = The first open card
flamecraft_duals-word-draw-1 = The second open card

# the story
flamecraft_duals-story-fancy = { $name } picks { $card }.
flamecraft_duals-story-fancy-lot = { $card } joins the game.
flamecraft_duals-story-dealt = { $name } holds { $count } cards.
flamecraft_duals-story-laid = Six dragons lie around the centre.
flamecraft_duals-story-drawn = Pulled for the first turn: { $a } and { $b }.
flamecraft_duals-story-drawn-again = Pulled for the first turn: { $a } and { $b }. Once more!
flamecraft_duals-story-begun = { $name } begins.
flamecraft_duals-story-turn = { $name }’s turn.
flamecraft_duals-story-pulled = { $name } pulls { $token }.
flamecraft_duals-story-took = { $name } plays the { $token } kept from before.
flamecraft_duals-story-extras = The bag is empty: the extra tokens go in.
flamecraft_duals-story-placed = { $name } places { $token } on { $hex }.
flamecraft_duals-story-rested = It does not fire.
flamecraft_duals-story-fired = { $token } on { $hex } fires up: { $type }.
flamecraft_duals-story-picked = { $name } chooses { $token }.
flamecraft_duals-story-moved = { $token } moves from { $from } to { $to }.
flamecraft_duals-story-swapped = { $a } and { $b } change places.
flamecraft_duals-story-bagged = Back into the bag: { $tokens }.
flamecraft_duals-story-scored = { $name } scores { $card }, worth { $reputation }.
flamecraft_duals-story-claimed = { $name } claims { $card }, worth { $reputation }.
flamecraft_duals-story-fountain = The fountain moves to { $hex }.
flamecraft_duals-story-kept = { $name } keeps { $token }.
flamecraft_duals-story-coin = { $name } spends a coin.
flamecraft_duals-story-drew = { $name } draws a card.
flamecraft_duals-story-drew-card = { $name } draws { $card }.
flamecraft_duals-story-drew-open = { $name } takes { $card }.
flamecraft_duals-story-named = { $name } names { $type }.
flamecraft_duals-story-shown = { $name } draws and shows { $card }.
flamecraft_duals-story-turned = { $card } is turned up.
flamecraft_duals-story-returned = { $name } puts a card under the deck.
flamecraft_duals-story-returned-card = { $name } puts { $card } under the deck.
flamecraft_duals-story-revealed = The next fountain card is { $card }.
flamecraft_duals-story-done = { $name } is done.
flamecraft_duals-story-end-bag = The bag ran out: the end is near.
flamecraft_duals-story-end-deck = The deck ran out: the end is near.
flamecraft_duals-story-special = { $name } may score one last time.
flamecraft_duals-story-half = Half-time: { $scores }. The other begins now.
flamecraft_duals-story-over = The game is over: { $scores }.

# why not
flamecraft_duals-refusal-FD-03 = No card is left to draw.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-FD-13 = This chain has been there already.
    .section = Rules: Plant
flamecraft_duals-refusal-FD-15 = Buddy has no ability.
    .section = Rules: Passive Fancies
flamecraft_duals-refusal-FD-16 = It could not do anything now.
    .section = Rules: Fire up
flamecraft_duals-refusal-FD-17 = A fired ability is carried out.
    .section = Rules: Fire up
flamecraft_duals-refusal-FD-18 = It must go to another space.
    .section = Rules: Meat
flamecraft_duals-refusal-FD-19 = That token has moved already; choose another.
    .section = Rules: Iron
flamecraft_duals-refusal-FD-21 = Choose the top of another space.
    .section = Rules: Potion
flamecraft_duals-refusal-FD-32 = One fountain card a turn.
    .section = Rules: The Fountain
flamecraft_duals-refusal-FD-34 = The fountain must move.
    .section = Rules: The Fountain
flamecraft_duals-refusal-FD-38 = The fountain stands there.
    .section = Rules: The Fountain
flamecraft_duals-refusal-FD-45 = Finish this first; then a coin may be spent.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-FD-47 = Cards are scored in the score phase.
    .section = Rules: Score Phase
flamecraft_duals-refusal-FD-50 = Coins are spent on your own turn.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-FD-54 = Two equal dragons are not swapped.
    .section = Rules: Potion
flamecraft_duals-refusal-FD-65 = Rainbow needs a token in hand that may fire up.
    .section = Rules: Active Fancies
flamecraft_duals-refusal-FD-66 = Taylor needs one token in hand, and not a crystal’s.
    .section = Rules: Active Fancies
flamecraft_duals-refusal-FD-70 = Complete a card or spend a coin first.
    .section = Rules: Solo Mode
flamecraft_duals-refusal-FD-71 = That card waits for your next turn.
    .section = Rules: Solo Mode
flamecraft_duals-refusal-not-now = That answers another question.
flamecraft_duals-refusal-no-coin = You have no coin left.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-one-coin = One coin a turn.
    .section = Rules: Spend a Coin
flamecraft_duals-refusal-no-fancy = That fancy is not in this game.
    .section = Rules: Fancy Mode
flamecraft_duals-refusal-nothing-moves = No token can move.
    .section = Rules: Active Fancies
flamecraft_duals-refusal-bag-empty = No token is left to pull.
    .section = Rules: Play Phase
flamecraft_duals-refusal-no-match = Its pattern is not on the board.
    .section = Rules: Score Phase
flamecraft_duals-refusal-not-open = That fountain card is not open.
    .section = Rules: The Fountain
flamecraft_duals-refusal-not-its-type = This dragon cannot fire up so.
    .section = Rules: Fire up
flamecraft_duals-refusal-not-adjacent = { $hex } is not next to { $from }.
    .section = Rules: Adjacent tokens
flamecraft_duals-refusal-stack-full = Three tokens lie on { $hex }: no room.
    .section = Rules: Stacks of tokens
flamecraft_duals-refusal-nothing-there = No token lies on { $hex }.
    .section = Rules: Stacks of tokens
flamecraft_duals-refusal-walled-in = The token on { $hex } has nowhere to go.
    .section = Rules: Stacks of tokens
