extension English {
  func placeholder(_ placeholder: OptionPlaceholder) -> String { placeholder.rawValue }

  var seedPurpose: String { "deal the first game from this seed" }
  var categoryPurpose: String { "pop, electronic, rock, metal or rap; else pop" }
  var pairsPurpose: String { "pairs of a game when 'play' names none; else 8" }
  var cardsPurpose: String { "split: title on one card, artist on the other" }
  var deckPurpose: String { "play with the tunes in FILE, whatever the category" }
  var tunesPurpose: String { "where tunes come from; auto at the prompt" }
  var homePurpose: String { "keep everything in this folder" }
  var noHomePurpose: String { "keep and read nothing, as a script does by itself" }
  var recordPurpose: String { "write the session to FILE, as a script" }
  var overwritePurpose: String { "let --record replace a file that is there already" }
  var replayPurpose: String { "play the script in FILE, and then go on" }
  var tracePurpose: String { "write each action and its changes to a file" }
  var formatPurpose: String { "answer in text, or in JSON, an object a line" }
  var noEchoPurpose: String { "do not print a script's lines before their answers" }
  var strictPurpose: String { "end with status 1 at the first line that is refused" }
  var colorPurpose: String { "color at the prompt; auto heeds NO_COLOR, TERM" }
  var noColorPurpose: String { "the same as --color never" }
  var boardPurpose: String { "auto, full, small or plain; auto fits the terminal" }
  var plainPurpose: String { "sentences only, for the ear; also --screen-reader" }
  var screenReaderPurpose: String { "the same as --plain" }
  var languagePurpose: String { "what the program speaks; else what you speak" }
  var checkPurpose: String { "play the transcripts named, FILE..., and compare" }
  var updatePurpose: String { "let --check rewrite transcripts that differ" }
  var generatePurpose: String { "print a man page, completions, or the JSON Schema" }
  var helpPurpose: String { "print this and end; also -h" }
  var versionPurpose: String { "print the version and the license, and end" }

  var gamesPurpose: String { "how many games; else 10000" }
  var simulatedPairsPurpose: String { "pairs of each game; else 8" }
  var simulatedPlayerPurpose: String { "who plays, in turn where it is there again; else optimal" }
  var simulatedSeedPurpose: String { "game 0 is dealt from it, game 1 from the next one, ..." }
  var firstGamePurpose: String { "the number of the first game; else 0" }
  var jobsPurpose: String { "games at a time; else one for each processor" }
  var reportFormatPurpose: String { "a report, or one object for programs" }
  var mergePurpose: String { "add up the JSON of shards, in FILE... or on standard input" }
  var plainReportPurpose: String { "a report in sentences, for the ear" }

  func wrongValue(_ value: String, of name: String, taking expected: ExpectedValue) -> String {
    "\(quoted(value)) is not a value of \(name), which takes \(described(expected))"
  }

  private func described(_ expected: ExpectedValue) -> String {
    switch expected {
    case .number(let least, let most): "a number from \(least) to \(most)"
    case .oneOf, .language: choice(of: expected.words)
    case .listed(let words): words.joined(separator: ", ")
    case .autoOrPairs: "auto, or a number from 2 to as many as there are tunes"
    case .path(isFolder: false): "the path of a file"
    case .path(isFolder: true): "the path of a folder"
    case .programPlayer: "the name of a player of the program"
    case .seconds: "seconds, more than 0 and up to 3600, like 10 or 0.5"
    case .address: "an https address, or an http one on this machine"
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
    "--\(option) has no effect beside --\(other)"
  }
  func idleOption(_ option: String, without other: String) -> String {
    "--\(option) has no effect without --\(other)"
  }
}
