## Games and what is in them

# A colour by itself, of a crystal.
red = piros
green = zöld
purple = lila
blue = kék
yellow = sárga
# { CRYSTAL($colour) } finds the words of a colour's key; { CRYSTAL($colour, case: "colour") } takes that attribute,
# if there is one. A language has the cases that its own messages need.
crystal-red = piros kristály
    .colour = piros
    .instrumental = piros kristállyal
crystal-green = zöld kristály
    .colour = zöld
    .instrumental = zöld kristállyal
crystal-purple = lila kristály
    .colour = lila
    .instrumental = lila kristállyal
crystal-blue = kék kristály
    .colour = kék
    .instrumental = kék kristállyal
crystal-yellow = sárga kristály
    .colour = sárga
    .instrumental = sárga kristállyal
crystal-any = kristály
# The letter on a crystal, for whoever does not tell the colours apart: one letter, another one for each colour.
letter-red = P
letter-green = Z
letter-purple = L
letter-blue = K
letter-yellow = S
# The same with { COUNTY($county) }.
county-red = piros megye
    .colour = piros
    .elative = piros megyéből
county-green = zöld megye
    .colour = zöld
    .elative = zöld megyéből
county-purple = lila megye
    .colour = lila
    .elative = lila megyéből
county-blue = kék megye
    .colour = kék
    .elative = kék megyéből
stag = szarvas
wolf = farkas
bear = medve
owl = bagoly
effect-wisps = Erdei bölcsek
effect-rose = Szélrózsa
effect-border = Határőrök
effect-clouds = Felhő­foszlányok
effect-way = Tiszta sor
effect-lights = Északi fény
effect-star = Sarkcsillag
effect-arcane = Titkos tudás
effect-depicting = { $effect } ({ CRYSTAL($colour, case: "colour") })
stage-main = fő fázis
stage-final = végső fázis
ending-final-scoring = végső pontozás
ending-deadlock = már senki sem tudott lépni

## What happened

# Log and announcements of the page, and the terminal. $name is a player's, $colour and $county are keys, $space,
# $book and $effect names, $crystals colours and $spaces spaces with commas between, $vp and $holder numbers.
told-place = { $name }: { CRYSTAL($colour) } ide: { $space }
told-place-take = { $name }: { CRYSTAL($colour) } ide: { $space }, húzott könyv: { $book }
told-place-take-county = { $name }: { CRYSTAL($colour) } ide: { $space }, és egy könyv a { COUNTY($county, case: "elative") }
told-fill = { $name }: { CRYSTAL($colour) } erre az oldalra: { $effect }
told-activate = { $name }: { $book } aktiválása
told-activate-return = { $name }: { $book } aktiválása; visszakerül a zsákba: { CRYSTAL($colour) } ({ $space })
told-gain = { $name } +{ $vp } GyP: { $effect }
told-gain-spaces = { $name } +{ $vp } GyP: { $effect } ({ $spaces })
told-gain-last = { $name } +1 GyP: egy tartó utolsó kristálya
told-refill = { $holder }. tartó újratöltve: { $crystals }
told-reveal = A { COUNTY($county) } következő könyve: { $book }
told-final-stage = Kiürült a zsák: kezdődik a végső fázis
# What others did since one's last turn, for whoever listens: see done. $name may be several.
done-placed = letette: { $name }
done-returned = visszakerült a zsákba: { CRYSTAL($colour) }, { $name } által
done-filled = ide tette: { $name }
done-taken = könyvet húzott innen: { $name }
done-taken-book = elhúzta: { $name }
done-activated = { $name }: { $book } aktiválása

## At a table

no-pages = { $game }: ebben a játékban nincsenek megnézhető oldalak.

## What can go wrong

no-such-space = Nincs ilyen mező ezen a térképen: „{ $given }”.
no-such-colour = Nincs ilyen szín: „{ $given }”.
no-such-county = Nincs ilyen megye: „{ $given }”.
no-such-book = Nincs ilyen könyv ebben a kiadásban: „{ $given }”.
no-such-page = Nincs ilyen oldal: { $given }. Az oldalak: 0 és 1.
no-such-holder = Nincs ilyen kristálytartó: { $given }.
holder-out-of-reach = { $action }: azt a kristálytartót nem éred el.
crystal-not-on-holder = { $action }: azon a kristálytartón nincs ilyen kristály.
space-not-empty = { $action }: azon a mezőn már van kristály.
other-county = { $action }: azzal a mezővel nem annak a megyének a könyve jár.
pile-empty = { $action }: annak a megyének nincs több könyve.
books-full = { $action }: már három könyved van.
book-not-yours = Ez nem a te könyved: { $action }
page-not-empty = { $action }: azon az oldalon már van kristály.
return-only-with-two = { $action }: csak akkor kerül vissza kristály a zsákba, ha a könyvön kettő volt.
return-missing = { $action }: egy kristálynak vissza kell kerülnie a zsákba; add meg, melyik mezőről.
return-not-placed = { $action }: ott nincs lerakott kristály; az előrajzoltak a helyükön maradnak.
choice-does-not-fit = { $book }, { $page }. oldal: ehhez a varázslathoz „{ $given }” nem választható.

## The page: Winter Queen at the table

top-main = { $round }. forduló · fő fázis
top-main-only = Fő fázis
top-final = Végső fázis · { $turns ->
    [one] az utolsó kör
   *[other] még { $turns } kör
}
# The same for somebody at the table: $turns are their own.
top-final-mine = Végső fázis · { $turns ->
    [one] még egy köröd van
   *[other] még { $turns } köröd van
}
top-final-your-last = Végső fázis · az utolsó köröd
top-final-last = Végső fázis · utolsó kör: { $name }
top-players = { $count } játékos
top-bag-and-log = Zsák (még { $count }) és napló
map = Térkép
ground-county = { COUNTY($county) }
ground-castle = kastély, a Télkirálynő birtoka
ground-tower = torony, a Télkirálynő birtoka
space-empty = üres
space-placed = { CRYSTAL($colour) }
space-depicted = előrajzolt { CRYSTAL($colour) }
space-scores = pontot ér
space-can-place = ide rakhatsz
space-can-return = visszakerülhet a zsákba
# $state may be empty.
space-label = { $space }, { $ground }: { $content }. { $state }
slot-empty = még nincs kristály
book-name = { $left } / { $right }
book-activate = Aktiválás
book-at-the-end = A végén ér pontot
book-needs-crystal = Kristály kell rá
book-free-place = szabad hely egy könyvnek
dock-first-book = Rakj kristályt a térképre: a megye legfelső könyve a tiéd lehet
dock-label = { $name }: pontok és könyvek
page-what = { $effect }: { $how }
page-place-here = Ide teheted a kristályt
page-of = A könyv gazdája: { $owner }
top-scoring = Végső pontozás
hint-out-of-reach = Ezt a tartót nem éred el: csak a melletted lévőkről vehetsz.
hint-space-taken = Itt már van kristály. Válassz egy ragyogó mezőt.
hint-crystal-first = Előbb válassz egy kristályt.
advice-place = { CRYSTAL($colour) } ide: { $space }
advice-place-take = { CRYSTAL($colour) } ide: { $space }, és egy könyv a { COUNTY($county, case: "elative") }
advice-fill = { CRYSTAL($colour) } erre az oldalra: { $effect }
advice-activate = { $book } aktiválása
advice-activate-return = { $book } aktiválása; visszakerül a zsákba: { CRYSTAL($colour) } ({ $space })
# Why it is good.
reason-points = Azonnal { $points } GyP-t hoz.
reason-pages = Az oldalaid { $points } GyP-vel többet érnek.
reason-spoils = A többiek oldalai { $points } GyP-vel kevesebbet érnek.
reason-book = A hozzá járó könyv a mostani térképen akár { $points } GyP-t is érhet.
reason-full = Az egyik könyveden így mindkét kristály ott lesz.
reason-unlike-book = Az elsőtől eltérően ez a könyv jár hozzá: { $book }.
reason-unlike-denies = Az elsőtől eltérően { $name } ilyet nem ér el majd: { CRYSTAL($colour) }.
reason-unlike-leaves = Az elsőtől eltérően { $name } ilyet is elér majd: { CRYSTAL($colour) }.
reason-unlike-promise = Ezután a könyv akár { $points } GyP-t is érhet, az elsőnél { $other } GyP-t.
reason-unlike-helps = Az elsőtől eltérően a többiek oldalai { $points } GyP-t nyernek.
reason-unlike-spares = Az elsőtől eltérően a többiek oldalai nem nyernek vele.
act-final-help = Könyvet már nem lehet aktiválni: a kristályos oldalak a végén hoznak pontot.
preview-book-any = Itt bármelyik megye könyvét elhúzhatod.
page-worth = most { $vp } GyP-t ér
page-would-score = { $vp } GyP-t érne
page-worth-short = értéke most:
page-would-short = ennyit érne:
pile-label = A { COUNTY($county) } kupaca: { $book }, { $below ->
    [0] alatta nincs több
   *[other] alatta { $below }
}{ $state ->
    [legal] . Elhúzhatod ezt a könyvet
   *[no] {""}
}
pile-left = még { $count }
pile-empty-short = nincs több könyv
holder-number = { $number }. kristálytartó
holder-pool = Közös tartó
holder-in-reach = elérhető
holder-far = nem éred el
crystal-label = { CRYSTAL($colour) }, { $holder }. tartó{ $state ->
    [legal] . Elveheted
    [last] . Az utolsó: +1 GyP
   *[no] . Most nem éred el
}
vp-unit = GyP
vp-plus = +{ $vp } GyP
vp-hidden = rejtett GyP
vp-yours-only = csak te látod
first-player = kezdőjátékos
player-open = { $name }: könyvek megnézése
player-no-books = még nincs könyv
bag-title = A zsákban
bag-count = { CRYSTAL($colour) }: { $count }
bag-help = Ha kiürül a zsák, kezdődik a végső fázis.
bag-empty-help = A zsák üres.
drawer-title = Zsák és napló
how-wisps = a másik színűek a választott körül
how-rose = a választott és az ilyen színűek hat vonalon
how-border = ilyen színűek a térkép szélén
how-clouds = a szín csoportjai, a magányosak is
how-way = hézagtalan sor, csupa különböző szín
how-lights = zónák az öt közül, ahol van ilyen szín
how-star = üres mezők a választott körül
how-arcane = a szín a könyveiden és egy ellenfelednél
preview-title = Mit hozna?
preview-page-would = { $effect } { CRYSTAL($colour, case: "instrumental") } most ennyit érne –
preview-page-worth = { $effect } { CRYSTAL($colour, case: "instrumental") } most ennyit ér –
preview-each-colour = Ennyit érne most, a kristály színe szerint:
preview-changes = Az oldalaid ezután:
preview-crystal = { CRYSTAL($colour) } az üres oldalaidon ennyit érne:
preview-last-crystal = a tartó utolsó kristálya
cost-yours = A te oldalaid
cost-nothing = Egyetlen megtöltött oldal sem változik.
cost-help = Mellettük: mennyit nyernek az oldalaid, levonva, amit a többieké nyer.
preview-counts-for = Beleszámít ebbe: { $effects }
preview-book-here = Itt könyvet is húzhatsz.
why-nothing = semmi sem számít hozzá.
why-last-crystal = egy tartó utolsó kristálya.
why-wisps = a kiválasztottal ({ $from }) szomszédos kristályok.
why-rose = azonos színű kristályok a vonalakon, innen: { $from }.
why-border = azonos színű kristályok a térkép szélén.
why-clouds = azonos színű csoportok.
why-way = különböző színek egymás után, innen: { $from }.
why-lights = zónák ezzel a színnel.
why-star = üres mezők a kiválasztott ({ $from }) körül.
why-arcane = azonos színű kristályok a könyveken; ellenfél: { $name }.
act-start = Válassz egy kristályt
act-start-help = Vegyél el egyet valamelyik ragyogó tartóról.
act-start-help-books = Vegyél el egyet valamelyik ragyogó tartóról, vagy aktiválj egy könyvet.
act-where = Hová kerüljön a { CRYSTAL($colour) }?
act-where-help = Válassz egy ragyogó mezőt.
act-where-help-pages = Válassz egy ragyogó mezőt vagy egy üres oldalt.
act-book = Húzol hozzá könyvet?
act-book-help = Válassz egy kupacot, vagy hagyd ki.
act-return = Melyik kristály kerüljön vissza a zsákba?
act-return-help = Válassz egyet a térképen bekarikázott kristályok közül.
act-ready-place = { CRYSTAL($colour) } ide: { $space }?
act-ready-place-take = { CRYSTAL($colour) } ide: { $space }, és egy könyv a { COUNTY($county, case: "elative") }?
act-ready-fill = { CRYSTAL($colour) } ide: { $effect }?
act-ready-activate = Aktiválod ezt: { $book }?
act-ready-help = Vagy válassz mást.
act-ready-return = Visszakerül a zsákba: { CRYSTAL($colour) } ({ $space }).
act-pass = Ebben a körben nem tehetsz semmit
act-pass-help = Sem kristályt lerakni, sem könyvet aktiválni nem tudsz.
act-counting = { $you ->
    [yes] A te könyveid pontjai: { $effect }, { $vp } GyP
   *[no] { $name } könyveinek pontjai: { $effect }, { $vp } GyP
}
do-place = Lerakás ide: { $space }
do-fill = Lerakás ide
do-activate = Aktiválás
do-without-book = Könyv nélkül
result-you-win = Győztél! Te vagy a királynő új főtanácsosa.
result-advisor = főtanácsos
result-before = Korábban
result-why-ahead = { $who ->
    [you] { $margin } GyP volt az előnyöd, utánad: { $behind }.
    [behind-you] { $winner } { $margin } GyP-vel előzött meg téged.
   *[others] { $winner } előnye { $margin } GyP volt, utána: { $behind }.
}
result-why-difference = { $source } ({ $points } GyP { $against } GyP-vel szemben)
result-why-part = { $source } ({ $points } GyP)
result-why-shared = Fejenként { $points } GyP: egyenlőségnél közös a győzelem.
result-during = A játék során
result-at-the-end = Végső pontozás
result-last-crystals = utolsó kristályok
keys-crystals = a kristályokhoz
keys-map = a térképhez
keys-books = a könyveidhez
keys-activate = egy aktiválható könyvhöz
keys-piles = a könyvkupacokhoz
keys-arrows = lépkedés a térképen, a kristályok között
rules-aim = Gyűjts győzelmi pontokat (GyP) varázskönyvekkel. Az oldalaik a térképen lévő kristályokat számolják; akinek a végén a legtöbb GyP-je van, az lesz a Télkirálynő főtanácsosa.
rules-turn = A köröd: három dolog közül egy
rules-place = Kristály a térképre
rules-place-how = Vegyél el egy kristályt egy számodra elérhető tartóról, és rakd bármelyik üres mezőre. Ezután elhúzhatod annak a megyének a legfelső könyvét; kastélyon vagy tornyon bármelyik megyéét. Legfeljebb három könyved lehet.
rules-fill = Kristály egy oldalra
rules-fill-how = Vegyél el egy kristályt egy számodra elérhető tartóról, és rakd a saját könyved egyik üres oldalára. A színe dönti el, mit számol az oldal.
rules-activate = Könyv aktiválása
rules-activate-how = Minden kristályos oldal pontot hoz, aztán a könyv a kristályaival együtt kikerül a játékból. Ha mindkét oldalán volt kristály, egy általad választott lerakott kristály a térképről visszakerül a zsákba.
rules-last-crystal = Aki egy tartóról az utolsó kristályt veszi el, 1 GyP-t kap, a tartó pedig újra megtelik a zsákból.
rules-effects = A nyolc varázslat
rules-effect-wisps = Válassz egy kristályt az oldal két színének egyikéből: 1 GyP jár minden vele szomszédos kristályért a másik színből.
rules-effect-rose = Válassz egy kristályt az adott színből: 1 GyP jár érte, és minden azonos színűért a tőle induló hat egyenes vonalon.
rules-effect-border = 1 GyP jár a térkép szélén lévő minden adott színű kristályért.
rules-effect-clouds = 1 GyP jár az egymással szomszédos, adott színű kristályok minden csoportjáért; a magányos kristály is csoport.
rules-effect-way = Válassz egy kristályt az adott színből és egy irányt: 1 GyP jár a hézag nélküli, csupa különböző színű sor minden kristályáért, legfeljebb 5 GyP.
rules-effect-lights = 1 GyP jár minden zónáért, ahol van adott színű kristály; az öt zóna: a négy megye és a Télkirálynő birtoka.
rules-effect-star = Válassz egy kristályt az adott színből: 1 GyP jár minden mellette lévő üres mezőért.
rules-effect-arcane = Válassz egy ellenfelet: 1 GyP jár minden adott színű kristályért a te könyveiden és az övéin, az előrajzoltakért is.
rules-end-how = Ha kiürül a zsák, kezdődik a végső fázis: a tartókon lévő kristályok egyetlen közös tartóra kerülnek, könyvet már nem lehet aktiválni, végigjátsszátok a fordulót, és mindenki játszik még egy utolsó kört. Végül a még nálatok lévő könyvek minden kristályos oldala pontot hoz.
