import Text
import Wording

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

  private static func path(_ kind: ExpectedValue) -> Self {
    PreferenceValue(kind) { $0.isEmpty ? nil : FilePath($0) }
  }
}

extension PreferenceValue<String> {
  /// The names of players, as the command `players` takes them.
  static var players: Self {
    PreferenceValue(.players) { text in
      let words = Line(text.span).words
      return (try? Players(typed: words, bots: [])) == nil ? nil : String(decoding: text, as: UTF8.self)
    }
  }
}

extension PreferenceValue<BotCommand> {
  package static var bot: Self { PreferenceValue(.bot) { BotCommand($0) } }
}

extension PreferenceValue<Bool> {
  /// Whether JSON has only the cards that a line has changed.
  static var shown: Self {
    PreferenceValue(.oneOf(["all", "changed"]), written: { $0 ? "changed" : "all" }) { text in
      switch Word(text).key {
      case "all": false
      case "changed": true
      default: nil
      }
    }
  }

  static var format: Self {
    PreferenceValue(.oneOf(["text", "json"])) { text in
      switch Word(text).key {
      case "text": false
      case "json": true
      default: nil
      }
    }
  }
}
