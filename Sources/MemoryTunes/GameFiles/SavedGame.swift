import MemoryGame
import Saved

/// A game read from its text: the cards are dealt again, and every move is repeated.
package struct SavedGame: Equatable, Sendable {
  /// Nil if there is only the next game.
  package let table: Table?
  /// The seed of the next deal; nil if the text has none.
  private(set) var next: NextSeed?
  package private(set) var deck: Deck?
  private(set) var players: Players

  /// The first line that is not understood, from 1, or the one after a header that lacks a key.
  package struct Problem: Error {
    package let line: Int
  }

  /// Reads the lines of a recording.
  package init(lines: [String]) throws(Problem) {
    let mark = "\(GameText.Key.format.rawValue): "
    guard let first = lines.first, first.hasPrefix(mark),
      Word(String(first.dropFirst(mark.count))).count == GameText.format
    else { throw Problem(line: 1) }
    let end = lines.firstIndex(of: "") ?? lines.count
    var rows: [Row] = []
    for (number, line) in zip(2..., lines[1..<end]) {
      // A value may begin with a combining mark.
      let text = line.utf8
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { throw Problem(line: number) }
      var value = text[colon...].dropFirst()
      if value.first == UInt8(ascii: " ") { value.removeFirst() }
      rows.append([text[..<colon], value].map { String(decoding: $0, as: UTF8.self) })
    }
    guard end < lines.count else { throw Problem(line: end + 1) }
    try self.init(rows: rows + lines[(end + 1)...].map { ["moves", $0] }, line: 2)
  }

  /// Each row is a key with its value; moves come last. The first one is in this line of a recording.
  package init(rows: [Row], line: Int = 1) throws(Problem) {
    let keys = try GameKeys(rows, line: line)
    var table = try keys.table()
    next = try keys.value(.next) { NextSeed($0) }
    for (line, words) in keys.moves {
      for word in words {
        guard table?.make(word) == true else { throw Problem(line: line) }
      }
    }
    // Its end was counted when it was played.
    let isFinished = table?.game.wasFinished == true
    table?.isCounted = isFinished
    table?.isRecalled = false
    if let moves = table?.game.board.moves { table?.passesBeginning = moves > 0 }
    if let length = table?.game.log.position { table?.steps = GameSteps(after: length) }
    table?.made = try keys.value(.made) { Word($0).count } ?? 0
    self.table = table
    deck = try keys.nextDeck(after: table?.tunes.deck)
    players = try keys.players(.nextPlayers) ?? table?.players ?? .alone
  }

  /// The game of a reply, or why there is none.
  static func loaded(_ rows: [Row]?) -> Result<SavedGame, GamesProblem> {
    if let problem = GamesProblem(rows) { return .failure(problem) }
    return Result { () throws(Problem) in try SavedGame(rows: rows ?? []) }.mapError { _ in .notUnderstood }
  }

  /// This game, with what another text has chosen for the next one.
  func withChoices(of other: SavedGame) -> SavedGame {
    var game = self
    (game.next, game.deck, game.players) = (other.next, other.deck, other.players)
    return game
  }
}

extension Table {
  /// Makes the move that a word names. False if it is invalid or illegal.
  fileprivate mutating func make(_ word: Word) -> Bool {
    if game.isOver { return false }
    if word.typed == "pass" {
      guard passRefusal == nil else { return false }
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

extension GameState {
  /// Continues a saved game, its generator, an unused seed and, if `resumesDeck`, the player's own deck.
  /// Otherwise that deck stays in the file.
  mutating func resume(_ saved: borrowing SavedGame, resumesDeck: Bool) {
    if resumesDeck { choose(deck: saved.deck) } else { leave(saved.deck) }
    table = saved.table
    deals = saved.table == nil ? 0 : 1
    if let saved = saved.next { next.choose(saved) }
    next.players = saved.players
  }
}
