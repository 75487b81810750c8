import MemoryCore
import MemoryGame
import MenuFeature
import PlayFeature
import PreferencesFeature
import Text
import Wording

/// The answer to a line as one JSON object on one line. The keys and their order are stable: later versions may
/// only add keys at the end.
struct AnswerJSON: ~Copyable {
  /// Grows if a key changes its meaning.
  static let version = 1

  private var table = TableJSON()

  /// Only the start of the program has the options.
  mutating func write(
    _ state: AppState, options: @autoclosure () -> String?, _ context: AnswerContext,
    into output: inout Output
  ) {
    let line = state.typed
    let message = state.notice?.message(context)
    output.beginObject()
    output.member("line", line?.number ?? 0)
    output.member("command", line?.command)
    output.member("ok", !state.isRefusal)
    output.member("notice", message)
    output.member("screen", state.path.current.rawValue)
    output.member("category", state.settings.category.rawValue)
    write(state.game.table, since: state.lineStart, into: &output)
    output.member("code", message == nil ? nil : state.notice?.code?.word)
    state.notice?.addMembers(context, to: &output)
    if state.line?.isAboutSettings == true { write(state.settings, into: &output) }
    if line == nil {
      output.member("options", options())
      output.member("version", Self.version)
    }
    output.endObject()
    output.endLine()
  }

  private func write(_ settings: SettingValues, into object: inout Output) {
    object.name("settings")
    object.object { object in
      for setting in Setting.allCases {
        object.name(escaping: setting.rawValue)
        object.value(setting.value(settings))
      }
    }
  }

  /// The table is borrowed because copying it would copy many references.
  private mutating func write(_ table: borrowing Table?, since start: LogPosition, into object: inout Output) {
    switch table {
    case .some(let table):
      object.name("game")
      self.table.write(table, since: start, into: &object)
      object.name("tunes")
      object.object { $0.members(table.tunes) }
    case .none:
      object.name("game")
      object.null()
      object.name("tunes")
      object.null()
    }
  }
}

extension Line {
  /// Whether it is one of the commands `settings` and `set`, even if it was refused.
  fileprivate var isAboutSettings: Bool {
    guard let first = words.first else { return false }
    let commands = CommandList.all
    let name = commands.name(of: first) ?? commands.name(of: commands.understood(words)[0])
    return name == "settings" || name == "set"
  }
}
