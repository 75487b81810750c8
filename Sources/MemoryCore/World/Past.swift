/// What the records say about a deal and about games of its size.
package struct Past: Equatable, Sendable {
  /// The moves of the first finish of the same deal; nil if there was none.
  package let finished: Int?
  /// The fewest moves of a game with as many pairs, without aids; nil if there is none.
  package let best: Int?

  package init(finished: Int?, best: Int?) {
    (self.finished, self.best) = (finished, best)
  }
}
