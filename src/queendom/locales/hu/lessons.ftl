## The page: lessons

lesson-note = Első játszma
lesson-title = Az első játszmád: { $game }
lesson-step = Rész: { $number } / { $count }
lesson-next = Tovább
lesson-back = Előző rész
lesson-skip = Ezt a részt kihagyom
lesson-play = Teljes játszma gép ellen
lesson-again = Még egyszer elölről
lesson-went-on = Legutóbb itt hagytad abba.
# Somebody made another legal turn than the one that is asked for.
lesson-other = Igazi játszmában ez is jó lenne. Most azt próbáld ki, amit a karika mutat.

# The first game of Winter Queen: what is said at each step, then while its turn is made, then when it is done.
lesson-wq-place = Győzelmi pontokat (GyP) varázskönyvekkel gyűjtesz. Egy körben három dolog közül egyet teszel: kristályt raksz a térképre, kristályt raksz egy könyved oldalára, vagy aktiválsz egy könyvet. Először a térkép: vedd el a bekarikázott piros kristályt.
lesson-wq-place-where = Minden ragyogó mező üres: oda rakhatnád a kristályt. Válaszd a b1 mezőt a piros megyében, a térkép szélén.
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
lesson-wq-activate = Ez egy külön kör, és most jó pillanat rá: aktiváld a könyvet.
lesson-wq-activate-ready = Erősítsd meg. Az oldal pontot hoz, aztán a könyv és a kristálya kikerül a játékból.
lesson-wq-activate-done = 3 GyP, és hely egy újabb könyvnek. Ha csak az egyik oldalon volt kristály, más nem történik. Mindenki látja, ki mit kap, de az összeg titkos: mindenki csak a sajátját tudja.
lesson-wq-castle = A bekarikázott kristály az utolsó a tartóján: aki elveszi, 1 GyP-t kap. Vedd el.
lesson-wq-castle-where = A kastély és a tornyok a Télkirálynő birtoka, egyik megyéhez sem tartoznak. Az ott előrajzolt kristály, mint a sárga az a2 mezőn, ugyanúgy számít, mint a lerakott. Rakd a tiédet a középső kastélyra, a c4 mezőre.
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
lesson-cr-sheet = { $name } már húzott feketét, most pedig az egyetlen akciókártyáját adta azért, hogy egy fekete kártya visszakerüljön: ez az Egyházra vall. Jegyezd fel: koppints kétszer a bekarikázott mezőre a „Ki kicsoda?” táblázatban, amíg kérdőjel nem lesz benne.
lesson-cr-sheet-done = Egy koppintás: nem, kettő: talán, három: igen. A jegyzeteidet csak te látod.
lesson-cr-strike = Erős jel, de nem bizonyíték: a rossz tőr a saját vezetődbe kerül, és igazi játszmában gyakran bölcsebb várni. Itt merd meg: válaszd a merényletet, áldozatnak ezt: { $name }, vezetőnek a Rezet, tőrnek a feketét.
lesson-cr-strike-done = Sikerült: az áldozat Réz vezetője elbukott, és a fekete elveszíti majd a kártyáját abban a pakliban. Te láttad az áldozat színét, ő a tőrödet, a többiek csak azt, hogyan végződött. Rossz tőrrel a saját vezetőd bukott volna el.
lesson-cr-pass = Később kiürül egy udvari pakli: már senki sem húzhat, és passzolni is lehet. A többiek passzoltak. Passzolj te is, és a játék véget ér.
lesson-cr-pass-done = Minden kiderült. Az elbukott vezető kártyája kikerült, aztán minden befolyáspakli 3, 2, 1 pontot ért. Győztél.
lesson-cr-end = Most már tudsz játszani. Figyeld, ki kinek segít, és ne kapj túl mohón a saját színed után.
