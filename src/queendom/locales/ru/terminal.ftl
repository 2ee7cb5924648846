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
play-in-reach = доступна
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
    карту другой уберите под низ: цветная карта ложится на стопку влияния своего металла, бесцветная уходит в сброс. Или
    сыграйте карту действия, один раз за игру: агитация сбрасывает верхнюю карту, манипуляция меняет две местами,
    убеждение возвращает одну из сброшенных. Или совершите покушение: назовите жертву, номер лидера и, втайне, цвет; если
    это цвет жертвы, падёт её лидер, если нет — ваш. Когда какая-нибудь стопка пуста, карт больше не берут, а когда
    подряд спасуют все, игра заканчивается: каждый павший лидер лишает свою фракцию её верхней карты, затем каждая стопка
    влияния приносит 3, 2 и 1 очко, считая сверху. Полные правила: docs/rules/christina-regina.md
play-short-rules-plain = К этой игре нет кратких правил. Выберите ход по номеру или введите его; всё, что лежит на столе, перечислено выше.
play-bye = Вы вышли из-за стола. До свидания!
play-over = Конец игры ({ $ending }): { $scores }
play-you-win = Вы победили! У королевы новый главный советник.
play-nobody-wins = Победителя нет.
play-curtain = Занавес опущен. { $name }, нажмите Enter, когда экран будет виден только вам.
play-done = Ваш ход окончен. Нажмите Enter, чтобы опустить занавес.
play-shared = Общая победа: { $names }.
play-winner = Победа: { $name }.

## Christina Regina

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
preparing-share = Первый запуск: готовим правила и ботов, { $share }. Страница уже открыта.
prepared = Правила и боты готовы.
serving = Queendom открыт: { $address } (Ctrl+C — закрыть)
thinking-for-others = Здесь думают боты для серверов с базой { $url }, одновременно: { $processes }. Остановить: Ctrl+C.

## What can go wrong

workers-need-postgres = --workers { $given } работает только с PostgreSQL: SQLite обслуживает один процесс. Укажите базу с помощью --database postgresql://… или уберите --workers.
backup-made = База данных сохранена в файле { $file }. Храните его в тайне, как и саму базу.
backup-exists = Файл { $file } уже есть. Укажите другое имя.
backup-failed = Не удалось сохранить базу данных в файле { $file }: { $reason }.
backup-postgres = Базу PostgreSQL сохраняет её собственная программа pg_dump; как это сделать, описано в docs/self-hosting.md.
bus-unknown = Через «{ $url }» процессы не могут обмениваться сообщениями. Ожидается: { $expected }.
bus-needs-postgres = --bus { $url } нужен нескольким процессам, а им нужен PostgreSQL: SQLite обслуживает один процесс. Укажите базу с помощью --database postgresql://… или уберите --bus.
bus-not-installed = Для --bus { $url } нужен клиент Redis для Python. Установите { $expected }.
bus-unreachable = Не удаётся обратиться к Redis по адресу { $url }: { $reason }.
thinkers-need-postgres = Ботам на других машинах нужен PostgreSQL: обе стороны работают с одной базой, а { $url } общей быть не может. Укажите базу с помощью --database postgresql://…
address-unusable = Не удаётся открыть { $address }: { $reason }. Выберите другой порт с помощью --port.
wrong-limit = «{ $given }» — не ограничение. Напишите off или имя=число с одним из имён: { $expected }.
wrong-put-away = «{ $given }» не говорит, когда убирать столы. Напишите off или имя=дни с одним из имён: { $expected }.
database-unknown = «{ $url }»: такой базы данных Queendom не знает. Ожидается: { $expected }.
database-unreachable = Не удаётся обратиться к базе данных { $url }: { $reason }.
database-newer = База данных { $url } создана более новой версией Queendom ({ $reason }; этой известна { $expected }). Обновите Queendom.
database-in-use = Файл { $file } уже занят другим сервером Queendom (процесс { $process }). Два сервера с одним файлом не видели бы ходов друг друга. Сначала остановите его или выберите другой файл с помощью --database.
bench-browser-missing = Страница измеряется в Chromium с помощью playwright, но что-то из них не установлено: ./play --setup --bench установит playwright; в Debian Chromium ставит apt install chromium
bench-pages-missing = Страницы не собраны, измерять нечего: их соберёт ./play --setup.
unknown-language = Языка «{ $given }» нет. Есть: { $expected }.
wrong-option-form = «{ $given }» — не настройка. Пишите имя=значение, например end=english-literal.
wrong-bots = Ботов { $given }, а мест { $players }. Назовите одного бота на всех или по одному на каждое место, через запятую.
seed-unreadable = «{ $given }» — не зерно. Зерно — это целое число от 0 до 2²⁵⁶ − 1 или 64 шестнадцатеричные цифры.
number-wrong = { $name }: { $given } не подходит; ожидается: { $expected }
move-unreadable = «{ $given }» — это не ход. Как записывают ходы: docs/notation.md.
file-unreadable = Не удаётся прочитать { $file }: { $reason }
output-failed = Не удалось вывести ответ: { $reason }
file-unwritable = Не удаётся записать { $file }: { $reason }

## The page: lessons

# The arena
arena-title = { $game }, игроков: { $players }
arena-bot = Бот
arena-against = Против
arena-wins = Победы
arena-fair = × равная доля
arena-margin = Перевес в очках
arena-games = Партий
regret-title = Завершающие этапы «Зимней Королевы», два игрока
regret-mean = Теряет
regret-none = Без потерь
regret-positions = Позиций
plot-format = Рисунок { $given } не создать: имя должно оканчиваться на одно из: { $expected }.
plot-missing = Для рисунка нужен matplotlib: .venv/bin/pip install matplotlib.
wrong-budget = «{ $given }» — не бот с бюджетом на обдумывание. Пишется так: { $expected }.
too-few-bots = Для состязания нужны два бота, а не «{ $given }». Например: { $expected }.
other-contest = Журнал { $given } принадлежит другому состязанию. Ожидалось: { $expected }. Выберите другую папку или удалите его.
no-solver = Для игры { $game } нет точного решения: нет позиций, в которых лучший ход известен точно.

## What a link to a page shows elsewhere; the server says it

link-home = Queendom: две настольные игры о королевах
link-home-about = «Зимняя Королева» и Christina Regina в браузере: с ботами, с друзьями или за одним экраном.
link-rules = { $game }: правила
link-rules-about = Все правила игры, с живыми примерами.
link-learn = { $game }: научитесь за пять минут
link-learn-about = Первая партия с подсказками покажет, как играть.
link-replay = { $game }: запись партии
link-replay-about = Сыгранная партия ход за ходом, с любого места за столом.
