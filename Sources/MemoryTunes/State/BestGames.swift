/// The best games that one person played, and the last games of several players, latest first.
struct BestGames: Equatable, Sendable {
  let games: [Record]
  let ofSeveral: [Record]
  /// Nil for any number of pairs.
  let pairs: Int?
  /// Whose games; nil for the player at the keyboard.
  let player: String?
  /// The other people who have records, if nobody is named.
  let others: [String]
  /// Whether a game of so many pairs can be dealt.
  let canBeDealt: Bool
}
