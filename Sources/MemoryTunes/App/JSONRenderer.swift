import Flow
import MemoryGame
import Text
import Wording

/// Shows a session as JSON, one line for each answer. It subscribes to the store.
final class JSONRenderer {
  /// Grows if a key changes its meaning. Later versions may only add keys at the end.
  private static let version = 1

  private let settings: Settings
  // The table and the outputs are exempt from run-time checks of exclusive access, which each member of an
  // object would cost.
  @exclusivity(unchecked) private var table: TableJSON
  /// The last answer without its line, for `repeat`.
  @exclusivity(unchecked) private var answer = Output { _ in }
  /// The next deal as it was written last, and what it depends on.
  private var next: [UInt8] = []
  private var choices: Choices?

  private struct Choices: Equatable {
    let next: NextGame
    let settings: SettingValues

    init(_ game: borrowing GameState) { (next, settings) = (game.next, game.settings) }
  }
  @exclusivity(unchecked) private var output: Output
  private var subscription: Subscription?

  init(_ settings: Settings, write: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
    self.settings = settings
    table = TableJSON()
    output = Output(write: write)
  }

  /// Writes the screen of the start and from now on every answer, unless `isSilent`.
  func subscribe(to store: Store<AppState, AppAction, Effect>, unless isSilent: @escaping () -> Bool) {
    subscription = store.subscribe { [unowned self] state in
      guard state.due != nil, !isSilent() else { return }
      if !state.isRepeated { makeAnswer(state, context(state)) }
      output.object { object in
        object.member("line", state.typed?.number ?? 0)
        object.member("command", state.typed?.command)
        writeAnswer(isRepeated: state.isRepeated, into: &object)
        if state.typed == nil {
          object.member("options", settings.answerOptions)
          object.member("version", Self.version)
        }
      }
      output.endLine()
    }
  }

  func message(_ state: AppState) -> String? { state.headline?.message(context(state)) }

  /// The answer. If it is repeated, its line has turned up nothing, so that a client does not turn cards again.
  private func writeAnswer(isRepeated: Bool, into object: inout Output) {
    var start = 0
    for deeds in isRepeated ? table.deeds : [] {
      object.value(start..<deeds.lowerBound, of: answer)
      start = deeds.upperBound
    }
    object.value(start..<answer.count, of: answer)
  }

  private func context(_ state: AppState) -> AnswerContext {
    var style = Style()
    (style.language, style.isolates) = (state.spoken, false)
    return state.context(style: style, understood: state.line?.understood.map { CommandList.all.inEnglish($0) })
  }

  func flush() { output.flush() }

  private func makeAnswer(_ state: AppState, _ context: AnswerContext) {
    let given = (state.answer.headline ?? .showed).presentation
    answer.removeAll()
    answer.member("ok", !given.code.isRefusal)
    answer.member("notice", given.message(context))
    answer.member("screen", state.path.current.rawValue)
    answer.member("category", state.settings.category.rawValue)
    let command = state.line?.commandName
    write(state.game.table, state.answer)
    // A deal is one even if computer players have moved since.
    let deal = given.shows == .cards && !given.code.isRefusal ? state.answer.deal : nil
    answer.member("code", deal == nil ? given.code.word : "dealt")
    answer.member("values") { (deal?.presentation ?? given).addValues(context, to: &$0) }
    answer.member("understood", context.understood)
    answer.member("suggestion", state.offeredLine.map { CommandList.all.inEnglish($0) })
    if state.typed == nil || choices != Choices(state.game) { writeNext(state.game) }
    given.addMembers(context, to: &answer)
    if command == "settings" || command == "set" { write(state.settings) }
  }

  private func writeNext(_ game: GameState) {
    choices = Choices(game)
    let text = Output.text { $0.value(nextDealOf: game) }
    if text == next { return }
    next = text
    answer.name("next")
    answer.value(written: text)
  }

  private func write(_ settings: SettingValues) {
    answer.name("settings")
    answer.object { object in
      for setting in Setting.allCases {
        object.member(escaping: setting.rawValue, setting.value(settings))
      }
    }
  }

  private func write(_ table: Table?, _ given: Answer) {
    answer.name("game")
    guard let table else {
      self.table.writeNull(into: &answer)
      answer.name("tunes")
      return answer.null()
    }
    self.table.write(table, given, into: &answer)
    answer.name("tunes")
    answer.object { $0.members(table.tunes) }
  }
}

extension Line {
  /// The name of its command, even if it was refused.
  fileprivate var commandName: String? {
    guard let first = words.first else { return nil }
    let commands = CommandList.all
    return commands.name(of: first) ?? commands.name(of: commands.understood(words)[0])
  }
}
