import Text
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

  var choices: [String] { row.takes.words }
  /// The numbers that can be chosen, and an example; nil if numbers cannot be chosen.
  package var number: (least: Int, most: Int, example: String)? {
    if case .autoOrPairs(let most) = row.takes { (2, most, "12") } else { nil }
  }

  package func takes(_ word: Word) -> Bool {
    var values = SettingValues.usual
    return row.put(Array(word.typed.utf8), &values)
  }

  func value(_ values: SettingValues) -> String { row.value(values) }

  static func named(_ word: Word) -> Setting? {
    let name = word.name(in: \.settings)
    return name.isASCII ? Setting(rawValue: name) : nil
  }

  /// A value to try that differs from the current one.
  func example(besides values: SettingValues) -> String {
    let value = self.value(values)
    return choices.first { $0 != value } ?? number?.example ?? value
  }

  func nearest(to word: Word) -> String? {
    word.nearest(of: choices, in: self == .language ? \.languages : \.values)
  }

  /// Its name as players type it.
  package func name(_ words: Wording) -> String { words.language.word(for: rawValue, in: \.settings) }

  /// One of its values as players type it. `isOwn`: whether languages have their own names.
  func word(for value: String, _ words: Wording, isOwn: Bool = true) -> String {
    if self == .language, let language = Language(rawValue: value) {
      return isOwn ? language.ownName : words.languageName(language: language)
    }
    return words.language.word(for: value, in: \.values)
  }

  /// The choices in a sentence. The largest number is of interest only if another is too large.
  func choiceList(
    _ words: Wording, isOwn: Bool = true, isNumbered: Bool = false, besides refused: Word? = nil
  ) -> String {
    let names = choices.map { word(for: $0, words, isOwn: isOwn) }
    let choices = words.enumerated(isNumbered && number == nil ? names.numbered : names)
    guard let number else { return choices }
    let isTooLarge = refused?.count.map { $0 > number.most } ?? false
    return words.choicesOrNumber(
      choices: choices, least: number.least, most: isTooLarge ? number.most : nil)
  }

  package func line(_ value: String, _ words: Wording) -> String {
    words.setLine(
      setting: rawValue, name: name(words), value: value, valueName: word(for: value, words))
  }
}

extension Wording {
  /// `auto` and all languages, by their codes and their own names or, in plain output, by names that are read
  /// as words.
  func languageChoices(isNumbered: Bool = false, isPlain: Bool) -> String {
    let names = Setting.language.choices.map { code in
      guard let choice = Language(rawValue: code) else { return language.word(for: code, in: \.values) }
      return isPlain ? languageName(language: choice) : languageChoice(code: code, ownName: choice.ownName)
    }
    return enumerated(isNumbered ? names.numbered : names)
  }

  func line(_ language: Language, isPlain: Bool) -> String {
    languageLine(code: isPlain ? languageName(language: language) : language.rawValue)
  }

  var otherLanguage: Language { language == .english ? .russian : .english }
}

extension [String] {
  fileprivate var numbered: [String] { enumerated().map { "\($0 + 1) \($1)" } }
}
