### The sentences of the programs in Russian.
###
### One term for one thing:
### game: партия (the program: игра); deal: раздача; game of the day: партия дня
### card: карточка; face up: открыта; to flip: открыть; split cards: раздельные карточки
### pair: пара; no pair: не пара; move: ход, of two cards; step: шаг, what undo takes back
### tune: песня, «Название» (Исполнитель); deck: колода; built in: встроенная
### computer player: компьютерный игрок, after a name: (компьютер); bot: бот
### perfect or best play: безупречная игра; par: норма; accuracy: точность
### mistake: ошибка, what it cost: потеря; luck: везение, повезло на 0,5 хода
### aid: помощь, с помощью; hint: подсказка; to give up: сдаться; to pass: пас, спасовать
### seed: сид, one that was typed: свой сид; repeated deal: повторная раздача
### record: рекорд; streak: серия; box: коробка; history: история
### saved game: сохранённая партия, its name: имя; unfinished: неоконченная
### transcript: протокол; recording: запись, to replay: воспроизвести; script: скрипт
### prompt: диалог; standard input: стандартный ввод, read из it; aloud: словами
### screen reader: программа экранного доступа; setting: настройка; option: параметр

## Text

quoted = «{ $text }»
or-last = { $items } или { $last }
and-last = { $items } и { $last }
line-to-choose = { $line }
numbered = { $number }, { $row }
date = { $month ->
    [1] { $day } января { $year } года
    [2] { $day } февраля { $year } года
    [3] { $day } марта { $year } года
    [4] { $day } апреля { $year } года
    [5] { $day } мая { $year } года
    [6] { $day } июня { $year } года
    [7] { $day } июля { $year } года
    [8] { $day } августа { $year } года
    [9] { $day } сентября { $year } года
    [10] { $day } октября { $year } года
    [11] { $day } ноября { $year } года
   *[12] { $day } декабря { $year } года
}

## Categories

pop = Поп
electronic = Электроника
rock = Рок
metal = Метал
rap = Рэп
categories = Категории
chosen-row = { $category }  (выбрано)
chosen-row-in-words = { $category }, выбрано
category-chosen = Выбрана категория «{ $category }».
category-replaces-deck = Выбрана категория «{ $category }». Колода «{ $deck }» больше не используется.
no-category = Категории «{ $word }» нет.
how-to-list-categories = Чтобы увидеть весь список, введите: категории

## CommandLine

command-line-help =
    Использование: memory-tunes [ПАРАМЕТР]... [КОМАНДА]...
              или: memory-tunes --check [--update] ФАЙЛ...
              или: memory-tunes simulate [ПАРАМЕТР]...
    Игра «Найди пару» с песнями на карточках. Читает команды в диалоге или, если
    стандартный ввод или вывод — не терминал, из стандартного ввода.

    Примеры:
      memory-tunes                             играть; все команды: помощь
      memory-tunes играть 12 рок               начать с этой команды
      memory-tunes --seed 7 < script           каждый раз одна и та же раздача
      memory-tunes --format json < script      ответы в JSON, для программ
      memory-tunes --check *.txt               проверить сохранённые протоколы
      memory-tunes simulate --help             много партий компьютерных игроков

    Параметры:
    { $options }
    Код выхода: 0 — успех; 1 — сеанс остановлен по --strict или протокол
    отличается; 2 — ошибка в параметрах, при чтении или записи.
    Руководство: man memory-tunes. Об ошибках сообщайте сюда:
    { $bugs }
    { "" }

simulate-help =
    Использование: memory-tunes simulate [ПАРАМЕТР]...
              или: memory-tunes simulate --merge [--format text|json] [ФАЙЛ]...
    Компьютерные игроки играют много партий, а программа подсчитывает ходы. Партия
    зависит только от сида, поэтому части симуляции можно сыграть на разных
    компьютерах, а их итоги в JSON сложить в общий.

    Примеры:
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --bot mine='python3 bot.py' --player mine
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json
      cat shard-*.json | memory-tunes simulate --merge

    Параметры:
    { $options }
    Игроки:
      { $players }
    Q — вероятность запомнить карточку, от 0 до 1; C — сколько карточек он помнит.

    Код выхода: 0 — успех; 2 — ошибка в параметрах или при записи; 130 —
    прервано (Ctrl-C), показаны частичные итоги.
    { "" }

try-help = Подробнее: { $command } --help
option-requires-value = параметру --{ $option } нужно значение
option-takes-no-value = параметру --{ $option } значение не нужно
no-such-option = параметра «{ $argument }» нет
ambiguous-option = неоднозначный параметр «{ $argument }»: { $options }
unexpected-argument = лишнее слово «{ $argument }»
bots-share-name = два бота с именем «{ $name }»: у каждого --bot должно быть своё имя
update-alone = --update работает только вместе с --check
check-takes-transcripts = для --check нужны имена протоколов
check-takes-files = для --check нужны имена файлов; файл с именем «-» указывается как ./-
deck-from-standard-input = --deck не читает стандартный ввод: оттуда идут команды; файл с именем «-» указывается как ./-
replay-from-standard-input = скрипт из стандартного ввода выполняется и без --replay; файл с именем «-» указывается как ./-
record-takes-file = для --record нужно имя файла; файл с именем «-» указывается как ./-
trace-overwrites-screen = --trace - писал бы поверх экрана; укажите файл или перенаправьте стандартный поток ошибок: 2>ФАЙЛ
cannot-be-written = { $use ->
    [script] --{ $option }: нельзя писать в скрипт, который выполняется
    [deck] --{ $option }: нельзя писать в колоду, с которой идёт игра
    [answers] --{ $option }: нельзя писать в файл, куда идут ответы
    [messages] --{ $option }: нельзя писать в файл, куда идут сообщения
   *[kept] --{ $option }: нельзя писать в файл, где программа хранит данные
}
record-would-replace = файл { $file } уже существует; чтобы заменить его, добавьте --overwrite

## Decks

line-is-no-text = это не текст в UTF-8.
line-is-longer = { $bytes ->
    [one] длиннее { $bytes } байта.
    [few] длиннее { $bytes } байт.
   *[other] длиннее { $bytes } байт.
}
line-has-no-title = нет названия.
line-has-no-artist = нет исполнителя. Исполнитель должен быть указан у всех песен или ни у одной.
quote-is-not-closed = кавычка не закрыта.
columns-are-unclear = непонятно, какие столбцы брать. Укажите их названия в первой строке, например: title,artist
deck-is-too-large = файл больше 4 ГБ.
too-small-a-deck = { $tunes ->
    [0] нет ни одной песни. Для колоды нужно хотя бы две.
   *[other] всего одна песня. Для колоды нужно хотя бы две.
}
deck-problem = строка { $line }: { $problem }
file-problem = { $line ->
    [none] { $path }: { $problem }
   *[other] { $path }, строка { $line }: { $problem }
}
deck-was-not-read = файл не прочитан: колоды перед ним слишком велики
system-error = { $error ->
    [no-files] файлов здесь нет
    [not-regular] это не обычный файл
    [outside-transcript] файл лежит вне папки протокола
    [not-rewritable] переписать можно только обычный файл
    [over-64-mb] файл больше 64 МБ
    [given-up] чтение прервано
    [no-such-file] нет такого файла или папки
    [is-a-folder] это папка, а не файл
    [is-no-folder] часть пути — не папка
    [not-allowed] нет доступа
    [not-permitted] система этого не разрешает
    [too-many-links] слишком длинная цепочка ссылок
    [name-too-long] слишком длинное имя файла
    [not-read] ошибка чтения или записи
    [too-many-open] открыто слишком много файлов
    [too-many-open-in-system] в системе открыто слишком много файлов
    [no-memory] не хватает памяти
    [no-space] на диске нет места
    [over-quota] исчерпана дисковая квота
    [too-large-for-system] файл слишком велик для системы
   *[only-for-reading] диск доступен только для чтения
}
other-system-error = система сообщает: «{ $text }»
listed-deck =
    { $tunes ->
        [one] { $tunes } пара
        [few] { $tunes } пары
       *[other] { $tunes } пар
    }, { $isOwn ->
        [yes] ваша колода
       *[no] встроенная колода
    }
unusable-listed-deck = { $isOwn ->
    [yes] ваша колода, открыть нельзя: { $problem }
   *[no] встроенная колода, открыть нельзя: { $problem }
}
listed-deck-in-words = { $name }: { $description }
theme = { $known ->
    [0] { $name }
   *[other] { $name } (выучено { $known } из { $pairs })
}
themes = Темы: { $themes }.
known = Выучено { $count } из { $pairs }.
no-decks = Колод здесь нет. Чтобы играть с песнями из своего файла, введите: колода ФАЙЛ
deck-advice =
    Чтобы играть с одной из этих колод, введите: колода { $example ->
        [none] ФАЙЛ
       *[other] { $example }
    }
decks-not-listed =
    Не { $count ->
        [one] показан
        [few] показаны
       *[other] показано
    } ещё { $count ->
        [one] { $count } файл
        [few] { $count } файла
       *[other] { $count } файлов
    }. { $advice }

## Fetch

fetch-help =
    Использование: memory-tunes-fetch [ПАРАМЕТР]... ЗАПРОС
    Одним запросом ищет песни в каталоге iTunes и печатает их как колоду для
    memory-tunes: по песне в строке — название, исполнитель, альбом, адрес обложки.

    Примеры:
      memory-tunes-fetch jazz > jazz.tsv        сохранить колоду
      memory-tunes --deck jazz.tsv              играть с ней
      memory-tunes-fetch --limit 200 'daft punk'

    Параметры:
    { $options }
    Код выхода: 0 — нашлось не меньше двух песен; 2 — ошибка в параметрах или при
    записи; 3 — каталог недоступен; 4 — в запросе отказано; 5 — ответ не распознан,
    оборван или больше 8 МБ; 6 — песен меньше двух. Если код не 0, причину называет
    строка в потоке ошибок.
    Руководство: man memory-tunes-fetch. Об ошибках сообщайте сюда:
    { $bugs }
    { "" }

limit-purpose = сколько песен искать, от 1 до 200 (по умолчанию 50)
timeout-purpose = сколько секунд ждать ответа (по умолчанию 10)
endpoint-purpose =
    где искать: https или http на этом компьютере (по
    умолчанию MEMORY_TUNES_ENDPOINT, а если не задано —
    https://itunes.apple.com/search)
fetch-generate-purpose =
    вывести страницу руководства (man) или
    автодополнение для оболочки: bash, zsh или fish
fetch-usage = { $fault }. Подробнее: memory-tunes-fetch --help
fetch-term-missing = не сказано, что искать: нужен ЗАПРОС
fetch-term-empty = ЗАПРОС пуст
fetch-term-in-several-words = лишнее слово «{ $argument }»; ЗАПРОС из нескольких слов берут в кавычки
not-reached = { $obstacle ->
    [name] { $host }: не удалось связаться — компьютер с таким именем не найден.
    [connection] { $host }: не удалось связаться — нет соединения.
   *[silence] { $host }: не удалось связаться — соединение закрыто без ответа.
}
exchange-failed = { $host }: не удалось связаться — { $reason }.
no-whole-answer = { $seconds ->
    [one] { $host }: полного ответа не было за { $seconds } секунду.
    [few] { $host }: полного ответа не было за { $seconds } секунды.
    [many] { $host }: полного ответа не было за { $seconds } секунд.
   *[other] { $host }: полного ответа не было за { $seconds } секунды.
}
turned-away = { $host }: в запросе отказано, код HTTP { $status }.
try-again = { $seconds ->
    [none] Попробуйте снова через сутки, не раньше.
    [0] Можно попробовать снова.
    [one] Попробуйте снова через { $seconds } секунду.
    [few] Попробуйте снова через { $seconds } секунды.
   *[other] Попробуйте снова через { $seconds } секунд.
}
try-again-in-a-minute = Подождите минуту и попробуйте снова: разрешено около 20 запросов в минуту.
redirects = { $host }: перенаправление на «{ $place }», а разрешены только https и этот компьютер.
redirects-on-and-on = { $host }: слишком много перенаправлений.
answer-not-understood = { $host }: ответ не распознан.
answer-cut-short = { $host }: ответ оборван или повреждён.
answer-too-large = { $host }: ответ больше 8 МБ.
too-few-tunes =
    по запросу «{ $term }» { $count ->
        [0] песен не нашлось
       *[other] нашлась только 1 песня
    }. В колоде должно быть не меньше 2 песен.

## Games

listed-game =
    { $name ->
        [none] { "" }
       *[other] { $name }:{ " " }
    }{ $deck }, { $progress }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }, { $time }{ $isInUse ->
        [yes] , открыта в другом окне
       *[no] { "" }
    }
games-advice = Чтобы продолжить партию, введите её номер или имя: загрузить 1
no-games-to-load = Других неоконченных и сохранённых партий нет.
no-games-are-saved = В этом сеансе партии не сохраняются. Чтобы сохранять их, запустите программу с --home ПАПКА.
game-saved =
    Партия сохранена{ $replaces ->
        [yes] { " " }вместо другой с тем же именем
       *[no] { "" }
    }. Чтобы вернуться к ней, введите: загрузить { $name }
game-loaded = Партия загружена: { $progress }.
bad-game-name = Партию нельзя назвать «{ $name }»: имя не может содержать косую черту или начинаться с точки.
game-too-long-to-save = Эта партия слишком длинная, сохранить её нельзя.
no-such-game = Партии «{ $name }» нет. Чтобы увидеть все партии, введите: партии
game-is-in-use = Партия «{ $name }» открыта в другом окне.
game-is-on-table = Партия «{ $name }» уже на столе. Чтобы перейти к ней, введите: игра
game-of-later-version = Партия «{ $name }» сохранена более новой версией программы.
game-not-understood = { $line ->
    [none] Файл партии «{ $name }» не читается.
   *[other] { $missing ->
            [none] Файл партии «{ $name }» не читается: ошибка в строке { $line }.
           *[other] Файл партии «{ $name }» не читается: в заголовке до строки { $line } нет «{ $missing }:».
        }
}
will-replace-game = Под именем «{ $name }» уже сохранена другая партия. Заменить её? Введите: да или нет
game-was-not-replaced = Под именем «{ $name }» осталась прежняя партия.
game-to-delete = { $name ->
    [none] { $deck }, { $progress }
   *[other] { $name } ({ $deck }, { $progress })
}
will-delete-game = Партия будет удалена навсегда: { $game }. Вы уверены? Введите: да или нет
game-was-not-deleted = Партия не удалена: { $game }.
game-deleted = Партия удалена: { $game }.
game-problem = Партию «{ $name }» нельзя сохранить или загрузить: { $problem }

## Help

placeholder = { $placeholder ->
    [card] НОМЕР
    [row] НОМЕР
    [number] ЧИСЛО
    [count] N
    [pairs] ПАРЫ
    [category] КАТЕГОРИЯ
    [date] ДАТА
    [name] ИМЯ
    [player] ИМЯ
    [setting] ЧТО
    [value] ЗНАЧЕНИЕ
    [what] ЧТО
    [file] ФАЙЛ
   *[command] КОМАНДА
}
between-lines = { " " }
explained = { $synonyms ->
    [none] { $usage }: { $purpose }
   *[other] { $usage }: { $purpose } ({ $synonyms })
}
also = Можно и так: { $synonyms }
heading = { $subject ->
    [basics] основное
    [games] партии
    [skill] анализ
    [goingBack] шаги
    [tunes] песни
    [records] рекорды
    [savedGames] другие партии
    [settings] настройки
   *[screens] экраны
}
to-play = Чтобы играть, вводите:
more-commands = Другие команды:
all-commands = Все команды, их английские имена и что они делают:
where-more-help-is = Подробнее о команде: помощь играть. Список команд: помощь всё
where-help-is = Подробнее о команде: помощь играть. Строка с # в начале — комментарий.
number-picks-row = выбрать строку с этим номером
numbers-flip-cards = открыть карточку с этим номером или сразу две
only-on-screen = Только на экране: { $screen }
and-more = и ещё { $number }

## Commands

help-play =
    начать новую партию
    ПАРЫ — число пар, от 2 до размера колоды. По умолчанию — из настроек или 8.
    КАТЕГОРИЯ выбирается и для следующих партий и сменяет вашу колоду. Порядок
    любой: играть рок 12

help-again =
    сыграть ещё одну такую же партию
    Столько же пар, та же колода, те же игроки; новая только раздача.

help-match =
    сыграть матч из 3, 5, 7 или 9 партий
    Играют игроки следующей партии и начинают по очереди. Сначала выберите их,
    например: игроки вы лёгкий. Ничья даёт каждому пол-очка. После партии
    команда «заново» раздаёт следующую. «Играть» прерывает матч.

help-daily =
    сыграть партию дня, одну для всех
    Новый день начинается в полночь по UTC. С датой, например 2026-11-20, можно
    сыграть партию одного из прошлых дней. В ней 8 пар из встроенной колоды и
    один игрок. То, что выбрано для следующей обычной партии, не изменится.

help-practice =
    учить слова из колоды по расписанию
    Сначала идут пары, которые пора повторить, потом те, что вы знаете хуже.
    Карточки раздельные, игрок один. Найденная без ошибки пара переходит в
    следующую коробку, и повторить её надо через 1, 2, 4, 8 или 16 дней; любая
    другая возвращается в коробку 1. Сколько пар в каждой коробке, покажет
    команда «статистика».

help-flip =
    открыть карточку или две подряд
    Две карточки — это ход. Если на них одна и та же песня, они остаются
    открытыми. Если нет, они закроются, когда вы откроете следующую. Можно
    вводить и просто номера: 1 2

help-pass =
    пропустить ход, если играют несколько
    Пропускается весь ход, пока в нём не открыта ни одна карточка, и только если
    уже открывали хотя бы две карточки без пары. Когда все игроки спасуют
    подряд, партия закончится.

help-reveal =
    открыть все карточки и закончить партию
    Такая партия не считается законченной и в рекорды не попадёт. В диалоге
    программа сначала спросит.

help-hint =
    подсказать, какую карточку открыть
    Подсказка объясняет, почему стоит открыть именно её, и опирается только на
    то, что уже открывали. Она считается помощью; подробнее: помощь рекорды

help-par =
    сравнить партию с безупречной игрой
    Норма — сколько ходов в среднем нужно игроку, который всё помнит и не
    ошибается. Разница складывается из ваших ошибок и везения.

help-review =
    узнать, чего стоили ваши ходы
    До конца партии — только итог. Карточки, на которых вы ничего не потеряли,
    пропускаются. Чтобы увидеть и их, введите: разбор всё

help-share =
    рассказать о партии друзьям
    Несколько строк о законченной партии, которые можно вставить куда угодно.
    На каждый ход в них один знак: галочка — пара, пустой квадрат — пары нет, но
    и ошибки нет, крестик — ошибка. Где какая карточка, по ним не узнать.

help-players =
    выбрать игроков или узнать, кто играет
    Чтобы играть против компьютера, введите: игроки вы normal. Слабый
    соперник — easy, средний — normal, сильный — hard. Есть и другие:
    optimal, random, forgetful:Q (помнит карточку с вероятностью Q),
    capacity:C (помнит последние C карточек) и, для двоих, zwick-paterson.
    Любое другое имя — человек. Снова в одиночку: игроки вы

help-game = перейти к партии на столе

help-seed =
    выбрать сид следующей раздачи
    Сид — число, по которому раздаются карточки: при одном и том же сиде,
    категории и числе пар они лягут одинаково. ЧИСЛО — от 0 до
    18446744073709551615.

help-cards =
    сделать карточки раздельными или нет
    После «карточки раздельные» в следующих партиях на одной карточке пары будет
    название, на другой — исполнитель, а в колоде слов — слово и перевод: так их
    можно учить. Песня, название или исполнитель которой уже встречались,
    пропускается. Чтобы карточки пары снова были одинаковыми, введите: карточки
    одинаковые

help-undo =
    отменить последний шаг или последние N
    Шаг — это строка, после которой изменились экран, категория, следующий сид,
    колода, карточки, игроки или партия. Отмена хода считается помощью;
    подробнее: помощь рекорды

help-redo =
    вернуть отменённый шаг или N шагов
    Можно, пока не сделан новый шаг.

help-goto = перейти к шагу N; 0 — самое начало

help-log = посмотреть последние шаги, 10 или N

help-categories = перейти к списку категорий

help-category =
    выбрать категорию следующей партии
    ИМЯ — категория или её номер в списке. Партия на столе не изменится.

help-settings = перейти к настройкам

help-set =
    изменить или узнать настройку
    Изменения, сделанные в диалоге, сохраняются и для следующих запусков. Все
    настройки и их значения покажет команда «настройки».

help-language =
    выбрать язык или узнать, какие есть
    ИМЯ — en, ru, zh или название языка, например: язык английский

help-tunes =
    узнать, с какими песнями будет партия
    Команда «песни загрузить» загружает новые песни категории из каталога
    iTunes, «песни очистить» удаляет загруженные, а «песни категория» возвращает
    от вашей колоды к песням категории.

help-deck =
    играть со своей колодой
    ФАЙЛ — всё до конца строки: путь или название из списка команды «колоды».
    В каждой строке файла одна пара: название, табуляция и исполнитель или
    слово, табуляция и перевод. Годятся и файлы CSV, и плейлисты. Партия на
    столе не изменится.

help-decks =
    узнать, какие есть колоды
    Это файлы из папки «decks» там, где программа хранит данные (в папке из
    --home, а в диалоге без неё — в ~/.local/share/memory-tunes), и встроенные
    колоды. Чтобы учить по ним слова, введите: колода english-russian, а затем:
    карточки раздельные

help-records =
    посмотреть лучшие партии
    Десять лучших с этим числом пар; без числа — по одной лучшей для каждого
    размера. Партии с помощью идут после всех остальных. Помощь — это подсказки,
    отменённые ходы, свой (введённый) сид, а также раздача или партия дня,
    которую вы уже заканчивали.

help-stats = посмотреть статистику партий

help-forget =
    удалить сохранённые данные
    ЧТО — настройки, партию (на столе), партии (остальные), рекорды, выученное,
    историю, песни или всё. После слова «партию» ИМЯ — это другая партия: её имя
    или номер в последнем показанном списке команды «партии».

help-yes =
    ответить «да»
    Программа спрашивает, прежде чем удалить данные и прежде чем неоконченная
    партия пропадёт: из-за новой партии или команд «сдаться» и «отменить».

help-no = ответить «нет»

help-games =
    посмотреть другие партии
    Это сохранённые партии и неоконченные: из прошлых сеансов и те, вместо
    которых загрузили другую. В списке есть и партии, открытые в других окнах.

help-save =
    сохранить партию под этим именем
    ИМЯ — всё до конца строки. Сохранённая партия потом не меняется. Другая
    партия с этим именем заменяется; в диалоге программа сначала спросит.

help-load =
    загрузить другую партию
    ИМЯ — имя сохранённой партии или номер в последнем показанном списке команды
    «партии». Партия, которая была на столе, остаётся в этом списке; «отменить»
    вернёт её на стол.

help-menu = перейти в меню

help-back = вернуться на предыдущий экран

help-show = показать экран ещё раз

help-repeat = повторить последний ответ

help-rules = показать правила

help-help =
    показать команды или объяснить одну
    Список всех команд: помощь всё

help-quit = выйти; то же делает Ctrl-D

## Line

too-long-line = Строка длиннее { $most } байт. Чтобы увидеть список команд, введите: помощь
no-such-command = Команды «{ $word }» нет.
how-to-list-commands = Чтобы увидеть список команд, введите: помощь
did-you-mean = Может быть, вы имели в виду: { $line }
needs-game = Для команды «{ $word }» нужна партия на столе. Чтобы начать её, введите: играть
needs-screen = Команда «{ $word }» работает только на экране «{ $screen }». Чтобы перейти туда, введите: { $screen }
needs-another-word = { $choices ->
    [none] После «{ $word }» нужно ещё слово. Введите: { $usage }
   *[other] После «{ $word }» нужно ещё слово: { $choices }. Введите: { $usage }
}
one-word-too-many = Слово «{ $word }» лишнее. Введите: { $usage }
not-a-number = Вместо «{ $word }» нужно число из одних цифр. Введите: { $usage }
too-large-a-number = Число «{ $word }» слишком большое. Введите число не больше { $most }.
meaningless = Слово «{ $word }» здесь непонятно. Введите: { $usage }
not-a-day = Вместо «{ $word }» нужна дата не раньше 1970-01-01. Введите, например: { $command } 2026-11-20
row-of-menu = «{ $title }» — пункт меню. Здесь введите: { $command }
cards-have-numbers = Карточки «{ $word }» нет: у карточек номера. Введите, например: открыть 1 2
understood = ({ $line })
no-such-row = Строки «{ $word }» нет. Введите число от 1 до { $rows }.

## Menu

menu = Меню
new-game = Новая партия
choose-category = Выбрать категорию
settings = Настройки
continue-game = Продолжить партию
menu-row = { $title }  ({ $progress })
menu-row-in-words = { $title }, { $progress }
progress-below = ({ $progress })
next-game = { $isSplit ->
    [yes] Следующая партия: колода «{ $deck }», раздельные карточки.
   *[no] Следующая партия: колода «{ $deck }».
}
next-players = В следующей партии играют: { $names }. Чтобы играть в одиночку, введите: игроки вы
finished-game-on-table = Последняя партия окончена. Посмотреть: игра
drawn-game-on-table = В последней партии все спасовали ({ $progress }). Посмотреть: игра
revealed-game-on-table = В последней партии вы сдались ({ $progress }). Посмотреть: игра

## Navigation

greeting = memory-tunes — игра «Найди пару» с песнями на карточках.
how-to-begin = Чтобы начать, введите: играть. Все команды: помощь. Выйти: выход
rules = Каждая песня — на двух карточках. За ход открывают две, по номерам: 3 7. Пара остаётся открытой, другие карточки закрываются со следующим ходом. Найдите все пары за наименьшее число ходов. Если игроков несколько, нашедший пару получает её и ходит ещё раз.
rules-in-brief = Каждая песня — на двух закрытых карточках. Откройте две: пара остаётся открытой.
goal-in-brief = Найдите все пары, сделав как можно меньше ходов.
new-game-asks-catalog = «Новая партия» берёт песни из iTunes (Apple). Отключить: { $off }
game-waiting =
    Вас ждёт партия: { $found ->
        [one] найдена
        [few] найдены
       *[other] найдено
    } { $found ->
        [one] { $found } пара
        [few] { $found } пары
       *[other] { $found } пар
    } из { $pairs }. Чтобы продолжить, введите: игра
last-game-finished = Последняя партия окончена. Посмотреть: игра
last-game-passed-out =
    В последней партии все спасовали: { $found ->
        [one] найдена
        [few] найдены
       *[other] найдено
    } { $found ->
        [one] { $found } пара
        [few] { $found } пары
       *[other] { $found } пар
    } из { $pairs }. Посмотреть: игра
last-game-revealed =
    В последней партии вы сдались: { $found ->
        [one] найдена
        [few] найдены
       *[other] найдено
    } { $found ->
        [one] { $found } пара
        [few] { $found } пары
       *[other] { $found } пар
    } из { $pairs }. Посмотреть: игра
nothing-before-the-menu = Вы в меню, дальше назад некуда. Чтобы выйти, введите: выход
goodbye = До свидания!
goodbye-with-game-saved = До свидания! Партия сохранена и будет ждать вас.
how-to-leave = Чтобы выйти, введите: выход (или нажмите Ctrl-D)
more = -- дальше -- (Enter или q)
fetching-tunes = Загружаем песни категории «{ $category }». Чтобы прервать, нажмите Ctrl-C.

## Options

option-placeholder = { $placeholder ->
    [number] ЧИСЛО
    [name] ИМЯ
    [file] ФАЙЛ
    [folder] ПАПКА
    [what] ЧТО
    [size] РАЗМЕР
    [seconds] СЕКУНДЫ
    [address] АДРЕС
   *[bot] ИМЯ=КОМАНДА
}
wrong-value = недопустимое значение «{ $value }» для { $name }: { $expected }
number-expected = нужно число от { $least } до { $most }
choice-expected = можно выбрать { $choice }
auto-or-pairs-expected = нужно auto или число пар не меньше 2
file-expected = нужен путь к файлу
folder-expected = нужен путь к папке
program-player-expected = нужно имя компьютерного игрока
seconds-expected = нужны секунды, больше 0 и не больше 3600, например 10 или 0.5
address-expected = нужен адрес https или адрес http на этом компьютере
bot-expected = нужно ИМЯ=КОМАНДА; имя — без пробелов и двоеточий и не как у компьютерного игрока
nothing-expected = значение не нужно
seed-purpose = сид первой партии
bot-purpose = за игрока ИМЯ играет КОМАНДА; можно повторять
category-purpose = pop (по умолчанию), electronic, rock, metal, rap
pairs-purpose = сколько пар в партии (по умолчанию 8)
cards-purpose = split: название и исполнитель на разных карточках
deck-purpose = играть с песнями из ФАЙЛА
tunes-purpose = источник песен (в диалоге по умолчанию auto)
home-purpose = хранить данные в этой папке
no-home-purpose = не читать и не хранить файлы (так в скриптах)
record-purpose = записать сеанс в ФАЙЛ
overwrite-purpose = разрешить --record заменить существующий файл
replay-purpose = воспроизвести запись из ФАЙЛА и продолжить
trace-purpose = записывать действия и их итоги в ФАЙЛ
format-purpose = ответы текстом или в JSON, по объекту в строке
no-echo-purpose = не печатать строки скрипта перед ответами
strict-purpose = выйти с кодом 1, если строка не выполнена
color-purpose = цвет в диалоге; auto учитывает NO_COLOR и TERM
speed-purpose = пауза после карточки, открытой компьютером
no-color-purpose = то же, что --color never
board-purpose = auto (по терминалу), full, small или plain
plain-purpose = всё словами, для программ экранного доступа
screen-reader-purpose = то же, что --plain
language-purpose = язык программы (по умолчанию — системы)
check-purpose = воспроизвести протоколы ФАЙЛ... и сравнить
update-purpose = с --check: переписать отличающиеся протоколы
generate-purpose = вывести man, автодополнение или JSON Schema
help-purpose = показать эту справку; также -h
version-purpose = показать версию и лицензию
games-purpose = сколько партий (по умолчанию 10000)
simulated-pairs-purpose = сколько пар в партии (по умолчанию 8)
simulated-player-purpose = игрок, можно повторять (по умолчанию optimal)
simulated-seed-purpose = сид партии 0; у партии 1 — следующий и так далее
first-game-purpose = номер первой партии (по умолчанию 0)
jobs-purpose = сколько партий сразу (по умолчанию — число процессоров)
report-format-purpose = отчёт текстом или один объект JSON
merge-purpose = объединить JSON частей (ФАЙЛ... или стандартный ввод)
plain-report-purpose = отчёт словами, для программ экранного доступа
idle-option = { $mode ->
    [json] --{ $option } не действует вместе с --format json
    [typed] --{ $option } не действует в диалоге
   *[script] --{ $option } не действует в скрипте
}
idle-option-beside = --{ $option } не действует вместе с --{ $other }
idle-option-without = --{ $option } не действует без --{ $other }

## Plain

plain-by-option = memory-tunes — игра «Найди пару», всё словами (параметр { $option }).
plain-by-setting = memory-tunes — игра «Найди пару», всё словами (настройка «доска» — «словами»).
plain-by-variable = memory-tunes — игра «Найди пару», всё словами (задана переменная { $name }).
plain-by-terminal = memory-tunes — игра «Найди пару», всё словами (TERM=dumb).

## Players

you = вы
program-player = { $name } (компьютер)
player-score = { $pairs ->
    [one] { $player } — { $pairs } пара
    [few] { $player } — { $pairs } пары
   *[other] { $player } — { $pairs } пар
}
only-programs-played = Играли только компьютерные игроки. Чтобы играть, введите: игроки вы
player-choices = имена людей или { $programs }
bot-is-unknown = «{ $name }» — бот, но при запуске он не задан
bot-ended = «{ $name }» завершил работу
bot-is-late = «{ $name }» не ответил за { $seconds } с
bot-answer-too-long = «{ $name }» дал слишком длинный ответ
bot-answer-illegal = «{ $name }» ответил «{ $answer }», а такой ход невозможен
bot-stalled = «{ $name }» делает ход за ходом и не находит ни одной пары
bot-given-up = «{ $name }» не сделал ход: вы прервали ожидание
how-to-name-bot = Запустите программу с параметром: --bot { $name }=КОМАНДА
how-to-ask-bot-again = Чтобы спросить его ещё раз, введите: игра
bot-is-thinking = «{ $name }» думает. Ctrl-C прервёт ожидание.
player-needs-name = имя не может состоять из невидимых знаков
name-is-unprintable = в имени «{ $name }» пробелы или невидимые знаки
name-is-too-long =
    имя «{ $name }» слишком длинное: можно не больше { $most ->
        [one] { $most } знакоместа
        [few] { $most } знакомест
       *[other] { $most } знакомест
    }
name-has-too-many-marks = в имени «{ $name }» слишком много значков над буквами и под ними: вместе с буквами — не больше { $most }
player-needs-probability = игроку «{ $name }» нужна вероятность от 0 до 1, например: forgetful:0.5
player-needs-capacity = игроку «{ $name }» нужно число карточек, например: capacity:7
no-such-program-player = компьютерного игрока «{ $name }» нет; можно выбрать { $names }
no-such-player = игрока «{ $name }» нет (может быть, вы имели в виду «{ $nearest }»?)
names-must-be-unique = имена игроков не должны повторяться: «{ $name }»
too-many-players = { $count ->
    [one] { $count } игрок — слишком много, можно не больше { $most }
    [few] { $count } игрока — слишком много, можно не больше { $most }
   *[other] { $count } игроков — слишком много, можно не больше { $most }
}
zwick-paterson-needs-two =
    zwick-paterson играет только вдвоём, а здесь { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }

## Questions

will-end-match = Матч не окончен, а новая партия прервёт его. Прервать матч? Введите: да или нет
will-give-up-game = Партия не окончена: { $progress }. Бросить партию? Введите: да или нет
will-reveal = Все карточки откроются, и партия закончится: { $progress }. Сдаться? Введите: да или нет
will-take-game-away = Эта партия исчезнет со стола: { $progress }. Вы уверены? Введите: да или нет
will-take-hint = Эта партия пойдёт в рекорды с пометкой «с помощью». Показать подсказку? Введите: да или нет
will-undo-flip = Эта партия пойдёт в рекорды с пометкой «с помощью». Отменить ход? Введите: да или нет
saved-thing = { $thing ->
    [settings] Ваши настройки
    [game] Ваша сохранённая партия
    [games] Другие неоконченные и сохранённые партии
    [records] Ваши рекорды
    [learned] Всё выученное
    [history] История введённых строк
    [tunes] Загруженные песни
   *[everything] Всё сохранённое
}
will-be-deleted =
    { saved-thing } { $thing ->
        [game] будет удалена
        [history] будет удалена
        [learned] будет удалено
        [everything] будет удалено
       *[other] будут удалены
    } навсегда. Вы уверены? Введите: да или нет
was-deleted =
    { saved-thing } { $thing ->
        [game] удалена
        [history] удалена
        [learned] удалено
        [everything] удалено
       *[other] удалены
    }.
nothing-to-delete = { saved-thing }: удалять нечего.
nothing-was-deleted =
    { saved-thing } не { $thing ->
        [game] удалена
        [history] удалена
        [learned] удалено
        [everything] удалено
       *[other] удалены
    }.
game-goes-on = Партия продолжается: { $progress }.
game-goes-on-elsewhere = Партия продолжается: { $progress }. Чтобы вернуться к ней, введите: игра
no-question-to-answer = Вас ни о чём не спрашивали. Чтобы увидеть список команд, введите: помощь

## Records

no-records-are-kept = В этом сеансе рекорды не хранятся: это скрипт без --home ПАПКА или запуск с --no-home.
no-game-of-pairs-finished =
    Партий на { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[other] { $pairs } пар
    } вы ещё не заканчивали. Чтобы сыграть, введите: играть { $pairs }
no-game-finished = Вы ещё не закончили ни одной партии. Чтобы начать, введите: играть
no-game-begun = Вы ещё не начали ни одной партии. Чтобы начать, введите: играть
best-games = { $pairs ->
    [one] Ваши лучшие партии на { $pairs } пару:
    [few] Ваши лучшие партии на { $pairs } пары:
   *[other] Ваши лучшие партии на { $pairs } пар:
}
best-games-by-pairs = Ваши лучшие партии по числу пар:
pairs-heading = пары
rank-heading = место
moves-heading = ходы
time-heading = время
par-heading = норма
skill-heading = точность
date-heading = дата
deck-heading = колода
percentage = { $number } %
deck-with-notes = { $deck } ({ $notes })
split-note = разд.
aid-of-undo = с отменой
aid-of-seed = свой сид
aid-of-repeat = повторная раздача
skill-is-full-without-mistakes = Точность 100 % — это партия без единой ошибки.
last-games-of-several = Последние партии с другими игроками:
game-of-several =
    { $date }, { $deck }, { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }: { $scores }{ $result ->
        [none] { "" }
       *[other] ; { $result }
    }
score-of-several = { $player } — { $pairs }
you-won = вы выиграли
won = победа: { $name }
tied = { $isAll ->
    [yes] ничья
   *[no] ничья: { $winners }
}
games-of-several = Партии с другими игроками: закончено { $finished }.
against =
    { $name } против { $opponent }: побед — { $won }, поражений — { $lost }{ $tied ->
        [0] { "" }
       *[other] , ничьих — { $tied }
    }
games-of-pairs =
    { $deck ->
        [none] Все партии
       *[other] { $deck }, партии
    } на { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }{ $isSplit ->
        [yes] { " " }с раздельными карточками
       *[no] { "" }
    }: начато { $begun }, закончено { $finished }{ $revealed ->
        [0] { "" }
        [few] , сдались { $revealed } раза
       *[other] , сдались { $revealed } раз
    }{ $finished ->
        [0] { "" }
       *[other] ; { $best ->
                [none] { "" }
                [one] лучшая — { $best } ход,{ " " }
                [few] лучшая — { $best } хода,{ " " }
               *[other] лучшая — { $best } ходов,{ " " }
            }в среднем — { $wholeMean ->
                [none] { $mean } хода
                [one] { $wholeMean } ход
                [few] { $wholeMean } хода
               *[other] { $wholeMean } ходов
            }, норма — { $par }
    }.
moves-and-games = Партии по числу ходов:
skill-bars =
    { $isSplit ->
        [yes] Точность с раздельными карточками
       *[no] Точность
    } по партиям, последняя справа; { $best } — безупречная игра:
games-of-days =
    Партии дня: сыграно { $played }; серия — { $streak ->
        [one] { $streak } день
        [few] { $streak } дня
       *[other] { $streak } дней
    }, лучшая серия — { $longest ->
        [one] { $longest } день
        [few] { $longest } дня
       *[other] { $longest } дней
    }.
practiced =
    { $deck }: пройдено { $count } из { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }, пора повторить { $due }.
pairs-by-box = Пары по коробкам:
best-games-aloud =
    Ваши лучшие партии на { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }, норма { $par }:
best-of-pairs-aloud = { $pairs ->
    [one] { $pairs } пара: { $game }.
    [few] { $pairs } пары: { $game }.
   *[other] { $pairs } пар: { $game }.
}
best-by-rank-aloud = Место { $rank }: { $game }.
moves-in-time =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    } за { $minutes ->
        [0] { $seconds ->
                [one] { $seconds } секунду
                [few] { $seconds } секунды
               *[other] { $seconds } секунд
            }
       *[other] { $minutes ->
                [one] { $minutes } минуту
                [few] { $minutes } минуты
               *[other] { $minutes } минут
            }{ $seconds ->
                [0] { "" }
                [one] { " " }{ $seconds } секунду
                [few] { " " }{ $seconds } секунды
               *[other] { " " }{ $seconds } секунд
            }
    }
skill-of-game = точность { $skill }
split-cards = раздельные карточки
game-of-several-aloud =
    { $result ->
        [none] { $scores }:
       *[other] { $result } { $scores };
    } { $deck }, { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }, { $date }.
you-won-aloud = Вы выиграли:
won-aloud = Победа за { $name }:
tied-aloud = { $isAll ->
    [yes] Ничья,
   *[no] Ничья: { $winners }:
}
you-as-first-winner = вы
most-frequent-moves-aloud =
    Чаще всего — { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }, в { $games ->
        [one] { $games } партии
        [few] { $games } партиях
       *[other] { $games } партиях
    }; самая длинная партия — { $most ->
        [one] { $most } ход
        [few] { $most } хода
       *[other] { $most } ходов
    }.
longest-game-aloud = { $most ->
    [one] Самая длинная партия — { $most } ход.
    [few] Самая длинная партия — { $most } хода.
   *[other] Самая длинная партия — { $most } ходов.
}
skills-aloud = { $games ->
    [1] { $isSplit ->
            [yes] Точность с раздельными карточками в последней партии: { $last }.
           *[no] Точность в последней партии: { $last }.
        }
   *[other] { $isSplit ->
            [yes] Точность с раздельными карточками
           *[no] Точность
        } в последней партии: { $last }; в среднем за { $games ->
            [one] { $games } последнюю партию
            [few] { $games } последние партии
           *[other] { $games } последних партий
        }: { $mean }.
}
box-aloud =
    { $isFirst ->
        [yes] Коробка
       *[no] ; коробка
    } { $box }: { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }

## Settings

set-line =
    задать { $setting ->
        [board] доску
        [category] категорию
       *[other] { $name }
    } { $value ->
        [full] полную
        [small] маленькую
       *[other] { $valueName }
    }
choices-or-number = { $choices } или число не меньше { $least }
choices-beside = ({ $choices })
setting-row = { $setting }: { $value }. На выбор: { $choices }
settings-advice = Чтобы изменить настройку, введите, например: { $line }
setting-chosen = { $title }: { $value }.
how-to-set-back = Чтобы вернуться, введите: { $line }
setting-told = { $title }: { $value }. На выбор: { $choices }. Чтобы изменить, введите: { $line }
no-setting = Настройки «{ $word }» нет.
how-to-list-settings = Чтобы увидеть все настройки, введите: настройки
no-choice = Для настройки «{ $setting }» нельзя выбрать «{ $word }». На выбор: { $choices }. Введите: { $line }
unknown-setting = { $nearest ->
    [none] настройки «{ $name }» нет
   *[other] настройки «{ $name }» нет (может быть, { $nearest }?)
}
settings-line-is-no-text = строка не в кодировке UTF-8
more-lines-not-understood = { $lines ->
    [one] ещё { $lines } строка не распознана
    [few] ещё { $lines } строки не распознаны
   *[other] ещё { $lines } строк не распознано
}
language-chosen = Язык: русский.
language-chosen-automatically = Язык: автоматически (русский).
language-told = { $isAutomatic ->
    [yes] Язык: автоматически (русский). На выбор: { $choices }. Чтобы сменить язык, введите: { $line }
   *[no] Язык: русский. На выбор: { $choices }. Чтобы сменить язык, введите: { $line }
}
language-choice = { $code } ({ $ownName })
language-line = язык { $code }

## Simulation

simulation-heading =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } по { $pairs ->
        [one] { $pairs } паре
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }, сид { $seed }, начиная с партии { $first }: { $players }
no-game-played-to-its-end = Ни одна партия не сыграна до конца.
played-heading = сыграно
theory-heading = теория
mean-moves = ходов в среднем
asymptotic-mean = около { $mean }
standard-error-of-mean = стандартная ошибка
standard-deviation = стандартное отклонение
least-moves = минимум
need-at-most = не больше в { $percent } % партий
most-moves = максимум
games-drawn = вничью
margin-of-first = перевес первого в парах
simulated-player =
    игрок { $number }, { $name }: { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }, { $perGame } за партию
moves-column = ходы
games-column = партии
share-column = доля
theory-column = теория
tell-simulation =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } по { $pairs ->
        [one] { $pairs } паре
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }, сид { $seed }, начиная с партии { $first }. { $count ->
        [1] Играет { $players }.
       *[other] Играют { $players }.
    }
tell-only-game = { $moves ->
    [one] Партия заняла { $moves } ход.
    [few] Партия заняла { $moves } хода.
   *[other] Партия заняла { $moves } ходов.
}
tell-every-game = { $moves ->
    [one] Каждая партия заняла { $moves } ход.
    [few] Каждая партия заняла { $moves } хода.
   *[other] Каждая партия заняла { $moves } ходов.
}
tell-mean = { $error ->
    [none] Партия заняла в среднем { $mean } хода.
   *[other] Партия заняла в среднем { $mean } хода, стандартная ошибка { $error }.
}
tell-theory = { $isAsymptotic ->
    [yes] В теории среднее — около { $mean }.
   *[no] В теории среднее — { $mean }.
}
tell-deviation = { $theory ->
    [none] Стандартное отклонение — { $deviation }.
   *[other] Стандартное отклонение — { $deviation }, в теории — { $theory }.
}
tell-range =
    Самая короткая партия заняла { $least ->
        [one] { $least } ход
        [few] { $least } хода
       *[other] { $least } ходов
    }, самая длинная — { $most }.
tell-quantiles =
    Половине партий хватило { $half ->
        [one] { $half } хода
        [few] { $half } ходов
       *[other] { $half } ходов
    }, 5 процентам — { $five }, 95 процентам — { $ninetyFive }.
tell-quantiles-in-theory = В теории половине хватает { $half }, 5 процентам — { $five }, 95 процентам — { $ninetyFive }.
quantiles-as-in-theory = Это совпадает с теорией.
tell-drawn = { $games ->
    [0] Ничьих не было.
    [one] Вничью закончилась { $games } партия.
    [few] Вничью закончились { $games } партии.
   *[other] Вничью закончилось { $games } партий.
}
tell-player =
    Игрок { $number }, { $name }: { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }, { $perGame } за партию.
tell-margin =
    Первый игрок находил за партию на { $margin } пары { $isBehind ->
        [yes] меньше
       *[no] больше
    } второго{ $theory ->
        [none] { "" }
       *[other] , в теории — на { $theory } { $isBehindInTheory ->
                [yes] меньше
               *[no] больше
            }
    }.
simulation-progress = { $games ->
    [one] { $percent } %, { $games } партия
    [few] { $percent } %, { $games } партии
   *[other] { $percent } %, { $games } партий
}
tell-simulation-progress =
    { $percent ->
        [one] Сыгран
        [few] Сыграно
       *[other] Сыграно
    } { $percent ->
        [one] { $percent } процент
        [few] { $percent } процента
       *[other] { $percent } процентов
    } партий.
no-shard = { $file ->
    [none] во входных данных нет частей симуляции
   *[other] { $file }: нет частей симуляции
}
shard-not-understood = { $shard }: это не полный JSON-итог одной симуляции
shard-empty = { $shard }: в этой части ни одна партия не сыграна до конца
shard-unsound = { $shard }: числа противоречат друг другу
shard-differs = { $aspect ->
    [pairs] { $shard }: пар в партии не столько, сколько в { $other }
    [players] { $shard }: игроки не те, что в { $other }
   *[seed] { $shard }: раздачи начинаются не с того сида, что в { $other }
}
shard-overlaps = { $shard }: партия { $game } есть и в { $other }
shard-missing = не хватает партии { $game }: она между { $shard } и { $other }
shards-incomplete = в частях от { $first } до { $last } всего партий: { $games }, а нужно { $expected }
too-many-games-to-count = партий слишком много, их не сосчитать

## Skill

hint-of-mate = Откройте карточку { $card } — это пара к открытой.
hint-of-pair = Откройте карточку { $card }: обе карточки этой пары вы уже видели.
hint-of-new-card = Откройте карточку { $card }: её ещё не открывали, лучшего хода сейчас нет.
nothing-left-to-flip = Партия окончена: открывать больше нечего. Чтобы сыграть ещё, введите: играть
par-number = { $isAbout ->
    [yes] около { $moves }
   *[no] { $moves }
}
verdict = { $sums ->
    [none] Норма — { $par } хода.
   *[other] Норма — { $par } хода; { $sums }.
}
par-so-far =
    { $moves ->
        [0] Ходов ещё не было, норма — { $par } хода
       *[other] { $moves ->
                [one] { $moves } ход
                [few] { $moves } хода
               *[other] { $moves } ходов
            } при норме { $par }
    }{ $sums ->
        [none] { "" }
       *[other] ; { $sums }
    }.
drawn-by-passing = Партия окончена: все спасовали.
perfect-play =
    При безупречной игре { $moves ->
        [one] { $moves } хода
        [few] { $moves } ходов
       *[other] { $moves } ходов
    } хватает { $isAlways ->
        [yes] всегда
       *[no] в { $percent } % раздач
    }.
seed-of-deal = Сид { $seed }.
no-mistakes = ошибок нет, { $luck }
mistakes =
    { $count ->
        [one] { $count } ошибка стоила
        [few] { $count } ошибки стоили
       *[other] { $count } ошибок стоили
    } { $cost ->
        [none] меньше 0,1 хода
        [1] одного хода
       *[other] { $cost } хода
    }, { $luck }
average-luck = везение обычное
good-luck = { $moves ->
    [1] повезло на 1 ход
   *[other] повезло на { $moves } хода
}
bad-luck = { $moves ->
    [1] не повезло на 1 ход
   *[other] не повезло на { $moves } хода
}
sums-of-you = Вы: { $sums }.
sums-of-player = { $player }: { $sums }.
too-large-to-review =
    Разобрать можно партию, где не больше { $mostPairs ->
        [one] { $mostPairs } пары
        [few] { $mostPairs } пар
       *[other] { $mostPairs } пар
    }. Чтобы сравнить ходы с нормой, введите: норма
sums-in-all = Итог: { $sums }.
cost-and-luck-are-in-moves = Потери и везение считаются в ходах.
flips-are-listed-at-the-end = Ходы будут перечислены, когда партия закончится.
flips-cost-nothing =
    Без потерь { $count ->
        [one] открыта
        [few] открыты
       *[other] открыто
    } { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
       *[other] { $count } карточек
    }; чтобы увидеть и их, введите: разбор всё
move-heading = ход
who-heading = кто
card-heading = карточка
tune-heading = песня
cost-heading = потеря
luck-heading = везение
better-heading = лучше
reviewed-flip =
    Ход { $move }, { $player ->
        [none] { "" }
       *[other] { $player },{ " " }
    }карточка { $card }, «{ $title }»: { $cost ->
        [none] без потерь
       *[other] потеря { $cost } хода
    }{ $luck ->
        [none] { "" }
       *[other] , везение { $luck } хода
    }.{ $cost ->
        [none] { "" }
       *[other] { " " }Лучше: { $better }.
    }
tiny-cost = меньше 0,01
better-shown-pair = пара, которую уже видели
better-new-card = новая карточка
better-shown-mate = пара к первой, её уже видели
better-mate = карточка { $card }, пара к { $first }-й
unlucky = минус { $moves }
lucky = плюс { $moves }
not-yet-to-share = Поделиться партией можно, когда найдены все пары.
shared-game =
    { $day ->
        [none] Memory Tunes
       *[other] Memory Tunes { $day }
    }: { $deck }, { $isSplit ->
        [yes] { $pairs ->
                [one] { $pairs } пара на раздельных карточках
                [few] { $pairs } пары на раздельных карточках
               *[other] { $pairs } пар на раздельных карточках
            }
       *[no] { $pairs ->
                [one] { $pairs } пара
                [few] { $pairs } пары
               *[other] { $pairs } пар
            }
    }
shared-moves =
    { $player ->
        [none] { "" }
       *[other] { $player }:{ " " }
    }{ $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }
shared-par = норма { $par }
shared-nothing-given-away = без ошибок
shared-given-away = { $moves ->
    [1] потерян 1 ход
   *[other] потеряно { $moves } хода
}
shared-hints = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[other] { $count } подсказок
}
shared-flips-were-undone = ходы отменялись
shared-pair = пара
shared-no-pair = не пара
shared-mistake = ошибка
shared-misses = { $mistakes ->
    [0] { $misses ->
            [one] { $misses } ход без пары, ошибок нет
            [few] { $misses } хода без пары, ошибок нет
           *[other] { $misses } ходов без пары, ошибок нет
        }
   *[other] { $misses ->
            [one] { $misses } ход
            [few] { $misses } хода
           *[other] { $misses } ходов
        } без пары, { $mistakes ->
            [one] { $mistakes } ошибка
            [few] { $mistakes } ошибки
           *[other] { $mistakes } ошибок
        }
}
between-results = { "; " }

## Steps

place-among-steps = { $left ->
    [0] { $step ->
            [0] Вы в самом начале.
           *[other] Вы на шаге { $step }.
        }
   *[other] { $step ->
            [0] Вы в самом начале
           *[other] Вы на шаге { $step }
        }, вернуть можно { $left ->
            [one] { $left } шаг
            [few] { $left } шага
           *[other] { $left } шагов
        }.
}
already-there = Вы уже на этом шаге.
step-undone = { $move ->
    [none] Отменено: { $line }.
   *[other] Отменено: { $line }, ход { $move }.
}
step-done-again = { $move ->
    [none] Возвращено: { $line }.
   *[other] Возвращено: { $line }, ход { $move }.
}
steps-undone =
    { $count ->
        [one] Отменён
        [few] Отменено
       *[other] Отменено
    } { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    }{ $nextMove ->
        [none] { "" }
       *[other] ; теперь ход { $nextMove }
    }.
steps-done-again =
    { $count ->
        [one] Возвращён
        [few] Возвращено
       *[other] Возвращено
    } { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    }{ $nextMove ->
        [none] { "" }
       *[other] ; теперь ход { $nextMove }
    }.
no-step-to-list = Показывать нечего. { $place }
steps-forgotten =
    { $place } { $step ->
        [1] Шаг 1 больше не хранится.
       *[other] Шаги 1–{ $step } больше не хранятся.
    }
cannot-redo = Число шагов — от 1. Чтобы вернуть последний, введите: вернуть
cannot-undo = Число шагов — от 1. Чтобы отменить последний, введите: отменить
no-step-to-redo = Возвращать нечего.
no-step-to-undo = Отменять нечего.
too-many-to-redo = Столько шагов вернуть нельзя: отменено { $left }.
too-many-to-undo = Столько шагов отменить нельзя: сделано { $left }.
no-such-step = Шага «{ $typed }» нет: введите число от { $first } до { $last }.
step-is-forgotten = Шаг { $step } больше не хранится. Чтобы вернуться как можно дальше, введите: перейти { $first }
game-of-step-is-in-use = Партия этого шага открыта в другом окне.
game-of-step-is-gone = Партия этого шага удалена или продолжена в другом окне.
step-aloud = Шаг { $step }: { $line }

## Table

up-mark = откр.
found-mark = пара
new-pair-mark = пара!
board-legend = * открыта   = найдена   ! новая пара
cards-not-shown =
    не { $count ->
        [one] показана
        [few] показаны
       *[other] показано
    } ещё { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
       *[other] { $count } карточек
    }
cards-more = ещё { $count }
tune-number = песня { $number }
status-pairs = пары: { $found } из { $pairs }
status-pairs-short = пары: { $found }/{ $pairs }
moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
status-par = норма { $par }
status-best = рекорд { $moves }
progress =
    { $found ->
        [one] найдена
        [few] найдены
       *[other] найдено
    } { $found ->
        [one] { $found } пара
        [few] { $found } пары
       *[other] { $found } пар
    } из { $pairs }
standing =
    { $found ->
        [one] Найдена
        [few] Найдены
       *[other] Найдено
    } { $found ->
        [one] { $found } пара
        [few] { $found } пары
       *[other] { $found } пар
    } из { $pairs }, { $moves }.
tune = «{ $title }» ({ $artist })
short-tune = «{ $title }» ({ $artist })
noted = { $pair } ({ $note })
turned = Карточка { $card } — { $tune }
pair = { $first } и { $second } — пара! { $tune }
pair-in-words = Пара: карточки { $first } и { $second }, { $tune }
no-pair-in-words = Не пара: { $cards }
next-move = Следующий ход: карточка { $card } — { $tune }
flip-another = Теперь откройте ещё одну.
pairs-to-go =
    { $count ->
        [one] Осталась
        [few] Остались
       *[other] Осталось
    } { $count ->
        [one] { $count } пара
        [few] { $count } пары
       *[other] { $count } пар
    }.
no-pair = Не пара: { $first } { $tune } и { $second } { $otherTune }.
both-turn-back = Обе закроются, когда вы откроете следующую карточку.
no-such-card = Карточки { $card } нет: номера — от 1 до { $last }.
card-is-up = Карточка { $card } уже открыта.
card-is-matched = У карточки { $card } пара уже найдена.
cannot-flip-twice = Карточку { $card } нельзя открыть дважды подряд, поэтому ничего не открыто. Введите: открыть { $instead }
cannot-flip = Карточку { $card } нельзя открыть после карточки { $first }, поэтому ничего не открыто. Введите: открыть { $instead }
flip-another-like = Откройте другую, например: открыть { $card }
another-game = Чтобы сыграть ещё раз, введите: играть
one-card-only = Одна карточка уже открыта, а следующий ход может быть не ваш. Введите: открыть { $card }
not-your-turn = Сейчас ходит «{ $name }», а не вы. Чтобы увидеть этот ход, введите: игра
pass-alone = Команда «{ $word }» нужна, когда игроков несколько, а вы играете в одиночку. Чтобы играть с компьютером, введите: игроки вы лёгкий
game-is-over = Партия окончена. Чтобы сыграть ещё раз, введите: играть
pass-in-move = Команда «{ $word }» пропускает весь ход, а одна карточка уже открыта. Откройте вторую.
pass-too-early = Пасовать можно, когда уже открывали хотя бы две карточки без пары. Откройте карточку.
your-turn = Ваш ход.
turn = Ходит { $name }.
goes-again = { $isYou ->
    [yes] Вы ходите ещё раз.
   *[no] { $name } ходит ещё раз.
}
passes = пас
mover = { $isYou ->
    [yes] Вы
   *[no] { $name }
}
moves-of-player = { mover }: { $moves }.
pair-of-player-in-words = { mover }: пара — { $first } и { $second }, { $tune }
no-pair-of-player-in-words = { mover }: не пара — { $cards }
moves-and-time = { $time ->
    [none] { $moves }
   *[other] { $moves }, { $time }
}
time = время { $clock }
time-aloud =
    { $minutes ->
        [0] { "" }
        [one] { $minutes } минута{ " " }
        [few] { $minutes } минуты{ " " }
       *[other] { $minutes } минут{ " " }
    }{ $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }
finished = Все пары найдены: { $sum }.
finished-by = Игрок { $name } находит все пары: { $sum }.
all-found = Все пары найдены: { $scores }.
drawn = Все спасовали, партия окончена: { $scores }.
revealed = Вы сдались, { $progress }. Все карточки открыты, в рекорды эта партия не войдёт.
you-win = Вы выиграли!
wins = Побеждает { $name }.
tie = Ничья: { $names }.
finished-before = { $moves ->
    [one] Эту раздачу вы уже заканчивали: { $moves } ход.
    [few] Эту раздачу вы уже заканчивали: { $moves } хода.
   *[other] Эту раздачу вы уже заканчивали: { $moves } ходов.
}
seen-before = Карточки этой раздачи вы уже видели.
went-on-before = Отсюда вы уже играли дальше.
counts-as-assisted = Эта партия пойдёт в рекорды с пометкой «с помощью».
hard-pair = { $times ->
    [one] { $tune }, открывали { $times } раз
    [few] { $tune }, открывали { $times } раза
   *[other] { $tune }, открывали { $times } раз
}
hardest = Дольше всего искали: { $pairs }.
moved-up = Переходят в следующую коробку: { $pairs }.
moved-back = Вернулись в коробку 1, повторить завтра: { $pairs }.
play-again = Сыграть ещё: играть
play-again-or-review = Сыграть ещё: играть. Разобрать партию: разбор
share-or-review = Рассказать другим: поделиться. Разобрать партию: разбор
first-game =
    Это ваша первая законченная партия на { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }.
rank =
    { $isAssisted ->
        [yes] С помощью: { $rank }-е место из { $games } среди ваших партий на { $pairs ->
                [one] { $pairs } пару
                [few] { $pairs } пары
               *[other] { $pairs } пар
            }
       *[no] Среди ваших партий на { $pairs ->
                [one] { $pairs } пару
                [few] { $pairs } пары
               *[other] { $pairs } пар
            } это { $rank }-е место из { $games }
    }{ $best ->
        [none] .
       *[other] { $best ->
                [one] ; рекорд — { $best } ход.
                [few] ; рекорд — { $best } хода.
               *[other] ; рекорд — { $best } ходов.
            }
    }
new-best =
    Новый рекорд для партий на { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }! Прежний — { $best ->
        [one] { $best } ход
        [few] { $best } хода
       *[other] { $best } ходов
    }.
new-best-by-time =
    Новый рекорд для партий на { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[other] { $pairs } пар
    }: ходов столько же, но быстрее!
first-without-aids =
    Новый рекорд для партий на { $pairs ->
        [one] { $pairs } пару
        [few] { $pairs } пары
       *[other] { $pairs } пар
    } — это ваша первая партия без помощи!
not-recorded-after-reveal = В этой партии вы уже сдавались, поэтому в рекорды она не войдёт.
cards-lie-down = { $par ->
    [none] Карточки с 1 по { $cards } закрыты.
   *[other] Карточки с 1 по { $cards } закрыты. Норма — { $par } хода.
}
title = «{ $title }»
card = карточка { $card }, { $tune }
short-card = { $card }, { $tune }
pair-of-cards = карточки { $first } и { $second }, { $tune }
cards-up = { $count ->
    [1] Открыта: { $cards }.
   *[other] Открыты: { $cards }.
}
cards-down = { $count ->
    [1] Закрыта: { $cards }.
   *[other] Закрыты: { $cards }.
}
card-range = с { $first } по { $last }
between-cards = { ", " }
before-last-card = { " и " }
pairs-found = { $count ->
    [1] Найдена пара: { $pairs }.
   *[other] Найдены пары: { $pairs }.
}
pairs = { $count ->
    [one] { $count } пара
    [few] { $count } пары
   *[other] { $count } пар
}
split-pairs = { $count ->
    [one] { $count } пара на раздельных карточках
    [few] { $count } пары на раздельных карточках
   *[other] { $count } пар на раздельных карточках
}
dealt = { $deck }: { $pairs }
dealt-of-day = { $deck }: { $pairs }, партия дня { $day }
dealt-from = { $game }, песни { $origin }.
tunes-instead = { $capitalized }; песни { $origin }.
flip-two = Откройте две карточки, например: открыть 1 2
cannot-deal = Пар может быть от 2 до { $most }, а не { $pairs }. Введите: играть { $instead }
too-few-for-split = Карточки этой колоды нельзя сделать раздельными: у слишком многих песен одно и то же название или один исполнитель. Введите: карточки одинаковые
titles-cannot-be-split = В колоде «{ $deck }» только названия: на второй карточке показать нечего. Введите: { $line }
cannot-deal-split = Пар может быть от 2 до { $most }, а не { $pairs }: на раздельных карточках названия и исполнители не должны повторяться. Введите: { $command } { $other }
too-many-for-programs =
    С компьютерными игроками можно играть не больше чем на { $most ->
        [one] { $most } пару
        [few] { $most } пары
       *[other] { $most } пар
    }.
not-dealt = Партия не началась: { $trouble }. Чтобы играть со встроенными песнями, введите: задать песни встроенные
day-to-come = День { $day } ещё не наступил: сегодня { $today } (UTC). Чтобы сыграть сегодняшнюю партию, введите: день
seed-chosen = Сид следующей партии — { $seed }.
split-chosen = В следующей партии на одной карточке пары будет название, на другой — исполнитель.
same-chosen = В следующей партии обе карточки пары будут одинаковыми.
players-chosen =
    Игроки следующей партии: { $names }.{ $people ->
        [none] { "" }
       *[other] { $areAll ->
                [yes] { " " }Все вводят ходы сами.
               *[no] { " " }Ходы вводят люди: { $people }.
            }
    } Чтобы начать, введите: играть
players-refused = Состав не изменён: { $problem }.
playing = { $next ->
    [none] Игроки: { $names }.
   *[other] Партия на столе: { $names }. Следующая: { $next }.
}
pair-in-row = пара
no-pair-in-row = не пара
match-game = Матч из { $games } партий, партия { $game }.
score-of-match = матч { $score } из { $games }
match-score = { $player } — { $points }
match-stands = Счёт матча из { $games } партий: { $scores }.
next-of-match = Следующая партия матча: заново
another-match = Новый матч: заново
you-win-match = Вы выиграли матч! { $scores }.
wins-match = Матч выигрывает { $name }: { $scores }.
match-is-level = Матч закончился вничью: { $scores }.
match-alone = Для матча нужны хотя бы два игрока. Сначала выберите их, например: игроки вы лёгкий
match-length = «{ $games }» не подходит: в матче не больше 3, 5, 7 или 9 партий. Введите: матч 5
match-goes-on = Эта партия матча не окончена. Чтобы сдаться, введите: сдаться

## Transcripts

differs-in-line = строка { $number }
transcript-expects = { $line ->
    [none] ожидалось: (конец файла)
   *[other] ожидалось: { $line }
}
transcript-finds = { $line ->
    [none] получено:  (ответов больше нет)
   *[other] получено:  { $line }
}
transcript-rewritten = переписано
transcript-without-answers = ответов ещё нет
transcript-option-unexpected = #options: «{ $word }» — не параметр
transcript-option-unknown = #options: параметра «{ $word }» нет
transcript-option-ambiguous = #options: неоднозначный параметр «{ $word }»
transcript-option-refused = #options: --{ $option } в протоколе не допускается
transcript-option-without-value = #options: параметру --{ $option } нужно значение
transcript-option-with-value = #options: параметру --{ $option } значение не нужно
transcript-options = #options: { $problem }
transcript-without-echo = #options: с --no-echo в тексте нет введённых строк, проверить его нельзя
transcript-deck-of-standard-input = #options: --deck не читает стандартный ввод
not-a-transcript = это не протокол сеанса; файл не изменён
transcript-line-unreadable = строка { $line } — не ответ в JSON; файл не изменён
transcript-line-after-end = строка { $line } введена после конца сеанса; файл не изменён
options-of-script-ignored = скрипт из стандартного ввода не задаёт параметры, укажите их в командной строке: { $options }
transcript-too-large = итог был бы больше 64 МБ

## Trouble

standard-input = стандартный ввод
standard-output = стандартный вывод
pipe = канал
thread = поток
no-prompt = диалог невозможен: libedit не запускается
nothing-kept-without-home = ничего не сохранится: переменная HOME не задана; чтобы сохранять, добавьте --home ПАПКА
replace-by-recording = Файл { $file } уже существует. Заменить его? (да или нет){ " " }
left-as-it-is = файл { $file } остался прежним; чтобы записать сеанс, укажите другой файл
cannot-be-kept = не удаётся записать { $file }: { $reason }
cannot-be-read = не удаётся прочитать { $file }: { $reason }
set-aside = файл { $file } повреждён и теперь называется { $name }
lines-skipped = { $lines ->
    [1] в файле { $file } пропущена нечитаемая строка { $first }
    [one] в файле { $file } пропущена { $lines } нечитаемая строка, начиная со строки { $first }
    [few] в файле { $file } пропущены { $lines } нечитаемые строки, начиная со строки { $first }
   *[other] в файле { $file } пропущено { $lines } нечитаемых строк, начиная со строки { $first }
}
same-for-others = { $others ->
    [one] { $complaint }; то же с { $others } другим файлом
    [few] { $complaint }; то же с { $others } другими файлами
   *[other] { $complaint }; то же с { $others } другими файлами
}
of-later-version = файл { $file } — от более новой версии и остаётся как есть
disappeared = путь { $file } исчез, поэтому сохранение начинается заново
game-too-long-to-keep = партия стала слишком длинной, её продолжение не сохранится
reply-does-not-fit = эта строка #reply не соответствует запросу
reply-is-missing = перед этой строкой пропущена строка #reply { $number }
recording-of-future = запись сделана более новой версией memory-tunes, воспроизвести её может только она
game-of-recording-not-understood = из строк #game не удаётся прочитать партию
locked-by-another = файл занят другой программой
became-too-large = файл стал слишком большим
folder-of-somebody-else = папка принадлежит другому пользователю
completes-word = Дополнить слово
draws-screen-again = Нарисовать экран заново
semicolon = { "; " }

## Tunes

fetching-tunes-seconds =
    Загружаем песни категории «{ $category }»…{ $seconds ->
        [none] { "" }
       *[other] { " " }{ $seconds } с
    } (Ctrl-C — прервать)
tunes-fetched = Песни категории «{ $category }» загружены: { $count }.
unplayed-tunes-fetched = Песни категории «{ $category }» загружены: { $count }. Чтобы играть с ними, введите: задать песни авто
tunes-not-fetched = Песни загрузить не удалось: { $problem }.
tunes-not-fetched-yet = Песни загрузить не удалось: { $problem }. Чтобы попробовать ещё раз, введите: песни загрузить
no-tunes-were-kept = Загруженных песен нет, удалять нечего.
tunes-forgotten = { $categories ->
    [one] Загруженные песни удалены: { $categories } категория.
    [few] Загруженные песни удалены: { $categories } категории.
   *[other] Загруженные песни удалены: { $categories } категорий.
}
deck-chosen =
    Следующая партия: колода «{ $deck }» (в ней { $tunes ->
        [one] { $tunes } пара
        [few] { $tunes } пары
       *[other] { $tunes } пар
    }).
tunes-of-category-chosen = Следующая партия: песни категории «{ $category }».
tunes = колода «{ $deck }» (пар: { $count }, { $origin })
next-game-uses = Следующая партия: { $tunes }.
next-game-fetches = Для следующей партии песни будут загружены из каталога iTunes.
next-game-fetches-or-uses = Для следующей партии песни будут загружены из каталога iTunes, а если не удастся, будет { $tunes }.
next-game-cannot-fetch = Загрузить песни для следующей партии нельзя: { $problem }.
built-in = встроенные
fetched-just-now = загружены только что
fetched-minutes-ago = { $minutes ->
    [one] загружены { $minutes } минуту назад
    [few] загружены { $minutes } минуты назад
   *[other] загружены { $minutes } минут назад
}
fetched-hours-ago = { $hours ->
    [one] загружены { $hours } час назад
    [few] загружены { $hours } часа назад
   *[other] загружены { $hours } часов назад
}
fetched-days-ago = { $days ->
    [one] загружены { $days } день назад
    [few] загружены { $days } дня назад
   *[other] загружены { $days } дней назад
}
from-file = из файла
catalog-not-reached = каталог iTunes недоступен
catalog-turned-away = каталог iTunes отказал в запросе, попробуйте позже
catalog-not-understood = ответ каталога iTunes не распознан
catalog-has-too-few-tunes = в каталоге iTunes слишком мало таких песен
fetch-given-up = загрузка прервана
fetch-program-missing = не нашлась программа memory-tunes-fetch
fetch-program-not-started = программа memory-tunes-fetch не запустилась: системе не хватает ресурсов
fetch-program-failed = сбой в программе memory-tunes-fetch
script-is-offline = скрипт обращается к сети, только если в командной строке указано --tunes auto или --tunes online
