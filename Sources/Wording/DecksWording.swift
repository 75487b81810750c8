/// What is said of decks, and of files that cannot be used.
package protocol DecksWording {
  /// What is wrong with a line of a deck file, or with all of it.
  var lineIsNotUTF8: String { get }
  func lineIsLonger(thanBytes bytes: Int) -> String
  var lineHasNoTitle: String { get }
  var lineHasNoArtist: String { get }
  var quoteIsNotClosed: String { get }
  var deckIsLargerThan4GB: String { get }
  /// A deck with so many tunes, at most one.
  func tooSmallADeck(tunes: Int) -> String
  /// What is wrong with a line of a deck that is named already.
  func deckProblem(_ problem: String, inLine line: Int) -> String
  /// What is wrong with the file at a path, and in which line.
  func fileProblem(_ problem: String, path: String, line: Int?) -> String
  /// What is said of the last decks of a list, where those before them are very large.
  var deckWasNotRead: String { get }
  func systemError(_ error: SystemError) -> String
  /// What an operating system says in its own words.
  func systemError(inWords text: String) -> String

  /// A row of the list of decks, behind the name.
  func listedDeck(tunes: Int, isOwn: Bool) -> String
  func listedDeck(_ problem: String, isOwn: Bool) -> String
  /// A row of the list as part of a sentence.
  func listedDeck(_ name: String, _ description: String) -> String
  /// `nearest` is the deck that may have been meant.
  func deckMeant(_ nearest: String) -> String
  func themes(_ themes: [String]) -> String
  /// A theme and, if any, how many of its pairs are known.
  func theme(_ name: String, known: Int, of pairs: Int) -> String
  /// The same for a deck without themes, as a sentence.
  func known(_ count: Int, of pairs: Int) -> String
  var noDecks: String { get }
  /// How a deck of the list is chosen. `example` is the name of one; nil if none can be chosen.
  func deckAdvice(example: String?) -> String
  /// There are so many decks besides, which precedes the advice.
  func decksNotListed(_ count: Int, advice: String) -> String
}
