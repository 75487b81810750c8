import Manual
import Wording
import Text

/// An option of the command line, described by one value. `--help` prints the list of them.
package struct Option: Sendable {
  /// The long name, without the dashes.
  package let name: String
  /// The placeholder for the option's value in help; nil if it takes no value.
  package let value: String?
  package let purpose: @Sendable (_ words: any Wording) -> String
  /// Whether answers depend on it, so that a transcript carries it.
  var changesAnswers: Bool {
    [
      "seed", "category", "pairs", "cards", "deck", "tunes", "language", "board", "plain", "screen-reader",
      "strict",
    ].contains(name)
  }
  /// Applies the option. The value is a word, empty if the option takes none.
  let apply: @Sendable (_ settings: inout Settings, _ value: Word) throws(OptionProblem) -> Void
}

/// A value that an option does not accept.
package struct OptionProblem: Error, Equatable {
  let option: String
  let value: String
  let expected: ExpectedValue

  /// The message for a value on the command line, and for one in the settings file.
  package func message(_ words: any Wording) -> String { message(of: "--" + option, words) }
  package func settingMessage(_ words: any Wording) -> String { message(of: option, words) }

  private func message(of name: String, _ words: any Wording) -> String {
    words.wrongValue(OutsideText.brief(value), of: name, taking: expected)
  }
}

extension Option {
  /// The options that say how a session is played and shown, in the order in which help lists them.
  package static let all: [Option] = [
    Option(name: "seed", value: "NUMBER", purpose: { $0.seedPurpose }) {
      settings, value throws(OptionProblem) in
      guard let seed = value.number else { throw value.problem("seed", .number(from: 0, to: .max)) }
      settings.seed = seed
    },
    Option(name: "category", value: "NAME", purpose: { $0.categoryPurpose }) {
      settings, value throws(OptionProblem) in
      guard let category = Category(value) else {
        throw value.problem("category", .listed(Category.allCases.map(\.rawValue)))
      }
      settings.category = category
    },
    Option(name: "pairs", value: "NUMBER", purpose: { $0.pairsPurpose }) {
      settings, value throws(OptionProblem) in
      // What the settings call the usual number.
      if value.key == "auto" { return settings.pairs = nil }
      guard let pairs = value.count, (2...Deck.mostTunes).contains(pairs) else {
        throw value.problem("pairs", .autoOrPairs)
      }
      settings.pairs = pairs
    },
    Option(
      name: "cards", value: "same|split", purpose: { $0.cardsPurpose }
    ) {
      settings, value throws(OptionProblem) in
      guard let cards = CardContent(value) else { throw value.problem("cards", .oneOf(["same", "split"])) }
      settings.cards = cards
    },
    Option(name: "deck", value: "FILE", purpose: { $0.deckPurpose }) {
      settings, value throws(OptionProblem) in
      settings.deck = try value.path(isFolder: false, for: "deck")
    },
    Option(name: "tunes", value: "built-in|auto|online", purpose: { $0.tunesPurpose }) {
      settings, value throws(OptionProblem) in
      guard let policy = TunePolicy(rawValue: value.key) else {
        throw value.problem("tunes", .oneOf(["built-in", "auto", "online"]))
      }
      settings.tunes = policy
    },
    Option(name: "language", value: "en|ru|zh", purpose: { $0.languagePurpose }) {
      settings, value throws(OptionProblem) in
      if value.key == Settings.automatic { return settings.language = nil }
      guard let language = Language(value) else {
        throw value.problem("language", .oneOf(["auto", "en", "ru", "zh"]))
      }
      settings.language = language
    },
    Option(name: "board", value: "SIZE", purpose: { $0.boardPurpose }) {
      settings, value throws(OptionProblem) in
      guard let board = BoardSize(rawValue: value.key) else {
        throw value.problem("board", .oneOf(["auto", "full", "small", "plain"]))
      }
      settings.board = board
      settings.plainReason = board == .plain ? .option("--board plain") : nil
    },
    Option(name: "plain", value: nil, purpose: { $0.plainPurpose }) {
      settings, _ throws(OptionProblem) in
      settings.board = .plain
      settings.plainReason = .option("--plain")
    },
    Option(name: "screen-reader", value: nil, purpose: { $0.screenReaderPurpose }) {
      settings, _ throws(OptionProblem) in
      settings.board = .plain
      settings.plainReason = .option("--screen-reader")
    },
    Option(name: "format", value: "text|json", purpose: { $0.formatPurpose }) {
      settings, value throws(OptionProblem) in
      guard ["text", "json"].contains(value.key) else {
        throw value.problem("format", .oneOf(["text", "json"]))
      }
      settings.isJSON = value.key == "json"
    },
    Option(name: "no-echo", value: nil, purpose: { $0.noEchoPurpose }) {
      settings, _ throws(OptionProblem) in
      settings.echoes = false
    },
    Option(name: "strict", value: nil, purpose: { $0.strictPurpose }) {
      settings, _ throws(OptionProblem) in
      settings.isStrict = true
    },
    Option(
      name: "color", value: "auto|always|never", purpose: { $0.colorPurpose }
    ) {
      settings, value throws(OptionProblem) in
      guard let color = Settings.ColorChoice(rawValue: value.key) else {
        throw value.problem("color", .oneOf(["auto", "always", "never"]))
      }
      settings.color = color
    },
    Option(name: "no-color", value: nil, purpose: { $0.noColorPurpose }) {
      settings, _ throws(OptionProblem) in
      settings.color = .never
    },
    Option(name: "home", value: "DIR", purpose: { $0.homePurpose }) {
      settings, value throws(OptionProblem) in
      settings.home = try value.path(isFolder: true, for: "home")
      settings.keeps = true
    },
    Option(name: "no-home", value: nil, purpose: { $0.noHomePurpose }) {
      settings, _ throws(OptionProblem) in
      settings.keeps = false
    },
    Option(name: "record", value: "FILE", purpose: { $0.recordPurpose }) {
      settings, value throws(OptionProblem) in
      settings.recording = try value.path(isFolder: false, for: "record")
    },
    Option(name: "overwrite", value: nil, purpose: { $0.overwritePurpose }) {
      settings, _ throws(OptionProblem) in
      settings.overwrites = true
    },
    Option(name: "replay", value: "FILE", purpose: { $0.replayPurpose }) {
      settings, value throws(OptionProblem) in
      settings.replay = try value.path(isFolder: false, for: "replay")
    },
    Option(name: "trace", value: nil, purpose: { $0.tracePurpose }) {
      settings, _ throws(OptionProblem) in
      settings.traces = true
    },
    Option(name: "check", value: nil, purpose: { $0.checkPurpose }) {
      settings, _ throws(OptionProblem) in
      settings.checks = true
    },
    Option(name: "update", value: nil, purpose: { $0.updatePurpose }) {
      settings, _ throws(OptionProblem) in
      settings.updates = true
    },
    Option(name: "generate", value: "WHAT", purpose: { $0.generatePurpose }) {
      settings, value throws(OptionProblem) in
      guard let file = GameFile(value.key) else {
        throw value.problem("generate", .oneOf(GameFile.names))
      }
      settings.generated = file
    },
  ]
}

extension Word {
  fileprivate func path(isFolder: Bool, for option: String) throws(OptionProblem) -> FilePath {
    guard !typed.isEmpty else { throw problem(option, .path(isFolder: isFolder)) }
    return path
  }

  fileprivate func problem(_ option: String, _ expected: ExpectedValue) -> OptionProblem {
    OptionProblem(option: option, value: typed, expected: expected)
  }
}
