import Wording
@testable import MemoryGame
@testable import MemoryTunes

/// Lines as an eager player might type them: most are understood, and many turn cards.
struct RandomLines {
  let chance: Chance

  init(_ chance: Chance) {
    self.chance = chance
  }

  init(seed: UInt64) {
    chance = Chance(seed: seed)
  }

  /// A line of any command, any bytes, or any number.
  func anything(on state: AppState) -> [UInt8] {
    switch chance.below(32) {
    case 0...11: Array(next(on: state).utf8)
    case 12...13: Array(move().utf8)
    case 14...15: chance.line()
    case 16: Array((pick(Self.numbered) + number).utf8)
    default: Array(line(of: pick(CommandList.all.commands.map(\.name))).utf8)
    }
  }

  private static let numbered = [
    "seed ", "play ", "flip ", "flip 1 ", "undo ", "redo ", "goto ", "log ", "records ", "stats ", "category ",
    "set pairs ", "save ", "load ", "players capacity:", "players a forgetful:0.", "",
  ]

  /// A line that may be a step, or may be refused.
  func next(on state: AppState) -> String {
    if let board = state.game.table?.game.board, state.path.current == .game, !board.isFinished,
      chance.below(4) > 0
    {
      return flip(on: board)
    }
    return pick([
      "play 2", "play 2", "play 3", "play", "p 4", "game", "menu", "back", "categories", "category rap", "c 3",
      "players a b", "players a b c", "players you", "players you optimal", "pass", "pass",
      "seed \(chance.below(1000))", "deck one.tsv", "deck two.tsv", "category pop", "daily",
      "category english-russian food",
      "daily 1970-01-01", "daily list", "1", "2", "show", "help", "cards split", "cards same",
      "filp 1", "flip", "flip 99", "play 500", "category jazz", "deck none.tsv", "# nothing", "", "undo 0",
      "  flip\t1  ", "\u{FF11}", "flip 1\r", "flip 1\r\r", "\u{0}", "\u{202E}flip 2",
      "watch", "watch perfect",
    ])
  }

  /// A line that goes back or forward.
  func move() -> String {
    pick([
      "undo", "undo", "undo 2", "undo \(chance.below(9))", "redo", "redo", "redo 3", "redo \(chance.below(9))",
      "goto \(chance.below(40))", "log", "log 3",
    ])
  }

  func pick<Line>(_ lines: [Line]) -> Line { chance.pick(lines) }

  private func flip(on board: Board) -> String {
    let card = 1 + chance.below(board.faces.count)
    if case .first(let first) = board.faceUp, chance.below(2) == 0 {
      return "flip \(board.mate(of: first))"
    }
    return pick(["flip \(card)", "\(card)", "flip \(card) \(1 + chance.below(board.faces.count + 1))"])
  }

  /// A line that begins with a command.
  private func line(of command: String) -> String {
    let number = chance.below(12)
    switch command {
    case "play": return pick(["play", "play 2", "play 3", "play \(number)"])
    case "flip": return pick(["flip \(number)", "flip \(number) \(chance.below(9))", "flip"])
    case "players": return players
    case "seed": return "seed \(number)"
    case "favorite": return pick(["favorite", "favorite \(number)"])
    case "undo", "redo", "goto", "log":
      return pick(["\(command) \(number)", command, "\(command) 1", "\(command) x"])
    case "category": return pick(["category rap", "category \(number)", "category jazz"])
    case "set":
      let setting = pick(Setting.allCases)
      return pick([
        "set \(setting.rawValue)", "set \(setting.rawValue) \(pick(setting.choices + ["3"]))", "set x",
      ])
    case "language": return pick(["language", "language \(pick(Setting.language.choices))", "language x"])
    case "tunes": return pick(["tunes", "tunes fetch", "tunes clear", "category pop"])
    case "deck": return "deck \(deck)"
    case "cards": return pick(["cards split", "cards split", "cards same", "cards", "cards x"])
    case "records": return pick(["records", "records \(number)"])
    case "forget":
      return pick(["forget \(pick(SavedThing.allCases).rawValue)", "forget game \(pick(["a", "b", "1"]))"])
    case "help": return pick(["help", "help \(pick(CommandList.all.commands).name)", "help x"])
    case "save", "load": return "\(command) \(pick(["a", "b", "é", "none", ".x", "a/b", "1", "\(number)"]))"
    // The end comes soon enough.
    case "quit": return "quit \(number)"
    default: return command
    }
  }

  private var players: String {
    let names = [
      "ann", "bob", "Ann", "e\u{301}", "é", "optimal", "random", "forgetful:0.3", "forgetful:1", "capacity:2",
      "capacity:0", "zwick-paterson", "\u{301}", "\u{200D}", "optimall", "a:b",
      "capacity:99999999999999999999", "漢字",
    ]
    return pick([
      "players", "players you", "players a b", "players you optimal", "players random you capacity:2",
      "players you forgetful:0.5", "players zwick-paterson you", "players random optimal",
      "players" + (0..<chance.below(5)).map { _ in " " + pick(names) }.joined(),
    ])
  }

  private var deck: String {
    pick([
      "one.tsv", "two.tsv", "none.tsv", "three", "bad", "Pop", "pop", "a/one.tsv", "none!", "e\u{301}.tsv",
      "é.tsv", "a b", " blank", "#", "\u{202E}x", "folder/deck.tsv", "/", ".", "~/x.tsv", "\u{301}", "'", "\\",
    ])
  }

  private var number: String {
    pick([
      "0", "1", "2", "3", "7", "00000000000000000012", "9999", "2147483647", "2147483648", "4294967296",
      "9223372036854775806", "9223372036854775807", "9223372036854775808", "18446744073709551615",
      "18446744073709551616", "99999999999999999999999999", "-1", "+1", "1.5", "x",
    ])
  }
}

extension Board {
  func mate(of card: Int) -> Int { cards.first { $0 != card && faces[$0 - 1] == faces[card - 1] }! }
}
