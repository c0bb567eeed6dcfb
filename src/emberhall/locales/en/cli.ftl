# What only the terminal says.
cli-you = You
cli-bot = Bot { $seat }
cli-seat = Seat { $seat }
cli-spectator = a spectator
cli-begin = Seed { $seed }. The bots are { $level }. Type help at any time.
cli-hint = help, why, quit
cli-help = Type a card to play it, with a + to take a coin: S5B or S5B+. A card in brackets may not be played now.
    why S5B: the rule that forbids it.   look: the table again.   quit: leave; a record is saved all the same.
    You can say: { $words }
cli-legal = { $word } may be played.
cli-unknown = “{ $text }” is nothing the table knows. Type help.
cli-help-resign = resign gives the game up.
cli-only-one = Only { $word } can be played; it is played for you.
cli-quit = You have left the table.
cli-saved = The record is in { $file }.
cli-replay-at = Word { $at } of { $of }, seen by { $eyes }.
cli-replay-keys = n or → next   p or ← back   s another seat   < start   > end   q quit
cli-dualis-letter = { $suit ->
    [S] S
   *[M] M
}
cli-dualis-rounds = rounds
cli-dualis-total = total
cli-dualis-story-round = You lead the first trick.
cli-dualis-story-leads = You lead { $card }.
cli-dualis-story-leads-coin = You lead { $card } and take a { $lies ->
    [R] red coin: it lies red.
   *[B] blue coin: it lies blue.
}
cli-dualis-story-plays = You play { $card }.
cli-dualis-story-plays-coin = You play { $card } and take a { $lies ->
    [R] red coin: it lies red.
   *[B] blue coin: it lies blue.
}
cli-dualis-story-took = You take the trick with { $card }.
