import MemoryCore
import MemoryGame
import Text
import Wording

/// A finished game as a text to share. It does not reveal the layout.
struct Share: Equatable {
  let deck: DeckIdentity
  let day: Day?
  let cards: CardContent
  let pairs: Int
  let moves: Int
  /// The only player; nil for several.
  let player: Player?
  /// The pairs of each of several players.
  let scores: [Score]
  let par: Par
  /// The cost and number of mistakes; nil for a game too large to analyze.
  let sums: AppraisalSums?
  let aids: Aids
  /// Those of the last 5,000 moves; empty for a game too large to analyze.
  let signs: [Sign]

  struct Score: Equatable {
    let player: Player
    let pairs: Int
  }

  /// The result of a move. The signs differ in shape, because not everybody sees their colors.
  enum Sign: Character {
    case pair = "✅"
    /// No pair, without a mistake.
    case noPair = "⬜"
    /// No pair, with a mistake.
    case costlyMove = "❌"

    /// The sign in ASCII.
    var ascii: Character {
      switch self {
      case .pair: "+"
      case .noPair: "."
      case .costlyMove: "x"
      }
    }
  }

  init(_ table: borrowing Table) {
    let review = table.game.review
    let rows = review?.rows ?? []
    let faces = table.game.board.faces
    deck = table.deck.identity
    day = table.day
    cards = table.cards
    pairs = table.game.board.pairs
    moves = table.game.board.moves
    let isShared = table.isShared
    player = isShared ? nil : table.player
    let turns = table.game.turns
    scores = table.players.list.enumerated().map { seat, player in
      Score(player: player, pairs: turns.score(of: seat).pairs)
    }
    par = table.par
    sums = review?.sums
    aids = table.aids
    // A finished game has no unfinished move, so the flips are pairs, counted from the last.
    signs = stride(from: rows.count % 2, to: rows.count, by: 2).map { index in
      let (first, second) = (rows[index], rows[index + 1])
      if faces[first.card - 1] == faces[second.card - 1] { return .pair }
      return first.regret > 0 || second.regret > 0 ? .costlyMove : .noPair
    }
  }
}

extension Share {
  /// The lines to paste. Plain output has words for signs.
  func lines(isASCII: Bool, isPlain: Bool = false, _ words: any Wording) -> [String] {
    let text = [
      words.sharedGame(day: day?.text, deck: deck.name(words), pairs: pairs, isSplit: cards == .split),
      result(words),
    ]
    return text + (signs(isASCII: isASCII, isPlain: isPlain, words).map { [$0] } ?? [])
  }

  /// The signs of the moves; nil if there are none.
  func signs(isASCII: Bool, isPlain: Bool, _ words: any Wording) -> String? {
    if signs.isEmpty { return nil }
    guard isPlain else { return String(signs.map { isASCII ? $0.ascii : $0.rawValue }) }
    let misses = signs.count { $0 != .pair }
    guard misses > 0, signs.count == moves, let sums else { return nil }
    return words.sharedMisses(misses, mistakes: sums.mistakes)
  }

  private func result(_ words: any Wording) -> String {
    var parts: [String] = []
    if let player {
      let isAlone = player.name == Players.alone.list[0].name
      parts.append(words.sharedMoves(moves, by: isAlone ? nil : player.name))
      parts.append(words.sharedPar(par.text(words)))
      if let sums {
        let isNothing = Decimal.text(sums.regret, digits: 1) == "0.0"
        parts.append(isNothing ? words.sharedNothingGivenAway : words.sharedGivenAway(sums.regret))
      }
    } else {
      parts.append(words.sharedMoves(moves, by: nil))
      parts += scores.map { words.playerScore($0.player.label(words), pairs: $0.pairs) }
    }
    if aids.hints > 0 { parts.append(words.sharedHints(aids.hints)) }
    if aids.undo { parts.append(words.sharedFlipsWereUndone) }
    if aids.isRepeat { parts.append(words.aidOfRepeat) }
    return words.sharedResult(parts)
  }
}
