import MemoryGame

/// The players of a game, in turn.
package struct Players: Equatable, Sendable {
  package static let most = 16

  /// A single person.
  package static let alone = Players(person: "you")

  package let list: [Player]

  private init(person name: String) {
    list = [Player(person: name)]
  }

  /// Whether one person plays alone.
  package var isOnePerson: Bool { list.count == 1 && !hasPrograms }
  /// Whether programs or bots play.
  package var hasPrograms: Bool { list.contains { !$0.isPerson } }

  /// Reads one or more names. Names must be unique.
  package init(_ words: [Word], bots: [String] = []) throws(PlayersProblem) {
    let names = words.flatMap(\.names)
    try self.init(unequal: names.count) { index throws(PlayersProblem) in try Player(names[index], bots: bots) }
  }

  /// Reads the names in a file.
  package init(written words: [Word]) throws(PlayersProblem) {
    try self.init(unequal: words.count) { index throws(PlayersProblem) in try Player(written: words[index]) }
  }

  private init(
    unequal count: Int, player: (_ index: Int) throws(PlayersProblem) -> Player
  ) throws(PlayersProblem) {
    try self.init(count, player: player)
    for (index, player) in list.enumerated() where list[..<index].contains(where: { $0.name == player.name }) {
      throw .equal(player.name)
    }
  }

  /// Programs and bots for a simulation, where names may repeat.
  package init(programs names: [String], bots: [String] = []) throws(PlayersProblem) {
    try self.init(names.count) { index throws(PlayersProblem) in
      let player = try Player(Word(names[index]), bots: bots)
      if player.isPerson { throw .noSuchProgram(player.name) }
      return player
    }
  }

  private init(_ count: Int, player: (_ index: Int) throws(PlayersProblem) -> Player) throws(PlayersProblem) {
    if count > Self.most { throw .tooMany(count) }
    var list: [Player] = []
    for index in 0..<count { list.append(try player(index)) }
    if count != 2, list.contains(where: { $0.strategy == .zwickPaterson }) { throw .onlyForTwo(count) }
    self.list = list
  }
}
