## Games and what is in them

ending-scored = a befolyás pontozása
ending-christina = Krisztina királynő a saját útját választotta

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
# What others did since one's last turn, for whoever listens: see done. $name may be several.
done-drawn = húzta: { $name }
done-buried = kártyát tett itt alulra: { $name }
done-discarded = eldobta: { $name }
done-swapped = ide cserélte: { $name }
done-back = visszahozta: { $name }
done-attempt = merénylet: { $name }

## What can go wrong

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

## The page: Winter Queen at the table

advice-draw = { $drawn } húzása és { $buried } alulra tétele
advice-agitate = Agitáció: { $card } eldobása
advice-manipulate = Manipuláció: a két felső kártya cseréje: { $one } és { $other }
advice-persuade = Meggyőzés: { $card } vissza a pakli tetejére: { $stack }
advice-assassinate = Merénylet, áldozat: { $name }, { $number }. vezető, tőr: { $colour }
reason-influence = Ha most számolnánk, { $points } ponttal több befolyásod lenne.
reason-lowers = A többiek feltehetően { $points } pontot veszítenek.
reason-buries = A pakli aljára kerül: { $card }.
reason-discards = A dobópakliba kerül: { $card }.
reason-likely = { $victim } frakciója { $chance }-os valószínűséggel: { $colour }.
reason-hides = Keveset árul el a színedről.
reason-unlike-card = Az elsőtől eltérően felül marad: { $card }.

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
court-turn = { $turn }. kör
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
court-no-influence = { $stage ->
    [over] nincs befolyás
   *[going] még nincs befolyás
}
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
court-dagger-ready = bevethető
court-attempt-hit = sikerült
court-attempt-missed = kudarc
court-dock = { $name }: vezetők és akciók
court-colour-veiled = a színed rejtve
court-you-serve = a frakciód: { $faction }
court-peek = Tartsd nyomva
court-peeking = Engedd el
court-keep-open = Maradjon látható
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
court-goal = A célod: a játszma végén a színed minél feljebb legyen a három befolyáspakliban.{ $colour ->
    [open] {""}
   *[veiled] {" "}A „Tartsd nyomva” megmutatja a színedet.
}
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
court-attempt-dagger = Tőr, titokban
court-attempt-leader = Vezető, mindkettőtöké
court-attempt-victim = Áldozat
court-ready-pass = Passzolsz ebben a körben?
court-attempt-used = a neki szánt tőrt már felhasználtad
court-attempt-no-leader = már nincs olyan szám, amelynél egyikőtök vezetője sem bukott el
court-attempt-bluff = A saját színű tőröd csak célt téveszthet: ez blöff.
court-dagger-own = a tiéd
court-attempt-first-victim = Előbb válassz áldozatot.
court-attempt-secret = A tőrt csak te és az áldozatod látjátok majd. Te meglátod az áldozatod színét.
court-curtain-about = Minden titok a függöny mögött van: a színek, a jegyzetek és a tőrök.
court-drawer = Jegyzetek és napló
court-christina-wins = Krisztina királynő a saját útját járja
court-christina-about = Egyikőtök frakciójának sem maradt befolyása: a királynőnek nincs szüksége rátok.
court-you-win = Győztél! A királynő rád hallgat.
court-why-ahead = { $who ->
    [you] { $margin } pont volt az előnyöd, utánad: { $behind }.
    [behind-you] { $winner } { $margin } ponttal előzött meg téged.
   *[others] { $winner } előnye { $margin } pont volt, utána: { $behind }.
}
court-why-difference = { $source } ({ $points }, szemben: { $against })
court-why-part = { $source } ({ $points })
court-why-threes = Pontegyenlőség ({ $level }): a több első hely döntött ({ $own } : { $next }).
court-why-twos = Pontegyenlőség ({ $level }), első helyből is ugyanannyi: a több második hely döntött ({ $own } : { $next }).
court-why-shared = Teljes holtverseny: fejenként { $points } pont.
court-removed = elbukott vezető: kikerült
court-nobody = senkié: csak a helyet foglalja
court-end-row = { $card }: { $fate ->
    [removed] kikerült, a vezető elbukott
    [nobody] { $points }, senkié
   *[somebody] { $points }, { $name }
}
court-end-counting = A befolyás számolása folyik
court-end-skip = Mutasd az egészet
court-end-count = Most számoljuk: { $stack }
court-end-colours = Ki kit szolgált
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
ceremony-all = Amit mindannyian együttvéve láttak
ceremony-go-on = Tovább
ceremony-leader = { $metal ->
    [copper] a Réz
    [silver] az Ezüst
   *[gold] az Arany
}
ceremony-assassin-hit = A tőr célba talált
ceremony-assassin-hit-about = Az áldozat ({ $victim }) frakciója: { $faction }. Elbukik { $leader } vezetője.
ceremony-assassin-missed = A tőr célt tévesztett
ceremony-assassin-missed-about = Az áldozat ({ $victim }) frakciója: { $faction }. Elbukik { $leader } vezetőd.
ceremony-assassin-note = Ezt a pajzsot csak te láttad. Az áldozatod a tőrödet látta.
ceremony-victim-hit = Eltalált egy tőr
ceremony-victim-hit-about = A merénylő: { $assassin }; a tőrön: { $dagger }. Elbukik { $leader } vezetőd.
ceremony-victim-missed = Nem talált el a tőr
ceremony-victim-missed-about = A merénylő: { $assassin }; a tőrön: { $dagger }. Neki bukik el { $leader } vezetője.
ceremony-victim-note = A merénylő ({ $assassin }) mostantól ismeri a színedet. Az udvar csak azt tudja, hogyan végződött.
ceremony-court-hit = Sikeres merénylet: { $assassin } → { $victim }
ceremony-court-hit-about = Sikerült. Az áldozatnak elbukik { $leader } vezetője.
ceremony-court-missed = Sikertelen merénylet: { $assassin } → { $victim }
ceremony-court-missed-about = Kudarcot vallott. A merénylőnek elbukik { $leader } vezetője.
ceremony-court-note = A tőr is, a pajzs is rejtve maradt.
ceremony-all-hit-about = A tőrön: { $dagger }. Az áldozat ({ $victim }) frakciója: { $faction }. Az áldozatnak elbukik { $leader } vezetője.
ceremony-all-missed-about = A tőrön: { $dagger }. Az áldozat ({ $victim }) frakciója: { $faction }. A merénylőnek elbukik { $leader } vezetője.
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
court-rules-assassinate-how = Nevezz meg egy áldozatot, egy számot és titokban egy színt. Ha ez az áldozat színe, az ő ilyen számú vezetője bukik el, különben a tiéd: az elbukott vezető pajzsa elfordítva fekszik. Te megtudod az áldozat színét, az áldozat pedig látja a tőrt. Áldozatonként egyszer.
court-rules-pass = Passz
court-rules-pass-how = Csak addig, amíg valamelyik udvari pakli üres. Ha mindenki passzol egymás után, a játék véget ér.
court-rules-end-how = Minden elbukott vezető miatt kikerül a színének legfelső kártyája a számához tartozó befolyáspakliból. Ezután minden befolyáspakli felülről lefelé 3, 2 és 1 pontot ér. Az nyer, akinek a legtöbb pontja van; ha egyik játékos színéből sem maradt kártya sehol, Krisztina királynő győz.
