import Wording

/// A setting, described by one value: what its row, `set`, Tab and the file of the settings are made from.
///
/// Names and values are those of the file, in English; a player can type and is shown the words of a language.
package struct Setting: Sendable, Equatable {
  /// What it is called in `set` and in the file. An option of the command line has the same name.
  package let name: String
  /// The words that can be chosen.
  let choices: [String]
  /// The least number that can be chosen besides, and an example of one; nil where none can.
  private(set) var number: (least: Int, example: String)?
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
    pairs,
    Setting(name: "tunes", \.tunes, of: [.builtIn, .auto, .online]),
    Setting(name: "cards", choices: CardContent.allCases.map(\.rawValue), value: \.cards.rawValue) {
      guard let cards = CardContent($1) else { return false }
      $0.cards = cards
      return true
    },
    Setting(name: "board", \.board, of: BoardSize.allCases),
    Setting(name: "color", \.color, of: [.auto, .always, .never]),
    language,
  ]

  static let pairs = Setting(
    name: "pairs", choices: [Settings.automatic], number: (2, "12"),
    value: { $0.pairs.map(String.init) ?? Settings.automatic }
  ) {
    guard $1.name(in: \.values) != Settings.automatic else {
      $0.pairs = nil
      return true
    }
    guard let pairs = $1.count, (2...Deck.mostTunes).contains(pairs) else { return false }
    $0.pairs = pairs
    return true
  }

  static let language = Setting(
    name: "language", choices: [Settings.automatic] + Language.allCases.map(\.rawValue),
    value: { $0.language?.rawValue ?? Settings.automatic }
  ) {
    let language = Language($1)
    guard language != nil || $1.name(in: \.values) == Settings.automatic else { return false }
    $0.language = language
    return true
  }

  /// The setting of that name.
  static func named(_ word: Word) -> Setting? {
    all.first { [name = word.name(in: \.settings)] in $0.name == name }
  }

  private init(
    name: String, choices: [String], number: (least: Int, example: String)? = nil,
    value: @escaping @Sendable (SettingValues) -> String,
    choose: @escaping @Sendable (inout SettingValues, Word) -> Bool
  ) {
    (self.name, self.choices, self.number) = (name, choices, number)
    (self.value, self.choose) = (value, choose)
  }

  /// A setting that is one of a few words.
  private init<Choice: RawRepresentable<String> & Sendable>(
    name: String, _ value: WritableKeyPath<SettingValues, Choice> & Sendable, of choices: [Choice]
  ) {
    self.init(name: name, choices: choices.map(\.rawValue), value: { $0[keyPath: value].rawValue }) {
      guard let choice = Choice(rawValue: $1.name(in: \.values)) else { return false }
      $0[keyPath: value] = choice
      return true
    }
  }
}

extension Setting {
  package static func == (one: Setting, other: Setting) -> Bool { one.name == other.name }

  /// A value that a player can try who has another one.
  func example(besides value: String) -> String {
    choices.first { $0 != value } ?? number?.example ?? value
  }

  /// The value that may have been meant by a word that is none.
  func nearest(to word: Word) -> String? {
    guard self == .language else { return word.nearest(of: choices, in: \.values) }
    return word.nearest(of: choices, in: \.languages)
  }
}
