import MemoryGame
import Text
import Wording

/// A finished game as a text to share. It does not reveal the layout.
struct Share: Equatable, Sendable {
  private let table: Table
  let moves: Int
  /// The moves that mistakes cost; nil if unknown, as for a game too large to analyze.
  private let cost: Double?
  private let mistakes: Int
  private let aids: Aids
  /// The days in a row of which the game is the last; nil unless it was that of its day.
  private let streak: Int?
  /// The worth of the last flips; empty if unknown.
  private let rows: [Appraisal]

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
    let analysis = table.game.analysis
    (moves, aids, rows) = (table.game.board.moves, table.aids, analysis.rows)
    (cost, mistakes) = (analysis.sums?.regret, analysis.sums?.mistakes ?? 0)
    streak = table.streak
  }

  /// The game of a day, as far as it is recorded.
  init(_ day: Day, _ result: DayResult, streak: Int) {
    let deck = day.category.deck
    table = Table(
      number: 0, tunes: Tunes(deck: deck), seed: day.seed,
      deal: deck.deal(pairs: Day.pairs, seed: day.seed, cards: .same), players: .alone, day: day)
    (moves, cost, aids, rows, mistakes) = (result.moves, result.regret, result.aids, [], 0)
    self.streak = streak
  }

  /// The last 5,000 moves, and who made them; empty if unknown, as for a game too large to analyze.
  var signs: [(seat: Int, sign: Sign)] {
    let moves = table.game.moves().filter { !$0.cards.isEmpty }.suffix(rows.count / 2)
    // A finished game has no unfinished move, so the flips are pairs, counted from the last.
    return zip(moves, stride(from: rows.count % 2, to: rows.count, by: 2)).map { move, index in
      let isCostly = rows[index].regret > 0 || rows[index + 1].regret > 0
      return (move.seat, move.isPair ? .pair : isCostly ? .costlyMove : .noPair)
    }
  }

  /// The command line that plays the same deal; nil unless every installation has its tunes.
  var challenge: String? {
    guard let line = table.sameDeal.map({ "memory-tunes \($0)" }) else { return nil }
    let whole = "\(line)-in-\(moves)"
    return table.day != nil || table.isShared || whole.utf8.count > Self.widest ? line : whole
  }

  /// The lines to paste. Plain output has words for signs.
  func lines(isASCII: Bool, isPlain: Bool = false, _ words: Wording) -> [String] {
    let game = words.sharedGame(
      day: table.day?.text,
      deck: OutsideText.brief(table.tunes.deck.identity.name(words.language.words), width: 24),
      pairs: table.game.board.pairs, isSplit: table.cards == .split)
    return [game] + result(words) + (isPlain ? signsInWords(words) : signs(isASCII: isASCII, words))
      + (challenge.map { [$0, Version.page] } ?? [])
  }

  private func signsInWords(_ words: Wording) -> [String] {
    let signs = signs
    if table.isShared, !signs.isEmpty {
      let turns = signs.reduce(into: [(seat: Int, signs: [Sign])]()) { turns, move in
        if turns.last?.seat != move.seat { turns.append((move.seat, [])) }
        turns[turns.count - 1].signs.append(move.sign)
      }
      let names = names(words)
      let texts = turns.map {
        words.movesOfPlayer(
          name: names[$0.seat], isYou: false, moves: words.clauses($0.signs.map { $0.inWords(words) }))
      }
      return Self.lines(of: texts) { words.sentences($0, $1) }
    }
    let misses = signs.count { $0.sign != .pair }
    guard misses > 0, signs.count == moves else { return [] }
    return [words.sharedMisses(misses: misses, mistakes: mistakes)]
  }

  /// Those of a game of several follow the player's name, once a turn.
  private func signs(isASCII: Bool, _ words: Wording) -> [String] {
    let names = zip(table.players.list, table.players.namesInRows(words)).map { $0.isYou ? words.me : $1 }
    var last: Int?
    let texts = signs.map { seat, sign in
      defer { last = seat }
      let text = String(isASCII ? sign.ascii : sign.rawValue)
      return table.isShared && seat != last ? "\(names[seat]) \(text)" : text
    }
    return Self.lines(of: texts) { $0 + ($1.count > 1 ? " " : "") + $1 }
  }

  /// The most columns of a line that is not broken where it is pasted.
  private static let widest = 72

  /// The parts in lines that are not broken where they are pasted.
  private static func lines(of parts: [String], joined: (String, String) -> String) -> [String] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, case let line = joined(last, part), DisplayWidth.of(line) <= widest {
        lines[lines.count - 1] = line
      } else {
        lines.append(part)
      }
    }
  }

  private func names(_ words: Wording) -> [String] {
    table.players.list.map { $0.isYou ? words.me : $0.nameInSentence(words) }
  }

  private func result(_ words: Wording) -> [String] {
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
      parts += zip(names(words), table.game.turns.pairs).map { words.playerScore(player: $0, pairs: $1) }
    }
    if aids.hints > 0 { parts.append(words.sharedHints(count: aids.hints)) }
    if aids.undo { parts.append(words.sharedFlipsWereUndone) }
    if aids.isRepeat {
      parts.append(words.aidOfRepeat)
    } else if let streak, streak > 1 {
      parts.append(words.sharedStreak(streak: streak))
    }
    return Self.lines(of: parts) { $0 + words.betweenResults + $1 }
  }
}

extension Table {
  /// The line that deals the same game; nil unless every installation has its tunes.
  var sameDeal: String? {
    if let day { return "daily \(day.text)" }
    let deck = tunes.deck
    // No command deals a selection for practice.
    guard deck.identity.isBuiltIn, deck.theme == nil, selection == nil else { return nil }
    let kind = cards == deck.usualCards ? "" : "-\(cards.rawValue)"
    return "challenge \(deck.identity.name)-\(game.board.pairs)-\(seed)\(kind)"
  }
}
