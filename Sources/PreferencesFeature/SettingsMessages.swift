import MemoryCore
import Wording

extension SettingsNotice {
  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .chosen(.language, let value):
      value == Setting.automatic ? words.languageChosenAutomatically : words.languageChosen
    case .chosen(let setting, let value):
      words.settingChosen(setting.name(words), setting.word(for: value, words))
    case .choices(.language, let value, _):
      words.languageTold(
        isAutomatic: value == Setting.automatic, choices: Language.allCases.map(words.language),
        line: words.languageLine(words.otherLanguage.rawValue))
    case .choices(let setting, let value, _):
      words.settingTold(
        setting.name(words), setting.word(for: value, words), choices: setting.choiceList(words),
        line: setting.line(setting.example(besides: value), words))
    case .refused(let word, .language, let example):
      words.noChoice(
        word.brief, of: Setting.language.name(words),
        choices: words.choices(Language.allCases.map(words.language), orNumberFrom: nil),
        line: words.languageLine(example == Setting.automatic ? words.otherLanguage.rawValue : example))
    case .refused(let word, let setting, let example):
      words.noChoice(
        word.brief, of: setting.name(words), choices: setting.choiceList(words),
        line: setting.line(example, words))
    }
  }
}

extension Setting {
  /// Its name as players type it.
  func name(_ words: any Wording) -> String { words.language.word(for: rawValue, in: \.settings) }

  /// One of its values as players type it. A language has its own name, if that can be shown.
  func word(for value: String, _ words: any Wording, isASCII: Bool = false) -> String {
    if self == .language, !isASCII, let language = Language(rawValue: value) { return language.ownName }
    return words.language.word(for: value, in: \.values)
  }

  /// The choices in a sentence.
  func choiceList(_ words: any Wording, isASCII: Bool = false) -> String {
    words.choices(choices.map { word(for: $0, words, isASCII: isASCII) }, orNumberFrom: number?.least)
  }

  /// The line that sets a value.
  package func line(_ value: String, _ words: any Wording) -> String {
    words.setLine(name(words), word(for: value, words))
  }
}

extension Wording {
  /// A language by its code and its own name.
  fileprivate func language(_ language: Language) -> String {
    self.language(language.rawValue, language.ownName)
  }

  /// A language other than the present one.
  fileprivate var otherLanguage: Language { language == .english ? .russian : .english }
}
