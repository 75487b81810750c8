@testable import MemoryTunes

/// Rows of any texts, as a recording has them.
enum Rows {
  static func run(_ bytes: [UInt8]) throws {
    let rows = Array("rows ".utf8) + bytes.filter { $0 != UInt8(ascii: "\n") }
    let effects: [Effect] = [
      .listBest(pairs: nil, player: nil, canBeDealt: true),
      .listBest(pairs: 8, player: "ann", canBeDealt: true),
      .tellStatistics(.pop, BuiltInDeck.pop.deck, pairs: nil, canBeDealt: true), .listDays,
      .listGames(forTable: false), .readToday, .readFavorites(for: .choice),
      .listWords(of: BuiltInDeck.pop.deck),
    ]
    for isJSON in [false, true] {
      for effect in effects {
        guard let reply = effect.row.recordedReply(rows[...]) else { continue }
        let play = Transcript { $0.isJSON = isJSON }
        play.session.dispatch(.typed("line", reply.action))
        play.session.dispatch(.answered)
        try Harmless.check(play, isJSON: isJSON)
      }
    }
  }
}
