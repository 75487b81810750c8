import Wording

extension Setting {
  var preference: Preference { Preference(rawValue: rawValue)! }

  /// Whether it concerns how a session is presented rather than what is played.
  var isOfListener: Bool {
    choices.contains { choice in
      var values = SettingValues.usual
      return row.put(Array(choice.utf8), &values) && values.presentation != SettingValues.usual.presentation
    }
  }

  package var choices: [String] { row.takes.words }
  /// The numbers that can be chosen, and an example; nil if numbers cannot be chosen.
  package var number: (least: Int, most: Int, example: String)? {
    if case .autoOrPairs(let most) = row.takes { (2, most, "12") } else { nil }
  }

  package func takes(_ word: Word) -> Bool {
    var values = SettingValues.usual
    return row.put(Array(word.typed.utf8), &values)
  }

  package func value(_ values: SettingValues) -> String { row.value(values) }

  static func named(_ word: Word) -> Setting? { Setting(rawValue: word.name(in: \.settings)) }

  /// A value to try that differs from the current one.
  func example(besides values: SettingValues) -> String {
    let value = self.value(values)
    return choices.first { $0 != value } ?? number?.example ?? value
  }

  func nearest(to word: Word) -> String? {
    guard self == .language else { return word.nearest(of: choices, in: \.values) }
    return word.nearest(of: choices, in: \.languages)
  }
}
