import Manual

/// An option of the command line, described by one value. `--help` prints the list of them.
package struct Option: Sendable {
  /// The long name, without the dashes.
  package let name: String
  /// The placeholder for the option's value in help; nil if it takes no value.
  package let value: String?
  package let purpose: String
  /// Applies the option. The value is a word, empty if the option takes none.
  let apply: @Sendable (_ settings: inout Settings, _ value: Word) throws(OptionProblem) -> Void
}

/// A value that an option does not accept.
package struct OptionProblem: Error, Equatable {
  let option: String
  let value: String
  let expected: String

  /// The message for a value on the command line, and for one in the settings file.
  package var message: String { message(of: "--" + option) }
  package var settingMessage: String { message(of: option) }

  private func message(of name: String) -> String {
    "\(OutsideText.quoted(value)) is not a value of \(name), which takes \(expected)"
  }
}

extension Option {
  /// The options that say how a session is played and shown, in the order in which help lists them.
  package static let all: [Option] = [
    Option(name: "seed", value: "NUMBER", purpose: "deal the first game from this seed") {
      settings, value throws(OptionProblem) in
      guard let seed = value.number else { throw value.problem("seed", "a number from 0 to \(UInt64.max)") }
      settings.seed = seed
    },
    Option(name: "category", value: "NAME", purpose: "pop, electronic, rock, metal or rap; else pop") {
      settings, value throws(OptionProblem) in
      guard let category = Category(value) else {
        throw value.problem("category", Category.allCases.map(\.rawValue).joined(separator: ", "))
      }
      settings.category = category
    },
    Option(name: "pairs", value: "NUMBER", purpose: "pairs of a game when 'play' names none; else 8") {
      settings, value throws(OptionProblem) in
      // What the settings call the usual number.
      if value.key == "auto" { return settings.pairs = nil }
      guard let pairs = value.count, (2...Deck.mostTunes).contains(pairs) else {
        throw value.problem("pairs", "auto, or a number from 2 to as many as there are tunes")
      }
      settings.pairs = pairs
    },
    Option(
      name: "cards", value: "same|split", purpose: "split: title on one card, artist on the other"
    ) {
      settings, value throws(OptionProblem) in
      guard let cards = CardContent(value) else { throw value.problem("cards", "same or split") }
      settings.cards = cards
    },
    Option(name: "deck", value: "FILE", purpose: "play with the tunes in FILE, whatever the category") {
      settings, value throws(OptionProblem) in
      settings.deck = try value.path(of: "file", for: "deck")
    },
    Option(name: "tunes", value: "built-in|auto|online", purpose: "where tunes come from; auto at the prompt") {
      settings, value throws(OptionProblem) in
      guard let policy = TunePolicy(rawValue: value.key) else {
        throw value.problem("tunes", "built-in, auto or online")
      }
      settings.tunes = policy
    },
    Option(name: "home", value: "DIR", purpose: "keep everything in this folder") {
      settings, value throws(OptionProblem) in
      settings.home = try value.path(of: "folder", for: "home")
      settings.keeps = true
    },
    Option(name: "no-home", value: nil, purpose: "keep and read nothing, as a script does by itself") {
      settings, _ throws(OptionProblem) in
      settings.keeps = false
    },
    Option(name: "record", value: "FILE", purpose: "write the session to FILE, as a script") {
      settings, value throws(OptionProblem) in
      settings.recording = try value.path(of: "file", for: "record")
    },
    Option(name: "overwrite", value: nil, purpose: "let --record replace a file that is there already") {
      settings, _ throws(OptionProblem) in
      settings.overwrites = true
    },
    Option(name: "replay", value: "FILE", purpose: "play the script in FILE, and then go on") {
      settings, value throws(OptionProblem) in
      settings.replay = try value.path(of: "file", for: "replay")
    },
    Option(name: "trace", value: nil, purpose: "write each action and its changes to standard error") {
      settings, _ throws(OptionProblem) in
      settings.traces = true
    },
    Option(name: "format", value: "text|json", purpose: "answer in text, or in JSON, an object a line") {
      settings, value throws(OptionProblem) in
      guard ["text", "json"].contains(value.key) else { throw value.problem("format", "text or json") }
      settings.isJSON = value.key == "json"
    },
    Option(name: "no-echo", value: nil, purpose: "do not print a script's lines before their answers") {
      settings, _ throws(OptionProblem) in
      settings.echoes = false
    },
    Option(name: "strict", value: nil, purpose: "end with status 1 at the first line that is refused") {
      settings, _ throws(OptionProblem) in
      settings.isStrict = true
    },
    Option(
      name: "color", value: "auto|always|never", purpose: "color at the prompt; auto heeds NO_COLOR, TERM"
    ) {
      settings, value throws(OptionProblem) in
      guard let color = Settings.ColorChoice(rawValue: value.key) else {
        throw value.problem("color", "auto, always or never")
      }
      settings.color = color
    },
    Option(name: "no-color", value: nil, purpose: "the same as --color never") {
      settings, _ throws(OptionProblem) in
      settings.color = .never
    },
    Option(name: "board", value: "auto|full|small", purpose: "size of the cards; auto fits the terminal") {
      settings, value throws(OptionProblem) in
      guard let board = BoardSize(rawValue: value.key) else {
        throw value.problem("board", "auto, full or small")
      }
      settings.board = board
    },
    Option(name: "check", value: nil, purpose: "play the transcripts named, FILE..., and compare") {
      settings, _ throws(OptionProblem) in
      settings.checks = true
    },
    Option(name: "update", value: nil, purpose: "let --check rewrite transcripts that differ") {
      settings, _ throws(OptionProblem) in
      settings.updates = true
    },
    Option(name: "generate", value: "WHAT", purpose: "print a man page, completions, or the JSON Schema") {
      settings, value throws(OptionProblem) in
      guard let file = GameFile(value.key) else {
        throw value.problem("generate", "man, bash, zsh, fish or json-schema")
      }
      settings.generated = file
    },
  ]
}

extension Word {
  fileprivate func path(of what: String, for option: String) throws(OptionProblem) -> FilePath {
    guard !typed.isEmpty else { throw problem(option, "the path of a \(what)") }
    return path
  }

  fileprivate func problem(_ option: String, _ expected: String) -> OptionProblem {
    OptionProblem(option: option, value: typed, expected: expected)
  }
}
