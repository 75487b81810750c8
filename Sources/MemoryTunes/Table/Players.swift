import MemoryGame
import Text
import Wording

/// The players of a game, in turn.
struct Players: Equatable, Sendable {
  static let most = 16

  static let alone = Players(list: [.you])

  private(set) var list: [Player]

  /// The same players if the next one begins.
  var fromTheNext: Players { Players(list: Array(list.dropFirst() + list.prefix(1))) }

  /// Whether these are the same, from another one on.
  func isSameRound(as other: Players) -> Bool {
    list.count == other.list.count
      && list.indices.contains { Array(list[$0...] + list[..<$0]) == other.list }
  }

  private init(list: [Player]) { self.list = list }

  /// With an opponent, an odd number, so that somebody wins.
  var usualPairs: Int { list.count > 1 ? 9 : NextGame.usualPairs }

  /// Whether one person plays alone.
  var isOnePerson: Bool { list.count == 1 && !hasPrograms }
  /// Whether computer players or bots play.
  var hasPrograms: Bool { list.contains { !$0.isPerson } }

  /// Whether a person plays against computer players or bots.
  var areAgainstProgram: Bool { hasPrograms && list.contains(where: \.isPerson) }

  /// These, and another one who plays after them.
  func with(_ player: Player) -> Players { Players(list: list + [player]) }

  /// Reads names as people type them: `me and the computer` are `you` and the opponent. Bots come first.
  init(typed words: [Word], bots: [String], opponent: Player = .usualOpponent) throws(PlayersRefusal) {
    let names = words.flatMap(\.names).flatMap { bots.contains($0.typed) ? [$0] : $0.namesAround }
    func meant(_ index: Int) -> String? {
      bots.contains(names[index].typed) ? nil : Vocabulary.player(names[index].typed)
    }
    // Without words like “and”.
    var seats = names.indices.filter { meant($0) != "" }.map { index in
      meant(index).map { Word($0 == Vocabulary.opponent ? opponent.name : $0) } ?? names[index]
    }
    // Against the computer.
    if seats.count == 1, names.indices.first.flatMap(meant) == "" { seats.insert(Word("you"), at: 0) }
    try self.init(seats.flatMap(\.names)) { word throws(PlayersRefusal) in try Player(word, bots: bots) }
    for person in list where person.isPerson {
      if let meant = Vocabulary.player(nearlyTyped: person.name) { throw .nearly(person.name, meant: meant) }
    }
  }

  /// Reads the names in a file.
  init(written words: [Word]) throws(PlayersRefusal) {
    try self.init(words) { word throws(PlayersRefusal) in try Player(written: word) }
  }

  /// Programs and bots for a simulation, where names may repeat.
  init(programs names: [String], bots: [String] = []) throws(PlayersRefusal) {
    try self.init(names.map { Word($0) }, mayRepeat: true) { word throws(PlayersRefusal) in
      // The vocabulary of all languages takes long to read.
      if let player = try? Player(word, bots: bots), !player.isPerson { return player }
      let meant = Vocabulary.player(word.typed)
      let name = meant == Vocabulary.opponent ? Player.usualOpponent.name : meant
      let player = try Player(name.flatMap { $0.isEmpty ? nil : Word($0) } ?? word)
      if player.isPerson { throw .noSuchProgram(player.name) }
      return player
    }
  }

  /// Reads one or more names, which must be unique unless they may repeat.
  private init(
    _ words: [Word], mayRepeat: Bool = false, player: (Word) throws(PlayersRefusal) -> Player
  ) throws(PlayersRefusal) {
    if words.isEmpty { throw .nobodyIsNamed }
    let count = words.count
    if count > Self.most { throw .tooMany(count) }
    list = []
    for word in words { list.append(try player(word)) }
    if count != 2, list.contains(where: { $0.strategy == .zwickPaterson }) {
      throw .notTwo(count)
    }
    if mayRepeat { return }
    for (index, player) in list.enumerated() where list[..<index].contains(where: { $0.name == player.name }) {
      throw .namedTwice(player.name)
    }
  }
}
