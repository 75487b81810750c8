/// How a player's games went: over all and for one category, each number of pairs by itself.
struct Stats: Equatable {
  let groups: [Group]
  /// How well the last games were played, from 0 to 1, the earliest first.
  let skills: [Double]

  private static let mostSkills = 40

  /// The games with so many pairs.
  struct Group: Equatable {
    /// Nil for all decks.
    let category: Category?
    let pairs: Int
    let begun: Int
    /// How many games were finished with how many moves, by the number of moves.
    let moves: [(moves: Int, games: Int)]

    var finished: Int { moves.reduce(0) { $0 + $1.games } }
    var best: Int? { moves.first?.moves }
    /// Moves of a finished game, on the average.
    var mean: Double { Double(moves.reduce(0) { $0 + $1.moves * $1.games }) / Double(finished) }

    static func == (one: Group, other: Group) -> Bool {
      one.category == other.category && one.pairs == other.pairs && one.begun == other.begun
        && one.moves.elementsEqual(other.moves) { $0 == $1 }
    }
  }

  init(_ file: RecordsFile, category: Category) {
    let finished = file.alone
    skills = finished.suffix(Self.mostSkills).compactMap(\.skill)
    let ofCategory = Self.groups(
      finished.filter { $0.deck == category.rawValue }, file.begun.filter { $0.deck == category.rawValue },
      category)
    groups = Self.groups(finished, file.begun, nil) + ofCategory
  }

  private static func groups(
    _ finished: [Record], _ begun: [RecordsFile.Begun], _ category: Category?
  ) -> [Group] {
    var counts: [Int: (begun: Int, moves: [Int: Int])] = [:]
    for game in begun { counts[game.pairs, default: (0, [:])].begun += 1 }
    for record in finished { counts[record.pairs, default: (0, [:])].moves[record.moves, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { pairs, count in
      Group(
        category: category, pairs: pairs, begun: count.begun,
        moves: count.moves.sorted { $0.key < $1.key }.map { (moves: $0.key, games: $0.value) })
    }
  }
}
