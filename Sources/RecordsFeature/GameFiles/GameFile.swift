import MemoryCore
import MemoryGame

/// A game file: a header of `key: value` lines, an empty line, and the moves, a line for each typed line. So a
/// game is written by appending, and read by dealing and flipping.
///
///     format: 1
///     deck: rock
///     seed: 7
///     pairs: 2
///     cards: same
///     players: you
///     next: 12345
///
///     1 2 began=1763740000
///     undo=1
///
/// Among the moves a number is a card that was turned up, and `pass` is the command; `undo=N` takes N of these
/// back. `began=SECONDS`, `played=SECONDS`, `sittings=N` and `next=SEED` replace what was said before; an aid
/// and `hinted=CARD` are added.
package enum GameFile {
  /// The format that is written, and the only one that is read.
  static let format = 1

  /// The largest file, in bytes. No larger one is read.
  package static let largest = 60 << 20

  /// In the order of the reference.
  enum Key: String, CaseIterable {
    case format
    /// The name of the deck and, unless it is built in, where it came from and how old it was, in seconds.
    case deck, source
    /// A tune of the deck as a line of a deck file.
    case tune
    case seed, pairs, cards
    /// The tunes selected for practice, as indices in the deck from 1.
    case practice
    case day, players
    /// When the first card was turned, in seconds since 1970; how many seconds it was played since; its
    /// sittings, if other than one; the cards that hints named.
    case began, played, sittings, hinted
    /// `hints=3 undo seed repeat`, and `finish` or `reveal` if they were undone.
    case aids
    /// The seed of the next deal and, separated by commas, its aids.
    case next
    case nextPlayers = "next-players"
    /// The player's own deck for the next deal, if different; empty for the tunes of the category.
    case nextDeck = "next-deck"
    case nextTune = "next-tune"
    /// The most games of the match, how many were over before this one, and the points of each player then.
    case match
  }
}

extension GameFile {
  /// The file of a session with `state`; the next game is dealt from `deck`.
  package static func file(_ state: borrowing GameState, deck: Deck?) -> [UInt8] {
    var text = GameFileText()
    let players = state.table?.players ?? .alone
    text.add(.format, "\(format)")
    if let table = state.table { text.add(table) }
    text.add(.next, state.next.seedOfFile.text)
    if state.next.players != players { text.add(.nextPlayers, state.next.players.line) }
    if deck != state.table?.tunes.deck.ownDeck {
      text.add(.nextDeck, deck?.name ?? "")
      for line in deck?.lines ?? [] { text.add(.nextTune, line) }
    }
    text.endLine()
    if let table = state.table {
      let words = moves(on: table, since: 0)
      if !words.isEmpty { text.addLine(words) }
    }
    return text.bytes
  }

  /// The number of sittings; nil if it goes without saying.
  package static func writtenSittings(of table: borrowing Table) -> Int? {
    table.sittings.count == impliedSittings(of: table) ? nil : table.sittings.count
  }

  /// A game in which cards were turned had a sitting.
  static func impliedSittings(of table: borrowing Table) -> Int {
    table.began != nil || table.game.log.position > 0 ? 1 : 0
  }

  /// The moves on a table since a position of its log.
  package static func moves(on table: borrowing Table, since position: Int) -> [String] {
    (position..<max(position, table.game.log.position)).map { index in
      switch table.game.log[index] {
      case .flip(let card): "\(card)"
      case .pass: "pass"
      case .reveal: "reveal"
      }
    }
  }
}

/// The text of a game file, as far as written.
package struct GameFileText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  mutating func add(_ key: GameFile.Key, _ value: String) { add(key, Array(value.utf8)) }

  mutating func add(_ key: GameFile.Key, _ value: [UInt8]) {
    bytes += Array("\(key.rawValue):".utf8) + (value.isEmpty ? [] : [UInt8(ascii: " ")]) + value
    endLine()
  }

  package mutating func addLine(_ words: [String]) {
    bytes += words.joined(separator: " ").utf8
    endLine()
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  fileprivate mutating func add(_ table: borrowing Table) {
    add(.deck, table.tunes.deck.identity.isFile ? table.tunes.deck.name : table.tunes.deck.identity.key)
    if !table.tunes.deck.identity.isBuiltIn {
      add(.source, table.tunes.origin.text)
      for line in table.tunes.deck.lines { add(.tune, line) }
    }
    add(.seed, "\(table.seed)")
    add(.pairs, "\(table.game.board.pairs)")
    add(.cards, table.cards.rawValue)
    if let selection = table.selection {
      add(.practice, selection.map { "\($0 + 1)" }.joined(separator: " "))
    }
    if let day = table.day { add(.day, day.text) }
    add(.players, table.players.line)
    if let match = table.matchBefore { add(.match, match.line) }
    if let began = table.began { add(.began, "\(began)") }
    if table.clock.played > 0 { add(.played, "\(table.clock.played)") }
    if let sittings = GameFile.writtenSittings(of: table) { add(.sittings, "\(sittings)") }
    if !table.hinted.isEmpty { add(.hinted, table.hinted.map(String.init).joined(separator: " ")) }
    let aids =
      table.aids.words + (table.game.wasFinished && !table.game.board.isFinished ? ["finish"] : [])
      + (table.game.wasRevealed && !table.game.board.isRevealed ? ["reveal"] : [])
    if !aids.isEmpty { add(.aids, aids.joined(separator: " ")) }
  }
}

extension Deck {
  /// The deck if it is the player's own.
  var ownDeck: Deck? { identity.isFile ? self : nil }
}

extension Players {
  /// The names, as in the records.
  package var line: String { list.map(\.written).joined(separator: " ") }
}
