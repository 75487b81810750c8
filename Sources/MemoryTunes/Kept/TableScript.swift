/// A game on the table as the lines that lead to it, as a player could type them on a machine that has nothing of his.
struct TableScript {
  private(set) var text: [UInt8] = []

  /// Whether the script needs to bring the tunes along: those of a game that are not in the built-in deck of its
  /// category.
  static func bringsTunes(_ tunes: Tunes) -> Bool {
    tunes.origin != .builtIn
  }

  mutating func append(_ line: String) {
    text += line.utf8
    text.append(UInt8(ascii: "\n"))
  }

  /// All lines from the deal on. Nil when the beginning of the game is forgotten. Where the program's players will
  /// play again by themselves, what they did is left out.
  init?(_ table: borrowing Table, leavingOutPrograms: Bool = false) {
    guard table.log.isWhole else { return nil }
    append(table.tunes)
    if table.players != .alone { append(table.players) }
    append(table, leavingOutPrograms: leavingOutPrograms)
  }

  init() {}

  /// The deal, and all that was done since.
  mutating func append(_ table: borrowing Table, leavingOutPrograms: Bool = false) {
    append("given seed \(table.seed)")
    append("play \(table.board.pairs)")
    if let began = table.began { append("given began \(began)") }
    // Before the flips: cut short, the script must not lead to a game that looks better than it was.
    if table.isTampered { append(undone: 0) }
    if table.hints > 0 { append("given hints \(table.hints)") }
    append(table, since: .none, leavingOutPrograms: leavingOutPrograms)
  }

  /// That so many flips were undone. The script that leads to a game of which one ever was says 0.
  mutating func append(undone flips: Int) {
    append("given undone \(flips)")
  }

  mutating func append(_ players: Players) {
    append("players " + players.list.map(\.name).joined(separator: " "))
  }

  /// What was done on a table since a moment, a move in a line.
  mutating func append(_ table: borrowing Table, since moment: Moment, leavingOutPrograms: Bool = false) {
    for move in table.moves(since: moment) {
      if leavingOutPrograms, table.players.list[move.seat].strategy != nil { continue }
      append(move.cards.isEmpty ? "pass" : "flip " + move.freshCards.map(String.init).joined(separator: " "))
    }
    if let card = table.cardTurned(since: moment) { append("flip \(card)") }
  }

  /// What makes the next deal use these tunes: their category or, where they are not built in, all of them.
  mutating func append(_ tunes: Tunes) {
    guard Self.bringsTunes(tunes) else {
      return append("given category \(Category.allCases.first { $0.title == tunes.deck.name }!.rawValue)")
    }
    append(tunes.deck, isOwn: tunes.origin == .file)
    append(tunes.origin)
  }

  /// A deck, as one of the player's own or as one of a category.
  mutating func append(_ deck: Deck, isOwn: Bool) {
    if isOwn {
      append("given deck \(deck.name)")
    } else if let category = Category.allCases.first(where: { $0.title == deck.name }) {
      append("given category \(category.rawValue)")
    }
    append(tunes: deck)
  }

  /// The tunes of a deck, in their order.
  mutating func append(tunes deck: Deck) {
    for place in 0..<deck.count {
      text += "given tune ".utf8
      text += deck.utf8(.title, at: place)
      text.append(UInt8(ascii: "\t"))
      text += deck.utf8(.artist, at: place)
      text.append(UInt8(ascii: "\n"))
    }
  }

  mutating func append(_ origin: Tunes.Origin) {
    append("given source \(origin.key)" + (origin.age.map { " \($0)" } ?? ""))
  }
}
