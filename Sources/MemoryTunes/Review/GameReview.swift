import MemoryGame
import Text
import Wording

/// What the flips of the game on the table were worth, and who made them.
struct GameReview: Equatable {
  let review: Review
  /// The seats of the flips in the rows; empty for one player.
  let seats: [Int]
  /// The sums of each of several players over the rows, or those of the only player over all flips.
  let players: [PlayerSums]
  /// Whether the flips can be listed: during the game, they would reveal cards.
  let isOver: Bool
  /// Whether flips that cost nothing are also listed.
  let listsAll: Bool

  /// Nil for a game too large to analyze.
  init?(_ table: borrowing Table, all: Bool) {
    guard let review = table.game.review else { return nil }
    self.review = review
    seats = table.isShared ? table.game.flips().map(\.seat).suffix(review.rows.count) : []
    var sums = table.players.list.map { _ in AppraisalSums() }
    for (row, seat) in zip(review.rows, seats) { sums[seat].add(row) }
    let names = table.players.list.map(\.name)
    if !table.isShared { sums = [review.sums] }
    players = zip(names, sums).map { PlayerSums(name: $0, sums: $1) }
    isOver = table.game.isOver
    listsAll = all
  }

  /// The indices of the listed rows: all in order, or those with a cost, costliest first.
  var listed: [Int] { listsAll ? Array(review.rows.indices) : review.costliest }

  /// The sums over all flips, or those of each of several players.
  func sentences(_ words: Wording) -> [String] {
    players.count == 1 ? [words.sumsInAll(sums: review.sums.text(words))] : players.map { $0.text(words) }
  }
}

/// What the flips of one of several players were worth.
struct PlayerSums: Equatable {
  let name: String
  let sums: AppraisalSums

  func text(_ words: Wording) -> String {
    let (player, sums) = (words.nameInSentence(written: name), sums.text(words))
    return player == words.you ? words.sumsOfYou(sums: sums) : words.sumsOfPlayer(player: player, sums: sums)
  }

  /// In JSON.
  func addMembers(to object: inout Output) {
    object.member("name", name)
    object.member("regret", sums.regret)
    object.member("mistakes", sums.mistakes)
    object.member("luck", sums.luck)
  }
}
