# The text view: the same on every page that can be read as text.
text-question = The question
text-choices = What you can do
text-commands = Commands
text-parts = On the table
text-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
text-number = Number
text-no-number = { $count ->
    [0] There is nothing to choose now.
    [one] There is no { $number }: only 1 can be chosen.
   *[other] There is no { $number }: choose from 1 to { $count }.
}
text-read-question = Question
text-read-hand = Hand
text-read-board = Table
text-read-score = Score
text-read-story = News
text-why = Why not the rest?
text-why-none = No rule forbids the rest: it does not fit this question.
text-leave = Picture view
text-this-one = This one.
text-story = What happened last
text-story-none = Nothing yet.
text-score = Score
text-result = Result
text-over = The game is over
text-record = Download the record
text-rules = Rules about this question
text-nothing = Nothing.
text-nothing-lies = There is nothing there.
text-hand-empty = Your hand is empty.
text-could = What could be done then
text-next = Next move
text-next-turn = Next turn
text-back = Previous move
text-back-turn = Previous turn
text-first = To the beginning
text-last = To the end
text-seat = Seat { $seat }: { $who }
text-seat-free = free
text-sit = Take seat { $seat }
text-bot = Let a bot play seat { $seat } ({ $level })
text-bring = Choose the deck for seat { $seat }
text-bring-own = Choose your deck
text-terms = Change how we play
text-step = Step { $at } of { $of }
text-away = Remove { $name } from seat { $seat }
text-host = Make { $name } the host
text-alone = Alone
text-add = Add { $name }
text-remove = Remove { $name }
text-chosen = Chosen
text-not-chosen = Not chosen
text-switch = Text view
text-why-rule = The rule
