import MemoryGame
import Text
import Wording

/// A player: a person, a computer player, or a bot.
package struct Player: Equatable, Sendable {
  package let name: String
  let kind: Kind

  enum Kind: Equatable, Sendable {
    case person
    case program(Strategy)
    /// A program of the user's, named on the command line.
    case bot

    /// The word in JSON.
    package var key: String {
      switch self {
      case .person: "person"
      case .program: "computer"
      case .bot: "bot"
      }
    }
  }

  /// The level of play with which it was named; nil if it is none.
  var level: Level? { kind == .person || kind == .bot ? nil : Level(rawValue: name) }

  /// Nil for a person and for a bot.
  var strategy: Strategy? { if case .program(let strategy) = kind { strategy } else { nil } }
  var isPerson: Bool { kind == .person }

  /// The most columns of a person's name.
  static let widest = 20
  /// The most columns of a computer player's name, which may have a number with many digits.
  static let widestOfProgram = 40
  /// The most Unicode scalars of a name, including marks, of which each column can have any number.
  static let mostScalars = 80

  /// The names of computer players, with letters in place of numbers.
  package static let programNames =
    Level.allCases.map(\.rawValue) + ["optimal", "random", "forgetful:Q", "capacity:C", "zwick-paterson"]

  /// Computer players for completion: a number may follow a colon. One is of interest to theory alone.
  static var namesToComplete: [String] {
    programNames.filter { $0 != "zwick-paterson" }.map { name in
      name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[...$0]) } ?? name
    }
  }

  /// The player at the keyboard, unless players are named.
  package static let you = Player("you", .person)

  /// The opponent, until another one is chosen.
  static let usualOpponent = try! Player(Word(Level.easy.rawValue))

  private init(_ name: String, _ kind: Kind) {
    (self.name, self.kind) = (name, kind)
  }

  /// Whether a bot can have this name: one that a person could have, but not that of a single player.
  static func canBeBot(_ name: String) -> Bool {
    let word = Word(name)
    guard let player = try? Player(word), player.isPerson, player.name == name else { return false }
    return name != "you" && word.names == [word]
  }

  /// Reads a player's name in a file, where bots have a prefix.
  init(written word: Word) throws(PlayersRefusal) {
    let name = Self.name(written: word.typed)
    if name != word.typed, Self.canBeBot(name) {
      self.init(name, .bot)
    } else {
      try self.init(word)
    }
  }

  /// The name of the player written like this in a file.
  package static func name(written: String) -> String {
    written.utf8.starts(with: botMark.utf8) ? String(written.dropFirst(botMark.count)) : written
  }

  static func written(bot name: String) -> String { botMark + name }

  var written: String { kind == .bot ? Self.botMark + name : name }

  private static let botMark = "bot:"

  /// Reads the name of a computer player, in any case, of a person, or of one of these bots.
  init(_ word: Word, bots: [String] = []) throws(PlayersRefusal) {
    if bots.contains(word.typed) {
      self.init(word.typed, .bot)
      return
    }
    let brief = word.brief
    if word.typed.unicodeScalars.contains(where: Self.isRefused) {
      throw .unprintable(brief)
    }
    let width = DisplayWidth.of(word.typed)
    if width == 0 { throw .noName }
    if width <= Self.widest, word.typed.unicodeScalars.count > Self.mostScalars {
      throw .tooManyMarks(brief)
    }
    let strategy = try Self.strategy(word)
    let isYou = word.isForeign && word.choice(of: ["you"]) != nil
    let name = isYou ? "you" : strategy == nil ? word.typed : word.key
    let most = strategy == nil ? Self.widest : Self.widestOfProgram
    if width > most { throw .tooLong(brief, most: most) }
    self.init(name, strategy.map { .program($0) } ?? .person)
  }

  private static func strategy(_ word: Word) throws(PlayersRefusal) -> Strategy? {
    let parts = word.key.utf8
      .split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    switch (parts[0], parts.dropFirst().first) {
    case ("optimal", nil): return .optimal
    case ("random", nil): return .random
    case ("zwick-paterson", nil): return .zwickPaterson
    case ("forgetful", let number):
      guard let probability = number.flatMap({ Word($0).decimal }), probability <= 1 else {
        throw .needsProbability(word.brief)
      }
      return .forgetful(probability)
    case ("capacity", let number):
      guard let count = number.flatMap({ Word($0).count }) else {
        throw .needsCapacity(word.brief)
      }
      return .capacity(count)
    case (_, .some): throw .noSuchProgram(word.typed)
    case (_, nil): break
    }
    if let level = Level(rawValue: word.key) { return try strategy(Word(level.equivalent)) }
    // Without the other levels: Norman and Hardy are people. `Players` refuses misspelled ones.
    let names =
      ["optimal", "random", "forgetful", "capacity", "zwick-paterson"]
      + [Level.beginner, .perfect].map(\.rawValue)
    if let meant = word.nearest(of: names) {
      throw .nearly(word.typed, meant: Self.programNames.first { $0.hasPrefix(meant) }!)
    }
    return nil
  }

  /// A scalar that would break a line, control a terminal, or be invisible.
  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\u{FFFD}"
    }
  }
}
