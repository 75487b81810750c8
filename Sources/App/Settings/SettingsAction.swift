import Wording

/// What a player does with the settings.
package enum SettingsAction {
  /// A value was chosen.
  case chosen(Setting, Word)
  /// List the choices. `isNumbered`: a number on the next line picks one.
  case choicesRequested(Setting, isNumbered: Bool = false)
}

enum SettingsNotice: Answer, Equatable {
  /// `earlier`: the values before.
  case chosen(Setting, SettingValues, earlier: SettingValues)
  /// The choices. `pairs`: the sizes of the next game.
  case choices(Setting, SettingValues, pairs: ClosedRange<Int>, isNumbered: Bool = false)
  /// A word that is not a value of the setting, and one that is.
  case refused(Word, Setting, example: String)

  var code: AnswerCode {
    switch self {
    case .chosen: .done(.settingChosen)
    case .choices: .done(.setting)
    case .refused: .refused(.notAChoice)
    }
  }

  var shows: Shown { if case .chosen = self { .screen } else { .nothing } }
}

extension GameState {
  package mutating func reduce(_ action: SettingsAction) -> Next {
    switch action {
    case .chosen(let setting, let word):
      let earlier = settings
      guard setting.row.put(Array(word.typed.utf8), &settings) else {
        let example = setting.nearest(to: word) ?? setting.example(besides: settings)
        return .answer(SettingsNotice.refused(word, setting, example: example))
      }
      return .answer(SettingsNotice.chosen(setting, settings, earlier: earlier))
    case .choicesRequested(let setting, let isNumbered):
      // As far as known, those of the next game.
      let most = learningDeck.count(for: cards(of: learningDeck))
      return .answer(
        SettingsNotice.choices(setting, settings, pairs: 2...max(2, most), isNumbered: isNumbered))
    }
  }
}

extension Setting {
  /// The choices that are numbered, in their order.
  var numberedChoices: [String] { self == .language ? Language.allCases.map(\.rawValue) : choices }

  /// The choice with this number, or the number itself if it is one.
  package func choice(_ word: Word) throws(LineProblem) -> Word {
    if let number, let count = word.count, count >= number.least { return word }
    guard let choice = numberedChoices.row(word) else { throw .noSuchRow(word, rows: numberedChoices.count) }
    return Word(choice)
  }
}
