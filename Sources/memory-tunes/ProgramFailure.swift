import MemoryTunes
import Text
import Wording

/// Why a program ends early: its message on standard error, and its exit status.
struct ProgramFailure: Error {
  /// Nil if there is no message or it was already printed.
  private let failure: RefusalText?
  private let isOfUsage: Bool
  private let status: Int32
  /// The language in which it is reported; nil for that of the command line.
  private var language: Language?

  private init(_ failure: RefusalText?, isOfUsage: Bool = false, status: Int32 = 2) {
    (self.failure, self.isOfUsage, self.status) = (failure, isOfUsage, status)
  }

  init(status: Int32) { self.init(nil, status: status) }

  init(status: Int32 = 2, _ message: @escaping @Sendable (Wording) -> String) {
    self.init(RefusalText(message), status: status)
  }

  /// Wrong usage of the program or of a part of it, with a pointer to help.
  static func usage(_ message: @escaping @Sendable (Wording) -> String) -> ProgramFailure {
    ProgramFailure(RefusalText(message), isOfUsage: true)
  }

  /// A failed call of the operating system, by its `errno`.
  static func system(_ what: String, _ code: Int32) -> ProgramFailure { .system({ _ in what }, code) }

  static func system(_ what: @escaping @Sendable (Wording) -> String, _ code: Int32) -> ProgramFailure {
    ProgramFailure { "\(what($0)): \(SystemFailure(code: code).message($0))" }
  }

  /// A failed write to standard output, by its `errno`. Silent if the reader has closed.
  static func output(_ code: Int32) -> ProgramFailure {
    code == EPIPE ? ProgramFailure(status: endedByPipe) : .system(\.standardOutput, code)
  }

  /// The same, reported in this language unless it has one. Wrong usage is reported in that of the command
  /// line.
  func reported(in language: Language) -> ProgramFailure {
    if self.language != nil || isOfUsage { return self }
    var failure = self
    failure.language = language
    return failure
  }

  private static let endedByPipe = 128 + SIGPIPE

  /// Ends the program. Only `main` calls this.
  func end() -> Never {
    if let failure {
      let words = (language ?? .ofCommandLine).words
      StandardError.put("memory-tunes: \(isOfUsage ? withAdvice(failure, words) : failure.message(words))")
    }
    if status == Self.endedByPipe {
      // As if the program did not ignore the signal. If it is blocked, the status says the same.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    _exit(status)
  }

  private func withAdvice(_ failure: RefusalText, _ words: Wording) -> String {
    let (message, part) = (failure.message(words), ProgramPart.asked?.part)
    let advice = words.tryHelp(command: part.map { "memory-tunes \($0)" } ?? "memory-tunes")
    // One line says why nothing was fetched, whatever the reason.
    return part == .fetch ? words.sentences(message, advice) : "\(message)\n\(advice)"
  }
}

extension [BotCommand] {
  /// Refuses two bots of one name, or a wrong time limit, in the options of the program or of a part of it.
  func check() throws(ProgramFailure) {
    if isEmpty { return }
    if BotProcess.limit == nil {
      let (value, limits) = (Environment.variable(BotProcess.variable) ?? "", BotProcess.limits)
      throw .usage { words in
        let expected = words.numberExpected(least: "\(limits.lowerBound)", most: "\(limits.upperBound)")
        return words.wrongValue(
          value: OutsideText.brief(value), name: BotProcess.variable, expected: expected)
      }
    }
    for (index, bot) in enumerated() where self[..<index].contains(where: { $0.name == bot.name }) {
      throw .usage { $0.botsShareName(name: bot.name) }
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
