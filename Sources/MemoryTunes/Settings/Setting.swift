/// A setting, described by one value: what its row, `set`, Tab and the file of the settings are made from.
package struct Setting: Sendable {
  /// What it is called in `set` and in the file. An option of the command line has the same name.
  package let name: String
  /// The words that can be chosen.
  let choices: [String]
  /// What can be chosen besides, as messages say it, and an example of that; nil for nothing.
  private(set) var further: (description: String, example: String)?
  let value: @Sendable (SettingValues) -> String
  /// Changes the value to the one that a word names. False for a word that names none.
  let choose: @Sendable (inout SettingValues, Word) -> Bool

  /// All settings, in the order of their rows.
  package static let all: [Setting] = [
    Setting(name: "category", choices: Category.allCases.map(\.rawValue), value: \.category.rawValue) {
      guard let category = Category($1) else { return false }
      $0.category = category
      return true
    },
    Setting(
      name: "pairs", choices: [automatic], further: ("or a number from 2", "12"),
      value: { $0.pairs.map(String.init) ?? automatic }
    ) {
      guard $1.key != automatic else {
        $0.pairs = nil
        return true
      }
      guard let pairs = $1.count, (2...Deck.mostTunes).contains(pairs) else { return false }
      $0.pairs = pairs
      return true
    },
    Setting(name: "tunes", \.tunes, of: [.builtIn, .auto, .online]),
    Setting(name: "cards", choices: CardContent.allCases.map(\.rawValue), value: \.cards.rawValue) {
      guard let cards = CardContent($1) else { return false }
      $0.cards = cards
      return true
    },
    Setting(name: "board", \.board, of: [.auto, .full, .small]),
    Setting(name: "color", \.color, of: [.auto, .always, .never]),
  ]

  /// The value of a setting that is left to the program.
  static let automatic = "auto"

  /// The setting of that name.
  static func named(_ word: Word) -> Setting? { all.first { $0.name == word.key } }

  private init(
    name: String, choices: [String], further: (description: String, example: String)? = nil,
    value: @escaping @Sendable (SettingValues) -> String,
    choose: @escaping @Sendable (inout SettingValues, Word) -> Bool
  ) {
    (self.name, self.choices, self.further) = (name, choices, further)
    (self.value, self.choose) = (value, choose)
  }

  /// A setting that is one of a few words.
  private init<Choice: RawRepresentable<String> & Sendable>(
    name: String, _ value: WritableKeyPath<SettingValues, Choice> & Sendable, of choices: [Choice]
  ) {
    self.init(name: name, choices: choices.map(\.rawValue), value: { $0[keyPath: value].rawValue }) {
      guard let choice = Choice(rawValue: $1.key) else { return false }
      $0[keyPath: value] = choice
      return true
    }
  }
}

extension Setting {
  /// What can be chosen, as a sentence lists it.
  var choiceList: String { (choices + [further?.description].compactMap(\.self)).joined(separator: ", ") }

  /// A line that changes it, for a player who has this value.
  func example(besides value: String) -> String {
    "set \(name) \(choices.first { $0 != value } ?? further?.example ?? value)"
  }
}
