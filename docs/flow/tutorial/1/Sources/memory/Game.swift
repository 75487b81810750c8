/// A card: its tune, and whether it is face up and found.
struct Card: Equatable {
  let tune: String
  var isUp = false
  var isFound = false
}

/// The state of a game.
struct Game: Equatable {
  var cards: [Card] = []
  var moves = 0

  /// A game that was not dealt has no cards, and is not over.
  var isOver: Bool { !cards.isEmpty && cards.allSatisfy(\.isFound) }
}

/// What can happen in a game.
enum GameAction {
  case dealt([String])
  case flipped(Int)
}

extension Game {
  mutating func reduce(_ action: GameAction) {
    switch action {
    case .dealt(let tunes): self = Game(cards: tunes.map { Card(tune: $0) })
    case .flipped(let number): flip(number - 1)
    }
  }

  private mutating func flip(_ index: Int) {
    guard cards.indices.contains(index), !cards[index].isFound else { return }
    var up = cards.indices.filter { cards[$0].isUp && !cards[$0].isFound }
    if up.count == 2 {
      for card in up { cards[card].isUp = false }
      up = []
    }
    guard up != [index] else { return }
    cards[index].isUp = true
    guard let first = up.first else { return }
    moves += 1
    guard cards[first].tune == cards[index].tune else { return }
    for card in [first, index] { cards[card].isFound = true }
  }
}
