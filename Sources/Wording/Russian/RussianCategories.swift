extension Russian {
  var pop: String { "Поп" }
  var electronic: String { "Электроника" }
  var rock: String { "Рок" }
  var metal: String { "Метал" }
  var rap: String { "Рэп" }

  var categories: String { "Категории" }
  func chosenRow(_ category: String) -> String { "\(category)  (выбрана)" }
  func chosenRowInWords(_ category: String) -> String { "\(category), выбрана" }

  func categoryChosen(_ category: String) -> String { "Выбрана категория \(quoted(category))." }
  func categoryChosen(_ category: String, insteadOf deck: String) -> String {
    "Выбрана категория \(quoted(category)). Колода \(quoted(deck)) больше не используется."
  }

  func noCategory(_ word: String) -> String {
    "Категории \(quoted(word)) нет. Чтобы увидеть весь список, введите: категории"
  }
  func noCategory(_ word: String, nearest: String) -> String {
    "Категории \(quoted(word)) нет. Может быть, вы имели в виду: \(nearest)"
  }
}
