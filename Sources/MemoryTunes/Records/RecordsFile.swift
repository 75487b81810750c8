/// What the files of records have: the games that were finished, and those that were begun.
package struct RecordsFile {
  package static let finishedHeader = Record.header
  package static let begunHeader = "deck\tpairs"

  let finished: [Record]
  let begun: [Begun]

  /// A game of which a card was turned.
  struct Begun: Equatable {
    let deck: String
    let pairs: Int

    init?(line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 2, let pairs = Int(columns[1]), pairs > 0 else { return nil }
      deck = OutsideText.shown(String(columns[0]))
      self.pairs = pairs
    }

    init(_ table: borrowing Table) {
      deck = table.tunes.key
      pairs = table.board.pairs
    }

    var line: String { "\(deck)\t\(pairs)" }
  }

  package init(finished: [UInt8], begun: [UInt8]) {
    let lines = Self.lines(of: finished)
    // A line that was cut short has fewer columns than the header says, though what is left of it may look whole.
    let columns = lines.first?.hasPrefix("when\t") == true ? Self.columns(of: lines[0]) : 0
    self.finished = lines.filter { Self.columns(of: $0) >= columns }.compactMap { Record(line: $0) }
    self.begun = Self.lines(of: begun).compactMap { Begun(line: $0) }
  }

  /// The whole lines: one that was cut short is passed over.
  private static func lines(of file: [UInt8]) -> [Substring] {
    guard let end = file.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    // Not by characters: the end of a Windows line is a single one.
    return file[..<end].split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)[...]
    }
  }

  private static func columns(of line: Substring) -> Int { line.utf8.count { $0 == UInt8(ascii: "\t") } + 1 }

  /// Those that a person played alone.
  var alone: [Record] { finished.filter(\.isAlone) }

  /// The ten best games with so many pairs or, where no number is asked for, the best of each.
  func best(pairs: Int?) -> [Record] {
    let ranked = alone.sorted {
      ($0.pairs, $0.moves, $0.seconds, $0.when) < ($1.pairs, $1.moves, $1.seconds, $1.when)
    }
    if let pairs { return Array(ranked.filter { $0.pairs == pairs }.prefix(10)) }
    return ranked.enumerated().filter { $0 == 0 || ranked[$0 - 1].pairs != $1.pairs }.map(\.element)
  }
}
