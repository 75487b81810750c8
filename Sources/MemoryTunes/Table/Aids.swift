/// Help used in a game. Games with aids rank behind all games without.
struct Aids: Equatable, Sendable {
  private(set) var hints = 0
  /// A flip was undone, or an earlier state of the game was loaded.
  var undo = false
  /// Cards of the deal had been seen in another game, or it was replayed.
  var isRepeat = false

  /// The limit for hints of a game.
  static let mostHints = 1_000_000_000

  static let none = Aids()

  private init() {}

  /// Unknown words are skipped.
  init(words: [Substring]) {
    for word in words { _ = add(word) }
  }

  /// Counts what is kept of a deal as aids of a game that had so many flips and hints. `isPlayed`: whether it
  /// helps to have seen cards in another game.
  mutating func count(_ past: DealHistory, made: Int, isPlayed: Bool) {
    if past.isSeen, isPlayed { isRepeat = true }
    if let known = past.made, known > made { undo = true }
  }

  mutating func count(hints: Int) { self.hints = min(hints, Self.mostHints) }

  /// Adds the aid named by a word; false if unknown.
  mutating func add(_ word: Substring) -> Bool {
    switch word {
    case "undo": undo = true
    case "repeat": isRepeat = true
    default:
      guard word.hasPrefix("hints="), let count = Word(String(word.dropFirst(6))).smallCount else {
        return false
      }
      self.count(hints: count)
    }
    return true
  }

  /// The current aids: `hints=3`, `undo`, `repeat`.
  var words: [String] {
    (hints > 0 ? ["hints=\(hints)"] : []) + (undo ? ["undo"] : []) + (isRepeat ? ["repeat"] : [])
  }
}
