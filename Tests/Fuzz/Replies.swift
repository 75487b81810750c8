import MemoryGame
import Text
@testable import MemoryTunes

/// Replies of any texts, as a recording has them.
enum Replies {
  static func run(_ bytes: [UInt8]) throws {
    let text = bytes.filter { $0 != UInt8(ascii: "\n") }
    let deck = BuiltInDeck.capitals.deck
    let deal = RecordedDeal(number: 1, seed: 1, pairs: 8, cards: .same, player: Player.you.name)
    let effects: [Effect] = [
      .recallKind(isShared: false, .same), .recallDeal(deal, isFinished: false), .load(FilePath("a")),
      .openDay(Day(time: 0), seeks: true, leaves: false), .forgetGame(FilePath("a"), isSure: true),
      .forget(.records),
    ]
    let load = TunesLoad(category: .pop, policy: .online, asksCatalog: true, use: .later(arePlayed: true))
    let readings: [Reading] = [
      .tunes(load),
      .today, .favorites(for: .choice), .learned(of: deck, pairs: 2, DueDecks(knowing: deck, .english)),
      .forecast(.pop, .online, asksCatalog: true), .deck(FilePath("a"), for: .choice), .day(asked: nil),
      .columns([.at(row: .number(1), column: .last)]),
    ]
    for isJSON in [false, true] {
      for request in effects.map(\.request) + readings.map(\.request) {
        guard let reply = request.recordedReply(text[...]) else { continue }
        let play = Transcript { $0.isJSON = isJSON }
        play.play("play 8")
        play.session.store.dispatch(.typed("line", reply.action))
        play.session.store.dispatch(.answered)
        try Harmless.check(play, isJSON: isJSON)
      }
    }
  }
}
