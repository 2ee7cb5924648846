## Games and what is in them

winter-queen = Winter Queen
christina-regina = Christina Regina
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
effect-depicting = { CRYSTAL($colour, case: "colour") } { $effect }
stage-main = fő fázis
stage-final = végső fázis
stage-over = a játék véget ért
ending-final-scoring = végső pontozás
ending-scored = a befolyás pontozása
ending-christina = Krisztina királynő a saját útját választotta
ending-abandoned = félbehagyott játszma
ending-deadlock = már senki sem tudott lépni
vp = { $vp } GyP
you = Te
person = { $number }. játékos
bot-random = Hópehely
bot-greedy = Szarka

## Playing in the terminal

play-title = { $game } · { $stage }
play-turns-left = { $turns ->
    [one] az utolsó lépés
   *[other] még { $turns } lépés
}
play-bag = Zsák: { $count } kristály
play-holder = { $number }. tartó
play-pool = Közös tartó
play-in-reach = elérhető
play-pile = { COUNTY($county, case: "colour") } ({ $crest })
play-pile-empty = nincs több könyv
play-below = alatta { $count }
play-books = { $name }: { $count ->
    [0] még nincs könyv
    [one] egy könyv
   *[other] { $count } könyv
}
play-would-score = ennyit érne
play-hidden = ? GyP
play-token = kezdő
play-map-legend = R lerakott · (r) birtokjelölőn előrajzolt
play-what = Mit szeretnél tenni?
play-place = kristály lerakása a térképre
play-fill = kristály lerakása egy könyv oldalára
play-activate = könyv aktiválása
play-draw = kártya húzása, egy másik alulra tétele
play-agitate = agitáció: egy felső kártya eldobása
play-manipulate = manipuláció: két felső kártya cseréje
play-persuade = meggyőzés: egy eldobott kártya visszahozása
play-assassinate = merényletkísérlet
play-pass = passz
play-which-crystal = Melyik kristályt?
play-crystal = { CRYSTAL($colour) } ({ $holder }. tartó)
play-last-crystal = az utolsó: + 1 GyP
play-which-space = Melyik mezőre? Írd be a nevét, például: { $example }
play-which-book = Húzol könyvet?
play-no-book = könyv nélkül
play-take = a { COUNTY($county) } könyve: { $book }
play-which-page = Melyik oldalra?
play-page = { $effect }: a mostani térképen { $vp } GyP
play-which-activation = Melyik könyvet?
play-activation = { $book }: { $vp } GyP
play-which-return = Egy kristály visszakerül a zsákba. Melyik mezőről? Például: { $example }
play-confirm = { $move } – Enterrel meglépheted, b-vel elölről kezdheted:
play-confirm-again = Még nem léptél. Nyomj Entert, ha ezt a lépést választod, vagy b-t, ha másikat keresel.
play-prompt-help = egy szám vagy egy lépés, például { $example } · b: elölről · r: szabályok röviden · q: kilépés
play-not-understood = „{ $given }” nem választható. Írj be egy számot 1-től { $most }-ig; b: elölről, q: kilépés.
play-not-a-space = „{ $given }” nem választható. A választható mezők: { $expected }
play-short-rules-winter-queen =
    A körödben három dolog közül egyet tehetsz. Lerakhatsz egy számodra elérhető kristályt a térkép egyik üres mezejére,
    és ha szeretnéd, elhúzhatod annak a megyének a legfelső könyvét (kastélyon vagy tornyon bármelyik megyéét; legfeljebb
    három könyved lehet). Vagy lerakhatsz egy kristályt valamelyik könyved üres oldalára. Vagy aktiválhatsz egy könyvet:
    minden oldala, amelyen kristály van, pontot hoz a térképen lévő azonos színű kristályok után, aztán a könyv kikerül a
    játékból. Aki egy kristálytartóról az utolsó kristályt veszi el, 1 GyP-t kap. Ha kiürül a zsák, egy utolsó forduló
    következik, majd minden könyv pontot hoz. Az nyer, akinek a legtöbb GyP-je van. Az összes szabály:
    docs/rules/winter-queen.md
play-short-rules-christina-regina =
    Titokban egy frakciót vezetsz. A körödben egyet tehetsz ezek közül. Elhúzod az egyik pakli legfelső kártyáját, egy
    másik pakliét pedig a pakli aljára teszed: a húzott színes kártya a saját féméhez tartozó befolyáspaklira kerül, a
    színtelent el kell dobni. Vagy kijátszod az akciókártyádat, játszmánként egyszer: az agitáció eldob egy felső kártyát,
    a manipuláció megcserél kettőt, a meggyőzés visszahoz egy eldobottat. Vagy merényletet kísérelsz meg: megnevezel egy
    áldozatot, egy vezető számát és titokban egy színt; ha ez az áldozat színe, az ő vezetője bukik el, különben a tiéd.
    Ha egy pakli kiürül, senki sem húzhat többé, és ha mindenki passzol, a játék véget ér: minden elbukott vezető miatt
    elvész a frakció legfelső kártyája, majd minden befolyáspakli felülről lefelé 3, 2, 1 pontot ér. Az összes szabály:
    docs/rules/christina-regina.md
play-bye = Felálltál az asztaltól. Viszlát!
play-over = { $ending }: { $scores }
play-you-win = Győztél! Te vagy a királynő új főtanácsosa.
play-nobody-wins = Senki sem nyert.
play-curtain = Leereszkedett a függöny. { $name }, nyomj Entert, amikor már csak te látod a képernyőt.
play-done = Vége a körödnek. Nyomj Entert, és leereszkedik a függöny.
play-shared = Közös győzelem: { $names }.
play-winner = A győztes: { $name }.

## Christina Regina

copper = Réz
silver = Ezüst
gold = Arany
card-blue = kék
card-red = piros
card-green = zöld
card-black = fekete
card-purple = lila
card-none = színtelen
faction-council = Tanács
faction-army = Hadsereg
faction-academy = Akadémia
faction-church = Egyház
faction-embassy = Követség
cr-card = { $number } { $colour }
cr-you-are = A frakciód: { $faction } ({ $colour }).
cr-top = felül
cr-empty = üres
cr-influence = Befolyás
cr-discards = Dobópakli:
cr-no-discards = üres
cr-buried = alul: { $cards }
cr-action-ready = akciókártya
cr-action-spent = akció kijátszva
cr-attempt-success = { $number } → { $victim }: sikerült
cr-attempt-failure = { $number } → { $victim }: kudarc
cr-which-draw = Melyik kártyát húzod?
cr-which-bury = Melyik kártyát teszed alulra?
cr-which-agitate = Melyik kártyát dobod el?
cr-which-pair = Melyik két felső kártya cserél helyet?
cr-which-card = Melyik kártyát hozod vissza?
cr-onto-which = Melyik pakli tetejére?
cr-which-victim = Ki az áldozat?
cr-which-number = Melyik vezető, nálad és nála?
cr-which-dagger = Melyik tőr, titokban?

## What happened

told-cr-draw = { $name }: { $drawn } húzása, { $buried } alulra tétele
told-cr-agitate = { $name }: agitáció, { $card } eldobása
told-cr-manipulate = { $name }: manipuláció, két felső kártya cseréje: { $one } és { $other }
told-cr-persuade = { $name }: meggyőzés, { $card } visszahozása ide: { $stack }
told-cr-assassinate = { $name }: merénylet, áldozat: { $victim }, { $number }. vezető
told-cr-assassinate-dagger = { $name }: merénylet, áldozat: { $victim }, { $number }. vezető, { $colour } tőr
told-cr-success = A merénylet sikerült.
told-cr-failure = A merénylet kudarcot vallott.
told-cr-seen = Az áldozat ({ $victim }) színe: { $colour }.
told-cr-reveal = Felfordítva ({ $stack }): { $card }

# Log and announcements of the page, and the terminal. $name is a player's, $colour and $county are keys, $space,
# $book and $effect names, $crystals colours and $spaces spaces with commas between, $vp and $holder numbers.
told-place = { $name }: { CRYSTAL($colour) } ide: { $space }
told-place-take = { $name }: { CRYSTAL($colour) } ide: { $space }, húzott könyv: { $book }
told-place-take-county = { $name }: { CRYSTAL($colour) } ide: { $space }, és egy könyv a { COUNTY($county, case: "elative") }
told-fill = { $name }: { CRYSTAL($colour) } oldalra: { $effect }
told-activate = { $name }: { $book } aktiválása
told-activate-return = { $name }: { $book } aktiválása; visszakerül a zsákba: { CRYSTAL($colour) } ({ $space })
told-pass = { $name }: passz
told-gain = { $name } + { $vp } GyP: { $effect }
told-gain-spaces = { $name } + { $vp } GyP: { $effect } ({ $spaces })
told-gain-last = { $name } + 1 GyP: egy tartó utolsó kristálya
told-refill = { $holder }. tartó újratöltve: { $crystals }
told-reveal = A { COUNTY($county) } következő könyve: { $book }
told-final-stage = Kiürült a zsák: kezdődik a végső fázis
told-end = A játék véget ért

## Commands

preparing = A szabályok előkészítése, telepítés után egyszer (körülbelül { $seconds } másodperc) …
simulating = { $games } játszma lejátszása
simulated = { $games } játszma ({ $game }, { $players } játékos) { $seconds } mp alatt: játszmánként { $plies } lépés
simulated-seat = { $seat }. számú hely ({ $bot }): { $wins }% győzelem, átlagosan { $score } pont
simulated-endings = Így értek véget: { $endings }
simulated-records = Feljegyzések: { $folder }
replayed = { $file }: { $game }, { $players } játékos, { $events } esemény
checked = { $file }: minden esemény és minden húzás helyes
checked-unfinished = { $file }: minden esemény helyes; a véletlenmag csak a játszma végén derül ki
checked-all = { $all } feljegyzésből { $good } helyes
result-line = Eredmény: { $scores } · { $ending }
edition-good = { $file }: érvényes kiadás ({ $game }), „{ $name }”, { $version }. változat
edition-provenance = { $part }: { $provenance }
games-default = { $value } (alapérték)
measuring = Mérés: { $what }
bench-peers-missing = Hiányzik valamelyik összehasonlítási alap, így nincs mihez mérni: a ./play --setup --bench telepíti az OpenSpielt és – ha van Node – a boardgame.io-t
bench-failed = Egy mérés nem sikerült ({ $command }): { $reason }

lists-rebuilt = { $tables ->
    [one] Egy
   *[other] { $tables }
} asztal listái újra elkészültek.
serving = A Queendom nyitva áll: { $address } (Ctrl+C: bezárás)

## At a table

seat-moved = A helyed átkerült egy másik eszközre. Mostantól néző vagy.
seat-not-yours = Ez a hely ({ $seat }) nem a tiéd. Ülj le meghívóval, vagy nyisd meg azt a hivatkozást, amely ide hozza át a helyet.
seat-taken = Ez a hely ({ $seat }) foglalt. Válassz másikat.
no-open-seat = Ennél az asztalnál nincs szabad hely. Nézőként követheted a játékot.
invitation-wrong = Ez a meghívó nem ehhez az asztalhoz szól. Kérj új hivatkozást.
only-the-host = Ezt csak az teheti meg, aki az asztalt megnyitotta.
not-seated = Ezt csak azok tehetik meg, akik az asztalnál ülnek.
seat-left-already = Erről a helyről ({ $seat }) már felálltál. Vissza is ülhetsz.
seat-not-left = Erről a helyről ({ $seat }) nem álltál fel.
link-wrong = Ezt a hivatkozást már felhasználták vagy lecserélték, vagy { $minutes } percnél régebbi. Készíts újat azon az eszközön, amelyiken a hely van.
table-unknown = Nincs ilyen asztal: „{ $given }”. Ellenőrizd a hivatkozást.
table-waiting = A játék még nem kezdődött el: van még szabad hely.
table-not-over = A játék még nem ért véget.
rematch-exists = A következő játszma már nyitva áll ennél az asztalnál: { $table }.
position-tells-secrets = Aki ezt az állást megnyitja, mindenki színét ismeri. Csak ezen az eszközön ülők és botok játszhatják.
nothing-to-take-back = Nincs mit visszavonni.
take-back-past-other = Azóta már más is lépett (hely: { $seat }). Egy lépést csak addig lehet visszavonni, amíg más nem lép.
take-back-past-chance = Abban a lépésben húzás is történt. Amit már láttatok, azt nem lehet visszavonni.
take-back-past-reveal = Abban a lépésben valamire fény derült. Amit már láttatok, azt nem lehet visszavonni.
no-seat-without-token = Ezzel az eszközzel még nem ülsz ennél az asztalnál. Előbb ülj le.
id-used-already = Ezt a parancsazonosítót már használtad másra: „{ $command }”. Minden parancshoz saját azonosító kell.
no-pages = { $game }: ebben a játékban nincsenek megnézhető oldalak.

## What can go wrong

address-unusable = Ez a cím nem használható: { $address } ({ $reason }). Válassz másik portot a --port kapcsolóval.
address-unknown = Ezen a címen nincs semmi. Hogy mi hol van, itt olvasható: /api/docs
method-wrong = Ez a cím nem fogad ilyen kérést. Hogy mit fogad, itt olvasható: /api/docs
message-malformed = Az üzenet nem a várt alakú itt: „{ $part }” ({ $reason }). A várt alak leírása: /api/docs
message-too-long = Az üzenet hosszabb, mint { $most } bájt.
origin-wrong = Más címről ({ $given }) való oldal ezt nem teheti meg. Ha engedélyezni szeretnéd, indítsd a kiszolgálót az --origin kapcsolóval.
store-failed = Ezt nem sikerült menteni, ezért meg sem történt. Próbáld újra.
server-failed = Hiba történt a kiszolgálón; semmi sem változott. Próbáld újra.
database-unknown = Ilyen adatbázist nem ismer a Queendom: „{ $url }”. Várt: { $expected }.
database-unreachable = Az adatbázis ({ $url }) nem használható: { $reason }.
database-newer = Az adatbázist ({ $url }) egy újabb Queendom hozta létre ({ $reason }; ez a program ezt ismeri: { $expected }). Frissítsd a Queendomot.
bench-browser-missing = Az oldal mérése Chromiumban zajlik, a playwright vezérlésével, és valamelyikük nincs telepítve: a ./play --setup --bench telepíti a playwrightot; Debianon: apt install chromium
bench-pages-missing = Az oldalak nincsenek elkészítve, így nincs mit mérni: a ./play --setup elkészíti őket.

unknown-game = Nincs ilyen játék: „{ $given }”. Választható: { $expected }.
unknown-bot = Nincs ilyen gépi játékos: „{ $given }”. Választható: { $expected }.
unknown-edition = { $game }: nincs ilyen kiadás: „{ $given }”. Választható: { $expected }; vagy add meg egy .toml fájl elérési útját.
unknown-option = { $game }: nincs ilyen beállítás: „{ $given }”. Választható: { $expected }.
unknown-language = Nincs ilyen nyelv: „{ $given }”. Választható: { $expected }.
wrong-option = { $option } értéke nem lehet „{ $given }”. Lehetséges: { $expected }.
wrong-option-form = „{ $given }” nem beállítás. Írd név=érték alakban, például end=english-literal.
wrong-player-count = { $game }: { $expected } játékossal játszható, { $given } játékossal nem.
wrong-seats = { $given }: { $expected } hely kell, mindegyik névvel.
wrong-bots = { $players } helyre { $given } gépi játékost adtál meg. Nevezz meg egyet minden helyre, vagy helyenként egyet-egyet, vesszővel elválasztva.
no-such-seat = Nincs ilyen hely: „{ $given }”. A helyek számozása 0-val kezdődik: { $expected }.
seed-unreadable = „{ $given }” nem véletlenmag. A véletlenmag egész szám 0-tól 2²⁵⁶ − 1-ig, vagy 64 hexadecimális számjegy.
number-wrong = { $name } értéke nem lehet { $given }; várt: { $expected }

game-over = A játék véget ért.
chance-first = Előbb még húzni kell valamit, csak azután lehet lépni.
not-your-turn = Most nem ez a hely következik: { $given }, hanem ez: { $expected }.
no-such-action = Nincs ilyen akció: { $action }
no-such-outcome = A véletlen nem hozhat ilyen eredményt: { $given } (forrás: { $source }).
no-such-space = Nincs ilyen mező ezen a térképen: „{ $given }”.
no-such-colour = Nincs ilyen szín: „{ $given }”.
no-such-county = Nincs ilyen megye: „{ $given }”.
no-such-book = Nincs ilyen könyv ebben a kiadásban: „{ $given }”.
no-such-page = Nincs ilyen oldal: { $given }. Az oldalak: 0 és 1.
no-such-holder = Nincs ilyen kristálytartó: { $given }.
action-malformed = Ez nem akció: { $given }. Hibás itt: „{ $part }”, várt: { $expected }.
holder-out-of-reach = { $action }: azt a kristálytartót nem éred el.
crystal-not-on-holder = { $action }: azon a kristálytartón nincs ilyen kristály.
space-not-empty = { $action }: azon a mezőn már van kristály.
other-county = { $action }: azzal a mezővel nem annak a megyének a könyve jár.
pile-empty = { $action }: annak a megyének nincs több könyve.
books-full = { $action }: már három könyved van.
book-not-yours = Ez nem a te könyved: { $action }
page-not-empty = { $action }: azon az oldalon már van kristály.
book-without-crystal = { $action }: azon a könyvön még nincs kristály.
no-activation-in-final-stage = { $action }: a végső fázisban nem lehet könyvet aktiválni; a kristállyal töltött oldalak a játék végén hoznak pontot.
return-only-with-two = { $action }: csak akkor kerül vissza kristály a zsákba, ha a könyvön kettő volt.
return-missing = { $action }: egy kristálynak vissza kell kerülnie a zsákba; add meg, melyik mezőről.
return-not-placed = { $action }: ott nincs lerakott kristály; az előrajzoltak a helyükön maradnak.
stack-empty-no-draw = { $action }: az egyik udvari pakli üres, ezért senki sem húzhat.
same-stack = { $action }: ehhez két különböző pakli kell.
action-card-spent = { $action }: az akciókártyádat már kijátszottad.
stack-empty = { $action }: az a pakli üres.
card-not-discarded = { $action }: nincs ilyen kártya a dobópakliban.
victim-is-oneself = { $action }: válassz mást áldozatnak.
no-such-victim = { $action }: ott nem ül senki.
attempted-already = { $action }: ennél az áldozatnál már próbálkoztál.
own-leader-tilted = { $action }: az ilyen számú vezetőd már elbukott.
victims-leader-tilted = { $action }: az áldozat ilyen számú vezetője már elbukott.
pass-only-with-empty-stack = { $action }: csak akkor passzolhatsz, ha valamelyik udvari pakli üres.
no-such-stack = Nincs ilyen pakli: „{ $given }”.
no-such-card = Nincs ilyen kártya: „{ $given }”.
no-such-leader = Nincs ilyen vezető: { $given }. A vezetők: 1, 2 és 3.
pass-not-allowed = { $action }: tehetsz mást is, ezért nem passzolhatsz.
choice-does-not-fit = { $book }, { $page }. oldal: ehhez a varázslathoz „{ $given }” nem választható.
move-unreadable = „{ $given }” nem lépés. Lásd: docs/notation.md.

edition-unreadable = { $file } nem olvasható: { $reason }
edition-missing = { $file }: { $part } hiányzik; várt: { $expected }.
edition-wrong = { $file }: { $part } értéke { $found }; várt: { $expected }.
position-wrong = Hibás az állás itt: „{ $part }” (talált: { $found }, várt: { $expected }).
file-unreadable = { $file } nem olvasható: { $reason }
output-failed = A kiírás nem sikerült: { $reason }
file-unwritable = { $file } nem írható: { $reason }
record-format = Ez nem feljegyzés: talált formátum: { $found }, várt: { $expected }.
record-wrong = Hibás a feljegyzés itt: „{ $part }” (talált: { $found }, várt: { $expected }).
record-rules-version = A feljegyzés a szabályok { $given }. változatát követi; ez a program ezt ismeri: { $expected }.
record-unreadable-event = Egy esemény nem olvasható ({ $reason }): { $event }
record-draw-missing = Húzni kellene innen: { $source }, de a feljegyzés nem árulja el, mit.
record-draw-impossible = Amit a feljegyzés állít, nem húzható innen: { $source }.
record-draw-not-from-seed = Egy húzás (innen: { $source }) nem következik a feljegyzés véletlenmagjából.
record-event-differs = Eltérő esemény (sorszáma { $index }). Feljegyezve: { $given } A szabályok szerint: { $expected }
record-event-refused = Lehetetlen esemény (sorszáma { $index }): { $reason }
record-result = Az eredmény eltér. Feljegyezve: { $given } A szabályok szerint: { $expected }

## What was expected: $expected of the messages above

expected-text = szöveg
expected-number = egész szám
expected-list = lista
expected-names-and-values = nevek és értékek
expected-name-or-path = név vagy elérési út
expected-plain-values = szöveg, számok, listák és táblák
expected-levels = legfeljebb { $most } szint
expected-numbers = { $count } szám
expected-lists = { $count } lista
expected-flags = { $count } × true vagy false
expected-at-most = legfeljebb { $most }
expected-action = akció
expected-chance = valami, ami húzni tud
expected-county-or-null = megye vagy null
expected-choices = választás a 0. vagy az 1. oldalhoz
expected-two-stacks = két pakli
expected-seed = 64 hexadecimális számjegy
expected-setting = a feljegyzésben szereplő játékosok, beállítások és kezdőjátékos
expected-end-event = utolsó eseményként a játék vége
expected-event = esemény, amelynek van típusa
expected-deal = legalább az osztás
expected-seat-names = minden helyhez egy név
expected-edition-contents = egy kiadásfájl tartalma
expected-neighbours = soron belül két oszlopnyira lévő, a következő sorban egy oszloppal eltolt mezők
expected-book-name = a–z, 0–9 és - jelekből álló név
expected-two-pages = két oldal
expected-space = a kiadás egyik mezője
expected-bare-space = előrajzolt kristály nélküli mező
expected-book = a kiadás egyik könyve
expected-book-and-pages = egy könyv és az oldalai
expected-book-once = minden könyv egyszer
expected-books = könyvek listája
expected-books-gone = olyan könyvek, amelyek nincsenek az asztalon
expected-books-below = { $count } könyv a legfelsők alatt
expected-top-and-below = top és below
expected-below = 0–{ $most }, felső könyv nélkül 0
expected-empty-bag = a végső fázisban egyetlen kristály sem
expected-filled-bag = a fő fázisban legalább egy kristály
expected-no-ending = null, amíg a játék véget nem ér
expected-no-turns-left = null a végső fázison kívül
expected-passes = kevesebb, mint { $players }, a végső fázisban egy sem
expected-passes-at-empty-stack = kevesebb, mint { $players }, és csak üres pakli mellett
expected-ending = { $ending }, { $count } passz után
expected-colours = { $count } szín
expected-colour-once = minden szín egyszer
expected-cards = kártyák listája
expected-coloured-cards = a saját fém színes kártyái
expected-top-middle-bottom = top, middle és bottom
expected-stack = két nyitott kártya, összesen legfeljebb { $most }
expected-attempts = merényletek listája
expected-attempt = másik játékos mint áldozat, egy szám 1-től 3-ig, és minden áldozat csak egyszer
expected-standing-leader = olyan vezető, aki még nem bukott el

## The page: frame

page-close = Bezárás
page-dismiss = Üzenet eltüntetése
page-to-home = A kezdőlapra
page-settings = Beállítások
page-connection-lost = Megszakadt a kapcsolat. Újrakapcsolódunk … a lépésed nem vész el.
page-connection-back = Helyreállt a kapcsolat
page-try-now = Újrapróbálom
server-out-of-reach = A kiszolgáló most nem érhető el. Semmi sem veszett el: próbáld újra.

settings-theme = Megjelenés
settings-theme-system = A rendszer szerint
settings-theme-dark = Sötét
settings-theme-light = Világos
settings-language = Nyelv
# $language is the language's own name.
settings-language-failed = { $language }: ezt a nyelvet nem sikerült betölteni. Próbáld újra.
settings-menu = További beállítások
settings-look = A tábla kinézete
settings-look-theme = Az oldal szerint
settings-look-night = Éjszaka
settings-look-paper = Papír
settings-speed = A többiek lépéseinek sebessége
settings-speed-calm = Lassú
settings-speed-normal = Normál
settings-speed-quick = Gyors
settings-speed-instant = Azonnal
settings-turns = Az asztalnál
settings-confirm = Minden lépés megerősítése
settings-sound = Halk hangok
settings-sound-is-on = Hang bekapcsolva: kikapcsolás
settings-sound-is-off = Hang kikapcsolva: bekapcsolás
settings-notices = Értesítés a böngészőben, amikor én jövök
settings-notices-refused = Ez a böngésző nem enged innen értesítést küldeni. Ezen a böngésző oldalbeállításaiban változtathatsz.

lost-address = Ezen a címen nincs semmi
lost-address-about = Talán hiányzik egy betű a hivatkozásból. A kezdőlapról minden asztalodhoz eljutsz.
lost-table = Nincs ilyen asztal
lost-table-about = Ellenőrizd a hivatkozást, vagy kérj újat attól, aki küldte.
lost-server = A kiszolgáló nem érhető el
lost-server-about = A játszmáid ott vannak, minden lépésükkel együtt. Az oldal magától újra próbálkozik, és amint lehet, folytatja.
lost-old-page = Ez az oldal elavult
lost-old-page-about = A Queendom frissült, miközben az oldal nyitva volt. A folytatáshoz töltsd be újra; egyetlen lépés sem vész el.
lost-full = Minden hely foglalt
lost-full-about = Nézheted a játékot, vagy nyithatsz saját asztalt.
lost-over = Ez a játék már véget ért
lost-over-about = Megnézheted, hogyan ért véget, vagy nyithatsz új asztalt.
lost-invitation = Ez a meghívó nem ehhez az asztalhoz szól
lost-invitation-about = Talán lemaradt a hivatkozás vége. Kérj újat attól, aki küldte; addig nézheted a játékot.
lost-link = Ez a hivatkozás már nem hoz át helyet
lost-link-about = Egyszer használható, { $minutes } percig. Készíts újat azon az eszközön, amelyiken a hely van.
lost-otherwise = Ez nem sikerült
lost-home = A kezdőlapra
lost-again = Újrapróbálom
lost-reload = Újratöltés
lost-watch = Nézem
lost-see-end = Megnézem a végét

## The page: home and lobby

home-my-tables = Az asztalaid
home-ended-tables = Befejezett játszmák
home-show-all = Mind ({ $count })
home-nobody-yet = Még nincs más
home-turn-yours = Te jössz
home-turn-of = { $name } következik
home-waiting-for = { $count ->
    [one] még egy játékosra vár
   *[other] még { $count } játékosra vár
}
home-ended = Véget ért
home-ended-won = Győztél
home-ended-shared = Közösen győztetek
home-ended-lost = Vesztettél
home-ended-nobody = Senki sem nyert
home-ended-abandoned = Félbehagyva
home-players = { $least }–{ $most } játékos
home-winter-queen-what = Rakj csillogó kristályokat a térképre, gyűjts varázskönyveket a megyékből, és mindegyiket akkor aktiváld, amikor a legfényesebben ragyog.
home-christina-regina-what = Vezess titokban egy frakciót a svéd udvarban, szerezz befolyást három pakli fölött, és csapj le, amikor senki sem számít rá.
home-play-bots = Játék gép ellen
home-play-friends = Barátokkal
home-play-device = Ezen az eszközön
home-table-is-set = Előkészítjük az asztalt …
home-more-options = Több beállítás
home-fewer-options = Kevesebb beállítás
# A command line follows.
home-unofficial = Nem hivatalos megvalósítás. A játékok és a neveik szerzőiket és kiadóikat illetik: Winter Queen – Yuri Zhuravlev / CrowD Games, Christina Regina – Nicholas Hjelmberg / Nova Suecia Games.

home-how-many = Hányan játszotok?
home-your-name = A neved
home-name-of = { $number }. játékos neve
home-friends-about = Kapsz egy hivatkozást a többieknek. Amint mindenki leült, kezdődik a játék.
home-device-about = Felváltva játszotok egy képernyőn.
# Who sits on a seat.
home-seat = { $number }. hely
home-seat-here = Valaki ennél az eszköznél
home-seat-open = Szabad hely
home-seat-open-about = Arra vár, akinél a hivatkozás van.
home-seat-bot = Gép: { $name }
home-bot-random = Azt lépi, ami éppen eszébe jut: a legelső játékhoz.
home-bot-greedy = A legtöbb pontra hajt: tisztes ellenfél.
home-first-player = Kezdőjátékos
home-first-drawn = Sorsolással
home-map = Térkép
map-queendom = Királyság
map-snowflake = Hópehely
map-lattice = Rács
home-map-queendom = Széles és hézagtalan: kezdésnek ez való.
home-map-snowflake = Csillag hézagokkal, ahol a vonalak megszakadnak.
home-map-lattice = Magas és keskeny, a sarkaiban tornyokkal.
home-option-end = Hogyan ér véget a játék?
home-end-equal-turns = Egyenlő számú kör
home-end-equal-turns-about = Végigjátsszátok a fordulót, aztán mindenki játszik még egy utolsó kört.
home-end-english-literal = Az angol szabály betűje szerint
home-end-english-literal-about = A kezdőjátékos következő körével bezárólag tovább játszotok, aztán mindenki játszik még egyet: a kezdőjátékosnak eggyel több köre van.
home-option-wisps = Erdei bölcsek saját színű kristállyal
home-wisps-same = Pontot ér
home-wisps-same-about = Az ugyanilyen színű szomszédos kristályok számítanak.
home-wisps-none = Nem ér pontot
home-wisps-none-about = Az oldalhoz más színű kristály kell.
home-option-memory = Emlékeztető
home-memory-off = Nincs
home-memory-off-about = Az alulra tett lapokat fejben kell tartani.
home-memory-on = Van
home-memory-on-about = Az alulra tett, mindenki által látott lapok listája megmarad.
home-option-scores = Győzelmi pontok
home-scores-hidden = Rejtett
home-scores-hidden-about = A játék végéig mindenki csak a sajátját látja.
home-scores-open = Nyílt
home-scores-open-about = Mindenki mindenkiét látja.
home-open-table = Asztal nyitása
home-start = Játék indítása

lobby-title = Játékosokra várunk
lobby-starts = { $count ->
    [one] Egy hely szabad. Amint valaki leül rá, magától kezdődik a játék.
   *[other] { $count } hely szabad. Amint az utolsó is elkel, magától kezdődik a játék.
}
lobby-seats = Az asztalnál
lobby-open-seat = Szabad hely
lobby-seat-waits = vár valakire
lobby-bot = gép
lobby-here = itt van
lobby-not-here = bezárta az oldalt
lobby-this-device = ennél az eszköznél
lobby-stand-up = Felállok
lobby-stand-up-named = { $name }: felállás
lobby-which-bot = Melyik gép?
lobby-sit-bot = Gép leültetése
lobby-seat-someone = Helyi játékos
lobby-not-now = Most nem
lobby-watching = Nézőként vagy itt. Ha játszanál, nyisd meg a meghívót, amelyet az asztalnál ülők küldhetnek neked.
lobby-invite = Meghívás
lobby-link = Hivatkozás ehhez az asztalhoz
lobby-copy = Hivatkozás másolása
lobby-copied = Másolva
lobby-link-selected = A hivatkozás ki van jelölve: másold ki a billentyűzettel vagy hosszú nyomással.
lobby-share = Megosztás
lobby-share-text = Gyere játszani!
lobby-qr = A meghívó QR-kódja
lobby-qr-about = Vagy irányítsd a kódra egy telefon kameráját.
lobby-only-this-computer = Ez a cím csak ezen a számítógépen működik. Hogy a hálózatodon mások is elérjék, így indítsd a Queendomot: ./play --host 0.0.0.0
lobby-rules = Mit játszunk?
lobby-elsewhere = Vissza a kezdőlapra; az asztal nyitva marad

join-title = Meghívtak játszani: { $game }
join-about = Foglalj helyet; amint mindenki leült, kezdődik a játék.
join-name-example = Hogy szólítsanak a többiek?
join-sit = Leülök
join-only-watch = Csak nézem
join-on-map = Térkép: { $map }
join-move-title = { $game }: hozd át ide a helyed
join-move-about = Ezen az eszközön játszol tovább. A másikon néző leszel.
join-move = Áthozom a helyem

## The page: Winter Queen at the table

page-opening = Az asztal megnyitása …
title-your-turn = Te jössz · { $game }
title-table = { $game } · Queendom
notice-your-turn = { $game }: te jössz
notice-table = Asztal: { $table }
top-main = { $round }. forduló · fő fázis
top-final = Végső fázis · { $turns ->
    [one] az utolsó lépés
   *[other] még { $turns } lépés
}
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
hint-out-of-reach = Ez a tartó nem elérhető: a melletted lévőkről vehetsz.
hint-space-taken = Itt már van kristály. Válassz egy ragyogó mezőt.
hint-crystal-first = Előbb válassz egy kristályt.
act-final-help = Könyvet már nem lehet aktiválni: a kristályos oldalak a végén hoznak pontot.
preview-book-any = Itt bármelyik megye könyvét elveheted.
fair-fingerprint = E játszma véletlenjének ujjlenyomata
fair-seed = Véletlenmag
page-worth = most { $vp } GyP-t ér
page-would-score = { $vp } GyP-t érne
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
    [last] . Az utolsó: plusz 1 GyP
   *[no] . Most nem éred el
}
vp-unit = GyP
vp-plus = +{ $vp } GyP
vp-hidden = rejtett GyP
vp-yours-only = csak te látod
first-player = kezdőjátékos
player-open = { $name }: könyvek megnézése
player-no-books = még nincs könyv
seat-bot = gép
seat-here = az asztalnál ül
seat-not-here = most nincs az asztalnál
seat-away = gép helyettesíti
seat-menu = A helyed
seat-move = Folytatás másik eszközön
seat-move-how = Hivatkozás, amely átviszi oda a helyed. Egyszer használható, 15 percen belül.
seat-move-do = Hivatkozás készítése
seat-leave = Felállás az asztaltól
seat-leave-how = Amíg vissza nem jössz, gépi játékos helyettesít.
seat-leave-do = Felállok
seat-return = Visszatérés
seat-return-how = Most gépi játékos helyettesít. Ülj vissza a helyedre.
seat-return-do = Visszaülök
bag-title = A zsákban
bag-count = { CRYSTAL($colour) }: { $count }
bag-help = Ha kiürül a zsák, kezdődik a végső fázis.
bag-empty-help = A zsák üres.
log-title = Napló
log-empty = Még semmi sem történt.
log-since = az utolsó köröd óta
drawer-title = Zsák és napló
side-title = Zsák, napló és a köröd
how-wisps = másik színűek a választott körül
how-rose = egy kristály és a színe hat vonalon
how-border = ilyen színűek a térkép szélén
how-clouds = a szín csoportjai, magányosak is
how-way = hézagtalan sor, csupa más szín
how-lights = zónák az ötből, ahol ott a szín
how-star = üres mezők a választott körül
how-arcane = a szín könyveiden és egy ellenfelednél
preview-title = Mit hozna?
preview-page-would = { $effect } { CRYSTAL($colour, case: "instrumental") } most ennyit érne –
preview-page-worth = { $effect } { CRYSTAL($colour, case: "instrumental") } most ennyit ér –
preview-each-colour = a mostani térképen, színenként:
preview-changes = Az oldalaid ezután:
preview-crystal = { CRYSTAL($colour) } az üres oldalaidon ennyit érne:
preview-last-crystal = a tartó utolsó kristálya
preview-counts-for = Beleszámít: { $effects }
preview-book-here = Itt könyvet is húzhatsz.
why-nothing = a térképen még semmi sem számít hozzá.
why-last-crystal = egy tartó utolsó kristálya.
why-wisps = a kiválasztottal ({ $from }) szomszédos kristályok.
why-rose = azonos színű kristályok a vonalakon, innen: { $from }.
why-border = azonos színű kristályok a térkép szélén.
why-clouds = azonos színű csoportok.
why-way = különböző színek egymás után, innen: { $from }.
why-lights = zónák ezzel a színnel.
why-star = üres mezők a kiválasztott ({ $from }) körül.
why-arcane = azonos színű kristályok a könyveken; ellenfél: { $name }.
act-title = A köröd
act-your-turn = Te jössz
act-not-your-turn = Az asztalnál
act-game-over = A játék véget ért
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
act-sending = Lépés …
act-waiting = Egy pillanat …
act-bot-thinks = { $name } gondolkodik …
act-person-thinks = { $name } következik
act-watching = Nézőként vagy itt.
act-can-take-back = Amíg más nem lép, visszavonhatod a lépésed.
do-place = Lerakás ide: { $space }
do-fill = Lerakás ide
do-activate = Aktiválás
do-without-book = Könyv nélkül
do-back = Vissza
do-take-back = Lépés visszavonása
do-pass = Passz
do-hurry = Gyorsabban
do-result = Eredmény
turn-stale = Az asztalnál közben továbbment a játék. Itt a mostani állás; a lépésed nem történt meg.
told-take-back = { $name }: az utolsó lépés visszavonása
told-leave = { $name }: távozás; helyettese: { $bot }
told-return = { $name }: újra az asztalnál
told-hand-over = { $name }: mostantól másik eszközön
told-rematch = Megnyílt a következő játszma
result-title = A játék véget ért
result-you-win = Győztél! Te vagy a királynő új főtanácsosa.
result-winner = A győztes: { $name }
result-shared = Közös győzelem: { $names }
result-abandoned = A játszmát félbehagytátok
result-advisor = főtanácsos
result-decisive = A legtöbbet ez hozta: { $effect }, { $vp } GyP ({ $name })
result-during = A játék során
result-at-the-end = Végső pontozás
result-last-crystals = utolsó kristályok
result-fair = Tisztességes volt a véletlen?
result-fair-how = Ez az ujjlenyomat már a játék előtt látható volt: az alábbi véletlenmag SHA-256 lenyomata, és ebből a magból következik minden húzás.
result-record = Feljegyzés mentése
result-home = Kezdőlap
result-again = Új játszma
result-join-again = A következő játszmához
keys-title = Billentyűzet
keys-intro = Az egész játék játszható billentyűzettel. A Tab végigvezet az asztalon; ezek a billentyűk gyorsabbak:
keys-crystals = a kristályokhoz
keys-map = a térképhez
keys-books = a könyveidhez
keys-activate = egy aktiválható könyvhöz
keys-piles = a könyvkupacokhoz
keys-arrows = lépkedés a térképen, a kristályok között
keys-enter = választás, majd megerősítés
keys-back = egy lépés vissza
keys-log = a naplóhoz
keys-rules = szabályok röviden
keys-help = ez a lista
# In the rules a no-break space keeps a number and GyP together.
rules-title = Szabályok röviden
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
rules-effect-wisps = Válassz egy kristályt az oldal két színének egyikéből: 1 GyP jár minden vele szomszédos, másik színű kristályért.
rules-effect-rose = Válassz egy kristályt az adott színből: 1 GyP jár érte, és minden azonos színűért a tőle induló hat egyenes vonalon.
rules-effect-border = 1 GyP jár a térkép szélén lévő minden adott színű kristályért.
rules-effect-clouds = 1 GyP jár az egymással szomszédos, adott színű kristályok minden csoportjáért; a magányos kristály is csoport.
rules-effect-way = Válassz egy kristályt az adott színből és egy irányt: 1 GyP jár a hézag nélküli, csupa különböző színű sor minden kristályáért, legfeljebb 5 GyP.
rules-effect-lights = 1 GyP jár minden zónáért, ahol van adott színű kristály; az öt zóna: a négy megye és a Télkirálynő birtoka.
rules-effect-star = Válassz egy kristályt az adott színből: 1 GyP jár minden mellette lévő üres mezőért.
rules-effect-arcane = Válassz egy ellenfelet: 1 GyP jár minden adott színű kristályért a te könyveiden és az övéin, az előrajzoltakért is.
rules-end = A játék vége
rules-end-how = Ha kiürül a zsák, kezdődik a végső fázis: a tartókon lévő kristályok egyetlen közös tartóra kerülnek, könyvet már nem lehet aktiválni, végigjátsszátok a fordulót, és mindenki játszik még egy utolsó kört. Végül minden kristályos oldal pontot hoz.
