# The room of puzzles, and a puzzle being solved.
puzzles-title = Puzzles
puzzles-what = { $count } positions from real games. Each has one answer that is clearly best.
puzzles-again = Try again
puzzles-today = Today’s puzzles
puzzles-today-what = the same for everyone, until midnight
puzzles-hard = difficulty
puzzles-found = found
puzzles-missed = not found
puzzles-solve = Solve
puzzles-look-again = Look again
puzzles-start = One near my level
puzzles-themes = Themes
puzzles-all = { $count } in all. You have found { $found } of { $tried }.
puzzles-of-theme = { $count } · { $found } of { $tried } found
puzzles-untried = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzles-all-new = { $count } in all.
puzzles-new = new
puzzles-few = too few
puzzles-share = { $share }%
puzzles-give = Give me one near my level of
puzzles-begin = Start
puzzles-mistakes = My mistakes
puzzles-mistakes-due = { $count ->
    [one] One mistake is due
   *[other] { $count } mistakes are due
}
puzzles-rating = Your rating
puzzles-settling = still settling; ten puzzles will do
puzzles-moved = { $change } over { $count } puzzles
puzzles-days = { $count ->
    [0] No puzzle today or yesterday
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzles-last = { $found } of the last { $count } found
rush = Rush
rush-length = 3 min
rush-misses = { $count ->
    [0] No miss yet; the third ends it
    [one] One miss; the third ends it
   *[other] { $count } misses; the next ends it
}
rush-pass = Pass, as a miss
rush-end = End the rush
rush-left = { $seconds } seconds left
rush-so-far = { $found } found, { $missed } missed
rush-found = { $count ->
    [one] One found
   *[other] { $count } found
}
rush-best = Best today { $today }, ever { $ever }.
rush-unrated = A rush leaves your rating alone. What you miss goes to your mistakes.
rush-again = Once more
puzzle-task = Find the best answer
puzzle-what = This is a question from a real game. One answer is clearly better than all others.
puzzle-hint = Hint
puzzle-give-up = Give up
puzzle-found = Found!
puzzle-missed = Not found
puzzle-change = Your rating: { $rating } ± { $margin } ({ $change }).
puzzle-unrated = Only the first try is rated.
puzzle-was = This puzzle: { $rating } ± { $margin }.
puzzle-best = Chance with the best answer
puzzle-second = With the next best
puzzle-about = It was about: { $themes }.
puzzle-exact = Followed to the end in every possible world: no other answer does as well.
puzzle-vote = A good puzzle?
puzzle-good = Yes
puzzle-bad = No
puzzle-vote-good-counted = Thank you. Your vote is counted.
puzzle-vote-good-here = Thank you. Your vote is kept on this device; with an account it counts for everyone.
puzzle-vote-bad-counted = It will not come up for you again, and if enough people agree, for nobody.
puzzle-vote-bad-here = It will not come up again on this device. With an account, your vote counts for everyone.
puzzle-play-on = Play on from here
puzzle-to-room = All puzzles
puzzle-next = Next puzzle
puzzle-theme-visit = where to visit
puzzle-theme-place = placement
puzzle-theme-fill = fill a shop
puzzle-theme-enchant = Enchantments
puzzle-theme-fancy = fancy dragons
puzzle-theme-companion = companions
puzzle-theme-gift = gifts
puzzle-theme-fire = firing up
puzzle-theme-swap = moving and swapping
puzzle-theme-score = scoring a card
puzzle-theme-fountain = the fountain
puzzle-theme-chain = several in a row
puzzle-theme-coin = coins
puzzle-theme-attack = attacks
puzzle-theme-block = blocks
puzzle-theme-answer = answers
puzzle-theme-magic = Magic
puzzle-theme-ability = abilities
puzzle-theme-hold = holding back
puzzle-theme-lethal = the last blow
puzzle-theme-lead = leading
puzzle-theme-take = taking the trick
puzzle-theme-leave = leaving the trick
puzzle-theme-critical = critical strikes
puzzle-theme-tower = holding the Tower
puzzle-theme-counter = countering
puzzle-theme-ending = the ending
puzzle-theme-defence = saving the game
puzzle-theme-winning = winning the game
