import Saved

/// How a finished game of one person against one level of play ended.
package struct Bout: Equatable, Sendable {
  package let person: String
  /// The name of the level.
  package let level: String
  package let result: Result

  /// For the person.
  package enum Result: Sendable { case won, lost, tied }

  /// `margin`: how many pairs more the person found.
  init(person: String, level: String, margin: Int) {
    (self.person, self.level) = (person, level)
    result = margin > 0 ? .won : margin < 0 ? .lost : .tied
  }
}

/// What came before a game against a level.
package struct PastBouts: Equatable, Sendable {
  /// How many games in a row, just before, the same person and level ended in the same way.
  package let run: Int
  /// How many the person had won.
  package let won: Int

}

extension PastBouts {
  /// Reads the reply to `Query.bouts`. Of won games it says only whether there is one.
  package init?(before bout: Bout, _ rows: [Row]) {
    guard let won = rows.row("won", columns: 3)?[0].countInRow else { return nil }
    let results = rows.rows("margin", columns: 3).map { row in
      Int(row[0]).map { Bout(person: bout.person, level: bout.level, margin: $0).result }
    }
    self.init(run: results.prefix { $0 == bout.result }.count, won: won)
  }

  package init(before bout: Bout, in bouts: [Bout]) {
    let results = bouts.filter { $0.person == bout.person && $0.level == bout.level }.map(\.result)
    self.init(run: results.reversed().prefix { $0 == bout.result }.count, won: results.count { $0 == .won })
  }
}
