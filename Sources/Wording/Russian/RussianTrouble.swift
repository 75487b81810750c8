extension Russian {
  func clauses(_ clauses: [String]) -> String { clauses.joined(separator: "; ") }

  var standardInput: String { "стандартный ввод" }
  var standardOutput: String { "стандартный вывод" }
  var pipe: String { "канал" }
  var thread: String { "поток" }
  var noPrompt: String { "диалог невозможен: libedit не запускается" }
  var nothingKeptWithoutHome: String {
    "ничего не сохранится: переменная HOME не задана; чтобы сохранять, добавьте --home ПАПКА"
  }
  func replaceByRecording(_ file: String) -> String {
    "Файл \(file) уже есть. Заменить его? (да или нет) "
  }
  func leftAsItIs(_ file: String) -> String {
    "файл \(file) остался прежним; чтобы записать сеанс, назовите другой файл"
  }

  func cannotBeKept(_ file: String, because reason: String) -> String {
    "не удаётся записать \(file): \(reason)"
  }
  func cannotBeRead(_ file: String, because reason: String) -> String {
    "не удаётся прочитать \(file): \(reason)"
  }
  func setAside(_ file: String, as name: String) -> String {
    "файл \(file) повреждён и теперь называется \(name)"
  }
  func setAside(lines: Int, of file: String, to name: String) -> String {
    let moved = form(
      lines, "нечитаемая строка перенесена", "нечитаемые строки перенесены", "нечитаемых строк перенесено")
    return "\(lines) \(moved) из \(file) в \(name)"
  }
  func andMore(_ complaint: String, _ others: Int) -> String {
    "\(complaint); то же ещё с \(form(others, "\(others) файлом", "\(others) файлами", "\(others) файлами"))"
  }
  func ofLaterVersion(_ file: String) -> String {
    "файл \(file) — от более новой версии и остаётся как есть"
  }
  func disappeared(_ file: String) -> String {
    "\(file) больше нет на месте, поэтому сохранение начинается заново"
  }
  var gameTooLongToKeep: String { "партия стала слишком длинной, её продолжение не сохранится" }
  var replyDoesNotFit: String { "эта строка #reply не отвечает на то, о чём спросили" }
  func replyIsMissing(_ number: Int) -> String { "перед этой строкой пропущена строка #reply \(number)" }
  var recordingOfFuture: String {
    "запись сделана более новой версией memory-tunes, воспроизвести её может только она"
  }
  var gameOfRecordingNotUnderstood: String { "строки #game не читаются как партия" }
  var lockedByAnother: String { "файл занят другой программой" }
  var becameTooLarge: String { "файл стал слишком большим" }
  var folderOfSomebodyElse: String { "папка принадлежит другому пользователю" }

  var completesWord: String { "Дополнить слово" }
  var drawsScreenAgain: String { "Нарисовать экран заново" }
}
