## Games and what is in them

ending-scored = влияние подсчитано
ending-christina = королева Кристина избрала собственный путь

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
told-cr-assassinate = { $name }: покушение, жертва — { $victim }, лидер { $number }
# $colour is a colour in the terminal and a faction's name on the page.
told-cr-assassinate-dagger = { $name }: покушение, жертва — { $victim }, лидер { $number }, фракция на кинжале: { $colour }
told-cr-success = Покушение удалось.
told-cr-failure = Покушение провалилось.
told-cr-seen = { $victim } — { $colour } фракция.
told-cr-reveal = { $stack }: открыта карта { $card }
# What others did since one's last turn, for whoever listens: see done. $name may be several.
done-drawn = карту берёт { $name }
done-buried = под низ карту убирает { $name }
done-discarded = карту сбрасывает { $name }
done-swapped = карты меняет местами { $name }
done-back = карту возвращает { $name }
done-attempt = покушение: { $name }

## What can go wrong

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
no-such-leader = Лидера { $given } нет. Лидеры — 1, 2 и 3.

## The page: Winter Queen at the table

advice-draw = Взять карту { $drawn } и убрать под низ { $buried }
advice-agitate = Агитация: сбросить карту { $card }
advice-manipulate = Манипуляция: поменять местами верхние карты стопок «{ $one }» и «{ $other }»
advice-persuade = Убеждение: вернуть на верх стопки «{ $stack }» карту { $card }
advice-assassinate = Покушение: жертва — { $name }, лидер { $number }, фракция на кинжале: { $colour }
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
reason-likely = { $victim } — фракция { $colour }: вероятность { $chance }.
reason-hides = Почти не выдаёт вашего цвета.
reason-unlike-card = В отличие от первого варианта, сверху останется карта { $card }.

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
court-influence-label = Стопка влияния «{ $stack }», сверху вниз
court-row-label = { $card }: { $points }
court-no-influence = { $stage ->
    [over] влияния нет
   *[going] влияния пока нет
}
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
court-peek = Удерживайте, чтобы увидеть
court-peeking = Отпустите, чтобы скрыть
court-keep-open = Не скрывать
court-veil-again = Скрыть мой цвет
court-agitate = Агитация
court-agitate-how = сбросить верхнюю карту
court-manipulate = Манипуляция
court-manipulate-how = поменять две верхние карты
court-persuade = Убеждение
court-persuade-how = вернуть карту из сброса
court-assassinate = Покушение
court-assassinate-how = угадать цвет соперника
court-pass-how = стопка двора пуста
court-pass-not = пустых стопок пока нет
court-ask-draw = Одну взять, другую — под низ
court-goal = Ваша цель: чтобы к концу игры ваш цвет лежал как можно выше в трёх стопках влияния.{ $colour ->
    [open] {""}
   *[veiled] {" "}Кнопка «Удерживайте, чтобы увидеть» покажет вам ваш цвет.
}
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
court-ready-assassinate = Жертва — { $name }. Нанести удар?
court-would-influence = { $card }: на верх стопки влияния «{ $stack }»
court-would-discard = { $card }: в сброс
court-would-bury = { $card }: рубашкой вверх под низ стопки «{ $stack }»
court-do-draw = Взять и убрать
court-do-agitate = Сбросить
court-do-manipulate = Поменять
court-do-persuade = Вернуть
court-do-assassinate = Нанести удар
court-attempt-about = Если на кинжале цвет жертвы, падёт её лидер; если нет, падёт ваш лидер с тем же номером.
court-attempt-dagger = Кинжал, тайно
court-attempt-leader = Лидер, ваш и жертвы
court-attempt-victim = Жертва
court-ready-pass = Спасовать на этом ходу?
court-attempt-used = кинжал для этой жертвы уже использован
court-attempt-no-leader = нет номера, под которым не пали ни ваш лидер, ни лидер жертвы
court-attempt-bluff = Кинжал вашего собственного цвета может только промахнуться: это блеф.
court-dagger-own = ваш
court-attempt-first-victim = Сначала выберите жертву.
court-attempt-secret = Кинжал увидите только вы и жертва. Вы увидите цвет жертвы.
court-curtain-about = Всё тайное — за занавесом: цвета, заметки и кинжалы.
court-drawer = Заметки и журнал
court-christina-wins = Королева Кристина избрала собственный путь
court-christina-about = Ни у кого из игроков не осталось влияния: ей никто из вас не нужен.
court-you-win = Вы победили! Королева прислушивается к вам.
court-why-ahead = { $who ->
    [you] Ваш отрыв — { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
        [many] { $margin } очков
       *[other] { $margin } очка
    }, следом { $behind }.
    [behind-you] { $winner }: отрыв от вас — { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
        [many] { $margin } очков
       *[other] { $margin } очка
    }.
   *[others] { $winner }: отрыв — { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
        [many] { $margin } очков
       *[other] { $margin } очка
    }, следом { $behind }.
}
court-why-difference = { $source } ({ $points } против { $against })
court-why-part = { $source } ({ $points })
court-why-threes = Очков поровну ({ $level }): решили первые места, { $own } против { $next }.
court-why-twos = Поровну очков ({ $level }) и первых мест: решили вторые места, { $own } против { $next }.
court-why-shared = Поровну во всём: у каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
court-removed = лидер пал, карта снята
court-nobody = никто не играет, но место занято
court-end-row = { $card }: { $fate ->
    [removed] снята, лидер пал
    [nobody] { $points }, ничья
   *[somebody] { $points }, { $name }
}
court-end-counting = Идёт подсчёт влияния
court-end-skip = Показать всё
court-end-count = Подсчёт: { $stack }
court-end-colours = Кто какой фракции служил
court-all-attempts = Все покушения и их кинжалы
court-attempt-told = { $assassin } → { $victim }, лидер «{ $leader }», кинжал «{ $dagger }»: { $result ->
    [hit] успех
   *[missed] провал
}
told-cr-success-seen = Покушение удалось. { $victim } — фракция { $colour }.
told-cr-failure-seen = Покушение провалилось. { $victim } — фракция { $colour }.
ceremony-assassin = Это видите вы, убийца
ceremony-victim = Это видите вы, жертва
ceremony-court = Это видит двор
ceremony-all = Это видели все вместе
ceremony-go-on = Дальше
ceremony-leader = { $metal ->
    [copper] медный лидер
    [silver] серебряный лидер
   *[gold] золотой лидер
}
ceremony-assassin-hit = Кинжал попал в цель
ceremony-assassin-hit-about = { $victim } — фракция { $faction }. Пал { $leader } жертвы.
ceremony-assassin-missed = Кинжал не попал в цель
ceremony-assassin-missed-about = { $victim } — фракция { $faction }. Пал ваш собственный { $leader }.
ceremony-assassin-note = Этот щит видели только вы. Ваш кинжал видела жертва.
ceremony-victim-hit = Кинжал настиг вас
ceremony-victim-hit-about = Убийца — { $assassin }; фракция на кинжале: { $dagger }. Пал ваш { $leader }.
ceremony-victim-missed = Кинжал вас миновал
ceremony-victim-missed-about = Убийца — { $assassin }; фракция на кинжале: { $dagger }. Пал { $leader } убийцы.
ceremony-victim-note = Теперь убийца ({ $assassin }) знает ваш цвет. Двор знает только исход.
ceremony-court-hit = { $assassin } → { $victim }: удар попал в цель
ceremony-court-hit-about = Покушение удалось. Пал { $leader } жертвы.
ceremony-court-missed = { $assassin } → { $victim }: удар прошёл мимо
ceremony-court-missed-about = Покушение провалилось. Пал { $leader } убийцы.
ceremony-court-note = Ни кинжала, ни щита двору не показали.
ceremony-all-hit-about = Фракция на кинжале: { $dagger }. { $victim } — фракция { $faction }. Пал { $leader } жертвы.
ceremony-all-missed-about = Фракция на кинжале: { $dagger }. { $victim } — фракция { $faction }. Пал { $leader } убийцы.
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
court-rules-assassinate-how = Назовите жертву, номер и, втайне, цвет. Если это цвет жертвы, падёт её лидер с этим номером, иначе — ваш: щит павшего лидера повёрнут. Вы узнаёте цвет жертвы, а жертва видит кинжал. На каждую жертву — одно покушение за игру.
court-rules-pass = Пасовать
court-rules-pass-how = Только пока пуста хотя бы одна стопка двора. Когда подряд спасуют все, игра заканчивается.
court-rules-end-how = За каждого павшего лидера из стопки влияния с его номером уходит верхняя карта его цвета, если она там есть. Затем каждая стопка влияния приносит 3, 2 и 1 очко, считая сверху. Побеждает тот, у кого больше очков; если ни в одной стопке влияния не осталось цвета ни одного из игроков, побеждает королева Кристина.
