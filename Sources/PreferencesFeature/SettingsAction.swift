import MemoryCore
import Wording

/// What a player does with the settings.
package enum SettingsAction {
  /// A value was chosen.
  case chosen(Setting, Word)
  /// List the choices. `isNumbered`: a number on the next line picks one.
  case choicesRequested(Setting, isNumbered: Bool = false)
}

enum SettingsNotice: Notice {
  /// `earlier`: the value before.
  case chosen(Setting, value: String, earlier: String)
  /// The choices. `pairs`: the sizes of the next game.
  case choices(Setting, value: String, pairs: ClosedRange<Int>, isNumbered: Bool = false)
  /// A word that is not a value of the setting, and one that is.
  case refused(Word, Setting, example: String)

  var code: AnswerCode? {
    switch self {
    case .chosen: .settingChosen
    case .choices: .setting
    case .refused: .notAChoice
    }
  }

  var showsScreen: Bool { if case .chosen = self { true } else { false } }
}

extension SettingValues {
  /// `mostPairs`: as far as known, those of the next game.
  package mutating func reduce(_ action: SettingsAction, mostPairs: @autoclosure () -> Int) -> Next {
    switch action {
    case .chosen(let setting, let word):
      let earlier = setting.value(self)
      guard setting.choose(&self, word) else {
        let example = setting.nearest(to: word) ?? setting.example(besides: setting.value(self))
        return .answer(SettingsNotice.refused(word, setting, example: example))
      }
      return .answer(SettingsNotice.chosen(setting, value: setting.value(self), earlier: earlier))
    case .choicesRequested(let setting, let isNumbered):
      return .answer(
        SettingsNotice.choices(
          setting, value: setting.value(self), pairs: 2...max(2, mostPairs()), isNumbered: isNumbered))
    }
  }
}

extension Setting {
  /// The setting whose choices an answer has numbered.
  package init?(numberedBy notice: (any Notice)?) {
    guard case .choices(let setting, _, _, isNumbered: true)? = notice as? SettingsNotice else { return nil }
    self = setting
  }

  /// The choices that are numbered, in their order.
  var numberedChoices: [String] { self == .language ? Language.allCases.map(\.rawValue) : choices }

  /// The choice with this number, or the number itself if it is one.
  package func choice(_ word: Word) throws(LineProblem) -> Word {
    if let number, let count = word.count, count >= number.least { return word }
    guard let choice = numberedChoices.row(word) else { throw .noSuchRow(word, rows: numberedChoices.count) }
    return Word(choice)
  }
}
