import Saved
import MemoryGame

/// The pairs that a game moved up a box, and those it moved to the first, as indices in the deck.
struct Practice: Equatable, Sendable {
  let up: [Int]
  let back: [Int]
  /// How many practiced pairs of the deck are still due.
  let due: Int
  /// How many of its pairs were never practiced.
  let new: Int
  private let deck: Deck
  /// The pairs that have another box or date now.
  private let changed: [Int: Learned.Pair]

  /// `before`: what was known before the game.
  init(of deck: Deck, faultless: [Int], faulty: [Int], before: Learned) {
    self.deck = deck
    let pairs = faultless.map { ($0, true) } + faulty.map { ($0, false) }
    let moved = pairs.compactMap { index, isFaultless in
      before.pair(index, isFaultless: isFaultless).map { (index, $0) }
    }
    changed = Dictionary(uniqueKeysWithValues: moved)
    up = faultless.filter { [changed] index in
      changed[index].map { $0.box != before.pairs[index]?.box } ?? false
    }
    back = faulty
    let practicable = Set(deck.practicable)
    new = practicable.count { [changed] index in before.pairs[index] == nil && changed[index] == nil }
    due = before.pairs.keys.count { [changed] index in
      before.isDue(index) && changed[index] == nil && practicable.contains(index)
    }
  }

  /// What is to be written at the end of the game.
  var queries: [Query] {
    changed.sorted { $0.key < $1.key }.map { index, pair in
      .learn(
        deck: deck.nameInRows, front: deck.text(.title, at: index), back: deck.text(.artist, at: index),
        box: pair.box, due: pair.next.number)
    }
  }
}

extension Table {
  /// The pairs found without a mistake and without an aid, and those with a mistake; nil unless one person
  /// found them all, with split cards.
  var practiced: (faultless: [Int], faulty: [Int])? {
    guard halves != nil, players.isOnePerson, game.board.isFinished, !game.wasRevealed else { return nil }
    let rows = game.analysis.rows
    if rows.isEmpty { return nil }
    func face(_ card: Int) -> Int { Int(game.board.faces[card - 1]) }
    let faulty = Set(rows.lazy.filter { $0.regret > 0 }.map { face($0.card) })
    let all = Set(game.board.faces).map(Int.init).sorted()
    // After a hint, an undo or a repeated deal, the player need not have known the pair.
    let told = aids.undo || aids.isRepeat ? Set(all) : Set(hinted.map(face))
    return (all.filter { !faulty.contains($0) && !told.contains($0) }, all.filter(faulty.contains))
  }
}
