import MemoryGame

/// What is kept of a game: what was dealt, to whom, the moves, the clock, the aids, and what comes next.
///
/// Its text is in recordings and, without the moves, in the database: a header of `key: value` lines, which
/// `GameField` lists, an empty line, and the moves. Among these a number is a card that was turned up; `pass`
/// and `reveal` are the commands.
///
///     format: 1
///     deck: rock
///     seed: 7
///     pairs: 2
///     cards: same
///     players: you
///     next: 12345
///
///     1 2 3
package struct SavedGame: Equatable, Sendable {
  /// Nil if there is only the next game.
  package private(set) var table: Table?
  /// The seed of the next deal; nil if the text has none.
  private(set) var next: NextSeed?
  /// The player's own deck for the next deal; nil for that of the category.
  package private(set) var deck: Deck?
  /// The deck of words that was chosen last.
  private(set) var words: Deck?
  private(set) var players: Players
  /// What was chosen since the deal.
  private(set) var chosenParts: Set<DealPart>
  /// The players of the menu's game against the computer, unless they play the next game anyway; nil if nobody
  /// has chosen any.
  private(set) var opponents: Players?

  /// The first line that is not understood, from 1, or the one after a header that lacks a key.
  package struct Failure: Error {
    package let line: Int
  }

  /// The game of a session, whose next game is dealt from `deck`, and whose menu practices `words`.
  init(_ state: borrowing GameState, deck: Deck?, words: Deck?) {
    (table, next, self.deck, players) = (state.table, state.next.savedSeed, deck, state.next.players)
    self.words = words
    chosenParts = state.next.chosenParts
    opponents = players.areAgainstProgram ? nil : state.next.opponents
  }

  /// Reads a text: the cards are dealt again, and every move is repeated.
  package init(lines: [String]) throws(Failure) {
    guard lines.first == "format: 1" else { throw Failure(line: 1) }
    let end = lines.firstIndex(of: "") ?? lines.count
    let header = try GameHeader(lines[1..<end])
    guard end < lines.count else { throw Failure(line: end + 1) }
    table = try header.table()
    for (number, line) in zip((end + 2)..., lines[(end + 1)...]) {
      for word in line.split(separator: " ") {
        guard table?.make(Word(String(word))) == true else { throw Failure(line: number) }
      }
    }
    if table != nil {
      try header.complete(&table!)
      // Its end was counted when it was played.
      table!.isCounted = table!.game.wasFinished
      table!.isRecalled = false
      table!.passesBeginning = table!.game.board.moves > 0
      table!.steps = GameSteps(after: table!.game.log.position)
    }
    next = header.next
    deck = try header.nextDeck.nextDeck(after: table?.tunes.deck)
    words = try header.nextWords.nextDeck(after: deck)?.ofWords
    players = header.nextPlayers ?? table?.players ?? .alone
    chosenParts = header.nextChosen ?? []
    opponents = header.nextOpponents
  }

  /// The game of a text, as it was loaded.
  static func loaded(_ lines: [String]) -> Result<SavedGame, GamesFailure> {
    Result { () throws(Failure) in try SavedGame(lines: lines) }.mapError { _ in .notUnderstood }
  }

  /// The header, as lines.
  var header: [String] {
    GameField.all.flatMap { field in
      field.values(self).map { "\(field.name):\($0.isEmpty ? "" : " ")\($0)" }
    }
  }

  /// The whole text, as lines.
  package var lines: [String] {
    let moves = table?.game.log.words(since: 0) ?? ""
    return header + [""] + (moves.isEmpty ? [] : [moves])
  }

  /// Whether the next deal is from another deck than that of the game.
  var hasOtherDeck: Bool { deck != table?.tunes.deck.ownDeck }

  /// Whether the menu practices another deck than that of the next deal.
  var hasOtherWords: Bool { words != deck?.ofWords }

  /// This game, with what another text has chosen for the next one.
  func withChoices(of other: SavedGame) -> SavedGame {
    var game = self
    (game.next, game.deck, game.words) = (other.next, other.deck, other.words)
    (game.players, game.chosenParts, game.opponents) = (other.players, other.chosenParts, other.opponents)
    return game
  }
}

extension PlayLog {
  /// The moves since a position, as words.
  func words(since position: Int) -> String {
    (position..<max(position, self.position)).map { index in
      switch self[index] {
      case .flip(let card): "\(card)"
      case .pass: "pass"
      case .reveal: "reveal"
      }
    }.joined(separator: " ")
  }
}

extension Players {
  /// The names, as in the records.
  var line: String { list.map(\.written).joined(separator: " ") }
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
    if resumesDeck {
      choose(deck: saved.deck)
      next.choose(words: saved.words)
    } else {
      leave(saved.deck)
      next.leave(words: saved.words)
    }
    table = saved.table
    deals = saved.table == nil ? 0 : 1
    if let saved = saved.next { next.choose(saved) }
    choose(saved.players)
    next.chosenParts = saved.chosenParts
    if let opponents = saved.opponents { next.opponents = opponents }
  }
}
