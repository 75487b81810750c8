/// Why a typed line is not understood.
package enum LineProblem: Error, Equatable {
  case tooLong
  case unknownCommand(Word, nearest: String?)
  /// Help was asked about something that is no command.
  case unknownTopic(Word, nearest: String?)
  /// A command of another screen.
  case notHere(place: Route)
  /// `choices` are the words that can come next; empty if they cannot be listed.
  case tooFewWords(usage: String, choices: [String] = [])
  case tooManyWords(first: Word, usage: String)
  case notANumber(Word, usage: String)
  /// Not a number either, but two lines that belong together were meant.
  case notInOneLine(Word, first: String, second: String)
  /// Not one of the few words that can stand here.
  case notOneOf(Word, usage: String)
  /// A number beyond 2^64 − 1, where any up to that is allowed.
  case tooLargeANumber(Word)
  /// No day of the calendar, or one before 1970.
  case notADay(Word)
  case outOfRange(Word, ClosedRange<Int>)
  /// A bare number beyond the rows of the screen.
  case noSuchRow(Word, rows: Int)

  func code(hasGame: Bool) -> AnswerCode {
    switch self {
    case .tooLong: .lineTooLong
    case .unknownCommand: .unknownCommand
    case .unknownTopic: .unknownTopic
    case .notHere: hasGame ? .notHere : .noGame
    case .tooFewWords: .tooFewWords
    case .tooManyWords: .tooManyWords
    case .notANumber, .notInOneLine: .notANumber
    case .notOneOf: .notAChoice
    case .tooLargeANumber: .numberTooLarge
    case .notADay: .notADay
    case .outOfRange: .outOfRange
    case .noSuchRow: .noSuchRow
    }
  }
}
