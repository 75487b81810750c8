import MemoryGame
import Text

/// A game that was read from a game file: the cards are dealt anew, and every move is made again.
package struct SavedGame {
  /// Nil if the file has only what the next game is dealt from.
  package let table: Table?
  /// What the next game is dealt from; nil for what the file does not say.
  let next: NextSeed?
  let deck: Deck?
  let players: Players
  /// How many bytes of the file count. A last line without an end was cut short, and never answered.
  package let size: Int

  /// Whether the game is over; nil if there is none.
  package var isOver: Bool? { table?.game.isOver }

  package enum Problem: Error {
    case notUnderstood
    /// It is of a version that this program does not know.
    case later
  }

  /// `number` is the table's.
  package init(reading file: [UInt8], number: Int = 1) throws(Problem) {
    var rest = file[...]
    let header = try GameFileHeader(reading: &rest)
    var table = try header.table(number: number)
    var next = header.value(.next).flatMap { NextSeed($0) }
    if header.value(.next) != nil, next == nil { throw .notUnderstood }
    while let line = rest.popLine() {
      let words = line.split(separator: UInt8(ascii: " ")).map { Word(String(decoding: $0, as: UTF8.self)) }
      for word in words {
        if let changed = try Self.apply(word, to: &table) { next = changed }
      }
      table?.game.forgetBeginning(keeping: 0)
    }
    size = file.count - rest.count
    self.table = table
    self.next = next
    deck = try header.nextDeck(after: table?.deck)
    players = try header.players(.nextPlayers) ?? table?.players ?? .alone
  }

  /// Does what a word of a line of moves says. Returns what the next deal is dealt from if it names that.
  private static func apply(_ word: Word, to table: inout Table?) throws(Problem) -> NextSeed? {
    let parts = word.typed.split(separator: "=", maxSplits: 1).map { Word(String($0)) }
    if parts.count == 2, parts[0].typed == "next", let next = NextSeed(parts[1].typed) { return next }
    guard table != nil else { throw .notUnderstood }
    switch (parts.first?.typed, parts.count == 2 ? parts[1].count : nil) {
    case ("undo", let count?) where table!.game.log.canTakeBack(count):
      table!.takeBack(count)
    case ("began", let time?) where Clock.times.contains(time):
      table!.began = time
    default:
      guard table!.aids.add(word.typed[...]) || parts.count == 1 && table!.make(word) else {
        throw .notUnderstood
      }
    }
    return nil
  }
}

extension Table {
  /// Makes the move that a word of a game file names. False if it is none, or against the rules.
  fileprivate mutating func make(_ word: Word) -> Bool {
    if game.isOver { return false }
    if word.typed == "pass" {
      guard players.list.count > 1, !game.board.faceUp.isFirst else { return false }
      game.pass()
      return true
    }
    if word.typed == "reveal" {
      game.reveal()
      return true
    }
    guard let card = word.count else { return false }
    return (try? game.flip(card, then: nil)) != nil
  }
}

extension ArraySlice<UInt8> {
  /// Removes the first line and returns it, without its end; nil if no whole line is left.
  mutating func popLine() -> ArraySlice<UInt8>? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = self[..<end]
    self = self[end...].dropFirst()
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}

extension GameState {
  /// Goes on with a game that was left, its generator, a seed that was not used yet and, if `resumesDeck`, the
  /// player's own deck.
  mutating func resume(_ saved: borrowing SavedGame, resumesDeck: Bool) {
    if resumesDeck { next.deck = saved.deck }
    table = saved.table
    deals = saved.table == nil ? 0 : 1
    if let saved = saved.next { next.choose(saved.seed, aids: saved.aids) }
    next.players = saved.players
  }
}
