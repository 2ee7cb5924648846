## The page: lessons

lesson-note = First game
lesson-title = Your first game of { $game }
lesson-step = Step { $number } of { $count }
lesson-next = Go on
lesson-back = Previous step
lesson-skip = Skip this step
lesson-play = Play a whole game against bots
lesson-again = Once more from the beginning
lesson-went-on = You stopped here last time.
# Somebody made another legal turn than the one that is asked for.
lesson-other = That works too in a real game. Here, try what the ring shows.

# The first game of Winter Queen: what is said at each step, then while its turn is made, then when it is done.
lesson-wq-place = You gather victory points (VP) with Spell Books. Each turn you do one of three things: place a crystal on the map, place one on a page of your books, or activate a book. First the map: take the ringed red crystal.
lesson-wq-place-where = Every glowing space is empty: you could place the crystal there. Choose b1, in the red county, on the edge of the map.
lesson-wq-place-book = Whoever places a crystal in a county may take the top book of its pile. Take it.
lesson-wq-place-ready = That is your whole turn: one crystal, one book. Confirm it.
lesson-wq-place-done = The book is yours. You hold three at most.
lesson-wq-bot = Now it is { $name }’s turn. The others’ moves are shown one by one.
lesson-wq-bot-done = Another red crystal on the edge of the map. Remember it.
lesson-wq-page = Each page of a book has an effect. Point at Border Keeper, or tap it, to see what it counts.
lesson-wq-page-done = Border Keeper counts crystals of one colour on the edge of the map. Which colour? That of the crystal you put on the page.
lesson-wq-fill = You can also place a crystal on a page. Take the other red one.
lesson-wq-fill-where = The pages say what they would score now. Put it on Border Keeper: two red crystals lie on the edge.
lesson-wq-fill-ready = The page is worth 2 VP now. Confirm: it scores later, and may be worth more by then.
lesson-wq-fill-done = { $name } needed a red crystal on the edge as well: now your page is worth 3 VP.
lesson-wq-activate = A turn of its own, and a good moment for it: activate the book.
lesson-wq-activate-ready = Confirm. The page scores, then the book and its crystal leave the game.
lesson-wq-activate-done = 3 VP, and room for another book. With a crystal on one page only, nothing else happens. Everybody sees what is gained, but totals stay hidden: each knows only their own.
lesson-wq-castle = The ringed crystal is the last one on its holder: whoever takes it gains 1 VP. Take it.
lesson-wq-castle-where = Castle and towers are the Queen’s Domain and belong to no county. A crystal depicted there, like the yellow one on a2, counts like a placed one. Place yours on the castle in the middle, c4.
lesson-wq-castle-book = From the castle and the towers you may take the top book of any county. Take Magical Clouds with Northern Lights.
lesson-wq-castle-ready = 1 VP and a book in one turn. Confirm it.
lesson-wq-castle-done = The holder was refilled from the bag. When the bag is empty, the end is near.
lesson-wq-two = Some turns later, both pages of your book hold a crystal, and both will score. Activate it.
lesson-wq-two-return = After two crystals on a book, one crystal must go from the map back to the bag. Choose the purple one on b4: one of { $name }’s pages counts it.
lesson-wq-two-ready = Confirm. Both pages score before the purple crystal leaves the map.
lesson-wq-two-done = Both pages scored, and { $name } has lost points that were almost certain.
lesson-wq-final = The bag is empty: the final stage. All crystals lie together, books can no longer be activated, and this is your last turn. Take the yellow crystal.
lesson-wq-final-where = Filled pages score by themselves at the end. Put it on Bright Way: different colours in a row count.
lesson-wq-final-ready = Confirm your last turn. { $name } has one more, then the final scoring follows.
lesson-wq-final-done = Every page with a crystal has scored. You have the most VP: the Queen has a new Key Advisor.
lesson-wq-end = You know how to play. There are more effects to discover: point at a page, and it says what it counts.

# The first game of Christina Regina.
lesson-cr-peek = You lead one of five factions, and nobody else knows which. Press and hold the ringed button to see your colour.
lesson-cr-peek-done = You serve green, the Academy. You want its cards on top of the influence stacks, and nobody should notice that you do.
lesson-cr-draw = The usual turn is one gesture: draw a top card, bury another. Drag from the green card to the red one, the Army, or tap one and then the other.
lesson-cr-draw-bury = You draw green. Now choose the red card in Silver: it will be buried.
lesson-cr-draw-ready = Green goes on top of the influence in Copper, red goes face down under its stack. Confirm.
lesson-cr-draw-done = Your first influence. But whoever always draws the same colour is soon found out.
lesson-cr-influence = Now the others draw. Watch the influence in Copper.
lesson-cr-influence-done = At the end each influence stack scores from the top: 3, 2, 1. { $name } has put black, the Church, over your green, so yours would score 2.
lesson-cr-none = A card without a faction is discarded when it is drawn. Draw the one in Gold, and bury the black card in Silver.
lesson-cr-none-bury = Bury the black card in Silver: { $name } would like it too much.
lesson-cr-none-ready = The card from Gold is discarded, the black one goes under its stack. Confirm.
lesson-cr-none-done = It lies with the discards, and the next card of Gold has moved up: green, for you, if nobody is quicker.
lesson-cr-agitate = { $other } buried your green card. Black now lies on top of Gold. Once a game you can play your action card instead of drawing: choose Agitation.
lesson-cr-agitate-stack = Agitation discards a top card. Choose the black one in Gold.
lesson-cr-agitate-ready = Confirm. Your action card is spent with it.
lesson-cr-agitate-done = The black card is gone. With the same card you could have swapped two top cards, or brought a discarded one back.
lesson-cr-sheet = { $name } drew black before, and has now spent their only action card to bring a black card back: that points to the Church. Note it: tap the ringed field in “Who is who” twice, until it shows a question mark.
lesson-cr-sheet-done = The first tap says no, the second perhaps, the third yes. Your notes are for you alone.
lesson-cr-strike = Strong evidence, but no proof: a wrong dagger costs you your own leader, and in a real game waiting is often wiser. Here, dare it: choose Assassination, then { $name }, the Copper leader and the black dagger.
lesson-cr-strike-done = It succeeded: their Copper leader fell, and black will lose its card in that stack. You saw their colour, they saw your dagger, the others only how it ended. A wrong dagger would have cost your own leader.
lesson-cr-pass = Later, a court stack is empty: nobody draws any more, and you may pass. The others have passed. Pass too, and the game ends.
lesson-cr-pass-done = Everything is revealed. The fallen leader’s card was taken out, then each stack scored 3, 2, 1. You have won.
lesson-cr-end = You know how to play. Watch who helps whom, and do not be too eager for your own colour.
