import MemoryGame
import Text
import Wording

/// A finished game as a text to share. It does not reveal the layout.
struct Share {
  private let table: Table
  let moves: Int
  /// The moves that mistakes cost; nil if unknown, as for a game too large to analyze.
  private let cost: Double?
  private let aids: Aids
  private let review: Review?

  /// The result of a move. The signs differ in shape, because not everybody sees their colors.
  enum Sign: Character {
    case pair = "✅"
    /// No pair, without a mistake.
    case noPair = "⬜"
    /// No pair, with a mistake.
    case costlyMove = "❌"

    var ascii: Character {
      switch self {
      case .pair: "+"
      case .noPair: "."
      case .costlyMove: "x"
      }
    }

    func inWords(_ words: Wording) -> String {
      switch self {
      case .pair: words.sharedPair
      case .noPair: words.sharedNoPair
      case .costlyMove: words.sharedMistake
      }
    }
  }

  init(_ table: Table) {
    self.table = table
    (moves, aids, review) = (table.game.board.moves, table.aids, table.game.review)
    cost = review?.sums.regret
  }

  /// The game of a day, as far as it is recorded.
  init(_ day: Day, _ result: DayResult) {
    let deck = day.category.deck
    table = Table(
      number: 0, tunes: Tunes(deck: deck), seed: day.seed,
      deal: deck.deal(pairs: Day.pairs, seed: day.seed, cards: .same), players: .alone, day: day)
    (moves, cost, aids, review) = (result.moves, result.regret, result.aids, nil)
  }

  /// Those of the last 5,000 moves; empty if unknown, as for a game too large to analyze.
  var signs: [Sign] {
    let (rows, faces) = (review?.rows ?? [], table.game.board.faces)
    // A finished game has no unfinished move, so the flips are pairs, counted from the last.
    return stride(from: rows.count % 2, to: rows.count, by: 2).map { index in
      let (first, second) = (rows[index], rows[index + 1])
      if faces[first.card - 1] == faces[second.card - 1] { return .pair }
      return first.regret > 0 || second.regret > 0 ? .costlyMove : .noPair
    }
  }

  /// Who made these moves; empty for one player.
  var seats: [Int] {
    table.isShared ? table.game.moves().filter { !$0.cards.isEmpty }.suffix(signs.count).map(\.seat) : []
  }

  /// The command line that plays the same deal; nil unless every installation has its tunes.
  var challenge: String? {
    let deck = table.tunes.deck
    if let day = table.day { return "memory-tunes daily \(day.text)" }
    // No command deals a selection for practice.
    guard deck.identity.isBuiltIn, deck.theme == nil, table.selection == nil else { return nil }
    let kind = table.cards == deck.usualCards ? "" : "-\(table.cards.rawValue)"
    return "memory-tunes challenge \(deck.identity.name)-\(table.game.board.pairs)-\(table.seed)\(kind)"
  }

  /// The lines to paste. Plain output has words for signs.
  func lines(isASCII: Bool, isPlain: Bool = false, _ words: Wording) -> [String] {
    let text = [
      words.sharedGame(
        day: table.day?.text, deck: table.tunes.deck.identity.name(words), pairs: table.game.board.pairs,
        isSplit: table.cards == .split),
      result(words),
    ]
    return text + (isPlain ? signsInWords(words) : signs(isASCII: isASCII, words))
      + [challenge].compactMap(\.self)
  }

  private func signsInWords(_ words: Wording) -> [String] {
    let signs = signs
    if table.isShared, !signs.isEmpty {
      let turns = zip(seats, signs).reduce(into: [(seat: Int, signs: [Sign])]()) { turns, move in
        if turns.last?.seat != move.0 { turns.append((move.0, [])) }
        turns[turns.count - 1].signs.append(move.1)
      }
      let texts = turns.map { words.moves(of: table.players.list[$0.seat], $0.signs.map { $0.inWords(words) }) }
      return [words.sentences(texts)]
    }
    let misses = signs.count { $0 != .pair }
    guard misses > 0, signs.count == moves else { return [] }
    return [words.sharedMisses(misses: misses, mistakes: review?.sums.mistakes ?? 0)]
  }

  /// Those of a game of several follow the player's name, once a turn.
  private func signs(isASCII: Bool, _ words: Wording) -> [String] {
    let (signs, seats) = (signs, seats)
    var lines: [String] = []
    for (index, sign) in signs.enumerated() {
      var text = String(isASCII ? sign.ascii : sign.rawValue)
      if !seats.isEmpty, index == 0 || seats[index] != seats[index - 1] {
        text = (index == 0 ? "" : " ") + table.players.list[seats[index]].shownName(words) + " " + text
      }
      if let last = lines.last, DisplayWidth.of(last + text) <= Self.mostColumns {
        lines[lines.count - 1] += text
      } else {
        lines.append(text.trimming(" "))
      }
    }
    return lines
  }

  /// Of a line, so that it is not broken where it is pasted.
  private static let mostColumns = 72

  private func result(_ words: Wording) -> String {
    var parts: [String] = []
    if !table.isShared {
      let player = table.player
      let name = player.name == Player.you.name ? nil : player.shownName(words)
      parts.append(words.sharedMoves(moves: moves, player: name))
      parts.append(words.sharedPar(par: table.par.text(words)))
      if let cost {
        let isNothing = Decimal.text(cost, digits: 1) == "0.0"
        parts.append(
          isNothing ? words.sharedNothingGivenAway : words.sharedGivenAway(moves: Fraction(moves: cost)))
      }
    } else {
      parts.append(words.sharedMoves(moves: moves, player: nil))
      parts += zip(table.players.list, table.game.turns.pairs).map {
        words.playerScore(player: $0.nameInSentence(words), pairs: $1)
      }
    }
    if aids.hints > 0 { parts.append(words.sharedHints(count: aids.hints)) }
    if aids.undo { parts.append(words.sharedFlipsWereUndone) }
    if aids.isRepeat { parts.append(words.aidOfRepeat) }
    return parts.joined(separator: words.betweenResults)
  }
}
