import MemoryTunes
import Text
import Wording

/// Why a program ends early: its message on standard error, and its exit status.
struct ProgramProblem: Error, Sendable {
  /// Nil if there is no message or it was already printed.
  var message: String?
  /// A separate line after the message.
  var advice: String?
  var status: Int32 = 2

  /// Wrong usage of the program or of a part of it, with a pointer to help.
  static func usage(_ message: String) -> ProgramProblem {
    let (words, part) = (MessageLanguage.asked.words, ProgramPart.asked?.part)
    let advice = words.tryHelp(command: part.map { "memory-tunes \($0)" } ?? "memory-tunes")
    // One line says why nothing was fetched, whatever the reason.
    guard part == .fetch else { return ProgramProblem(message: message, advice: advice) }
    return ProgramProblem(message: words.sentences(message, advice))
  }

  /// A failed call of the operating system, by its `errno`.
  static func system(_ what: String, _ code: Int32) -> ProgramProblem {
    ProgramProblem(message: "\(what): \(SystemProblem(code: code).message(MessageLanguage.words))")
  }

  /// A failed write to standard output, by its `errno`. Silent if the reader has closed.
  static func output(_ code: Int32) -> ProgramProblem {
    code == EPIPE ? ProgramProblem(status: endedByPipe) : .system(MessageLanguage.words.standardOutput, code)
  }

  private static let endedByPipe = 128 + SIGPIPE

  /// Ends the program. Only `main` calls this.
  func end() -> Never {
    if let message { StandardError.put("memory-tunes: \(message)" + (advice.map { "\n\($0)" } ?? "")) }
    if status == Self.endedByPipe {
      // As if the program did not ignore the signal. If it is blocked, the status says the same.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    _exit(status)
  }
}

extension [BotCommand] {
  /// Refuses two bots of one name, or a wrong time limit, in the options of the program or of a part of it.
  func check() throws(ProgramProblem) {
    if isEmpty { return }
    if BotProcess.limit == nil {
      let (words, value) = (MessageLanguage.words, Environment.variable(BotProcess.variable) ?? "")
      let expected = words.numberExpected(
        least: "\(BotProcess.limits.lowerBound)", most: "\(BotProcess.limits.upperBound)")
      throw .usage(
        words.wrongValue(value: OutsideText.brief(value), name: BotProcess.variable, expected: expected))
    }
    for (index, bot) in enumerated() where self[..<index].contains(where: { $0.name == bot.name }) {
      throw .usage(MessageLanguage.words.botsShareName(name: bot.name))
    }
  }
}

extension SystemError {
  /// The errors that are usual with files.
  init?(usual code: Int32) {
    switch code {
    case ENOENT: self = .noSuchFile
    case EISDIR: self = .isAFolder
    case ENOTDIR: self = .isNoFolder
    case EACCES: self = .notAllowed
    case EPERM: self = .notPermitted
    case ELOOP: self = .tooManyLinks
    case ENAMETOOLONG: self = .nameTooLong
    case EIO: self = .notRead
    case EMFILE: self = .tooManyOpen
    case ENFILE: self = .tooManyOpenInSystem
    case ENOMEM: self = .noMemory
    case ENOLCK: self = .noLocks
    case ENOSPC: self = .noSpace
    case EDQUOT: self = .overQuota
    case EFBIG: self = .tooLargeForSystem
    case EROFS: self = .onlyForReading
    default: return nil
    }
  }
}
