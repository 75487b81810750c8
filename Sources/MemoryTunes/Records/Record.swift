/// A finished game, as a line of the file of records: columns separated by tabs, of which later versions may have
/// more.
struct Record: Equatable {
  /// When the last card was turned, as in `2026-05-17T20:14:09Z`.
  let when: String
  /// The category's name or that of the deck's file.
  let deck: String
  let pairs: Int
  let moves: Int
  let flips: Int
  /// From the first flip to the last.
  let seconds: Int
  let seed: UInt64
  /// What was given away and what chance did, in moves; nil where it is not known.
  let regret: Double?
  let luck: Double?
  let hints: Int
  /// Whether one person played alone, as only such games can be compared.
  let isAlone: Bool
  private let players: String

  static let header = "when\tdeck\tpairs\tmoves\tflips\tseconds\tseed\tregret\tluck\thints\tplayers"

  /// The record of a finished table; nil for one whose times are not known.
  init?(_ table: borrowing Table) {
    guard table.board.isFinished, let began = table.began, let ended = table.ended else { return nil }
    when = Self.date(ended)
    deck = table.tunes.key
    pairs = table.board.pairs
    moves = table.board.moves
    flips = table.board.flips
    // A clock may be set back while one plays.
    seconds = max(0, ended - began)
    seed = table.seed
    let sums = table.looked.sums
    regret = sums?.regret
    luck = sums?.luck
    hints = table.hints
    players = table.players.list.map(\.name).joined(separator: " ")
    isAlone = table.players.isOnePerson
  }

  /// Reads a line; nil for one that is no record.
  init?(line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count >= 7, columns[0].utf8.count == Self.date(0).utf8.count,
      let pairs = Int(columns[2]), let moves = Int(columns[3]), let flips = Int(columns[4]),
      let seconds = Int(columns[5]), let seed = UInt64(columns[6]),
      pairs > 0, moves >= pairs, flips >= moves, seconds >= 0, moves < Int(Int32.max)
    else { return nil }
    when = OutsideText.shown(String(columns[0]))
    deck = OutsideText.shown(String(columns[1]))
    (self.pairs, self.moves, self.flips, self.seconds, self.seed) = (pairs, moves, flips, seconds, seed)
    func column(_ place: Int) -> String? { place < columns.count ? String(columns[place]) : nil }
    regret = column(7).flatMap(Double.init).flatMap { $0 >= 0 && $0 < 1e9 ? $0 : nil }
    luck = column(8).flatMap(Double.init).flatMap { abs($0) < 1e9 ? $0 : nil }
    hints = column(9).flatMap(Int.init) ?? 0
    players = column(10) ?? Players.alone.list[0].name
    let names = players.split(separator: " ")
    isAlone = names.count == 1 && (try? Player(String(names[0])))?.strategy == nil
  }

  /// How well the game was played, from 0 to 1; nil where it is not known.
  var skill: Double? { regret.map { Par(pairs: pairs).skill(regret: $0) } }

  var line: String {
    let worth = [regret, luck].map { $0.map { Decimal.text($0, digits: 6) } ?? "" }.joined(separator: "\t")
    return "\(when)\t\(deck)\t\(pairs)\t\(moves)\t\(flips)\t\(seconds)\t\(seed)\t\(worth)\t\(hints)\t\(players)"
  }

  /// A moment, given in seconds since 1970, in UTC and in the form of ISO 8601.
  ///
  /// Source of the calendar: H. Hinnant, "chrono-compatible low-level date algorithms", 2013, `civil_from_days`.
  static func date(_ time: Int) -> String {
    let days = (time >= 0 ? time : time - 86_399) / 86_400
    let second = time - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    return "\(date)T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension Tunes {
  /// What records call them.
  var key: String {
    let category = Category.allCases.first { $0.title == deck.name }
    return origin == .file ? deck.name : category?.rawValue ?? deck.name
  }
}
