/// Waiting and named positions. Replies are rows; the first word of the first says how it went.
extension SavedGames {
  /// Takes the position played last that has a game to go on with and that no program holds, and returns its
  /// text; empty if there is none. A later one without such a game still has the choices for the next game, and
  /// `choices` is its text.
  package func resume() throws(DatabaseProblem) -> (game: [String], choices: [String]) {
    // Where nothing can be changed, a game can still be played.
    try? database.countArrivals()
    let rows = try database.rows(
      "SELECT id, is_over OR deal IS NULL FROM positions WHERE name IS NULL ORDER BY latest DESC")
    var latest: Int?
    for row in rows {
      guard let id = Int(row[0]), holds.hold(id) else { continue }
      if row[1] == "0" {
        let texts = (try text(of: id), try text(of: latest))
        take(id, deal: try deal(of: id))
        outdated = latest
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

  /// The games that can be loaded, the one played last first: name, deck, pairs, pairs found, moves, when it
  /// was last played, and whether another program has it on its table. A number means one of the list shown
  /// last.
  package func list() throws(DatabaseProblem) -> [Row] {
    let rows = try rows(of: "positions.id IS NOT ? AND (name IS NOT NULL OR NOT is_over)", Value(position))
    shown = rows.compactMap { Int($0[0]) }
    return rows.map { Array($0.dropFirst()) }
  }

  private func rows(of condition: String, _ value: Value) throws(DatabaseProblem) -> [Row] {
    let rows = try database.rows(
      """
      SELECT positions.id, name, deck, pairs, found, positions.moves, time FROM positions
      JOIN deals ON deals.id = deal WHERE \(condition) ORDER BY latest DESC
      """, [value])
    return rows.map { $0 + [Int($0[0]).map(holds.isHeldElsewhere) == true ? "in-use" : ""] }
  }

  /// Saves a copy of the position on the table under a name. `update` is the game, which is saved first if it
  /// was forgotten or comes from a recording. Replies `saved`, `replaced` if another game had the name, or
  /// `name-taken` if that is not allowed.
  package func save(_ update: GameUpdate, as name: String, replaces: Bool) throws(DatabaseProblem) -> [Row] {
    if position == nil { try save(update) }
    let old = try database.rows("SELECT id, deal FROM positions WHERE name = ?", [.text(name)]).first
    let deal = try deal(of: position)?.row
    let isOther = old.map { Int($0[1]) != deal } ?? false
    if isOther, !replaces { return [["name-taken"]] }
    if let old = old.flatMap({ Int($0[0]) }) { try remove(old) }
    try database.rows(
      """
      INSERT INTO positions(name, deal, text, made, found, moves, is_over, time, latest)
        SELECT ?, deal, text, made, found, moves, is_over, time, \(Self.later) FROM positions WHERE id = ?
      """, [.text(name), Value(position)])
    let copy = database.lastRow
    try database.rows(
      "INSERT INTO moves SELECT ?, start, words FROM moves WHERE position = ?",
      [.number(copy), Value(position)])
    return [[isOther ? "replaced" : "saved"]]
  }

  /// Puts the position with this name, or this number in the list, on the table, and replies with its text. The
  /// one that was there waits, with a number. A named one stays as it is: its copy is played.
  package func load(_ name: String, leaving number: Int) throws(DatabaseProblem) -> [Row] {
    try find(name) { id, isNamed throws(DatabaseProblem) in
      guard isNamed || holds.hold(id) else { return [["in-use"]] }
      return try load(id, isCopied: isNamed, leaving: number)
    }
  }

  private func load(_ id: Int, isCopied: Bool = false, leaving number: Int) throws(DatabaseProblem) -> [Row] {
    let (text, deal) = (try text(of: id), try deal(of: id))
    try leave(number)
    take(isCopied ? nil : id, deal: deal)
    return text.map { [$0] }
  }

  /// Replies what `body` does with the position of a name or of a number in the list, or why there is none.
  private func find(
    _ name: String, _ body: (_ id: Int, _ isNamed: Bool) throws(DatabaseProblem) -> [Row]
  ) throws(DatabaseProblem) -> [Row] {
    if let id = try database.number("SELECT id FROM positions WHERE name = ?", [.text(name)]) {
      return try body(id, true)
    }
    guard let number = Int(name), number > 0 else { return [["no-such-game"]] }
    guard let shown else { return [["no-list"]] }
    let id = number <= shown.count ? shown[number - 1] : 0
    if id == position { return [["on-table"]] }
    let isNamed = try database.number("SELECT name IS NOT NULL FROM positions WHERE id = ?", [.number(id)])
    guard let isNamed else { return [["no-such-game"]] }
    return try body(id, isNamed == 1)
  }

  /// If `seeks`, puts the waiting game of a day on the table, and replies with its text. If there is none, and
  /// `leaves`, the game that was there waits, with a number, and the next one gets a position of its own.
  package func open(day: Int, seeks: Bool, leaves: Bool, leaving number: Int) throws(DatabaseProblem) -> [Row] {
    let waiting = try database.rows(
      """
      SELECT positions.id FROM positions JOIN deals ON deals.id = deal
      WHERE day = ? AND name IS NULL AND NOT is_over AND positions.id IS NOT ? ORDER BY latest DESC
      """, [.number(day), Value(position)]
    ).compactMap { Int($0[0]) }
    if seeks {
      for id in waiting where holds.hold(id) { return try load(id, leaving: number) }
      if !waiting.isEmpty { return [["in-use"]] }
    }
    if leaves {
      try leave(number)
      take(nil)
    }
    return []
  }

  /// Puts the position on the table that had this number, unless another program has gone on with it; a new one
  /// if there was none. Replies with nothing, or why not.
  package func takeUp(_ number: Int, leaving other: Int) throws(DatabaseProblem) -> [Row] {
    guard let (id, latest) = left[number] else {
      try leave(other)
      take(nil)
      return []
    }
    // An earlier state of the game on the table.
    if id == position {
      left[other] = (id, latest)
      return []
    }
    let now = try database.rows("SELECT latest FROM positions WHERE id = ?", [.number(id)])
    guard holds.hold(id) else { return [["in-use"]] }
    guard now == [[latest]] else {
      holds.release(id)
      return [["no-such-game"]]
    }
    try leave(other)
    take(id)
    return []
  }

  /// Leaves the position on the table to any program. One whose game is over is removed.
  private func leave(_ number: Int) throws(DatabaseProblem) {
    guard let position else { return }
    let row = try database.rows(
      "SELECT is_over OR deal IS NULL, latest FROM positions WHERE id = ?", [.number(position)]
    ).first
    if let row, row[0] == "0" {
      left[number] = (position, row[1])
      // Earlier states of it were left before.
      left = left.mapValues { $0.position == position ? (position, row[1]) : $0 }
      holds.release(position)
    } else {
      try remove(position)
      left = left.filter { $0.value.position != position }
    }
  }

  /// Replies with the game of this name or number, as in the list, and deletes it if `isSure`.
  package func forget(_ name: String, isSure: Bool) throws(DatabaseProblem) -> [Row] {
    try find(name) { id, _ throws(DatabaseProblem) in
      guard let row = try rows(of: "positions.id = ?", .number(id)).first else { return [["no-such-game"]] }
      guard holds.hold(id) else { return [["in-use"]] }
      if isSure { try forget(id) } else { holds.release(id) }
      return [["game"] + row.dropFirst()]
    }
  }

  /// Deletes the game on the table. Returns how many there were.
  package func forgetOwn() throws(DatabaseProblem) -> Int {
    defer { take(nil) }
    guard let position else { return 0 }
    try forget(position)
    return 1
  }

  /// Deletes the positions that no other program holds, but the one on the table. Returns how many.
  package func forgetOthers() throws(DatabaseProblem) -> Int {
    let rows = try database.rows("SELECT id FROM positions WHERE id IS NOT ?", [Value(position)])
    let free = rows.compactMap { Int($0[0]) }.filter(holds.hold)
    for id in free { try forget(id) }
    return free.count
  }

  /// Deletes a position and the names of its players, unless there is another position of its deal; that the
  /// deal was seen is still known.
  private func forget(_ position: Int) throws(DatabaseProblem) {
    let deal = try deal(of: position)
    try remove(position)
    try database.rows(
      """
      UPDATE deals SET players = '' WHERE id = ? AND outcome IS NULL
      AND NOT EXISTS (SELECT 1 FROM positions WHERE deal = deals.id)
      """, [Value(deal?.row)])
    // If its game is still on the table, it is saved anew.
    if let deal, database.changes > 0 { forgetDeal(deal.row) }
  }

  private func deal(of position: Int?) throws(DatabaseProblem) -> LoadedDeal? {
    guard let position else { return nil }
    let rows = try database.rows("SELECT deal, made FROM positions WHERE id = ?", [.number(position)])
    guard let row = rows.first, let deal = Int(row[0]), let made = Int(row[1]) else { return nil }
    return (deal, made)
  }

  /// The text of a position, as lines; empty if there is none.
  func text(of position: Int?) throws(DatabaseProblem) -> [String] {
    let positions = try database.rows(
      "SELECT text, outcome, deal FROM positions LEFT JOIN deals ON deals.id = deal WHERE positions.id = ?",
      [Value(position)])
    guard let row = positions.first else { return [] }
    var header = row[0].unicodeScalars.split(separator: "\n").map(String.init)
    // Without a game, what comes next is left.
    if row[2].isEmpty { header.removeAll { !$0.hasPrefix("format: ") && !$0.hasPrefix("next") } }
    // It may have been over in another copy.
    if !row[1].isEmpty, !header.contains(where: { $0.hasPrefix("over: ") }) {
      header.append("over: \(row[1] == "forgotten" ? "finished" : row[1])")
    }
    let moves = try database.rows(
      "SELECT words FROM moves WHERE position = ? ORDER BY start", [Value(position)])
    return header + [""] + moves.map { $0[0] }
  }
}

extension Query {
  /// The names of the named positions.
  package static let gameNames = Query(
    "SELECT 'name', name FROM positions WHERE name IS NOT NULL ORDER BY name")
}
