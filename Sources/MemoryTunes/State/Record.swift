import MemoryGame
import Saved
import Text

/// A finished game.
struct Record: Equatable, Sendable {
  /// When the last card was turned, as in `2026-05-17T20:14:09Z`.
  let when: String
  /// The name of the category or of the deck file.
  let deck: String
  let pairs: Int
  let moves: Int
  let flips: Int
  /// Seconds played from the first flip to the last.
  let seconds: Int
  let seed: UInt64
  /// The moves that mistakes and chance cost; nil if unknown.
  let regret: Double?
  let luck: Double?
  let aids: Aids
  /// The names of the players, by seat, and the pairs that each found; the latter are empty if unknown.
  let players: [String]
  let won: [Int]
  /// The date of a game of the day; otherwise nil.
  let day: Day?
  /// What the two cards of a pair showed.
  let cards: CardContent

  /// Reads a row of the records; nil for an invalid one.
  init?(_ row: borrowing Row) {
    guard let ended = row.number("ended"), Clock.times.contains(ended),
      let cards = CardContent(rawValue: row.text("cards")), let pairs = row.count("pairs"),
      let moves = row.count("moves"), let flips = row.count("flips"), let seconds = row.number("seconds"),
      Clock.times.contains(seconds), let seed = UInt64(row.text("seed")), pairs > 0, moves >= pairs,
      flips >= moves
    else { return nil }
    (when, deck, self.seed) = (Self.date(ended), OutsideText.shown(row.text("deck")), seed)
    (self.cards, self.pairs, self.moves, self.flips, self.seconds) = (cards, pairs, moves, flips, seconds)
    regret = row.real("regret").flatMap { (0..<1e9).contains($0) ? $0 : nil }
    luck = row.real("luck").flatMap { abs($0) < 1e9 ? $0 : nil }
    players = Self.words(row.text("players"))
    let counts = row.counts("won")
    won = counts.count == players.count ? counts : []
    day = row.count("day").map { Day(time: $0 * 86_400) }
    aids = Aids(words: row.text("aids").split(separator: " "))
  }

  /// Names in a row.
  static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { OutsideText.shown(String($0)) }
  }

  /// The accuracy of the game, from 0 to 1; nil if unknown.
  var skill: Double? { regret.map { Par(pairs: pairs).skill(regret: $0) } }

  /// A time, given in seconds since 1970, in UTC and in the form of ISO 8601.
  static func date(_ time: Int) -> String {
    let second = time % 86_400
    let clock = [second / 3600, second / 60 % 60, second % 60].map { Day.padded($0, 2) }.joined(separator: ":")
    return "\(Day(time: time).text)T\(clock)Z"
  }
}

extension Player {
  static func isPerson(written name: String) -> Bool {
    name == Player.you.name || (try? Player(written: Word(name)))?.isPerson ?? true
  }
}
