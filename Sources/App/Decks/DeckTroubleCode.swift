import Text
import Wording

/// The trouble with a deck as a code in recordings, so that a replay can translate it: `no-artist 3`.
extension DeckTrouble {
  /// Nil for trouble without a code, which is written in words.
  package var code: String? {
    switch self {
    case .system(.known(let error)): error.rawValue
    case .system(.other), .told: nil
    case .deck(let problem): problem.code
    case .notRead: Self.unread
    }
  }

  init?(code: some StringProtocol) {
    let words = code.split(separator: " ", omittingEmptySubsequences: false).map { Word(String($0)) }
    guard let word = words.first?.typed, words.count <= 2 else { return nil }
    let number = words.count > 1 ? words[1].count : nil
    guard words.count == 1 || number != nil else { return nil }
    if let fault = Self.faults.first(where: { $0.code == word })?.fault {
      self = .deck(DeckProblem(line: number, fault: fault))
    } else if word == Self.tooFewTunes, let number, number < 2 {
      self = .deck(DeckProblem(line: nil, fault: .tooFewTunes(number)))
    } else if number == nil, let error = SystemError(rawValue: word) {
      self = .system(.known(error))
    } else if number == nil, word == Self.unread {
      self = .notRead
    } else {
      return nil
    }
  }

  /// Reads a code or words of a recording.
  package init(_ text: String) {
    self = Self(code: text) ?? .told(OutsideText.shown(text))
  }

  fileprivate static let faults: [(code: String, fault: DeckProblem.Fault)] = [
    ("not-utf8", .notUTF8), ("line-too-long", .lineTooLong), ("no-title", .noTitle),
    ("no-artist", .noArtist), ("open-quote", .openQuote), ("too-large", .tooLarge),
    ("unclear-columns", .unclearColumns),
  ]
  fileprivate static let tooFewTunes = "too-few-tunes"
  private static let unread = "left-unread"
}

extension DeckProblem {
  fileprivate var code: String? {
    if case .tooFewTunes(let tunes) = fault { return "\(DeckTrouble.tooFewTunes) \(tunes)" }
    guard let code = DeckTrouble.faults.first(where: { $0.fault == fault })?.code else { return nil }
    return line.map { "\(code) \($0)" } ?? code
  }
}
