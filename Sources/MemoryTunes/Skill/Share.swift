import MemoryGame

/// A finished game as one tells others of it. It has nothing of where the cards lay.
package struct Share: Equatable {
  let deck: String
  let day: Day?
  let cards: CardContent
  let pairs: Int
  let moves: Int
  /// The only player; nil for a game of several.
  let player: String?
  /// Who found how many pairs, in a game of several.
  let scores: String
  let par: Par
  /// What was given away; nil for a game that is too large to be analysed.
  let regret: Double?
  let hints: Int
  let isRevised: Bool
  /// Those of the last 5,000 moves; none for a game that is too large to be analysed.
  let signs: [Sign]

  /// What came of a move. The signs differ in shape, as not everybody sees their colors.
  enum Sign: Character {
    case pair = "✅"
    /// No pair, where no other flip would have been better.
    case noPair = "⬜"
    case mistake = "❌"

    /// What stands for it where nothing but ASCII can be shown.
    var ascii: Character {
      switch self {
      case .pair: "+"
      case .noPair: "."
      case .mistake: "x"
      }
    }
  }

  init(_ table: borrowing Table) {
    let review = table.game.review
    let rows = review?.rows ?? []
    let faces = table.game.board.faces
    deck = table.deck.name
    day = table.day
    cards = table.cards
    pairs = table.game.board.pairs
    moves = table.game.board.moves
    player = table.isShared ? nil : table.player.name
    scores = table.scores
    par = table.par
    regret = review?.sums.regret
    hints = table.hints
    isRevised = table.isRevised
    // A finished game has no half of a move, so the flips come in twos, from the last one back.
    signs = stride(from: rows.count % 2, to: rows.count, by: 2).map { place in
      let (first, second) = (rows[place], rows[place + 1])
      if faces[first.card - 1] == faces[second.card - 1] { return .pair }
      return first.regret > 0 || second.regret > 0 ? .mistake : .noPair
    }
  }
}

extension Share {
  /// The lines to paste.
  func lines(isASCII: Bool) -> [String] {
    let name = day.map { "Memory Tunes \($0.text)" } ?? "Memory Tunes"
    let text = ["\(name): \(deck), \(pairs) \(cards == .split ? "split pairs" : "pairs")", result]
    return signs.isEmpty ? text : text + [String(signs.map { isASCII ? $0.ascii : $0.rawValue })]
  }

  private var result: String {
    var parts = ["\(moves) moves"]
    if let player {
      if player != Players.alone.list[0].name { parts[0] = "\(player): \(parts[0])" }
      parts.append("par \(par.text)")
      if let regret {
        let given = Decimal.text(regret, digits: 1)
        parts.append(given == "0.0" ? "nothing given away" : "\(given) given away")
      }
    } else {
      parts.append(scores)
    }
    if hints > 0 { parts.append(hints == 1 ? "1 hint" : "\(hints) hints") }
    if isRevised { parts.append("flips were undone") }
    return parts.joined(separator: ", ")
  }
}
