## Playing in the terminal

play-title = { $game } · { $stage }
play-turns-left = { $turns ->
    [one] az utolsó kör
   *[other] még { $turns } kör
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
play-token = kezdőjátékos
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
play-last-crystal = az utolsó: +1 GyP
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
play-short-rules-plain = Ehhez a játékhoz nincs rövid szabály. Válassz lépést a számával, vagy írd be; ami az asztalon van, fent olvasható.
play-bye = Felálltál az asztaltól. Viszlát!
play-over = { $ending }: { $scores }
play-you-win = Győztél! Te vagy a királynő új főtanácsosa.
play-nobody-wins = Senki sem nyert.
play-curtain = Leereszkedett a függöny. { $name }, nyomj Entert, amikor már csak te látod a képernyőt.
play-done = Vége a körödnek. Nyomj Entert, és leereszkedik a függöny.
play-shared = Közös győzelem: { $names }.
play-winner = A győztes: { $name }.

## Christina Regina

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

## Commands

preparing = A szabályok előkészítése, telepítés után egyszer (körülbelül { $seconds } másodperc)…
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
preparing-share = Első indítás: készülnek a szabályok és a botok, { $share }. Az oldal már megnyitható.
prepared = A szabályok és a botok készen állnak.
serving = A Queendom elindult: { $address } (Ctrl+C: leállítás)
thinking-for-others = Itt botok gondolkodnak a(z) { $url } adatbázis szervereinek, egyszerre { $processes }. A Ctrl+C állítja le.

## What can go wrong

workers-need-postgres = A --workers { $given } kapcsolóhoz PostgreSQL kell: SQLite mellett csak egy folyamat futhat. Adj meg adatbázist (--database postgresql://…), vagy hagyd el a --workers kapcsolót.
backup-made = Az adatbázis mentése elkészült: { $file }. Tartsd olyan titokban, mint magát az adatbázist.
backup-exists = A(z) { $file } fájl már létezik. Adj meg egy olyat, amely még nincs.
backup-failed = Az adatbázist nem sikerült ide menteni: { $file } ({ $reason }).
backup-postgres = A PostgreSQL-adatbázist a saját programja, a pg_dump menti; a docs/self-hosting.md leírja, hogyan.
bus-unknown = „{ $url }”: ezen a folyamatok nem tudnak üzenni egymásnak. Várt: { $expected }.
bus-needs-postgres = A --bus { $url } több folyamathoz való, azokhoz pedig PostgreSQL kell: SQLite mellett csak egy futhat. Adj meg adatbázist (--database postgresql://…), vagy hagyd el a --bus kapcsolót.
bus-not-installed = A --bus { $url } kapcsolóhoz a Redis Python-kliense kell. Telepítsd: { $expected }.
bus-unreachable = A Redis nem használható itt: { $url } ({ $reason }).
thinkers-need-postgres = A más gépeken gondolkodó botokhoz PostgreSQL kell: mindkét oldal ugyanazt az adatbázist használja, a(z) { $url } pedig nem osztható meg. Adj meg egyet: --database postgresql://…
address-unusable = Ez a cím nem használható: { $address } ({ $reason }). Válassz másik portot a --port kapcsolóval.
wrong-limit = „{ $given }” nem korlát. Írj off-ot, vagy név=szám alakot ezen nevek egyikével: { $expected }.
wrong-put-away = „{ $given }” nem mondja meg, mikor kerüljenek el az asztalok. Írj off-ot, vagy név=napok alakot ezen nevek egyikével: { $expected }.
database-unknown = Ilyen adatbázist nem ismer a Queendom: „{ $url }”. Várt: { $expected }.
database-unreachable = Az adatbázis ({ $url }) nem használható: { $reason }.
database-newer = Az adatbázist ({ $url }) egy újabb Queendom hozta létre ({ $reason }; ez a program ezt ismeri: { $expected }). Frissítsd a Queendomot.
database-in-use = A(z) { $file } fájlt már egy másik Queendom-kiszolgáló használja (folyamat: { $process }). Két kiszolgáló ugyanazon a fájlon nem látná egymás lépéseit. Előbb állítsd le a másikat, vagy válassz másik fájlt a --database kapcsolóval.
bench-browser-missing = Az oldal mérése Chromiumban zajlik, a playwright vezérlésével, és valamelyikük nincs telepítve: a ./play --setup --bench telepíti a playwrightot; Debianon: apt install chromium
bench-pages-missing = Az oldalak nincsenek elkészítve, így nincs mit mérni: a ./play --setup elkészíti őket.
unknown-language = Nincs ilyen nyelv: „{ $given }”. Választható: { $expected }.
wrong-option-form = „{ $given }” nem beállítás. Írd név=érték alakban, például end=english-literal.
wrong-bots = { $players } helyre { $given } gépi játékost adtál meg. Nevezz meg egyet az összes helyre, vagy minden helyre külön egyet, vesszővel elválasztva.
seed-unreadable = „{ $given }” nem véletlenmag. A véletlenmag egész szám 0-tól 2²⁵⁶ − 1-ig, vagy 64 hexadecimális számjegy.
number-wrong = { $name } értéke nem lehet { $given }; várt: { $expected }
move-unreadable = „{ $given }” nem lépés. Lásd: docs/notation.md.
file-unreadable = { $file } nem olvasható: { $reason }
output-failed = A kiírás nem sikerült: { $reason }
file-unwritable = { $file } nem írható: { $reason }

## The page: lessons

# The arena
arena-title = { $game }, { $players } játékos
arena-bot = Gépi játékos
arena-against = Ellenfél
arena-wins = Győzelmek
arena-fair = × arányos rész
arena-margin = Pontelőny
arena-games = Játszmák
regret-title = A Winter Queen végső fázisai, két játékos
regret-mean = Veszteség
regret-none = Veszteség nélkül
regret-positions = Állások
plot-format = A(z) { $given } kép nem rajzolható meg: a neve egyikre sem végződik ezek közül: { $expected }.
plot-missing = A rajzoláshoz kell a matplotlib: .venv/bin/pip install matplotlib.
wrong-budget = „{ $given }” nem gépi játékos számítási kerettel. Így írandó: { $expected }.
too-few-bots = A versenyhez két gépi játékos kell, nem „{ $given }”. Például: { $expected }.
other-contest = A(z) { $given } napló egy másik versenyé. Várt: { $expected }. Válassz másik mappát, vagy töröld.
no-solver = { $game }: ehhez a játékhoz nincs megoldó, így nincs állás, amelyben a legjobb lépés pontosan ismert.

## What a link to a page shows elsewhere; the server says it

link-home = Queendom: két társasjáték királynőkről
link-home-about = Winter Queen és Christina Regina a böngészőben: gép ellen, barátokkal vagy egy képernyőn.
link-rules = { $game }: a szabályok
link-rules-about = A játék minden szabálya, kipróbálható példákkal.
link-learn = { $game }: tanuld meg öt perc alatt
link-learn-about = Egy vezetett első játszma megmutatja, hogyan megy.
link-replay = { $game }: egy játszma visszanézése
link-replay-about = Egy befejezett játszma körről körre, bármelyik helyről nézve.
