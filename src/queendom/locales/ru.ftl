## Games and what is in them

winter-queen = Зимняя Королева
christina-regina = Christina Regina
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
stage-over = игра окончена
ending-final-scoring = итоговый подсчёт очков
ending-scored = влияние подсчитано
ending-christina = королева Кристина избрала собственный путь
ending-abandoned = партия прервана
ending-deadlock = ходов ни у кого не осталось
vp = { $vp } ПО
you = Вы
person = Игрок { $number }
bot-random = Снежинка
bot-greedy = Сорока

## Playing in the terminal

play-title = { $game } · { $stage }
play-turns-left = { $turns ->
    [1] последний ход
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
    [many] осталось { $turns } ходов
   *[other] осталось { $turns } хода
}
play-bag = Мешочек: { $count } { $count ->
    [one] льдина
    [few] льдины
    [many] льдин
   *[other] льдины
}
play-holder = Подставка { $number }
play-pool = Все льдины
play-in-reach = под рукой
play-pile = { COUNTY($county, case: "colour") } ({ $crest })
play-pile-empty = книг больше нет
play-below = ещё { $count }
play-books = { $name }: { $count ->
    [0] книг пока нет
    [one] { $count } книга
    [few] { $count } книги
    [many] { $count } книг
   *[other] { $count } книги
}
play-would-score = принесёт
play-hidden = ? ПО
play-token = первый
play-map-legend = R — выложена · (r) — изображена на жетоне
play-what = Что будете делать?
play-place = поместить льдину на поле
play-fill = поместить льдину на страницу книги
play-activate = использовать книгу
play-draw = взять карту, а другую убрать под низ
play-agitate = агитация: сбросить верхнюю карту
play-manipulate = манипуляция: поменять местами две верхние карты
play-persuade = убеждение: вернуть сброшенную карту
play-assassinate = совершить покушение
play-pass = пасовать
play-which-crystal = Какую льдину?
play-crystal = { CRYSTAL($colour) } с подставки { $holder }
play-last-crystal = последняя: +1 ПО
play-which-space = На какую клетку? Введите её название, например { $example }
play-which-book = Взять книгу?
play-no-book = не брать
play-take = книга { COUNTY($county, case: "genitive") }: { $book }
play-which-page = На какую страницу?
play-page = { $effect }: сейчас { $vp } ПО
play-which-activation = Какую книгу?
play-activation = { $book }: { $vp } ПО
play-which-return = Одна льдина возвращается в мешочек. С какой клетки? Например, { $example }
play-confirm = { $move }. Enter — сделать ход, b — выбрать заново:
play-confirm-again = Ход ещё не сделан. Нажмите Enter, чтобы сделать его, или b, чтобы выбрать другой.
play-prompt-help = номер или ход, например { $example } · b: заново · r: коротко о правилах · q: выйти
play-not-understood = «{ $given }»: такого варианта нет. Введите номер от 1 до { $most }, b — начать заново, q — выйти.
play-not-a-space = «{ $given }»: такой клетки в списке нет. Подходят: { $expected }
play-short-rules-winter-queen =
    На своём ходу сделайте одно из трёх. Поместите доступную вам льдину с подставки на пустую клетку и, если хотите,
    возьмите верхнюю книгу этой провинции (на дворце или башне — книгу любой провинции; больше трёх книг держать
    нельзя). Или положите льдину на пустую страницу своей книги. Или используйте книгу: каждая страница со льдиной
    приносит очки за льдины того же цвета на поле, после чего книга выходит из игры. Тот, кто забирает с подставки
    последнюю льдину, получает 1 ПО. Когда мешочек опустеет, остаётся последний круг, а затем приносят очки все книги.
    Побеждает тот, у кого больше ПО. Полные правила: docs/rules/winter-queen.md
play-short-rules-christina-regina =
    Вы тайно управляете одной из фракций. На своём ходу сделайте что-то одно. Возьмите верхнюю карту одной стопки, а верхнюю
    карту другой уберите под низ: цветная карта ложится в стопку влияния своего металла, бесцветная уходит в сброс. Или
    сыграйте карту действия, один раз за игру: агитация сбрасывает верхнюю карту, манипуляция меняет две местами,
    убеждение возвращает одну из сброшенных. Или совершите покушение: назовите жертву, номер лидера и, втайне, цвет; если
    это цвет жертвы, падёт её лидер, если нет — ваш. Когда какая-нибудь стопка пуста, карт больше не берут, а когда
    подряд спасуют все, игра заканчивается: каждый павший лидер лишает свою фракцию её верхней карты, затем каждая стопка
    влияния приносит 3, 2 и 1 очко, считая сверху. Полные правила: docs/rules/christina-regina.md
play-bye = Вы вышли из-за стола. До свидания!
play-over = Конец игры ({ $ending }): { $scores }
play-you-win = Вы победили! У королевы новый главный советник.
play-nobody-wins = Победителя нет.
play-curtain = Занавес опущен. { $name }, нажмите Enter, когда экран будет виден только вам.
play-done = Ваш ход окончен. Нажмите Enter, чтобы опустить занавес.
play-shared = Общая победа: { $names }.
play-winner = Победа: { $name }.

## Christina Regina

copper = Медь
silver = Серебро
gold = Золото
card-blue = синяя
card-red = красная
card-green = зелёная
card-black = чёрная
card-purple = фиолетовая
card-none = без цвета
faction-council = Совет
faction-army = Армия
faction-academy = Академия
faction-church = Церковь
faction-embassy = Посольство
cr-card = { $number } { $colour }
cr-you-are = Ваша фракция — { $colour }: { $faction }.
cr-top = верх
cr-empty = пусто
cr-influence = Влияние
cr-discards = Сброс:
cr-no-discards = пусто
cr-buried = внизу: { $cards }
cr-action-ready = карта действия
cr-action-spent = действие сыграно
cr-attempt-success = { $number } → { $victim }: успех
cr-attempt-failure = { $number } → { $victim }: провал
cr-which-draw = Какую карту взять?
cr-which-bury = Какую карту убрать под низ?
cr-which-agitate = Какую карту сбросить?
cr-which-pair = Какие верхние карты поменять местами?
cr-which-card = Какую карту вернуть?
cr-onto-which = На какую стопку её положить?
cr-which-victim = Кто жертва?
cr-which-number = Номер лидера, вашего и жертвы?
cr-which-dagger = Против какой фракции кинжал? Выбор тайный.

## What happened

told-cr-draw = { $name }: взята карта { $drawn }, под низ убрана { $buried }
told-cr-agitate = { $name }: агитация, сброшена карта { $card }
told-cr-manipulate = { $name }: манипуляция, меняются местами верхние карты стопок «{ $one }» и «{ $other }»
told-cr-persuade = { $name }: убеждение, карта { $card } возвращается на верх стопки «{ $stack }»
told-cr-assassinate = { $name }: покушение, жертва — { $victim }, лидер { $number }
told-cr-assassinate-dagger = { $name }: покушение, жертва — { $victim }, лидер { $number }, кинжал — { $colour } фракция
told-cr-success = Покушение удалось.
told-cr-failure = Покушение провалилось.
told-cr-seen = { $victim } — { $colour } фракция.
told-cr-reveal = { $stack }: открыта карта { $card }

# Log and announcements of the page, and the terminal. $name is a player's, $colour and $county are keys, $space,
# $book and $effect names, $crystals colours and $spaces spaces with commas between, $vp and $holder numbers.
# A name may be “Вы”, so no verb agrees with it.
told-place = { $name }: { CRYSTAL($colour) } на { $space }
told-place-take = { $name }: { CRYSTAL($colour) } на { $space }, взята книга «{ $book }»
told-place-take-county = { $name }: { CRYSTAL($colour) } на { $space }, взята книга { COUNTY($county, case: "genitive") }
told-fill = { $name }: { CRYSTAL($colour) } на странице «{ $effect }»
told-activate = { $name }: использована книга «{ $book }»
told-activate-return = { $name }: использована книга «{ $book }»; { CRYSTAL($colour) } с клетки { $space } возвращается в мешочек
told-pass = { $name }: пас
told-gain = { $name } +{ $vp } ПО: «{ $effect }»
told-gain-spaces = { $name } +{ $vp } ПО: «{ $effect }» ({ $spaces })
told-gain-last = { $name } +1 ПО за последнюю льдину с подставки
told-refill = Подставка { $holder } пополнена: { $crystals }
told-reveal = Открыта книга { COUNTY($county, case: "genitive") }: «{ $book }»
told-final-stage = Мешочек пуст: начинается завершающий этап
told-end = Игра окончена

## Commands

preparing = Готовим правила, один раз после установки (около { $seconds } { $seconds ->
    [one] секунды
    [few] секунд
    [many] секунд
   *[other] секунды
})…
simulating = Играем { $games } { $games ->
    [one] партию
    [few] партии
    [many] партий
   *[other] партии
}
simulated = { $game }: партий { $games }, игроков { $players }, время { $seconds } с; ходов за партию { $plies }
simulated-seat = Место { $seat } ({ $bot }): побед { $wins } %, очков в среднем { $score }
simulated-endings = Чем закончились партии: { $endings }
simulated-records = Записи партий: { $folder }
replayed = { $file }: { $game }, игроков { $players }, событий { $events }
checked = { $file }: каждое событие и каждый случайный исход верны
checked-unfinished = { $file }: все события верны; зерно незаконченной партии не раскрывается
checked-all = Верных записей: { $good } из { $all }
result-line = Результат: { $scores } · { $ending }
edition-good = { $file }: издание «{ $name }» игры «{ $game }», версия { $version }; ошибок нет
edition-provenance = { $part } — { $provenance }
games-default = { $value } (по умолчанию)
measuring = Измеряем: { $what }
bench-peers-missing = Не с чем сравнивать, нужная программа не установлена: ./play --setup --bench установит OpenSpiel, а если есть Node, то и boardgame.io
bench-failed = Измерение не удалось ({ $command }): { $reason }

lists-rebuilt = Заново составлены списки { $tables ->
    [1] одного стола
    [one] { $tables } стола
    [few] { $tables } столов
    [many] { $tables } столов
   *[other] { $tables } стола
}.
serving = Queendom открыт: { $address } (Ctrl+C — закрыть)

## At a table

seat-moved = Ваше место перенесено на другое устройство. Теперь вы наблюдаете.
seat-not-yours = Место { $seat } не ваше. Сядьте за стол по приглашению или откройте ссылку, которая переносит место сюда.
seat-taken = Место { $seat } занято. Выберите другое.
no-open-seat = За этим столом нет свободных мест. Вы можете наблюдать.
invitation-wrong = Это приглашение не к этому столу. Попросите новую ссылку.
only-the-host = Это может сделать только тот, кто открыл стол.
not-seated = Это могут делать только те, кто сидит за столом.
seat-left-already = Вы уже покинули место { $seat }. На него можно вернуться.
seat-not-left = Вы не покидали место { $seat }.
link-wrong = Эта ссылка уже использована, заменена или создана больше { $minutes } { $minutes ->
    [one] минуты
    [few] минут
    [many] минут
   *[other] минуты
} назад. Создайте новую на устройстве, которому принадлежит место.
table-unknown = Стола «{ $given }» нет. Проверьте ссылку.
table-waiting = Партия ещё не началась: есть свободные места.
table-not-over = Партия ещё не окончена.
rematch-exists = Следующая партия уже открыта, за столом { $table }.
position-tells-secrets = Кто открывает эту позицию, знает цвета всех игроков. Играть в ней могут только игроки за этим устройством и боты.
nothing-to-take-back = Отменять нечего.
take-back-past-other = С тех пор уже сходил игрок на месте { $seat }. Ход можно отменить, только пока не сходил кто-то другой.
take-back-past-chance = На этом ходу что-то вытянули наугад. То, что уже увидели, отменить нельзя.
take-back-past-reveal = На этом ходу что-то открылось. То, что уже увидели, отменить нельзя.
no-seat-without-token = У этого устройства здесь нет места. Сначала сядьте за стол.
id-used-already = Идентификатор команды «{ $command }» уже использован для другого. Каждой команде нужен свой.
no-pages = В игре { $game } нет страниц, которые можно посмотреть заранее.

## What can go wrong

address-unusable = Не удаётся открыть { $address }: { $reason }. Выберите другой порт с помощью --port.
address-unknown = По этому адресу ничего нет. Что есть, рассказано в /api/docs.
method-wrong = Такой запрос по этому адресу не принимается. Какие принимаются, рассказано в /api/docs.
message-malformed = Сообщение составлено неверно: «{ $part }» ({ $reason }). Как надо, рассказано в /api/docs.
message-too-long = Сообщение длиннее { $most } { $most ->
    [one] байта
    [few] байт
    [many] байт
   *[other] байта
}.
origin-wrong = Странице с чужого адреса ({ $given }) это не разрешено. Чтобы разрешить, запустите сервер с --origin.
store-failed = Сохранить не удалось, поэтому ничего не произошло. Попробуйте ещё раз.
server-failed = На сервере что-то пошло не так; ничего не изменилось. Попробуйте ещё раз.
database-unknown = «{ $url }»: такой базы данных Queendom не знает. Ожидается: { $expected }.
database-unreachable = Не удаётся обратиться к базе данных { $url }: { $reason }.
database-newer = База данных { $url } создана более новой версией Queendom ({ $reason }; этой известна { $expected }). Обновите Queendom.
bench-browser-missing = Страница измеряется в Chromium с помощью playwright, а чего-то из них нет: ./play --setup --bench установит playwright; в Debian Chromium ставит apt install chromium
bench-pages-missing = Страницы не собраны, измерять нечего: их соберёт ./play --setup.

unknown-game = Игры «{ $given }» нет. Есть: { $expected }.
unknown-bot = Бота «{ $given }» нет. Есть: { $expected }.
unknown-edition = У игры { $game } нет издания «{ $given }». Есть: { $expected }; или укажите путь к файлу .toml.
unknown-option = У игры { $game } нет настройки «{ $given }». Есть: { $expected }.
unknown-language = Языка «{ $given }» нет. Есть: { $expected }.
wrong-option = Настройка { $option } не может быть «{ $given }». Возможно: { $expected }.
wrong-option-form = «{ $given }» — не настройка. Пишите имя=значение, например end=english-literal.
wrong-player-count = { $game }: игроков должно быть { $expected }, а не { $given }.
wrong-seats = { $given }: мест должно быть { $expected }, каждое с именем.
wrong-bots = Ботов { $given }, а мест { $players }. Назовите одного бота на всех или по одному на каждое место, через запятую.
no-such-seat = Места «{ $given }» нет. Места считаются с 0: { $expected }.
seed-unreadable = «{ $given }» — не зерно. Зерно — это целое число от 0 до 2²⁵⁶ − 1 или 64 шестнадцатеричные цифры.
number-wrong = { $name }: { $given } не подходит; ожидается: { $expected }

game-over = Игра окончена.
chance-first = Прежде чем ходить, нужно вытянуть то, что решает случай.
not-your-turn = Сейчас ходит не место { $given }, а место { $expected }.
no-such-action = Такого действия нет: { $action }
no-such-outcome = Случай не может дать исход { $given } (источник: { $source }).
no-such-space = На этом поле нет клетки «{ $given }».
no-such-colour = Цвета «{ $given }» нет.
no-such-county = Провинции «{ $given }» нет.
no-such-book = В этом издании нет книги «{ $given }».
no-such-page = Страницы { $given } нет. Страницы — 0 и 1.
no-such-holder = Подставки { $given } нет.
action-malformed = Это не действие: { $given }. Ошибка в «{ $part }», ожидается: { $expected }.
holder-out-of-reach = { $action }: до этой подставки вам не дотянуться.
crystal-not-on-holder = { $action }: на этой подставке нет такой льдины.
space-not-empty = { $action }: на этой клетке уже есть льдина.
other-county = { $action }: эта клетка не даёт взять книгу той провинции.
pile-empty = { $action }: в этой провинции больше нет книг.
books-full = { $action }: у вас уже три книги.
book-not-yours = Это не ваша книга: { $action }
page-not-empty = { $action }: на этой странице уже лежит льдина.
book-without-crystal = { $action }: на этой книге ещё нет льдины.
no-activation-in-final-stage = { $action }: на завершающем этапе книги не используют; заполненные страницы принесут очки в конце.
return-only-with-two = { $action }: льдина возвращается в мешочек, только если на книге лежали две.
return-missing = { $action }: одна льдина должна вернуться в мешочек; укажите, с какой клетки.
return-not-placed = { $action }: выложенной льдины там нет; изображённые остаются.
stack-empty-no-draw = { $action }: одна из стопок двора пуста, поэтому карт больше не берут.
same-stack = { $action }: нужны две разные стопки.
action-card-spent = { $action }: свою карту действия вы уже сыграли.
stack-empty = { $action }: эта стопка пуста.
card-not-discarded = { $action }: в сбросе нет такой карты.
victim-is-oneself = { $action }: выберите жертвой кого-то другого.
no-such-victim = { $action }: там никто не сидит.
attempted-already = { $action }: на эту жертву вы уже покушались.
own-leader-tilted = { $action }: ваш лидер с этим номером пал.
victims-leader-tilted = { $action }: лидер жертвы с этим номером уже пал.
pass-only-with-empty-stack = { $action }: пасовать можно, только пока одна из стопок двора пуста.
no-such-stack = Стопки «{ $given }» нет.
no-such-card = Карты «{ $given }» нет.
no-such-leader = Лидера { $given } нет. Лидеры — 1, 2 и 3.
pass-not-allowed = { $action }: у вас есть другие ходы, поэтому пасовать нельзя.
choice-does-not-fit = { $book }, страница { $page }: для этого эффекта нельзя выбрать «{ $given }».
move-unreadable = «{ $given }» — это не ход. Как записывают ходы: docs/notation.md.

edition-unreadable = Не удаётся прочитать { $file }: { $reason }
edition-missing = { $file }: не хватает { $part }; ожидается: { $expected }.
edition-wrong = { $file }: { $part } — { $found }; ожидается: { $expected }.
position-wrong = Ошибка в позиции («{ $part }»). Найдено: { $found }; ожидается: { $expected }.
file-unreadable = Не удаётся прочитать { $file }: { $reason }
output-failed = Не удалось вывести ответ: { $reason }
file-unwritable = Не удаётся записать { $file }: { $reason }
record-format = Это не запись партии: найден формат { $found }, ожидается { $expected }.
record-wrong = Ошибка в записи партии («{ $part }»). Найдено: { $found }; ожидается: { $expected }.
record-rules-version = Запись сделана по версии правил { $given }; этой программе известна { $expected }.
record-unreadable-event = Не удаётся прочитать событие ({ $reason }): { $event }
record-draw-missing = Нужно что-то вытянуть (источник: { $source }), а в записи не сказано, что именно.
record-draw-impossible = Того, что указано в записи, вытянуть нельзя (источник: { $source }).
record-draw-not-from-seed = Вытянутое (источник: { $source }) не следует из зерна записи.
record-event-differs = Событие { $index } расходится. В записи: { $given } По правилам: { $expected }
record-event-refused = Событие { $index } невозможно: { $reason }
record-result = Результат расходится. В записи: { $given } По правилам: { $expected }

## What was expected: $expected of the messages above

expected-text = текст
expected-number = целое число
expected-list = список
expected-names-and-values = имена и значения
expected-name-or-path = имя или путь
expected-plain-values = текст, числа, списки и таблицы
expected-levels = не больше { $most } { $most ->
    [one] уровня
    [few] уровней
    [many] уровней
   *[other] уровня
}
expected-numbers = { $count } { $count ->
    [one] число
    [few] числа
    [many] чисел
   *[other] числа
}
expected-lists = { $count } { $count ->
    [one] список
    [few] списка
    [many] списков
   *[other] списка
}
expected-flags = { $count } × true или false
expected-at-most = не больше { $most }
expected-action = действие
expected-chance = то, что решает случай
expected-county-or-null = провинция или null
expected-choices = выбор для страницы 0 или 1
expected-two-stacks = две стопки
expected-seed = 64 шестнадцатеричные цифры
expected-setting = те же игроки, настройки и первый игрок, что и в записи
expected-end-event = последнее событие — конец игры
expected-event = событие с указанным типом
expected-deal = хотя бы раздача
expected-seat-names = имя для каждого места
expected-edition-contents = содержимое файла издания
expected-neighbours = в одной строке клетки через два столбца, а в соседней — со сдвигом на один
expected-book-name = имя из знаков a–z, 0–9 и -
expected-two-pages = две страницы
expected-space = клетка этого издания
expected-bare-space = клетка без изображённой льдины
expected-book = книга этого издания
expected-book-and-pages = книга и её страницы
expected-book-once = каждая книга по одному разу
expected-books = список книг
expected-books-gone = книги, которых нет на столе
expected-books-below = { $count } { $count ->
    [one] книга
    [few] книги
    [many] книг
   *[other] книги
} под верхними
expected-top-and-below = top и below
expected-below = 0–{ $most }; 0, если верхней книги нет
expected-empty-bag = ни одной льдины на завершающем этапе
expected-filled-bag = хотя бы одна льдина на основном этапе
expected-no-ending = null до конца игры
expected-no-turns-left = null вне завершающего этапа
expected-passes = меньше { $players }, а на завершающем этапе — 0
expected-passes-at-empty-stack = меньше { $players }, и только при пустой стопке
expected-ending = { $ending }, после { $count } { $count ->
    [one] паса
    [few] пасов
    [many] пасов
   *[other] паса
}
expected-colours = { $count } { $count ->
    [one] цвет
    [few] цвета
    [many] цветов
   *[other] цвета
}
expected-colour-once = каждый цвет по одному разу
expected-cards = список карт
expected-coloured-cards = цветные карты того же металла
expected-top-middle-bottom = top, middle и bottom
expected-stack = две открытые карты, всего не больше { $most }
expected-attempts = список покушений
expected-attempt = жертва — другой игрок, номер от 1 до 3, на каждую жертву одно покушение
expected-standing-leader = ещё не павший лидер

## The page: frame

# On the page a no-break space stands before a dash and before “ПО”.

page-close = Закрыть
page-dismiss = Убрать это сообщение
page-to-home = На главную
page-settings = Настройки
page-connection-lost = Связь потеряна. Пробуем снова… Ваш ход не пропадёт.
page-connection-back = Связь восстановлена
page-try-now = Попробовать сейчас
server-out-of-reach = Сервер сейчас недоступен. Ничего не потеряно: попробуйте ещё раз.

settings-theme = Оформление
settings-theme-system = Как в системе
settings-theme-dark = Тёмное
settings-theme-light = Светлое
settings-language = Язык
# $language is the language's own name.
settings-language-failed = Не удалось загрузить язык: { $language }. Попробуйте ещё раз.
settings-menu = Другие настройки
settings-look = Вид поля
settings-look-theme = Как у страницы
settings-look-night = Ночь
settings-look-paper = Бумага
settings-speed = Как быстро показывать чужие ходы
settings-speed-calm = Спокойно
settings-speed-normal = Обычно
settings-speed-quick = Быстро
settings-speed-instant = Сразу
settings-turns = За столом
settings-confirm = Подтверждать каждый ход
settings-sound = Тихие звуки
settings-sound-is-on = Звуки включены: выключить
settings-sound-is-off = Звуки выключены: включить
settings-notices = Уведомлять через браузер о моём ходе
settings-notices-refused = Браузер не разрешает уведомления отсюда. Это можно изменить в его настройках для этой страницы.

lost-address = По этому адресу ничего нет
lost-address-about = Возможно, в ссылке не хватает буквы. С главной страницы можно попасть к любому вашему столу.
lost-table = Такого стола нет
lost-table-about = Проверьте ссылку или попросите новую у того, кто её прислал.
lost-server = Сервер недоступен
lost-server-about = Ваши партии хранятся там, до последнего хода. Страница сама пробует снова и продолжит, как только сможет.
lost-old-page = Эта страница устарела
lost-old-page-about = Queendom обновился, пока страница была открыта. Загрузите её заново, чтобы продолжить; ни один ход не потерян.
lost-full = Все места заняты
lost-full-about = Можно наблюдать за игрой или открыть свой стол.
lost-over = Эта партия окончена
lost-over-about = Можно посмотреть, чем она кончилась, или открыть новый стол.
lost-invitation = Это приглашение не к этому столу
lost-invitation-about = Возможно, ссылка обрезана. Попросите новую у того, кто её прислал, а пока можно наблюдать.
lost-link = Эта ссылка больше не переносит место
lost-link-about = Она действует один раз и только { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
    [many] минут
   *[other] минуты
}. Создайте новую на устройстве, которому принадлежит место.
lost-otherwise = Не получилось
lost-home = На главную
lost-again = Попробовать ещё раз
lost-reload = Загрузить заново
lost-watch = Наблюдать
lost-see-end = Посмотреть, чем кончилось

## The page: home and lobby

home-my-tables = Ваши столы
home-ended-tables = Сыгранные партии
home-show-all = Показать все ({ $count })
home-nobody-yet = Пока больше никого
home-turn-yours = Ваш ход
home-turn-of = Ходит { $name }
home-waiting-for = { $count ->
    [1] ждём одного игрока
    [one] ждём { $count } игрока
    [few] ждём { $count } игроков
    [many] ждём { $count } игроков
   *[other] ждём { $count } игрока
}
home-ended = Игра окончена
home-ended-won = Вы победили
home-ended-shared = Общая победа
home-ended-lost = Вы проиграли
home-ended-nobody = Победителя нет
home-ended-abandoned = Партия прервана
home-players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
home-winter-queen-what = Выкладывайте на поле сияющие льдины, собирайте книги заклинаний по провинциям и ловите миг, когда книга принесёт больше всего.
home-christina-regina-what = Тайно управляйте фракцией при шведском дворе, добивайтесь влияния в трёх стопках и наносите удар, когда его никто не ждёт.
home-play-bots = Играть с ботами
home-play-friends = С друзьями
home-play-device = На этом устройстве
home-table-is-set = Готовим стол…
home-more-options = Больше настроек
home-fewer-options = Меньше настроек
# A command line follows.
home-unofficial = Неофициальная реализация. Игры и их названия принадлежат авторам и издателям: «Зимняя Королева» — Юрий Журавлёв / CrowD Games, Christina Regina — Nicholas Hjelmberg / Nova Suecia Games.

home-how-many = Сколько игроков?
home-your-name = Ваше имя
home-name-of = Имя игрока { $number }
home-friends-about = Вы получите ссылку для остальных. Игра начнётся, как только все сядут за стол.
home-device-about = Вы ходите по очереди за одним экраном.
# Who sits on a seat.
home-seat = Место { $number }
home-seat-here = Кто-то за этим устройством
home-seat-open = Свободное место
home-seat-open-about = Ждёт того, у кого есть ссылка.
home-seat-bot = Бот: { $name }
home-bot-random = Ходит наугад: для первой партии.
home-bot-greedy = Хватает очки: достойный соперник.
home-first-player = Первый игрок
home-first-drawn = По жребию
home-map = Поле
map-queendom = Королевство
map-snowflake = Снежинка
map-lattice = Решётка
home-map-queendom = Широкое и без пустот: с него лучше начать.
home-map-snowflake = Звезда с пустотами, на которых обрываются линии.
home-map-lattice = Высокое и узкое, с башнями по углам.
home-option-end = Как заканчивается игра
home-end-equal-turns = Поровну ходов
home-end-equal-turns-about = Круг доигрывают до конца, затем у каждого ещё один, последний ход.
home-end-english-literal = По букве английских правил
home-end-english-literal-about = Играют, пока первый игрок не сделает следующий ход, затем у каждого ещё один: у первого игрока выходит на ход больше.
home-option-wisps = «Лесные огоньки» со льдиной того же цвета
home-wisps-same = Приносят очки
home-wisps-same-about = Считаются соседние льдины этого цвета.
home-wisps-none = Не приносят очков
home-wisps-none-about = Странице нужна льдина другого цвета.
home-option-memory = Подсказка для памяти
home-memory-off = Нет
home-memory-off-about = Что убрано под низ, нужно помнить самим.
home-memory-on = Есть
home-memory-on-about = Убранные под низ карты, которые все видели, остаются на виду списком.
home-option-scores = Победные очки
home-scores-hidden = Скрыты
home-scores-hidden-about = До конца игры каждый видит только свои.
home-scores-open = Открыты
home-scores-open-about = Все видят очки всех.
home-open-table = Открыть стол
home-start = Начать игру

lobby-title = Ждём игроков
lobby-starts = { $count ->
    [1] Свободно одно место. Игра начнётся сама, как только его займут.
    [one] Свободно { $count } место. Игра начнётся сама, как только займут последнее.
    [few] Свободны { $count } места. Игра начнётся сама, как только займут последнее.
    [many] Свободно { $count } мест. Игра начнётся сама, как только займут последнее.
   *[other] Свободно { $count } места. Игра начнётся сама, как только займут последнее.
}
lobby-seats = За столом
lobby-open-seat = Свободное место
lobby-seat-waits = ждёт игрока
lobby-bot = бот
lobby-here = здесь
lobby-not-here = страница закрыта
lobby-this-device = за этим устройством
lobby-stand-up = Встать
lobby-stand-up-named = { $name }: встать
lobby-which-bot = Какой бот?
lobby-sit-bot = Посадить бота
lobby-seat-someone = Кто-то за этим устройством
lobby-not-now = Не сейчас
lobby-watching = Вы наблюдаете. Чтобы играть, откройте приглашение: его могут прислать те, кто сидит за столом.
lobby-invite = Пригласить
lobby-link = Ссылка на этот стол
lobby-copy = Скопировать ссылку
lobby-copied = Скопировано
lobby-link-selected = Ссылка выделена: скопируйте её с клавиатуры или долгим нажатием.
lobby-share = Поделиться
lobby-share-text = Приходите играть!
lobby-qr = QR-код со ссылкой-приглашением
lobby-qr-about = Или наведите на код камеру телефона.
lobby-only-this-computer = Этот адрес работает только на этом компьютере. Для других в вашей сети запустите Queendom так: ./play --host 0.0.0.0
lobby-rules = Во что играем
lobby-elsewhere = На главную; стол останется открытым

join-title = Вас приглашают в игру «{ $game }»
join-about = Займите место; игра начнётся, как только все сядут за стол.
join-name-example = Как вас называть?
join-sit = Сесть за стол
join-only-watch = Только наблюдать
join-on-map = Поле: { $map }
join-move-title = { $game }: перенесите своё место сюда
join-move-about = Вы продолжите играть на этом устройстве, а на другом будете наблюдать.
join-move = Перенести моё место сюда

## The page: Winter Queen at the table

page-opening = Открываем стол…
title-your-turn = Ваш ход · { $game }
title-table = { $game } — Queendom
notice-your-turn = { $game }: ваш ход
notice-table = Стол { $table }
top-main = Круг { $round } · основной этап
# The turns first: on a phone the rest is cut.
top-final = { $turns ->
    [1] Последний ход
    [one] Остался { $turns } ход
    [few] Осталось { $turns } хода
    [many] Осталось { $turns } ходов
   *[other] Осталось { $turns } хода
} · завершающий этап
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
hint-out-of-reach = До этой подставки не дотянуться: берите с соседних.
hint-space-taken = Здесь уже есть льдина. Выберите светящуюся клетку.
hint-crystal-first = Сначала выберите льдину.
act-final-help = Книги больше не используются: заполненные страницы принесут очки в конце.
preview-book-any = Здесь можно взять книгу любой провинции.
fair-fingerprint = Отпечаток случайности этой партии
fair-seed = Зерно
page-worth = сейчас приносит { $vp } ПО
page-would-score = принесла бы { $vp } ПО
page-worth-short = сейчас
page-would-short = принесла бы
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
holder-in-reach = под рукой
holder-far = не дотянуться
crystal-label = { CRYSTAL($colour) }, подставка { $holder }{ $state ->
    [legal] . Можно взять
    [last] . Последняя: плюс 1 ПО
   *[no] . Сейчас недоступна
}
vp-unit = ПО
vp-plus = +{ $vp } ПО
vp-hidden = ПО скрыты
vp-yours-only = видите только вы
first-player = первый игрок
player-open = { $name }: показать книги
player-no-books = книг пока нет
seat-bot = бот
seat-here = за столом
seat-not-here = сейчас не за столом
seat-away = подменяет бот
seat-menu = Ваше место
seat-move = Продолжить на другом устройстве
seat-move-how = Ссылка, которая переносит туда ваше место. Действует один раз, в течение 15 минут.
seat-move-do = Создать ссылку
seat-leave = Выйти из-за стола
seat-leave-how = За вас играет бот, пока вы не вернётесь.
seat-leave-do = Выйти
seat-return = Вернуться
seat-return-how = За вас играет бот. Займите своё место снова.
seat-return-do = Занять моё место
bag-title = В мешочке
bag-count = { CRYSTAL($colour) }: { $count }
bag-help = Когда мешочек опустеет, начнётся завершающий этап.
bag-empty-help = Мешочек пуст.
log-title = Журнал
log-empty = Пока ничего не произошло.
log-since = после вашего прошлого хода
drawer-title = Мешочек и журнал
side-title = Мешочек, журнал и ваш ход
how-wisps = льдины второго цвета рядом с выбранной
how-rose = выбранная льдина и её цвет на всех шести линиях
how-border = льдины этого цвета у края поля
how-clouds = каждая группа этого цвета, одиночки тоже
how-way = ряд льдин разных цветов без пропусков
how-lights = зоны с этим цветом, до пяти
how-star = пустые клетки вокруг выбранной
how-arcane = этот цвет на ваших книгах и книгах одного соперника
preview-title = Что это принесёт
preview-page-would = { $effect } с { CRYSTAL($colour, case: "instrumental") }, если положить сейчас:
preview-page-worth = { $effect } с { CRYSTAL($colour, case: "instrumental") } сейчас:
preview-each-colour = сейчас, по цвету льдины:
preview-changes = Ваши страницы после этого:
preview-crystal = { CRYSTAL($colour) } на ваших пустых страницах принесла бы:
preview-last-crystal = последняя льдина на подставке
preview-counts-for = Её считают ваши страницы: { $effects }
preview-book-here = Здесь можно взять книгу.
why-nothing = пока на поле ничего не засчитывается.
why-last-crystal = последняя льдина с подставки.
why-wisps = льдины рядом с той, что на { $from }.
why-rose = льдины этого цвета на линиях от { $from }.
why-border = льдины этого цвета у края.
why-clouds = группы этого цвета.
why-way = разные цвета подряд от { $from }.
why-lights = зоны с этим цветом.
why-star = пустые клетки вокруг { $from }.
why-arcane = льдины этого цвета на книгах, своих и соперника ({ $name }).
act-title = Ваш ход
act-your-turn = Ваш ход
act-not-your-turn = За столом
act-game-over = Игра окончена
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
act-sending = Делаем ход…
act-waiting = Одну минуту…
act-bot-thinks = { $name } думает…
act-person-thinks = Ходит { $name }
act-watching = Вы наблюдаете.
act-can-take-back = Свой ход можно отменить, пока никто не сходил.
do-place = Поместить на { $space }
do-fill = Положить сюда
do-activate = Использовать
do-without-book = Без книги
do-back = Назад
do-take-back = Отменить мой ход
do-pass = Пасовать
do-hurry = Быстрее
do-result = Показать итог
turn-stale = Тем временем игра ушла вперёд. Вот что на столе сейчас; ваш ход не сделан.
told-take-back = { $name }: последний ход отменён
told-leave = { $name }: больше не за столом, подменяет { $bot }
told-return = { $name }: снова за столом
told-hand-over = { $name }: теперь на другом устройстве
told-rematch = Открыта следующая партия
result-title = Игра окончена
result-you-win = Победа! Вы — новый главный советник.
result-winner = Победа: { $name }
result-shared = Общая победа: { $names }
result-abandoned = Партия прервана
result-advisor = Главный советник
result-decisive = Больше всего принесло: { $effect }, { $vp } ПО ({ $name })
result-during = В ходе игры
result-at-the-end = Итоговый подсчёт очков
result-last-crystals = последние льдины
result-fair = Был ли жребий честным?
result-fair-how = Этот отпечаток показали до игры; это SHA-256 зерна, указанного ниже, а из зерна следует всё, что вытянули.
result-record = Сохранить запись
result-home = На главную
result-again = Сыграть ещё
result-join-again = К следующей партии
keys-title = Клавиатура
keys-intro = Играть можно целиком с клавиатуры. Tab обходит весь стол, а эти клавиши быстрее:
keys-crystals = к льдинам
keys-map = к полю
keys-books = к вашим книгам
keys-activate = к книге, которую можно использовать
keys-piles = к стопкам книг
keys-arrows = двигаться по полю и льдинам
keys-enter = выбрать, затем подтвердить
keys-back = на шаг назад
keys-log = к журналу
keys-rules = коротко о правилах
keys-help = этот список
rules-title = Коротко о правилах
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
rules-effect-clouds = 1 ПО за каждую группу соседних льдин нужного цвета; одинокая льдина — тоже группа.
rules-effect-way = Выберите льдину нужного цвета и направление: 1 ПО за каждую льдину в непрерывном ряду разных цветов, не больше пяти.
rules-effect-lights = 1 ПО за каждую из пяти зон, где есть нужный цвет: это четыре провинции и королевские владения.
rules-effect-star = Выберите льдину нужного цвета: 1 ПО за каждую пустую клетку рядом с ней.
rules-effect-arcane = Выберите соперника: 1 ПО за каждую льдину нужного цвета на ваших и его книгах, в том числе изображённую.
rules-end = Конец игры
rules-end-how = Когда мешочек пустеет, начинается завершающий этап: все льдины лежат на одной подставке, книги больше не используют, круг доигрывают до конца, и у каждого ещё один, последний ход. Затем приносят очки все заполненные страницы книг, оставшихся у игроков.
