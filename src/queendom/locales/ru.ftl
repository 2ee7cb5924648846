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
bot-novice = Горностай
bot-adept = Лиса
bot-expert = Рысь
bot-master = Полярная сова
bot-early = Стриж
bot-late = Барсук
bot-bluffer = Кукушка
bot-tactician = Росомаха
# How strong a bot is.
level-novice = новичок
level-adept = знаток
level-expert = эксперт
level-master = мастер
level-style = свой стиль

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
cr-which-number = Какой лидер, у вас и у жертвы?
cr-which-dagger = Против какой фракции кинжал? Выбор тайный.

## What happened

told-cr-draw = { $name }: взята карта { $drawn }, под низ убрана { $buried }
told-cr-agitate = { $name }: агитация, сброшена карта { $card }
told-cr-manipulate = { $name }: манипуляция, меняются местами верхние карты стопок «{ $one }» и «{ $other }»
told-cr-persuade = { $name }: убеждение, карта { $card } возвращается на верх стопки «{ $stack }»
told-cr-assassinate = { $name }: покушение, жертва — { $victim }, лидер { $number }
# $colour is a colour in the terminal and a faction's name on the page.
told-cr-assassinate-dagger = { $name }: покушение, жертва — { $victim }, лидер { $number }, фракция на кинжале: { $colour }
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
seat-lost = Это место больше не ваше. Теперь вы наблюдаете.
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
log-full = За этим столом произошло уже столько всего (событий: { $most }), что теперь можно только ходить.
table-rules-version = Стол следует версии { $given } правил; эта программа знает { $expected }. Обновите Queendom.
rematch-exists = Следующая партия уже открыта, за столом { $table }.
position-tells-secrets = Кто открывает эту позицию, знает цвета всех игроков. Играть в ней могут только игроки за этим устройством и боты.
nothing-to-take-back = Отменять нечего.
take-back-past-other = С тех пор уже сходил игрок на месте { $seat }. Ход можно отменить, только пока не сходил кто-то другой.
take-back-past-chance = На этом ходу что-то вытянули наугад. То, что уже увидели, отменить нельзя.
take-back-past-reveal = На этом ходу что-то открылось. То, что уже увидели, отменить нельзя.
no-seat-without-token = У этого устройства здесь нет места. Сначала сядьте за стол.
hints-off = За этим столом подсказок нет.
hint-running = Подсказка уже готовится.
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
head-too-long = Заголовок запроса длиннее { $most } байт.
too-many = { $what ->
    [tables] Отсюда открыто слишком много столов.
    [sockets] Отсюда открыто слишком много страниц.
    [hints] Слишком многие ждут подсказки.
   *[other] Отсюда пришло слишком много запросов.
} Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
server-full = Все места на этом сервере заняты. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
host-unknown = Этот сервер не отвечает на имя «{ $given }». Чтобы разрешить его, запустите сервер с --allowed-host.
wrong-limit = «{ $given }» — не ограничение. Напишите off или имя=число с одним из имён: { $expected }.
origin-wrong = Странице с чужого адреса ({ $given }) это не разрешено. Чтобы разрешить, запустите сервер с --origin.
store-failed = Сохранить не удалось, поэтому ничего не произошло. Попробуйте ещё раз.
server-failed = На сервере что-то пошло не так; ничего не изменилось. Попробуйте ещё раз.
database-unknown = «{ $url }»: такой базы данных Queendom не знает. Ожидается: { $expected }.
database-unreachable = Не удаётся обратиться к базе данных { $url }: { $reason }.
database-newer = База данных { $url } создана более новой версией Queendom ({ $reason }; этой известна { $expected }). Обновите Queendom.
database-in-use = Файл { $file } уже занят другим сервером Queendom (процесс { $process }). Два сервера с одним файлом не видели бы ходов друг друга. Сначала остановите его или выберите другой файл с помощью --database.
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
home-seat-bot-level = Бот: { $name }, { $level }
home-bot-random = Ходит наугад: для первой партии.
home-bot-greedy = Хватает очки: достойный соперник.
home-bot-novice = Добр к новичкам: видит очки, упускает остальное.
home-bot-adept = Видит почти всё и думает на ход-другой вперёд.
home-bot-expert = Ничего не упускает и строит планы.
home-bot-master = Играет в полную силу: победить трудно.
home-bot-early = Спешит усилить влияние и не затягивает партию.
home-bot-late = Выжидает и тянет партию.
home-bot-bluffer = Прикидывается другим цветом: кинжалы бьют мимо.
home-bot-tactician = Берётся за кинжал и не боится риска.
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
home-option-hints = Подсказки
home-hints-off = Выключены
home-hints-off-about = Каждый думает сам.
home-hints-on = Включены
home-hints-on-about = На своём ходу можно спросить, что сделал бы сильный бот и почему.
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
top-main-only = Основной этап
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

# A hint: what a strong bot would do.
advice-title = Подсказка
advice-thinks = Обдумываю, что можно сделать…
advice-choose = Ход не будет сделан, пока вы его не подтвердите.
advice-chance = { $chance } на победу
advice-ahead = { $points ->
    [one] { $ahead } очко в итоге
    [few] { $ahead } очка в итоге
    [many] { $ahead } очков в итоге
   *[other] { $ahead } очка в итоге
}
advice-place = { CRYSTAL($colour) } на { $space }
advice-place-take = { CRYSTAL($colour) } на { $space } и книга { COUNTY($county, case: "genitive") }
advice-fill = { CRYSTAL($colour) } на страницу «{ $effect }»
advice-activate = Использовать книгу «{ $book }»
advice-activate-return = Использовать книгу «{ $book }»; с клетки { $space } в мешочек вернётся { CRYSTAL($colour) }
advice-draw = Взять карту { $drawn } и убрать под низ { $buried }
advice-agitate = Агитация: сбросить карту { $card }
advice-manipulate = Манипуляция: поменять местами верхние карты стопок «{ $one }» и «{ $other }»
advice-persuade = Убеждение: вернуть на верх стопки «{ $stack }» карту { $card }
advice-assassinate = Покушение: жертва — { $name }, лидер { $number }, фракция на кинжале: { $colour }
advice-pass = Пасовать
# Why it is good.
reason-points = Сразу принесёт { $points } ПО.
reason-pages = Ваши страницы будут стоить на { $points } ПО больше.
reason-spoils = Страницы соперников будут стоить на { $points } ПО меньше.
reason-book = Взятая книга при такой карте может принести до { $points } ПО.
reason-full = На одной из ваших книг будут обе льдины.
reason-influence = { $points ->
    [one] Если считать сейчас, у вас на { $points } очко влияния больше.
    [few] Если считать сейчас, у вас на { $points } очка влияния больше.
    [many] Если считать сейчас, у вас на { $points } очков влияния больше.
   *[other] Если считать сейчас, у вас на { $points } очка влияния больше.
}
reason-lowers = { $points ->
    [one] Соперники, похоже, потеряют { $points } очко.
    [few] Соперники, похоже, потеряют { $points } очка.
    [many] Соперники, похоже, потеряют { $points } очков.
   *[other] Соперники, похоже, потеряют { $points } очка.
}
reason-buries = Под низ стопки уйдёт карта { $card }.
reason-discards = В сброс уйдёт карта { $card }.
reason-likely = { $victim } — фракция { $colour }: вероятность { $chance }.
reason-hides = Почти не выдаёт вашего цвета.
reason-exact = Просчитано до конца партии.
reason-search = Особой причины нет: из всего, что проверено, это лучшее.
act-final-help = Книги больше не используются: заполненные страницы принесут очки в конце.
preview-book-any = Здесь можно взять книгу любой провинции.
fair-fingerprint = Отпечаток случайности этой партии
fair-seed = Зерно
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
seat-thinks = думает
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
do-hint = Подсказка
do-result = Показать итог
turn-stale = Тем временем игра ушла вперёд. Вот что на столе сейчас; ваш ход не сделан.
told-take-back = { $name }: последний ход отменён
told-leave = { $name }: больше не за столом, подменяет { $bot }
told-return = { $name }: снова за столом
told-hand-over = { $name }: теперь на другом устройстве
told-rematch = Открыта следующая партия
told-later = Несколько ходов спустя
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
keys-rule = правило того, что в фокусе; также правая кнопка мыши или долгое нажатие
keys-hint = подсказка, если они есть за столом
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

## The page: Christina Regina's pieces

court-blue = Совет
court-red = Армия
court-green = Академия
court-black = Церковь
court-purple = Посольство
court-none = Без фракции

## The page: Christina Regina's table

court-title = Двор
court-subtitle = Путь королевы
court-turn = Ход { $turn }
court-card = { $faction } ({ $metal })
# Always after the word “лидер”, which cannot be inflected together with the metal.
court-leader = { $metal }
court-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
court-empty = пусто
court-nothing = нет
court-empty-help = пусто: карт не берут, можно пасовать
court-next-below = далее · ниже { $count }
court-below-short = ниже { $count }
court-known-below = Убраны под низ, известны всем: { $cards }
court-stack-label = Стопка «{ $stack }»: { $card }. Следующая: { $next }, ниже { $below }.{ $state ->
    [draw] {" "}Можно взять
    [bury] {" "}Можно убрать под низ
    [agitate] {" "}Можно сбросить
    [manipulate] {" "}Можно поменять местами с другой
    [persuade] {" "}Карту можно положить сюда
   *[no] {""}
}
court-influence = Влияние, сверху: 3, 2, 1
court-influence-short = Влияние
court-influence-label = Влияние «{ $stack }», сверху вниз
court-row-label = { $card }: { $points }
court-no-influence = влияния пока нет
court-discarded = Сброс: { $count }
court-discards-label = Сброшенные карты, новые в конце
court-no-discards = пока пусто
court-tag-draw = Взять
court-tag-bury = Под низ
court-open-seat = { $name }: лидеры и покушения
court-has-seen-you = знает ваш цвет
court-tilted = повёрнут
court-action-ready = Карта действия готова
court-action-spent = Карта действия сыграна
court-action-was = Сыграно: { $action }
court-action-spent-on = Карта действия сыграна: { $action }
court-action-card = Карта действия, раз за игру
court-once-each = Кинжалы: по разу на жертву
court-daggers = Кинжалы
court-dagger-ready = готов
court-attempt-hit = успех
court-attempt-missed = провал
court-dock = { $name }: лидеры и действия
court-colour-veiled = ваш цвет скрыт
court-you-serve = ваша фракция: { $faction }
court-peek = Зажать — показать
court-peeking = Отпустить — скрыть
court-keep-open = Держать мой цвет открытым
court-veil-again = Скрыть мой цвет
court-agitate = Агитация
court-agitate-how = сбросить верхнюю карту
court-manipulate = Манипуляция
court-manipulate-how = поменять две верхние карты
court-persuade = Убеждение
court-persuade-how = вернуть карту из сброса
court-assassinate = Покушение
court-assassinate-how = выбрать жертву и кинжал
court-pass-how = стопка двора пуста
court-pass-not = пустых стопок пока нет
court-ask-draw = Одну взять, другую — под низ
court-goal = Ваша цель: чтобы к концу игры ваш цвет лежал как можно выше в трёх стопках влияния. «Зажать — показать» откроет вам ваш цвет.
court-ask-draw-help = Потяните от карты, которую берёте, к той, которую убираете под низ, или коснитесь одной, затем другой.{ $others ->
    [none] {""}
   *[both] {" "}Или выберите действие.
  }
court-ask-bury = Какую убрать под низ?
court-ask-bury-help = Выберите верхнюю карту другой стопки.
court-ask-other = Есть пустая стопка: карт не берут
court-ask-other-help = { $others ->
    [none] Остаётся только пасовать.
    [action] Пасуйте или сыграйте карту действия.
    [attempt] Пасуйте или совершите покушение.
   *[both] Пасуйте, сыграйте карту действия или совершите покушение.
  }
court-ready-draw = Взять карту { $drawn } и убрать под низ { $buried }?
court-ready-agitate = Сбросить: { $card }?
court-ready-manipulate = Поменять местами верхние карты стопок «{ $one }» и «{ $other }»?
court-ready-persuade = Вернуть на верх стопки «{ $stack }»: { $card }?
court-ready-assassinate = Жертва — { $name }. Нанести удар?
court-would-influence = { $card }: на верх стопки влияния «{ $stack }»
court-would-discard = { $card }: в сброс
court-would-bury = { $card }: рубашкой вверх под низ стопки «{ $stack }»
court-do-draw = Взять и убрать
court-do-agitate = Сбросить
court-do-manipulate = Поменять
court-do-persuade = Вернуть
court-do-assassinate = Нанести удар
court-attempt-about = Если на кинжале цвет жертвы, падёт её лидер; если нет, падёт ваш лидер с тем же номером.
court-ready-pass = Пасовать в этот ход?
court-attempt-first-leader = Сначала выберите лидера, потом кинжал.
court-attempt-used = кинжал для этой жертвы уже использован
court-attempt-no-leader = нет номера, под которым ещё стоят оба ваших лидера
court-attempt-bluff = Кинжал вашего собственного цвета может только промахнуться: это блеф.
court-attempt-first-victim = Сначала выберите жертву.
court-attempt-secret = Кинжал увидите только вы и жертва. Вы увидите цвет жертвы.
court-hand-over = Передайте устройство: теперь { $name }
court-lift = Я — { $name }: открыть
court-curtain-about = Всё тайное за занавесом: цвета, заметки и кинжалы.
court-drawer = Заметки и журнал
court-christina-wins = Королева Кристина избрала собственный путь
court-christina-about = Ни у кого из игроков не осталось влияния: ей никто из вас не нужен.
court-you-win = Вы победили! Королева прислушивается к вам.
court-decided-points = Больше всего очков.
court-decided-threes = Очков поровну: решили первые места.
court-decided-twos = Очков поровну: решили вторые места.
court-decided-shared = Поровну во всём.
court-removed = лидер пал, карта снята
court-nobody = никто не играет, но место занято
court-all-attempts = Все покушения и их кинжалы
court-attempt-told = { $assassin } → { $victim }, лидер «{ $leader }», кинжал «{ $dagger }»: { $result ->
    [hit] успех
   *[missed] провал
}
told-cr-success-seen = Покушение удалось. { $victim } — фракция { $colour }.
told-cr-failure-seen = Покушение провалилось. { $victim } — фракция { $colour }.
ceremony-assassin = Это видите вы, убийца
ceremony-victim = Это видите вы, жертва
ceremony-court = Это видит двор
ceremony-all = Это видели все вместе
ceremony-go-on = Дальше
ceremony-assassin-hit = Кинжал попал в цель
ceremony-assassin-hit-about = { $victim } — фракция { $faction }. Лидер жертвы пал: { $leader }.
ceremony-assassin-missed = Кинжал не попал в цель
ceremony-assassin-missed-about = { $victim } — фракция { $faction }. Ваш собственный лидер пал: { $leader }.
ceremony-assassin-note = Этот щит видели только вы. Ваш кинжал видела жертва.
ceremony-victim-hit = Кинжал настиг вас
ceremony-victim-hit-about = Убийца — { $assassin }; фракция на кинжале: { $dagger }. Ваш лидер пал: { $leader }.
ceremony-victim-missed = Кинжал вас миновал
ceremony-victim-missed-about = Убийца — { $assassin }; фракция на кинжале: { $dagger }. Лидер убийцы пал: { $leader }.
ceremony-victim-note = Теперь убийца ({ $assassin }) знает ваш цвет. Двор знает только исход.
ceremony-court-hit = { $assassin } → { $victim }: удар попал в цель
ceremony-court-hit-about = Покушение удалось. Лидер жертвы пал: { $leader }.
ceremony-court-missed = { $assassin } → { $victim }: удар прошёл мимо
ceremony-court-missed-about = Покушение провалилось. Лидер убийцы пал: { $leader }.
ceremony-court-note = Ни кинжала, ни щита двору не показали.
ceremony-all-hit-about = Фракция на кинжале: { $dagger }. { $victim } — фракция { $faction }. Лидер жертвы пал: { $leader }.
ceremony-all-missed-about = Фракция на кинжале: { $dagger }. { $victim } — фракция { $faction }. Лидер убийцы пал: { $leader }.
ceremony-all-note = Жертва ({ $victim }) видела кинжал, убийца ({ $assassin }) — щит. Двор видел только исход.
sheet-title = Кто есть кто
sheet-clear = Стереть заметки
sheet-help = Нажимайте на клетку: нет, возможно, да. Заметки остаются в этом браузере.
sheet-seen = известно точно
sheet-certainly-not = точно нет
sheet-cell = { $name }, { $faction }: { $mark ->
    [no] думаете, что нет
    [maybe] возможно
    [yes] думаете, что да
   *[none] заметки нет
}
keys-stacks = Медь, Серебро, Золото: взять, затем под низ
keys-court-actions = Агитация, Манипуляция, Убеждение
court-rules-aim = Вы тайно возглавляете одну из пяти фракций. Выводите её цвет на верх трёх стопок влияния: Медь, Серебро и Золото. Угадайте, кто есть кто, пока не разгадали вас.
court-rules-turn = Ваш ход: что-то одно
court-rules-draw = Взять и убрать под низ
court-rules-draw-how = Возьмите верхнюю карту одной стопки двора; верхняя карта другой уходит рубашкой вверх под низ своей стопки. Если взятая карта принадлежит фракции, она ложится на верх стопки влияния своего металла; карта без фракции уходит в сброс. Можно, только пока ни одна стопка двора не пуста.
court-rules-agitate = Агитация
court-rules-agitate-how = Раз за игру, картой действия: сбросьте верхнюю карту любой стопки двора.
court-rules-manipulate = Манипуляция
court-rules-manipulate-how = Или той же картой: поменяйте местами верхние карты двух стопок двора.
court-rules-persuade = Убеждение
court-rules-persuade-how = Или той же картой: положите любую сброшенную карту на верх любой стопки двора.
court-rules-assassinate = Покушение
court-rules-assassinate-how = Назовите жертву, номер и, втайне, цвет. Если это цвет жертвы, падёт её лидер с этим номером, иначе — ваш. Вы узнаёте цвет жертвы, а жертва видит кинжал. На каждую жертву — одно покушение за игру.
court-rules-pass = Пасовать
court-rules-pass-how = Только пока пуста хотя бы одна стопка двора. Когда подряд спасуют все, игра заканчивается.
court-rules-end-how = За каждого павшего лидера из стопки влияния с его номером уходит верхняя карта его цвета, если она там есть. Затем каждая стопка влияния приносит 3, 2 и 1 очко, считая сверху. Побеждает тот, у кого больше очков; если ни в одной стопке влияния не осталось цвета ни одного из игроков, побеждает королева Кристина.

## The page: replays

replay-title = Повтор партии
# After the end of a game, and beside finished games on the start page.
replay-watch = Посмотреть партию ещё раз
replay-watch-short = Пересмотреть
replay-to-table = К столу
replay-open = Открыть запись
replay-open-title = Открыть запись партии
replay-open-about = Посмотрите партию ход за ходом по её записи: это файл, который даёт кнопка «Сохранить запись». Запись сверяется с правилами и нигде не сохраняется.
replay-open-choose = Выбрать файл
replay-open-drop = или перетащите его сюда
replay-open-checking = Проверяем запись…
replay-open-wrong = Эту запись показать нельзя
replay-open-no-json = «{ $file }» — не запись партии: прочитать файл как запись не удаётся.
replay-open-too-long = «{ $file }»: для записи партии файл слишком велик.
replay-open-again = Выберите другой файл или перетащите его сюда.
replay-controls = Повтор
replay-start = В начало
replay-back = На ход назад
replay-play = Пуск
replay-pause = Пауза
replay-on = На ход вперёд
replay-end = В конец
replay-turns = Ход
replay-turn = Ход { $turn } из { $turns }
replay-before-first = До первого хода
replay-given-up = { $turn ->
    [0] Партия прервана до первого хода
   *[other] Партия прервана после хода { $turn }
}
replay-unfinished = Здесь запись обрывается: партия не доиграна.
replay-eyes = Чьими глазами
replay-eyes-all = Ничего не скрыто
replay-eyes-public = Все, как тогда
replay-speed = Скорость
replay-more = Ещё
replay-copy = Скопировать ссылку на позицию
replay-copied = Ссылка скопирована. Кто её откроет, увидит эту позицию.
replay-copied-secrets = Ссылка скопирована. Кто её откроет, увидит эту позицию и цвета всех игроков.
replay-link = Ссылка на эту позицию
replay-play-on = Играть отсюда против ботов
replay-play-on-about = За новым столом: ваше место — { $name }, остальные займут боты.
replay-keys = Клавиши: ← → на один ход, Home — в начало, End — в конец, пробел — пуск.
# A position that somebody shared as a link.
replay-position = Позиция по ссылке
replay-position-about = Попробуйте ход и посмотрите, что он принесёт. Пока ничего не сыграно.
replay-position-about-court = Цвета всех игроков раскрыты. Пока ничего не сыграно.
replay-position-over = Здесь игра уже окончена.
replay-position-play = Играть отсюда против ботов
replay-position-copy = Скопировать ссылку
replay-position-look = Здесь можно только смотреть. Чтобы сделать этот ход, выберите «Играть отсюда против ботов».
replay-position-broken = В этой ссылке нет позиции
replay-position-broken-about = Возможно, ссылка по дороге обрезалась. Попросите отправителя прислать её целиком.

## The page: rules

# Ids of rules such as WQ-3.4 become links: keep them as they are.
rules-page-title = Правила: { $game }
rules-page-link = Правила
rules-page-open = Правило: { $name }
rules-page-all = Все правила, с живыми примерами
rules-at-hand-step = что от вас требуется сейчас
rules-at-hand-opening = Открываем правило …
rules-at-hand-missing = Правило загрузить не удалось. Оно есть и на странице всех правил.
rules-at-hand-back = Предыдущее правило
rules-at-hand-page = На странице всех правил
rules-page-contents = Содержание
rules-page-find = Найти правило
rules-page-words-winner = ничья, равенство очков, выигрыш, победитель, победа
rules-page-words-end = конец игры, окончание, завершение, последний круг
rules-page-found = { $count ->
    [0] Правил с такими словами нет.
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
rules-page-show-all = Показать все правила
rules-page-back = Назад к столу
rules-page-print = Напечатать
rules-page-other = Другая игра: { $game }
rules-page-ruling = Наше решение
rules-page-reading = Наше прочтение
rules-page-option = Настройка стола
rules-page-default = обычно
rules-page-about-marks = Кое-что в печатных правилах не сказано, а кое-что видно только на картинках. Там нам пришлось решать самим: такие места отмечены. Настройки стола выбирают, когда его открывают.
rules-page-winter-queen-intro = От двух до четырёх чародеев делят поле из шестиугольных клеток и мешочек льдин. Льдины на поле дают вам книги заклинаний, льдины на страницах решают, что эти страницы считают, а использованная книга приносит победные очки (ПО). У кого ПО больше всех, тот становится главным советником королевы.
rules-page-christina-regina-intro = От двух до пяти игроков возглавляют фракции при дворе шведской королевы Кристины, и никто не знает, кто какую. Выводите карты своего цвета на верх стопок влияния и храните свою тайну: при дворе не расстаются с кинжалами.
rules-page-components = Состав игры
rules-page-set-up = Подготовка
rules-page-turn = Ход
rules-page-winter-queen-turn-intro = На своём ходу вы делаете ровно одно из трёх: помещаете льдину на поле, помещаете льдину на книгу или используете книгу.
rules-page-christina-regina-turn-intro = На своём ходу вы делаете что-то одно: берёте карту, играете карту действия, совершаете покушение или пасуете.
rules-page-end = Конец игры
rules-page-scoring = Итоговый подсчёт очков
rules-page-effects = Эффекты
rules-page-effects-intro = Цвет страницы — это цвет льдины, которая на ней лежит. Льдины, изображённые на жетонах королевских владений, считаются наравне с выложенными. Вам предлагается лучший выбор, и каждая льдина, приносящая очки, показана; выбрать можно и другое.
rules-page-effects-ruling = Если нужно выбрать льдину, а подходящей на поле нет, эффект приносит 0.
rules-page-assassination = Покушение
rules-page-end-and-scoring = Конец игры и подсчёт очков
rules-page-knowledge = Кто что знает
rules-page-knowledge-intro = Всё, что попадает на ваш экран, следует этому списку: ни на одной странице нет больше, чем положено знать её игроку.
rules-page-knows-everybody = Все
rules-page-knows-everybody-what = открытые карты, сброс и стопки влияния; сколько карт в каждой стопке; чья карта действия сыграна; какие лидеры повёрнуты; кто на кого покушался, с каким номером и чем это кончилось
rules-page-knows-some = Некоторые
rules-page-knows-some-what = цвет игрока: он сам и каждый, кто на него покушался; кинжал покушения: убийца и жертва
rules-page-knows-nobody = Никто
rules-page-knows-nobody-what = порядок закрытых карт и цвета, которые никому не достались
rules-page-knows-memory = Некоторые закрытые карты раньше лежали открытыми: убранные под низ и те, что накрыло убеждение. Все их видели и вправе помнить.
rules-page-knows-ruling = Когда игра окончена, открывается всё, кинжалы тоже.
rules-page-players = Игроки
rules-page-holders = Подставки
rules-page-removed = Убрано льдин каждого цвета
rules-page-in-play = Льдин в игре
rules-page-each-holder = На каждой подставке
rules-page-in-bag = Остаётся в мешочке
rules-page-see-example = Пример { $number }
rules-page-example = Пример { $number }
rules-page-shows = Что показано:
rules-page-examples-missing = Примеры загрузить не удалось. Правила полны и без них.
rules-page-try = Попробовать
rules-page-guess = Сколько очков это принесёт?
rules-page-choose-crystal = Выберите льдину, на поле или здесь:
rules-page-choose-way = Выберите льдину и направление:
rules-page-choose-opponent = Выберите соперника:
rules-page-choose-return = Какая льдина вернётся в мешочек? Выберите её, на поле или здесь:
rules-page-choose-dagger = Выберите кинжал:
rules-page-choose-first = Какая фракция получает здесь 3 очка?
rules-page-right = Верно: { $vp } ПО.
rules-page-not-quite = Не совсем: { $vp } ПО.
rules-page-brings = { $vp } ПО
rules-page-best = Лучше здесь не выбрать.
rules-page-better = Другой выбор принесёт больше: попробуйте.
rules-page-page-changes = { $name }, «{ $effect }»: было { $before } ПО, стало { $after } ПО
rules-page-show-result = Показать итог
rules-page-start-over = Начать заново
rules-page-play-on = Играть отсюда против ботов
rules-page-play-on-about = Ваше место — то, о котором говорит пример, остальные займут боты.
rules-page-hit = Покушение удалось. Лидер жертвы повёрнут: { $leader }.
rules-page-missed = Покушение провалилось. Ваш собственный лидер повёрнут: { $leader }.
rules-page-points-right = Верно.
rules-page-points-wrong = Не совсем.
rules-page-your-leaders = Ваши лидеры
rules-page-leaders-of = Лидеры: { $name }
rules-page-way-from = { $space }, { $direction }
rules-page-direction-0 = на восток
rules-page-direction-1 = на юго-восток
rules-page-direction-2 = на юго-запад
rules-page-direction-3 = на запад
rules-page-direction-4 = на северо-запад
rules-page-direction-5 = на северо-восток
rules-page-example-wq-1 = У вас книга с красной льдиной на странице «Страж границ»; другая её страница пуста. Вы используете книгу.
rules-page-example-wq-1-told = Две из трёх красных льдин лежат у края поля, и вы получаете 2 ПО. Книга и льдина на ней выходят из игры. В мешочек ничего не возвращается: заполнена была только одна страница.
rules-page-example-wq-2 = На вашей книге зелёная льдина на «Северном сиянии» и красная на «Страже границ». Вы используете книгу: обе страницы приносят очки, а затем одна льдина с поля возвращается в мешочек.
rules-page-example-wq-2-told = Зелёный цвет есть в трёх зонах: 3 ПО. Две красные льдины у края: 2 ПО. А если вернуть фиолетовую, с ней пропадёт то, на что рассчитывали «Лесные огоньки» соперника.
rules-page-example-wq-3 = На вашей странице «Лесные огоньки» изображена фиолетовая льдина и лежит красная. От какой льдины вы считаете?
rules-page-example-wq-3-told = Фиолетовая льдина в середине соседствует с тремя красными: 3 ПО. От красной вы считали бы соседние фиолетовые, а у каждой красной такая только одна.
rules-page-example-wq-4 = На вашей «Розе ветров» лежит зелёная льдина. От какой зелёной льдины на поле прямые охватят больше всего?
rules-page-example-wq-4-told = У той, что на c5, на шести прямых ещё пять зелёных, и она считает саму себя: 6 ПО. Красная льдина на пути не мешает; зелёная на d1 не лежит ни на одной прямой.
rules-page-example-wq-5 = На вашем «Страже границ» лежит красная льдина. На поле четыре красные.
rules-page-example-wq-5-told = Три из них лежат у края: 3 ПО. Соседними им быть не обязательно.
rules-page-example-wq-6 = На ваших «Волшебных облаках» лежит зелёная льдина. На поле пять зелёных.
rules-page-example-wq-6-told = Три зелёные льдины соседствуют и составляют одну группу; две другие лежат поодиночке, и каждая — сама себе группа: 3 ПО.
rules-page-example-wq-7 = На вашем «Ярком пути» лежит фиолетовая льдина. В какую сторону вы пойдёте от фиолетовой на поле?
rules-page-example-wq-7-told = Фиолетовая, красная, зелёная: 3 ПО. Следующая снова зелёная, и на ней путь обрывается, поэтому синяя за ней не считается.
rules-page-example-wq-8 = На вашем «Северном сиянии» лежит зелёная льдина.
rules-page-example-wq-8-told = Зелёный цвет есть в красной, синей и фиолетовой провинциях, а ещё дважды на жетонах королевских владений, которые вместе составляют одну зону: 4 ПО. В зелёной провинции его нет.
rules-page-example-wq-9 = На вашей «Полярной звезде» лежит фиолетовая льдина, и ещё одна лежит у левого края поля.
rules-page-example-wq-9-told = Рядом с ней три клетки. На одной красная льдина; две другие пусты, и одна из них — пустой жетон королевских владений: 2 ПО.
rules-page-example-wq-10 = На вашем «Тайном знании» лежит фиолетовая льдина, и ещё одна — на другой вашей книге. Книги какого соперника вы считаете вместе со своими?
rules-page-example-wq-10-told = Одно очко за льдину на странице, одно за другую вашу книгу и два за этого соперника: одна льдина выложена, одна изображена на «Лесных огоньках». Вместе 4 ПО.
rules-page-example-cr-1 = Вы наносите удар по лидеру соперника «Медь». Кинжал можно выбрать любой из пяти; увидите его только вы и жертва.
rules-page-example-cr-1-told = У жертвы красный цвет. Удаётся только удар красным кинжалом: лидер жертвы «Медь» повёрнут; при любом другом повёрнут ваш собственный. Каков бы ни был кинжал, вы видите карту жертвы и знаете её цвет. Остальные узнают номер и исход, но не цвет.
rules-page-example-cr-2 = Игра окончена. Это стопка влияния «Золото»; у синего игрока лидер «Золото» повёрнут, а зелёным цветом никто не играет.
rules-page-example-cr-2-told = Сначала убирается синяя карта. Красная поднимается на верх: 3 очка. Зелёная сохраняет второе место, но её 2 очка не достаются никому. Чёрная получает 1 очко.

rule-wq-1-1-title = Льдины
rule-wq-1-1 = В игре 45 льдин: по девять красных, зелёных, фиолетовых, синих и жёлтых.
rule-wq-1-2-title = Поле
rule-wq-1-2 = На поле из шестиугольных клеток лежат четыре провинции: красная, зелёная, фиолетовая и синяя. Ещё на пяти клетках изображён дворец или башня: это королевские владения, они не входят ни в одну провинцию. У поля два облика, играют на них одинаково.
rule-wq-1-2-reading = В провинции по пять клеток, всего клеток 25. Для стола можно выбрать одно из трёх полей такого размера.
rule-wq-1-3-title = Книги заклинаний
rule-wq-1-3 = В игре 20 книг. В каждой две страницы, на каждой странице один из восьми эффектов (от WQ-6.1 до WQ-6.8). На страницах «Лесных огоньков» ещё и изображена льдина: по одной каждого из пяти цветов.
rule-wq-1-3-reading = Каждый эффект есть на пяти из 40 страниц, а какие два делят книгу, решает наш список.
rule-wq-1-4-title = Жетоны королевских владений
rule-wq-1-4 = Жетонов восемь. На одних изображена льдина, другие пусты.
rule-wq-1-4-reading = На пяти изображены льдины, по одной каждого цвета; три пусты.
rule-wq-1-5-title = Всё остальное
rule-wq-1-5 = Подставки для льдин, мешочек, жетон Зимней королевы для первого игрока и жетоны победных очков (ПО).
rule-wq-1-5-ruling = ПО никогда не заканчиваются.
rule-wq-2-1-title = Количество
rule-wq-2-1 = От числа игроков зависит, сколько в игре подставок и льдин.
rule-wq-2-2-title = Королевские владения
rule-wq-2-2 = Пять из восьми жетонов вытягивают наугад и кладут лицом вверх: один на дворец и по одному на каждую башню. Остальные три в игре не участвуют.
rule-wq-2-3-title = Стопки книг
rule-wq-2-3 = Книги перемешивают и раскладывают лицом вверх в четыре стопки по пять, по одной на провинцию. Видна только верхняя книга стопки; что лежит под ней, не знает никто.
rule-wq-2-4-title = Что вам доступно
rule-wq-2-4 = Втроём и вчетвером между каждыми двумя соседями лежит подставка: вам доступны та, что слева, и та, что справа. Вдвоём обоим доступны все три.
rule-wq-2-5-title = Первый игрок
rule-wq-2-5 = Начинает тот, кто последним видел снег: выберите его сами или доверьтесь жребию. Жетон Зимней королевы остаётся у первого игрока всю игру. Ходят по часовой стрелке.
rule-wq-3-1-title = Поместить на поле
rule-wq-3-1 = Возьмите льдину с доступной вам подставки и положите её на любую пустую клетку. Клетка пуста, пока на ней нет ни выложенной, ни изображённой льдины, поэтому пустой жетон королевских владений — тоже пустая клетка.
rule-wq-3-2-title = Взять книгу
rule-wq-3-2 = Поместив льдину на поле, вы можете взять верхнюю книгу из стопки этой провинции. На дворце или башне вы выбираете любую одну провинцию. В стопке должна быть книга, а у вас — меньше трёх книг.
rule-wq-3-2-ruling = Обменять книгу или сбросить её, чтобы освободить место, нельзя.
rule-wq-3-3-title = Поместить на книгу
rule-wq-3-3 = Возьмите льдину с доступной вам подставки и положите её на пустую страницу своей книги. Цвет любой, на странице одна льдина. Очков это пока не приносит, и книгу вы не берёте.
rule-wq-3-4-title = Использовать книгу
rule-wq-3-4 = Выберите свою книгу, на которой есть хотя бы одна льдина. Каждая заполненная страница приносит очки, в любом порядке. Затем книга и льдины на ней выходят из игры. Если заполнены были обе страницы, вы ещё должны вернуть в мешочек одну выложенную льдину с поля; изображённые остаются. На завершающем этапе книги не используют (WQ-4.3).
rule-wq-3-4-ruling = Если выложенных льдин на поле нет, ничего не возвращается.
rule-wq-3-5-title = Последняя льдина
rule-wq-3-5 = Тот, кто забирает с подставки последнюю льдину, сразу получает 1 ПО. Затем подставку пополняют из мешочка: тремя льдинами, если играют двое, иначе четырьмя.
rule-wq-3-5-ruling = Клетку и книгу выбирают, ещё не видя новых льдин. Если в мешочке льдин меньше, чем нужно, вытягивают все.
rule-wq-3-6-title = Пас
rule-wq-3-6 = Вы пасуете, только если больше ничего сделать не можете. На основном этапе это значит, что поле заполнено, а книг у вас нет.
rule-wq-3-6-ruling = Это правило целиком наше. Если на основном этапе подряд спасуют все, сразу следует итоговый подсчёт очков. На завершающем этапе пас — обычный ход, и игру заканчивает только WQ-4.4.
rule-wq-3-7-title = Тайные очки
rule-wq-3-7 = Ваши ПО лежат лицом вниз, и смотреть их можете только вы. О каждом получении очков и его причине объявляют всем, так что внимательный игрок знает, сколько у кого.
rule-wq-4-1-title = Мешочек пуст
rule-wq-4-1 = Как только при пополнении вытянута последняя льдина из мешочка, начинается завершающий этап.
rule-wq-4-2-title = Одна подставка
rule-wq-4-2 = Все льдины, которые ещё лежат на подставках, собирают на одну. Теперь все берут с неё.
rule-wq-4-3-title = Что ещё можно
rule-wq-4-3 = Вы помещаете льдины на поле и на свои книги и берёте книги, как прежде (от WQ-3.1 до WQ-3.3). Книги больше не используют, и льдины с поля не уходят.
rule-wq-4-4-title = Последние ходы
rule-wq-4-4 = Круг доигрывают до конца: ходят все, кто сидит между игроком, опустошившим мешочек, и первым игроком. Затем, начиная с первого игрока, каждый делает ещё один, последний ход. В итоге ходов у всех поровну.
rule-wq-4-4-ruling = Правила на четырёх языках здесь расходятся, и по трём из них ходов поровну. По букве английских у первого игрока на ход больше: это другое значение настройки.
rule-wq-4-5-title = Последняя подставка
rule-wq-4-5 = Тот, кто забирает самую последнюю льдину, тоже получает 1 ПО (WQ-3.5). Подставку больше не пополняют, а на оставшихся ходах пасуют (WQ-3.6).
rule-wq-4-5-ruling = Это правило целиком наше, по букве WQ-3.5.
rule-wq-5-1-title = Очки за книги
rule-wq-5-1 = Начиная с первого игрока, по часовой стрелке, каждый получает очки за все заполненные страницы оставшихся у него книг. Книги и льдины остаются на своих местах, поэтому никто не отнимает очков у следующих.
rule-wq-5-2-title = Победа
rule-wq-5-2 = Побеждает тот, у кого больше всего ПО. Если больше всего у нескольких игроков поровну, победа общая.
rule-wq-6-1 = Важны два цвета: тот, что изображён на странице, и тот, что на ней лежит. Выберите на поле льдину одного из них: 1 ПО за каждую соседнюю льдину второго цвета.
rule-wq-6-1-ruling = Если льдина на странице того же цвета, что и изображённая, считаются соседние льдины этого цвета.
rule-wq-6-2 = Выберите льдину цвета страницы: 1 ПО за неё и по 1 ПО за каждую льдину её цвета на шести прямых, выходящих из сторон её клетки. Прямые тянутся через пустые клетки и другие цвета до края поля.
rule-wq-6-2-ruling = Прямая обрывается там, где нет следующей клетки, даже если за пустотой поле продолжается. Такие пустоты есть только на поле «Снежинка».
rule-wq-6-3 = 1 ПО за каждую льдину цвета страницы у края поля. Соседними им быть не обязательно.
rule-wq-6-3-ruling = Клетка лежит у края, если соседних клеток у неё меньше шести.
rule-wq-6-4 = 1 ПО за каждую группу соседних льдин цвета страницы, сколько бы льдин в ней ни было. Одинокая льдина — тоже группа.
rule-wq-6-5 = Выберите льдину цвета страницы и одно из шести направлений: 1 ПО за каждую льдину на этой прямой, считая и первую. Путь обрывается у пустой клетки, у края поля и у цвета, который на нём уже был. Поэтому он приносит не больше 5 ПО.
rule-wq-6-6 = 1 ПО за каждую зону, где есть хотя бы одна льдина цвета страницы. Зон пять: четыре провинции и все жетоны королевских владений вместе.
rule-wq-6-7 = Выберите льдину цвета страницы: 1 ПО за каждую пустую клетку рядом с ней. Пустой жетон королевских владений — пустая клетка; за краем поля клеток нет.
rule-wq-6-8 = Выберите соперника: 1 ПО за льдину на этой странице и по 1 ПО за каждую другую льдину её цвета на ваших и его книгах. Считаются и другая страница этой книги, и льдины, изображённые на страницах «Лесных огоньков».

rule-cr-1-1-title = Придворные карты
rule-cr-1-1 = В игре 27 придворных карт в трёх группах: Медь (1), Серебро (2) и Золото (3). У одних есть цвет, один из пяти, у каждой фракции свой: синий (Совет), красный (Армия), зелёный (Академия), чёрный (Церковь) или фиолетовый (Посольство). У других цвета нет.
rule-cr-1-1-reading = В группе девять карт: по одной каждого цвета и четыре без цвета.
rule-cr-1-2-title = Карты фракций
rule-cr-1-2 = Каждый цвет — это фракция, и у неё три карты фракции, её лидеры: Медь, Серебро и Золото.
rule-cr-1-3-title = Карты действия и кинжалы
rule-cr-1-3 = Каждый игрок получает карту действия. Кинжалов пять, по одному каждого цвета.
rule-cr-2-1-title = Стопки двора
rule-cr-2-1 = Каждую группу перемешивают, кладут рубашкой вверх как стопку двора и открывают две её верхние карты. В конце каждого хода две верхние карты каждой стопки снова открыты, а все остальные закрыты.
rule-cr-2-2-title = Фракции
rule-cr-2-2 = Каждый вслепую выбирает цвет, берёт три его карты фракции и держит цвет в тайне. Цвета, которые никому не достались, тоже остаются тайной. У каждого есть одна неиспользованная карта действия.
rule-cr-2-3-title = Первый игрок
rule-cr-2-3 = Кто начинает, решает жребий или выбирают сами игроки. Ходят по часовой стрелке.
rule-cr-2-3-ruling = Это правило целиком наше.
rule-cr-3-1-title = Взять карту
rule-cr-3-1 = Возьмите верхнюю карту одной стопки двора, а верхнюю карту другой уберите под низ: она ложится рубашкой вверх в самый низ своей стопки. Брать карты можно, только пока ни одна стопка двора не пуста.
rule-cr-3-2-title = Куда ложится карта
rule-cr-3-2 = Взятая карта с цветом ложится на верх стопки влияния своей группы, из какой бы стопки двора её ни взяли. Карта без цвета уходит в сброс. Стопки влияния и сброс открыты для всех.
rule-cr-3-3-title = Действие
rule-cr-3-3 = Один раз за игру вы можете сыграть карту действия, чтобы сделать одно из трёх. Агитация: верхняя карта стопки двора уходит в сброс. Манипуляция: верхние карты двух стопок двора меняются местами. Убеждение: любая сброшенная карта ложится на верх любой стопки двора.
rule-cr-3-3-ruling = Для манипуляции нужны две непустые стопки. Убеждение может пополнить пустую стопку: если других пустых нет, карты снова можно брать.
rule-cr-3-4-title = Покушение
rule-cr-3-4 = Нанесите удар по лидеру другого игрока и угадайте его цвет: смотрите CR-4.1 и дальше.
rule-cr-3-5-title = Пас
rule-cr-3-5 = Пасовать можно, только пока пуста хотя бы одна стопка двора.
rule-cr-3-6-title = Нужно что-то делать
rule-cr-3-6 = Итак, пока ни одна стопка двора не пуста, вы должны взять карту, сыграть карту действия или совершить покушение.
rule-cr-4-1-title = Жертва, номер, кинжал
rule-cr-4-1 = Как убийца вы называете жертву и номер от 1 до 3 и тайно выбираете кинжал. Ваш собственный лидер с этим номером не должен быть повёрнут.
rule-cr-4-1-ruling = Лидер жертвы тоже не должен быть повёрнут: терять было бы нечего.
rule-cr-4-2-title = Раз на каждую жертву
rule-cr-4-2 = На каждого соперника можно покуситься один раз за игру, чем бы это ни кончилось. Другую жертву выбрать по-прежнему можно.
rule-cr-4-3-title = Кто что узнаёт
rule-cr-4-3 = Жертва видит цвет кинжала. Вы видите карту фракции жертвы с этим номером, а значит, и её цвет. Все узнают, кто на кого покушался, номер и исход, и больше ничего.
rule-cr-4-4-title = Чем это кончается
rule-cr-4-4 = Если кинжал того же цвета, что и жертва, покушение удаётся, и поворачивают лидера жертвы с этим номером. Если нет, оно проваливается, и поворачивают лидера убийцы с этим номером.
rule-cr-4-5-title = Любой кинжал
rule-cr-4-5 = Можно выбрать любой из пяти цветов, даже свой собственный, чтобы сбить жертву с толку.
rule-cr-4-5-ruling = Это правило целиком наше.
rule-cr-4-6-title = При пустой стопке
rule-cr-4-6 = Покушение возможно и тогда, когда какая-нибудь стопка двора пуста.
rule-cr-5-1-title = Конец игры
rule-cr-5-1 = Игра заканчивается, когда все игроки спасовали один за другим. Любой другой ход начинает отсчёт заново.
rule-cr-5-2-title = Повёрнутые лидеры
rule-cr-5-2 = Сначала каждый повёрнутый лидер лишает свою фракцию карты: из стопки влияния с его номером убирают верхнюю карту его цвета, если она там есть.
rule-cr-5-3-title = Очки
rule-cr-5-3 = Затем каждая стопка влияния приносит очки, считая сверху: 3 очка, 2 очка, 1 очко, а ниже ничего. Цвет, которым никто не играет, сохраняет своё место, но его очки не достаются никому.
rule-cr-5-3-ruling = Если в издании у цвета несколько карт в одной группе, считается только верхняя из них.
rule-cr-5-4-title = Победа
rule-cr-5-4 = Побеждает тот, у кого больше всего очков. Если очков поровну, решает, у кого больше троек, затем двоек, затем единиц.
rule-cr-5-4-ruling = Если и тогда поровну, победа общая, даже с 0 очков.
rule-cr-5-5-title = Победа королевы
rule-cr-5-5 = Если ни в одной стопке влияния не осталось карт цвета ни одного из игроков, королева Кристина осталась свободной от всех вас: побеждает она.

## The page: lessons

lesson-link = Научиться за пять минут
lesson-hint = Вы здесь впервые? Первая партия с подсказками покажет, как играть.
lesson-note = Первая партия
lesson-title = { $game }: ваша первая партия
lesson-step = Шаг { $number } из { $count }
lesson-next = Дальше
lesson-back = Назад
lesson-to = Назад к уроку
lesson-skip = Пропустить шаг
lesson-play = Сыграть целую партию против ботов
lesson-again = Ещё раз с начала
lesson-went-on = В прошлый раз вы остановились здесь.
# Somebody made another legal turn than the one that is asked for.
lesson-other = В настоящей игре можно и так. А здесь попробуйте то, что обведено.

# The first game of Winter Queen: what is said at each step, then while its turn is made, then when it is done.
lesson-wq-place = Победные очки приносят книги заклинаний, а к книгам ведут льдины. Возьмите обведённую красную льдину.
lesson-wq-place-where = Каждая светящаяся клетка пуста: льдину можно поместить туда. Выберите b1, у края красной провинции.
lesson-wq-place-book = Кто помещает льдину в провинцию, может взять верхнюю книгу её стопки. Возьмите её.
lesson-wq-place-ready = Это и есть весь ваш ход: одна льдина, одна книга. Подтвердите его.
lesson-wq-place-done = Книга ваша. Больше трёх книг держать нельзя.
lesson-wq-bot = Теперь ходит { $name }. Ходы других показываются по одному.
lesson-wq-bot-done = Ещё одна красная льдина у края поля. Запомните её.
lesson-wq-page = У каждой страницы книги свой эффект. Наведите указатель на «Стража границ» или коснитесь его, чтобы увидеть, что он считает.
lesson-wq-page-done = «Страж границ» считает у края поля льдины одного цвета. Какого? Цвета той льдины, которую вы положите на страницу.
lesson-wq-fill = Льдину можно поместить и на страницу. Возьмите вторую красную.
lesson-wq-fill-where = На страницах видно, сколько они принесли бы сейчас. Положите льдину на «Стража границ»: у края лежат две красные.
lesson-wq-fill-ready = Сейчас страница приносит 2 ПО. Подтвердите: очки вы получите позже, и к тому времени их может стать больше.
lesson-wq-fill-done = { $name } тоже кладёт красную льдину у края: теперь ваша страница приносит 3 ПО.
lesson-wq-activate = Удобный момент: используйте книгу. Это отдельный ход.
lesson-wq-activate-ready = Подтвердите. Страница принесёт очки, затем книга и её льдина выйдут из игры.
lesson-wq-activate-done = 3 ПО и место для новой книги. Если льдина лежит только на одной странице, больше ничего не происходит.
lesson-wq-castle = Обведённая льдина — последняя на своей подставке: кто её забирает, получает 1 ПО. Возьмите её.
lesson-wq-castle-where = Поместите её на дворец в середине, c4. Он относится к королевским владениям, а не к провинции.
lesson-wq-castle-book = На дворце и башнях можно взять верхнюю книгу любой провинции. Возьмите книгу с «Волшебными облаками» и «Северным сиянием».
lesson-wq-castle-ready = 1 ПО и книга за один ход. Подтвердите его.
lesson-wq-castle-done = Подставка пополнена из мешочка. Когда мешочек опустеет, конец будет близок.
lesson-wq-two = Прошло несколько ходов: на обеих страницах вашей книги лежит по льдине, и обе принесут очки. Используйте её.
lesson-wq-two-return = Если на книге было две льдины, одна льдина с поля должна вернуться в мешочек. Выберите фиолетовую на b4: её считает страница соперника ({ $name }).
lesson-wq-two-ready = Подтвердите. Обе страницы принесут очки раньше, чем фиолетовая льдина уйдёт с поля.
lesson-wq-two-done = Обе страницы принесли очки, а { $name } теряет очки, которые были почти верными.
lesson-wq-final = Мешочек пуст: завершающий этап. Все льдины лежат вместе, книги больше не используют, и это ваш последний ход. Возьмите жёлтую льдину.
lesson-wq-final-where = В конце заполненные страницы приносят очки сами. Положите льдину на «Яркий путь»: считаются разные цвета подряд.
lesson-wq-final-ready = Подтвердите свой последний ход. Ещё один ход сделает { $name }, затем следует итоговый подсчёт очков.
lesson-wq-final-done = Каждая страница со льдиной принесла очки. ПО у вас больше всех: у королевы новый главный советник.
lesson-wq-end = Теперь вы умеете играть. Есть и другие эффекты: наведите указатель на страницу, и она скажет, что считает.

# The first game of Christina Regina.
lesson-cr-peek = Вы возглавляете одну из пяти фракций, и никто больше не знает, какую. Зажмите обведённую кнопку, чтобы увидеть свой цвет.
lesson-cr-peek-done = Ваш цвет зелёный, цвет Академии. Его карты должны лежать на верху стопок влияния, и никто не должен заметить, что вам это нужно.
lesson-cr-draw = Обычный ход — одно движение: взять верхнюю карту, а другую убрать под низ. Потяните от зелёной карты к красной (это Армия) или коснитесь одной, затем другой.
lesson-cr-draw-bury = Вы берёте зелёную. Теперь выберите красную карту в стопке «Серебро»: она уйдёт под низ.
lesson-cr-draw-ready = Зелёная ляжет на верх стопки влияния «Медь», красная уйдёт рубашкой вверх под низ своей стопки. Подтвердите.
lesson-cr-draw-done = Ваше первое влияние. Но кто всегда берёт один и тот же цвет, того скоро разгадают.
lesson-cr-influence = Теперь карты берут другие. Следите за стопкой влияния «Медь».
lesson-cr-influence-done = В конце каждая стопка влияния приносит очки, считая сверху: 3, 2, 1. { $name } кладёт чёрную карту, Церковь, поверх вашей зелёной, и ваша принесла бы 2.
lesson-cr-none = Взятая карта без фракции уходит в сброс. Возьмите такую в стопке «Золото», а под низ уберите чёрную в стопке «Серебро».
lesson-cr-none-bury = Уберите под низ чёрную карту в стопке «Серебро»: иначе её возьмёт { $name }.
lesson-cr-none-ready = Карта из стопки «Золото» уйдёт в сброс, чёрная — под низ своей стопки. Подтвердите.
lesson-cr-none-done = Она в сбросе, и в стопке «Золото» поднялась следующая карта: зелёная, для вас, если никто не опередит.
lesson-cr-agitate = { $other } убирает под низ вашу зелёную карту. Теперь на верху стопки «Золото» лежит чёрная. Раз за игру можно не брать карту, а сыграть карту действия: выберите «Агитацию».
lesson-cr-agitate-stack = Агитация сбрасывает верхнюю карту. Выберите чёрную в стопке «Золото».
lesson-cr-agitate-ready = Подтвердите. Карта действия при этом будет сыграна.
lesson-cr-agitate-done = Чёрной карты больше нет. Той же картой действия можно было поменять местами две верхние карты или вернуть сброшенную.
lesson-cr-sheet = { $name } возвращает чёрную карту: уже второй раз ради чёрного цвета. Отметьте, что вы думаете: нажмите на клетку в таблице «Кто есть кто».
lesson-cr-sheet-done = Отметки в клетке сменяются: нет, возможно, да. Ваши заметки видите только вы.
lesson-cr-strike = Вы достаточно уверены: выберите «Покушение». Жертва — { $name }, лидер — «Медь», кинжал — чёрный.
lesson-cr-strike-done = Покушение удалось: лидер жертвы «Медь» пал, и чёрный цвет потеряет свою карту в этой стопке. Вы видели цвет жертвы, жертва видела ваш кинжал, остальные — только исход. Не тот кинжал стоил бы вам собственного лидера.
lesson-cr-pass = Позже одна из стопок двора опустела: карт больше не берут, зато можно пасовать. Остальные спасовали. Спасуйте и вы, и игра закончится.
lesson-cr-pass-done = Всё открыто. Карту павшего лидера убрали, затем каждая стопка принесла 3, 2 и 1 очко. Вы победили.
lesson-cr-end = Теперь вы умеете играть. Следите, кто кому помогает, и не слишком рвитесь к своему цвету.

# The arena
arena-title = { $game }, игроков: { $players }
arena-bot = Бот
arena-against = Против
arena-wins = Победы
arena-fair = × равная доля
arena-margin = Перевес в очках
arena-games = Партий
regret-title = Завершающие этапы Зимней Королевы, два игрока
regret-mean = Теряет
regret-none = Без потерь
regret-positions = Позиций
plot-format = Рисунок { $given } не создать: имя должно оканчиваться на одно из: { $expected }.
plot-missing = Для рисунка нужен matplotlib: .venv/bin/pip install matplotlib.
wrong-budget = «{ $given }» — это не бот с запасом хода. Пишется так: { $expected }.
too-few-bots = Для состязания нужны два бота, а не «{ $given }». Например: { $expected }.
other-contest = Журнал { $given } принадлежит другому состязанию. Ожидалось: { $expected }. Выберите другую папку или удалите его.
