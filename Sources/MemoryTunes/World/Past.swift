/// What the records tell of games like one that was dealt.
package struct Past: Equatable, Sendable {
  /// In how many moves the same deal was finished first; nil if it was not.
  let finished: Int?
  /// The fewest moves of a game of as many pairs without aids; nil if there is none.
  let best: Int?
}
