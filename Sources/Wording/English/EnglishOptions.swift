extension English {
  func placeholder(_ placeholder: OptionPlaceholder) -> String { placeholder.rawValue }

  var seedPurpose: String { "deal the first game from this seed" }
  var categoryPurpose: String { "pop, electronic, rock, metal or rap (default: pop)" }
  var pairsPurpose: String { "pairs of a game (default: 8)" }
  var cardsPurpose: String { "split: title on one card, artist on the other" }
  var deckPurpose: String { "play with the tunes in FILE" }
  var tunesPurpose: String { "tune source (default: auto at a prompt)" }
  var botPurpose: String { "let COMMAND play as NAME; repeat for several" }
  var homePurpose: String { "save data in this folder" }
  var noHomePurpose: String { "neither read nor save files (default in scripts)" }
  var recordPurpose: String { "record the session in FILE" }
  var overwritePurpose: String { "let --record replace an existing file" }
  var replayPurpose: String { "play the recording in FILE, then go on" }
  var tracePurpose: String { "log each action and its changes to FILE" }
  var formatPurpose: String { "text, or one JSON object per line" }
  var noEchoPurpose: String { "do not print a script's lines before their answers" }
  var strictPurpose: String { "stop with status 1 at the first refused line" }
  var colorPurpose: String { "color at a prompt; auto obeys NO_COLOR and TERM" }
  var noColorPurpose: String { "same as --color never" }
  var speedPurpose: String { "pause for each card that the program turns" }
  var boardPurpose: String { "auto (fits the terminal), full, small or plain" }
  var plainPurpose: String { "sentences only, for screen readers" }
  var screenReaderPurpose: String { "same as --plain" }
  var languagePurpose: String { "interface language (default: the system's)" }
  var checkPurpose: String { "replay the transcripts FILE... and compare" }
  var updatePurpose: String { "let --check rewrite transcripts that differ" }
  var generatePurpose: String { "print a man page, completions or the JSON Schema" }
  var helpPurpose: String { "print this help; also -h" }
  var versionPurpose: String { "print the version and the license" }

  var gamesPurpose: String { "number of games (default: 10000)" }
  var simulatedPairsPurpose: String { "pairs of each game (default: 8)" }
  var simulatedPlayerPurpose: String { "a player; repeat for several (default: optimal)" }
  var simulatedSeedPurpose: String { "seed of game 0; game 1 uses the next seed, ..." }
  var firstGamePurpose: String { "number of the first game (default: 0)" }
  var jobsPurpose: String { "games at a time (default: one per processor)" }
  var reportFormatPurpose: String { "text report, or one JSON object" }
  var mergePurpose: String { "add up the JSON of shards (FILE... or standard input)" }
  var plainReportPurpose: String { "report in sentences, for screen readers" }

  func wrongValue(_ value: String, of name: String, taking expected: ExpectedValue) -> String {
    "\(quoted(value)) is not a value of \(name) (expected: \(described(expected)))"
  }

  private func described(_ expected: ExpectedValue) -> String {
    switch expected {
    case .number(let least, let most): "a number from \(least) to \(most)"
    case .oneOf, .listed, .language: choice(of: expected.words)
    case .autoOrPairs: "auto, or 2 up to the size of the deck"
    case .file, .deck: "a file name"
    case .folder: "a folder name"
    case .programPlayer: "the name of a program player"
    case .seconds: "seconds, above 0 and up to 3600, such as 10 or 0.5"
    case .address: "an https address, or an http one on this machine"
    case .bot: "NAME=COMMAND; the name has no blank or colon and is not that of a program player"
    case .nothing: "no value"
    }
  }

  func idleOption(_ option: String, in mode: SessionMode) -> String {
    switch mode {
    case .json: idleOption(option, beside: "format json")
    case .typed: "--\(option) has no effect at a prompt"
    case .script: "--\(option) has no effect in a script"
    }
  }
  func idleOption(_ option: String, beside other: String) -> String {
    "--\(option) has no effect with --\(other)"
  }
  func idleOption(_ option: String, without other: String) -> String {
    "--\(option) has no effect without --\(other)"
  }
}
