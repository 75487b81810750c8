import MemoryTunes
import MemoryGame

/// The bots of a session, or of a thread of a simulation. Each is started before its first question.
final class Bots {
  private let commands: [BotCommand]
  private var running: [String: BotProcess] = [:]
  /// How long a bot may think before the player sees a message, in milliseconds.
  private static let blink = 200

  init(_ commands: [BotCommand]) { self.commands = commands }

  /// Asks a bot for its move. Calls `wait` if it takes noticeably long, and then after every second. Ctrl-C
  /// gives up waiting.
  func ask(
    _ name: String, _ question: BotQuestion, wait: (_ seconds: Int) -> Void
  ) -> Result<Choice, BotProblem> {
    let gate = SignalGate(SignalGate.ending)
    var ending: Int32?
    /// The seconds last shown to the player.
    var told = -1
    let answer = answer(name, question) { milliseconds in
      if case .signal(let signal) = gate.wait(for: nil, milliseconds: 0) {
        ending = signal
        return false
      }
      if milliseconds >= Self.blink, milliseconds / 1000 > told {
        told = milliseconds / 1000
        wait(told)
      }
      return true
    }
    // It takes effect when the gate is gone: at once or, at a prompt, when the terminal is restored.
    if let ending, ending != SIGINT { raise(ending) }
    return answer
  }

  /// Asks a bot for its move, as `BotProcess` does. One that does not move is ended, and restarted for the next
  /// question.
  func answer(
    _ name: String, _ question: BotQuestion, goesOn: (_ milliseconds: Int) -> Bool
  ) -> Result<Choice, BotProblem> {
    guard let command = commands.first(where: { $0.name == name }) else { return .failure(.unknown) }
    guard let bot = running[name] ?? BotProcess(command) else { return .failure(.ended) }
    running[name] = bot
    let answer = bot.answer(question, goesOn: goesOn)
    if case .failure = answer { running.removeValue(forKey: name)?.stop() }
    return answer
  }

  /// Tells a running bot that a game is over.
  func tell(_ name: String, _ report: BotReport) { running[name]?.tell(report) }

  func end() {
    BotProcess.end(running.values)
    running = [:]
  }
}
