import MemoryGame
import Text
import Wording

/// What the flips of the game on the table were worth, and who made them.
struct GameReview: Equatable {
  /// What the last flips were worth, in order.
  let rows: [Appraisal]
  /// The sums over all flips.
  let sums: AppraisalSums
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
    let analysis = table.game.analysis
    guard let flips = analysis.flips, let sums = analysis.sums else { return nil }
    (rows, self.sums) = (flips.suffix(Self.longest), sums)
    seats = table.isShared ? table.game.flips().map(\.seat).suffix(rows.count) : []
    var sumsOfSeats = table.players.list.map { _ in AppraisalSums() }
    for (row, seat) in zip(rows, seats) { sumsOfSeats[seat].add(row) }
    let names = table.players.list.map(\.name)
    players = zip(names, table.isShared ? sumsOfSeats : [sums]).map { PlayerSums(name: $0, sums: $1) }
    isOver = table.game.isOver
    listsAll = all
  }

  /// The most rows.
  static let longest = 10_000

  /// The indices of the listed rows: all in order, or those with a cost, costliest first, then earlier.
  var listed: [Int] {
    if listsAll { return Array(rows.indices) }
    return rows.indices.filter { rows[$0].regret > 0 }.sorted { (rows[$1].regret, $0) < (rows[$0].regret, $1) }
  }

  /// The sums over all flips, or those of each of several players.
  func sentences(_ words: Wording) -> [String] {
    players.count == 1 ? [words.sumsInAll(sums: sums.text(words))] : players.map { $0.text(words) }
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
