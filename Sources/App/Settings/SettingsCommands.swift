import Wording

package let settingsCommands: [Command<SettingsAction>] = [
  Command(
    name: "set",
    parameters: [
      Parameter(.setting, kind: .choice(Setting.allCases.map(\.rawValue))),
      Parameter(.value, kind: .value { Setting.named($0)?.choices ?? [] }, isOptional: true),
    ]
  ) { arguments throws(LineProblem) in
    let word = try arguments.word(0)
    guard let setting = Setting.named(word) else {
      throw .noSuchSetting(word, nearest: word.nearest(of: Setting.allCases.map(\.rawValue), in: \.settings))
    }
    return arguments.words.count > 1
      ? .chosen(setting, try arguments.word(1)) : .choicesRequested(setting)
  },
  Command(
    name: "language",
    parameters: [Parameter(.name, kind: .choice(Setting.language.choices), isOptional: true)]
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .choicesRequested(.language) }
    return .chosen(.language, word)
  },
  Command(
    name: "cards", parameters: [Parameter(.what, kind: .choice(Setting.cards.choices))]
  ) { arguments throws(LineProblem) in
    let word = try arguments.word(0)
    guard Setting.cards.takes(word) else {
      throw .notOneOf(word, usage: .line("cards", withOneOf: Setting.cards.choices))
    }
    return .chosen(.cards, word)
  },
]
