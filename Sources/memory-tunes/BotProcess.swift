import MemoryGame
import MemoryTunes
import Text

/// A running bot: a program that reads a question from its standard input and answers with a line.
final class BotProcess {
  private let child: ChildProcess
  /// What it has not taken yet.
  private var unsent: [UInt8] = []
  /// What it has written that was not read as an answer.
  private var unread: [UInt8] = []
  /// The number of games that it was asked about.
  private var games = 0
  /// The number of questions since a pair was found.
  private var questions = 0
  private var matched = 0

  /// The time limit for an answer, in seconds. The environment is checked before a bot is started.
  private static let patience = limit!
  /// The most questions without a pair, times the number of pairs. A bot that remembers nothing exceeds it with
  /// a probability below e^-50.
  private static let mostQuestions = 200
  /// How long to wait at a time, and how long the bot may take to end, in milliseconds.
  private static let slice: Int32 = 100
  private static let grace = 500

  /// The variable that names the time limit.
  static let variable = "MEMORY_TUNES_BOT_SECONDS"
  static let limits = 1...3600
  /// Nil if the environment has a wrong one.
  static let limit: Int? = {
    guard let value = Environment.variable(variable) else { return 10 }
    return Word(value).number.flatMap(Int.init(exactly:)).flatMap { limits.contains($0) ? $0 : nil }
  }()

  /// Nil if it cannot be started.
  init?(_ bot: BotCommand) {
    guard let child = ChildProcess(FilePath("/bin/sh"), ["sh", "-c", bot.command], showsErrors: true) else {
      return nil
    }
    self.child = child
    // A bot that does not read must not block the program forever.
    _ = fcntl(child.input, F_SETFL, O_NONBLOCK)
  }

  /// Asks the bot. Calls `goesOn` now and then while waiting, and gives up if it returns false.
  func answer(_ question: BotQuestion, goesOn: (_ milliseconds: Int) -> Bool) throws(BotFailure) -> Choice {
    if question.isNewGame { beginGame() }
    if question.matched.count > matched { (questions, matched) = (0, question.matched.count) }
    questions += 1
    guard questions <= Self.mostQuestions * question.pairs else { throw .stalled }
    let start = SteadyClock.now
    unsent += BotLine.question(question, game: games)
    while true {
      let isSent = send()
      if isSent, let line = try line() {
        return try BotLine.choice(line, to: question)
      } else if Descriptor.wait(
        for: Int32(isSent ? POLLIN : POLLOUT), on: isSent ? child.output : child.input,
        milliseconds: Self.slice)
      {
        if isSent { try receive() }
      } else {
        let waited = SteadyClock.now - start
        guard waited < Self.patience * 1000 else { throw .late(seconds: Self.patience) }
        guard goesOn(waited) else { throw .givenUp }
      }
    }
  }

  /// Tells the bot that a game is over, and does not wait for it.
  func tell(_ report: BotReport) {
    if report.isNewGame { beginGame() }
    unsent += BotLine.report(report, game: games)
    _ = send()
  }

  private func beginGame() { (games, questions, matched) = (games + 1, 0, 0) }

  /// Sends what the bot takes. False if it does not take everything now.
  private func send() -> Bool {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(child.input, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent.removeFirst(count)
      } else if errno == EAGAIN {
        return false
      } else if errno != EINTR {
        // It has closed its input or ended, but may have answered before.
        unsent = []
      }
    }
    return true
  }

  /// The next line that it has written; nil if that is not complete.
  private func line() throws(BotFailure) -> ArraySlice<UInt8>? {
    let end = unread.firstIndex(of: UInt8(ascii: "\n"))
    // A carriage return may precede the newline.
    if end ?? unread.count > BotLine.longestAnswer + 1 { throw .tooLong }
    guard let end else { return nil }
    defer { unread.removeFirst(end + 1) }
    return unread[..<end]
  }

  private func receive() throws(BotFailure) {
    var piece = [UInt8](repeating: 0, count: BotLine.longestAnswer + 2)
    let count = read(child.output, &piece, piece.count)
    unread += piece[..<max(0, count)]
    if count == 0 { throw .ended }
  }

  func stop() {
    hangUp()
    child.stop()
  }

  private func hangUp() {
    close(child.input)
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
