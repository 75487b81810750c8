/// Why a typed line was not understood.
enum LineRefusal: Error, Equatable {
  case tooLong
  case unknownCommand(Word, nearest: String?)
  /// A remark, or what is not to be done.
  case nothingToDo
  /// Help on an unknown command.
  case unknownTopic(Word, nearest: String?)
  /// A command of another screen.
  case notHere(place: Route)
  case noGame
  /// There is no screen to go back to.
  case atMenu
  case nothingAsked
  /// The name of a category, typed outside the list.
  case categoryElsewhere(Word)
  /// The name of no deck that is built in.
  case noSuchCategory(Word)
  case noSuchSetting(Word, nearest: String?)
  /// `choices`: the English names of possible next words; empty if they cannot be listed.
  case tooFewWords(usage: Usage, choices: [String] = [])
  case tooManyWords(first: Word, usage: Usage)
  case notANumber(Word, usage: Usage)
  case notOneOf(Word, usage: Usage)
  /// A number above 2^64 − 1.
  case tooLargeANumber(Word)
  /// An invalid date, or one before 1970.
  case notADay(Word)
  /// Not the code of a game, perhaps because it names a deck that is not built in.
  case notAChallenge(Word, deck: Word?)
  /// A row of the menu, typed on another screen, and its command.
  case rowOfMenu(title: String, command: String)
  /// A square, like `a1`, in place of a card's number.
  case square(Word)
  /// A bare number beyond the rows of the screen.
  case noSuchRow(Word, rows: Int)
}
