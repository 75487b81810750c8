import MemoryTunes
import MemoryGame

/// The bots of a session, or of a thread of a simulation. Each is started before its first question.
final class Bots {
  private let commands: [BotCommand]
  private var running: [String: BotProcess] = [:]

  init(_ commands: [BotCommand]) { self.commands = commands }

  /// Asks a bot for its move. Calls `wait` if it takes noticeably long, and then after every second. Ctrl-C
  /// gives up waiting.
  func ask(
    _ name: String, _ question: BotQuestion, wait: (_ seconds: Int) -> Void
  ) -> Result<Choice, BotFailure> {
    let mask = SignalMask(SignalMask.ending)
    var notice = WaitingNotice()
    return Result { () throws(BotFailure) in
      try answer(name, question) { milliseconds in
        if mask.isEnded(waitingFor: nil, milliseconds: 0) { return false }
        notice.show(after: milliseconds, wait)
        return true
      }
    }
  }

  /// Asks a bot for its move, as `BotProcess` does. One that does not move is ended, and restarted for the next
  /// question.
  func answer(
    _ name: String, _ question: BotQuestion, goesOn: (_ milliseconds: Int) -> Bool
  ) throws(BotFailure) -> Choice {
    guard let command = commands.first(where: { $0.name == name }) else { throw .unknown }
    guard let bot = running[name] ?? BotProcess(command) else { throw .ended }
    running[name] = bot
    do throws(BotFailure) { return try bot.answer(question, goesOn: goesOn) } catch {
      running.removeValue(forKey: name)?.stop()
      throw error
    }
  }

  /// Tells a running bot that a game is over.
  func tell(_ name: String, _ report: BotReport) { running[name]?.tell(report) }

  func end() {
    BotProcess.end(running.values)
    running = [:]
  }
}
