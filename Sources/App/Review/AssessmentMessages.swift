import MemoryGame
import Text
import Wording

extension Table {
  /// The end of a game, line by line.
  func ending(_ analyst: Analyst, _ rank: Rank? = nil, past: PastBouts? = nil, style: Style) -> [String] {
    let assessment = Assessment(self, analyst)
    return ending(
      verdict: assessment.verdict(style.words), mistakes: assessment.sums?.mistakes, rank, past, style: style)
  }
}

extension Assessment {
  /// The quality and luck of a finished game, in one sentence.
  fileprivate func verdict(_ words: Wording) -> String {
    words.verdict(par: par.text(words), sums: sums?.text(words))
  }
}

extension AppraisalSums {
  /// The cost of mistakes and of chance.
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
  /// The sums of one of several players.
  func text(_ words: Wording) -> String {
    let (player, sums) = (words.playerName(name), sums.text(words))
    return player == words.you ? words.sumsOfYou(sums: sums) : words.sumsOfPlayer(player: player, sums: sums)
  }
}
