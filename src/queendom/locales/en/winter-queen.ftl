## Games and what is in them

# A colour by itself, of a crystal.
red = red
green = green
purple = purple
blue = blue
yellow = yellow
# { CRYSTAL($colour) } finds the words of a colour's key; { CRYSTAL($colour, case: "colour") } takes that attribute,
# if there is one. A language has the cases that its own messages need.
crystal-red = red crystal
    .colour = red
crystal-green = green crystal
    .colour = green
crystal-purple = purple crystal
    .colour = purple
crystal-blue = blue crystal
    .colour = blue
crystal-yellow = yellow crystal
    .colour = yellow
crystal-any = crystal
# The letter on a crystal, for whoever does not tell the colours apart: one letter, another one for each colour.
letter-red = R
letter-green = G
letter-purple = P
letter-blue = B
letter-yellow = Y
# The same with { COUNTY($county) }.
county-red = the red county
    .colour = red
county-green = the green county
    .colour = green
county-purple = the purple county
    .colour = purple
county-blue = the blue county
    .colour = blue
stag = stag
wolf = wolf
bear = bear
owl = owl
effect-wisps = Forest Wisps
effect-rose = Rose of the Winds
effect-border = Border Keeper
effect-clouds = Magical Clouds
effect-way = Bright Way
effect-lights = Northern Lights
effect-star = Polar Star
effect-arcane = Arcane Knowledge
effect-depicting = { $effect } ({ CRYSTAL($colour, case: "colour") })
stage-main = main stage
stage-final = final stage
ending-final-scoring = final scoring
ending-deadlock = nobody could do anything any more

## What happened

# Log and announcements of the page, and the terminal. $name is a player's, $colour and $county are keys, $space,
# $book and $effect names, $crystals colours and $spaces spaces with commas between, $vp and $holder numbers.
told-place = { $name }: { CRYSTAL($colour) } on { $space }
told-place-take = { $name }: { CRYSTAL($colour) } on { $space }, took { $book }
told-place-take-county = { $name }: { CRYSTAL($colour) } on { $space }, with the book of { COUNTY($county) }
told-fill = { $name }: { CRYSTAL($colour) } on the page { $effect }
told-activate = { $name }: activated { $book }
told-activate-return = { $name }: activated { $book }; { CRYSTAL($colour) } on { $space } goes back to the bag
told-gain = { $name } +{ $vp } VP: { $effect }
told-gain-spaces = { $name } +{ $vp } VP: { $effect } ({ $spaces })
told-gain-last = { $name } +1 VP for the last crystal of a holder
told-refill = Holder { $holder } is refilled: { $crystals }
told-reveal = The next book of { COUNTY($county) }: { $book }
told-final-stage = The bag is empty: the final stage begins
# What others did since one's last turn, for whoever listens: see done. $name may be several.
done-placed = placed by { $name }
done-returned = { CRYSTAL($colour) } sent back to the bag by { $name }
done-filled = filled by { $name }
done-taken = book taken by { $name }
done-taken-book = taken by { $name }
done-activated = { $name } activated { $book }

## At a table

no-pages = { $game } has no pages to preview.

## What can go wrong

no-such-space = There is no space “{ $given }” on this map.
no-such-colour = There is no colour “{ $given }”.
no-such-county = There is no county “{ $given }”.
no-such-book = There is no book “{ $given }” in this edition.
no-such-page = There is no page { $given }. Pages are 0 and 1.
no-such-holder = There is no holder { $given }.
holder-out-of-reach = { $action }: that holder is out of your reach.
crystal-not-on-holder = { $action }: that holder has no such crystal.
space-not-empty = { $action }: that space already holds a crystal.
other-county = { $action }: that space does not bring the book of that county.
pile-empty = { $action }: that county has no book left.
books-full = { $action }: you already hold three books.
book-not-yours = That is not one of your books: { $action }
page-not-empty = { $action }: that page already holds a crystal.
return-only-with-two = { $action }: a crystal goes back to the bag only when the book held two.
return-missing = { $action }: one crystal must go back to the bag; say from which space.
return-not-placed = { $action }: no placed crystal lies there; depicted ones stay.
choice-does-not-fit = { $book }, page { $page }: “{ $given }” cannot be chosen for its effect.

## The page: Winter Queen at the table

top-main = Round { $round } · main stage
top-main-only = Main stage
top-final = Final stage · { $turns ->
    [one] the last turn
   *[other] { $turns } turns left
}
# The same for somebody at the table: $turns are their own.
top-final-mine = Final stage · { $turns ->
    [one] one turn left for you
   *[other] { $turns } turns left for you
}
top-final-your-last = Final stage · your last turn
top-final-last = Final stage · last turn: { $name }
top-players = { $count } players
top-bag-and-log = Bag ({ $count } left) and log
map = Map
ground-county = { COUNTY($county) }
ground-castle = castle, Queen’s Domain
ground-tower = tower, Queen’s Domain
space-empty = empty
space-placed = { CRYSTAL($colour) }
space-depicted = { CRYSTAL($colour) }, depicted
space-scores = scores
space-can-place = you can place here
space-can-return = can go back to the bag
# $state may be empty.
space-label = { $space }, { $ground }: { $content }. { $state }
slot-empty = no crystal yet
book-name = { $left } / { $right }
book-activate = Activate
book-at-the-end = Scores at the end
book-needs-crystal = Needs a crystal
book-free-place = room for a book
dock-first-book = Place a crystal on the map: the county’s top book can be yours
dock-label = { $name }: points and books
page-what = { $effect }: { $how }
page-place-here = You can place the crystal here
page-of = Owner: { $owner }
top-scoring = Final scoring
hint-out-of-reach = That holder is out of your reach: you take from the holders beside you.
hint-space-taken = That space already holds a crystal. Choose a glowing one.
hint-crystal-first = Choose a crystal first.
advice-place = { CRYSTAL($colour) } on { $space }
advice-place-take = { CRYSTAL($colour) } on { $space }, with the book of { COUNTY($county) }
advice-fill = { CRYSTAL($colour) } on the page { $effect }
advice-activate = Activate { $book }
advice-activate-return = Activate { $book }; { CRYSTAL($colour) } on { $space } goes back to the bag
# Why it is good.
reason-points = Brings { $points } VP at once.
reason-pages = Makes your pages worth { $points } VP more.
reason-spoils = Makes other players’ pages worth { $points } VP less.
reason-book = The book you take could score up to { $points } VP as the map is now.
reason-full = One of your books then has both its crystals.
reason-unlike-book = Unlike the first, it takes { $book }.
reason-unlike-denies = Unlike the first, it leaves { $name } no { CRYSTAL($colour) } in reach.
reason-unlike-leaves = Unlike the first, it leaves { $name } a { CRYSTAL($colour) } in reach.
reason-unlike-promise = Afterwards the book could score up to { $points } VP; with the first, { $other }.
reason-unlike-helps = Unlike with the first, the pages of others gain { $points } VP.
reason-unlike-spares = Unlike the first, it gives the pages of others nothing.
act-final-help = Books can no longer be activated: filled pages score at the end.
preview-book-any = You can take a book of any county here.
page-worth = worth { $vp } VP now
page-would-score = would score { $vp } VP
page-worth-short = worth now
page-would-short = would score
pile-label = Pile of { COUNTY($county) }: { $book }, { $below ->
    [0] no more below
   *[other] { $below } below
}{ $state ->
    [legal] . You can take this book
   *[no] {""}
}
pile-left = { $count } left
pile-empty-short = no book left
holder-number = Crystal Holder { $number }
holder-pool = All crystals
holder-in-reach = in reach
holder-far = out of reach
crystal-label = { CRYSTAL($colour) }, holder { $holder }{ $state ->
    [legal] . You can take it
    [last] . The last one: +1 VP
   *[no] . Out of reach now
}
vp-unit = VP
vp-plus = +{ $vp } VP
vp-hidden = VP hidden
vp-yours-only = seen by you only
first-player = first player
player-open = { $name }: show the books
player-no-books = no books yet
bag-title = In the bag
bag-count = { CRYSTAL($colour) }: { $count }
bag-help = When the bag is empty the final stage begins.
bag-empty-help = The bag is empty.
drawer-title = Bag and log
how-wisps = crystals of the other colour touching the chosen one
how-rose = the chosen one and its colour on all six lines
how-border = crystals of the colour on the edge of the map
how-clouds = each group of the colour, lone ones too
how-way = different colours in a row, no gap
how-lights = each of five zones that has the colour
how-star = empty spaces around the chosen crystal
how-arcane = the colour on your books and one opponent’s
preview-title = What it would bring
preview-page-would = { $effect } with { CRYSTAL($colour) } would score now:
preview-page-worth = { $effect } with { CRYSTAL($colour) } is worth now:
preview-each-colour = as the map is now, with a crystal of each colour:
preview-changes = Your pages after this:
preview-crystal = { CRYSTAL($colour) } on your empty pages would score:
preview-last-crystal = last crystal of the holder
cost-yours = Your pages
cost-nothing = No filled page would change.
cost-help = At each: what your pages gain, less what others’ pages gain.
preview-counts-for = Counts for { $effects }
preview-book-here = You can take a book here.
why-nothing = nothing counts for it.
why-last-crystal = the last crystal of a holder.
why-wisps = crystals touching the one on { $from }.
why-rose = crystals of its colour on the lines from { $from }.
why-border = crystals of its colour on the edge.
why-clouds = groups of its colour.
why-way = different colours in a row from { $from }.
why-lights = zones with its colour.
why-star = empty spaces around { $from }.
why-arcane = crystals of its colour on the books; opponent: { $name }.
act-start = Choose a crystal
act-start-help = Take one from a glowing holder.
act-start-help-books = Take one from a glowing holder, or activate a book.
act-where = { CRYSTAL($colour) }: where to?
act-where-help = Choose a glowing space.
act-where-help-pages = Choose a glowing space or an empty page.
act-book = Take a book with it?
act-book-help = Choose a pile, or go without.
act-return = Which crystal goes back to the bag?
act-return-help = Choose one of the ringed crystals on the map.
act-ready-place = { CRYSTAL($colour) } on { $space }?
act-ready-place-take = { CRYSTAL($colour) } on { $space }, with the book of { COUNTY($county) }?
act-ready-fill = { CRYSTAL($colour) } on { $effect }?
act-ready-activate = Activate { $book }?
act-ready-help = Or choose something else.
act-ready-return = { CRYSTAL($colour) } on { $space } goes back to the bag.
act-pass = You can do nothing this turn
act-pass-help = No crystal can be placed and no book activated.
act-counting = { $you ->
    [yes] Your books are counted: { $effect }, { $vp } VP
   *[no] { $name }’s books are counted: { $effect }, { $vp } VP
}
do-place = Place on { $space }
do-fill = Place on the page
do-activate = Activate
do-without-book = Without a book
result-you-win = You win! The Queen has a new Key Advisor.
result-advisor = Key Advisor
result-before = Before
result-why-ahead = { $who ->
    [you] You were { $margin } VP ahead of { $behind }.
   *[others] { $winner } was { $margin } VP ahead of { $behind }.
}
result-why-difference = { $source } ({ $points } VP against { $against })
result-why-part = { $source } ({ $points } VP)
result-why-shared = { $points } VP each: a tie is a shared victory.
result-during = During the game
result-at-the-end = Final scoring
result-last-crystals = Last crystals
keys-crystals = to the crystals
keys-map = to the map
keys-books = to your books
keys-activate = to a book that can be activated
keys-piles = to the piles of books
keys-arrows = move over the map, the crystals
rules-aim = Gather victory points (VP) with Spell Books. Their pages count crystals on the map; whoever has the most VP at the end becomes the Queen’s Key Advisor.
rules-turn = Your turn: one of three things
rules-place = Place a crystal on the map
rules-place-how = Take a crystal from a holder within reach and put it on any empty space. You may then take the top book of that county; on a castle or tower, of any county. You hold three books at most.
rules-fill = Place a crystal on a page
rules-fill-how = Take a crystal from a holder within reach and put it on an empty page of your own. Its colour decides what the page counts.
rules-activate = Activate a book
rules-activate-how = Each page with a crystal scores, then the book leaves the game with its crystals. If both pages had one, a crystal of your choice goes from the map back to the bag.
rules-last-crystal = Whoever takes the last crystal of a holder gains 1 VP, and the holder is refilled.
rules-effects = The eight effects
rules-effect-wisps = Choose a crystal of one of the page’s two colours: 1 VP for each adjacent crystal of the other.
rules-effect-rose = Choose a crystal of the colour: 1 VP for it and for each crystal of its colour on the six straight lines from it.
rules-effect-border = 1 VP for each crystal of the colour on the edge of the map.
rules-effect-clouds = 1 VP for each group of adjacent crystals of the colour; a lone crystal is a group.
rules-effect-way = Choose a crystal of the colour and a direction: 1 VP for each crystal in an unbroken row of different colours, up to five.
rules-effect-lights = 1 VP for each of five zones with the colour: four counties, and the Queen’s Domain.
rules-effect-star = Choose a crystal of the colour: 1 VP for each empty space beside it.
rules-effect-arcane = Choose an opponent: 1 VP for each crystal of the colour on your books and theirs, depicted ones too.
rules-end-how = When the bag is empty the final stage begins: all crystals lie on one holder, books can no longer be activated, the round is finished and everybody has one last turn. Then all filled pages of the books you still hold score.
