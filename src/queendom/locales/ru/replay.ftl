## What can go wrong

edition-unreadable = Не удаётся прочитать { $file }: { $reason }
edition-missing = { $file }: не хватает { $part }; ожидается: { $expected }.
edition-wrong = { $file }: { $part } — { $found }; ожидается: { $expected }.
position-wrong = Ошибка в позиции («{ $part }»). Найдено: { $found }; ожидается: { $expected }.
record-format = Это не запись партии: найден формат { $found }, ожидается { $expected }.
record-wrong = Ошибка в записи партии («{ $part }»). Найдено: { $found }; ожидается: { $expected }.
record-rules-version = Запись сделана по версии правил { $given }; этой программе известна { $expected }.
record-unreadable-event = Не удаётся прочитать событие ({ $reason }): { $event }
record-draw-missing = Нужно что-то вытянуть (источник: { $source }), а в записи не сказано, что именно.
record-draw-impossible = Того, что указано в записи, вытянуть нельзя (источник: { $source }).
record-draw-not-from-seed = Вытянутое (источник: { $source }) не следует из зерна записи.
record-number-not-promised = Число места { $seat } не то, которое обещали перед игрой.
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
expected-end-event = последнее событие — конец игры
expected-event = событие с указанным типом
expected-deal = хотя бы раздача
expected-seat-names = имя для каждого места
expected-edition-contents = содержимое файла издания
expected-neighbours = в одной строке клетки через два столбца, а в соседней — со сдвигом на один
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
expected-passes = меньше { $players }, а на завершающем этапе — 0
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
expected-attempt = жертва — другой игрок, номер от 1 до 3, на каждую жертву одно покушение
expected-standing-leader = ещё не павший лидер

## The page: replays

replay-title = Повтор партии
replay-to-table = К столу
replay-open-title = Открыть запись партии
replay-open-about = Посмотрите партию ход за ходом по её записи: это файл, который даёт кнопка «Сохранить запись». Запись сверяется с правилами и нигде не сохраняется.
replay-open-choose = Выбрать файл
replay-open-drop = или перетащите его сюда
replay-open-checking = Проверяем запись…
replay-open-wrong = Эту запись показать нельзя
replay-open-no-json = «{ $file }» — не запись партии: прочитать файл как запись не удаётся.
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
replay-eyes-public = Что видели все
replay-speed = Скорость
replay-more = Ещё
replay-copy = Скопировать ссылку на позицию
replay-copied = Ссылка скопирована. Кто её откроет, увидит эту позицию.
replay-copied-secrets = Ссылка скопирована. Кто её откроет, увидит эту позицию и цвета всех игроков.
replay-link = Ссылка на эту позицию
replay-play-on = Играть отсюда против ботов
replay-play-on-about = За новым столом: ваше место — { $name }, остальные займут боты.
replay-keys = Клавиши: ← → на один ход, Home — в начало, End — в конец, пробел — пуск.
# A position that somebody shared as a link.
replay-position = Позиция по ссылке
replay-position-about = Попробуйте ход и посмотрите, что он принесёт. Пока ничего не сыграно.
replay-position-about-court = Цвета всех игроков раскрыты. Пока ничего не сыграно.
replay-position-over = Здесь игра уже окончена.
replay-position-play = Играть отсюда против ботов
replay-position-copy = Скопировать ссылку
replay-position-look = Здесь можно только смотреть. Чтобы сделать этот ход, выберите «Играть отсюда против ботов».
