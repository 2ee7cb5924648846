## What can go wrong

edition-unreadable = { $file } nem olvasható: { $reason }
edition-missing = { $file }: { $part } hiányzik; várt: { $expected }.
edition-wrong = { $file }: { $part } értéke { $found }; várt: { $expected }.
position-wrong = Hibás az állás itt: „{ $part }” (talált: { $found }, várt: { $expected }).
record-format = Ez nem feljegyzés: talált formátum: { $found }, várt: { $expected }.
record-wrong = Hibás a feljegyzés itt: „{ $part }” (talált: { $found }, várt: { $expected }).
record-rules-version = A feljegyzés a szabályok { $given }. változatát követi; ez a program ezt ismeri: { $expected }.
record-unreadable-event = Egy esemény nem olvasható ({ $reason }): { $event }
record-draw-missing = Húzni kellene innen: { $source }, de a feljegyzés nem árulja el, mit.
record-draw-impossible = Amit a feljegyzés állít, nem húzható innen: { $source }.
record-draw-not-from-seed = Egy húzás (innen: { $source }) nem következik a feljegyzés véletlenmagjából.
record-number-not-promised = Ennek a helynek ({ $seat }) a száma nem az, amelyet a játék előtt megígértek.
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

## The page: replays

replay-title = Visszajátszás
replay-to-table = Az asztalhoz
replay-open-title = Egy játszma feljegyzésének megnyitása
replay-open-about = Nézz végig egy játszmát lépésről lépésre a feljegyzéséből: ez az a fájl, amelyet a „Feljegyzés mentése” ad. A kiszolgáló a szabályok szerint ellenőrzi, és sehol sem őrzi meg.
replay-open-choose = Fájl kiválasztása
replay-open-drop = vagy húzd ide
replay-open-checking = A feljegyzés ellenőrzése…
replay-open-wrong = Ezt a feljegyzést nem lehet megmutatni
replay-open-no-json = „{ $file }” nem feljegyzés: nem olvasható annak.
replay-open-too-long = „{ $file }” túl hosszú egy játszma feljegyzésének.
replay-open-again = Válassz másik fájlt, vagy húzz ide egyet.
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
replay-eyes-public = Amit mindenki látott
replay-speed = Sebesség
replay-more = Továbbiak
replay-copy = Állás hivatkozásának másolása
replay-copied = A hivatkozás másolva. Aki megnyitja, ezt az állást látja.
replay-copied-secrets = A hivatkozás másolva. Aki megnyitja, ezt az állást látja, mindenki színével együtt.
replay-link = Hivatkozás ehhez az álláshoz
replay-play-on = Folytatás innen gép ellen
replay-play-on-about = Új asztal nyílik. A te helyed: { $name }; a többin gépek ülnek.
replay-keys = Billentyűk: ← → egy lépés; Home és End: az elejére és a végére; szóköz: lejátszás.
# A position that somebody shared as a link.
replay-position = Egy megosztott állás
replay-position-about = Próbálj ki egy lépést, és nézd meg, mit hozna. Ezzel még nem lépsz.
replay-position-about-court = Mindenki színe látható. Itt még senki sem lép.
replay-position-over = Itt már véget ért a játék.
replay-position-play = Játék innen gép ellen
replay-position-copy = Hivatkozás másolása
replay-position-look = Itt csak nézelődhetsz. Ha meg is lépnéd, válaszd ezt: „Játék innen gép ellen”.
