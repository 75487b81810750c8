/// Why a typed line is not understood.
package enum LineProblem: Error, Equatable {
  case tooLong
  case unknownCommand(Word, nearest: String?)
  /// Help was asked about something that is no command.
  case unknownTopic(Word, nearest: String?)
  /// A command of another screen.
  case notHere(place: Route)
  /// It takes a game, and there is none.
  case noGame
  /// The name of a category, typed on another screen than the list.
  case categoryElsewhere(Word)
  case noSuchCategory(Word, nearest: String?)
  case noSuchSetting(Word, nearest: String?)
  /// `choices` are the English names of the words that can come next; empty if they cannot be listed. If they
  /// are literal, no other language has words for them.
  case tooFewWords(usage: Usage, choices: [String] = [])
  case tooManyWords(first: Word, usage: Usage)
  case notANumber(Word, usage: Usage)
  /// Not one of the few words that can stand here.
  case notOneOf(Word, usage: Usage)
  /// A number beyond 2^64 − 1, where any up to that is allowed.
  case tooLargeANumber(Word)
  /// No day of the calendar, or one before 1970.
  case notADay(Word)
  /// A row of the menu, typed on another screen. The command does the same everywhere.
  case rowOfMenu(title: String, command: String)
  /// A bare number beyond the rows of the screen.
  case noSuchRow(Word, rows: Int)
}
