## Games and what is in them

# A colour by itself, of a crystal.
red = красная
green = зелёная
purple = фиолетовая
blue = синяя
yellow = жёлтая
# { CRYSTAL($colour) } finds the words of a colour's key; { CRYSTAL($colour, case: "wisps") } takes that attribute,
# if there is one. Forest Wisps are plural.
crystal-red = красная льдина
    .instrumental = красной льдиной
    .wisps = красные
crystal-green = зелёная льдина
    .instrumental = зелёной льдиной
    .wisps = зелёные
crystal-purple = фиолетовая льдина
    .instrumental = фиолетовой льдиной
    .wisps = фиолетовые
crystal-blue = синяя льдина
    .instrumental = синей льдиной
    .wisps = синие
crystal-yellow = жёлтая льдина
    .instrumental = жёлтой льдиной
    .wisps = жёлтые
crystal-any = льдина
# The letter on a crystal, for whoever does not tell the colours apart: one letter, another one for each colour.
letter-red = К
letter-green = З
letter-purple = Ф
letter-blue = С
letter-yellow = Ж
# The same with { COUNTY($county) }.
county-red = красная провинция
    .colour = красная
    .genitive = красной провинции
county-green = зелёная провинция
    .colour = зелёная
    .genitive = зелёной провинции
county-purple = фиолетовая провинция
    .colour = фиолетовая
    .genitive = фиолетовой провинции
county-blue = синяя провинция
    .colour = синяя
    .genitive = синей провинции
stag = олень
wolf = волк
bear = медведь
owl = сова
effect-wisps = Лесные огоньки
effect-rose = Роза ветров
effect-border = Страж границ
effect-clouds = Волшебные облака
effect-way = Яркий путь
effect-lights = Северное сияние
effect-star = Полярная звезда
effect-arcane = Тайное знание
effect-depicting = { $effect } ({ CRYSTAL($colour, case: "wisps") })
stage-main = основной этап
stage-final = завершающий этап
ending-final-scoring = итоговый подсчёт очков
ending-deadlock = ходов ни у кого не осталось

## What happened

# Log and announcements of the page, and the terminal. $name is a player's, $colour and $county are keys, $space,
# $book and $effect names, $crystals colours and $spaces spaces with commas between, $vp and $holder numbers.
# A name may be “Вы”, so no verb agrees with it.
told-place = { $name }: { CRYSTAL($colour) } на { $space }
told-place-take = { $name }: { CRYSTAL($colour) } на { $space }, взята книга «{ $book }»
told-place-take-county = { $name }: { CRYSTAL($colour) } на { $space }, взята книга { COUNTY($county, case: "genitive") }
told-fill = { $name }: { CRYSTAL($colour) } на странице «{ $effect }»
told-activate = { $name }: использована книга «{ $book }»
told-activate-return = { $name }: использована книга «{ $book }»; { CRYSTAL($colour) } с клетки { $space } возвращается в мешочек
told-gain = { $name } +{ $vp } ПО: «{ $effect }»
told-gain-spaces = { $name } +{ $vp } ПО: «{ $effect }» ({ $spaces })
told-gain-last = { $name } +1 ПО за последнюю льдину с подставки
told-refill = Подставка { $holder } пополнена: { $crystals }
told-reveal = Открыта книга { COUNTY($county, case: "genitive") }: «{ $book }»
told-final-stage = Мешочек пуст: начинается завершающий этап
# What others did since one's last turn, for whoever listens: see done. $name may be several.
done-placed = льдину сюда кладёт { $name }
done-returned = { CRYSTAL($colour) } обратно в мешочек: { $name }
done-filled = льдину кладёт { $name }
done-taken = книгу берёт { $name }
done-taken-book = книгу берёт { $name }
done-activated = { $name }: использована книга «{ $book }»

## At a table

no-pages = В игре { $game } нет страниц, которые можно посмотреть заранее.

## What can go wrong

no-such-space = На этом поле нет клетки «{ $given }».
no-such-colour = Цвета «{ $given }» нет.
no-such-county = Провинции «{ $given }» нет.
no-such-book = В этом издании нет книги «{ $given }».
no-such-page = Страницы { $given } нет. Страницы — 0 и 1.
no-such-holder = Подставки { $given } нет.
holder-out-of-reach = { $action }: эта подставка вам недоступна.
crystal-not-on-holder = { $action }: на этой подставке нет такой льдины.
space-not-empty = { $action }: на этой клетке уже есть льдина.
other-county = { $action }: эта клетка не даёт взять книгу той провинции.
pile-empty = { $action }: в этой провинции больше нет книг.
books-full = { $action }: у вас уже три книги.
book-not-yours = Это не ваша книга: { $action }
page-not-empty = { $action }: на этой странице уже лежит льдина.
return-only-with-two = { $action }: льдина возвращается в мешочек, только если на книге лежали две.
return-missing = { $action }: одна льдина должна вернуться в мешочек; укажите, с какой клетки.
return-not-placed = { $action }: выложенной льдины там нет; изображённые остаются.
choice-does-not-fit = { $book }, страница { $page }: для этого эффекта нельзя выбрать «{ $given }».

## The page: Winter Queen at the table

top-main = Круг { $round } · основной этап
top-main-only = Основной этап
# The turns first: on a phone the rest is cut.
top-final = { $turns ->
    [1] Последний ход
    [one] Остался { $turns } ход
    [few] Осталось { $turns } хода
    [many] Осталось { $turns } ходов
   *[other] Осталось { $turns } хода
} · завершающий этап
# The same for somebody at the table: $turns are their own.
top-final-mine = { $turns ->
    [1] У вас ещё один ход
    [one] У вас ещё { $turns } ход
    [few] У вас ещё { $turns } хода
    [many] У вас ещё { $turns } ходов
   *[other] У вас ещё { $turns } хода
} · завершающий этап
top-final-your-last = Ваш последний ход · завершающий этап
top-final-last = Последний ход: { $name } · завершающий этап
top-players = { $count } { $count ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
top-bag-and-log = Мешочек (осталось { $count }) и журнал
map = Поле
ground-county = { COUNTY($county) }
ground-castle = дворец, королевские владения
ground-tower = башня, королевские владения
space-empty = пусто
space-placed = { CRYSTAL($colour) }
space-depicted = { CRYSTAL($colour) }, изображённая
space-scores = приносит очки
space-can-place = сюда можно поместить льдину
space-can-return = можно вернуть в мешочек
# $state may be empty.
space-label = { $space }, { $ground }: { $content }. { $state }
slot-empty = льдины ещё нет
book-name = { $left } / { $right }
book-activate = Использовать
book-at-the-end = Очки в конце
book-needs-crystal = Нужна льдина
book-free-place = свободное место для книги
dock-first-book = Поместите льдину на поле: верхняя книга этой провинции может стать вашей
dock-label = { $name }: очки и книги
page-what = { $effect }: { $how }
page-place-here = Сюда можно положить льдину
page-of = Чья книга: { $owner }
top-scoring = Итоговый подсчёт
hint-out-of-reach = Эта подставка вам недоступна: берите с тех, что слева и справа от вас.
hint-space-taken = Здесь уже есть льдина. Выберите светящуюся клетку.
hint-crystal-first = Сначала выберите льдину.
advice-place = { CRYSTAL($colour) } на { $space }
advice-place-take = { CRYSTAL($colour) } на { $space } и книга { COUNTY($county, case: "genitive") }
advice-fill = { CRYSTAL($colour) } на страницу «{ $effect }»
advice-activate = Использовать книгу «{ $book }»
advice-activate-return = Использовать книгу «{ $book }»; с клетки { $space } в мешочек вернётся { CRYSTAL($colour) }
# Why it is good.
reason-points = Сразу принесёт { $points } ПО.
reason-pages = Ваши страницы принесут на { $points } ПО больше.
reason-spoils = Страницы соперников принесут на { $points } ПО меньше.
reason-book = Взятая книга при нынешнем поле может принести до { $points } ПО.
reason-full = На одной из ваших книг будут обе льдины.
reason-unlike-book = В отличие от первого варианта, книга — «{ $book }».
reason-unlike-denies = В отличие от первого варианта, следующему игроку ({ $name }) недоступна { CRYSTAL($colour) }.
reason-unlike-leaves = В отличие от первого варианта, следующему игроку ({ $name }) доступна { CRYSTAL($colour) }.
reason-unlike-promise = После этого книга может принести до { $points } ПО, а в первом варианте — до { $other }.
reason-unlike-helps = В отличие от первого варианта, страницы соперников получают { $points } ПО.
reason-unlike-spares = В отличие от первого варианта, ничего не даёт страницам соперников.
act-final-help = Книги больше не используются: заполненные страницы принесут очки в конце.
preview-book-any = Здесь можно взять книгу любой провинции.
page-worth = сейчас приносит { $vp } ПО
page-would-score = принесла бы { $vp } ПО
page-worth-short = сейчас
page-would-short = дала бы
pile-label = Стопка { COUNTY($county, case: "genitive") }: { $book }, { $below ->
    [0] ниже ничего нет
    [one] ниже ещё { $below } книга
    [few] ниже ещё { $below } книги
    [many] ниже ещё { $below } книг
   *[other] ниже ещё { $below } книги
}{ $state ->
    [legal] . Эту книгу можно взять
   *[no] {""}
}
pile-left = осталось { $count }
pile-empty-short = книг больше нет
holder-number = Подставка { $number }
holder-pool = Все льдины
holder-in-reach = доступна
holder-far = недоступна
crystal-label = { CRYSTAL($colour) }, подставка { $holder }{ $state ->
    [legal] . Можно взять
    [last] . Последняя: +1 ПО
   *[no] . Сейчас недоступна
}
vp-unit = ПО
vp-plus = +{ $vp } ПО
vp-hidden = ПО скрыты
vp-yours-only = видите только вы
first-player = первый игрок
player-open = { $name }: показать книги
player-no-books = книг пока нет
bag-title = В мешочке
bag-count = { CRYSTAL($colour) }: { $count }
bag-help = Когда мешочек опустеет, начнётся завершающий этап.
bag-empty-help = Мешочек пуст.
drawer-title = Мешочек и журнал
how-wisps = льдины второго цвета рядом с выбранной
how-rose = выбранная льдина и её цвет на всех шести линиях
how-border = льдины этого цвета у края поля
how-clouds = каждая группа этого цвета, одиночки тоже
how-way = ряд льдин разных цветов без пропусков
how-lights = зоны с этим цветом, до пяти
how-star = пустые клетки вокруг выбранной льдины
how-arcane = этот цвет на ваших книгах и книгах одного соперника
preview-title = Что это принесёт
preview-page-would = { $effect } с { CRYSTAL($colour, case: "instrumental") }, если положить сейчас:
preview-page-worth = { $effect } с { CRYSTAL($colour, case: "instrumental") } сейчас:
preview-each-colour = сейчас, по цвету льдины:
preview-changes = Ваши страницы после этого:
preview-crystal = { CRYSTAL($colour) } на ваших пустых страницах принесла бы:
preview-last-crystal = последняя льдина на подставке
cost-yours = Ваши страницы
cost-nothing = Заполненные страницы не изменятся.
cost-help = У каждой — сколько ПО прибавится вам минус сколько другим.
preview-counts-for = Её считают ваши страницы: { $effects }
preview-book-here = Здесь можно взять книгу.
why-nothing = считать нечего.
why-last-crystal = последняя льдина с подставки.
why-wisps = льдины рядом с той, что на { $from }.
why-rose = льдины этого цвета на линиях от { $from }.
why-border = льдины этого цвета у края.
why-clouds = группы этого цвета.
why-way = разные цвета подряд от { $from }.
why-lights = зоны с этим цветом.
why-star = пустые клетки вокруг { $from }.
why-arcane = льдины этого цвета на книгах, своих и соперника ({ $name }).
act-start = Выберите льдину
act-start-help = Возьмите её со светящейся подставки.
act-start-help-books = Возьмите её со светящейся подставки или используйте книгу.
act-where = { CRYSTAL($colour) }: куда?
act-where-help = Выберите светящуюся клетку.
act-where-help-pages = Выберите светящуюся клетку или пустую страницу.
act-book = Взять книгу?
act-book-help = Выберите стопку или ходите без книги.
act-return = Какая льдина вернётся в мешочек?
act-return-help = Выберите на поле одну из обведённых льдин.
act-ready-place = { CRYSTAL($colour) } на { $space }?
act-ready-place-take = { CRYSTAL($colour) } на { $space } и книга { COUNTY($county, case: "genitive") }?
act-ready-fill = { CRYSTAL($colour) } на страницу «{ $effect }»?
act-ready-activate = Использовать книгу «{ $book }»?
act-ready-help = Или выберите что-то другое.
act-ready-return = С клетки { $space } в мешочек вернётся { CRYSTAL($colour) }.
act-pass = На этом ходу вы ничего не можете сделать
act-pass-help = Нельзя ни поместить льдину, ни использовать книгу.
act-counting = { $you ->
    [yes] Подсчёт ваших книг: «{ $effect }», { $vp } ПО
   *[no] Подсчёт книг — { $name }: «{ $effect }», { $vp } ПО
}
do-place = Поместить на { $space }
do-fill = Положить сюда
do-activate = Использовать
do-without-book = Без книги
result-you-win = Победа! Вы — новый главный советник.
result-advisor = Главный советник
result-before = Раньше
result-why-ahead = { $who ->
    [you] Ваш отрыв — { $margin } ПО, следом { $behind }.
    [behind-you] { $winner }: отрыв от вас — { $margin } ПО.
   *[others] { $winner }: отрыв — { $margin } ПО, следом { $behind }.
}
result-why-difference = { $source } ({ $points } ПО против { $against })
result-why-part = { $source } ({ $points } ПО)
result-why-shared = По { $points } ПО: при равенстве победа общая.
result-during = В ходе игры
result-at-the-end = Итоговый подсчёт очков
result-last-crystals = Последние льдины
keys-crystals = к льдинам
keys-map = к полю
keys-books = к вашим книгам
keys-activate = к книге, которую можно использовать
keys-piles = к стопкам книг
keys-arrows = двигаться по полю и льдинам
rules-aim = Набирайте победные очки (ПО) с помощью книг заклинаний. Их страницы считают льдины на поле; у кого в конце больше всего ПО, тот становится главным советником королевы.
rules-turn = Ваш ход: одно из трёх
rules-place = Поместить льдину на поле
rules-place-how = Возьмите льдину с доступной подставки и положите её на любую пустую клетку. После этого можно взять верхнюю книгу этой провинции, а на дворце или башне — любой провинции. Больше трёх книг держать нельзя.
rules-fill = Поместить льдину на страницу
rules-fill-how = Возьмите льдину с доступной подставки и положите её на пустую страницу своей книги. От цвета льдины зависит, что считает страница.
rules-activate = Использовать книгу
rules-activate-how = Каждая страница со льдиной приносит очки, затем книга и её льдины выходят из игры. Если льдины лежали на обеих страницах, одна из выложенных на поле льдин, по вашему выбору, возвращается в мешочек.
rules-last-crystal = Тот, кто забирает с подставки последнюю льдину, получает 1 ПО, и подставка пополняется.
rules-effects = Восемь эффектов
rules-effect-wisps = Выберите льдину одного из двух цветов страницы: 1 ПО за каждую соседнюю льдину второго цвета.
rules-effect-rose = Выберите льдину нужного цвета: 1 ПО за неё и за каждую льдину её цвета на шести прямых от неё.
rules-effect-border = 1 ПО за каждую льдину нужного цвета у края поля.
rules-effect-clouds = 1 ПО за каждую группу соседних льдин нужного цвета; одиночная льдина — тоже группа.
rules-effect-way = Выберите льдину нужного цвета и направление: 1 ПО за каждую льдину в непрерывном ряду разных цветов, не больше пяти.
rules-effect-lights = 1 ПО за каждую из пяти зон, где есть нужный цвет: это четыре провинции и королевские владения.
rules-effect-star = Выберите льдину нужного цвета: 1 ПО за каждую пустую клетку рядом с ней.
rules-effect-arcane = Выберите соперника: 1 ПО за каждую льдину нужного цвета на ваших и его книгах, в том числе изображённую.
rules-end-how = Когда мешочек пустеет, начинается завершающий этап: все льдины лежат на одной подставке, книги больше не используют, круг доигрывают до конца, и у каждого ещё один, последний ход. Затем приносят очки все заполненные страницы книг, оставшихся у игроков.
