extension Russian {
  var you: String { "вы" }
  func programPlayer(_ name: String) -> String { "\(name) (программа)" }
  func playerNames(_ names: [String]) -> String { names.joined(separator: ", ") }
  func playerScore(_ player: String, pairs: Int) -> String {
    "\(player) — \(count(pairs, "пара", "пары", "пар"))"
  }
  func playerChoices(programs: [String]) -> String { "имена людей или \(playerNames(programs))" }
  var onlyProgramsPlayed: String { "Играли только программы; чтобы играть, введите \(quoted("игроки вы"))." }

  var playerNeedsName: String { "у игрока должно быть видимое имя" }
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
    "игрока-программы \(quoted(name)) нет; можно выбрать \(playerNames(names))"
  }
  func noSuchProgramPlayer(_ name: String, nearest: String) -> String {
    "игрока-программы \(quoted(name)) нет; может быть, вы имели в виду: \(nearest)"
  }
  func nameIsThereTwice(_ name: String) -> String {
    "имя \(quoted(name)) встречается дважды, а у каждого игрока оно должно быть своё"
  }
  func tooManyPlayers(_ count: Int, most: Int) -> String {
    "\(self.count(count, "игрок", "игрока", "игроков")) — слишком много, можно не больше \(most)"
  }
  func zwickPatersonNeedsTwo(not count: Int) -> String {
    "zwick-paterson играет только вдвоём, а здесь \(self.count(count, "игрок", "игрока", "игроков"))"
  }
}
