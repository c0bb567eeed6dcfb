# The coach: what a game was worth at each moment, which decisions mattered, and a hint at the table.
coach-title = The coach
coach-ask = Look at this game
coach-ask-more = What your chances were, which decisions mattered, and how much of it was luck.
coach-waiting = The coach will look at this game soon.
coach-running = The coach looks at the game: { $percent }%
coach-retry = Try again
coach-chance = { $name }’s chance
coach-percent = { $percent }%
coach-error = ± { $percent }
coach-at = Move { $at }
coach-mattered = Move { $at } · mattered, { $number } of { $count }
coach-curve = { $name }’s chance over the game: { $start }% at the start, { $final }% at the end.
coach-eyes = Which knowledge
coach-knew = On what was known
coach-hindsight = With hindsight
coach-played = played
coach-better = Better: { $answer }
coach-best = Well found: { $answer }
coach-left = A chance left lying
coach-left-more = { $best }% was there, { $taken }% was taken.
coach-found = A good find
coach-found-more = { $taken }%, where a usual answer would have come to { $before }%.
coach-choices = { $name }’s chance after each answer
coach-three = Decisions that mattered
coach-none = No decision stands out: nothing was much better than what was played.
coach-luck = luck
coach-own = { $name }’s choices
coach-others = { $count ->
    [one] { $name }’s choices
   *[other] choices of the others
}
coach-so-far = Since the start
coach-why-then = What mostly follows:
coach-why-instead = What mostly followed instead:
coach-why-points = It brings { $points } { $points ->
    [one] point
   *[other] points
} more.
coach-why-wins = It wins almost every line that was tried.
coach-why-whole = No single reason stands out: it comes out better over all lines that were tried.
coach-numbers = Chances come from playing on many times; lines differ, so small differences mean little.

# The hint at the table
hint = Hint
hint-ask = A hint: what a strong bot would do
hint-would = A strong bot would choose
hint-show = Show me
hint-close = Close the hint
hint-thinking = The bot is thinking …
hint-tab = hint
hint-used = { $count ->
    [0] No hints used
    [one] 1 hint used
   *[other] { $count } hints used
}
refusal-no-hints = There are no hints at this table.
refusal-no-hint = There is no hint for this question.
refusal-thinking = There is much to think about at the moment. Ask again a little later.
refusal-not-analysed = The coach could not look at this game.
