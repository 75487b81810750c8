extension SettingsNotice {
  var message: String {
    switch self {
    case .chosen(let name, let value):
      "'\(name)' is now \(value)."
    case .choices(let name, let value, _, let list, let example):
      "'\(name)' is \(value). It can be: \(list). To change it, type: \(example)"
    case .unknown(let word, let nearest?):
      "\(OutsideText.quoted(word.typed)) is not a setting. Did you mean: set \(nearest)"
    case .unknown(let word, nil):
      "\(OutsideText.quoted(word.typed)) is not a setting. For all settings, type: settings"
    case .refused(let word, let name, let list, let example):
      "\(OutsideText.quoted(word.typed)) is not one of the choices for '\(name)': \(list). Type: \(example)"
    }
  }
}
