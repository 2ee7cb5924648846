## Playing in the terminal

play-title = { $game } · { $stage }
play-turns-left = { $turns ->
    [one] the last turn
   *[other] { $turns } turns left
}
play-bag = Bag: { $count } { $count ->
    [one] crystal
   *[other] crystals
}
play-holder = Holder { $number }
play-pool = All crystals
play-in-reach = in reach
play-pile = { COUNTY($county, case: "colour") } ({ $crest })
play-pile-empty = no book left
play-below = { $count } below
play-books = { $name }: { $count ->
    [0] no books yet
    [one] one book
   *[other] { $count } books
}
play-would-score = would score
play-hidden = ? VP
play-token = first
play-map-legend = R placed · (r) depicted on a tile
play-what = What would you like to do?
play-place = place a crystal on the map
play-fill = place a crystal on a page of a book
play-activate = activate a book
play-draw = draw a card, and bury another
play-agitate = agitation: discard a top card
play-manipulate = manipulation: swap two top cards
play-persuade = persuasion: bring a discarded card back
play-assassinate = attempt an assassination
play-pass = pass
play-which-crystal = Which crystal?
play-crystal = { CRYSTAL($colour) } from holder { $holder }
play-last-crystal = the last one: +1 VP
play-which-space = Which space? Its name, for example { $example }
play-which-book = Take a book?
play-no-book = no book
play-take = the book of { COUNTY($county) }: { $book }
play-which-page = On which page?
play-page = { $effect }: { $vp } VP as the map is now
play-which-activation = Which book?
play-activation = { $book }: { $vp } VP
play-which-return = One crystal goes back to the bag. From which space? For example { $example }
play-confirm = { $move } — Enter plays it, b starts over:
play-confirm-again = Not played yet. Press Enter to play this move, or b to choose another.
play-prompt-help = a number, or a move such as { $example } · b: start over · r: rules in short · q: leave
play-not-understood = “{ $given }” is not one of the choices. A number from 1 to { $most }, b to start over, q to leave.
play-not-a-space = “{ $given }” is not one of the spaces: { $expected }
play-short-rules-winter-queen =
    On your turn, do one of three things. Place a crystal from a holder within your reach on an empty space, and if you
    like take the top book of that county (on a castle or tower: of any county; three books at most). Or place a crystal
    on an empty page of one of your books. Or activate a book: each page that holds a crystal scores for the crystals of
    its colour on the map, then the book is gone. Whoever takes the last crystal of a holder gains 1 VP. When the bag is
    empty a last round follows, and then all books score. Most VP win. All rules: docs/rules/winter-queen.md
play-short-rules-christina-regina =
    You play a faction in secret. On your turn, do one of these. Draw the top card of one stack and bury the top card of
    another: a coloured card goes on the influence stack of its own metal, one without colour is discarded. Or play your
    action card, once a game: agitation discards a top card, manipulation swaps two, persuasion brings a discarded one
    back. Or attempt an assassination: name a victim, a leader’s number and, in secret, a colour; if it is the victim’s,
    their leader falls, else your own does. When a stack is empty nobody draws any more, and once all pass the game ends:
    fallen leaders cost their topmost card, then each influence stack scores 3, 2, 1 from the top. All rules:
    docs/rules/christina-regina.md
play-short-rules-plain = This game brings no rules in short. Choose an action by its number or type it; what lies on the table is listed above.
play-bye = You left the table. Goodbye!
play-over = { $ending }: { $scores }
play-you-win = You win! The Queen has a new Key Advisor.
play-nobody-wins = Nobody wins.
play-curtain = The curtain is down. { $name }, press Enter when only you can see the screen.
play-done = Your turn is over. Press Enter to lower the curtain.
play-shared = A shared victory: { $names }.
play-winner = { $name } wins.

## Christina Regina

cr-card = { $number } { $colour }
cr-you-are = You are { $faction } ({ $colour }).
cr-top = top
cr-empty = empty
cr-influence = Influence
cr-discards = Discards:
cr-no-discards = none
cr-buried = buried: { $cards }
cr-action-ready = action card
cr-action-spent = action played
cr-attempt-success = { $number } on { $victim }: success
cr-attempt-failure = { $number } on { $victim }: failure
cr-which-draw = Which card do you draw?
cr-which-bury = Which card do you bury?

## Commands

preparing = Preparing the rules, once after an installation (about { $seconds } seconds)…
simulating = Playing { $games } games
simulated = { $games } games of { $game }, { $players } players, in { $seconds } s: { $plies } turns a game
simulated-seat = Seat { $seat } ({ $bot }): { $wins } % wins, { $score } points on average
simulated-endings = Endings: { $endings }
simulated-records = Records: { $folder }
replayed = { $file }: { $game }, { $players } players, { $events } events
checked = { $file }: every event and every draw is right
checked-unfinished = { $file }: every event is right; the seed of an unfinished game is not revealed
checked-all = { $good } of { $all } records are right
result-line = Result: { $scores } · { $ending }
edition-good = { $file }: a valid edition of { $game }, “{ $name }”, version { $version }
edition-provenance = { $part }: { $provenance }
games-default = { $value } (default)
measuring = Measuring { $what }
bench-peers-missing = A peer is not installed, so there is nothing to compare with: ./play --setup --bench installs OpenSpiel and, where there is Node, boardgame.io
bench-failed = A measurement failed ({ $command }): { $reason }

lists-rebuilt = The lists of { $tables ->
    [one] one table
   *[other] { $tables } tables
} were rebuilt.
preparing-share = First start: preparing rules and bots, { $share }. The page is open already.
prepared = Rules and bots are ready.
serving = Queendom is open: { $address } (Ctrl+C closes it)
thinking-for-others = Thinking for the servers on { $url }, { $processes } bots at once. Ctrl+C ends it.

## What can go wrong

workers-need-postgres = --workers { $given } needs PostgreSQL: SQLite has room for one process. Name a database with --database postgresql://… or leave --workers away.
backup-made = The database is saved in { $file }. Keep it as secret as the database itself.
backup-exists = { $file } exists already. Name a file that does not.
backup-failed = The database could not be saved in { $file }: { $reason }.
backup-postgres = A PostgreSQL database is saved with its own program, pg_dump; docs/self-hosting.md says how.
bus-unknown = “{ $url }” is nothing that processes can speak through. Expected: { $expected }.
bus-needs-postgres = --bus { $url } is for several processes, and they need PostgreSQL: SQLite has room for one. Name a database with --database postgresql://… or leave --bus away.
bus-not-installed = --bus { $url } needs Python’s client for Redis. Install { $expected }.
bus-unreachable = Redis at { $url } cannot be used: { $reason }.
thinkers-need-postgres = Bots on other machines need PostgreSQL: both sides use the same database, and { $url } is none that they can share. Name one with --database postgresql://…
address-unusable = Cannot listen on { $address }: { $reason }. Choose another port with --port.
wrong-limit = “{ $given }” is not a limit. Write off, or name=number with one of these names: { $expected }.
wrong-put-away = “{ $given }” does not say when tables are put away. Write off, or name=days with one of these names: { $expected }.
database-unknown = “{ $url }” is not a database that Queendom knows. Expected: { $expected }.
database-unreachable = The database { $url } cannot be used: { $reason }.
database-newer = The database { $url } was made by a newer Queendom ({ $reason }; this one knows { $expected }). Update Queendom.
database-in-use = Another Queendom server already has the file { $file } (process { $process }). Two on one file would not see each other’s moves. Stop that one first, or choose another file with --database.
bench-browser-missing = The page is measured in Chromium, driven by playwright, and one of them is not installed: ./play --setup --bench installs playwright; on Debian, apt install chromium
bench-pages-missing = The pages are not built, so there is nothing to measure: ./play --setup builds them.
unknown-language = There is no language “{ $given }”. Choose from: { $expected }.
wrong-option-form = “{ $given }” is not an option. Write it as name=value, for example end=english-literal.
wrong-bots = { $given } bots for { $players } seats. Name one bot for all, or one for each seat, with commas between.
seed-unreadable = “{ $given }” is not a seed. A seed is a whole number from 0 to 2²⁵⁶ − 1, or 64 hex digits.
number-wrong = { $name } cannot be { $given }; expected: { $expected }
move-unreadable = “{ $given }” names no move. See docs/notation.md.
file-unreadable = { $file } cannot be read: { $reason }
output-failed = The output could not be written: { $reason }
file-unwritable = { $file } cannot be written: { $reason }

## The page: lessons

# The arena
arena-title = { $game }, { $players } players
arena-bot = Bot
arena-against = Against
arena-wins = Wins
arena-fair = × fair share
arena-margin = Points ahead
arena-games = Games
regret-title = Final stages of Winter Queen, two players
regret-mean = Gives away
regret-none = Nothing given away
regret-positions = Positions
plot-format = The picture { $given } cannot be drawn: its name ends in none of { $expected }.
plot-missing = Drawing needs matplotlib: .venv/bin/pip install matplotlib.
wrong-budget = “{ $given }” is not a bot with a budget. Written: { $expected }.
too-few-bots = A contest needs two bots, not “{ $given }”. For example: { $expected }.
other-contest = The log { $given } belongs to another contest. Expected: { $expected }. Choose another folder or remove it.
no-solver = { $game } has no solver: there are no positions in which the best action is known exactly.

## What a link to a page shows elsewhere; the server says it

link-home = Queendom: two board games about queens
link-home-about = Winter Queen and Christina Regina in the browser: against bots, with friends, or at one screen.
link-rules = { $game }: the rules
link-rules-about = Every rule of the game, with examples to try.
link-learn = { $game }: learn it in five minutes
link-learn-about = A guided first game shows how it goes.
link-replay = { $game }: watch a game
link-replay-about = A finished game, turn by turn, from every seat.
