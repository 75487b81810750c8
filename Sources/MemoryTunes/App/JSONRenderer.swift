import Flow
import App
import MemoryGame
import Text
import Wording

/// Shows a session as JSON, one line for each answer. It subscribes to the store.
final class JSONRenderer {
  private let settings: Settings
  private let analyst: Analyst
  private var json: AnswerJSON
  private let said = SaidArguments()
  private var output: Output
  private var subscription: Subscription?

  init(_ settings: Settings, analyst: Analyst, write: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
    (self.settings, self.analyst) = (settings, analyst)
    json = AnswerJSON(showsChanges: settings.showsChanges)
    output = Output(write: write)
  }

  /// Writes the screen of the start and from now on every answer, unless `isSilent`.
  func subscribe(to store: Store<AppState, AppAction, Effect>, unless isSilent: @escaping () -> Bool) {
    subscription = store.subscribe { [unowned self] state in
      guard state.isAnswerDue, !isSilent() else { return }
      json.write(state, options: settings.answerOptions, context(state), into: &output)
    }
  }

  func message(_ state: AppState) -> String? { state.answer?.message(context(state)) }

  private func context(_ state: AppState) -> AnswerContext {
    var style = Style()
    (style.language, style.said) = (state.spoken, said)
    return state.context(analyst, style: style)
  }

  func flush() { output.flush() }
}
