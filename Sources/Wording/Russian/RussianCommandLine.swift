extension Russian {
  func gameHelp(options: String, bugs: String) -> String {
    """
    Вызов: memory-tunes [ПАРАМЕТР]...
      или: memory-tunes --check [--update] ФАЙЛ...
      или: memory-tunes simulate [ПАРАМЕТР]...
    Игра на память с песнями на карточках: в диалоге, а если стандартный ввод или
    вывод — не терминал, по скрипту со стандартного ввода.

    Примеры:
      memory-tunes                             играть; команды покажет «помощь»
      memory-tunes --seed 7 < script           каждый раз одна и та же раздача
      memory-tunes --format json < script      ответы для программ
      memory-tunes --check *.txt               те же ли теперь ответы?
      memory-tunes simulate --help             много партий играет программа

    Параметры:
    \(options)
    Код выхода: 0 — всё сделано; 1 — строгий сеанс остановлен или протокол
    отличается; 2 — ошибка в параметрах, при чтении или записи.
    Руководство: man memory-tunes. Об ошибках сообщайте сюда:
    \(bugs)

    """
  }

  func simulateHelp(options: String, players: [String]) -> String {
    """
    Вызов: memory-tunes simulate [ПАРАМЕТР]...
      или: memory-tunes simulate --merge [--format text|json] [ФАЙЛ]...
    Игроки-программы сыграют много партий по правилам игры, и вы узнаете, сколько
    ходов на это ушло. Партия одинакова, где бы её ни сыграли: итоги частей в JSON
    складываются в общий итог.

    Примеры:
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json
      cat shard-*.json | memory-tunes simulate --merge

    Параметры:
    \(options)
    Игроки: \(players.joined(separator: ", "))
    (Q — вероятность запомнить карточку, от 0 до 1; C — сколько их он помнит).
    Если никто не назван, играет optimal.

    Код выхода: 0 — всё сделано; 2 — ошибка в параметрах или при записи; 130 —
    прервано по Ctrl-C, показано то, что успели сыграть.

    """
  }

  func tryHelp(of command: String) -> String { "Подробнее: \(command) --help" }
  func optionRequiresValue(_ option: String) -> String { "параметру --\(option) нужно значение" }
  func optionTakesNoValue(_ option: String) -> String { "параметру --\(option) значение не нужно" }
  func noSuchOption(_ argument: String) -> String { "параметра \(quoted(argument)) нет" }
  func ambiguousOption(_ argument: String, among options: [String]) -> String {
    "неясно, что такое \(quoted(argument)): \(choice(of: options.map { "--\($0)" }))"
  }
  func unexpectedArgument(_ argument: String) -> String { "лишнее слово \(quoted(argument))" }
  func unexpectedArgument(_ argument: String, meaning command: String) -> String {
    "лишнее слово \(quoted(argument)). Может быть, вы имели в виду: \(command)"
  }

  var updateAlone: String { "--update имеет смысл только вместе с --check" }
  var checkTakesTranscripts: String { "для --check нужны имена протоколов" }
  var checkTakesFiles: String { "для --check нужны имена файлов; файл с именем «-» пишется «./-»" }
  var deckFromStandardInput: String {
    "со стандартного ввода идёт игра, читать оттуда --deck нельзя; файл с именем «-» пишется «./-»"
  }
  var replayFromStandardInput: String {
    "стандартный ввод играется и без --replay; файл с именем «-» пишется «./-»"
  }
  var recordTakesFile: String { "для --record нужно имя файла; файл с именем «-» пишется «./-»" }
  func cannotBeWritten(_ option: String, _ use: FileUse) -> String {
    switch use {
    case .script: "для --\(option) не годится файл, из которого идёт игра"
    case .deck: "для --\(option) не годится колода, с которой идёт игра"
    case .answers: "для --\(option) не годится файл, куда идут ответы"
    case .messages: "для --\(option) не годится файл, куда идут сообщения"
    case .kept: "для --\(option) не годится файл, где программа что-то хранит"
    }
  }
  func recordWouldReplace(_ file: String) -> String {
    "файл \(file) уже есть; чтобы заменить его записью, добавьте --overwrite"
  }
}
