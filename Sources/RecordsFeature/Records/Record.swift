import MemoryCore
import MemoryGame
import Text

/// A finished game as a line of the file of records: columns separated by tabs. Later versions may add columns.
package struct Record: Equatable {
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

  static let header =
    "when\tdeck\tpairs\tmoves\tflips\tseconds\tseed\tregret\tluck\thints\tplayers\tday\tcards\twon\taids"

  /// The record of a finished game; nil if its times are unknown.
  package init?(_ table: borrowing Table, _ analyst: Analyst) {
    guard table.game.board.isFinished, !table.game.wasRevealed, let ended = table.ended,
      let seconds = table.seconds
    else { return nil }
    when = Self.date(ended)
    deck = OutsideText.shown(table.deck.identity.key)
    pairs = table.game.board.pairs
    moves = table.game.board.moves
    flips = table.game.board.flips
    self.seconds = seconds
    seed = table.seed
    let sums = analyst.analysis(of: table).sums
    regret = sums?.regret
    luck = sums?.luck
    aids = table.aids
    players = table.players.list.map(\.written)
    won = table.players.list.indices.map { table.game.turns.score(of: $0).pairs }
    day = table.day
    cards = table.cards
  }

  /// Reads a complete line; nil if it is not a record.
  init?(line: String) {
    let bytes = Array(line.utf8)
    guard let columns = RecordColumns(bytes.span, least: 0) else { return nil }
    self.init(columns, of: bytes.span)
  }

  /// The record of a game from the columns of its line.
  init(_ columns: RecordColumns, of line: Span<UInt8>) {
    when = line.text(in: columns.when)
    deck = OutsideText.shown(line.text(in: columns.deck))
    (pairs, moves, flips) = (columns.pairs, columns.moves, columns.flips)
    (seconds, seed) = (columns.seconds, columns.seed)
    // Lines without the column were written when hints were the only aid.
    var aids = Aids(words: columns.aids.map { line.text(in: $0).split(separator: " ") } ?? [])
    if columns.hints > aids.hints { aids.count(hints: columns.hints) }
    self.aids = aids
    (regret, luck) = (columns.regret, columns.luck)
    players = Self.words(columns.players.map { line.text(in: $0) } ?? Players.alone.list[0].name).map {
      OutsideText.shown($0)
    }
    let counts = columns.won.map { Self.words(line.text(in: $0)).map { Word($0).count } } ?? []
    won = counts.count == players.count && !counts.contains(nil) ? counts.compactMap(\.self) : []
    day = columns.day
    cards = columns.cards
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// The accuracy of the game, from 0 to 1; nil if unknown.
  var skill: Double? { regret.map { Par(pairs: pairs).skill(regret: $0) } }

  package var line: String {
    let worth = [regret, luck].map { $0.map { Decimal.text($0, digits: 6) } ?? "" }.joined(separator: "\t")
    let names = players.joined(separator: " ")
    let counts = won.map(String.init).joined(separator: " ")
    let play = "\(when)\t\(deck)\t\(pairs)\t\(moves)\t\(flips)\t\(seconds)\t\(seed)"
    return "\(play)\t\(worth)\t\(aids.hints)\t\(names)\t\(day?.text ?? "")\t\(cards.rawValue)"
      + "\t\(counts)\t\(aids.words.joined(separator: " "))"
  }

  /// A line in the file of begun games.
  package static func line(_ event: BegunColumns.Event, of table: borrowing Table) -> String {
    "\(OutsideText.shown(table.deck.identity.key))\t\(table.game.board.pairs)\t\(table.cards.rawValue)"
      + "\t\(event.rawValue)\t\(table.seed)\t\(table.players.line)"
  }

  /// A time, given in seconds since 1970, in UTC and in the form of ISO 8601.
  static func date(_ time: Int) -> String {
    let days = (time >= 0 ? time : time - 86_399) / 86_400
    let second = time - days * 86_400
    let clock = [second / 3600, second / 60 % 60, second % 60].map { Day.padded($0, 2) }.joined(separator: ":")
    return "\(Day.text(of: days))T\(clock)Z"
  }

  /// The time in such a text; nil for any other text and for times before 1970.
  static func time(_ date: String) -> Int? {
    let bytes = Array(date.utf8)
    let signs = zip([10, 13, 16, 19], "T::Z".utf8)
    guard bytes.count == 20, signs.allSatisfy({ bytes[$0] == $1 }),
      let day = Day(String(decoding: bytes[..<10], as: UTF8.self)),
      let hour = Day.number(bytes[11..<13]), let minute = Day.number(bytes[14..<16]),
      let second = Day.number(bytes[17..<19]), hour < 24, minute < 60, second < 60
    else { return nil }
    return day.number * 86_400 + hour * 3600 + minute * 60 + second
  }
}
