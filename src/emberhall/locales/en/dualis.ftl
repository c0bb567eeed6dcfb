dualis-subtitle = Round { $round } · trick { $trick } of { $of }

# cards and coins
dualis-card = { $suit ->
    [S] Star
   *[M] Moon
} { $number } { $colour ->
    [R] Red
   *[B] Blue
}
dualis-letter = { $colour ->
    [R] R
   *[B] B
}
# other languages have a plural here
dualis-colour = { $colour ->
    [R] { $count ->
       *[other] red
    }
   *[B] { $count ->
       *[other] blue
    }
}
dualis-lies = { $colour ->
    [R] counts as red
   *[B] counts as blue
}
    .brief = { $colour ->
        [R] lies red
       *[B] lies blue
    }
dualis-coins = coins
dualis-tricks = tricks
dualis-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# as it stands, while cards are to come
dualis-leads = { $colour ->
    [R] Red
   *[B] Blue
} leads by { $by }, may still change
    .brief = { $colour ->
        [R] Red
       *[B] Blue
    } leads by { $by }
dualis-level = Level: no trump so far
    .brief = No trump so far
dualis-take-coin = { $colour ->
    [R] With or without a red coin
   *[B] With or without a blue coin
}
dualis-high-wins = High wins
dualis-low-wins = Low wins
dualis-high-wins-small = high wins
dualis-low-wins-small = low wins

# the table
dualis-we = We
dualis-they = They
dualis-partner = your partner
dualis-partner-brief = partner
dualis-trick-now = The trick
dualis-laid = { $name }: { $card }
dualis-led = led { $suit ->
    [S] Star
   *[M] Moon
}
dualis-winning = winning
dualis-exact-now = Exact: worth { $worth } now
dualis-coins-over = { $by ->
    [one] 1 trick short
   *[other] { $by } tricks short
}
dualis-tricks-over = { $by ->
    [one] 1 trick too many
   *[other] { $by } tricks too many
}
dualis-total = total { $total }
dualis-rounds-won = { $won ->
    [0] no round won
    [one] 1 round won
   *[other] { $won } rounds won
}

# the question
dualis-waiting = { $name } is choosing a card
dualis-follow = follow { $suit ->
    [S] Star
   *[M] Moon
}
dualis-you-lead = you lead
dualis-which-card = Which card?
dualis-which-card-hint = Choose one to see what it would do.

## later: what the page says only after a table stands

dualis-trump = { $colour ->
    [R] Red
   *[B] Blue
} is trump, by { $by }
dualis-no-trump = No trump
# the card that took a trick, once a coin had changed it
dualis-card-counted = { $suit ->
    [S] Star
   *[M] Moon
} { $number }, counted { $colour ->
    [R] blue
   *[B] red
}
dualis-card-turned = { $suit ->
    [S] Star
   *[M] Moon
} { $number } { $colour ->
    [R] Red
   *[B] Blue
} turned { $lies ->
    [R] Red
   *[B] Blue
}
dualis-count = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
dualis-key-coin = with or without a coin
dualis-took-it = took it
dualis-last-trick = The last trick
dualis-verdict = { $name } takes the trick
dualis-verdict-why = { $why ->
    [only-trump] The only trump
    [trump] { $low ->
        [yes] Lowest trump
       *[no] Highest trump
    }
    [only-suit] The only { $suit ->
        [S] Star
       *[M] Moon
    }
   *[suit] { $low ->
        [yes] Lowest
       *[no] Highest
    } { $suit ->
        [S] Star
       *[M] Moon
    }
}{ $later ->
    [yes] , played later
   *[no] {""}
}: { $card }
dualis-text-worth = { $points } so far
dualis-text-centre = { $red } red and { $blue } blue coins. { $trump ->
    [R] Red leads.
    [B] Blue leads.
    [none] Neither colour leads.
   *[hidden] {""}
}
dualis-trick-done = The last trick of the round
dualis-ask-plain = { $suit ->
    [S] Star
   *[M] Moon
} { $number }, as it is?
dualis-ask-coin = { $suit ->
    [S] Star
   *[M] Moon
} { $number }, with { $colour ->
    [R] a red coin?
   *[B] a blue coin?
}
dualis-play-plain = { $colour ->
    [R] Play red
   *[B] Play blue
}
dualis-play-coin = { $colour ->
    [R] Take coin, play red
   *[B] Take coin, play blue
}
dualis-then-centre = { $coin ->
    [yes] Centre becomes { $red } : { $blue }.
   *[no] Centre stays { $red } : { $blue }.
}
dualis-then = { $coin ->
    [yes] Centre becomes { $red } : { $blue }
   *[no] Centre stays { $red } : { $blue }
}, { $trump ->
    [R-final] red is trump
    [B-final] blue is trump
    [none-final] no trump
    [R-so-far] red leads
    [B-so-far] blue leads
   *[none-so-far] no trump so far
}, and { $taker ->
    [you-final] your { $number } takes the trick.
    [you-so-far] your { $number } is ahead so far.
    [other-final] { $name }’s { $number } takes the trick.
   *[other-so-far] { $name }’s { $number } stays ahead.
}
dualis-then-taker = { $taker ->
    [you-final] Your { $number } takes the trick.
    [you-so-far] Your { $number } is ahead so far.
    [other-final] { $name }’s { $number } takes the trick.
   *[other-so-far] { $name }’s { $number } stays ahead.
}

# what a card would come to, said on its two buttons
dualis-end-side = we { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
dualis-end-exact = exact
dualis-end-if = { $ahead ->
    [mine] if it wins
    [partner] if your partner wins
   *[theirs] if lost
}
dualis-end-if-won = if won
dualis-end-else = { $stands ->
    [won] lost { $worth }
   *[lost] won { $worth }
}
dualis-end-trump = { $colour ->
    [R] red
   *[B] blue
} leads by { $by }
dualis-end-even = no trump
dualis-end-stays = it stays
dualis-end-flips = { $flips ->
    [one] { $after ->
        [one] one can still flip it
       *[other] { $after } can still flip it
    }
   *[other] { $flips } coins would flip it
}
dualis-end-line = Won, we have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}: { $won }; lost: { $lost }.

# options as sentences
dualis-option-mode = We play { $chip }.
dualis-option-mode-partnership = two against two
dualis-option-mode-iso = everyone for themselves
dualis-option-short = Everyone is dealt { $chip }.
dualis-option-short-false = 13 cards
dualis-option-short-true = 9 cards (short game)
dualis-option-highlow = A trick goes to { $chip }.
dualis-option-highlow-false = the highest card
dualis-option-highlow-true = the lowest card after a blue lead
dualis-option-say_direction = Whether high or low wins is { $chip }.
dualis-option-say_direction-true = announced
dualis-option-say_direction-false = yours to remember
dualis-option-first_leader = The first lead goes to { $chip }.
dualis-option-first_leader-random = a random seat
dualis-option-first_leader-value = chair { $value }
dualis-option-memory_aid = Won tricks: { $chip }.
dualis-option-memory_aid-none = face down
dualis-option-memory_aid-last_trick = last one face up
dualis-option-memory_aid-full = all face up
dualis-option-partner_talk = While a round is played, partners may { $chip }.
dualis-option-partner_talk-quiet = only exchange greetings
dualis-option-partner_talk-open = talk
dualis-option-show_trump_now = The current trump is { $chip }.
dualis-option-show_trump_now-true = shown
dualis-option-show_trump_now-false = yours to work out
dualis-option-seating = The seating is { $chip }.
dualis-option-seating-chosen = as chosen
dualis-option-seating-random = random

dualis-suit = { $suit ->
    [S] Star
   *[M] Moon
}
dualis-centre = Centre

# the table
dualis-round = Round { $round }
dualis-trick = Trick { $trick }

# the story
dualis-story-round = Round { $round } · { $name } leads
    .you = Round { $round } · you lead
dualis-story-lead = Trick { $trick } · { $name } leads
    .you = Trick { $trick } · you lead
    .short = Trick { $trick }
dualis-story-played = { $name } { $led ->
    [yes] leads
   *[no] plays
} { $card }{ $coin ->
    [yes] {" "}and takes a { dualis-story-coin }
   *[no] .
}{ dualis-story-direction }
    .you = You { $led ->
        [yes] lead
       *[no] play
    } { $card }{ $coin ->
        [yes] {" "}and take a { dualis-story-coin }
       *[no] .
    }{ dualis-story-direction }
dualis-story-coin = { $lies ->
    [R] red coin: it counts as red.
   *[B] blue coin: it counts as blue.
} Centre { $red } : { $blue }.{ $trump_shown ->
    [yes] { $trump ->
        [R] {" "}Red leads.
        [B] {" "}Blue leads.
       *[none] {" "}Neither colour leads.
    }
   *[no] {""}
}
dualis-story-direction = { $direction_said ->
    [yes] { $direction ->
        [low] {" "}The lowest card wins.
       *[high] {" "}The highest card wins.
    }
   *[no] {""}
}
dualis-story-trick = { $card ->
    [none] Trick { $trick }: { $name } took it.
   *[other] { $name } takes the trick with { $card }.
}
    .you = { $card ->
        [none] Trick { $trick }: you took it.
       *[other] You take the trick with { $card }.
    }
dualis-story-scored = The round is scored: { $scores }.
dualis-story-over = The match is over: { $winners_count ->
    [one] { $winners } won.
   *[other] { $winners } won.
}
dualis-story-memory = Earlier tricks lie face down. This table plays from memory.

# after a round, after the match
dualis-round-over = Round { $round } is over
dualis-round-won = { $who ->
    [we] We take the round
    [they] They take the round
   *[other] Round to { $name }
}
dualis-chart = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} at the end, score { $score }
dualis-chart-hint = Where both lines end together, the partnership was exact.
dualis-you-won = You won!
dualis-they-won = { $names } won.
dualis-shared = { $names } share the win.
dualis-final-rounds = Rounds won: { $parts }
dualis-final-totals = Totals: { $parts }

# why not
dualis-refusal-DU-39 = { $suit ->
    [S] You hold a Star and must play one (any colour).
   *[M] You hold a Moon and must play one (any colour).
}
    .section = Rules: follow the suit
dualis-refusal-DU-04 = { $colour ->
    [R] No red coin is left in the centre.
   *[B] No blue coin is left in the centre.
}
    .section = Rules: coins
dualis-refusal-DU-32 = A coin must be of the opposite colour to your card.
    .section = Rules: coins

# the rules in brief
dualis-rule-follow = Everyone has { $cards } cards of two suits, Star and Moon, numbered 1 to 13 in red and blue. Play a card of the suit that was led if you hold one; its colour does not matter.
    .name = Follow the suit
dualis-rule-coin = When you play a card, you may take one coin of the opposite colour from the centre and put it on the card: for this trick the card has the coin’s colour. There are { $coins } coins of each colour at the start.
    .name = Coins
dualis-rule-trump = After the last card, the colour with more coins left in the centre is trump. If they are equal, there is no trump.
    .name = Trump
dualis-rule-winner = Cards in the trump colour beat all others; if there are none, the suit that was led decides. The highest number wins; among equals, the one played later.
    .name = Who takes it
dualis-rule-highlow = High-Low: if the lead card is played blue, the lowest number wins this trick; if red, the highest.
    .name = High or low
dualis-rule-score = A partnership with as many coins as tricks scores its tricks; otherwise it loses a point for each one it is off. The higher score wins the round; more tricks break a tie. The first partnership to win two rounds wins the match.
    .name = Scoring
dualis-rule-score-iso = With as many coins as tricks you score your tricks; otherwise you lose a point for each one you are off. The match ends when first and last are 7 apart, or after four rounds.
    .name = Scoring
dualis-rule-memory = Won tricks stay face down and may not be looked at, only remembered. While a round is played, partners do not talk about cards.
    .name = Memory

# charts of a review
dualis-measure-points = Points, or rounds won
dualis-measure-coins = { $name }’s coins and tricks
