/// A game on the table as the lines that lead to it: what a player could type on a machine that has none of
/// their files.
struct TableScript {
  private(set) var text: [UInt8] = []
  /// What the cards of the next deal show after these lines; nil if that depends on what was before.
  private(set) var cards: CardContent?

  /// Whether such a script can have a line that begins with this word.
  static func isCommand(_ word: Word) -> Bool {
    ["given", "players", "tunes", "play", "daily", "flip", "pass"].contains(word.key)
  }

  mutating func append(_ line: String) {
    text += line.utf8
    text.append(UInt8(ascii: "\n"))
  }

  /// All lines from the deal on, for a session whose next deal has such cards if that is known. Nil if the
  /// beginning of the game is no longer known. The moves of program players are left out where they will be
  /// made again.
  init?(_ table: borrowing Table, after cards: CardContent?, leavingOutPrograms: Bool = false) {
    guard table.game.log.isWhole else { return nil }
    self.cards = cards
    append(table.tunes)
    if table.players != .alone { append(table.players) }
    append(table, leavingOutPrograms: leavingOutPrograms)
  }

  init(after cards: CardContent? = nil) {
    self.cards = cards
  }

  /// Adds what the cards of the next deal show, unless that is known.
  mutating func append(_ cards: CardContent) {
    guard cards != self.cards else { return }
    self.cards = cards
    append(.setting(.cards, cards.rawValue))
  }

  /// Adds a fact as a recording gives it.
  mutating func append(_ given: GivenAction) {
    text += given.script
  }

  /// The deal and every move since.
  mutating func append(_ table: borrowing Table, leavingOutPrograms: Bool = false) {
    if let day = table.day {
      append(.fact(.today(day)))
      append("daily \(day.text)")
    } else {
      append(table.cards)
      append(.seed(table.seed))
      append("play \(table.game.board.pairs)")
    }
    if let began = table.began { append(.began(began)) }
    // This comes before the flips: a script that was cut short must not lead to a game that looks better than
    // it was.
    if table.isRevised { append(.undone(flips: 0)) }
    if table.hints > 0 { append(.hints(table.hints)) }
    append(table, since: .start, leavingOutPrograms: leavingOutPrograms)
  }

  mutating func append(_ players: Players) {
    append("players " + players.list.map(\.name).joined(separator: " "))
  }

  /// The moves on a table since a position, one to a line.
  mutating func append(_ table: borrowing Table, since start: LogPosition, leavingOutPrograms: Bool = false) {
    for move in table.moves(since: start) {
      if leavingOutPrograms, table.players.list[move.seat].strategy != nil { continue }
      append(move.cards.isEmpty ? "pass" : "flip " + move.freshCards.map(String.init).joined(separator: " "))
    }
    if let card = table.cardTurned(since: start) { append("flip \(card)") }
  }

  /// The lines that make the next deal use these tunes: the category or, for tunes that are not built in, all
  /// of the tunes.
  mutating func append(_ tunes: Tunes) {
    append(tunes.deck)
    if !tunes.deck.identity.isBuiltIn { append(.fact(.source(tunes.origin))) }
  }

  /// The deck, with its tunes if not every machine has them.
  mutating func append(_ deck: Deck) {
    switch deck.identity {
    case .builtIn(let category):
      append(.category(category))
    case .category(let category):
      append(.category(category))
      append(tunes: deck)
    case .file(let name):
      append(.fact(.deck(name: name)))
      append(tunes: deck)
    case .given:
      append(tunes: deck)
    }
  }

  /// The tunes of a deck in order.
  mutating func append(tunes deck: Deck) {
    text += deck.script
  }
}
