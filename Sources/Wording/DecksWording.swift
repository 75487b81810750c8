/// Sentences about decks and unusable files.
package protocol DecksWording {
  /// Problems with a line of a deck file, or with the whole file.
  var lineIsNotUTF8: String { get }
  func lineIsLonger(thanBytes bytes: Int) -> String
  var lineHasNoTitle: String { get }
  var lineHasNoArtist: String { get }
  var quoteIsNotClosed: String { get }
  /// Columns of a CSV file.
  var columnsAreUnclear: String { get }
  var deckIsLargerThan4GB: String { get }
  /// A deck with this many tunes, at most one.
  func tooSmallADeck(tunes: Int) -> String
  /// A problem in a line of a deck that is already named.
  func deckProblem(_ problem: String, inLine line: Int) -> String
  /// A problem with the file at a path, in a line.
  func fileProblem(_ problem: String, path: String, line: Int?) -> String
  /// The last decks of a list, if those before them are very large.
  var deckWasNotRead: String { get }
  func systemError(_ error: SystemError) -> String
  /// An error in the system's own words.
  func systemError(inWords text: String) -> String

  /// A row of the list of decks, after the name.
  func listedDeck(tunes: Int, isOwn: Bool) -> String
  func listedDeck(_ problem: String, isOwn: Bool) -> String
  /// A row of the list as part of a sentence.
  func listedDeck(_ name: String, _ description: String) -> String
  /// `nearest` is the suggested deck.
  func deckMeant(_ nearest: String) -> String
  func themes(_ themes: [String]) -> String
  /// A theme and, if any, its number of known pairs.
  func theme(_ name: String, known: Int, of pairs: Int) -> String
  /// The same for a deck without themes, as a sentence.
  func known(_ count: Int, of pairs: Int) -> String
  var noDecks: String { get }
  /// How to choose a deck of the list. `example` is the name of one; nil if none can be chosen.
  func deckAdvice(example: String?) -> String
  /// The number of decks that are not listed, before the advice.
  func decksNotListed(_ count: Int, advice: String) -> String
}
