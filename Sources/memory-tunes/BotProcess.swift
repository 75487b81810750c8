import MemoryCore
import MemoryGame
import MemoryTunes
import Program
import Text

/// A running bot: a program that reads a question from its standard input and answers with a line.
final class BotProcess {
  private let child: ChildProcess
  private let input: Int32
  /// The number of games that it was asked about.
  private var games = 0
  /// The number of questions since a pair was found.
  private var questions = 0
  private var matched = 0

  /// The time limit for an answer, in seconds.
  private static let patience: Int = {
    let seconds = Environment.variable("MEMORY_TUNES_BOT_SECONDS").flatMap { Int($0) } ?? 10
    return (1...3600).contains(seconds) ? seconds : 10
  }()
  /// The limit of questions without a pair, times the number of pairs. A bot that remembers nothing exceeds it
  /// with a probability below e^-50.
  private static let mostQuestions = 200
  /// How long to wait at a time, and how long the bot may take to end, in milliseconds.
  private static let slice = 100
  private static let grace = 500

  /// Nil if it cannot be started.
  init?(_ bot: BotCommand) {
    guard
      let child = try? ChildProcess(
        FilePath("/bin/sh"), ["sh", "-c", bot.command], reads: true, complains: true),
      let input = child.input
    else { return nil }
    (self.child, self.input) = (child, input)
    // A bot that does not read must not block the program forever.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  /// Asks the bot. Calls `goesOn` now and then while waiting, and gives up if it returns false.
  func answer(
    _ question: BotQuestion, goesOn: (_ milliseconds: Int) -> Bool
  ) -> Result<Choice, BotProblem> {
    if question.isNewGame { (games, questions, matched) = (games + 1, 0, 0) }
    if question.matched.count > matched { (questions, matched) = (0, question.matched.count) }
    questions += 1
    guard questions <= Self.mostQuestions * question.pairs else { return .failure(.stalled) }
    do throws(BotProblem) {
      let start = SteadyClock.now
      func wait(_ file: Int32, _ event: Int32) throws(BotProblem) {
        while true {
          var wanted = pollfd(fd: file, events: Int16(event), revents: 0)
          if poll(&wanted, 1, Int32(Self.slice)) > 0 { return }
          let waited = SteadyClock.now - start
          guard waited < Self.patience * 1000 else { throw .late(seconds: Self.patience) }
          guard goesOn(waited) else { throw .givenUp }
        }
      }
      try ask(BotLine.question(question, game: games), wait)
      return BotLine.choice(try readLine(wait), to: question)
    } catch {
      return .failure(error)
    }
  }

  private typealias Wait = (_ file: Int32, _ event: Int32) throws(BotProblem) -> Void

  private func ask(_ line: [UInt8], _ wait: Wait) throws(BotProblem) {
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(input, Int32(POLLOUT))
      } else if errno != EINTR {
        throw .ended
      }
    }
  }

  /// Anything after the line in the same read makes it too long.
  private func readLine(_ wait: Wait) throws(BotProblem) -> ArraySlice<UInt8> {
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      try wait(child.output, Int32(POLLIN))
      let room = BotLine.longestAnswer + 2
      let count = withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { piece in
        let count = read(child.output, piece.baseAddress, piece.count)
        line += piece[..<max(0, count)]
        return count
      }
      if count == 0 { throw .ended }
      if line.count >= room || line.dropLast().contains(UInt8(ascii: "\n")) { throw .tooLong }
    }
    return line.dropLast()
  }

  /// Stops it at once.
  func stop() {
    hangUp()
    child.stop()
  }

  private func hangUp() {
    close(input)
    close(child.output)
  }

  /// Lets bots end by themselves, and kills those that do not.
  static func end(_ bots: some Collection<BotProcess>) {
    for bot in bots { bot.hangUp() }
    let start = SteadyClock.now
    for bot in bots {
      while bot.child.status() == nil {
        guard SteadyClock.now - start < grace else {
          bot.child.stop()
          break
        }
        usleep(1000)
      }
    }
  }
}
