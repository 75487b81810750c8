import MemoryGame
import Text
import Wording

/// A comparison of the game with perfect play.
struct Assessment: Equatable {
  let par: Par
  let moves: Int
  let seed: UInt64
  /// Whether this is a game of the day, whose date gives the seed.
  let isOfDay: Bool
  /// Nil for a game of more than `PerfectPlay.mostPairs` pairs.
  let sums: AppraisalSums?
  /// The sums of each of several players; empty for one player or if unknown.
  let players: [PlayerSums]
  let phase: Game.Phase
  /// The share of deals in which perfect play needs at most as many moves. Nil during the game, and for a game
  /// of more than `MoveDistribution.mostPairs` pairs.
  let share: Double?

  init(_ table: borrowing Table, _ analyst: Analyst) {
    par = table.par
    moves = table.game.board.moves
    seed = table.seed
    isOfDay = table.day != nil
    sums = analyst.analysis(of: table).sums
    players = table.isShared && sums != nil ? GameReview(table, all: false)?.players ?? [] : []
    phase = table.game.phase
    share =
      table.game.board.isFinished
      ? MoveDistribution.perfect(pairs: table.game.board.pairs)?.share(of: 0...table.game.board.moves) : nil
  }
}

extension Table {
  /// The end of a game, line by line.
  func ending(_ analyst: Analyst, _ rank: Rank? = nil, past: PastBouts? = nil, style: Style) -> [String] {
    let assessment = Assessment(self, analyst)
    let words = style.words
    return ending(
      verdict: words.verdict(par: assessment.par.text(words), sums: assessment.sums?.text(words)),
      mistakes: assessment.sums?.mistakes, rank, past, style: style)
  }
}

extension AppraisalSums {
  func text(_ words: Wording) -> String {
    let isEven = Decimal.text(luck.magnitude, digits: 1) == "0.0"
    let amount = Fraction(moves: luck.magnitude)
    let chance =
      isEven ? words.averageLuck : luck < 0 ? words.goodLuck(moves: amount) : words.badLuck(moves: amount)
    if mistakes == 0 { return words.noMistakes(luck: chance) }
    let isTiny = Decimal.text(regret, digits: 1) == "0.0"
    return words.mistakes(count: mistakes, cost: isTiny ? nil : Fraction(moves: regret), luck: chance)
  }
}

extension PlayerSums {
  func text(_ words: Wording) -> String {
    let (player, sums) = (words.playerName(name), sums.text(words))
    return player == words.you ? words.sumsOfYou(sums: sums) : words.sumsOfPlayer(player: player, sums: sums)
  }
}

extension Output {
  mutating func members(_ standing: Assessment) {
    member("par", decimals: standing.par.moves)
    member("asymptotic", standing.par.isAsymptotic)
    member("moves", standing.moves)
    member("regret", decimals: standing.sums?.regret)
    member("luck", decimals: standing.sums?.luck)
    member("share", decimals: standing.share)
  }
}
