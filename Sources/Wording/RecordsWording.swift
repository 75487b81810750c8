import Text

extension Wording {
  package func gamesOfPairs(
    deck: String?, pairs: Int, isSplit: Bool, begun: Int, finished: Int, revealed: Int, best: Int?,
    mean: Double, par: String
  ) -> String {
    // A mean without decimals, if it would be shown as 10.0: some languages decline the noun by it.
    let wholeMean = Decimal.text(mean, digits: 1).hasSuffix(".0") ? Int(mean.rounded()) : nil
    return gamesOfPairs(
      deck: deck, pairs: pairs, isSplit: isSplit, begun: begun, finished: finished, revealed: revealed,
      best: best, mean: Fraction(mean, digits: 1), wholeMean: wholeMean, par: par)
  }
}
