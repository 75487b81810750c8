import MemoryCore

/// What a player does with the settings.
package enum SettingsAction {
  /// A value was chosen.
  case chosen(Setting, Word)
  /// List the choices.
  case choicesRequested(Setting)
}

enum SettingsNotice: Notice {
  /// `earlier`: the value before.
  case chosen(Setting, value: String, earlier: String)
  /// The choices. `pairs`: the sizes of the next game.
  case choices(Setting, value: String, pairs: ClosedRange<Int>)
  /// A word that is not a value of the setting, and one that is.
  case refused(Word, Setting, example: String)

  var code: AnswerCode? {
    switch self {
    case .chosen: .settingChosen
    case .choices: .setting
    case .refused: .notAChoice
    }
  }

  var shows: Shown { if case .chosen = self { .screen } else { .nothing } }
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
    case .choicesRequested(let setting):
      return .answer(
        SettingsNotice.choices(setting, value: setting.value(self), pairs: 2...max(2, mostPairs())))
    }
  }
}
