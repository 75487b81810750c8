extension Russian {
  func command(_ name: String) -> String { Vocabulary.russian.command(name) }
  func argument(_ name: String) -> String { Vocabulary.russian.argument(name) }

  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .card, .row: "НОМЕР"
    case .number: "ЧИСЛО"
    case .count: "N"
    case .pairs: "ПАРЫ"
    case .category: "КАТЕГОРИЯ"
    case .date: "ДАТА"
    case .name: "НАЗВАНИЕ"
    case .player: "ИМЯ"
    case .value: "ЗНАЧЕНИЕ"
    case .setting, .what: "ЧТО"
    case .file: "ФАЙЛ"
    case .command: "КОМАНДА"
    }
  }

  func heading(of subject: Subject) -> String {
    switch subject {
    case .basics: "основное"
    case .games: "партии"
    case .skill: "анализ"
    case .goingBack: "шаги"
    case .tunes: "песни"
    case .records: "рекорды"
    case .savedGames: "другие партии"
    case .settings: "настройки"
    case .screens: "экраны"
    }
  }

  func joined(_ lines: [String]) -> String { lines.joined(separator: " ") }
  func enumerated(_ names: [String]) -> String { names.joined(separator: ", ") }
  func explained(_ usage: String, _ purpose: String, synonyms: [String]) -> String {
    "\(usage): \(purpose)" + (synonyms.isEmpty ? "" : " (\(enumerated(synonyms)))")
  }
  var helpColumns: (usage: Int, synonyms: Int) { (26, 12) }

  var toPlay: String { "Чтобы играть, вводите:" }
  var moreCommands: String { "Другие команды:" }
  var allCommands: String { "Все команды, их английские имена и что они делают:" }
  var whereMoreHelpIs: String { "Всё об одной команде: помощь играть. Что делает каждая: помощь всё" }
  var whereHelpIs: String {
    "Всё об одной команде: помощь играть. Строка с # в начале — комментарий."
  }
  var numberPicksRow: String { "выбрать строку с этим номером" }
  var numbersFlipCards: String { "открыть карточку с этим номером или сразу две" }
  func also(_ synonyms: [String]) -> String { "Можно и так: \(enumerated(synonyms))" }
  func onlyOnScreen(_ screen: String) -> String { "Только на экране: \(screen)" }
  func andMore(_ number: Int) -> String { "и ещё \(number)" }
}

// The commands.
extension Russian {
  var playHelp: CommandHelp {
    CommandHelp(
      "начать новую партию",
      "ПАРЫ — сколько будет пар: от 2 и до числа песен в колоде. По умолчанию 8 или",
      "столько, сколько выбрано в настройках. КАТЕГОРИЯ выбирается и для следующих",
      "партий, вместо своей колоды. Порядок любой: играть рок 12")
  }

  var againHelp: CommandHelp {
    CommandHelp("ещё раз: те же пары, колода, игроки", "Новый только расклад.")
  }

  var dailyHelp: CommandHelp {
    CommandHelp(
      "сыграть партию дня, одну для всех",
      "Новый день начинается в полночь по UTC. С датой, например 2026-11-20, можно",
      "сыграть партию одного из прошлых дней. В ней 8 пар из встроенной колоды и",
      "один игрок. То, что выбрано для следующей обычной партии, не изменится.")
  }

  var practiceHelp: CommandHelp {
    CommandHelp(
      "учить слова колоды по расписанию",
      "Сначала идут пары, которые пора повторить, потом те, что вы знаете хуже.",
      "Карточки раздельные, игрок один. Найденная без ошибки пара переходит в",
      "следующую коробку, и повторить её надо через 1, 2, 4, 8 или 16 дней; любая",
      "другая попадает в коробку 1. Сколько пар в каждой, покажет: статистика")
  }

  var flipHelp: CommandHelp {
    CommandHelp(
      "открыть карточку или две подряд",
      "Две карточки — это ход. Если на них одна и та же песня, они остаются",
      "открытыми. Если нет, они закроются, когда вы откроете следующую. Можно",
      "вводить и просто номера: 1 2")
  }

  var passHelp: CommandHelp {
    CommandHelp(
      "пропустить ход, если играют несколько",
      "Пропустить можно только целый ход, пока в нём не открыта ни одна карточка,",
      "и только если уже открывали хотя бы две карточки без пары. Когда все игроки",
      "спасуют подряд, партия закончится.")
  }

  var revealHelp: CommandHelp {
    CommandHelp(
      "сдаться: открыть все карточки",
      "Партия на этом кончится, но законченной не считается и в рекорды не попадёт.",
      "В диалоге программа сначала спросит.")
  }

  var hintHelp: CommandHelp {
    CommandHelp(
      "подсказать, какую карточку открыть",
      "Подсказка объясняет, почему стоит открыть именно её, и знает только то, что",
      "уже было показано. Подсказки учитываются.")
  }

  var parHelp: CommandHelp {
    CommandHelp(
      "сравнить партию с безупречной игрой",
      "Норма — это сколько ходов в среднем нужно игроку, который всё помнит и не",
      "ошибается. Разница складывается из ваших ошибок и везения.")
  }

  var reviewHelp: CommandHelp {
    CommandHelp(
      "узнать, чего стоили ваши ходы",
      "До конца партии — только итог. Карточки, на которых вы ничего не потеряли,",
      "пропускаются. Чтобы увидеть и их, введите: разбор всё")
  }

  var shareHelp: CommandHelp {
    CommandHelp(
      "рассказать о партии друзьям",
      "Несколько строк о законченной партии, которые можно вставить куда угодно.",
      "На каждый ход в них один знак: галочка — пара, пустой квадрат — пары нет, но",
      "и ошибки нет, крестик — ошибка. Где какая карточка лежит, по ним не узнать.")
  }

  var playersHelp: CommandHelp {
    CommandHelp(
      "выбрать игроков или узнать, кто играет",
      "Чтобы играть против программы, введите: игроки вы normal. Слабый",
      "соперник — easy, средний — normal, сильный — hard. Есть и другие:",
      "optimal, random, forgetful:Q (помнит карточку с вероятностью Q),",
      "capacity:C (помнит последние C карточек) и, для двоих, zwick-paterson.",
      "Любое другое имя — это человек. Снова в одиночку: игроки вы")
  }

  var gameHelp: CommandHelp { CommandHelp("перейти к партии на столе") }

  var seedHelp: CommandHelp {
    CommandHelp(
      "выбрать сид следующей раздачи",
      "Сид — число, по которому раздаются карточки: при одном и том же сиде,",
      "категории и числе пар они лягут одинаково. ЧИСЛО — от 0 до",
      "18446744073709551615.")
  }

  var cardsHelp: CommandHelp {
    CommandHelp(
      "сделать карточки раздельными или нет",
      "После «карточки раздельные» в следующих партиях на одной карточке пары будет",
      "название, на другой — исполнитель. А если в колоде слова, то слово и",
      "перевод: так их можно учить. Песня с тем же названием или исполнителем, что",
      "у одной из прежних, пропускается. Чтобы карточки пары снова были",
      "одинаковыми, введите: карточки одинаковые")
  }

  var undoHelp: CommandHelp {
    CommandHelp(
      "отменить последний шаг или последние N",
      "Шаг — это строка, после которой изменились экран, категория, следующий сид,",
      "колода, карточки, игроки или партия. Партия, в которой отменяли открытую",
      "карточку, в рекорды не попадает.")
  }

  var redoHelp: CommandHelp {
    CommandHelp("вернуть отменённый шаг или N шагов", "Пока не сделан новый шаг.")
  }

  var gotoHelp: CommandHelp { CommandHelp("перейти к шагу N; 0 — самое начало") }

  var logHelp: CommandHelp { CommandHelp("посмотреть последние шаги, 10 или N") }

  var categoriesHelp: CommandHelp { CommandHelp("перейти к списку категорий") }

  var categoryHelp: CommandHelp {
    CommandHelp(
      "выбрать категорию следующей партии",
      "НАЗВАНИЕ — категория или её номер в списке. Партия на столе не изменится.")
  }

  var settingsHelp: CommandHelp { CommandHelp("перейти к настройкам") }

  var setHelp: CommandHelp {
    CommandHelp(
      "изменить или узнать настройку",
      "Что вы изменили в диалоге, сохранится и для следующих запусков. Чтобы",
      "увидеть все настройки и их значения, введите: настройки")
  }

  var languageHelp: CommandHelp {
    CommandHelp(
      "выбрать язык или узнать, какие есть",
      "НАЗВАНИЕ — en, ru, zh или название языка, например: язык английский")
  }

  var tunesHelp: CommandHelp {
    CommandHelp(
      "узнать, с какими песнями будет партия",
      "Команда «песни загрузить» загружает новые песни категории из каталога",
      "iTunes, «песни очистить» удаляет загруженные, а «песни категория» возвращает",
      "от вашей колоды к песням категории.")
  }

  var deckHelp: CommandHelp {
    CommandHelp(
      "играть со своей колодой",
      "ФАЙЛ — всё до конца строки. В каждой строке файла одна песня: название,",
      "табуляция и исполнитель. Партия на столе не изменится. Если такого файла",
      "нет, берётся колода из тех, что показывает команда «колоды».")
  }

  var decksHelp: CommandHelp {
    CommandHelp(
      "узнать, какие есть колоды",
      "Это файлы из папки «decks» там, где программа хранит данные (в папке из",
      "--home, а в диалоге без неё — в ~/.local/share/memory-tunes), и встроенные",
      "колоды. Чтобы учить по ним слова, введите: колода english-russian, а затем:",
      "карточки раздельные")
  }

  var recordsHelp: CommandHelp {
    CommandHelp(
      "посмотреть лучшие партии",
      "Десять лучших с этим числом пар, а без числа — лучшая с каждым.")
  }

  var statsHelp: CommandHelp { CommandHelp("посмотреть статистику партий") }

  var forgetHelp: CommandHelp {
    CommandHelp(
      "удалить сохранённое",
      "ЧТО — настройки, партию, партии, рекорды, историю, песни или всё.")
  }

  var yesHelp: CommandHelp {
    CommandHelp(
      "ответить «да»",
      "Программа спрашивает, прежде чем удалить сохранённое и прежде чем заменить",
      "неоконченную партию новой.")
  }

  var noHelp: CommandHelp { CommandHelp("ответить «нет»") }

  var gamesHelp: CommandHelp {
    CommandHelp(
      "неоконченные и сохранённые партии",
      "Неоконченные — это партии прошлых сеансов и те, вместо которых загрузили",
      "другую.")
  }

  var saveHelp: CommandHelp {
    CommandHelp(
      "сохранить партию под названием",
      "НАЗВАНИЕ — всё до конца строки. Сохранённое потом не меняется.",
      "Партия, сохранённая раньше под этим названием, заменяется.")
  }

  var loadHelp: CommandHelp {
    CommandHelp(
      "вернуть на стол другую партию",
      "Это название сохранённой партии или номер из списка команды «партии». Та,",
      "которая была на столе, остаётся в этом списке.")
  }

  var menuHelp: CommandHelp { CommandHelp("перейти в меню") }
  var backHelp: CommandHelp { CommandHelp("вернуться на предыдущий экран") }
  var showHelp: CommandHelp { CommandHelp("посмотреть на этот экран ещё раз") }
  var repeatHelp: CommandHelp { CommandHelp("повторить последний ответ") }
  var rulesHelp: CommandHelp { CommandHelp("показать правила") }

  var helpHelp: CommandHelp {
    CommandHelp(
      "узнать о командах или об одной из них",
      "Чтобы увидеть список всех команд, введите: помощь всё")
  }

  var quitHelp: CommandHelp { CommandHelp("выйти; можно и просто нажать Ctrl-D") }
}
