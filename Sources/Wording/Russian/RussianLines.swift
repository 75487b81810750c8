extension Russian {
  func tooLongLine(most: Int) -> String {
    "Строка длиннее \(most) байт. Чтобы увидеть список команд, введите: помощь"
  }
  func noSuchCommand(_ word: String) -> String {
    "Команды \(quoted(word)) нет. Чтобы увидеть список команд, введите: помощь"
  }
  func noSuchCommand(_ word: String, nearest: String) -> String {
    "Команды \(quoted(word)) нет. Может быть, вы имели в виду: \(nearest)"
  }
  func noHelp(on word: String) -> String {
    "Команды \(quoted(word)) нет. Чтобы увидеть список команд, введите: помощь"
  }
  func noHelp(on word: String, nearest: String) -> String {
    "Команды \(quoted(word)) нет. Может быть, вы имели в виду: помощь \(nearest)"
  }
  func needsGame(_ word: String) -> String {
    "Для команды \(quoted(word)) нужна партия на столе. Чтобы начать её, введите: играть"
  }
  func needsScreen(_ word: String, _ screen: String) -> String {
    "Команда \(quoted(word)) работает только на экране \(quoted(screen)). "
      + "Чтобы перейти туда, введите: \(screen)"
  }
  func needsAnotherWord(_ word: String, usage: String) -> String {
    "Команда \(quoted(word)) неполная. Введите: \(usage)"
  }
  func needsAnotherWord(_ word: String, choices: [String], usage: String) -> String {
    "Команда \(quoted(word)) неполная, нужно ещё слово: \(choice(of: choices)). Введите: \(usage)"
  }
  func oneWordTooMany(_ word: String, usage: String) -> String {
    "Лишнее слово: \(quoted(word)). Введите: \(usage)"
  }
  func notANumber(_ word: String, usage: String) -> String {
    "\(quoted(word)) не подходит: нужно целое число не меньше 0. Введите: \(usage)"
  }
  func meaningless(_ word: String, usage: String) -> String {
    "\(quoted(word)) здесь не подходит. Введите: \(usage)"
  }
  func tooLargeANumber(_ word: String, most: UInt64) -> String {
    "Число \(quoted(word)) слишком большое. Введите число не больше \(most)."
  }
  func notADay(_ word: String, command: String) -> String {
    "\(quoted(word)) не подходит: дата вводится как ГГГГ-ММ-ДД, не раньше 1970-01-01, "
      + "например: \(command) 2026-11-20"
  }
  func rowOfMenu(_ title: String, command: String) -> String {
    "\(quoted(title)) — это строка меню. Здесь введите: \(command)"
  }
  func noSuchRow(_ word: String, rows: Int) -> String {
    "Строки \(quoted(word)) нет. Введите число от 1 до \(rows)."
  }
}
