### On the page a no-break space stands before a dash and before “ПО”.

## Games and what is in them

winter-queen = Зимняя Королева
christina-regina = Christina Regina
stage-over = игра окончена
ending-abandoned = партия прервана
vp = { $vp } ПО
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
# Masters by their style.
level-early = торопится
level-late = выжидает
level-bluffer = блефует
level-tactician = тактик

## What happened

told-pass = { $name }: пас
told-end = Игра окончена

## At a table

seat-moved = Ваше место перенесено на другое устройство. Теперь вы наблюдаете.
seat-lost = Это место больше не ваше. Теперь вы наблюдаете.
seat-closed = Хозяин стола освободил ваше место. Теперь вы наблюдаете. Чтобы играть, попросите новую ссылку.
seat-not-yours = Место { $seat } не ваше. Сядьте за стол по приглашению или откройте ссылку, которая переносит место сюда.
seat-taken = Место { $seat } занято. Выберите другое.
no-open-seat = За этим столом нет свободных мест. Вы можете наблюдать.
invitation-wrong = Это приглашение не для этого стола. Попросите новую ссылку.
invitation-withdrawn = Это приглашение отозвано. Попросите новую ссылку.
seated-already = Вы уже сидите за этим столом. Чтобы сменить место, сначала встаньте.
table-started = Игра началась. Это можно сделать только до начала.
table-removed = Этот стол убран тем, кто его открыл.
table-not-yours-alone = За этим столом есть места и у других, поэтому убрать его нельзя. Вы можете выйти из-за стола.
seat-open = На месте { $seat } никто не сидит.
seat-not-empty = На месте { $seat } кто-то сидит, а севшие остаются за столом. Сначала попросите игрока уйти.
seat-kept-twice = Место { $seat } названо дважды: сохранить его можно только один раз.
only-the-host = Это может сделать только тот, кто открыл стол.
not-seated = Это могут делать только те, кто сидит за столом.
seat-left-already = Вы уже покинули место { $seat }. На него можно вернуться.
seat-not-left = Вы не покидали место { $seat }.
link-wrong = Эта ссылка уже использована, заменена или создана больше { $minutes } { $minutes ->
    [one] минуты
    [few] минут
    [many] минут
   *[other] минуты
} назад. Создайте новую на устройстве, с которого вы играете.
table-unknown = Стола «{ $given }» нет. Проверьте ссылку.
table-waiting = Партия ещё не началась.
table-starting = Партия вот-вот начнётся: до тех пор все остаются на своих местах.
number-too-early = Число открывают только тогда, когда заняты все места.
number-not-promised = Для места { $seat } число не обещали.
number-differs = Это не то число, которое обещали для места { $seat }.
number-opened = Число места { $seat } уже открыто.
promise-too-late = Одно число уже открыто: обещать новое поздно.
promises-awaited = Возможно, остальные ещё пообещают число. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
numbers-awaited = Обещанного числа ещё нет. Без него партию можно начать через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
table-not-over = Партия ещё не окончена.
log-full = За этим столом произошло уже столько всего (событий: { $most }), что теперь принимаются только ходы.
table-rules-version = Партия идёт по версии правил { $given }; этой программе известна { $expected }. Обновите Queendom.
table-option = Партия идёт с настройкой «{ $option }»: { $given }; этой программе она неизвестна. Обновите Queendom.
rematch-exists = Следующая партия уже открыта, за столом { $table }.
same-start-with-others = За этим столом сидели и другие: начать так же заново можно только партию, где все играли на этом устройстве.
position-tells-secrets = Тот, кто открыл эту позицию, знает цвета всех игроков. Продолжить её могут только игроки за этим устройством и боты.
nothing-to-take-back = Отменять нечего.
take-back-past-other = С тех пор уже сходил игрок на месте { $seat }. Ход можно отменить, только пока не сходил кто-то другой.
take-back-past-chance = На этом ходу что-то вытянули наугад. То, что уже увидели, отменить нельзя.
take-back-past-reveal = На этом ходу что-то открылось. То, что уже увидели, отменить нельзя.
no-seat-without-token = На этом устройстве у вас здесь нет места. Сначала сядьте за стол.
hints-off = За этим столом подсказок нет.
hint-running = Подсказка уже готовится.
id-used-already = Идентификатор команды «{ $command }» уже использован для другого. Каждой команде нужен свой.

## What can go wrong

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
    [tables] С вашего адреса открыто много столов.
    [bot-tables] За многими вашими столами боты уже играют между собой.
    [sockets] С вашего адреса открыто много страниц.
    [hints] Подсказок запрошено очень много.
    [replays] С вашего адреса запрошено много записей партий.
    [positions] С вашего адреса запрошено много позиций.
    [uploads] С вашего адреса отправлено очень много данных.
    [downloads] С вашего адреса запрошено очень много данных.
   *[other] С вашего адреса сразу пришло много запросов.
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
origin-wrong = Странице с чужого адреса ({ $given }) это не разрешено. Чтобы разрешить, запустите сервер с --origin.
store-failed = Сохранить не удалось, поэтому ничего не произошло. Попробуйте ещё раз.
server-failed = На сервере что-то пошло не так; ничего не изменилось. Попробуйте ещё раз.

unknown-game = Игры «{ $given }» нет. Есть: { $expected }.
game-unusable = Игра «{ $given }» установлена, но сыграть в неё нельзя. { $reason }
unknown-bot = Бота «{ $given }» нет. Есть: { $expected }.
unknown-edition = У игры { $game } нет издания «{ $given }». Есть: { $expected }; или укажите путь к файлу .toml.
unknown-option = У игры { $game } нет настройки «{ $given }». Есть: { $expected }.
wrong-option = Настройка { $option } не может быть «{ $given }». Возможно: { $expected }.
unknown-rules = { $game }: версии правил { $given } нет; самая новая — { $expected }.
wrong-player-count = { $game }: игроков должно быть { $expected }, а не { $given }.
wrong-seats = { $given }: мест должно быть { $expected }, каждое с именем.
no-such-seat = Места «{ $given }» нет. Места считаются с 0: { $expected }.

game-over = Игра окончена.
chance-first = Прежде чем кто-то сможет ходить, нужно ещё что-то вытянуть наугад.
not-your-turn = Сейчас ходит не игрок на месте { $given }, а игрок на месте { $expected }.
no-such-action = Такого действия нет: { $action }
no-such-outcome = Случай не может дать исход { $given } (источник: { $source }).
action-malformed = Это не действие: { $given }. Ошибка в «{ $part }», ожидается: { $expected }.
book-without-crystal = { $action }: на этой книге ещё нет льдины.
no-activation-in-final-stage = { $action }: на завершающем этапе книги не используют; заполненные страницы принесут очки в конце.
pass-not-allowed = { $action }: у вас есть другие ходы, поэтому пасовать нельзя.

## The page: frame

page-close = Закрыть
page-dismiss = Убрать это сообщение
page-to-home = На главную
page-settings = Настройки
page-preparing-rules = Первый запуск: готовим правила, { $share }
page-preparing-rules-heard = Первый запуск: готовим правила.
page-preparing-bots = Боты ещё готовятся, { $share }. Играть уже можно.
page-preparing-bots-heard = Боты ещё готовятся. Играть уже можно.
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
settings-haptics = Короткая вибрация
settings-notices = Уведомлять в браузере, когда мой ход
settings-notices-refused = Браузер не разрешает этой странице присылать уведомления. Это можно изменить в его настройках.

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
lost-invitation = Это приглашение не для этого стола
lost-invitation-about = Возможно, ссылка обрезана. Попросите новую у того, кто её прислал, а пока можно наблюдать.
lost-withdrawn = Это приглашение отозвано
lost-withdrawn-about = Попросите новую ссылку у того, кто её прислал, а пока можно наблюдать.
lost-removed = Этого стола больше нет
lost-removed-about = Его убрал тот, кто его открыл.
lost-link = Эта ссылка больше не переносит место
lost-link-about = Она действует один раз и только { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
    [many] минут
   *[other] минуты
}. Создайте новую на устройстве, с которого вы играете.
lost-wait = Минутку, пожалуйста
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
# $name are the others at the table.
home-put-away = Убрать из списка: { $name }
home-away = { $count ->
    [one] { $count } стол убран из списка на этом устройстве; по своему адресу он остаётся.
    [few] { $count } стола убраны из списка на этом устройстве; по своим адресам они остаются.
    [many] { $count } столов убрано из списка на этом устройстве; по своим адресам они остаются.
   *[other] { $count } стола убраны из списка на этом устройстве; по своим адресам они остаются.
}
home-bring-back = Вернуть в список
home-older-tables = Давние столы
home-older-why = Убраны, потому что там давно ничего не происходило. Всё на месте: откройте стол, чтобы посмотреть или продолжить.
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
home-ended-expired = Завершена: никто не вернулся
home-players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
home-winter-queen-what = Выкладывайте на поле сияющие льдины, собирайте книги заклинаний по провинциям и ловите миг, когда книга принесёт больше всего.
home-christina-regina-what = Тайно управляйте фракцией при шведском дворе, добивайтесь влияния в трёх стопках и наносите удар, когда его никто не ждёт.
home-play-bots = Играть с ботами
home-level = Насколько сильный?
home-opponents = Сколько ботов?
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
# What a bot without a level is like, after its name.
home-way-random = ходит наугад
home-way-greedy = хватает очки
home-bot-random = Ходит наугад: для первой партии.
home-bot-greedy = Хватает очки: достойный соперник.
home-bot-novice = Добр к новичкам: видит очки, упускает остальное.
home-bot-adept = Видит почти всё и думает на ход-другой вперёд.
home-bot-expert = Ничего не упускает и строит планы.
home-bot-master = Играет в полную силу: победить трудно.
home-bot-early = Спешит усилить влияние и не затягивает партию.
home-bot-late = Выжидает и тянет партию.
home-bot-bluffer = Прикидывается другим цветом: кинжалы бьют мимо.
home-bot-tactician = Чуть что хватается за кинжал и не боится риска.
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
home-memory-on-about = Убранные под низ карты, которые все видели, показаны списком.
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
lobby-starting = Начинаем…
lobby-starting-how = Все места заняты. Устройства обмениваются числами для жребия.
lobby-awaits = Все места заняты. Для жребия ещё нет числа ({ $names }); если оно не придёт, партия скоро начнётся без него.
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
# Seat menu of the host; $name is who sits there.
lobby-seat-menu = { $name }: изменить место
lobby-send-away = Освободить место
lobby-send-away-ask = { $name }: освободить место?
lobby-send-away-how = Место снова станет свободным. Ссылка на стол сменится: по старой сюда больше никто не попадёт.
lobby-open-again = Освободить для игрока
lobby-remove-seat = Убрать это место
lobby-change = Изменить стол
lobby-change-save = Сохранить изменения
lobby-stays-seated = остаётся за столом
# $what lists the changes: "3 players", "Map: Snowflake".
lobby-changed = Стол изменён: { $what }
lobby-changed-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
lobby-changed-to = { $name }: { $value }
lobby-new-link = Новая ссылка
lobby-new-link-made = Это новая ссылка. Старая больше не действует.
lobby-remove-table = Убрать стол
lobby-remove-ask = Убрать этот стол?
lobby-remove-how = Он исчезнет у всех, кто здесь сидит, и вернуть его будет нельзя.
lobby-remove-do = Да, убрать
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
lobby-only-this-computer = Этот адрес работает только на этом компьютере. Чтобы играть с другими в вашей сети, запустите Queendom так: ./play --host 0.0.0.0
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
join-move = Перенести своё место сюда

## The page: Winter Queen at the table

page-opening = Открываем стол…
title-your-turn = Ваш ход · { $game }
title-table = { $game } — Queendom
notice-your-turn = { $game }: ваш ход
notice-table = Стол { $table }

# A hint: what a strong bot would do.
advice-title = Подсказка
advice-thinks = Обдумываем, что можно сделать…
advice-waits = Обдумываем, что можно сделать, до вас { $ahead }…
advice-prepares = Боты ещё готовятся…
advice-choose = Ход не будет сделан, пока вы его не подтвердите.
advice-chance = шанс на победу { $chance }
advice-equal = примерно так же хорошо
advice-ahead = { $points ->
    [one] Разница в итоге: { $ahead } очко
    [few] Разница в итоге: { $ahead } очка
    [many] Разница в итоге: { $ahead } очков
   *[other] Разница в итоге: { $ahead } очка
}
advice-pass = Пасовать
reason-exact = Просчитано до конца партии.
reason-search = Особой причины нет: из всего, что проверено, это лучшее.
fair-title = Честный жребий
fair-open = Откуда берётся жребий
fair-menu = Здесь никто не может выбрать, что будет вытянуто. Посмотрите, как это устроено, и проверьте.
fair-about = Здесь никто не может выбрать, что будет вытянуто, даже владелец сервера. Сервер и устройства игроков приносят каждый своё тайное число. Жребий решают только все числа вместе.
fair-about-server = Жребий решает тайное число сервера. Его выбрали до игры; ни одно устройство игроков своего числа не добавило.
fair-about-same = Эта партия начинается так же, как одна из прежних: жребий тот же и был известен заранее.
fair-server = Число сервера
fair-server-how = Сервер выбрал своё число, ещё не зная остальных. Это доказывает отпечаток: к другому числу он не подойдёт. Само число покажут после игры.
fair-server-open = Этот отпечаток показали до игры. Он подходит только к этому числу.
fair-fingerprint = Отпечаток
fair-seed = Число (зерно)
fair-number = Число
fair-key = Все числа вместе (ключ жребия)
fair-numbers = Числа игроков
fair-numbers-how = Сначала каждое устройство обещает своё число, показывая отпечаток. Когда все места заняты, числа открывают, и изменить их уже нельзя.
fair-brought-bot = бот, как и все боты, без числа
fair-brought-open = здесь пока никого
fair-brought-none = без числа
fair-brought-promised = число обещано
fair-brought-opened = число участвует в жребии
fair-brought-missing = число обещали, но оно не пришло: партия началась без него
fair-brought-left-out = эта страница отправила своё число, но сервер начал без него
fair-exactly = Показать точно
fair-check = Проверка
fair-check-later = После игры эта страница сама всё пересчитает и скажет об этом здесь.
fair-check-right = Страница проверила: ничего не изменили.
fair-check-wrong = Что-то не так, как обещали.
fair-check-seed = У числа сервера тот отпечаток, который показали до игры.
fair-check-seed-not = У числа сервера не тот отпечаток, который показали до игры.
fair-check-stayed = Это тот отпечаток, который страница видела, прежде чем открыть своё число.
fair-check-stayed-not = Это не тот отпечаток, который страница видела, прежде чем открыть своё число.
fair-check-numbers = Каждое открытое число — то, которое обещали.
fair-check-numbers-not = Одно из чисел не то, которое обещали.
fair-check-own-not = Числа, которое отправила эта страница, там нет.
fair-check-draws = Чтобы проверить и каждый жребий, сохраните запись и запустите:
seat-bot = бот
seat-thinks = думает
seat-waits = до вас { $ahead }
seat-prepares = готовится
seat-here = за столом
seat-not-here = сейчас не за столом
seat-away = подменяет бот
seat-menu = Ваше место
seat-move = Продолжить на другом устройстве
seat-move-how = Ссылка, которая переносит туда ваше место. Действует один раз, в течение 15 минут.
seat-move-do = Создать ссылку
seat-leave = Выйти из-за стола
seat-leave-how = За вас играет бот, пока вы не вернётесь. Если уйдут и все остальные, партия прервётся.
seat-leave-how-shared = За того, кто выйдет, играет бот, пока игрок не вернётся.
seat-leave-do = Выйти
seat-leave-named = { $name }: выйти
seat-return = Вернуться
seat-return-how = За вас играет бот. Займите своё место снова.
seat-return-do = Занять своё место
seat-return-named = { $name }: вернуться на место
seat-home-how = Стол останется как есть. К нему ведут «Ваши столы» на главной странице.
seat-home-how-people = Место останется за вами, остальные дождутся ваших ходов. К столу ведут «Ваши столы» на главной странице.
seat-give-up = Сдать партию
seat-give-up-how = Партия сразу закончится без победителя, и продолжить её будет нельзя.
seat-give-up-how-last = Все остальные ушли. Если выйдете и вы, партия сразу закончится без победителя, и продолжить её будет нельзя.
seat-give-up-open = Сдать партию…
seat-give-up-ask = Точно сдать? Партия сразу закончится, и продолжить её будет нельзя.
seat-give-up-do = Да, сдать
seat-keep = Играть дальше
seat-stands-in = За вас играет { $bot }
seat-stands-in-for = { $name }: вместо игрока играет { $bot }
log-title = Журнал
log-empty = Пока ничего не произошло.
log-since = после вашего прошлого хода
side-title = Мешочек, журнал и ваш ход
act-title = Ваш ход
act-your-turn = Ваш ход
act-not-your-turn = За столом
act-game-over = Игра окончена
act-sending = Делаем ход…
act-waiting = Секунду…
act-bot-thinks = { $name } думает…
act-bot-waits = { $name } думает, до вас { $ahead }…
act-bot-prepares = { $name } ещё готовится…
act-person-thinks = Ходит { $name }
act-watching = Вы наблюдаете.
act-can-take-back = Свой ход можно отменить, пока никто не сходил.
act-can-take-back-alone = Здесь играют только боты: свои ходы можно отменять в любой момент.
act-stands-shown = Этот ход уже не отменить: на нём что-то вытянули или открыли.
act-stands-others = Ваш последний ход уже не отменить: с тех пор ходили другие.
do-back = Отменить
do-take-back = Отменить мой ход
do-pass = Пасовать
do-hurry = Быстрее
do-hint = Подсказка
do-again = Показать ещё раз
do-again-end = К моему ходу
# What others did since one's last turn: $what is one of the messages done-…, $since one of the next two.
done = { $what } ({ $since })
done-since-turn = после вашего хода
done-since-round = в последнем круге
do-result = Показать итог
turn-stale = Тем временем игра ушла вперёд. Вот что на столе сейчас; ваш ход не сделан.
told-take-back = { $name }: последний ход отменён
told-leave = { $name }: больше не за столом, подменяет { $bot }
told-return = { $name }: снова за столом
told-hand-over = { $name }: теперь на другом устройстве
told-rematch = Открыта следующая партия
told-later = Несколько ходов спустя
result-title = Игра окончена
result-winner = Победа: { $name }
result-shared = Общая победа: { $names }
result-abandoned = Партия прервана
result-expired = Долго никто не возвращался, и партия завершена
result-earlier-points = очки, набранные раньше
result-unseen-turns = ходы, которых здесь не видно
result-you-behind = вы
result-largest-difference = Самая большая разница: { $sources }.
result-most-came-from = Больше всего принесло: { $sources }.
result-record = Сохранить запись
result-home = На главную
result-again = Сыграть ещё
result-join-again = К следующей партии
result-same = То же начало ещё раз
result-same-about = Тот же расклад, те же случайности и тот же первый игрок
result-next-level = Победа! Следующий соперник: { $bot }
keys-title = Клавиатура
keys-intro = Играть можно целиком с клавиатуры. Tab обходит весь стол, а эти клавиши быстрее:
keys-enter = выбрать, затем подтвердить
keys-back = на шаг назад
keys-again = ходы остальных ещё раз
keys-rule = правило того, что в фокусе; также правая кнопка мыши или долгое нажатие
keys-hint = подсказка, если они есть за столом
keys-log = к журналу
keys-rules = коротко о правилах
keys-help = этот список
rules-title = Коротко о правилах

## The page: Christina Regina's table

court-hand-over = Передайте устройство: теперь { $name }
court-lift = Я — { $name }: открыть

## The page: replays

# After the end of a game, and beside finished games on the start page.
replay-watch = Посмотреть партию ещё раз
replay-watch-short = Пересмотреть
replay-open = Открыть запись
replay-position-broken = В этой ссылке нет позиции
replay-position-broken-about = Возможно, ссылка по дороге обрезалась. Попросите отправителя прислать её целиком.

## The page: rules

rules-page-link = Правила
rules-at-hand-step = что от вас требуется сейчас
rules-at-hand-opening = Открываем правило…
rules-at-hand-missing = Правило загрузить не удалось. Оно есть и на странице всех правил.

## The page: lessons

lesson-link = Научиться за пять минут
lesson-hint = Вы здесь впервые? Первая партия с подсказками покажет, как играть.
lesson-to = Назад к уроку
rules-page-open = Правило: { $name }
rules-page-all = Все правила, с живыми примерами
rules-at-hand-back = Предыдущее правило
rules-at-hand-page = На странице всех правил
rules-end = Конец игры
