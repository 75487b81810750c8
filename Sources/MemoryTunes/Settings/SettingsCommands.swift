let settingsCommands: [Command<SettingsAction>] = [
  Command(
    name: "set",
    parameters: [
      Parameter(name: "NAME", kind: .choice(Setting.all.map(\.name))),
      Parameter(name: "VALUE", kind: .value { Setting.named($0)?.choices ?? [] }, isOptional: true),
    ],
    purpose: "change a setting, or tell what it can be",
    details: [
      "What you set at a prompt is saved for later sessions. For all settings and",
      "their values, type: settings",
    ]
  ) { arguments throws(LineProblem) in
    let word = try arguments.word(0)
    guard let setting = Setting.named(word) else {
      return .misnamed(word, nearest: word.nearest(of: Setting.all.map(\.name)))
    }
    return arguments.words.count > 1
      ? .chosen(setting, try arguments.word(1)) : .choicesRequested(setting)
  }
]
