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

# the same on the face of a card: as short as can be; names between colons are drawn
flamecraft-brief-gain = +{ $goods }
flamecraft-brief-gain_wild = +{ $wild } :wild:
flamecraft-brief-gain_different = +{ $count } different :wild:
flamecraft-brief-gain_here = { $count } of a good offered here
flamecraft-brief-gain_park = { $count } good of each artisan in the Park
flamecraft-brief-gain_artisans = { $count } goods of each artisan here
flamecraft-brief-gain_from_cost = { $count } goods of the cost of a :spell:, may reserve it
flamecraft-brief-exchange = each 1:coin: → +{ $goods } :wild:
flamecraft-brief-pay = { $goods }
    .before = { $goods } →
flamecraft-brief-pay_one_type = { $one_type } of one good
    .before = { $one_type } of one good →
flamecraft-brief-spend = up to { $most } different goods → { $score }:rep: each
flamecraft-brief-pay_for_card_reserve = cost of a :spell: → its reward, reserve it
flamecraft-brief-pay_for_card_leave = cost of a :spell: → its reward, it stays
flamecraft-brief-lose_rep = −{ $count }:rep:
    .before = −{ $count }:rep: →
flamecraft-brief-score = { $count }:rep:
flamecraft-brief-score-when = { $count }:rep: if { $when }
flamecraft-brief-score_per = { $count }:rep: per { $of ->
    [one] { $per }
   *[other] { $of } { $per }
}{ $cap ->
    [0] { "" }
   *[other] , { $cap } at most
}
flamecraft-brief-score_kin = { $score }:rep: per artisan in Town of their type
flamecraft-brief-score_fancy = { $again ->
    [1] score a :fancy: now, even again
   *[other] score a :fancy: now
}
flamecraft-brief-draw_a = +1:artisan:
flamecraft-brief-draw_f = +{ $count }:fancy:
flamecraft-brief-draw_f_gift = draw { $count }:fancy:, gift one
flamecraft-brief-take = { $count }:artisan: from the Park
flamecraft-brief-return_a = { $most ->
    [one] 1:artisan: from your hand → { $score }:rep:
   *[other] up to { $most }:artisan: from your hand → { $score }:rep: each
}
flamecraft-brief-return_f = return other :fancy: → { $score }:rep: each
flamecraft-brief-place = { $where ->
    [here] place { $most ->
        [one] 1
       *[other] up to { $most }
    } here
   *[town] { $any_icon ->
        [1] place 1 anywhere
       *[other] place 1 in Town
    }
}{ $reward ->
    [rep_to_coin] , :rep: paid in :coin:
    [twice] , rewards twice
   *[normal] { "" }
}
flamecraft-brief-place-filled = shop filled: { $filled }
flamecraft-brief-replace = swap one here with your hand
flamecraft-brief-fire_newcomer = may :flame: it
flamecraft-brief-fire_here = :flame: any here
flamecraft-brief-fire_park = :flame: any in the Park
flamecraft-brief-fire_one_park = :flame: one in the Park, take it
flamecraft-brief-fire_hand = :flame: one in your hand, gift it: { $score }:rep:
flamecraft-brief-fire_again = :flame: one fired this turn again
flamecraft-brief-cheer = { $score }:rep: instead of each :flame:
flamecraft-brief-gift = { $most ->
    [one] gift a good: { $reward }
   *[other] gift 1 to { $most } of one good: { $reward } each
}
flamecraft-brief-gift_coin = may gift 1:coin:: { $reward }
flamecraft-brief-host = per other player token { $score }:rep:, and it gets a good
flamecraft-brief-lay = match goods to the Park: { $score }:rep: each, all five: +{ $all_coins }:coin:
flamecraft-brief-discount = a :spell: for { $count } goods less
flamecraft-brief-flip = flip: { $heads } or { $tails }, 1:wild: → again
flamecraft-brief-wish = flip up to { $most }:coin:: { $heads }, or lost
flamecraft-brief-deposit = { $coins }:coin: on a space → its reward, a new turn
flamecraft-brief-collect = take all :coin:
flamecraft-brief-repeat = { $count } more times
flamecraft-brief-may = may { $row }
flamecraft-brief-either = { $one } or { $two }
flamecraft-brief-passive-fee = No fee
flamecraft-brief-passive-sleep = Artisans sleep
flamecraft-brief-timing = { $timing ->
    [cast] When you cast:
    [ability] After an ability:
    [placing] After a fired-up artisan places:
    [new_shop] When a new shop opens:
   *[any] On your turn:
}
flamecraft-brief-match = as many { $one } as { $two }
flamecraft-brief-count = { $count ->
    [g1_goods] goods gathered this turn
    [placed] artisans placed this turn
    [filled] shops filled this turn
    [fired] artisans fired up this turn
    [drawn] artisans drawn this turn
    [coins] :coin: of yours
    [hand] artisans in hand
    [kinds] types of goods
    [even_kinds] type of goods in even number
    [odd_kinds] type of goods in odd number
    [fancies] :fancy: of yours
    [cast] :spell: cast this turn
    [cast_full] full shops enchanted this turn
    [tucked_of_cast] :spell: in Town of the icon cast
    [coin_slots] empty slots with :coin:
    [trios] shops with three alike
    [tucked_twice] shop with two :spell:
    [sewn] artisan in Town of the type drawn here
    [goods_of] { $good } of yours
    [awake] { $good } awake in Town
    [artisans] { $good } in Town
    [most_awake] { $good } are the most awake
    [most_goods] nobody has more
   *[other] { flamecraft-count }
}
flamecraft-brief-need = { $count ->
    [most_awake] { flamecraft-brief-count }
    [most_goods] { flamecraft-brief-count }
   *[other] { $least }+ { flamecraft-brief-count }
}
flamecraft-brief-both = { $one }, { $two }
flamecraft-brief-when = { flamecraft-brief-need }
flamecraft-brief-per = { flamecraft-brief-count }

# passive marks, moments, conditions
flamecraft-count = { $count ->
    [g1_goods] goods you gathered this turn
    [placed] artisans you placed this turn
    [filled] shops you filled this turn
    [fired] artisans you fired up this turn
    [drawn] artisans you drew this turn
    [coins] coins you hold
    [hand] artisans in your hand
    [kinds] types of goods you hold
    [goods] goods you hold
    [even_kinds] types of goods you hold an even number of
    [odd_kinds] types of goods you hold an odd number of
    [fancies] fancy dragons you have
    [cast] casts this turn
    [cast_full] full shops you enchanted this turn
    [tucked_of_cast] enchantments in Town with the icon you cast
    [coin_slots] empty slots in Town that reward coins
    [full_shops] full shops in Town
    [trios] shops with three artisans of one type
    [tucked_twice] shops with two enchantments or more
    [tucked_thrice] shops with three enchantments
    [tucked_of_each] enchantments of each icon in Town
    [sewn] artisans awake in Town of the type you drew here
    [shops] shops in Town
    [fulfilled] fancy dragons fulfilled
    [turned_in] coins turned in at the end
    [goods_of] { $good } you hold
    [awake] { $good } artisans awake in Town
    [artisans] { $good } artisans in Town
    [most_awake] { $good } the most frequent type awake
   *[most_goods] nobody holding more { $good }
}
flamecraft-need = { $count ->
    [most_awake] { flamecraft-count }
    [most_goods] { flamecraft-count }
   *[other] { $least ->
        [1] 1 or more
       *[other] at least { $least }
    } { flamecraft-count }
}

# questions
flamecraft-ask = { $ask ->
    [keep] Which fancy dragon do you keep?
    [visit] Which shop do you visit?
    [fee] What do you give for the visit?
    [mode] Gather or enchant?
    [good] Which good do you take?
    [good-here] Which good do you take, of those offered here?
    [good-of-cost] Which good of its cost do you take?
    [draw] Which artisan do you draw?
    [take] Which artisan in the Park do you take?
    [place-here] Place an artisan in this shop?
    [place] Which artisan goes where?
    [fire] Fire up an artisan?
    [fire-all] Fire up which artisans?
    [fire-one] Which artisan is fired up?
    [fire-newcomer] Fire up the newcomer?
    [ability] Use the shop’s ability?
    [cast] Which enchantment do you cast?
    [pay] Use coins instead of goods?
    [less] Which good of the cost do you save?
    [type] Which type of goods do you pay?
    [spend] Which goods do you pay?
    [swap] With whom does it swap places?
    [replace] Who replaces whom?
    [gift] Which good do you gift, and to whom?
    [gift-coin] Gift a coin to someone?
    [gift-artisan] Gift the artisan?
    [gift-fancy] Which fancy dragon goes to whom?
    [lay] Lay a good on which artisan?
    [pick] Which enchantment do you choose?
    [buy] Which enchantment do you pay for?
    [reserve] Reserve it?
    [reserve-which] Which enchantment do you reserve?
    [flip-again] Pay a good to flip again?
    [wish] Flip a coin?
    [score] Which fancy dragon do you score?
    [name] Which of the artisans you placed?
    [return] Which artisan goes back to the deck?
    [return-fancy] Which fancy dragons go back?
    [deposit] On which space do you leave the coins?
    [coins] How many coins do you pay?
    [choose] Which of the two?
    [may] Use it now?
    [tuck] Which enchantment goes behind which shop?
    [space] Where does the new shop go?
    [unlock] Which achievement do you unlock?
    [companion] Use your companion?
    [end] End your turn?
   *[expand] Open the new shop?
}

flamecraft-ask-at = { $ask ->
    [mode] Gather or enchant at { $shop }?
    [place-here] Place an artisan at { $shop }?
    [fire] Fire up an artisan at { $shop }?
    [fire-all] Fire up which artisans at { $shop }?
    [ability] Use the ability of { $shop }?
   *[cast] Which enchantment do you cast at { $shop }?
}
flamecraft-ask-about = { $ask ->
    [good-of-cost] Which good of the cost of { $thing } do you take?
    [reserve] Reserve { $thing }?
    [swap] With whom does { $thing } swap places?
    [gift-artisan] Gift { $thing } to someone?
    [pay] { $thing }: use coins instead of goods?
    [less] { $thing }: which good of the cost do you save?
   *[fire-newcomer] Fire up { $thing }, who is new here?
}
flamecraft-hint-end = Until then you can take back what you did.
flamecraft-ask-for = Which good does { $name } get?
flamecraft-ask-again = Use the ability of { $shop } once more?
flamecraft-left = { $count } to choose

# --- the page
flamecraft-letter = { $good ->
    [br] B
    [me] M
    [ir] I
    [po] O
    [cr] C
    [pl] P
    [coin] $
    [dragon] D
   *[wild] ?
}
flamecraft-short = { $good ->
    [br] draw 1
    [me] place 1
    [ir] 2 alike
    [po] swap
    [cr] 3 types
   *[pl] gift 1
}
flamecraft-some-wild = { $count ->
    [one] 1 good of your choice
   *[other] { $count } goods of your choice
}
flamecraft-some-reputation = { $count } reputation
flamecraft-some-dragon = { $count ->
    [one] 1 artisan
   *[other] { $count } artisans
}
flamecraft-subtitle = Turn { $turn }
flamecraft-street = { $half ->
    [0] Town, upper street
   *[1] Town, lower street
}
flamecraft-lot = empty space
flamecraft-hidden = opens soon
flamecraft-park = The Park
flamecraft-park-short = Park
flamecraft-park-hint = artisans to take
flamecraft-enchantments = Enchantments
flamecraft-spells = Enchantments
flamecraft-you = You
flamecraft-row-hint = { $deck ->
    [golden] golden
   *[purple] purple
} · { $count } left
flamecraft-deck = Deck of artisans, { $count } left
flamecraft-goods = Your goods
flamecraft-goods-of = { $name }’s goods
flamecraft-hand = Your hand
flamecraft-hand-empty = Your hand is empty.
flamecraft-fancies = Your fancy dragons
flamecraft-reserved = reserved
flamecraft-players = Players
flamecraft-track = Reputation track: { $list }
flamecraft-reputation = { $count } reputation
flamecraft-in-hand = { $count ->
    [one] 1 artisan in hand
   *[other] { $count } artisans in hand
}
flamecraft-unscored = { $count ->
    [one] 1 hidden fancy dragon
   *[other] { $count } hidden fancy dragons
}
flamecraft-has-reserved = reserved: { $name }
flamecraft-fee = fee { $count }
flamecraft-pawn-neutral = a non-player token
flamecraft-fancy-when = { $timing ->
    [scored] scored
    [moon] at the end
    [fire] when firing
   *[sun] on your turn
}
flamecraft-companion-state = { $used ->
    [yes] used
   *[no] once a game
}
flamecraft-final = last turn
flamecraft-waiting = { $ask ->
    [visit] { $name } is choosing a shop.
    [keep] { $name } is choosing a fancy dragon.
    [mode] { $name } is choosing to gather or to enchant.
    [cast] { $name } is choosing an enchantment.
    [place-here] { $name } is placing an artisan.
    [place] { $name } is placing an artisan.
    [fire] { $name } is firing up.
    [fire-all] { $name } is firing up.
    [several] { $name } are thinking.
   *[other] { $name } is thinking.
}
flamecraft-last-turns = Last turns
flamecraft-elsewhere = Something else
flamecraft-hint-together = Begin with a lit shop, one of your artisans, or an enchantment.
flamecraft-hint-free = You can also { click-too } one of your lit dragons or companions.
flamecraft-verb = { $verb ->
    [keep] Keep
    [visit] Visit
    [fee] Give
    [gather] Gather
    [enchant] Enchant
    [good] Take
    [take] Take
    [draw] Draw
    [place] Place
    [fire] Fire up
    [cheer] Reputation instead
    [use] Use it
    [cast] Cast
    [coin] Pay a coin
    [pay] Pay
    [type] Pay
    [spend] Pay
    [less] Save
    [swap] Swap
    [replace] Swap
    [gift] Give
    [lay] Lay a good
    [lay-coin] Lay a coin
    [pick] Choose
    [buy] Pay for it
    [reserve] Reserve
    [flip] Flip a coin
    [score] Score
    [name] Choose
    [return] Return
    [deposit] Leave coins
    [tuck] Tuck
    [space] Open it here
    [unlock] Unlock
    [companion] Use the companion
    [end] End turn
    [continue] Go on
    [reveal] Score
   *[other] Yes
}
flamecraft-progress = { $match ->
    [yes] { $now } and { $least }
   *[no] { $now } of { $least }
}

# what there is to know before answering
flamecraft-hint = { $ask ->
    [keep] Sun dragons score on your turn, moon dragons at the end. The rest goes back.
    [visit] { click } a lit shop to see what it gives and costs.
    [last-visit] Your last turn: after it, only moon dragons and coins score.
    [fee] You give a good or a coin to everyone already here: this one goes to { $name }.
    [mode] Gather { $goods }, then place, fire up, use the shop. Or cast { $spells } and fire up everyone here.
    [place-here] { click } an artisan in your hand, then a lit slot: its reward is yours.
    [place] { click } an artisan, then a lit slot: its reward is yours.
    [cast] Lit enchantments match this shop, and you can pay for them.
    [pay] You pay { $goods }. { click } a lit good to pay a coin in its place.
    [less] The cost is { $goods }. { click } what you want to save.
    [reserve-which] From then on, only you can cast it.
    [gift] { click } one of your goods, then a player.
    [replace] { click } an artisan in your hand and one in the shop.
    [return] You may keep six artisans.
    [space] A shop is full, so a new one opens at the end of the turn.
    [tuck] A newcomer brings an enchantment of its icon. Nobody pays, nobody scores.
    [unlock] It changes the shops and dragons of your next solo games.
    [fire] Fired up: { $goods }
    [fire-all] Fired up, one after the other: { $goods }
   *[other] { "" }
}
flamecraft-skip = { $ask ->
    [place-here] Place nobody
    [place] Place nobody
    [fire] Fire up nobody
    [fire-all] Stop firing up
    [fire-one] Fire up nobody
    [fire-newcomer] Do not fire it up
    [ability] Skip the ability
    [gift] Give nothing
    [gift-coin] Keep the coin
    [gift-artisan] Keep the artisan
    [gift-fancy] Keep both
    [lay] Stop here
    [reserve] Leave it in the row
    [flip-again] Leave it as it fell
    [wish] Stop flipping
    [companion] Keep the companion
    [return] Return nothing more
    [return-fancy] Return nothing more
    [spend] Pay nothing more
    [less] Save nothing more
    [unlock] Unlock nothing
    [swap] Do not swap
    [replace] Do not swap
    [may] Skip it
   *[other] Skip
}

# the goals of a solo game

flamecraft-do-fill_from_deck = Artisans from the deck move into its first and last slots.
flamecraft-do-swap = Swap this with another artisan in Town, then fire up the newcomer.
flamecraft-do-reserve = Reserve an enchantment in the row.

## later: what the page says only after a table stands
flamecraft-ask-free = Score one of your dragons now?
flamecraft-more = { $verb ->
    [place] In which slot?
    [replace] And which other one?
    [gift] For whom?
    [tuck] Behind which shop?
    [cast] At which shop?
   *[other] And which other one?
}
flamecraft-goals = Achievements
flamecraft-goals-hint = { $allowed ->
    [0] With 75 reputation you unlock one at the end, with 90 two.
    [one] As things stand, you will unlock one at the end.
   *[other] As things stand, you will unlock two at the end.
}

flamecraft-do-gain = Gain { $goods }.
    .button = Gain { $goods }
flamecraft-do-gain_wild = { $wild ->
    [one] Gain a good of your choice.
   *[other] Gain { $wild } goods of your choice.
}
    .button = { $wild ->
        [one] Gain a good of your choice
       *[other] Gain { $wild } goods of your choice
    }
flamecraft-do-gain_different = Gain { $count } different goods of your choice.
flamecraft-do-gain_here = Gain { $count } of one good offered by this shop or an artisan here.
    .button = Gain { $count } of one good offered here
flamecraft-do-gain_park = For each artisan in the Park, gain { $count ->
    [one] a good
   *[other] { $count } goods
} of its type.
flamecraft-do-gain_artisans = For each artisan awake here, gain { $count ->
    [one] a good
   *[other] { $count } goods
} of its type.
flamecraft-do-gain_from_cost = Choose an enchantment in the row or your reserved one: gain { $count } goods of its cost. If it is in the row, you may reserve it.
flamecraft-do-exchange = Pay any number of coins; for each, gain { $goods } goods of your choice.
flamecraft-do-pay = Pay { $goods }.
    .button = Pay { $goods }
flamecraft-do-pay_one_type = Pay { $one_type } goods of one type.
flamecraft-do-spend = Pay up to { $most } goods of different types, for { $score } reputation each.
flamecraft-do-pay_for_card_reserve = Pay the cost of an enchantment in the row and gain its rewards without casting it; it becomes your reserved one.
flamecraft-do-pay_for_card_leave = Pay the cost of an enchantment in the row and gain its rewards; it stays there.
flamecraft-do-lose_rep = Lose { $count } reputation.
    .button = Lose { $count } reputation
flamecraft-do-score = { $count } reputation.
    .button = { $count } reputation
flamecraft-do-score-when = { $count } reputation if { $when }.
flamecraft-do-score_per = { $count } reputation for { $of ->
    [one] each
   *[other] every
} { $per }{ $cap ->
    [0] { "" }
   *[other] ; at most { $cap }
}.
flamecraft-do-score_kin = { $score } reputation for each artisan in Town of the same type as one you placed this turn.
flamecraft-do-score_fancy = { $again ->
    [1] Score one of your fancy dragons now, even one already scored; its goal must be met.
   *[other] Score one of your unscored fancy dragons now; its goal must be met. { $then }
}
flamecraft-do-draw_a = Draw an artisan from the Park or the deck.
flamecraft-do-draw_f = { $count ->
    [one] Draw a fancy dragon.
   *[other] Draw { $count } fancy dragons.
}
    .button = { $count ->
        [one] Draw a fancy dragon
       *[other] Draw { $count } fancy dragons
    }
flamecraft-do-draw_f_gift = Draw { $count } fancy dragons and gift one of them to another player.
flamecraft-do-take = Take { $count } artisans from the Park.
flamecraft-do-return_a = { $most ->
    [one] Return an artisan from your hand to the bottom of the deck: { $score } reputation.
   *[other] Return up to { $most } artisans from your hand to the bottom of the deck, for { $score } reputation each.
}
flamecraft-do-return_f = Return any number of your other unscored fancy dragons, for { $score } reputation each.
flamecraft-do-place = { $where ->
    [here] Place { $most ->
        [one] an artisan on a matching slot
       *[other] up to { $most } artisans on matching slots
    } of this shop.
   *[town] { $any_icon ->
        [1] Place an artisan on any empty slot in Town, whatever its icons.
       *[other] Place an artisan on a matching slot in Town.
    }
} { $reward ->
    [rep_to_coin] Instead of the slot’s reputation, gain as many coins.
    [twice] Gain each slot’s reward twice.
   *[normal] { $then }
}
flamecraft-do-place-filled = If that fills the shop: { $filled }
flamecraft-do-replace = Swap an artisan from your hand with one here. { $then }
flamecraft-do-fire_newcomer = You may fire up the newcomer.
flamecraft-do-fire_here = Fire up any number of the artisans here.
flamecraft-do-fire_park = Fire up any number of the artisans in the Park.
flamecraft-do-fire_one_park = Fire up an artisan in the Park, then take it.
flamecraft-do-fire_hand = Fire up an artisan in your hand; you may then gift it for { $score } reputation.
flamecraft-do-fire_again = Fire up again one of the artisans you fired up this turn.
flamecraft-do-cheer = For each artisan there that you can still fire up, you may score { $score } reputation instead.
flamecraft-do-gift = { $most ->
    [one] Gift a good to another player: { $reward }
   *[other] Gift up to { $most } goods of one type to other players; for each: { $reward }
}
flamecraft-do-gift_coin = You may gift a coin to another player: { $reward }
flamecraft-do-host = For each other player token here, score { $score } reputation, and its owner gains a good of your choice.
flamecraft-do-lay = Lay matching goods on artisans in the Park, one each: { $score } reputation for each, and { $all_coins ->
    [one] a coin
   *[other] { $all_coins } coins
} if you match all five.
flamecraft-do-discount = Cast an enchantment for up to { $count } goods less.
flamecraft-do-flip = Flip a coin. Heads: { $heads } Tails: { $tails } You may pay a good to flip once more.
flamecraft-do-wish = Flip up to { $most } of your coins. Heads: { $heads } Tails: the coin is lost.
flamecraft-do-deposit = Leave { $coins } coins on an empty space for its rewards ({ $one } · { $two } · { $three }), then take another full turn.
    .button = Leave { $coins } coins on an empty space and take another turn
flamecraft-do-collect = Take all coins left here.
    .button = Take all coins left here
flamecraft-do-repeat = Repeat the shop ability you just used, up to { $count } more times.
flamecraft-do-may = You may also do this: { $row }
flamecraft-do-either = { $one } Or: { $two }
flamecraft-passive-fee = Nobody pays to enter here.
flamecraft-passive-sleep = Artisans here sleep.
flamecraft-reveal = When it is revealed: { $text }
flamecraft-start = At the start: { $text }
flamecraft-choose-from = At the start, choose your fancy dragon from { $count }.
flamecraft-timing = { $timing ->
    [any] Once, at any time on your turn:
    [cast] Once, when you cast:
    [ability] Once, right after a shop’s ability:
    [placing] Once, at the shop where an artisan you fired up has placed another:
    [new_shop] Once, when a new shop is revealed:
    [fire] While you fire up at the shop you visit:
    [sun] On your turn:
   *[moon] At the end:
}
flamecraft-if = If { $when }:
flamecraft-per = { $of ->
    [one] { $count ->
        [g1_goods] good you gathered this turn
        [placed] artisan you placed this turn
        [filled] shop you filled this turn
        [fired] artisan you fired up this turn
        [drawn] artisan you drew this turn
        [coins] coin you hold
        [hand] artisan in your hand
        [kinds] type of goods you hold
        [goods] good you hold
        [even_kinds] type of goods you hold an even number of
        [odd_kinds] type of goods you hold an odd number of
        [fancies] fancy dragon you have
        [cast] enchantment you cast this turn
        [cast_full] full shop you enchanted this turn
        [tucked_of_cast] enchantment in Town with the icon you cast
        [coin_slots] empty slot in Town that rewards coins
        [full_shops] full shop in Town
        [trios] shop with three artisans of one type
        [tucked_twice] shop with two enchantments or more
        [tucked_thrice] shop with three enchantments
        [sewn] artisan awake in Town of the type you drew here
        [shops] shop in Town
        [fulfilled] fancy dragon fulfilled
        [turned_in] coin turned in at the end
        [goods_of] { $good } you hold
        [awake] { $good } artisan awake in Town
        [artisans] { $good } artisan in Town
       *[other] one of: { flamecraft-count }
    }
   *[other] { $count ->
        [goods_of] { $some } you hold
       *[other] { $of } { flamecraft-count }
    }
}
flamecraft-when = { $count ->
    [g1_goods] you gathered { $least ->
        [one] a good
       *[other] at least { $least } goods
    } this turn
    [placed] you placed { $least ->
        [one] an artisan
       *[other] at least { $least } artisans
    } this turn
    [filled] you filled { $least ->
        [one] a shop
       *[other] at least { $least } shops
    } this turn
    [fired] you fired up { $least ->
        [one] an artisan
       *[other] at least { $least } artisans
    } this turn
    [drawn] you drew { $least ->
        [one] an artisan
       *[other] at least { $least } artisans
    } this turn
    [cast] you cast { $least ->
        [one] an enchantment
       *[other] at least { $least } enchantments
    } this turn
    [cast_full] you enchanted { $least ->
        [one] a full shop
       *[other] at least { $least } full shops
    } this turn
    [coins] you hold { $least ->
        [one] a coin
       *[other] at least { $least } coins
    }
    [hand] you hold { $least ->
        [one] an artisan
       *[other] at least { $least } artisans
    } in your hand
    [kinds] you hold { $least ->
        [one] a good
       *[other] goods of at least { $least } types
    }
    [goods] you hold { $least ->
        [one] a good
       *[other] at least { $least } goods
    }
    [goods_of] you hold at least { $some }
    [full_shops] { $least ->
        [one] a shop in Town is
       *[other] at least { $least } shops in Town are
    } full
    [trios] { $least ->
        [one] a shop has
       *[other] at least { $least } shops have
    } three artisans of one type
    [most_awake] { $good } is the most frequent type awake
    [most_goods] nobody holds more
   *[other] Town counts { flamecraft-need }
}
flamecraft-both = { $one } and { $two }
flamecraft-text-both = { $one } and { $two }
flamecraft-tier = Paid { $sets ->
    [1] once
    [2] twice
   *[other] { $sets } times
}: { $text }
flamecraft-tier-nothing = nothing.
flamecraft-match = If { $one } and { $two } are equal in number:
flamecraft-do-free = { $verb ->
    [reveal] Score { $thing }
   *[companion] Use { $thing }
}
flamecraft-hint-free-later = You can still do it later, as long as its goal is met.
flamecraft-not-now = Not now
flamecraft-whom-small = The one you pick gets: { $thing }.
flamecraft-text-at = at { $shop }
flamecraft-text-lots = Empty spaces: { $lots }
flamecraft-text-hidden = Shops face down on spaces { $lots }
flamecraft-text-goods = { $count ->
    [0] no goods
    [one] 1 good: { $list }
   *[other] { $count } goods: { $list }
}
flamecraft-text-scored = scored { $names }
flamecraft-text-companion = companion { $name }
flamecraft-text-own-companion = Your companion
flamecraft-no-ability = No ability of its own.
flamecraft-no-coins = It cannot be paid for with coins.
flamecraft-float = { $count ->
    [one] +1 good
   *[other] +{ $count } goods
}
flamecraft-coin-space = Coin space { $number }, { $taken ->
    [yes] coins lie on it
   *[no] empty: { $reward }
}
flamecraft-artisan-label = { $name }, { $good } artisan. { $text }
flamecraft-spell-label = { $name }, { $good } enchantment. { $text }
flamecraft-fancy-label = { $name }, fancy dragon. { $text }
flamecraft-companion-label = { $name }, companion. { $text }
flamecraft-window-free = empty, for { $goods }, reward: { $reward }
flamecraft-label-gives = gathering gives { $goods }
flamecraft-label-spells = { $count ->
    [one] 1 enchantment
   *[other] { $count } enchantments
}
flamecraft-label-pawn = { $name } is here
flamecraft-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
flamecraft-with = with { $name }
flamecraft-how = { $sets ->
    [yes] { $thing }: how many sets?
   *[no] { $thing }: how?
}
flamecraft-then-together = { $verb ->
    [cast] You visit it and cast the enchantment there.
   *[other] You visit the shop, gather and place it.
}
flamecraft-then-fires = You fire up { $name } for it.
flamecraft-then-pays = You pay the cost first.
flamecraft-only-use = Only use the shop
flamecraft-word = { $verb ->
    [keep] Keep { $thing }?
    [visit] Visit { $thing }?
    [fee] Give { $thing } to { $target }?
    [good] Take { $thing }?
    [take] Take { $thing }?
    [draw] Draw from the deck?
    [place] Place { $thing } in slot { $slot } of { $target }?
    [fire] Fire up { $thing }?
    [cheer] Reputation instead of firing { $thing }?
    [cast] Cast { $thing }?
    [coin] A coin instead of { $thing }?
    [type] Pay { $thing }?
    [spend] Pay { $thing }?
    [less] Save { $thing }?
    [swap] Swap with { $thing }?
    [replace] { $target } instead of { $thing }?
    [gift] { $target ->
        [0] Gift { $thing }?
       *[other] Give { $thing } to { $target }?
    }
    [lay] Lay a good on { $thing }?
    [lay-coin] Lay a coin on { $thing }?
    [pick] Choose { $thing }?
    [buy] Pay for { $thing }?
    [reserve] Reserve { $thing }?
    [score] Score { $thing }?
    [name] Choose { $thing }?
    [return] Return { $thing }?
    [deposit] Leave coins on space { $number }?
    [tuck] Tuck { $thing } behind { $target }?
    [space] Open the new shop on space { $number }?
    [companion] Use { $thing }?
    [companion-plain] Use your companion?
    [reveal] Score { $thing }?
   *[other] { $thing }?
}
flamecraft-then-gather = Gather { $goods }.
flamecraft-then-fee = { $count ->
    [one] It costs one good or coin.
   *[other] It costs { $count } goods or coins.
}
flamecraft-then-fee-to = { $count ->
    [one] You pay one good or coin of yours to { $names }.
   *[other] You pay { $count } goods or coins of yours, one each to { $names }.
}
flamecraft-then-nothing-now = This would bring you nothing now.
flamecraft-then-total = In all: { $gain }.
flamecraft-then-could = You could pay for { $spells }.
flamecraft-then-nothing = No reward.
flamecraft-then-reward = { $reward ->
    [twice] Twice: { $text }
    [coins] In coins: { $text }
   *[normal] { $text }
}
flamecraft-then-fills = That fills the shop: a new one opens at the end of the turn.
flamecraft-then-set = Each set costs { $cost }.
flamecraft-then-cast = { $verb ->
    [cast] Pay { $cost }. { $text } Then fire up everyone here.
   *[other] Pay { $cost }. { $text }
}
flamecraft-coming = The next dragon of this type moves in here: { $goods }.
flamecraft-then-ends = It has fired already: this ends the chain.
flamecraft-then-tuck = From now on, anyone who gathers at { $shop } gains 1 more { $good }.
flamecraft-key-arrows = move between the things you can pick
flamecraft-key-numbers = pick the first, second…
flamecraft-unlock = Unlock { $name }
flamecraft-running = { $name }: { $text }
flamecraft-goal-state = { $state ->
    [unlocked] unlocked
    [before] unlocked before
    [met] reached
   *[open] { $now } of { $least }
}
flamecraft-goal-brings = { $swaps ->
    [0] New cards: { $cards }.
   *[other] New cards: { $cards }. Removed: { $gone }.
}

# options as sentences
flamecraft-option-enchantments = We play with the { $chip } enchantments.
flamecraft-option-enchantments-purple = purple
flamecraft-option-enchantments-golden = golden
flamecraft-option-companions = Companions { $chip }.
flamecraft-option-companions-false = stay at home
flamecraft-option-companions-true = come along
flamecraft-option-shop_list = The shop deck is { $chip }.
flamecraft-option-shop_list-standard = drawn as usual
flamecraft-option-shop_list-value = your own, of { $count } shops
flamecraft-option-colour0 = The player token is { $chip }.
flamecraft-option-colour1 = The player token is { $chip }.
flamecraft-option-colour2 = The player token is { $chip }.
flamecraft-option-colour3 = The player token is { $chip }.
flamecraft-option-colour4 = The player token is { $chip }.
flamecraft-colour-any = of any free colour
flamecraft-colour-br = yellow
flamecraft-colour-me = red
flamecraft-colour-ir = dark blue
flamecraft-colour-po = purple
flamecraft-colour-cr = light blue
flamecraft-colour-pl = green
flamecraft-option-colour0-any = { flamecraft-colour-any }
flamecraft-option-colour0-br = { flamecraft-colour-br }
flamecraft-option-colour0-me = { flamecraft-colour-me }
flamecraft-option-colour0-ir = { flamecraft-colour-ir }
flamecraft-option-colour0-po = { flamecraft-colour-po }
flamecraft-option-colour0-cr = { flamecraft-colour-cr }
flamecraft-option-colour0-pl = { flamecraft-colour-pl }
flamecraft-option-colour1-any = { flamecraft-colour-any }
flamecraft-option-colour1-br = { flamecraft-colour-br }
flamecraft-option-colour1-me = { flamecraft-colour-me }
flamecraft-option-colour1-ir = { flamecraft-colour-ir }
flamecraft-option-colour1-po = { flamecraft-colour-po }
flamecraft-option-colour1-cr = { flamecraft-colour-cr }
flamecraft-option-colour1-pl = { flamecraft-colour-pl }
flamecraft-option-colour2-any = { flamecraft-colour-any }
flamecraft-option-colour2-br = { flamecraft-colour-br }
flamecraft-option-colour2-me = { flamecraft-colour-me }
flamecraft-option-colour2-ir = { flamecraft-colour-ir }
flamecraft-option-colour2-po = { flamecraft-colour-po }
flamecraft-option-colour2-cr = { flamecraft-colour-cr }
flamecraft-option-colour2-pl = { flamecraft-colour-pl }
flamecraft-option-colour3-any = { flamecraft-colour-any }
flamecraft-option-colour3-br = { flamecraft-colour-br }
flamecraft-option-colour3-me = { flamecraft-colour-me }
flamecraft-option-colour3-ir = { flamecraft-colour-ir }
flamecraft-option-colour3-po = { flamecraft-colour-po }
flamecraft-option-colour3-cr = { flamecraft-colour-cr }
flamecraft-option-colour3-pl = { flamecraft-colour-pl }
flamecraft-option-colour4-any = { flamecraft-colour-any }
flamecraft-option-colour4-br = { flamecraft-colour-br }
flamecraft-option-colour4-me = { flamecraft-colour-me }
flamecraft-option-colour4-ir = { flamecraft-colour-ir }
flamecraft-option-colour4-po = { flamecraft-colour-po }
flamecraft-option-colour4-cr = { flamecraft-colour-cr }
flamecraft-option-colour4-pl = { flamecraft-colour-pl }
flamecraft-bring = Pick a colour
flamecraft-bring-hint = Your token has this colour. Alone, the dragons of its good call no token.
flamecraft-option-first_player = { $chip } begins.
flamecraft-option-first_player-random = A random player
flamecraft-option-first_player-value = Chair { $value }
flamecraft-option-solo_unlocked = Achievements unlocked before: { $chip }.
flamecraft-option-solo_unlocked-none = none
flamecraft-option-solo_unlocked-value = { $count ->
    [one] one
   *[other] { $count }
}
flamecraft-option-solo_limits = In a solo game, hand and goods are { $chip }.
flamecraft-option-solo_limits-false = unlimited
flamecraft-option-solo_limits-true = limited as usual
flamecraft-option-late_goods = Players who begin later { $chip }.
flamecraft-option-late_goods-printed = get one good from the fourth player on
flamecraft-option-late_goods-house = start with more goods

# a shop deck of your own
flamecraft-workshop = Choose the shops
flamecraft-shops-taken = { $count ->
    [one] 1 shop in the deck
   *[other] { $count } shops in the deck
}
flamecraft-shops-few = A deck needs at least two shops.
flamecraft-shops-all = Select all
flamecraft-shops-none = Select none
flamecraft-shops-use = Use this deck

# refusals
flamecraft-refusal-FC-08 = Your token is already there: go to another shop.
flamecraft-refusal-FC-10 = { $fee ->
    [one] You have nothing to give to the player there.
   *[other] You cannot give something to all { $fee } players there.
}
flamecraft-refusal-FC-17 = That shop is not open.
flamecraft-refusal-FC-19 = This enchantment cannot be paid for with coins, and you do not have enough goods.
flamecraft-refusal-FC-21 = You cannot pay this cost.
flamecraft-refusal-FC-26 = The slot does not take that type of artisan.
flamecraft-refusal-no-window = No empty slot takes that type of artisan now.
flamecraft-refusal-FC-41 = That artisan cannot do anything now, or cannot be fired up here.
flamecraft-refusal-FC-45 = The ability would do nothing now, or you cannot pay for it.
flamecraft-refusal-FC-48 = No enchantment that matches this shop can be cast now.
flamecraft-refusal-FC-51 = There are already three enchantments behind this shop.
flamecraft-refusal-FC-54 = Another player has reserved that enchantment.
flamecraft-refusal-FC-82 = That dragon’s goal is not met now, or you cannot pay for it.
flamecraft-refusal-FC-84 = That dragon has already scored.
flamecraft-refusal-FC-109 = Only goods shops and wild shops can be enchanted.
flamecraft-refusal-FC-114 = The enchantment you chose could become impossible to cast.
flamecraft-refusal-slot-taken = That slot is taken, or does not exist.
flamecraft-refusal-not-now = That is not a choice right now.
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

# --- the page
flamecraft-town = Town
flamecraft-castable = { $count ->
    [0] With what you have, you cannot cast it anywhere.
   *[other] With what you have, you could cast it at { $shops }.
}
flamecraft-house = { $part ->
    [all] house
   *[part] house in part
}

# what there is to know before answering
flamecraft-kind = { $family ->
    [artisan] Artisan of { $good }
    [shop] Shop
    [enchantment] Enchantment of { $good }
    [fancy] Fancy dragon
    [companion] Companion
   *[achievement] Achievement
}
flamecraft-worth-now = worth { $count } now
flamecraft-window-reward = Empty slot: { $reward }
flamecraft-spell-behind = Behind it: { $name }, 1 more { $good } for anyone who gathers.

# the goals of a solo game
flamecraft-profile = { $count ->
    [0] Achievements: { $all } to try
   *[other] Achievements: { $count } of { $all } unlocked
}

# the story
flamecraft-story-setup = The Town is laid out; { $name } begins.
    .you = The Town is laid out; you begin.
flamecraft-story-hand = { $name } starts with { $cards }.
    .you = You start with { $cards }.
flamecraft-story-kept = { $card ->
    [none] { $name } kept a fancy dragon.
   *[other] { $name } kept { $card }.
}
    .you = You kept { $card }.
flamecraft-story-turn = { $extra ->
    [yes] Extra turn · { $name }
   *[no] Turn { $number } · { $name }
}
    .you = { $extra ->
        [yes] Extra turn · you
       *[no] Turn { $number } · you
    }
flamecraft-story-visited = { $name } visited { $shop }.
    .you = You visited { $shop }.
flamecraft-story-gathered = { $goods ->
    [none] { $name } gathered at { $shop }.
   *[other] { $name } gathered at { $shop }: { $goods }.
}
    .you = { $goods ->
        [none] You gathered at { $shop }.
       *[other] You gathered at { $shop }: { $goods }.
    }
flamecraft-story-used = { $name } used the ability of { $shop }.
    .you = You used the ability of { $shop }.
flamecraft-story-gained = { $by ->
    [none] { $name } gained { $goods }.
    [visit] { $name } gathered { $goods } at { $cause }.
    [slots] { $name } gained { $goods } for placing { $cause }.
   *[other] { $name } gained { $goods } from { $cause }.
}
    .you = { $by ->
        [none] You gained { $goods }.
        [visit] You gathered { $goods } at { $cause }.
        [slots] You gained { $goods } for placing { $cause }.
       *[other] You gained { $goods } from { $cause }.
    }
flamecraft-story-paid = { $by ->
    [none] { $name } paid { $goods }.
    [fee] { $name } gave everything to enter { $cause }: { $goods }.
   *[other] { $name } paid { $goods } for { $cause }.
}
    .you = { $by ->
        [none] You paid { $goods }.
        [fee] You gave everything to enter { $cause }: { $goods }.
       *[other] You paid { $goods } for { $cause }.
    }
flamecraft-story-put-back = { $name } put { $goods } back: seven of each good are the most.
    .you = You put { $goods } back: seven of each good are the most.
flamecraft-story-fee = { $other_you ->
    [yes] { $name } gave you { $goods } on entering { $shop }.
   *[no] { $other ->
        [none] { $name } gave { $goods } on entering { $shop }.
       *[other] { $name } gave { $goods } to { $other } on entering { $shop }.
    }
}
    .you = { $other ->
        [none] You gave { $goods } on entering { $shop }.
       *[other] You gave { $goods } to { $other } on entering { $shop }.
    }
flamecraft-story-gave-token = { $other_you ->
    [yes] { $name } gifted you { $goods }.
   *[no] { $other ->
        [none] { $name } gifted { $goods }.
       *[other] { $name } gifted { $goods } to { $other }.
    }
}
    .you = { $other ->
        [none] You gifted { $goods }.
       *[other] You gifted { $goods } to { $other }.
    }
flamecraft-story-gave = { $other_you ->
    [yes] { $name } gifted you { $card }.
   *[no] { $other ->
        [none] { $name } gifted { $card }.
       *[other] { $name } gifted { $card } to { $other }.
    }
}
    .you = { $other ->
        [none] You gifted { $card }.
       *[other] You gifted { $card } to { $other }.
    }
flamecraft-story-gave-fancy = { $other_you ->
    [yes] { $name } gifted you { $card }.
   *[no] { $other ->
        [none] { $name } gifted a fancy dragon.
       *[other] { $name } gifted a fancy dragon to { $other }.
    }
}
    .you = { $other ->
        [none] You gifted { $card }.
       *[other] You gifted { $card } to { $other }.
    }
flamecraft-story-reputation = { $by ->
    [none] { $name } scored { $count } reputation and has { $now }.
    [slots] { $name } scored { $count } reputation for placing { $cause } and has { $now }.
   *[other] { $name } scored { $count } reputation from { $cause } and has { $now }.
}
    .you = { $by ->
        [none] You scored { $count } reputation and have { $now }.
        [slots] You scored { $count } reputation for placing { $cause } and have { $now }.
       *[other] You scored { $count } reputation from { $cause } and have { $now }.
    }
flamecraft-story-lost-reputation = { $name } lost { $count } reputation for { $cause } and has { $now }.
    .you = You lost { $count } reputation for { $cause } and have { $now }.
flamecraft-story-drew = { $card ->
    [none] { $name } drew an artisan from the deck.
   *[other] { $name } drew { $card } from the deck.
}
    .you = You drew { $card } from the deck.
flamecraft-story-took = { $goods ->
    [none] { $name } took { $card } from the Park.
   *[other] { $name } took { $card } from the Park, with { $goods }.
}
    .you = { $goods ->
        [none] You took { $card } from the Park.
       *[other] You took { $card } from the Park, with { $goods }.
    }
flamecraft-story-returned = { $limit ->
    [yes] { $card ->
        [none] { $name } returned an artisan to the deck: six are the most.
       *[other] { $name } returned { $card } to the deck: six artisans are the most.
    }
   *[no] { $card ->
        [none] { $name } returned an artisan to the deck.
       *[other] { $name } returned { $card } to the deck.
    }
}
    .you = { $limit ->
        [yes] You returned { $card } to the deck: six artisans are the most.
       *[no] You returned { $card } to the deck.
    }
flamecraft-story-drew-fancies = { $cards ->
    [none] { $count ->
        [one] { $name } drew a fancy dragon.
       *[other] { $name } drew { $count } fancy dragons.
    }
   *[other] { $name } drew { $cards }.
}
    .you = You drew { $cards }.
flamecraft-story-returned-fancy = { $card ->
    [none] { $name } returned a fancy dragon to the deck.
   *[other] { $name } returned { $card } to the deck.
}
    .you = You returned { $card } to the deck.
flamecraft-story-placed = { $name } placed { $card } at { $shop }.
    .you = You placed { $card } at { $shop }.
flamecraft-story-filled = { $shop } is full.
flamecraft-story-founded = A new shop opens on space { $space } when the turn ends.
flamecraft-story-opened = { $shop } opens on space { $space }.
flamecraft-story-fired = { $name } fired up { $card }.
    .you = You fired up { $card }.
flamecraft-story-cheered = { $name } scored { $count } reputation from { $cause } in place of { $card }’s fire-up and has { $now }.
    .you = You scored { $count } reputation from { $cause } in place of { $card }’s fire-up and have { $now }.
flamecraft-story-swapped = { $ends ->
    [yes] { $card } swapped places with { $partner }, who was fired up before.
   *[no] { $card } swapped places with { $partner }.
}
flamecraft-story-replaced = { $name } replaced { $card } with { $newcomer }.
    .you = You replaced { $card } with { $newcomer }.
flamecraft-story-cast = { $name } cast { $card } at { $shop }.
    .you = You cast { $card } at { $shop }.
flamecraft-story-bought = { $name } pays the cost of { $card }.
    .you = You pay the cost of { $card }.
flamecraft-story-reserved = { $name } reserved { $card }.
    .you = You reserved { $card }.
flamecraft-story-revealed = { $hidden ->
    [yes] { $name } revealed { $card }.
   *[no] { $name } scored { $card } again.
}
    .you = { $hidden ->
        [yes] You revealed { $card }.
       *[no] You scored { $card } again.
    }
flamecraft-story-companion = { $name } used { $card }.
    .you = You used { $card }.
flamecraft-story-flipped = { $name } flipped a coin: { $heads ->
    [yes] heads
   *[no] tails
}.
    .you = You flipped a coin: { $heads ->
        [yes] heads
       *[no] tails
    }.
flamecraft-story-deposited = { $name } left { $count } coins on space { $space } of { $cause }.
    .you = You left { $count } coins on space { $space } of { $cause }.
flamecraft-story-laid = { $name } laid { $goods } on { $card }.
    .you = You laid { $goods } on { $card }.
flamecraft-story-moved-in = { $card } moved into { $shop }.
flamecraft-story-passed-on = { $card } found no slot and went under the deck.
flamecraft-story-called = A non-player token visits { $shop }.
flamecraft-story-tucked = { $card } goes behind { $shop }.
flamecraft-story-arrived = New in the Park: { $cards }.
flamecraft-story-charmed = New in the row: { $cards }.
flamecraft-story-trigger = { $deck ->
    [artisans] The artisan deck has run out: the last turns begin.
    [enchantments] The enchantment deck has run out: the last turns begin.
   *[rounds] After sixty rounds the last turns begin.
}
flamecraft-story-scoring = Final scoring
flamecraft-story-turned-in = { $name } turned in { $count ->
    [one] 1 coin for 1 reputation
   *[other] { $count } coins for { $count } reputation
} and has { $now }.
    .you = You turned in { $count ->
        [one] 1 coin for 1 reputation
       *[other] { $count } coins for { $count } reputation
    } and have { $now }.
flamecraft-story-moon = { $name } showed { $card }: { $count } reputation, { $now } in all.
    .you = You showed { $card }: { $count } reputation, { $now } in all.
flamecraft-story-unlocked = Unlocked: { $card }.
flamecraft-story-over = { $winners_count ->
    [0] The game is over.
   *[other] The game is over: { $winners } won.
}

# the rules in brief
flamecraft-rule-dragons = When fired up, a dragon…
flamecraft-rule-turn = Move your token to another shop and give everyone already there a good or a coin. Then gather or enchant.
    .name = A turn
flamecraft-rule-gather = Gain the goods of the shop, of the artisans there and of the enchantments behind it. Then you may place one artisan there, fire up one, and use the shop’s ability.
    .name = Gather
flamecraft-rule-fire = A dragon in a slot can be fired up once per step.
    .name = Fire up
flamecraft-rule-enchant = Pay the cost of an enchantment of the shop’s icon, gain its reward, tuck it behind the shop, and fire up all the artisans there. A coin can replace a good.
    .name = Enchant
flamecraft-rule-shops = A shop whose slots are all taken is full; at the end of the turn a new one opens.
    .name = Shops
flamecraft-rule-fancy = Sun dragons score once on your turn when their goal is met; moon dragons score at the end.
    .name = Fancy dragons
flamecraft-rule-limits = At the end of a turn you keep at most six artisans and seven of each good.
    .name = Limits
flamecraft-rule-end = When the artisans or the enchantments run out, everyone has one last turn. Then moon dragons and coins score; the most reputation wins.
    .name = The end
flamecraft-rule-solo = In a solo game, artisans move in by themselves and non-player tokens wander. 75 reputation makes you a Flamekeeper, 90 a Master of Flame.
    .name = Solo

# the end
flamecraft-you-won = You won.
flamecraft-they-won = { $name } won.
flamecraft-shared = { $names } won together.
flamecraft-solo-end = Your award: { $award }
flamecraft-solo-marks = Flamekeeper from 75 reputation, Master of Flame from 90.
flamecraft-solo-unlocked = Unlocked: { $list }.
flamecraft-breakdown = Where the reputation came from
flamecraft-from = From
flamecraft-sum = Total

# --- the page: what the others did since one's turn

# charts of a review
flamecraft-measure-reputation = Reputation
flamecraft-measure-sources = Where { $name }’s reputation came from
flamecraft-measure-goods = Goods in supply

# a difference of what is gained, for the coach
flamecraft-more-of = { $unit ->
    [coin] { $count ->
        [one] 1 coin more
       *[other] { $count } coins more
    }
   *[reputation] { $count } more reputation
}

# the steps of a turn, in the ribbon
flamecraft-turn-step = { $step ->
    [visit] Visit
    [gather] Gather
    [place] Place
    [fire] Fire up
    [shop] Shop
   *[end] End
}
