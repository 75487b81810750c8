@testable import MemoryTunes

/// Rows of any values in each table.
enum Rows {
  static func run(_ chance: Chance) throws {
    let isJSON = chance.below(2) == 0
    let machine = Machine()
    try OddRows.insert(into: machine.database, chance, count: 40)
    try Harmless.check(OddRows.ask(machine, isJSON: isJSON), isJSON: isJSON)
  }
}
