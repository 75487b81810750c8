extension Russian {
  var you: String { "вы" }
  func programPlayer(_ name: String) -> String { "\(name) (программа)" }
  func playerNames(_ names: [String]) -> String { names.joined(separator: ", ") }
  func playerScore(_ player: String, pairs: Int) -> String {
    "\(player) — \(count(pairs, "пара", "пары", "пар"))"
  }
  func playerChoices(programs: [String]) -> String { "имена людей или \(playerNames(programs))" }
  var onlyProgramsPlayed: String { "Играли только компьютерные игроки. Чтобы играть, введите: игроки вы" }

  func botIsUnknown(_ name: String) -> String { "\(quoted(name)) — бот, но при запуске он не задан" }
  func botEnded(_ name: String) -> String { "\(quoted(name)) завершил работу" }
  func botIsLate(_ name: String, seconds: Int) -> String { "\(quoted(name)) не ответил за \(seconds) с" }
  func botAnswerTooLong(_ name: String) -> String { "\(quoted(name)) дал слишком длинный ответ" }
  func botAnswerIllegal(_ name: String, _ answer: String) -> String {
    "\(quoted(name)) ответил \(quoted(answer)), а такой ход невозможен"
  }
  func botStalled(_ name: String) -> String { "\(quoted(name)) делает ход за ходом и не находит ни одной пары" }
  func botGivenUp(_ name: String) -> String { "\(quoted(name)) не сделал ход: вы прервали ожидание" }
  func howToNameBot(_ name: String) -> String { "Запустите программу с параметром: --bot \(name)=КОМАНДА" }
  var howToAskBotAgain: String { "Чтобы спросить его ещё раз, введите: игра" }
  func botIsThinking(_ name: String) -> String { "\(quoted(name)) думает. Ctrl-C прервёт ожидание." }

  var playerNeedsName: String { "имя не может состоять из невидимых знаков" }
  func nameIsUnprintable(_ name: String) -> String {
    "имя \(quoted(name)) не подходит: в нём пробелы или невидимые знаки"
  }
  func nameIsTooLong(_ name: String, most: Int) -> String {
    "имя \(quoted(name)) слишком длинное: "
      + "можно не больше \(count(most, "знака", "знаков", "знаков")) в ширину"
  }
  func nameHasTooManyMarks(_ name: String, most: Int) -> String {
    "в имени \(quoted(name)) слишком много значков: букв и значков вместе может быть не больше \(most)"
  }
  func playerNeedsProbability(_ name: String) -> String {
    "игроку \(quoted(name)) нужна вероятность от 0 до 1, например: forgetful:0.5"
  }
  func playerNeedsCapacity(_ name: String) -> String {
    "игроку \(quoted(name)) нужно число карточек, например: capacity:7"
  }
  func noSuchProgramPlayer(_ name: String, among names: [String]) -> String {
    "компьютерного игрока \(quoted(name)) нет; можно выбрать \(playerNames(names))"
  }
  func noSuchProgramPlayer(_ name: String, nearest: String) -> String {
    "игрока \(quoted(name)) нет (может быть, вы имели в виду \(quoted(nearest))?)"
  }
  func nameIsThereTwice(_ name: String) -> String {
    "имена игроков не должны повторяться: \(quoted(name))"
  }
  func tooManyPlayers(_ count: Int, most: Int) -> String {
    "\(self.count(count, "игрок", "игрока", "игроков")) — слишком много, можно не больше \(most)"
  }
  func zwickPatersonNeedsTwo(not count: Int) -> String {
    "zwick-paterson играет только вдвоём, а здесь \(self.count(count, "игрок", "игрока", "игроков"))"
  }
}
