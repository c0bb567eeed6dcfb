# The rules as pages
rules-room = Rules
rules-lead = In our own words, with examples from real games and every ruling this table goes by.
rules-of = Rules of { $title }
rules-sub = In our own words · { $rulings } rulings
rules-contents = Contents
rules-at = { $at } of { $of } · { $heading }
rules-section = Section { $number }
rules-search = Search the rules
rules-hits = { $of ->
    [0] nothing found
   *[other] { $at } of { $of }
}
rules-previous = Previous match
rules-next = Next match
rules-print = Print
rules-how = How we rule
rules-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
rules-checked = How this is checked
# what the printed rulebook states
rules-book-says = What the rulebook says about this
rules-statements = { $count ->
    [one] 1 statement
   *[other] { $count } statements
}
rules-statement-table = At this table.
rules-statements-lost = The statements could not be loaded. Open them once more to try again.
rules-copy = Copy the link
rules-copied = Copied
rules-link = Link to “{ $heading }”
rules-around = Before and after “{ $heading }”
rules-example = Example { $number }: a position from a real game, described below
rules-example-of = Example { $number } · from a real game
rules-try = Try this position
rules-try-what = A new game starts from this example.
rules-cards = Cards
rules-family = { $family ->
    [artisan] Artisans
    [shop] Shops
    [enchantment] Enchantments
    [fancy] Fancy dragons
    [companion] Companions
    [achievement] Achievements
    [fountain] Fountain cards
    [monster] Monsters
    [magic] Magic
    [token] Tokens
   *[other] { $family }
}
rules-none = This game has no rules to read here.
rules-all = All the rules
rules-asked = About this question
