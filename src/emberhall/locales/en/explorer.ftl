# The explorer: what finished games say about cards, decks, shops and openings.
explorer-title = Explorer
explorer-what-cards = What finished games say about cards.
explorer-what-decks = Deck against deck: how often the deck of the row won.
explorer-what-shops = Where reputation comes from, and whether it wins.
explorer-what-openings = How games begin, and where that leads.
explorer-views = What to look at
explorer-view-cards = Cards
explorer-view-decks = Decks
explorer-view-shops = Shops
explorer-view-openings = Openings
explorer-which = Which game
explorer-people = People
explorer-bots = Bots
explorer-both = Both
explorer-company = Whose games
explorer-level = Level
explorer-level-any = any level
explorer-level-easy = beginners
explorer-level-middle = in the middle
explorer-level-strong = strong
explorer-seats = Players
explorer-seats-any = any number of players
explorer-seats-some = { $seats } players
explorer-rules = Rules
explorer-rules-today = rules { $rules }, today’s
explorer-rules-older = rules { $rules }
explorer-counted = { $games ->
        [one] one game
       *[other] { $games } games
    }
explorer-games = Times
explorer-times = { $count ->
        [one] once
       *[other] { $count } times
    }
explorer-how = How to read it.
explorer-each = A game counts once for each side.
explorer-read-cards = A rate tells which games were won, not what the card did: good cards travel with good players. Where a bar touches the line at 50, we do not know.
explorer-read-decks = Go along a row: teal wins, plum loses, the stronger the clearer. ▲ or ▼ stands where the 95% interval leaves out 50.
explorer-read-shops = The rates are of wins, against an even share: 50 is what chance alone would give at that table, whatever its size.
explorer-read-openings = The stronger the colour, the more. Hatched fields have too few games; choose a field for its count.
explorer-overall = All seats looked at here won { $rate }% of an even share of 50.
explorer-source = { $games } of all games were played by bots: { $levels }. They came with the house.
explorer-few = too few
explorer-few-below = Too few to say: under { $least } times
explorer-none = { $games ->
        [0] No game says anything here yet.
        [one] One game says nothing yet.
       *[other] { $games } games say nothing yet.
    }
explorer-widen = Look at all games
explorer-again = Try again
explorer-find = Find
explorer-shown = { $shown } of { $all }
explorer-all = Show all
explorer-back = All cards
explorer-choose-column = What is shown
explorer-scatter = How often, and how well
explorer-scatter-x = games, on a scale of square roots
explorer-more-wins = wins more
explorer-fewer-wins = wins less
explorer-when = Wins, when it is …
explorer-by-turn = By the turn it was first played
explorer-turn = turn { $turn }
explorer-holders = When drawn, deck by deck
explorer-copies = { $copies } copies
explorer-itself = itself
explorer-all-together = Overall
explorer-order-both = Either first
explorer-order-first = Row first
explorer-order-second = Row second
explorer-order = Who begins
explorer-against = { $deck } against { $other }
explorer-row-loses = row wins less
explorer-row-wins = row wins more
explorer-share = { $share }%
explorer-rate = { $rate }%
explorer-give = ± { $give }
explorer-mean = { $amount } on average
explorer-place = { $part }: { $rate }% ({ $low } to { $high }) of { $games } times, { $amount } on average.
explorer-place-few = { $part }: too few to say, { $games } times.
explorer-place-share = { $part }: { $share }% of { $games } games begin here; they are won in { $rate }% ({ $low } to { $high }).
explorer-place-share-few = { $part }: { $share }% of { $games } games begin here, { $count } of them; too few to say more.
explorer-keys = Arrow keys move, Enter opens, S sorts by the column, [ and ] change the view.
explorer-said = { $name }, { $games } times. { $figures }
explorer-said-rate = { $part } { $rate }, { $sure ->
        [1] surely above 50
        [-1] surely below 50
       *[other] perhaps 50
    }.
explorer-said-amount = { $part } { $amount }.
explorer-said-few = { $part }, too few to say.
explorer-cli-sheet = { $sheet }: { $games } games

explorer-deck = What games say of these cards
explorer-deck-like = Games won with { $deck }, the deck most like this one, when the card was drawn.
explorer-deck-any = Games won by who had the card in any deck and drew it; no deck we know is like this one.

## the sheets of each title
explorer-dragonduel-cards = Cards
explorer-dragonduel-cards-deck = In the deck
explorer-dragonduel-cards-drawn = Drawn
explorer-dragonduel-cards-early = Played by turn 4
explorer-dragonduel-cards-unplayed = Drawn, not played
explorer-dragonduel-cards-tower = From the Tower
explorer-dragonduel-decks = Deck against deck
explorer-dragonduel-decks-ember-gale = Ember Gale
explorer-dragonduel-decks-hive-and-hearth = Hive and Hearth
explorer-dragonduel-decks-cold-current = Cold Current
explorer-dragonduel-decks-hollow-court = Hollow Court
explorer-dragonduel-decks-sky-choir = Sky Choir
explorer-dragonduel-decks-drowned-crypt = Drowned Crypt
explorer-dualis-coins = Coins and kept promises
explorer-dualis-coins-what = down: coins together · across: after trick · figures: % of rounds that ended exact
explorer-dualis-coins-partnership = Partners
explorer-dualis-coins-partnership-short = Partners, short
explorer-dualis-coins-partnership-highlow = Partners, High-Low
explorer-dualis-coins-partnership-short-highlow = Partners, short, High-Low
explorer-dualis-coins-iso = Each alone
explorer-dualis-coins-iso-short = Each alone, short
explorer-dualis-coins-iso-highlow = Each alone, High-Low
explorer-dualis-coins-iso-short-highlow = Each alone, short, High-Low
explorer-dualis-first = The first coin
explorer-dualis-first-exact = Ended exact
explorer-dualis-first-early = In trick 1 or 2
explorer-dualis-first-middle = In trick 3 to 6
explorer-dualis-first-late = Later
explorer-dualis-first-never = No coin at all
explorer-flamecraft-shops = Shops
explorer-flamecraft-shops-visits = Visits
explorer-flamecraft-shops-reputation = Reputation
explorer-flamecraft-shops-most = Who visited most
explorer-flamecraft-fancies = Fancy dragons and companions
explorer-flamecraft-fancies-scored = Worth
explorer-flamecraft-fancies-held = Who held it
explorer-flamecraft-enchantments = Enchantments
explorer-flamecraft-enchantments-worth = Worth
explorer-flamecraft-enchantments-cast = Who cast it
explorer-flamecraft_duals-first = The first token
explorer-flamecraft_duals-first-what = figures: % of games whose first token went there
explorer-flamecraft_duals-first-any = Any token
explorer-flamecraft_duals-first-B = Bread
explorer-flamecraft_duals-first-M = Meat
explorer-flamecraft_duals-first-I = Iron
explorer-flamecraft_duals-first-O = Potion
explorer-flamecraft_duals-first-C = Crystal
explorer-flamecraft_duals-first-P = Plant
explorer-flamecraft_duals-first-BC = Bread and Crystal
explorer-flamecraft_duals-first-CI = Crystal and Iron
explorer-flamecraft_duals-first-IO = Iron and Potion
explorer-flamecraft_duals-first-OP = Potion and Plant
explorer-flamecraft_duals-first-PM = Plant and Meat
explorer-flamecraft_duals-first-MB = Meat and Bread
explorer-flamecraft_duals-first-W = Wild
explorer-flamecraft_duals-places = Where it went
explorer-flamecraft_duals-places-first = Who placed it there
explorer-flamecraft_duals-places-middle = The middle
explorer-flamecraft_duals-places-edge = Middle of an edge
explorer-flamecraft_duals-places-token = On a starting token
explorer-flamecraft_duals-places-corner = A corner
explorer-flamecraft_duals-places-inner = Elsewhere inside
explorer-flamecraft_duals-cards = Shop cards
explorer-flamecraft_duals-cards-hand = In the hand
explorer-flamecraft_duals-cards-scored = Scored
explorer-flamecraft_duals-fountain = Fountain cards
explorer-flamecraft_duals-fountain-claimed = Claimed
explorer-dragonduel-about = { $strength ->
        [0] cost { $cost } · Magic
       *[other] cost { $cost } · { $strength }
    }
explorer-flamecraft_duals-about = { $worth } reputation
