@testable import MemoryTunes

/// Lines of every command, most of which mean something.
extension RandomLines {
  mutating func anything(on state: AppState) -> String {
    if chance.below(5) < 2 { return next(on: state) }
    return line(of: pick(CommandList<AppAction>.all.commands.map(\.name)), on: state)
  }

  /// A line that begins with a command.
  mutating func line(of command: String, on state: AppState) -> String {
    let number = chance.below(12)
    switch command {
    case "play": return pick(["play", "play 2", "play 3", "play \(number)"])
    case "flip": return pick(["flip \(number)", "flip \(number) \(chance.below(9))", "flip"])
    case "players":
      return pick([
        "players", "players you", "players a b", "players a b c", "players you optimal",
        "players random you capacity:2", "players you forgetful:0.5", "players zwick-paterson you",
        "players random optimal", "players x:y", "players a a",
      ])
    case "seed": return "seed \(number)"
    case "undo", "redo", "goto", "log":
      return pick(["\(command) \(number)", command, "\(command) 1", "\(command) x"])
    case "category": return pick(["category rap", "category \(number)", "category jazz"])
    case "set":
      let setting = pick(Setting.allCases)
      return pick([
        "set \(setting.rawValue)", "set \(setting.rawValue) \(pick(setting.choices + ["3"]))", "set x",
      ])
    case "language": return pick(["language", "language \(pick(Setting.language.choices))", "language x"])
    case "tunes": return pick(["tunes", "tunes fetch", "tunes clear", "tunes category"])
    case "deck":
      return pick([
        "deck one.tsv", "deck two.tsv", "deck none.tsv", "deck Pop", "deck a/one.tsv", "deck three", "deck bad",
      ])
    case "cards": return pick(["cards split", "cards split", "cards same", "cards", "cards x"])
    case "records": return pick(["records", "records \(number)"])
    case "forget": return "forget \(pick(Saved.allCases).rawValue)"
    case "help": return pick(["help", "help \(pick(CommandList<AppAction>.all.commands).name)", "help x"])
    case "given": return given()
    // The end comes soon enough.
    case "quit": return "quit \(number)"
    default: return command
    }
  }

  mutating func given() -> String {
    let number = chance.below(4)
    let what = pick(GivenLine.usages.map(\.name) + ["tune", "tune", "tune", "x"])
    switch what {
    case "seed", "pairs", "cleared", "hints", "undone", "began": return "given \(what) \(number)"
    case "category": return "given category \(pick(Category.allCases).rawValue)"
    case "tune": return "given tune \(pick(["A", "B", "#C", "D"]))\t\(number)"
    case "deck": return pick(["given deck mine", "given deck one.tsv", "given deck Rock", "given deck a /"])
    case "source":
      return "given source "
        + pick(["built-in", "fetched", "kept \(number)", "stale 900000", "file", "nowhere"])
    case "trouble":
      return pick(["given trouble not-reached", "given trouble too-few-tunes", "given trouble x"])
    case "questions": return "given questions \(pick(["on", "off"]))"
    case "setting":
      return pick([
        "given setting tunes auto", "given setting color never", "given setting pairs 3", "given setting x y",
      ])
    case "refusal": return "given refusal Not today."
    case "file": return pick(["given file", "given file", "given file other.tsv", "given file a "])
    case "listed":
      return "given listed "
        + pick(["own a.tsv\t\(number)", "program b c.tsv\tit is no deck", "own", "nowhere a\t1"])
    case "unlisted": return "given unlisted \(number)"
    default: return "given \(what)"
    }
  }
}
