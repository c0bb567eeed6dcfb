# Studies: chapters from games, positions and puzzles, with notes and marks at their moments.
studies = Studies
studies-what = Pick games, positions or puzzles, write beside their moments what there is to see, and give others the link. They may read, guess the moves, or write with you.
studies-none = No studies on your list yet. Give one a name, and begin.
study = Study
study-editing = you are editing
study-name = What is it about?
study-begin = Begin a study
study-by = by { $names }
study-empty = No chapters yet. A chapter shows a game, one moment of it, or a puzzle.
study-empty-reader = This study has no chapters yet.

# chapters
study-chapters = Chapters
study-chapter = Chapter { $number }
study-kind-game = game
study-kind-position = position
study-kind-puzzle = puzzle
study-kind-guess = to guess
study-chapter-change = Change this chapter
study-chapter-name = Name
study-up = Earlier
study-down = Later
study-begin-here = Begin at moment { $at }
study-end-here = End at moment { $at }
study-guess-chapter = Readers guess its moves
study-chapter-drop = Remove the chapter
study-save = Save
study-add = Add the chapter
study-add-game = A game
study-add-link = From a link
study-add-puzzle = A puzzle
study-no-games = There are no finished games yet. Play one, or import a record under Review.
study-any-puzzle = One of { $count }
study-puzzle-name = Puzzle of { $rating }
study-link-what = Under Review, every moment of a game has its link. It works here too.
study-link-field = Link to a game
study-only-moment = Show this one moment only
study-next-chapter = Next chapter: { $name }

# what comes
study-hide = Hide what comes
study-hide-what = Moves and notes ahead stay face down.
study-show-all = Turn everything up
study-hide-readers = Readers start with it hidden
study-hide-readers-what = They may turn it up.
study-face-down = { $count ->
    [one] One note ahead, face down
   *[other] { $count } notes ahead, face down
}
study-turn-up = They turn up as you step on.
study-moments = Moments
study-moment = Moment { $at }

# notes
study-notes = Notes
study-no-notes = Nobody has written anything here yet.
study-note-at = Note at moment { $at }
study-note-all = everybody sees it
study-note-empty = What is there to see?
study-note-add = Write a note here
study-note-more = Another note here
study-note-erase = Remove this note
study-link-thing = Thing
study-link-moment = Moment
study-safe = kept
study-unsafe = not kept yet
study-writes = { $name } is writing.
study-trouble-busy = Somebody else is writing this note. Yours is kept here until they are done.
study-trouble-stale = Somebody has changed this note meanwhile. It now says:
study-trouble-full = This study is as long as a study may be.
study-trouble-lost = There is no connection. Your words are still here.
study-take-theirs = Take theirs
study-keep-mine = Keep mine

# marks
study-marks = Marks
study-no-marks = No marks at this moment.
study-marks-here = { $count ->
    [0] no marks here
    [one] one mark here
   *[other] { $count } marks here
}
study-choose = Mark nothing
study-mark-arrow = Arrow
study-mark-ring = Ring
study-mark-number = Number
study-mark-word = Word
study-ink = Colour
study-ink-ink = ink
study-ink-good = good
study-ink-bad = danger
study-good = good
study-clear = Remove all marks of this moment
study-mark-by-name = By name
study-start = On, or from
study-target = To
study-mark-set = Mark it
study-mark-remove = Remove this mark
study-from-to = from { $from } to { $to }
study-on = on { $thing }
study-mark-told = { $word ->
    [none] { $kind }, { $ink }, { $where }.
   *[other] { $kind }, { $ink }, { $where }: { $word }.
}
study-point = Point at a thing on the board.
study-point-target = Now point at where it goes.
study-point-link = Point at the thing that the note speaks of.

# people
study-who = Who may
study-you = you
study-away = not here
study-reads = has it on their list
study-is-at = at chapter { $chapter }, moment { $at }
study-keeper = keeps it
study-role-editor = may edit
study-role-reader = may read
study-role-none = take off the list
study-rights = What { $name } may do
study-link = Link for readers
study-embed = This chapter for another page
study-open-here = Open the study
study-invite = Link for those who write with you
study-renew = New link to write
study-shut = Shut to others
study-open = Open to whoever has the link
study-keep = Keep on my list
study-edit = Edit
study-read = Read
study-as-text = As text
study-fork = Fork here

# guessing
study-guess = Guess the next move
study-guess-short = Guess
study-fork-short = Fork
study-guess-what = What did { $name } do here? Answer on the table.
study-guess-wait = On to the next question for { $name }.
study-guess-over = That was the last one.
study-guess-score = as { $name } played. An answer that is as good counts half.
study-guess-same = Well guessed
study-guess-good = As good
study-guess-else = Not quite
study-guess-played = { $name } played: { $answer }
study-guess-said = You said: { $answer }
study-guess-others = { $count ->
    [one] One answer so far
   *[other] { $count } answers so far
}
study-guess-next = Next one
study-guess-show = Show me
study-guess-stop = Stop guessing

# keys
study-key-step = step
study-key-note = next note
study-key-hide = hide what comes, or show it
study-key-guess = guess
study-key-edit = edit
study-key-pens = arrow, ring, word, number

# why the server refuses
refusal-unknown-study = There is no study at this address, or it was removed.
refusal-unknown-chapter = This chapter was removed.
refusal-study-shut = This study is not open to others.
refusal-not-editor = Only those who edit this study can do this.
refusal-not-study-keeper = Only whoever keeps this study can do this.
refusal-not-invited = This invitation is no longer valid. Ask for a new one.
refusal-study-full = This study is as long as a study may be.
refusal-study-crowded = This study has as many people as it may have.
refusal-too-many-studies = You have as many studies as you may have; take one off your list first.
refusal-study-kept = Hand the study over first, or remove it.
refusal-study-running = A study shows games that are over.
refusal-unknown-note = This note was removed.
refusal-note-busy = Somebody else is writing this note.
refusal-note-stale = Somebody has changed this note meanwhile.
refusal-unknown-mark = There is no such mark any more.
refusal-not-guessed = There is nothing to guess at this moment.
