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
  case chosen(name: String, value: String)
  /// What can be chosen, and a line that does.
  case choices(name: String, value: String, [String], list: String, example: String)
  case unknown(Word, nearest: String?)
  /// A word that is no value of the setting.
  case refused(Word, name: String, list: String, example: String)

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
  mutating func set(_ name: String, to value: String) {
    if let setting = Setting.all.first(where: { $0.name == name }) { _ = setting.choose(&self, Word(value)) }
  }

  mutating func reduce(_ action: SettingsAction) -> SettingsNotice {
    switch action {
    case .chosen(let setting, let word):
      guard setting.choose(&self, word) else {
        let nearest = word.nearest(of: setting.choices).map { "set \(setting.name) \($0)" }
        return .refused(
          word, name: setting.name, list: setting.choiceList,
          example: nearest ?? setting.example(besides: setting.value(self)))
      }
      return .chosen(name: setting.name, value: setting.value(self))
    case .choicesRequested(let setting):
      let value = setting.value(self)
      return .choices(
        name: setting.name, value: value, setting.choices, list: setting.choiceList,
        example: setting.example(besides: value))
    case .misnamed(let word, let nearest):
      return .unknown(word, nearest: nearest)
    }
  }
}
