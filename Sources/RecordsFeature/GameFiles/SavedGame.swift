import MemoryCore
import MemoryGame
import Text

/// A game read from a game file: the cards are dealt again, and every move is repeated.
package struct SavedGame {
  /// The file as read.
  package let file: [UInt8]
  /// Nil if the file has only the next game.
  package let table: Table?
  /// The settings of the next deal; nil if the file has none.
  package let next: NextSeed?
  package let deck: Deck?
  package let players: Players
  /// How many bytes of the file are valid. A last line without an end was cut short, and never answered. Nil if
  /// no single file holds all of this.
  package let size: Int?

  /// Whether the game is over; nil if there is none.
  package var isOver: Bool? { table?.game.isOver }

  package enum Problem: Error, Equatable {
    /// The first line that is not understood, from 1.
    case notUnderstood(line: Int)
    /// The header, which ends in this line, lacks a key.
    case missing(String, line: Int)
    /// A version that this program does not know.
    case later

    package var line: Int? {
      switch self {
      case .notUnderstood(let line), .missing(_, let line): line
      case .later: nil
      }
    }
  }

  package init(reading file: [UInt8]) throws(Problem) {
    self.file = file
    var rest = file[...]
    let header = try GameFileHeader(reading: &rest)
    var table = try header.table()
    var next = header.value(.next).flatMap { NextSeed($0) }
    if header.value(.next) != nil, next == nil { throw header.fault(.next) }
    var number = header.lines
    while let line = rest.popLine() {
      number += 1
      let words = line.split(separator: UInt8(ascii: " ")).map { Word(String(decoding: $0, as: UTF8.self)) }
      for word in words {
        guard Self.apply(word, to: &table, &next) else { throw .notUnderstood(line: number) }
      }
    }
    if let count = table.map({ max($0.sittings.count, GameFile.impliedSittings(of: $0)) }) {
      table?.sittings = Sittings(count: count)
    }
    if table?.game.wasFinished == true { table?.isCounted = true }
    size = file.count - rest.count
    self.table = table
    self.next = next
    deck = try header.nextDeck(after: table?.tunes.deck)
    players = try header.players(.nextPlayers) ?? table?.players ?? .alone
  }

  private init(table: Table?, choicesOf other: SavedGame) {
    (self.table, next, deck, players, size) = (table, other.next, other.deck, other.players, nil)
    file = other.file
  }

  /// This game, with what another file has chosen for the next one.
  package func withChoices(of other: SavedGame) -> SavedGame { SavedGame(table: table, choicesOf: other) }

  /// Whether this is the same game, perhaps after other moves.
  package func isSameGame(as other: SavedGame) -> Bool {
    guard let table, let other = other.table else { return false }
    return table.tunes.deck == other.tunes.deck && table.seed == other.seed
      && table.game.board.pairs == other.game.board.pairs && table.cards == other.cards
      && table.players == other.players && table.day == other.day && table.selection == other.selection
  }

  /// Applies a word of a line of moves. False if it is invalid or illegal.
  private static func apply(_ word: Word, to table: inout Table?, _ next: inout NextSeed?) -> Bool {
    let parts = word.typed.split(separator: "=", maxSplits: 1).map { Word(String($0)) }
    if parts.count == 2, parts[0].typed == "next", let seed = NextSeed(parts[1].typed) {
      next = seed
      return true
    }
    guard table != nil else { return false }
    switch (parts.first?.typed, parts.count == 2 ? parts[1].count : nil) {
    case ("undo", let count?) where count <= table!.game.log.position:
      table!.takeBack(count)
    case ("began", let time?) where Clock.times.contains(time):
      table!.began = time
    case ("played", let time?) where Clock.times.contains(time):
      table!.clock = PlayClock(played: time)
    case ("sittings", let count?) where count <= Int(Int32.max):
      table!.sittings = Sittings(count: count)
    case ("hinted", let card?) where table!.game.board.cards.contains(card):
      table!.note(hinted: card)
    default:
      return table!.aids.add(word.typed[...]) || parts.count == 1 && table!.make(word)
    }
    return true
  }
}

extension Table {
  /// Makes the move that a word names. False if it is invalid or illegal.
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
  /// Removes the first line and returns it without its end; nil if there is no complete line.
  mutating func popLine() -> ArraySlice<UInt8>? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = self[..<end]
    self = self[end...].dropFirst()
    return line.withoutReturn
  }
}

extension GameState {
  /// Continues a saved game, its generator, an unused seed and, if `resumesDeck`, the player's own deck.
  /// Otherwise that deck stays in the file.
  package mutating func resume(_ saved: borrowing SavedGame, resumesDeck: Bool) {
    if resumesDeck { choose(deck: saved.deck) } else { keep(saved.deck) }
    table = saved.table
    deals = saved.table == nil ? 0 : 1
    if let saved = saved.next { next.choose(saved) }
    next.players = saved.players
  }
}
