# Learning: the shelf of lessons and puzzles, and what stands beside a lesson.
learn-title = Learn to play
learn-what = A first game of ten minutes for each title, one idea at a time. Then puzzles.
learn-resume = Go on where you stopped
learn-resume-what = { $title }: { $lesson }. Next: { $step }
learn-resume-go = Resume
learn-over = Start over
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-minutes = { $minutes } min
learn-at-step = step { $step } of { $of }
learn-solved = { $solved } of { $of } solved
learn-done-count = { $done } of { $of }
learn-begin = Begin
learn-again = Play again
learn-first-puzzle = First puzzle
learn-next-puzzle = Next
learn-all-puzzles = Again
learn-none = The lessons could not be fetched. Try again in a moment.
learn-leave = Leave, keep my place
learn-leave-short = Leave
learn-one-idea = One idea
learn-puzzle = Puzzle
learn-step-of = Step { $step } of { $of }
learn-go-on = Go on
learn-back = Back
learn-skip = Skip this step
learn-show = Show me
learn-try-again = Try again
learn-kind-wrong = A good thought.
learn-kind-no = Not quite.
learn-read-first = Read this first, then go on.
learn-lost = Solved? Not yet.
learn-tries = Try again, nothing is lost. { $tries ->
    [one] One try so far.
   *[other] { $tries } tries so far.
}
learn-well-done = Well done!
learn-lesson-done = That was the whole lesson.
learn-puzzle-done = Solved: the rules say so.
learn-to-shelf = All lessons
learn-play-now = Play against bots
learn-kept = Your place is kept on this device, also without an account.
learn-steps = Steps
learn-no-lesson = There is no such lesson.
refusal-lesson-wrong = That is allowed, but not what this step is about.
refusal-lesson-read = Go on first: there is something to read.
learn-rules = Read the rules
