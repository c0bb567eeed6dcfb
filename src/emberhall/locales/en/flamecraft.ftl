flamecraft-name = Flamecraft
flamecraft-blurb = Place artisan dragons, gather goods, enchant the shops of a cosy town.
    .seats = 1–5
    .time = 45–60 min

# options as sentences
flamecraft-option-enchantments = We play with the { $chip } enchantments.
flamecraft-option-enchantments-purple = purple
flamecraft-option-enchantments-golden = golden
flamecraft-option-companions = Companions { $chip }.
flamecraft-option-companions-false = stay home
flamecraft-option-companions-true = come along
flamecraft-option-shop_list = The shop deck is { $chip }.
flamecraft-option-shop_list-standard = drawn as usual
flamecraft-option-shop_list-value = chosen: { $value }
flamecraft-option-colour = The first pawn is { $chip }.
flamecraft-option-colour-br = yellow
flamecraft-option-colour-me = red
flamecraft-option-colour-ir = dark blue
flamecraft-option-colour-po = purple
flamecraft-option-colour-cr = light blue
flamecraft-option-colour-pl = green
flamecraft-option-first_player = { $chip } begins.
flamecraft-option-first_player-random = Anybody
flamecraft-option-first_player-value = Chair { $value }
flamecraft-option-solo_unlocked = Unlocked before: { $chip }.
flamecraft-option-solo_unlocked-none = nothing yet
flamecraft-option-solo_unlocked-value = { $value }
flamecraft-option-solo_limits = Alone, hand and goods are { $chip }.
flamecraft-option-solo_limits-false = unlimited
flamecraft-option-solo_limits-true = limited as with others

# goods and icons
flamecraft-good = { $good ->
    [br] bread
    [me] meat
    [ir] iron
    [po] potion
    [cr] crystal
    [pl] plant
    [wild] wild
    [dragon] dragon
    [any] any
   *[coin] coin
}
flamecraft-some = { $good ->
    [br] { $count } bread
    [me] { $count } meat
    [ir] { $count } iron
    [po] { $count ->
        [one] 1 potion
       *[other] { $count } potions
    }
    [cr] { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }
    [pl] { $count ->
        [one] 1 plant
       *[other] { $count } plants
    }
   *[coin] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
}
flamecraft-and = { $one }, { $two }
flamecraft-then = { $one } { $two }

# what cards do
flamecraft-do-gain = Gain { $goods }.
flamecraft-do-gain_wild = { $wild ->
    [one] Gain a good of your choice.
   *[other] Gain { $wild } goods of your choice.
}
flamecraft-do-gain_different = Gain { $count } different goods of your choice.
flamecraft-do-gain_here = Gain { $count } of one good that this place or an artisan there offers.
flamecraft-do-gain_park = For each artisan in the Park gain { $count ->
    [one] a good
   *[other] { $count } goods
} of its kind.
flamecraft-do-gain_artisans = For each artisan awake here gain { $count ->
    [one] a good
   *[other] { $count } goods
} of its kind.
flamecraft-do-gain_from_cost = Choose an enchantment of the row or your own reserved one: gain { $count } goods out of its price. You may reserve a row card chosen so.
flamecraft-do-exchange = Pay any number of coins; for each gain { $goods } goods of your choice.
flamecraft-do-pay = Pay { $goods }.
flamecraft-do-pay_one_type = Pay { $one_type } goods of one type.
flamecraft-do-spend = Pay up to { $most } goods of different types, for { $score } reputation each.
flamecraft-do-pay_for_card_reserve = Pay the price of an enchantment of the row and gain its rewards without casting it; then it is your reserved one.
flamecraft-do-pay_for_card_leave = Pay the price of an enchantment of the row and gain its rewards; it stays there.
flamecraft-do-lose_rep = Lose { $count } reputation.
flamecraft-do-score = { $count } reputation.
flamecraft-do-score-when = { $count } reputation if { $when }.
flamecraft-do-score_per = { $cap ->
    [0] { $of ->
        [one] { $count } reputation for each: { $per }.
       *[other] { $count } reputation for every { $of }: { $per }.
    }
   *[other] { $of ->
        [one] { $count } reputation for each: { $per }; at most { $cap }.
       *[other] { $count } reputation for every { $of }: { $per }; at most { $cap }.
    }
}
flamecraft-do-score_kin = { $score } reputation for each artisan in Town of the kind of one you placed this turn.
flamecraft-do-score_fancy = { $again ->
    [1] Score one of your fancy dragons now, even one already scored; its goal must be met.
   *[other] Score one of your unscored fancy dragons now; its goal must be met. { $then }
}
flamecraft-do-draw_a = Draw an artisan from the Park or the deck.
flamecraft-do-draw_f = { $count ->
    [one] Draw a fancy dragon.
   *[other] Draw { $count } fancy dragons.
}
flamecraft-do-draw_f_gift = Draw { $count } fancy dragons and give one of them to another player.
flamecraft-do-take = Take { $count } artisans from the Park.
flamecraft-do-return_a = Return up to { $most } artisans from your hand to the deck, for { $score } reputation each.
flamecraft-do-return_f = Return any number of your other unscored fancy dragons, for { $score } reputation each.
flamecraft-do-fill_from_deck = Artisans from the deck move into its first and last slot.
flamecraft-do-place = { $where ->
    [here] Place { $most ->
        [one] an artisan
       *[other] up to { $most } artisans
    } on this shop.
   *[town] { $any_icon ->
        [1] Place an artisan on any empty slot in Town, whatever its icons.
       *[other] Place an artisan on a matching slot in Town.
    }
} { $reward ->
    [rep_to_coin] Reputation on the slot is paid in coins.
    [twice] Gain each slot’s reward twice.
   *[normal] { $then }
}
flamecraft-do-place-filled = If that fills its shop: { $filled }
flamecraft-do-replace = Exchange a card of your hand with an artisan here. { $then }
flamecraft-do-fire_newcomer = You may fire up the newcomer.
flamecraft-do-fire_here = Fire up any number of the artisans here.
flamecraft-do-fire_park = Fire up any number of the artisans in the Park.
flamecraft-do-fire_one_park = Fire up an artisan in the Park, then take it.
flamecraft-do-fire_hand = Fire up an artisan in your hand; you may then give it away for { $score } reputation.
flamecraft-do-fire_again = Fire up again an artisan you fired up this turn.
flamecraft-do-swap = Swap this with another artisan in Town, then fire up the newcomer.
flamecraft-do-cheer = For each artisan you could fire up now, { $score } reputation instead if you like.
flamecraft-do-gift = { $most ->
    [one] Give a good to another player: { $reward }
   *[other] Give up to { $most } goods of one type to others; for each: { $reward }
}
flamecraft-do-gift_coin = You may give a coin to another player: { $reward }
flamecraft-do-host = For each other pawn here { $score } reputation, and its owner gains a good of your choice.
flamecraft-do-lay = Lay matching goods on artisans in the Park, one each: { $score } reputation for each, and { $all_coins ->
    [one] a coin
   *[other] { $all_coins } coins
} if you match all five.
flamecraft-do-reserve = Reserve an enchantment of the row.
flamecraft-do-discount = Cast an enchantment for up to { $count } goods less.
flamecraft-do-flip = Flip a coin. Heads: { $heads } Tails: { $tails } You may pay a good to flip once more.
flamecraft-do-wish = Flip up to { $most } of your coins. Heads: { $heads } Tails: the coin is lost.
flamecraft-do-deposit = Leave { $coins } coins on an empty space for its rewards ({ $one } · { $two } · { $three }), and take another turn.
flamecraft-do-collect = Take all coins left here.
flamecraft-do-repeat = Use the shop’s ability just used up to { $count } more times.
flamecraft-do-may = You may: { $row }
flamecraft-do-either = Either: { $one } Or: { $two }

# passive marks, moments, conditions
flamecraft-passive-fee = Nobody pays to enter here.
flamecraft-passive-sleep = Artisans here sleep.
flamecraft-reveal = When it is revealed: { $text }
flamecraft-start = At the start: { $text }
flamecraft-choose-from = At the start, choose your fancy dragon from { $count }.
flamecraft-timing = { $timing ->
    [any] Once, at any time on your turn:
    [cast] Once, when you cast:
    [ability] Once, right after a shop’s ability:
    [placing] Once, after an artisan you fired up placed another:
    [new_shop] Once, when a new shop is revealed:
    [fire] At the start of a fire-up of the shop you visit:
    [sun] On your turn:
   *[moon] At the end:
}
flamecraft-if = If { $when }:
flamecraft-match = if { $one } and { $two } are equal in number
flamecraft-count = { $count ->
    [g1_goods] goods you gathered this turn
    [placed] artisans you placed this turn
    [filled] shops you filled this turn
    [fired] artisans you fired up this turn
    [drawn] artisans you drew this turn
    [coins] your coins
    [hand] artisans in your hand
    [kinds] types of goods you hold
    [goods] goods you hold
    [even_kinds] types of goods you hold an even number of
    [odd_kinds] types of goods you hold an odd number of
    [fancies] fancy dragons you have
    [cast] casts this turn
    [cast_full] full shops you enchanted this turn
    [tucked_of_cast] enchantments in Town of the icon you cast
    [coin_slots] empty slots in Town that reward coins
    [full_shops] full shops in Town
    [trios] shops with three artisans of one kind
    [tucked_twice] shops with two enchantments or more
    [tucked_thrice] shops with three enchantments
    [tucked_of_each] enchantments of each icon in Town
    [sewn] artisans awake in Town of the kind you drew here
    [shops] shops in Town
    [fulfilled] fancy dragons fulfilled
    [turned_in] coins turned in at the end
    [goods_of] your { $good }
    [awake] { $good } artisans awake in Town
    [artisans] { $good } artisans in Town
    [most_awake] { $good } is the most frequent kind awake
   *[most_goods] nobody holds more { $good }
}
flamecraft-need = { $count ->
    [most_awake] { flamecraft-count }
    [most_goods] { flamecraft-count }
   *[other] at least { $least }: { flamecraft-count }
}

# questions
flamecraft-ask = { $ask ->
    [keep] Which fancy dragon do you keep?
    [visit] Which shop do you visit?
    [fee] What do you give?
    [mode] Gather or enchant?
    [good] Which good?
    [good-here] Which good, of those offered here?
    [good-of-cost] Which good of its price?
    [draw] Which artisan?
    [take] Which artisan of the Park?
    [place-here] Place an artisan here?
    [place] Which artisan goes where?
    [fire] Fire up an artisan?
    [fire-all] Fire up which artisans?
    [fire-one] Which artisan is fired up?
    [fire-newcomer] Fire up the newcomer?
    [ability] Use the shop’s ability?
    [cast] Which enchantment?
    [pay] Pay with coins?
    [less] Which goods less?
    [type] Which type of goods?
    [spend] Which goods?
    [swap] Swap with whom?
    [replace] Who replaces whom?
    [gift] What goes to whom?
    [gift-coin] Give a coin?
    [gift-artisan] Give the artisan away?
    [gift-fancy] Which fancy dragon goes to whom?
    [lay] On which artisans?
    [pick] Which enchantment?
    [buy] Which enchantment do you pay for?
    [reserve] Reserve it?
    [flip-again] Pay a good to flip again?
    [wish] Flip a coin?
    [score] Which fancy dragon?
    [name] Which of the artisans you placed?
    [return] Which artisan goes back to the deck?
    [return-fancy] Which fancy dragons go back?
    [deposit] On which space?
    [coins] How many coins?
    [choose] Which of the two?
    [may] Use it?
    [tuck] Which enchantment goes where?
    [space] Where does the new shop go?
    [unlock] What do you unlock?
    [companion] Use your companion?
    [end] End your turn?
   *[expand] Go on?
}

# refusals
flamecraft-refusal-FC-08 = Your pawn is there already: go to another shop.
flamecraft-refusal-FC-10 = { $fee ->
    [one] You have nothing for the one who is there.
   *[other] You cannot give something to all { $fee } who are there.
}
flamecraft-refusal-FC-17 = That shop is not open.
flamecraft-refusal-FC-19 = No coins may be paid for this enchantment, and your goods are not enough.
flamecraft-refusal-FC-21 = You cannot pay this price.
flamecraft-refusal-FC-26 = The slot does not take that kind of artisan.
flamecraft-refusal-FC-41 = That artisan cannot do anything now, or may not be fired up here.
flamecraft-refusal-FC-45 = The ability could do nothing now, or cannot be paid for.
flamecraft-refusal-FC-48 = No enchantment that matches this shop can be cast now.
flamecraft-refusal-FC-51 = Three enchantments are behind this shop already.
flamecraft-refusal-FC-54 = Another player has reserved that enchantment.
flamecraft-refusal-FC-82 = The goal of that dragon is not met now, or cannot be paid for.
flamecraft-refusal-FC-84 = That dragon has scored already.
flamecraft-refusal-FC-109 = Only shops of a good, or wild ones, can be enchanted.
flamecraft-refusal-slot-taken = That slot is taken, or is not there.
flamecraft-refusal-not-now = That is not asked now.
flamecraft-refusal-not-held = You do not have that.

# the result
flamecraft-award = { $award ->
    [master] Master of Flame
    [flamekeeper] Flamekeeper
   *[shopkeeper] Shopkeeper
}
flamecraft-source = { $source ->
    [slots] Placing
    [fires] Firing up
    [shops] Shops
    [enchantments] Enchantments
    [suns] Sun dragons
    [moons] Moon dragons
    [companions] Companion
   *[coins] Coins
}
