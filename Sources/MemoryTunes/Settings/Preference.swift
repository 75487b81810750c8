import Text
import Wording

/// The options of a session. Some of them are also settings.
package enum Preference: String, PreferenceTable {
  case seed, category, pairs, cards, deck, players, tunes, language, board, plain
  case screenReader = "screen-reader"
  case format
  case noEcho = "no-echo"
  case strict, color
  case noColor = "no-color"
  case speed, bot, home
  case noHome = "no-home"
  case noFiles = "no-files"
  case record, overwrite, replay, trace, check, update, generate

  package var row: PreferenceRow<Settings> {
    switch self {
    case .seed: PreferenceRow(.number, \.seed, in: .written) { $0.seedPurpose }
    case .deck: PreferenceRow(.deck, \.deck, in: .written) { $0.deckPurpose }
    case .players: PreferenceRow(.players, \.players, in: .written) { $0.playersPurpose }
    case .plain: PreferenceRow(.always(.plain), \.values.presentation.board, in: .written) { $0.plainPurpose }
    case .screenReader:
      PreferenceRow(.always(.plain), \.values.presentation.board, in: .written) { $0.screenReaderPurpose }
    case .format: PreferenceRow(.format, \.isJSON) { $0.formatPurpose }
    case .noEcho: PreferenceRow(.always(false), \.echoes) { $0.noEchoPurpose }
    case .strict: PreferenceRow(.always(true), \.isStrict, in: .written) { $0.strictPurpose }
    case .noColor: PreferenceRow(.always(.never), \.values.presentation.color) { $0.noColorPurpose }
    case .bot: PreferenceRow(.bot, each: \.bots, in: .refused) { $0.botPurpose }
    case .home: PreferenceRow(.folder, \.home, in: .refused) { $0.homePurpose }
    case .noHome: PreferenceRow(.flag) { $0.noHomePurpose }
    case .noFiles: PreferenceRow(.always(false), \.readsFiles, in: .written) { $0.noFilesPurpose }
    case .record: PreferenceRow(.file, \.recording, in: .refused) { $0.recordPurpose }
    case .overwrite: PreferenceRow(.flag) { $0.overwritePurpose }
    case .replay: PreferenceRow(.file, \.replay, in: .refused) { $0.replayPurpose }
    case .trace: PreferenceRow(.file, \.trace, in: .refused) { $0.tracePurpose }
    case .check: PreferenceRow(.flag, in: .refused) { $0.checkPurpose }
    case .update: PreferenceRow(.flag, in: .refused) { $0.updatePurpose }
    case .generate: PreferenceRow(.oneOf(.what), \.generated, in: .refused) { $0.generatePurpose }
    default: PreferenceRow(setting!.row, at: \.values)
    }
  }

  var setting: Setting? { Setting(rawValue: rawValue) }

  /// The preference that it sets. Of options for the same one, the last one counts.
  var subject: Preference {
    switch self {
    case .plain, .screenReader: .board
    case .noColor: .color
    case .noHome: .home
    default: self
    }
  }
}

/// The files that `--generate` can print for the game: those of each program, and the JSON Schema.
package enum GeneratedGameFile: String, CaseIterable {
  case man, bash, zsh, fish
  case jsonSchema = "json-schema"
}

// The kinds of values that only options use.

extension PreferenceValue<UInt64> {
  package static var number: Self { PreferenceValue(.number(from: 0, to: .max)) { Word($0).number } }
}

extension PreferenceValue<Int> {
  package static func number(in range: ClosedRange<Int>) -> Self {
    PreferenceValue(.number(from: UInt64(range.lowerBound), to: UInt64(range.upperBound))) {
      Word($0).number.flatMap(Int.init(exactly:)).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension PreferenceValue<FilePath> {
  package static var file: Self { path(.file) }
  static var deck: Self { path(.deck) }
  static var folder: Self { path(.folder) }

  private static func path(_ kind: OptionPlaceholder) -> Self {
    PreferenceValue(.text(kind)) { $0.isEmpty ? nil : FilePath($0) }
  }
}

extension PreferenceValue<String> {
  /// The names of players, as the command `players` takes them.
  static var players: Self {
    PreferenceValue(.text(.players)) { text in
      let words = Line(text.span).words
      return (try? Players(typed: words, bots: [])) == nil ? nil : String(decoding: text, as: UTF8.self)
    }
  }
}

extension PreferenceValue<BotCommand> {
  package static var bot: Self { PreferenceValue(.text(.bot)) { BotCommand($0) } }
}

extension PreferenceValue<Bool> {
  /// Whether it is the second of two words.
  static func either(_ first: String, or second: String) -> Self {
    PreferenceValue(.oneOf([first, second]), written: { $0 ? second : first }) { text in
      let word = Word(text).key
      return [first, second].contains(word) ? word == second : nil
    }
  }

  static var format: Self { either("text", or: "json") }
}
