extension Game {
  /// The cards in a line, with the titles of those that are face up.
  var board: String {
    if cards.isEmpty { return "Shuffling ..." }
    let shown = cards.enumerated().map { index, card in
      card.isFound ? "(\(card.tune))" : card.isUp ? card.tune : "\(index + 1)"
    }
    return shown.joined(separator: "  ") + (isOver ? "  Found in \(moves) moves." : "")
  }
}
