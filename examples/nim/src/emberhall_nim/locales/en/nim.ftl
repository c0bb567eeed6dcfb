nim-name = Nim
nim-blurb = Take stones from one heap at a time. Mind who takes the last one.
    .seats = 2–4
    .time = 2 min

# options as sentences
nim-option-heaps = The stones lie in { $chip }.
nim-option-heaps-classic = heaps of 3, 4 and 5
nim-option-heaps-pyramid = heaps of 1, 3, 5 and 7
nim-option-heaps-random = heaps of any size
nim-option-misere = Whoever takes the last stone { $chip }.
nim-option-misere-false = wins
nim-option-misere-true = loses

# what is seen
nim-view-heaps = Heaps
nim-view-stones = { $value ->
    [one] 1 stone
   *[other] { $value } stones
}
nim-view-misere = { $value ->
    [yes] The last stone loses.
   *[no] The last stone wins.
}
nim-thing = Heap { $ref }

# the question, its answers, and what they would give
nim-ask-take = Which heap do you take from?
nim-answer-take = { $count ->
    [one] Take 1 stone from heap { $heap }
   *[other] Take { $count } stones from heap { $heap }
}
nim-then-left = { $left ->
    [0] Nothing is left of it.
    [one] One stone is left.
   *[other] { $left } stones are left.
}

# the story
nim-story-took = { $name } takes { $count ->
    [one] 1 stone
   *[other] { $count } stones
} from heap { $heap }.
    .you = You take { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } from heap { $heap }.
nim-story-over = { $name } took the last stone.
    .you = You took the last stone.

# why not
nim-refusal-too-few = { $stones ->
    [0] Heap { $heap } is empty.
    [one] Heap { $heap } has only 1 stone.
   *[other] Heap { $heap } has only { $stones } stones.
}
    .section = Rules: taking

# the rules in short
nim-rule-turn = On your turn, take one stone or more, as many as you like, all from the same heap.
    .name = Taking
nim-rule-end = The game ends with the last stone. Whoever takes it wins; if the last stone loses, everybody else wins.
    .name = The last stone

# the explorer
explorer-nim-first = The first turn
explorer-nim-first-what = down: stones taken · across: from which heap · figures: % of games won
explorer-nim-first-classic = Classic heaps
explorer-nim-first-pyramid = A pyramid
explorer-nim-first-random = Random heaps
