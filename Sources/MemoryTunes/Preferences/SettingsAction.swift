/// What a player does with the settings.
package enum SettingsAction {
  /// A value was chosen.
  case chosen(Setting, Word)
  /// Tell what can be chosen.
  case choicesRequested(Setting)
  /// A word that is no setting, and the one that may have been meant.
  case misnamed(Word, nearest: String?)
}

enum SettingsNotice: Equatable {
  case chosen(Setting, value: String)
  /// What can be chosen.
  case choices(Setting, value: String)
  case unknown(Word, nearest: String?)
  /// A word that is no value of the setting, and one that is.
  case refused(Word, Setting, example: String)

  var isRefusal: Bool {
    switch self {
    case .unknown, .refused: true
    case .chosen, .choices: false
    }
  }

  var code: AnswerCode {
    switch self {
    case .chosen: .settingChosen
    case .choices: .setting
    case .unknown: .noSuchSetting
    case .refused: .notAChoice
    }
  }
}

extension SettingValues {
  /// Takes a value that is known to be one of the setting.
  mutating func set(_ setting: Setting, to value: String) { _ = setting.choose(&self, Word(value)) }

  mutating func reduce(_ action: SettingsAction) -> SettingsNotice {
    switch action {
    case .chosen(let setting, let word):
      guard setting.choose(&self, word) else {
        let example = setting.nearest(to: word) ?? setting.example(besides: setting.value(self))
        return .refused(word, setting, example: example)
      }
      return .chosen(setting, value: setting.value(self))
    case .choicesRequested(let setting):
      return .choices(setting, value: setting.value(self))
    case .misnamed(let word, let nearest):
      return .unknown(word, nearest: nearest)
    }
  }
}
