import MemoryGame
import Text
import Wording

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
