/// Help used in a game. Games with aids rank behind all games without.
package struct Aids: Equatable, Sendable {
  private(set) var hints = 0
  /// A flip was undone.
  var undo = false
  /// The seed was typed.
  var seed = false
  /// The deal had been finished before.
  var isRepeat = false

  /// No game has more hints.
  static let mostHints = 1_000_000_000

  static let none = Aids()
  static let typedSeed = Aids(words: ["seed"])

  private init() {}

  /// Words that name no aid are skipped.
  init(words: [Substring]) {
    for word in words { _ = add(word) }
  }

  mutating func count(hints: Int) { self.hints = min(hints, Self.mostHints) }

  /// Adds the aid that a word names; false if it names none.
  mutating func add(_ word: Substring) -> Bool {
    switch word {
    case "undo": undo = true
    case "seed": seed = true
    case "repeat": isRepeat = true
    default:
      guard word.hasPrefix("hints="), let count = Word(String(word.dropFirst(6))).count else { return false }
      self.count(hints: count)
    }
    return true
  }

  /// `hints=3`, `undo`, `seed`, `repeat`: those that there are.
  var words: [String] {
    (hints > 0 ? ["hints=\(hints)"] : []) + (undo ? ["undo"] : []) + (seed ? ["seed"] : [])
      + (isRepeat ? ["repeat"] : [])
  }
}
