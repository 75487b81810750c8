import MemoryGame
import Text
import Wording

/// A finished game as a text to share. It does not reveal the layout.
package struct Share: Equatable {
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
  /// The moves that mistakes cost; nil if unknown, as for a game too large to analyze.
  let cost: Double?
  let mistakes: Int
  let aids: Aids
  /// Those of the last 5,000 moves; empty if unknown, as for a game too large to analyze.
  let signs: [Sign]
  /// Who made these moves; empty for one player.
  let seats: [Int]
  /// The command line that plays the same deal; nil unless every installation has its tunes.
  let challenge: String?

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

  init(_ table: borrowing Table) {
    let review = table.game.review
    let rows = review?.rows ?? []
    let faces = table.game.board.faces
    deck = table.tunes.deck.identity
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
    cost = review?.sums.regret
    mistakes = review?.sums.mistakes ?? 0
    aids = table.aids
    // A finished game has no unfinished move, so the flips are pairs, counted from the last.
    signs = stride(from: rows.count % 2, to: rows.count, by: 2).map { index in
      let (first, second) = (rows[index], rows[index + 1])
      if faces[first.card - 1] == faces[second.card - 1] { return .pair }
      return first.regret > 0 || second.regret > 0 ? .costlyMove : .noPair
    }
    let moves = table.game.moves().filter { !$0.cards.isEmpty }
    seats = isShared ? moves.suffix(signs.count).map(\.seat) : []
    challenge = table.challenge
  }

  /// The game of a day, as far as it is recorded.
  init(_ day: Day, _ result: DayResult) {
    deck = day.category.deck.identity
    (self.day, cards, pairs, moves) = (day, .same, Day.pairs, result.moves)
    (player, scores) = (Players.alone.list[0], [])
    par = Par(pairs: pairs)
    (cost, mistakes, aids) = (result.regret, 0, result.aids)
    (signs, seats) = ([], [])
    challenge = day.challenge
  }
}

extension Day {
  fileprivate var challenge: String { "memory-tunes daily \(text)" }
}

extension Table {
  /// Only the built-in decks are the same everywhere, and no command deals a selection for practice.
  fileprivate var challenge: String? {
    if let day { return day.challenge }
    guard tunes.deck.identity.isBuiltIn, tunes.deck.theme == nil, selection == nil else { return nil }
    let kind = cards == tunes.deck.usualCards ? "" : "-\(cards.rawValue)"
    return "memory-tunes challenge \(tunes.deck.identity.name)-\(game.board.pairs)-\(seed)\(kind)"
  }
}

extension Share {
  /// The lines to paste. Plain output has words for signs.
  func lines(isASCII: Bool, isPlain: Bool = false, _ words: Wording) -> [String] {
    let text = [
      words.sharedGame(day: day?.text, deck: deck.name(words), pairs: pairs, isSplit: cards == .split),
      result(words),
    ]
    return text + [signs(isASCII: isASCII, isPlain: isPlain, words), challenge].compactMap(\.self)
  }

  func draw(style: Style, into output: inout Output) {
    for line in lines(isASCII: !style.showsUnicode, isPlain: style.isPlain, style.words) {
      // Lines stay whole, to be copied.
      output.line(style.shown(line))
    }
  }

  func addMember(_ words: Wording, to object: inout Output) {
    object.member("share", lines(isASCII: false, words).joined(separator: "\n"))
  }

  func signs(isASCII: Bool, isPlain: Bool, _ words: Wording) -> String? {
    if signs.isEmpty { return nil }
    if !seats.isEmpty { return signsByPlayer(isASCII: isASCII, isPlain: isPlain, words) }
    guard isPlain else { return String(signs.map { isASCII ? $0.ascii : $0.rawValue }) }
    let misses = signs.count { $0 != .pair }
    guard misses > 0, signs.count == moves else { return nil }
    return words.sharedMisses(misses: misses, mistakes: mistakes)
  }

  /// The signs, with the player's name before those of each turn.
  private func signsByPlayer(isASCII: Bool, isPlain: Bool, _ words: Wording) -> String {
    let turns = zip(seats, signs).reduce(into: [(seat: Int, signs: [Sign])]()) { turns, move in
      if turns.last?.seat != move.0 { turns.append((move.0, [])) }
      turns[turns.count - 1].signs.append(move.1)
    }
    let texts = turns.map { turn in
      let player = scores[turn.seat].player
      if isPlain { return words.moves(of: player, turn.signs.map { $0.inWords(words) }) }
      let name = player.shownName(words)
      return "\(name) \(String(turn.signs.map { isASCII ? $0.ascii : $0.rawValue }))"
    }
    return isPlain ? words.sentences(texts) : texts.joined(separator: " ")
  }

  private func result(_ words: Wording) -> String {
    var parts: [String] = []
    if let player {
      let isAlone = player.name == Players.alone.list[0].name
      parts.append(words.sharedMoves(moves: moves, player: isAlone ? nil : player.shownName(words)))
      parts.append(words.sharedPar(par: par.text(words)))
      if let cost {
        let isNothing = Decimal.text(cost, digits: 1) == "0.0"
        parts.append(
          isNothing ? words.sharedNothingGivenAway : words.sharedGivenAway(moves: Fraction(moves: cost)))
      }
    } else {
      parts.append(words.sharedMoves(moves: moves, player: nil))
      parts += scores.map { words.playerScore(player: $0.player.shownName(words), pairs: $0.pairs) }
    }
    if aids.hints > 0 { parts.append(words.sharedHints(count: aids.hints)) }
    if aids.undo { parts.append(words.sharedFlipsWereUndone) }
    if aids.isRepeat { parts.append(words.aidOfRepeat) }
    return parts.joined(separator: words.betweenResults)
  }
}
