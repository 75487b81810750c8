extension Russian {
  func gameHelp(options: String, bugs: String) -> String {
    """
    Вызов: memory-tunes [ПАРАМЕТР]...
      или: memory-tunes --check [--update] ФАЙЛ...
      или: memory-tunes simulate [ПАРАМЕТР]...
    Игра «Найди пару» с песнями на карточках. Команды вводятся в диалоге, а если
    стандартный ввод или вывод — не терминал, читаются со стандартного ввода.

    Примеры:
      memory-tunes                             играть; список команд: «помощь»
      memory-tunes --seed 7 < script           каждый раз одна и та же раздача
      memory-tunes --format json < script      ответы для программ
      memory-tunes --check *.txt               проверить сохранённые протоколы
      memory-tunes simulate --help             программа сыграет много партий

    Параметры:
    \(options)
    Код выхода: 0 — успех; 1 — сеанс остановлен по --strict или протокол
    отличается; 2 — ошибка в параметрах, при чтении или записи.
    Руководство: man memory-tunes. Об ошибках сообщайте сюда:
    \(bugs)

    """
  }

  func simulateHelp(options: String, players: [String]) -> String {
    """
    Вызов: memory-tunes simulate [ПАРАМЕТР]...
      или: memory-tunes simulate --merge [--format text|json] [ФАЙЛ]...
    Компьютерные игроки сыграют много партий, и вы узнаете, сколько ходов на это
    ушло. Партия зависит только от сида, поэтому итоги частей в JSON, где бы их ни
    сыграли, складываются в общий итог.

    Примеры:
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --bot mine='python3 bot.py' --player mine
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json
      cat shard-*.json | memory-tunes simulate --merge

    Параметры:
    \(options)
    Игроки:
      \(players.joined(separator: ", "))
    (Q — вероятность запомнить карточку, от 0 до 1; C — сколько их он помнит).

    Код выхода: 0 — успех; 2 — ошибка в параметрах или при записи; 130 —
    прервано по Ctrl-C, показаны частичные итоги.

    """
  }

  func tryHelp(of command: String) -> String { "Подробнее: \(command) --help" }
  func optionRequiresValue(_ option: String) -> String { "параметру --\(option) нужно значение" }
  func optionTakesNoValue(_ option: String) -> String { "параметру --\(option) значение не нужно" }
  func noSuchOption(_ argument: String) -> String { "параметра \(quoted(argument)) нет" }
  func ambiguousOption(_ argument: String, among options: [String]) -> String {
    "неоднозначный параметр \(quoted(argument)): \(choice(of: options.map { "--\($0)" }))"
  }
  func unexpectedArgument(_ argument: String) -> String { "лишнее слово \(quoted(argument))" }
  func unexpectedArgument(_ argument: String, meaning command: String) -> String {
    "лишнее слово \(quoted(argument)). Может быть, вы имели в виду: \(command)"
  }

  func botsShareName(_ name: String) -> String {
    "два бота с именем \(quoted(name)): у каждого --bot должно быть своё имя"
  }
  var updateAlone: String { "--update имеет смысл только вместе с --check" }
  var checkTakesTranscripts: String { "для --check нужны имена протоколов" }
  var checkTakesFiles: String { "для --check нужны имена файлов; файл с именем «-» указывается как ./-" }
  var deckFromStandardInput: String {
    "--deck нельзя читать со стандартного ввода: оттуда идут команды; файл с именем «-» указывается как ./-"
  }
  var replayFromStandardInput: String {
    "скрипт со стандартного ввода исполняется и без --replay; файл с именем «-» указывается как ./-"
  }
  var recordTakesFile: String { "для --record нужно имя файла; файл с именем «-» указывается как ./-" }
  var traceOverwritesScreen: String {
    "--trace - писал бы поверх экрана; укажите файл или перенаправьте стандартный поток ошибок: 2>ФАЙЛ"
  }
  func cannotBeWritten(_ option: String, _ use: FileUse) -> String {
    switch use {
    case .script: "--\(option) не может писать в скрипт, который исполняется"
    case .deck: "--\(option) не может писать в колоду, с которой идёт игра"
    case .answers: "--\(option) не может писать в файл, куда идут ответы"
    case .messages: "--\(option) не может писать в файл, куда идут сообщения"
    case .kept: "--\(option) не может писать в файл, где программа хранит данные"
    }
  }
  func recordWouldReplace(_ file: String) -> String {
    "файл \(file) уже есть; чтобы заменить его, добавьте --overwrite"
  }
}
