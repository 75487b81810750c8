/// Waiting and named positions.
extension SavedGames {
  /// Takes the position played last that has a game to go on with and that no program holds, and returns its
  /// text; empty if there is none. A later one without such a game still has the choices for the next game, and
  /// `choices` is its text.
  package func resume() throws(DatabaseFailure) -> (game: [String], choices: [String]) {
    // Where nothing can be changed, a game can still be played.
    try? database.countArrivals()
    let waiting = try database.all(
      "SELECT id, is_over OR deal IS NULL AS is_done FROM positions WHERE name IS NULL ORDER BY latest DESC"
    ) { row in row.number("id").map { (id: $0, isDone: row.isTrue("is_done")) } }
    var latest: Int?
    for (id, isDone) in waiting where holds.hold(id) {
      if !isDone {
        let texts = (try text(of: id), try text(of: latest))
        take(id, deal: try deal(of: id), outdated: latest)
        keepTaken()
        return texts
      }
      if latest == nil { latest = id } else { try? remove(id) }
    }
    let text = try text(of: latest)
    take(latest, deal: try deal(of: latest))
    keepTaken()
    return (text, [])
  }

  /// The games that can be loaded, the one played last first, as `read` makes them of their rows. A number
  /// means one of the list shown last.
  package func list<Game>(
    _ read: (_ row: borrowing Row, _ isInUse: Bool) -> Game?
  ) throws(DatabaseFailure) -> [Game] {
    let games = try list(
      of: "positions.id IS NOT ? AND (name IS NOT NULL OR NOT is_over)", Value(position), read)
    shown = games.map(\.id)
    return games.map(\.game)
  }

  private func list<Game>(
    of condition: String, _ value: Value, _ read: (_ row: borrowing Row, _ isInUse: Bool) -> Game?
  ) throws(DatabaseFailure) -> [(id: Int, game: Game)] {
    try database.all(
      """
      SELECT positions.id AS id, name, deck, pairs, found, positions.moves AS moves, time FROM positions
      JOIN deals ON deals.id = deal WHERE \(condition) ORDER BY latest DESC
      """, [value]
    ) { row in
      guard let id = row.number("id"), let game = read(row, holds.isHeldElsewhere(id)) else { return nil }
      return (id, game)
    }
  }

  /// Saves a copy of the position on the table under a name. `update` is the game, which is saved first if it
  /// was forgotten or comes from a recording. Returns whether it replaced another game that had the name.
  package func save(
    _ update: GameUpdate, as name: String, replaces: Bool
  ) throws(DatabaseFailure) -> Result<Bool, PositionRefusal> {
    if position == nil { try save(update) }
    let old = try database.first("SELECT id, deal FROM positions WHERE name = ?", [.text(name)]) { row in
      row.number("id").map { (id: $0, deal: row.number("deal")) }
    }
    let deal = try deal(of: position)?.row
    let isOther = old.map { $0.deal != deal } ?? false
    if isOther, !replaces { return .failure(.nameTaken) }
    if let old { try remove(old.id) }
    try database.run(
      """
      INSERT INTO positions(name, deal, text, made, found, moves, is_over, time, latest)
        SELECT ?, deal, text, made, found, moves, is_over, time, \(Self.later) FROM positions WHERE id = ?
      """, [.text(name), Value(position)])
    let copy = database.lastRow
    try database.run(
      "INSERT INTO moves SELECT ?, start, words FROM moves WHERE position = ?",
      [.number(copy), Value(position)])
    return .success(isOther)
  }

  /// Puts the position with this name, or this number in the list, on the table, and returns its text. The one
  /// that was there waits. A named one stays as it is: its copy is played.
  package func load(_ name: String) throws(DatabaseFailure) -> Result<[String], PositionRefusal> {
    switch try find(name) {
    case .failure(let failure): return .failure(failure)
    case .success(let (id, isNamed)):
      guard isNamed || holds.hold(id) else { return .failure(.inUse) }
      return .success(try load(id, isCopied: isNamed))
    }
  }

  private func load(_ id: Int, isCopied: Bool = false) throws(DatabaseFailure) -> [String] {
    let (text, deal) = (try text(of: id), try deal(of: id))
    take(isCopied ? nil : id, deal: deal, outdated: try leave())
    return text
  }

  /// The position of a name, or of a number in the list, or why there is none.
  private func find(
    _ name: String
  ) throws(DatabaseFailure) -> Result<(id: Int, isNamed: Bool), PositionRefusal> {
    if let id = try database.number("SELECT id FROM positions WHERE name = ?", [.text(name)]) {
      return .success((id, true))
    }
    guard let number = Int(name), number > 0 else { return .failure(.noSuchGame) }
    guard let shown else { return .failure(.noList) }
    let id = number <= shown.count ? shown[number - 1] : 0
    if id == position { return .failure(.onTable) }
    let isNamed = try database.number("SELECT name IS NOT NULL FROM positions WHERE id = ?", [.number(id)])
    return isNamed.map { .success((id, $0 == 1)) } ?? .failure(.noSuchGame)
  }

  /// If `seeks`, puts the waiting game of a day on the table, and returns its text. If there is none, and
  /// `leaves`, the game that was there waits, and the next one gets a position of its own.
  package func open(
    day: Int, seeks: Bool, leaves: Bool
  ) throws(DatabaseFailure) -> Result<[String], PositionRefusal>? {
    if seeks {
      let waiting = try database.numbers(
        """
        SELECT positions.id FROM positions JOIN deals ON deals.id = deal
        WHERE day = ? AND name IS NULL AND NOT is_over AND positions.id IS NOT ? ORDER BY latest DESC
        """, [.number(day), Value(position)])
      for id in waiting where holds.hold(id) { return .success(try load(id)) }
      if !waiting.isEmpty { return .failure(.inUse) }
    }
    if leaves { take(nil, outdated: try leave()) }
    return nil
  }

  /// Leaves the position on the table to any program. Returns it if it has no game to go on with.
  private func leave() throws(DatabaseFailure) -> Int? {
    guard let position else { return nil }
    let isDone = try database.number(
      "SELECT is_over OR deal IS NULL FROM positions WHERE id = ?", [.number(position)])
    if isDone == 1 { return position }
    holds.release(position)
    return nil
  }

  /// Deletes the game of this name or number, as in the list, if `isSure`. Returns what `read` makes of it.
  package func forget<Game>(
    _ name: String, isSure: Bool, _ read: (_ row: borrowing Row, _ isInUse: Bool) -> Game?
  ) throws(DatabaseFailure) -> Result<Game, PositionRefusal> {
    switch try find(name) {
    case .failure(let failure): return .failure(failure)
    case .success(let (id, _)):
      guard let (_, game) = try list(of: "positions.id = ?", .number(id), read).first else {
        return .failure(.noSuchGame)
      }
      guard holds.hold(id) else { return .failure(.inUse) }
      if isSure { try forget(id) } else { holds.release(id) }
      return .success(game)
    }
  }

  /// Deletes the game on the table. Returns how many there were.
  package func forgetOwn() throws(DatabaseFailure) -> Int {
    let position = position
    if let position { try forget(position) }
    take(nil)
    return position == nil ? 0 : 1
  }

  /// Deletes the positions that no other program holds, but the one on the table. Returns how many.
  package func forgetOthers() throws(DatabaseFailure) -> Int {
    let ids = try database.numbers("SELECT id FROM positions WHERE id IS NOT ?", [Value(position)])
    let free = ids.filter(holds.hold)
    for id in free { try forget(id) }
    return free.count
  }

  /// Deletes a position and the names of its players, unless there is another position of its deal; that the
  /// deal was seen is still known.
  private func forget(_ position: Int) throws(DatabaseFailure) {
    let deal = try deal(of: position)
    try remove(position)
    try database.run(
      """
      UPDATE deals SET players = '' WHERE id = ? AND outcome IS NULL
      AND NOT EXISTS (SELECT 1 FROM positions WHERE deal = deals.id)
      """, [Value(deal?.row)])
    // If its game is still on the table, it is saved anew.
    if let row = deal?.row, database.changes > 0 { forgetDeal(row) }
  }

  private func deal(of position: Int?) throws(DatabaseFailure) -> DealRow? {
    guard let position else { return nil }
    return try database.first("SELECT deal, made FROM positions WHERE id = ?", [.number(position)]) { row in
      row.number("deal").flatMap { deal in row.number("made").map { DealRow(row: deal, made: $0) } }
    }
  }

  /// The text of a position, as lines; empty if there is none.
  func text(of position: Int?) throws(DatabaseFailure) -> [String] {
    let header = try database.first(
      """
      SELECT text, outcome, deal IS NULL AS has_no_deal FROM positions LEFT JOIN deals ON deals.id = deal
      WHERE positions.id = ?
      """, [Value(position)]
    ) { Self.header($0) }
    guard let header else { return [] }
    let moves = try database.all(
      "SELECT words FROM moves WHERE position = ? ORDER BY start", [Value(position)]
    ) { $0.text("words") }
    return header + [""] + moves
  }

  private static func header(_ row: borrowing Row) -> [String] {
    var header = row.text("text").unicodeScalars.split(separator: "\n").map(String.init)
    // Without a game, what comes next is left.
    if row.isTrue("has_no_deal") { header.removeAll { !$0.hasPrefix("format: ") && !$0.hasPrefix("next") } }
    // It may have been over in another copy.
    let outcome = row.text("outcome")
    if !outcome.isEmpty, !header.contains(where: { $0.hasPrefix("over: ") }) {
      header.append("over: \(outcome == "forgotten" ? "finished" : outcome)")
    }
    return header
  }
}

/// Why nothing was done with a position. The raw value is for recordings.
package enum PositionRefusal: String, Error {
  case noSuchGame = "no-such-game"
  /// A number, but no list was shown.
  case noList = "no-list"
  /// Another program is playing it.
  case inUse = "in-use"
  /// This program is playing it.
  case onTable = "on-table"
  case nameTaken = "name-taken"
}

extension Query {
  /// The names of the named positions.
  package static let gameNames = Query("SELECT name FROM positions WHERE name IS NOT NULL ORDER BY name")
}
