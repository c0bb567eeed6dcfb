# The coach: what a game was worth at each moment, which decisions mattered, and a hint at the table.
coach-title = The coach
coach-ask = Analyse this game
coach-ask-more = What your chances were, which decisions mattered, and how much of it was luck.
coach-waiting = The coach will analyse this game soon.
coach-running = Analysing the game: { $percent }%
coach-retry = Try again
coach-chance = { $name }’s chance
coach-percent = { $percent }%
coach-error = ± { $percent }
coach-at = Move { $at }
coach-mattered = Move { $at } · key decision { $number } of { $count }
coach-curve = { $name }’s chance over the game: { $start }% at the start, { $final }% at the end.
coach-eyes = Point of view
coach-knew = At the time
coach-hindsight = With hindsight
coach-knew-more = Judged by what { $name } could see at the time.
coach-hindsight-more = Judged with every card face up, as nobody could see them at the time.
coach-played = played
coach-better = Better: { $answer }
coach-best = Well spotted: { $answer }
coach-left = A missed chance
coach-left-more = The best answer gave { $best }%, this one { $taken }%.
coach-found = A good find
coach-found-more = It gave { $taken }%. A typical answer would have given about { $before }%.
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
coach-why-then = It usually leads to this:
coach-why-prevents = It prevents what usually follows “{ $other }”:
coach-why-oftener = It leads to this more often than “{ $other }” does:
coach-why-seldomer = It leads to this less often than “{ $other }” does:
coach-why-gain = It brings { $more } than “{ $other }”.
coach-why-loss = With “{ $other }”, { $name } would get { $more }.
coach-why-chance = Played out many times, its chance is { $best }%, that of “{ $other }” { $worst }%.
    .then = Most often it leads to this:
coach-why-wins = Played out many times, it almost always wins.
coach-numbers = To find these chances, the coach plays the game out many times from every decision. Small differences mean little.

# The hint at the table
hint = Hint
hint-ask = A hint: what a strong bot would do
hint-would = A strong bot would choose
hint-show = Show me
hint-close = Close the hint
hint-thinking = The bot is thinking …
hint-chance = Chance that you win
hint-even = Nothing is decided here any more: these answers come to the same.
hint-tab = hint
hint-used = { $count ->
    [0] No hints used
    [one] 1 hint used
   *[other] { $count } hints used
}
refusal-no-hints = There are no hints at this table.
refusal-no-hint = There is no hint for this question.
refusal-thinking = The server is busy. Ask again in a moment.
refusal-not-analysed = The coach could not analyse this game.
