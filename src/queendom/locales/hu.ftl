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
bot-novice = Hölgymenyét
bot-adept = Róka
bot-expert = Hiúz
bot-master = Hóbagoly
bot-early = Sarlósfecske
bot-late = Borz
bot-bluffer = Kakukk
bot-tactician = Rozsomák
# How strong a bot is.
level-novice = kezdő
level-adept = haladó
level-expert = szakértő
level-master = mester
level-style = saját stílus

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
told-cr-assassinate-dagger = { $name }: merénylet, áldozat: { $victim }, { $number }. vezető, tőr: { $colour }
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
seat-lost = Ez a hely már nem a tiéd. Mostantól néző vagy.
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
log-full = Ennél az asztalnál már annyi minden történt ({ $most } esemény), hogy ezután csak lépni lehet.
table-rules-version = Az asztal a szabályok { $given }. változatát követi; ez a program a következőt ismeri: { $expected }. Frissítsd a Queendomot.
rematch-exists = A következő játszma már nyitva áll ennél az asztalnál: { $table }.
position-tells-secrets = Aki ezt az állást megnyitja, mindenki színét ismeri. Csak ezen az eszközön ülők és botok játszhatják.
nothing-to-take-back = Nincs mit visszavonni.
take-back-past-other = Azóta már más is lépett (hely: { $seat }). Egy lépést csak addig lehet visszavonni, amíg más nem lép.
take-back-past-chance = Abban a lépésben húzás is történt. Amit már láttatok, azt nem lehet visszavonni.
take-back-past-reveal = Abban a lépésben valamire fény derült. Amit már láttatok, azt nem lehet visszavonni.
no-seat-without-token = Ezzel az eszközzel még nem ülsz ennél az asztalnál. Előbb ülj le.
hints-off = Ennél az asztalnál nincsenek tippek.
hint-running = Már készül egy tipp.
id-used-already = Ezt a parancsazonosítót már használtad másra: „{ $command }”. Minden parancshoz saját azonosító kell.
no-pages = { $game }: ebben a játékban nincsenek megnézhető oldalak.

## What can go wrong

address-unusable = Ez a cím nem használható: { $address } ({ $reason }). Válassz másik portot a --port kapcsolóval.
address-unknown = Ezen a címen nincs semmi. Hogy mi hol van, itt olvasható: /api/docs
method-wrong = Ez a cím nem fogad ilyen kérést. Hogy mit fogad, itt olvasható: /api/docs
message-malformed = Az üzenet nem a várt alakú itt: „{ $part }” ({ $reason }). A várt alak leírása: /api/docs
message-too-long = Az üzenet hosszabb, mint { $most } bájt.
head-too-long = A kérés fejléce hosszabb { $most } bájtnál.
too-many = { $what ->
    [tables] Innen túl sok asztalt nyitottak.
    [sockets] Innen túl sok oldal van nyitva.
    [hints] Túl sokan várnak tippre.
   *[other] Innen egyszerre túl sok kérés érkezett.
} Próbáld újra { $seconds } másodperc múlva.
server-full = Ezen a kiszolgálón minden hely foglalt. Próbáld újra { $seconds } másodperc múlva.
host-unknown = Ez a kiszolgáló nem hallgat erre a névre: „{ $given }”. Indítsd --allowed-host kapcsolóval, hogy elfogadja.
wrong-limit = „{ $given }” nem korlát. Írj off-ot, vagy név=szám alakot ezen nevek egyikével: { $expected }.
origin-wrong = Más címről ({ $given }) való oldal ezt nem teheti meg. Ha engedélyezni szeretnéd, indítsd a kiszolgálót az --origin kapcsolóval.
store-failed = Ezt nem sikerült menteni, ezért meg sem történt. Próbáld újra.
server-failed = Hiba történt a kiszolgálón; semmi sem változott. Próbáld újra.
database-unknown = Ilyen adatbázist nem ismer a Queendom: „{ $url }”. Várt: { $expected }.
database-unreachable = Az adatbázis ({ $url }) nem használható: { $reason }.
database-newer = Az adatbázist ({ $url }) egy újabb Queendom hozta létre ({ $reason }; ez a program ezt ismeri: { $expected }). Frissítsd a Queendomot.
database-in-use = A(z) { $file } fájlt már egy másik Queendom-kiszolgáló használja (folyamat: { $process }). Ketten egy fájlon nem látnák egymás lépéseit. Előbb állítsd le a másikat, vagy válassz másik fájlt a --database kapcsolóval.
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
home-seat-bot-level = Gép: { $name }, { $level }
home-bot-random = Azt lépi, ami éppen eszébe jut: a legelső játékhoz.
home-bot-greedy = A legtöbb pontra hajt: tisztes ellenfél.
home-bot-novice = Kíméletes: a pontokat látja, sok mást nem.
home-bot-adept = Szinte mindent lát, és egy-két lépéssel előre is.
home-bot-expert = Semmi sem kerüli el a figyelmét, és tervez.
home-bot-master = Teljes erővel játszik: nehéz legyőzni.
home-bot-early = Siet a befolyással, és röviden játszik.
home-bot-late = Kivár, és elnyújtja a játszmát.
home-bot-bluffer = Más színűnek mutatja magát: a tőrök mellé mennek.
home-bot-tactician = Gyorsan ránt tőrt, és nem fél a kockázattól.
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
home-memory-off-about = Az alulra tett kártyákat fejben kell tartani.
home-memory-on = Van
home-memory-on-about = Az alulra tett, mindenki által látott kártyák listája megmarad.
home-option-hints = Tippek
home-hints-off = Nincsenek
home-hints-off-about = Mindenki a maga fejével gondolkodik.
home-hints-on = Vannak
home-hints-on-about = Aki következik, megkérdezheti, mit lépne egy erős gép, és miért.
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
title-table = { $game } – Queendom
notice-your-turn = { $game }: te jössz
notice-table = Asztal: { $table }
top-main = { $round }. forduló · fő fázis
top-main-only = Fő fázis
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

# A hint: what a strong bot would do.
advice-title = Tipp
advice-thinks = Mérlegelem, mit lehet tenni …
advice-choose = Semmi sem történik, amíg meg nem erősíted.
advice-chance = { $chance } győzelmi esély
advice-ahead = { $points ->
   *[other] { $ahead } pont a végén
}
advice-place = { CRYSTAL($colour) } ide: { $space }
advice-place-take = { CRYSTAL($colour) } ide: { $space }, és egy könyv a { COUNTY($county, case: "elative") }
advice-fill = { CRYSTAL($colour) } erre az oldalra: { $effect }
advice-activate = { $book } aktiválása
advice-activate-return = { $book } aktiválása; visszakerül a zsákba: { CRYSTAL($colour) } ({ $space })
advice-draw = { $drawn } húzása és { $buried } alulra tétele
advice-agitate = Agitáció: { $card } eldobása
advice-manipulate = Manipuláció: a két felső kártya cseréje: { $one } és { $other }
advice-persuade = Meggyőzés: { $card } vissza a pakli tetejére: { $stack }
advice-assassinate = Merénylet, áldozat: { $name }, { $number }. vezető, tőr: { $colour }
advice-pass = Passz
# Why it is good.
reason-points = Azonnal { $points } GyP-t hoz.
reason-pages = Az oldalaid { $points } GyP-vel többet érnek.
reason-spoils = A többiek oldalai { $points } GyP-vel kevesebbet érnek.
reason-book = A hozzá járó könyv a mostani térképen akár { $points } GyP-t is érhet.
reason-full = Az egyik könyveden így mindkét kristály ott lesz.
reason-influence = Ha most számolnánk, { $points } ponttal több befolyásod lenne.
reason-lowers = A többiek sejthetően { $points } pontot veszítenek.
reason-buries = A pakli aljára kerül: { $card }.
reason-discards = A dobópakliba kerül: { $card }.
reason-likely = { $victim } valószínűleg ({ $chance }) ehhez a frakcióhoz tartozik: { $colour }.
reason-hides = Keveset árul el a színedről.
reason-exact = A játszma végéig kiszámolva.
reason-search = Nincs egyetlen oka: a kipróbáltak közül ez a legjobb.
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
seat-thinks = gondolkodik
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
do-hint = Tipp
do-result = Eredmény
turn-stale = Az asztalnál közben továbbment a játék. Itt a mostani állás; a lépésed nem történt meg.
told-take-back = { $name }: az utolsó lépés visszavonása
told-leave = { $name }: távozás; helyettese: { $bot }
told-return = { $name }: újra az asztalnál
told-hand-over = { $name }: mostantól másik eszközön
told-rematch = Megnyílt a következő játszma
told-later = Néhány körrel később
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
keys-rule = a fókuszban lévő elem szabálya; jobb kattintással vagy hosszú érintéssel is
keys-hint = tipp, ha az asztalnál vannak
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
rules-end-how = Ha kiürül a zsák, kezdődik a végső fázis: a tartókon lévő kristályok egyetlen közös tartóra kerülnek, könyvet már nem lehet aktiválni, végigjátsszátok a fordulót, és mindenki játszik még egy utolsó kört. Végül a még nálatok lévő könyvek minden kristályos oldala pontot hoz.

## The page: Christina Regina's pieces

court-blue = Tanács
court-red = Hadsereg
court-green = Akadémia
court-black = Egyház
court-purple = Követség
court-none = Színtelen

## The page: Christina Regina's table

court-title = Az udvar
court-subtitle = A királynő útja
court-turn = { $turn }. lépés
court-card = { $faction } ({ $metal })
# Stands alone, or after „vezető:”.
court-leader = { $metal }
court-cards = { $count } kártya
court-empty = üres
court-nothing = nincs
court-empty-help = üres: húzni nem lehet, passzolni igen
court-next-below = ez jön · alatta { $count }
court-below-short = alatta { $count }
court-known-below = Alul, mindenki ismeri: { $cards }
court-stack-label = { $stack } pakli: { $card }. Következő: { $next }, alatta { $below }.{ $state ->
    [draw] {" "}Ezt húzhatod
    [bury] {" "}Ezt teheted alulra
    [agitate] {" "}Ezt dobhatod el
    [manipulate] {" "}Ezt cserélheted meg
    [persuade] {" "}Ide teheted a kártyát
   *[no] {""}
}
court-influence = Befolyás felülről: 3, 2, 1
court-influence-short = Befolyás
court-influence-label = Befolyás ({ $stack }), felülről lefelé
court-row-label = { $card }: { $points }
court-no-influence = nincs befolyás
court-discarded = Eldobva: { $count }
court-discards-label = Eldobott kártyák, a legutóbbi a végén
court-no-discards = még semmi
court-tag-draw = Húzás
court-tag-bury = Alulra
court-open-seat = { $name }: vezetők és merényletek
court-has-seen-you = látta a színed
court-tilted = elfordítva
court-action-ready = Akciókártya megvan
court-action-spent = Akciókártya kijátszva
court-action-was = Kijátszva: { $action }
court-action-spent-on = Akciókártya kijátszva: { $action }
court-action-card = Akciókártya, játszmánként egyszer
court-once-each = Tőr: áldozatonként egyszer
court-daggers = Tőrök
court-dagger-ready = kész
court-attempt-hit = sikerült
court-attempt-missed = kudarc
court-dock = { $name }: vezetők és akciók
court-colour-veiled = a színed rejtve
court-you-serve = a frakciód: { $faction }
court-peek = Nyomd, és látod
court-peeking = Engedd el
court-keep-open = A színem maradjon látható
court-veil-again = Szín elrejtése
court-agitate = Agitáció
court-agitate-how = felső kártya eldobása
court-manipulate = Manipuláció
court-manipulate-how = két felső kártya cseréje
court-persuade = Meggyőzés
court-persuade-how = eldobott kártya visszahozása
court-assassinate = Merénylet
court-assassinate-how = áldozat és tőr választása
court-pass-how = egy udvari pakli üres
court-pass-not = még egy pakli sem üres
court-ask-draw = Egyet húzz, egyet tegyél alulra
court-goal = A célod: a játszma végén a színed minél feljebb legyen a három befolyáspakliban. A „Nyomd, és látod” megmutatja a színedet.
court-ask-draw-help = Csúsztass a húzandó kártyáról az alulra kerülőre, vagy koppints előbb az egyikre, aztán a másikra.{ $others ->
    [none] {""}
   *[both] {" "}Vagy válassz akciót.
  }
court-ask-bury = Melyik kerüljön alulra?
court-ask-bury-help = Válaszd egy másik pakli legfelső kártyáját.
court-ask-other = Egy pakli üres: senki sem húzhat
court-ask-other-help = { $others ->
    [none] Már csak passzolni tudsz.
    [action] Passzolj, vagy játszd ki az akciókártyádat.
    [attempt] Passzolj, vagy kísérelj meg merényletet.
   *[both] Passzolj, játszd ki az akciókártyádat, vagy kísérelj meg merényletet.
  }
court-ready-draw = { $drawn } húzása és { $buried } alulra tétele?
court-ready-agitate = Eldobod ezt: { $card }?
court-ready-manipulate = Megcseréled a két felső kártyát: { $one } és { $other }?
court-ready-persuade = { $card } vissza a pakli tetejére: { $stack }?
court-ready-assassinate = Lecsapsz? Az áldozat: { $name }
court-would-influence = { $card } a befolyáspakli tetejére kerül: { $stack }
court-would-discard = { $card } a dobópakliba kerül
court-would-bury = { $card } lefordítva a pakli aljára kerül: { $stack }
court-do-draw = Húzás, alulra tétel
court-do-agitate = Eldobás
court-do-manipulate = Csere
court-do-persuade = Visszahozás
court-do-assassinate = Lecsapok
court-attempt-about = Ha a tőr az áldozat színét viseli, az ő kiválasztott vezetője bukik el; ha nem, a te ugyanolyan számú vezetőd.
court-ready-pass = Passzolsz ebben a körben?
court-attempt-first-leader = Előbb a vezetőt válaszd ki, aztán a tőrt.
court-attempt-used = az ellene szánt tőröd már elhasználva
court-attempt-no-leader = nincs olyan szám, amelynél mindkettőtök vezetője áll
court-attempt-bluff = A saját színű tőröd csak célt téveszthet: ez blöff.
court-attempt-first-victim = Előbb válassz áldozatot.
court-attempt-secret = A tőrt csak te és az áldozatod látjátok majd. Te meglátod az áldozatod színét.
court-hand-over = Add tovább: { $name }
court-lift = { $name } vagyok, mutasd
court-curtain-about = Minden titok a függöny mögött van: a színek, a jegyzetek és a tőrök.
court-drawer = Jegyzetek és napló
court-christina-wins = Krisztina királynő a saját útját járja
court-christina-about = Egyikőtök frakciójának sem maradt befolyása: a királynőnek nincs szüksége rátok.
court-you-win = Győztél! A királynő rád hallgat.
court-decided-points = A legtöbb ponttal.
court-decided-threes = Pontegyenlőség: a több első hely döntött.
court-decided-twos = Pontegyenlőség: a több második hely döntött.
court-decided-shared = Teljes holtverseny.
court-removed = elbukott vezető: kikerült
court-nobody = senkié: csak a helyet foglalja
court-all-attempts = Minden merénylet, a tőrökkel együtt
court-attempt-told = { $assassin } → { $victim }, { $leader }, tőr: { $dagger } – { $result ->
    [hit] sikerült
   *[missed] kudarc
}
told-cr-success-seen = A merénylet sikerült. Az áldozat ({ $victim }) frakciója: { $colour }.
told-cr-failure-seen = A merénylet kudarcot vallott. Az áldozat ({ $victim }) frakciója: { $colour }.
ceremony-assassin = Amit merénylőként látsz
ceremony-victim = Amit áldozatként látsz
ceremony-court = Amit az udvar lát
ceremony-all = Amit mindannyian együtt láttak
ceremony-go-on = Tovább
ceremony-assassin-hit = A tőr célba talált
ceremony-assassin-hit-about = Az áldozat ({ $victim }) frakciója: { $faction }. Elbukik egy vezetője: { $leader }.
ceremony-assassin-missed = A tőr célt tévesztett
ceremony-assassin-missed-about = Az áldozat ({ $victim }) frakciója: { $faction }. A saját vezetőd bukik el: { $leader }.
ceremony-assassin-note = Ezt a pajzsot csak te láttad. Az áldozatod a tőrödet látta.
ceremony-victim-hit = Eltalált egy tőr
ceremony-victim-hit-about = A merénylő: { $assassin }; a tőrön: { $dagger }. Elbukik egy vezetőd: { $leader }.
ceremony-victim-missed = Nem talált el a tőr
ceremony-victim-missed-about = A merénylő: { $assassin }; a tőrön: { $dagger }. A saját vezetője bukik el: { $leader }.
ceremony-victim-note = A merénylő ({ $assassin }) mostantól ismeri a színedet. Az udvar csak azt tudja, hogyan végződött.
ceremony-court-hit = Sikeres merénylet: { $assassin } → { $victim }
ceremony-court-hit-about = Sikerült. Elbukik az áldozat egyik vezetője: { $leader }.
ceremony-court-missed = Sikertelen merénylet: { $assassin } → { $victim }
ceremony-court-missed-about = Kudarcot vallott. A merénylő vezetője bukik el: { $leader }.
ceremony-court-note = A tőr is, a pajzs is rejtve maradt.
ceremony-all-hit-about = A tőrön: { $dagger }. Az áldozat ({ $victim }) frakciója: { $faction }. Elbukik az áldozat egyik vezetője: { $leader }.
ceremony-all-missed-about = A tőrön: { $dagger }. Az áldozat ({ $victim }) frakciója: { $faction }. A merénylő vezetője bukik el: { $leader }.
ceremony-all-note = Az áldozat ({ $victim }) a tőrt látta, a merénylő ({ $assassin }) a pajzsot. Az udvar csak azt, hogyan végződött.
sheet-title = Ki kicsoda?
sheet-clear = Jegyzetek törlése
sheet-help = Koppints egy mezőre: nem, talán, igen. A jegyzeteid ebben a böngészőben maradnak.
sheet-seen = láttad, biztos
sheet-certainly-not = biztosan nem
sheet-cell = { $name }, { $faction }: { $mark ->
    [no] szerinted nem
    [maybe] talán
    [yes] szerinted igen
   *[none] nincs jegyzet
}
keys-stacks = Réz, Ezüst, Arany: húzás, aztán alulra tétel
keys-court-actions = Agitáció, Manipuláció, Meggyőzés
court-rules-aim = Titokban öt frakció egyikét vezeted. Juttasd a színét a három befolyáspakli tetejére: Réz, Ezüst és Arany. Találd ki, ki kicsoda, mielőtt valaki téged leplez le.
court-rules-turn = A köröd: ezek közül egy
court-rules-draw = Húzás, alulra tétel
court-rules-draw-how = Vedd el az egyik pakli legfelső kártyáját; egy másik pakli legfelső kártyája lefordítva annak a paklinak az aljára kerül. Ha az elhúzott kártya színes, a saját féme befolyáspaklijának tetejére kerül; ha színtelen, el kell dobni. Csak addig lehet, amíg egyik pakli sem üres.
court-rules-agitate = Agitáció
court-rules-agitate-how = Játszmánként egyszer, az akciókártyáddal: dobd el az egyik udvari pakli legfelső kártyáját.
court-rules-manipulate = Manipuláció
court-rules-manipulate-how = Vagy ugyanezzel a kártyával: cseréld meg két udvari pakli legfelső kártyáját.
court-rules-persuade = Meggyőzés
court-rules-persuade-how = Vagy ugyanezzel a kártyával: tegyél egy eldobott kártyát bármelyik udvari pakli tetejére.
court-rules-assassinate = Merénylet
court-rules-assassinate-how = Nevezz meg egy áldozatot, egy számot és titokban egy színt. Ha ez az áldozat színe, az ő ilyen számú vezetője bukik el, különben a tiéd. Te megtudod az áldozat színét, az áldozat pedig látja a tőrt. Áldozatonként egyszer.
court-rules-pass = Passz
court-rules-pass-how = Csak addig, amíg valamelyik udvari pakli üres. Ha mindenki passzol egymás után, a játék véget ér.
court-rules-end-how = Minden elbukott vezető miatt kikerül a színének legfelső kártyája a számához tartozó befolyáspakliból. Ezután minden befolyáspakli felülről lefelé 3, 2 és 1 pontot ér. A legtöbb pont nyer; ha egyik játékos színéből sem maradt kártya sehol, Krisztina királynő győz.

## The page: replays

replay-title = Visszajátszás
# After the end of a game, and beside finished games on the start page.
replay-watch = A játszma visszanézése
replay-watch-short = Visszanézés
replay-to-table = Az asztalhoz
replay-open = Feljegyzés megnyitása
replay-open-title = Egy játszma feljegyzésének megnyitása
replay-open-about = Nézz végig egy játszmát lépésről lépésre a feljegyzéséből: ez az a fájl, amelyet a „Feljegyzés mentése” ad. A kiszolgáló a szabályok szerint ellenőrzi, és sehol sem őrzi meg.
replay-open-choose = Fájl kiválasztása
replay-open-drop = vagy ejtsd ide
replay-open-checking = A feljegyzés ellenőrzése …
replay-open-wrong = Ezt a feljegyzést nem lehet megmutatni
replay-open-no-json = „{ $file }” nem feljegyzés: nem olvasható annak.
replay-open-too-long = „{ $file }” túl hosszú egy játszma feljegyzésének.
replay-open-again = Válassz másik fájlt, vagy ejts ide egyet.
replay-controls = Visszajátszás
replay-start = Az elejére
replay-back = Egy lépést vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépést előre
replay-end = A végére
replay-turns = Lépés
replay-turn = Lépés: { $turn } / { $turns }
replay-before-first = Az első lépés előtt
replay-given-up = { $turn ->
    [0] Félbehagyva az első lépés előtt
   *[other] Félbehagyva { $turn } lépés után
}
replay-unfinished = A feljegyzés itt véget ér, még a játszma vége előtt.
replay-eyes = Nézőpont
replay-eyes-all = Minden látszik
replay-eyes-public = Mindenki, akkor
replay-speed = Sebesség
replay-more = Továbbiak
replay-copy = Hivatkozás az álláshoz
replay-copied = A hivatkozás másolva. Aki megnyitja, ezt az állást látja.
replay-copied-secrets = A hivatkozás másolva. Aki megnyitja, ezt az állást látja, mindenki színével együtt.
replay-link = Hivatkozás ehhez az álláshoz
replay-play-on = Folytatás innen gép ellen
replay-play-on-about = Új asztalnál: a te helyed ez lesz: { $name }, a többin gépek ülnek.
replay-keys = Billentyűk: ← → egy lépés, Home és End, a szóköz lejátszik.
# A position that somebody shared as a link.
replay-position = Egy megosztott állás
replay-position-about = Próbálj ki egy lépést, és nézd meg, mit hozna. Ezzel még nem lépsz.
replay-position-about-court = Mindenki színe látható. Itt még senki sem lép.
replay-position-over = Itt már véget ért a játék.
replay-position-play = Játék innen gép ellen
replay-position-copy = Hivatkozás másolása
replay-position-look = Itt csak nézelődhetsz. Ha meg is lépnéd, válaszd ezt: „Játék innen gép ellen”.
replay-position-broken = Ebben a hivatkozásban nincs állás
replay-position-broken-about = Talán útközben lemaradt a vége. Kérd el az egész hivatkozást attól, aki küldte.

## The page: rules

# Ids of rules such as WQ-3.4 become links: keep them as they are.
rules-page-title = Szabályok: { $game }
rules-page-link = Szabályok
rules-page-open = A szabály: { $name }
rules-page-all = Minden szabály, kipróbálható példákkal
rules-at-hand-step = ami most a teendőd
rules-at-hand-opening = A szabály megnyitása …
rules-at-hand-missing = A szabályt nem sikerült betölteni. Az összes szabály oldalán is megtalálod.
rules-at-hand-back = Előző szabály
rules-at-hand-page = Az összes szabály oldalán
rules-page-contents = Tartalom
rules-page-find = Szabály keresése
rules-page-words-winner = döntetlen, holtverseny, egyenlőség, nyertes, győzelem
rules-page-words-end = a játék vége, befejezés, utolsó forduló
rules-page-found = { $count ->
    [0] Egyik szabályban sincsenek meg ezek a szavak.
    [one] Egy szabály
   *[other] { $count } szabály
}
rules-page-show-all = Minden szabály
rules-page-back = Vissza az asztalhoz
rules-page-print = Nyomtatás
rules-page-other = A másik játék: { $game }
rules-page-ruling = A mi döntésünk
rules-page-reading = A mi értelmezésünk
rules-page-option = Asztalbeállítás
rules-page-default = alapérték
rules-page-about-marks = A szabályfüzetek néhány dolgot nyitva hagynak, vagy csak képen mutatnak meg. Ott nekünk kellett döntenünk: az ilyen megjegyzések jelölve vannak. Az asztalbeállításokat az asztal nyitásakor lehet megadni.
rules-page-winter-queen-intro = 2–4 varázsló osztozik egy hatszögekből álló térképen és egy zsák kristályon. A térképre rakott kristályokkal varázskönyveket szereztek, az oldalakra rakottak döntik el, mit számolnak a könyvek, az aktivált könyv pedig győzelmi pontokat (GyP) hoz. Akinek a legtöbb GyP-je van, az lesz a Télkirálynő főtanácsosa.
rules-page-christina-regina-intro = 2–5 játékos vezet egy-egy frakciót Krisztina svéd királynő udvarában, és senki sem tudja, ki melyiket. Juttasd a színed kártyáit a befolyáspaklik tetejére, és őrizd a titkodat: tőrök leselkednek rád.
rules-page-components = Összetevők
rules-page-set-up = Előkészületek
rules-page-turn = Egy kör
rules-page-winter-queen-turn-intro = Három dolog közül pontosan egyet teszel: kristályt raksz a térképre, kristályt raksz egy könyvre, vagy aktiválsz egy könyvet.
rules-page-christina-regina-turn-intro = Pontosan egy dolgot teszel: húzol, kijátszod az akciókártyádat, merényletet kísérelsz meg, vagy passzolsz.
rules-page-end = A játék vége
rules-page-scoring = Végső pontozás
rules-page-effects = A varázslatok
rules-page-effects-intro = Az oldal színe a rajta lévő kristály színe. A Télkirálynő birtokjelölőin előrajzolt kristályok ugyanúgy számítanak, mint a lerakottak. A program a legjobb választást ajánlja, és megmutat minden kristályt, amely pontot ér; te mást is választhatsz.
rules-page-effects-ruling = Ha kristályt kell választani, és a térképen nincs megfelelő, a varázslat 0 GyP-t ér.
rules-page-assassination = Merénylet
rules-page-end-and-scoring = A játék vége és a pontozás
rules-page-knowledge = Ki mit tud?
rules-page-knowledge-intro = Minden, ami a képernyődre kerül, ehhez a listához igazodik: senkinek az oldalán nincs több annál, amit tudhat.
rules-page-knows-everybody = Mindenki
rules-page-knows-everybody-what = a nyitott kártyák, az eldobott kártyák és a befolyáspaklik; melyik pakli hány kártyából áll; kinek van már kijátszva az akciókártyája; mely vezetők vannak elfordítva; ki kísérelt meg merényletet ki ellen, melyik számmal, és hogyan végződött
rules-page-knows-some = Néhányan
rules-page-knows-some-what = egy játékos színe: ő maga és mindenki, aki már megkísérelt ellene merényletet; egy merénylet tőre: a merénylő és az áldozat
rules-page-knows-nobody = Senki
rules-page-knows-nobody-what = a lefordított kártyák sorrendje, és azok a színek, amelyek senkinek sem jutottak
rules-page-knows-memory = Néhány lefordított kártya korábban nyitva volt: az alulra tettek, és azok, amelyeket egy meggyőzés eltakart. Ezeket mindenki látta, és emlékezhet rájuk.
rules-page-knows-ruling = A játék végén minden kiderül, a tőrök is.
rules-page-players = Játékosok
rules-page-holders = Tartók
rules-page-removed = Színenként kivéve
rules-page-in-play = Kristályok a játékban
rules-page-each-holder = Egy-egy tartón
rules-page-in-bag = A zsákban marad
rules-page-see-example = { $number }. példa
rules-page-example = { $number }. példa
rules-page-shows = Ezt mutatja:
rules-page-examples-missing = A példákat nem sikerült betölteni. A szabályok nélkülük is teljesek.
rules-page-try = Próbáld ki
rules-page-guess = Hány pontot ér?
rules-page-choose-crystal = Válassz egy kristályt a térképen vagy itt:
rules-page-choose-way = Válassz egy kristályt és egy irányt:
rules-page-choose-opponent = Válassz egy ellenfelet:
rules-page-choose-return = Melyik kristály kerüljön vissza a zsákba? Válassz egyet a térképen vagy itt:
rules-page-choose-dagger = Válassz egy tőrt:
rules-page-choose-first = Melyik frakció kap itt 3 pontot?
rules-page-right = Helyes: { $vp } GyP.
rules-page-not-quite = Nem egészen: { $vp } GyP.
rules-page-brings = { $vp } GyP
rules-page-best = Itt ez a legjobb választás.
rules-page-better = Egy másik választás többet hoz: próbáld ki.
rules-page-page-changes = { $name }, { $effect }: előtte { $before } GyP, utána { $after } GyP
rules-page-show-result = Eredmény
rules-page-start-over = Elölről
rules-page-play-on = Játék innen gép ellen
rules-page-play-on-about = Arra a helyre ülsz, amelyikről a példa szól, a többin gépek ülnek.
rules-page-hit = A merénylet sikerült. Elfordul az áldozat vezetője: { $leader }.
rules-page-missed = A merénylet kudarcot vallott. Elfordul a saját vezetőd: { $leader }.
rules-page-points-right = Helyes.
rules-page-points-wrong = Nem egészen.
rules-page-your-leaders = A vezetőid
rules-page-leaders-of = Vezetők: { $name }
rules-page-way-from = { $space }, { $direction }
rules-page-direction-0 = keletre
rules-page-direction-1 = délkeletre
rules-page-direction-2 = délnyugatra
rules-page-direction-3 = nyugatra
rules-page-direction-4 = északnyugatra
rules-page-direction-5 = északkeletre
rules-page-example-wq-1 = Van egy könyved, amelynek Határőrök oldalán piros kristály van; a másik oldala üres. Aktiválod.
rules-page-example-wq-1-told = A három piros kristály közül kettő a térkép szélén van, ezért 2 GyP-t kapsz. A könyv és a rajta lévő kristály kikerül a játékból. A zsákba semmi sem kerül vissza, mert csak az egyik oldalon volt kristály.
rules-page-example-wq-2 = A könyveden zöld kristály van az Északi fény oldalán és piros a Határőrök oldalán. Aktiválod: mindkét oldal pontot hoz, aztán a térképről egy kristály visszakerül a zsákba.
rules-page-example-wq-2-told = Zöld három zónában van: 3 GyP. Két piros van a szélen: 2 GyP. Ha pedig a lila kristály kerül vissza, azt is magával viszi, amire egy ellenfeled Erdei bölcsek oldala számított.
rules-page-example-wq-3 = Az Erdei bölcsek oldaladra lila van előrajzolva, és piros kristály van rajta. Melyik kristálytól számolsz?
rules-page-example-wq-3-told = A középső lila kristály három pirossal szomszédos: 3 GyP. Egy pirostól a lila szomszédokat számolnád, és mindegyik pirosnak csak egy van.
rules-page-example-wq-4 = A Szélrózsa oldaladon zöld kristály van. A térkép melyik zöld kristályától érnek el a vonalak a legtöbbhöz?
rules-page-example-wq-4-told = A c5 mezőn lévő öt másikat lát a hat vonalon, és önmagát is számolja: 6 GyP. A közbeeső piros kristály nem takarja el a kilátást; a d1 mezőn lévő zöld egyik vonalon sincs rajta.
rules-page-example-wq-5 = A Határőrök oldaladon piros kristály van. A térképen négy piros van.
rules-page-example-wq-5-told = Közülük három a szélen van: 3 GyP. Nem kell egymás mellett lenniük.
rules-page-example-wq-6 = A Felhőfoszlányok oldaladon zöld kristály van. A térképen öt zöld van.
rules-page-example-wq-6-told = Három zöld egymással szomszédos, ők egy csoport; a másik kettő magányos, mindkettő külön csoport: 3 GyP.
rules-page-example-wq-7 = A Tiszta sor oldaladon lila kristály van. Merre indulsz a térképen lévő lilától?
rules-page-example-wq-7-told = Lila, piros, zöld: 3 GyP. A következő megint zöld, és véget vet a sornak, ezért a mögötte lévő kék nem számít.
rules-page-example-wq-8 = Az Északi fény oldaladon zöld kristály van.
rules-page-example-wq-8-told = Zöld van a piros, a kék és a lila megyében, és kettő a Télkirálynő birtokjelölőin, amelyek együtt egy zóna: 4 GyP. A zöld megyében nincs.
rules-page-example-wq-9 = A Sarkcsillag oldaladon lila kristály van, és a térkép bal szélén is van egy.
rules-page-example-wq-9-told = Három mezővel szomszédos. Az egyiken piros kristály van; a másik kettő üres, köztük egy üres birtokjelölő: 2 GyP.
rules-page-example-wq-10 = A Titkos tudás oldaladon lila kristály van, és egy másik könyveden is van egy. Kinek a könyveivel számolsz?
rules-page-example-wq-10-told = Egy jár az oldalon lévő kristályért, egy a másik könyvedért, és kettő ennek az ellenfélnek a könyveiért: egy lerakott és egy Erdei bölcsek oldalra előrajzolt kristályért. Együtt 4 GyP.
rules-page-example-cr-1 = Egy vetélytársad Réz vezetőjére csapsz le. Az öt tőr bármelyikét választhatod; csak te és az áldozatod látjátok majd.
rules-page-example-cr-1-told = Az áldozat színe a piros. Csak a piros tőr jár sikerrel: ettől az áldozat Réz vezetője fordul el, bármelyik másiktól a tiéd. Akármelyik tőrt választottad, látod az áldozat kártyáját, és tudod a színét. A többiek a számot tudják meg és azt, hogyan végződött, színt nem.
rules-page-example-cr-2 = A játék véget ért. Ez az Arany befolyáspakli; a kék játékos Arany vezetője el van fordítva, és zölddel senki sem játszik.
rules-page-example-cr-2-told = Először kikerül a kék kártya. A piros feljut a tetejére: 3 pont. A zöld megtartja a második helyet, de a 2 pontját senki sem kapja meg. A fekete 1 pontot kap.

rule-wq-1-1-title = Kristályok
rule-wq-1-1 = 45 kristály van: kilenc-kilenc piros, zöld, lila, kék és sárga.
rule-wq-1-2-title = A térkép
rule-wq-1-2 = Négy megye, a piros, a zöld, a lila és a kék, terül el egy hatszögletű mezőkből álló térképen. További öt mezőn a kastély vagy egy torony látható: ezek alkotják a Télkirálynő birtokát, és egyik megyéhez sem tartoznak. A térképnek kétféle kinézete van; a játék mindkettőn ugyanaz.
rule-wq-1-2-reading = Megyénként öt mező, összesen 25. Az asztalnál három ekkora térkép közül lehet választani.
rule-wq-1-3-title = Varázskönyvek
rule-wq-1-3 = 20 könyv van. Mindegyiknek két oldala van, és minden oldalon nyolc varázslat egyike (WQ-6.1–WQ-6.8). Az Erdei bölcsek oldalaira kristály is elő van rajzolva, mind az öt színben.
rule-wq-1-3-reading = A 40 oldalból minden varázslat ötön szerepel; hogy melyik kettő kerül egy könyvbe, azt mi állítottuk össze.
rule-wq-1-4-title = A Télkirálynő birtokjelölői
rule-wq-1-4 = Nyolc birtokjelölő van. Némelyikre kristály van előrajzolva, a többi üres.
rule-wq-1-4-reading = Ötre van kristály előrajzolva, mindegyik színből egy; három üres.
rule-wq-1-5-title = Minden más
rule-wq-1-5 = Kristálytartók, egy húzózsák, a kezdőjátékos Télkirálynő lapkája és a győzelmi pontok (GyP) jelzői.
rule-wq-1-5-ruling = A GyP sosem fogy el.
rule-wq-2-1-title = Mennyiségek
rule-wq-2-1 = A játékosok számától függ, hány tartó és hány kristály kell.
rule-wq-2-2-title = A Télkirálynő birtoka
rule-wq-2-2 = A nyolc birtokjelölőből öt kerül sorsolással a térképre, egy a kastélyra, egy-egy a tornyokra, képpel felfelé. A másik három kimarad a játékból.
rule-wq-2-3-title = Könyvkupacok
rule-wq-2-3 = A megkevert könyvek négy kupacba kerülnek, ötösével, minden megyéhez egy kupac, képpel felfelé. Csak a kupac legfelső könyve látszik; hogy alatta mi van, senki sem tudja.
rule-wq-2-4-title = Mit érsz el?
rule-wq-2-4 = Három vagy négy játékosnál minden két szomszéd között van egy tartó: a tőled balra és a tőled jobbra lévőt éred el. Két játékosnál mindketten mind a hármat elérik.
rule-wq-2-5-title = Kezdőjátékos
rule-wq-2-5 = Az kezd, aki utoljára látott havat: válasszatok tehát, vagy döntsön a sors. A Télkirálynő lapka az egész játék alatt a kezdőjátékosnál marad. A játék az óramutató járása szerint halad.
rule-wq-3-1-title = Kristály a térképre
rule-wq-3-1 = Vegyél el egy kristályt egy számodra elérhető tartóról, és rakd bármelyik üres mezőre. Egy mező akkor üres, ha sem lerakott, sem előrajzolt kristály nincs rajta, tehát az üres birtokjelölő is üres mező.
rule-wq-3-2-title = Könyv húzása
rule-wq-3-2 = Miután a térképre raktál, elhúzhatod annak a megyének a legfelső könyvét. Kastélyon vagy tornyon bármelyik megyét választhatod. Ehhez kell, hogy legyen ott még könyv, és hogy háromnál kevesebb legyen nálad.
rule-wq-3-2-ruling = Könyvet nem cserélhetsz, és nem is dobhatsz el, hogy helyet csinálj.
rule-wq-3-3-title = Kristály egy könyvre
rule-wq-3-3 = Vegyél el egy kristályt egy számodra elérhető tartóról, és rakd valamelyik könyved egyik üres oldalára. Bármilyen színű lehet, egy oldalra egy kristály kerül. Ez még nem hoz pontot, és könyvet sem húzol.
rule-wq-3-4-title = Könyv aktiválása
rule-wq-3-4 = Válaszd ki egy könyvedet, amelyen van legalább egy kristály. Minden kristályos oldala pontot hoz, tetszés szerinti sorrendben. Ezután a könyv és a rajta lévő kristályok kikerülnek a játékból. Ha mindkét oldalon volt kristály, egy lerakott kristályt a térképről is vissza kell tenned a zsákba; az előrajzoltak maradnak. A végső fázisban nem lehet könyvet aktiválni (WQ-4.3).
rule-wq-3-4-ruling = Ha a térképen nincs lerakott kristály, semmi sem kerül vissza.
rule-wq-3-5-title = Az utolsó kristály
rule-wq-3-5 = Aki egy tartóról az utolsó kristályt veszi el, azonnal kap 1 GyP-t. A tartó ezután újra megtelik a zsákból: két játékosnál három, egyébként négy kristállyal.
rule-wq-3-5-ruling = A mezőt és a könyvet az új kristályok megpillantása előtt kell kiválasztani. Ha a zsákban kevesebb kristály van a szükségesnél, mindet ki kell húzni.
rule-wq-3-6-title = Passz
rule-wq-3-6 = Csak akkor passzolsz, ha semmi mást nem tehetsz. A fő fázisban ehhez az kell, hogy tele legyen a térkép, és ne legyen könyved.
rule-wq-3-6-ruling = Az egész szabály a miénk. Ha a fő fázisban minden játékos egymás után passzol, azonnal a végső pontozás következik. A végső fázisban a passz olyan kör, mint bármelyik másik, és a játéknak csak a WQ-4.4 vet véget.
rule-wq-3-7-title = Titkos pontok
rule-wq-3-7 = A GyP-jeid lefordítva vannak, és csak te nézheted meg őket. Minden szerzett pontot mindenki megtud, az okával együtt, így aki számol, az összes eredményt ismeri.
rule-wq-4-1-title = Kiürül a zsák
rule-wq-4-1 = Amint egy tartó újratöltésekor a zsák utolsó kristályát is kihúzzák, kezdődik a végső fázis.
rule-wq-4-2-title = Egyetlen tartó
rule-wq-4-2 = A tartókon maradt összes kristály egyetlen tartóra kerül. Mostantól mindenki erről vehet.
rule-wq-4-3-title = Mit tehetsz még?
rule-wq-4-3 = Kristályt raksz a térképre és a könyveidre, és könyvet húzol, mint eddig (WQ-3.1–WQ-3.3). Könyvet már nem lehet aktiválni, és a térképről sem kerül le kristály.
rule-wq-4-4-title = Meddig tart?
rule-wq-4-4 = A forduló végigmegy: mindenki, aki a zsákot kiürítő játékos után és a kezdőjátékos előtt következik, lép még egyet. Aztán a kezdőjátékostól kezdve mindenki játszik egy utolsó kört. Végül mindenkinek ugyanannyi köre volt.
rule-wq-4-4-ruling = A négy nyelv szabályfüzetei itt eltérnek, és három közülük egyenlő számú kört kíván. Az angol szabály betűje szerint a kezdőjátékosnak eggyel több köre van: ez a beállítás másik értéke.
rule-wq-4-5-title = Az utolsó tartó
rule-wq-4-5 = Aki a legeslegutolsó kristályt veszi el, az is kap 1 GyP-t (WQ-3.5). A tartó már nem telik meg újra, és a hátralévő körök passzok (WQ-3.6).
rule-wq-4-5-ruling = Az egész szabály a miénk, a WQ-3.5 betűje szerint.
rule-wq-5-1-title = A könyvek pontozása
rule-wq-5-1 = A kezdőjátékostól az óramutató járása szerint mindenki pontot kap a még nála lévő könyvek minden kristályos oldaláért. A könyvek és a kristályok mind a helyükön maradnak, így senki sem vesz el pontot azoktól, akik később következnek.
rule-wq-5-2-title = A győztes
rule-wq-5-2 = A legtöbb GyP nyer. Akik az élen egyenlők, osztoznak a győzelmen.
rule-wq-6-1 = Két szín számít: az oldalra előrajzolt és a rajta lévő kristályé. Válassz a térképen egy kristályt bármelyikükből: 1 GyP jár minden vele szomszédos, másik színű kristályért.
rule-wq-6-1-ruling = Ha az oldalon lévő kristály ugyanolyan színű, mint az előrajzolt, az ilyen színű szomszédos kristályok számítanak.
rule-wq-6-2 = Válassz egy kristályt az oldal színéből: 1 GyP jár érte, és 1 GyP minden azonos színűért azon a hat egyenes vonalon, amely a mezője oldalaitól indul. A vonalak üres mezőkön és más színeken át a térkép végéig futnak.
rule-wq-6-2-ruling = A vonal véget ér ott, ahol a következő mező hiányzik, akkor is, ha a hézag mögött folytatódik a térkép. Ilyen hézagok csak a Hópehely térképen vannak.
rule-wq-6-3 = 1 GyP jár a térkép szélén lévő minden kristályért, amelynek színe az oldalé. Nem kell egymás mellett lenniük.
rule-wq-6-3-ruling = Egy mező akkor van a szélen, ha hatnál kevesebb szomszédja van.
rule-wq-6-4 = 1 GyP jár az oldal színével egyező, egymással szomszédos kristályok minden csoportjáért, bármekkora is. A magányos kristály is csoport.
rule-wq-6-5 = Válassz egy kristályt az oldal színéből és egyet a hat irány közül: 1 GyP jár a vonal minden kristályáért, az elsőért is. A sor véget ér egy üres mezőnél, a térkép végénél és egy olyan színnél, amely már volt benne. Így legfeljebb 5 GyP-t hoz.
rule-wq-6-6 = 1 GyP jár minden zónáért, ahol van legalább egy kristály az oldal színéből. Öt zóna van: a négy megye és a Télkirálynő összes birtokjelölője együtt.
rule-wq-6-7 = Válassz egy kristályt az oldal színéből: 1 GyP jár minden mellette lévő üres mezőért. Az üres birtokjelölő is üres mező; a térkép szélén túl nincs mező.
rule-wq-6-8 = Válassz egy ellenfelet: 1 GyP jár az ezen az oldalon lévő kristályért, és 1 GyP minden további ilyen színű kristályért a te könyveiden és az övéin. Ennek a könyvnek a másik oldala is számít, és az Erdei bölcsek oldalaira előrajzolt kristályok is.

rule-cr-1-1-title = Udvari kártyák
rule-cr-1-1 = 27 udvari kártya van három csoportban: Réz (1), Ezüst (2) és Arany (3). Némelyik az öt szín egyikét viseli, mindegyik egy frakcióé: kék (Tanács), piros (Hadsereg), zöld (Akadémia), fekete (Egyház), lila (Követség). A többi színtelen.
rule-cr-1-1-reading = Csoportonként kilenc kártya: minden színből egy és négy színtelen.
rule-cr-1-2-title = Frakciókártyák
rule-cr-1-2 = Minden szín egy frakció, és három frakciókártyája van, a vezetői: Réz, Ezüst és Arany.
rule-cr-1-3-title = Akciókártyák és tőrök
rule-cr-1-3 = Minden játékos kap egy akciókártyát. Öt tőr van, minden színből egy.
rule-cr-2-1-title = Udvari paklik
rule-cr-2-1 = Minden csoportból egy megkevert, lefordított udvari pakli lesz, és a két felső kártyáját felfordítjátok. Minden kör végén újra minden pakli két felső kártyája van nyitva, az összes többi pedig lefordítva.
rule-cr-2-2-title = Frakciók
rule-cr-2-2 = Mindenki látatlanban választ egy színt, magához veszi annak három frakciókártyáját, és titokban tartja a színét. Azok a színek is titokban maradnak, amelyek senkinek sem jutottak. Mindenkinek van egy felhasználatlan akciókártyája.
rule-cr-2-3-title = Kezdőjátékos
rule-cr-2-3 = A sors dönti el, ki kezd, vagy az asztal választ. A játék az óramutató járása szerint halad.
rule-cr-2-3-ruling = Az egész szabály a miénk.
rule-cr-3-1-title = Húzás
rule-cr-3-1 = Vedd el az egyik udvari pakli legfelső kártyáját, és egy másiknak a legfelső kártyáját tedd alulra: lefordítva a saját paklija aljára kerül. Csak addig húzhatsz, amíg egyik udvari pakli sem üres.
rule-cr-3-2-title = Hová kerül a kártya?
rule-cr-3-2 = A színes kártya a saját csoportja befolyáspaklijának tetejére kerül, bármelyik udvari pakliból jött is. A színtelen kártyát el kell dobni. A befolyáspaklik és az eldobott kártyák mindenki számára nyíltak.
rule-cr-3-3-title = Akció
rule-cr-3-3 = Játszmánként egyszer kijátszhatod az akciókártyádat, három dolog egyikére. Agitáció: egy udvari pakli legfelső kártyáját el kell dobni. Manipuláció: két udvari pakli legfelső kártyája helyet cserél. Meggyőzés: bármelyik eldobott kártya bármelyik udvari pakli tetejére kerül.
rule-cr-3-3-ruling = A manipulációhoz két nem üres pakli kell. A meggyőzéssel üres pakli is megtölthető: ha más pakli nem üres, újra lehet húzni.
rule-cr-3-4-title = Merénylet
rule-cr-3-4 = Csapj le egy másik játékos vezetőjére, és találd ki a színét: lásd CR-4.1 és a folytatása.
rule-cr-3-5-title = Passz
rule-cr-3-5 = Csak addig passzolhatsz, amíg legalább egy udvari pakli üres.
rule-cr-3-6-title = Valamit tenned kell
rule-cr-3-6 = Amíg tehát egyik udvari pakli sem üres, húznod kell, ki kell játszanod az akciókártyádat, vagy merényletet kell megkísérelned.
rule-cr-4-1-title = A kísérlet
rule-cr-4-1 = Merénylőként megnevezel egy áldozatot és egy számot 1-től 3-ig, és titokban választasz egy tőrt. A saját ilyen számú vezetőd nem lehet elfordítva.
rule-cr-4-1-ruling = Az áldozaté sem: nem volna mit veszítenie.
rule-cr-4-2-title = Áldozatonként egyszer
rule-cr-4-2 = Minden ellenfélnél játszmánként egyszer próbálkozhatsz, bárhogyan végződött is. Más áldozatot még választhatsz.
rule-cr-4-3-title = Ki mit tud meg?
rule-cr-4-3 = Az áldozat látja a tőr színét. Te látod az áldozat ilyen számú frakciókártyáját, és vele a színét. Mindenki megtudja, ki próbálkozott kinél, melyik számmal, és hogyan végződött; mást nem.
rule-cr-4-4-title = Hogyan végződik?
rule-cr-4-4 = Ha a tőr színe az áldozat színe, a merénylet sikerül, és az áldozat ilyen számú vezetőjét el kell fordítani. Ha nem, a merénylet kudarcot vall, és a merénylő saját, ilyen számú vezetőjét kell elfordítani.
rule-cr-4-5-title = Bármelyik tőr
rule-cr-4-5 = Az öt szín bármelyikét választhatod, akár a sajátodat is, hogy félrevezesd az áldozatot.
rule-cr-4-5-ruling = Az egész szabály a miénk.
rule-cr-4-6-title = Üres pakli mellett
rule-cr-4-6 = Merényletet akkor is meg lehet kísérelni, ha egy udvari pakli üres.
rule-cr-5-1-title = A játék vége
rule-cr-5-1 = A játék akkor ér véget, ha minden játékos egymás után passzolt. Bármely más lépés után elölről kezdődik a számolás.
rule-cr-5-2-title = Elfordított vezetők
rule-cr-5-2 = Először minden elfordított vezető a frakciója egy kártyájába kerül: a színének legfelső kártyája kikerül a számához tartozó befolyáspakliból, ha van ott ilyen.
rule-cr-5-3-title = Pontok
rule-cr-5-3 = Ezután minden befolyáspakli felülről lefelé hoz pontot: 3 pontot, 2 pontot, 1 pontot, lejjebb semmit. Az a szín, amellyel senki sem játszik, megtartja a helyét, és a pontjait senki sem kapja meg.
rule-cr-5-3-ruling = Ha egy kiadásban egy csoportnak több kártyája van egy színből, csak a legfelső számít.
rule-cr-5-4-title = A győztes
rule-cr-5-4 = A legtöbb pont nyer. Ha egyenlő, a több 3-as dönt, aztán a több 2-es, aztán a több 1-es.
rule-cr-5-4-ruling = Akik még ekkor is egyenlők, osztoznak a győzelmen, akár 0 ponttal is.
rule-cr-5-5-title = A királynő győz
rule-cr-5-5 = Ha egyik játékos színéből sem maradt kártya egyetlen befolyáspakliban sem, Krisztina királynő mindnyájatoktól független maradt: ő győz.

## The page: lessons

lesson-link = Tanuld meg öt perc alatt
lesson-hint = Új vagy itt? Egy vezetett első játszma megmutatja, hogyan megy.
lesson-note = Első játszma
lesson-title = Az első játszmád: { $game }
lesson-step = Rész: { $number } / { $count }
lesson-next = Tovább
lesson-back = Vissza
lesson-to = Vissza a leckéhez
lesson-skip = Ezt a részt kihagyom
lesson-play = Teljes játszma gép ellen
lesson-again = Még egyszer elölről
lesson-went-on = Legutóbb itt hagytad abba.
# Somebody made another legal turn than the one that is asked for.
lesson-other = Igazi játszmában ez is jó lenne. Most azt próbáld ki, amit a karika mutat.

# The first game of Winter Queen: what is said at each step, then while its turn is made, then when it is done.
lesson-wq-place = Győzelmi pontokat varázskönyvekkel gyűjtesz, könyvekhez pedig kristályokkal jutsz. Vedd el a bekarikázott piros kristályt.
lesson-wq-place-where = Minden ragyogó mező üres: oda rakhatnád a kristályt. Válaszd a b1 mezőt a piros megye szélén.
lesson-wq-place-book = Aki egy megyébe rak kristályt, elhúzhatja a megye legfelső könyvét. Húzd el.
lesson-wq-place-ready = Ennyi az egész köröd: egy kristály, egy könyv. Erősítsd meg.
lesson-wq-place-done = A könyv a tiéd. Legfeljebb három lehet nálad.
lesson-wq-bot = Most { $name } következik. A többiek lépései egyenként látszanak.
lesson-wq-bot-done = Még egy piros kristály a térkép szélén. Jegyezd meg.
lesson-wq-page = A könyvek minden oldalán egy varázslat van. Mutass a Határőrök oldalra, vagy koppints rá, és meglátod, mit számol.
lesson-wq-page-done = A Határőrök egyetlen szín kristályait számolja a térkép szélén. Melyik ez a szín? Az oldalra rakott kristályé.
lesson-wq-fill = Kristályt egy oldalra is rakhatsz. Vedd el a másik pirosat.
lesson-wq-fill-where = Az oldalak megmutatják, most mennyit érnének. Rakd a Határőrök oldalra: két piros kristály van a szélen.
lesson-wq-fill-ready = Az oldal most 2 GyP-t ér. Erősítsd meg: később hoz pontot, és addigra többet is érhet.
lesson-wq-fill-done = { $name } is piros kristályt akart a szélen: az oldalad most már 3 GyP-t ér.
lesson-wq-activate = Jó pillanat: aktiváld a könyvet. Ez külön kör.
lesson-wq-activate-ready = Erősítsd meg. Az oldal pontot hoz, aztán a könyv és a kristálya kikerül a játékból.
lesson-wq-activate-done = 3 GyP, és hely egy újabb könyvnek. Ha csak az egyik oldalon volt kristály, más nem történik.
lesson-wq-castle = A bekarikázott kristály az utolsó a tartóján: aki elveszi, 1 GyP-t kap. Vedd el.
lesson-wq-castle-where = Rakd a középső kastélyra, a c4 mezőre. Ez a Télkirálynő birtoka, és egyik megyéhez sem tartozik.
lesson-wq-castle-book = Kastélyon és tornyon bármelyik megye legfelső könyvét elhúzhatod. Válaszd ezt: Felhőfoszlányok / Északi fény.
lesson-wq-castle-ready = 1 GyP és egy könyv egyetlen körben. Erősítsd meg.
lesson-wq-castle-done = A tartó újra megtelt a zsákból. Ha kiürül a zsák, közel a vég.
lesson-wq-two = Néhány körrel később a könyved mindkét oldalán van kristály, és mindkettő pontot hoz majd. Aktiváld.
lesson-wq-two-return = Ha a könyvön két kristály volt, egynek a térképről vissza kell kerülnie a zsákba. Válaszd a b4 mezőn lévő lilát: { $name } egyik oldala számol vele.
lesson-wq-two-ready = Erősítsd meg. Mindkét oldal pontot hoz, mielőtt a lila kristály lekerül a térképről.
lesson-wq-two-done = Mindkét oldal pontot hozott, és { $name } szinte biztos pontokat vesztett.
lesson-wq-final = A zsák üres: ez a végső fázis. Minden kristály egy helyen van, könyvet már nem lehet aktiválni, és ez az utolsó köröd. Vedd el a sárga kristályt.
lesson-wq-final-where = A kristályos oldalak a végén maguktól pontot hoznak. Rakd a Tiszta sor oldalra: egy sorban a különböző színek számítanak.
lesson-wq-final-ready = Erősítsd meg az utolsó lépésed. { $name } még egyszer lép, aztán a végső pontozás következik.
lesson-wq-final-done = Minden kristályos oldal pontot hozott. Neked van a legtöbb GyP-d: te vagy a királynő új főtanácsosa.
lesson-wq-end = Most már tudsz játszani. Még több varázslatot felfedezhetsz: mutass egy oldalra, és elárulja, mit számol.

# The first game of Christina Regina.
lesson-cr-peek = Öt frakció egyikét vezeted, és senki más nem tudja, melyiket. Tartsd nyomva a bekarikázott gombot, és meglátod a színedet.
lesson-cr-peek-done = A színed a zöld, az Akadémiáé. A kártyáinak a befolyáspaklik tetején a helyük, és senki se vegye észre, hogy ez a célod.
lesson-cr-draw = A szokásos kör egyetlen mozdulat: egy felső kártyát elhúzol, egy másikat alulra teszel. Csúsztass a zöld kártyáról a pirosra, a Hadseregre, vagy koppints előbb az egyikre, aztán a másikra.
lesson-cr-draw-bury = A zöldet húzod. Most válaszd az Ezüst pakli piros kártyáját: az kerül alulra.
lesson-cr-draw-ready = A zöld a Réz befolyáspakli tetejére kerül, a piros lefordítva a saját paklija aljára. Erősítsd meg.
lesson-cr-draw-done = Az első befolyásod. De aki mindig ugyanazt a színt húzza, azt hamar leleplezik.
lesson-cr-influence = Most a többiek húznak. Figyeld a Réz befolyáspaklit.
lesson-cr-influence-done = A végén minden befolyáspakli felülről lefelé 3, 2, 1 pontot ér. { $name } feketét, az Egyházat tette a zöldedre, így a tiéd most 2 pontot érne.
lesson-cr-none = A színtelen kártyát el kell dobni, ha valaki elhúzza. Húzd el az Arany pakliét, és tedd alulra az Ezüst pakli fekete kártyáját.
lesson-cr-none-bury = Tedd alulra az Ezüst pakli fekete kártyáját: { $name } túlságosan örülne neki.
lesson-cr-none-ready = Az Arany pakli kártyája a dobópakliba kerül, a fekete a saját paklija aljára. Erősítsd meg.
lesson-cr-none-done = Ott van az eldobott kártyák között, és az Arany pakli következő kártyája feljebb került: zöld, a tiéd, ha senki sem gyorsabb.
lesson-cr-agitate = { $other } alulra tette a zöld kártyádat. Most fekete van az Arany pakli tetején. Játszmánként egyszer húzás helyett kijátszhatod az akciókártyádat: válaszd az agitációt.
lesson-cr-agitate-stack = Az agitáció eldob egy felső kártyát. Válaszd az Arany pakli feketéjét.
lesson-cr-agitate-ready = Erősítsd meg. Ezzel az akciókártyádat is kijátszod.
lesson-cr-agitate-done = A fekete kártya eltűnt. Ugyanezzel a kártyával két felső kártyát is megcserélhettél volna, vagy visszahozhattál volna egy eldobottat.
lesson-cr-sheet = { $name } visszahozta a fekete kártyát: már másodszor tesz a feketéért. Jegyezd fel, mit gondolsz: koppints egy mezőre itt: „Ki kicsoda?”.
lesson-cr-sheet-done = Egy mező sorban ezt mutatja: nem, talán, igen. A jegyzeteidet csak te látod.
lesson-cr-strike = Elég biztos vagy a dolgodban: válaszd a merényletet. Aztán ezt add meg: az áldozat { $name }, a vezető a Réz, a tőr a fekete.
lesson-cr-strike-done = Sikerült: az áldozat Réz vezetője elbukott, és a fekete elveszíti majd a kártyáját abban a pakliban. Te láttad az áldozat színét, ő a tőrödet, a többiek csak azt, hogyan végződött. Rossz tőrrel a saját vezetőd bukott volna el.
lesson-cr-pass = Később kiürül egy udvari pakli: már senki sem húzhat, és passzolni is lehet. A többiek passzoltak. Passzolj te is, és a játék véget ér.
lesson-cr-pass-done = Minden kiderült. Az elbukott vezető kártyája kikerült, aztán minden befolyáspakli 3, 2, 1 pontot ért. Győztél.
lesson-cr-end = Most már tudsz játszani. Figyeld, ki kinek segít, és ne kapj túl mohón a saját színed után.

# The arena
arena-title = { $game }, { $players } játékos
arena-bot = Gépi játékos
arena-against = Ellenfél
arena-wins = Győzelmek
arena-fair = × arányos rész
arena-margin = Pontelőny
arena-games = Játszmák
regret-title = A Winter Queen végső fázisai, két játékos
regret-mean = Elveszít
regret-none = Veszteség nélkül
regret-positions = Állás
plot-format = A(z) { $given } kép nem rajzolható meg: a neve egyikre sem végződik ezek közül: { $expected }.
plot-missing = A rajzoláshoz kell a matplotlib: .venv/bin/pip install matplotlib.
wrong-budget = „{ $given }” nem bot időkerettel. Így írandó: { $expected }.
too-few-bots = A versenyhez két bot kell, nem „{ $given }”. Például: { $expected }.
other-contest = A(z) { $given } napló egy másik versenyé. Várt: { $expected }. Válassz másik mappát, vagy töröld.
