import MemoryCore
import MemoryGame
import Text

/// A finished game as a line of the file of records: columns separated by tabs. Later versions may add columns.
package struct Record: RecordLine, Equatable {
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
  /// If the game decided a match: the most games of that, and the points of each player; otherwise empty.
  let match: [String]

  package static let kind = RecordKind.finished

  /// The record of a finished game; nil if its times are unknown.
  package init?(_ table: borrowing Table, _ analyst: Analyst) {
    guard table.game.board.isFinished, !table.game.wasRevealed, let ended = table.ended,
      let seconds = table.seconds
    else { return nil }
    when = Self.date(ended)
    deck = OutsideText.shown(table.tunes.deck.identity.key)
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
    match = table.match?.decided ?? []
  }

  package init?(_ line: inout Columns, columns: Int) {
    guard line.count >= columns, let when = line.nextMoment(), let deck = line.nextText(),
      let pairs = line.nextCount(), let moves = line.nextCount(), let flips = line.nextCount(),
      let seconds = line.nextCount(), let seed = line.nextNumber(),
      pairs > 0, moves >= pairs, flips >= moves, moves < Int(Int32.max),
      let (regret, luck) = try? (line.nextDecimal(), line.nextDecimal()), regret ?? 0 >= 0,
      let hints = line.isAtEndOfLine ? 0 : line.nextCount()
    else { return nil }
    (self.when, self.deck, self.seed) = (when, OutsideText.shown(deck), seed)
    (self.pairs, self.moves, self.flips, self.seconds) = (pairs, moves, flips, seconds)
    (self.regret, self.luck) = (regret, luck)
    players = Self.players(&line)
    day = line.nextText().flatMap { Day($0) }
    cards = line.nextText().flatMap(CardContent.init(rawValue:)) ?? .same
    let counts = line.nextWords().map { Word($0).count }
    won = counts.count == players.count && !counts.contains(nil) ? counts.compactMap(\.self) : []
    // Lines without the column were written when hints were the only aid.
    var aids = Aids(words: line.nextWords().map { $0[...] })
    if hints > aids.hints { aids.count(hints: hints) }
    self.aids = aids
    match = line.nextWords()
  }

  /// The names in the next column. A line without this column was written when all games had one player.
  static func players(_ line: inout Columns) -> [String] {
    line.isAtEndOfLine ? [you] : line.nextWords().map(OutsideText.shown)
  }

  /// The accuracy of the game, from 0 to 1; nil if unknown.
  var skill: Double? { regret.map { Par(pairs: pairs).skill(regret: $0) } }

  var isAssisted: Bool { aids != .none }
  /// Only games that the same player played alone are compared.
  func isSolo(of name: String) -> Bool { players.count == 1 && players[0] == name }
  /// The name of the player at the keyboard.
  package static var you: String { Players.alone.list[0].name }

  /// Whether this game is better than another: no aids, then fewer moves, then less time, then earlier.
  func precedes(_ other: Record) -> Bool {
    if isAssisted != other.isAssisted { return !isAssisted }
    return (moves, seconds, when) < (other.moves, other.seconds, other.when)
  }

  package var line: String {
    let worth = [regret, luck].map { $0.map { Decimal.text($0, digits: 6) } ?? "" }.joined(separator: "\t")
    let names = players.joined(separator: " ")
    let counts = won.map(String.init).joined(separator: " ")
    let play = "\(when)\t\(deck)\t\(pairs)\t\(moves)\t\(flips)\t\(seconds)\t\(seed)"
    return "\(play)\t\(worth)\t\(aids.hints)\t\(names)\t\(day?.text ?? "")\t\(cards.rawValue)"
      + "\t\(counts)\t\(aids.words.joined(separator: " "))\t\(match.joined(separator: " "))"
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

extension Match {
  /// The most games and the points of each player, if it is decided; otherwise empty.
  var decided: [String] { isDecided ? ["\(games)"] + points : [] }
}

extension Player {
  /// Whether a name in a file is that of a person.
  static func isPerson(written name: String) -> Bool {
    name == Players.alone.list[0].name || (try? Player(written: Word(name)))?.isPerson ?? true
  }
}
