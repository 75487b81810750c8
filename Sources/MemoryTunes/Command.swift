/// A command: everything about it in one value. The list of what can be typed, Tab completion and the messages
/// that say what to type instead are all made from it.
struct Command: Sendable {
  let name: String
  /// What can be typed in place of the name.
  let synonyms: [String]
  /// The words after the name as help shows them: `CARD [CARD]`. Those in brackets may be left out, and with three
  /// dots at the end there may be any number.
  var arguments = ""
  /// Whether its one argument is the rest of the line, with all blanks inside of it.
  var takesRestOfLine = false
  /// The only screen on which it can be typed; nil for all of them.
  var place: Route?
  /// What it does, in one line, and whatever else there is to know, in lines of up to 76 columns.
  let purpose: String
  var details: [String] = []
  /// What may be typed as the next word, when the words given follow the name.
  var completions: @Sendable (_ state: borrowing AppState, _ words: [Word]) -> [String] = { _, _ in [] }
  /// The action that is meant.
  let action: @Sendable (_ arguments: Arguments) throws(LineProblem) -> AppAction

  /// How it is typed.
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  /// How many words may follow the name.
  var argumentCount: ClosedRange<Int> {
    guard !arguments.isEmpty else { return 0...0 }
    if arguments.hasSuffix("...") { return 0...Int.max }
    let optional = arguments.utf8.count { $0 == UInt8(ascii: "[") }
    let all = arguments.utf8.count { $0 == UInt8(ascii: " ") } + 1
    return all - optional...all
  }
}

/// Why a typed line means nothing.
package enum LineProblem: Error, Equatable {
  case tooLong
  case unknownCommand(Word, nearest: String?)
  /// What help was asked about is no command.
  case unknownTopic(Word, nearest: String?)
  /// A command of another screen.
  case notHere(place: Route)
  case tooFewWords(usage: String)
  case tooManyWords(first: Word, usage: String)
  case notANumber(Word, usage: String)
  /// Not one of the few words that can stand here.
  case notOneOf(Word, usage: String)
  /// A number beyond 2^64 − 1 where any up to that will do.
  case tooLargeANumber(Word)
  /// What was given as a tune is none.
  case notATune(DeckProblem.Fault)
  /// Somebody who cannot play.
  case noPlayer(PlayersProblem)
  case unknownCategory(Word, nearest: String?)
  /// A bare number beyond the rows of the screen.
  case noSuchRow(Word, rows: Int)
}

/// The words after a command's name: as many as the command allows.
struct Arguments {
  let words: [Word]
  /// How the command is typed.
  let usage: String

  func check(count: ClosedRange<Int>) throws(LineProblem) {
    if words.count < count.lowerBound { throw .tooFewWords(usage: usage) }
    if words.count > count.upperBound { throw .tooManyWords(first: words[count.upperBound], usage: usage) }
  }

  /// The word at a place as a number; nil when there is none.
  func number(_ place: Int) throws(LineProblem) -> UInt64? {
    guard place < words.count else { return nil }
    guard words[place].isNumber else { throw .notANumber(words[place], usage: usage) }
    guard let number = words[place].number else { throw .tooLargeANumber(words[place]) }
    return number
  }

  /// The word at a place as a count or the number of a thing; nil when there is none.
  func count(_ place: Int) throws(LineProblem) -> Int? {
    guard place < words.count else { return nil }
    guard let count = words[place].count else { throw .notANumber(words[place], usage: usage) }
    return count
  }
}
