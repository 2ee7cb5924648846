## Games and what is in them

winter-queen = Winter Queen
christina-regina = Christina Regina
stage-over = a játék véget ért
ending-abandoned = félbehagyott játszma
vp = { $vp } GyP
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
# Masters by their style.
level-early = sietős
level-late = türelmes
level-bluffer = blöffölős
level-tactician = taktikus

## What happened

told-pass = { $name }: passz
told-end = A játék véget ért

## At a table

seat-moved = A helyed átkerült egy másik eszközre. Mostantól néző vagy.
seat-lost = Ez a hely már nem a tiéd. Mostantól néző vagy.
seat-closed = A házigazda felszabadította a helyed. Mostantól néző vagy. Ha játszanál, kérj új hivatkozást.
seat-not-yours = Ez a hely ({ $seat }) nem a tiéd. Ülj le meghívóval, vagy nyisd meg azt a hivatkozást, amely ide hozza át a helyet.
seat-taken = Ez a hely ({ $seat }) foglalt. Válassz másikat.
no-open-seat = Ennél az asztalnál nincs szabad hely. Nézőként követheted a játékot.
invitation-wrong = Ez a meghívó nem ehhez az asztalhoz szól. Kérj új hivatkozást.
invitation-withdrawn = Ezt a meghívót visszavonták. Kérd el az új hivatkozást.
seated-already = Már ülsz ennél az asztalnál. Ha máshová ülnél, előbb állj fel.
table-started = A játék elkezdődött. Ezt csak előtte lehet megtenni.
table-removed = Ezt az asztalt az törölte, aki megnyitotta.
table-not-yours-alone = Ennél az asztalnál másoknak is van helyük, ezért nem törölhető. Felállhatsz mellőle.
seat-open = Ezen a helyen ({ $seat }) nem ül senki.
seat-not-empty = Ezen a helyen ({ $seat }) ül valaki, és aki ül, az marad. Előbb küldd el.
seat-kept-twice = Ez a hely ({ $seat }) kétszer szerepel: csak egyszer tartható meg.
only-the-host = Ezt csak az teheti meg, aki az asztalt megnyitotta.
not-seated = Ezt csak azok tehetik meg, akik az asztalnál ülnek.
seat-left-already = Erről a helyről ({ $seat }) már felálltál. Vissza is ülhetsz.
seat-not-left = Erről a helyről ({ $seat }) nem álltál fel.
link-wrong = Ezt a hivatkozást már felhasználták vagy lecserélték, vagy { $minutes } percnél régebbi. Készíts újat azon az eszközön, amelyiken a hely van.
table-unknown = Nincs ilyen asztal: „{ $given }”. Ellenőrizd a hivatkozást.
table-waiting = A játék még nem kezdődött el.
table-starting = A játék mindjárt kezdődik: addig mindenki a helyén marad.
number-too-early = Számot csak akkor lehet felfedni, ha minden hely foglalt.
number-not-promised = Ehhez a helyhez ({ $seat }) nem ígértek számot.
number-differs = Nem ezt a számot ígérték ehhez a helyhez ({ $seat }).
number-opened = Ennek a helynek ({ $seat }) a száma már nyitva van.
promise-too-late = Egy szám már nyitva van: most már nem lehet újat ígérni.
promises-awaited = Lehet, hogy a többiek még ígérnek egy számot. Várj { $seconds } másodpercet.
numbers-awaited = Egy megígért szám még hiányzik. Nélküle { $seconds } másodperc múlva kezdődhet a játék.
table-not-over = A játék még nem ért véget.
log-full = Ennél az asztalnál már annyi minden történt ({ $most } esemény), hogy ezután csak lépni lehet.
table-rules-version = Az asztal a szabályok { $given }. változatát követi; ez a program ezt ismeri: { $expected }. Frissítsd a Queendomot.
table-option = Az asztal beállítása „{ $option }”: { $given }; ezt a program nem ismeri. Frissítsd a Queendomot.
rematch-exists = A következő játszma már nyitva áll ennél az asztalnál: { $table }.
same-start-with-others = Ennél az asztalnál mások is ültek: csak olyan játszma kezdhető újra ugyanúgy, amelyet mind ezen az eszközön játszottatok.
position-tells-secrets = Aki ezt az állást megnyitja, mindenki színét ismeri. Csak az ennél az eszköznél ülők és gépi játékosok játszhatják.
nothing-to-take-back = Nincs mit visszavonni.
take-back-past-other = Azóta már más is lépett (hely: { $seat }). Egy lépést csak addig lehet visszavonni, amíg más nem lép.
take-back-past-chance = Abban a lépésben húzás is történt. Amit már láttatok, azt nem lehet visszavonni.
take-back-past-reveal = Abban a lépésben valamire fény derült. Amit már láttatok, azt nem lehet visszavonni.
no-seat-without-token = Ezzel az eszközzel még nem ülsz ennél az asztalnál. Előbb ülj le.
hints-off = Ennél az asztalnál nincsenek tippek.
hint-running = Már készül egy tipp.
id-used-already = Ezt a parancsazonosítót már használtad másra: „{ $command }”. Minden parancshoz saját azonosító kell.

## What can go wrong

address-unknown = Ezen a címen nincs semmi. Hogy mi hol van, itt olvasható: /api/docs
method-wrong = Ez a cím nem fogad ilyen kérést. Hogy mit fogad, itt olvasható: /api/docs
message-malformed = Az üzenet nem a várt alakú itt: „{ $part }” ({ $reason }). A várt alak leírása: /api/docs
message-too-long = Az üzenet hosszabb, mint { $most } bájt.
head-too-long = A kérés fejléce hosszabb { $most } bájtnál.
too-many = { $what ->
    [tables] Innen sok asztalt nyitottak.
    [bot-tables] Sok asztalodnál már csak botok játszanak egymással.
    [sockets] Innen sok oldal van nyitva.
    [hints] Sok tippet kértek.
    [replays] Innen sok visszajátszást kértek.
    [positions] Innen sok állást kértek.
    [uploads] Innen nagyon sok adat érkezett.
    [downloads] Innen nagyon sok adatot kértek le.
   *[other] Innen egyszerre sok kérés érkezett.
} Próbáld újra { $seconds } másodperc múlva.
server-full = Ezen a kiszolgálón minden hely foglalt. Próbáld újra { $seconds } másodperc múlva.
host-unknown = Ez a kiszolgáló nem hallgat erre a névre: „{ $given }”. Indítsd --allowed-host kapcsolóval, hogy elfogadja.
origin-wrong = Más címről ({ $given }) származó oldal ezt nem teheti meg. Ha engedélyezni szeretnéd, indítsd a kiszolgálót az --origin kapcsolóval.
store-failed = Ezt nem sikerült menteni, ezért meg sem történt. Próbáld újra.
server-failed = Hiba történt a kiszolgálón; semmi sem változott. Próbáld újra.

unknown-game = Nincs ilyen játék: „{ $given }”. Választható: { $expected }.
game-unusable = A(z) „{ $given }” játék telepítve van, de nem játszható. { $reason }
unknown-bot = Nincs ilyen gépi játékos: „{ $given }”. Választható: { $expected }.
unknown-edition = { $game }: nincs ilyen kiadás: „{ $given }”. Választható: { $expected }; vagy add meg egy .toml fájl elérési útját.
unknown-option = { $game }: nincs ilyen beállítás: „{ $given }”. Választható: { $expected }.
wrong-option = { $option } értéke nem lehet „{ $given }”. Lehetséges: { $expected }.
unknown-rules = { $game }: a szabályoknak nincs { $given }. változata; a legújabb: { $expected }.
wrong-player-count = { $game }: { $expected } játékossal játszható, { $given } játékossal nem.
wrong-seats = { $given }: { $expected } hely kell, mindegyik névvel.
no-such-seat = Nincs ilyen hely: „{ $given }”. A helyek számozása 0-val kezdődik: { $expected }.

game-over = A játék véget ért.
chance-first = Előbb még húzni kell valamit, csak azután lehet lépni.
not-your-turn = Most nem ez a hely következik: { $given }, hanem ez: { $expected }.
no-such-action = Nincs ilyen akció: { $action }
no-such-outcome = A véletlen nem hozhat ilyen eredményt: { $given } (forrás: { $source }).
action-malformed = Ez nem akció: { $given }. Hibás itt: „{ $part }”, várt: { $expected }.
book-without-crystal = { $action }: azon a könyvön még nincs kristály.
no-activation-in-final-stage = { $action }: a végső fázisban nem lehet könyvet aktiválni; a kristályos oldalak a játék végén hoznak pontot.
pass-not-allowed = { $action }: tehetsz mást is, ezért nem passzolhatsz.

## The page: frame

page-close = Bezárás
page-dismiss = Üzenet eltüntetése
page-to-home = A kezdőlapra
page-settings = Beállítások
page-preparing-rules = Első indítás: készülnek a szabályok, { $share }
page-preparing-rules-heard = Első indítás: készülnek a szabályok.
page-preparing-bots = A botok még készülnek, { $share }. Játszani már lehet.
page-preparing-bots-heard = A botok még készülnek. Játszani már lehet.
page-connection-lost = Megszakadt a kapcsolat. Újracsatlakozás… A lépésed nem vész el.
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
settings-confirm = Minden kör megerősítése
settings-sound = Halk hangok
settings-sound-is-on = Hang bekapcsolva: kikapcsolás
settings-sound-is-off = Hang kikapcsolva: bekapcsolás
settings-haptics = Rövid rezgések
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
lost-withdrawn = Ezt a meghívót visszavonták
lost-withdrawn-about = Kérd el az új hivatkozást; addig nézheted a játékot.
lost-removed = Ez az asztal már nincs meg
lost-removed-about = Aki megnyitotta, törölte.
lost-link = Ez a hivatkozás már nem használható
lost-link-about = Egyszer használható, { $minutes } percig. Készíts újat azon az eszközön, amelyiken a hely van.
lost-wait = Egy pillanat türelmet
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
# $name are the others at the table.
home-put-away = Eltevés: { $name }
home-away = { $count ->
    [one] Egy asztalt eltettél ezen az eszközön; a címén megmarad.
   *[other] { $count } asztalt eltettél ezen az eszközön; a címükön megmaradnak.
}
home-bring-back = Vissza a listába
home-older-tables = Régebbi asztalok
home-older-why = Eltettük őket, mert ott régóta nem történt semmi. Minden megvan: nyiss meg egy asztalt, ha megnéznéd vagy folytatnád.
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
home-ended-expired = Lezárult: senki sem jött vissza
home-players = { $least }–{ $most } játékos
home-winter-queen-what = Rakj csillogó kristályokat a térképre, gyűjts varázskönyveket a megyékből, és mindegyiket akkor aktiváld, amikor a legfényesebben ragyog.
home-christina-regina-what = Vezess titokban egy frakciót a svéd udvarban, szerezz befolyást három pakli fölött, és csapj le, amikor senki sem számít rá.
home-play-bots = Játék gép ellen
home-level = Milyen erős?
home-opponents = Hány gép?
home-play-friends = Barátokkal
home-play-device = Ezen az eszközön
home-table-is-set = Előkészítjük az asztalt…
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
# What a bot without a level is like, after its name.
home-way-random = találomra játszik
home-way-greedy = pontra hajt
home-bot-random = Azt lépi, ami éppen eszébe jut: a legelső játékhoz.
home-bot-greedy = A legtöbb pontra hajt: tisztes ellenfél.
home-bot-novice = Kíméletes: a pontokat látja, sok mást nem.
home-bot-adept = Szinte mindent lát, és egy-két lépéssel előre is.
home-bot-expert = Semmi sem kerüli el a figyelmét, és tervez.
home-bot-master = Teljes erővel játszik: nehéz legyőzni.
home-bot-early = Siet a befolyással, és rövidre fogja a játszmát.
home-bot-late = Kivár, és elnyújtja a játszmát.
home-bot-bluffer = Más színűnek mutatja magát, hogy a tőrök célt tévesszenek.
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
home-end-english-literal = Az angol szabály szó szerint
home-end-english-literal-about = A kezdőjátékos következő körével bezárólag továbbjátszotok, aztán mindenki játszik még egyet: a kezdőjátékosnak eggyel több köre van.
home-option-wisps = Erdei bölcsek saját színű kristállyal
home-wisps-same = Pontot ér
home-wisps-same-about = Az ugyanilyen színű szomszédos kristályok számítanak.
home-wisps-none = Nem ér pontot
home-wisps-none-about = Az oldalhoz más színű kristály kell.
home-option-memory = Emlékeztető
home-memory-off = Nincs
home-memory-off-about = Az alulra tett kártyákat fejben kell tartani.
home-memory-on = Van
home-memory-on-about = Egy lista mutatja az alulra tett kártyákat, amelyeket mindenki látott.
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
lobby-starting = Indulunk…
lobby-starting-how = Minden hely foglalt. Az eszközök kicserélik a húzásokhoz hozott számaikat.
lobby-awaits = Minden hely foglalt. A húzásokhoz még hiányzik { $names } száma; ha nem érkezik meg, hamarosan nélküle kezdődik a játék.
lobby-seats = Az asztalnál
lobby-open-seat = Szabad hely
lobby-seat-waits = vár valakire
lobby-bot = gép
lobby-here = itt van
lobby-not-here = bezárta az oldalt
lobby-this-device = ennél az eszköznél
lobby-stand-up = Felállok
lobby-stand-up-named = { $name }: felállok
lobby-which-bot = Melyik gép?
lobby-sit-bot = Gép leültetése
lobby-seat-someone = Valaki ennél az eszköznél
lobby-not-now = Most nem
# Seat menu of the host; $name is who sits there.
lobby-seat-menu = { $name }: a hely módosítása
lobby-send-away = Elküldés
lobby-send-away-ask = { $name }: elküldöd?
lobby-send-away-how = A hely újra szabad lesz. Az asztal új hivatkozást kap; a régivel már senki sem jut ide.
lobby-open-again = Üljön ide ember
lobby-remove-seat = A hely eltávolítása
lobby-change = Az asztal módosítása
lobby-change-save = Módosítások mentése
lobby-stays-seated = ülve marad
# $what lists the changes: "3 players", "Map: Snowflake".
lobby-changed = Az asztal megváltozott: { $what }
lobby-changed-seats = { $count ->
    [one] { $count } hely
   *[other] { $count } hely
}
lobby-changed-to = { $name }: { $value }
lobby-new-link = Új hivatkozás
lobby-new-link-made = Ez az új hivatkozás. A régi már nem érvényes.
lobby-remove-table = Asztal törlése
lobby-remove-ask = Törlöd ezt az asztalt?
lobby-remove-how = Mindenkinél eltűnik, aki itt ül, és nem lehet visszahozni.
lobby-remove-do = Igen, törlöm
lobby-watching = Nézőként vagy itt. Ha játszanál, nyisd meg a meghívót, amelyet az asztalnál ülők küldhetnek neked.
lobby-invite = Meghívás
lobby-link = Hivatkozás ehhez az asztalhoz
lobby-copy = Hivatkozás másolása
lobby-copied = Másolva
lobby-link-selected = A hivatkozás ki van jelölve: másold ki a billentyűzettel vagy hosszú érintéssel.
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

page-opening = Az asztal megnyitása…
title-your-turn = Te jössz · { $game }
title-table = { $game } – Queendom
notice-your-turn = { $game }: te jössz
notice-table = Asztal: { $table }

# A hint: what a strong bot would do.
advice-title = Tipp
advice-thinks = Mérlegelem, mit lehet tenni…
advice-waits = Mérlegelem, mit lehet tenni, { $ahead } előtted…
advice-prepares = A botok még készülnek…
advice-choose = Semmi sem történik, amíg meg nem erősíted.
advice-chance = { $chance } esély a győzelemre
advice-equal = nagyjából ugyanolyan jó
advice-ahead = { $points ->
   *[other] Különbség a végén: { $ahead } pont
}
advice-pass = Passz
reason-exact = A játszma végéig kiszámolva.
reason-search = Nem egyetlen oka van: a kipróbált lépések közül ez bizonyult a legjobbnak.
fair-title = Tisztességes húzások
fair-open = Honnan jönnek a húzások?
fair-menu = Itt senki sem választhatja meg, mit húztok. Nézd meg, hogyan, és ellenőrizd.
fair-about = Itt senki sem választhatja meg, mit húztok, még az sem, aki a kiszolgálót üzemelteti. A kiszolgáló és a játékosok eszközei mind hoznak egy titkos számot. A húzásokat csak az összes szám együtt dönti el.
fair-about-server = Minden húzást a kiszolgáló titkos száma dönt el. Ez a játék előtt eldőlt; egyetlen játékos eszköze sem tett hozzá saját számot.
fair-about-same = Ez a játszma úgy kezdődik, mint egy korábbi: a húzások ugyanazok, és előre ismertek voltak.
fair-server = A kiszolgáló száma
fair-server-how = A kiszolgáló azelőtt rögzítette a számát, hogy bármelyik másikat ismerte volna. Ezt bizonyítja az ujjlenyomat: más számhoz nem illik. Maga a szám a játék után látható.
fair-server-open = Ez az ujjlenyomat már a játék előtt látható volt. Csak ehhez a számhoz illik.
fair-fingerprint = Ujjlenyomat
fair-seed = Szám (véletlenmag)
fair-number = Szám
fair-key = Az összes szám együtt (a húzások kulcsa)
fair-numbers = A játékosok számai
fair-numbers-how = Minden eszköz először egy ujjlenyomattal ígéri meg a számát. Ha minden hely foglalt, az eszközök felfedik a számokat, és senki sem változtathat a sajátján.
fair-brought-bot = gépként nem hoz számot
fair-brought-open = itt még senki sem ül
fair-brought-none = nem hoz számot
fair-brought-promised = számot ígért
fair-brought-opened = beleszól a húzásokba
fair-brought-missing = számot ígért, de az nem érkezett meg: a játék nélküle kezdődött
fair-brought-left-out = ez az oldal elküldte a számát, de a kiszolgáló nélküle kezdett
fair-exactly = Pontosan
fair-check = Az ellenőrzés
fair-check-later = A játék után ez az oldal mindent maga számol újra, és itt megmondja az eredményt.
fair-check-right = Ez az oldal ellenőrizte: semmi sem változott.
fair-check-wrong = Valami nem úgy van, ahogy megígérték.
fair-check-seed = A kiszolgáló számának az az ujjlenyomata, amely a játék előtt látható volt.
fair-check-seed-not = A kiszolgáló számának nem az az ujjlenyomata, amely a játék előtt látható volt.
fair-check-stayed = Ezt az ujjlenyomatot látta az oldal, mielőtt felfedte a saját számát.
fair-check-stayed-not = Nem ezt az ujjlenyomatot látta az oldal, mielőtt felfedte a saját számát.
fair-check-numbers = Minden felfedett szám az, amelyet megígértek.
fair-check-numbers-not = Az egyik szám nem az, amelyet megígértek.
fair-check-own-not = Az a szám, amelyet ez az oldal küldött, nincs benne.
fair-check-draws = Ha minden egyes húzást is ellenőriznél, mentsd el a feljegyzést, és futtasd ezt:
seat-bot = gép
seat-thinks = gondolkodik
seat-waits = { $ahead } előtted
seat-prepares = készülődik
seat-here = az asztalnál ül
seat-not-here = nincs az asztalnál
seat-away = gép helyettesíti
seat-menu = A helyed
seat-move = Folytatás másik eszközön
seat-move-how = Hivatkozás, amely átviszi oda a helyed. Egyszer használható, 15 percen belül.
seat-move-do = Hivatkozás készítése
seat-leave = Felállás az asztaltól
seat-leave-how = Amíg vissza nem jössz, gépi játékos helyettesít. Ha mindenki más is feláll, a játszma félbemarad.
seat-leave-how-shared = Aki feláll, azt gépi játékos helyettesíti, amíg vissza nem jön.
seat-leave-do = Felállok
seat-leave-named = { $name }: felállás
seat-return = Visszatérés
seat-return-how = Most gépi játékos helyettesít. Ülj vissza a helyedre.
seat-return-do = Visszaülök a helyemre
seat-return-named = { $name }: vissza a helyére
seat-home-how = Az asztal így marad. A kezdőlapon „Az asztalaid” vezet vissza ide.
seat-home-how-people = A helyed a tiéd marad, a többiek megvárják a lépéseidet. A kezdőlapon „Az asztalaid” vezet vissza ide.
seat-give-up = A játszma feladása
seat-give-up-how = A játszma azonnal véget ér, senki sem nyer, és nem lehet folytatni.
seat-give-up-how-last = Mindenki más felállt. Ha te is felállsz, a játszma azonnal véget ér, senki sem nyer, és nem lehet folytatni.
seat-give-up-open = Feladom…
seat-give-up-ask = Biztosan feladod? A játszma azonnal véget ér, és nem lehet folytatni.
seat-give-up-do = Igen, feladom
seat-keep = Játszom tovább
seat-stands-in = Helyetted most { $bot } játszik
seat-stands-in-for = { $name } helyett most { $bot } játszik
log-title = Napló
log-empty = Még semmi sem történt.
log-since = az utolsó köröd óta
side-title = Zsák, napló és a köröd
act-title = A köröd
act-your-turn = Te jössz
act-not-your-turn = Az asztalnál
act-game-over = A játék véget ért
act-sending = Lépés…
act-waiting = Egy pillanat…
act-bot-thinks = { $name } gondolkodik…
act-bot-waits = { $name } gondolkodik, { $ahead } előtted…
act-bot-prepares = { $name } még készülődik…
act-person-thinks = { $name } következik
act-watching = Nézőként vagy itt.
act-can-take-back = Amíg más nem lép, visszavonhatod a lépésed.
act-can-take-back-alone = Itt csak gépek játszanak ellened: a lépéseidet bármikor visszavonhatod.
act-stands-shown = A lépésed végleges: húzással járt, vagy valamire fény derült.
act-stands-others = Az utolsó lépésed végleges: azóta mások is léptek.
do-back = Visszavonom
do-take-back = Lépés visszavonása
do-pass = Passz
do-hurry = Gyorsabban
do-hint = Tipp
do-again = Mutasd újra
do-again-end = Vissza a körömhöz
# What others did since one's last turn: $what is one of the messages done-…, $since one of the next two.
done = { $what } ({ $since })
done-since-turn = a köröd óta
done-since-round = az utolsó körben
do-result = Eredmény
turn-stale = Az asztalnál közben továbbment a játék. Itt a mostani állás; a lépésed nem történt meg.
told-take-back = { $name }: az utolsó lépés visszavonása
told-leave = { $name }: távozás; helyettese: { $bot }
told-return = { $name }: újra az asztalnál
told-hand-over = { $name }: mostantól másik eszközön
told-rematch = Megnyílt a következő játszma
told-later = Néhány körrel később
result-title = A játék véget ért
result-winner = A győztes: { $name }
result-shared = Közös győzelem: { $names }
result-abandoned = A játszma félbemaradt
result-expired = Sokáig senki sem jött vissza, ezért a játszma lezárult
result-earlier-points = korábbi pontok
result-unseen-turns = itt nem látható körök
result-you-behind = te
result-largest-difference = A legnagyobb különbség: { $sources }.
result-most-came-from = A legtöbbet ez hozta: { $sources }.
result-record = Feljegyzés mentése
result-home = Kezdőlap
result-again = Új játszma
result-join-again = A következő játszmához
result-same = Ugyanez a kezdés újra
result-same-about = Ugyanaz az osztás, ugyanazok a húzások, ugyanaz a kezdőjátékos
result-next-level = Nyertél! Jöhet { $bot }
keys-title = Billentyűzet
keys-intro = Az egész játék játszható billentyűzettel. A Tab végigvezet az asztalon; ezek a billentyűk gyorsabbak:
keys-enter = választás, majd megerősítés
keys-back = egy lépés vissza
keys-again = a többiek köre még egyszer
keys-rule = a fókuszban lévő elem szabálya; jobb egérgombbal vagy hosszú érintéssel is
keys-hint = tipp, ha ennél az asztalnál kérhető
keys-log = a naplóhoz
keys-rules = szabályok röviden
keys-help = ez a lista
# In the rules a no-break space keeps a number and GyP together.
rules-title = Szabályok röviden

## The page: Christina Regina's table

court-hand-over = Add tovább: { $name }
court-lift = { $name } vagyok, mutasd

## The page: replays

# After the end of a game, and beside finished games on the start page.
replay-watch = A játszma visszanézése
replay-watch-short = Visszanézés
replay-open = Feljegyzés megnyitása
replay-position-broken = Ebben a hivatkozásban nincs állás
replay-position-broken-about = Talán útközben lemaradt a vége. Kérd el az egész hivatkozást attól, aki küldte.

## The page: rules

rules-page-link = Szabályok
rules-at-hand-step = a mostani teendőd
rules-at-hand-opening = A szabály megnyitása…
rules-at-hand-missing = A szabályt nem sikerült betölteni. Az összes szabály oldalán is megtalálod.

## The page: lessons

lesson-link = Tanuld meg öt perc alatt
lesson-hint = Új vagy itt? Egy vezetett első játszma megmutatja, hogyan megy.
lesson-to = Vissza a leckéhez
rules-page-open = A szabály: { $name }
rules-page-all = Minden szabály, kipróbálható példákkal
rules-at-hand-back = Előző szabály
rules-at-hand-page = Az összes szabály oldalán
rules-end = A játék vége
