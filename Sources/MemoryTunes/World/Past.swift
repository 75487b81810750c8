/// What the records say about a deal and about games of its size.
package struct Past: Equatable, Sendable {
  /// In how many moves the same deal was finished first; nil if it was not.
  let finished: Int?
  /// The fewest moves of a game of as many pairs without aids; nil if there is none.
  let best: Int?
}
