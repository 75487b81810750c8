/// Sentences at the start and the end, and about screens.
package protocol NavigationWording {
  /// The first line of a session: names the program, but never its version, because transcripts outlive
  /// releases.
  var greeting: String { get }
  var howToBegin: String { get }
  /// At most eight lines of 40 columns.
  var rules: String { get }
  /// The rules in two lines, at the very first start.
  var rulesInBrief: [String] { get }
  /// Shown before anything is sent. `off` is the line that turns it off.
  func newGameAsksCatalog(off: String) -> String
  /// A game left in an earlier session, with `found` of its pairs.
  func gameWaiting(found: Int, of pairs: Int) -> String
  var lastGameFinished: String { get }
  func lastGamePassedOut(found: Int, of pairs: Int) -> String
  /// The player gave it up.
  func lastGameRevealed(found: Int, of pairs: Int) -> String
  /// The player typed this word to go back from the menu.
  func nothingBeforeTheMenu(_ word: String) -> String
  var goodbye: String { get }
  var goodbyeWithGameSaved: String { get }
  /// For a player who may have tried to leave.
  var howToLeave: String { get }
  /// Below a page of a long answer. Enter shows the next one.
  var more: String { get }
  /// During a fetch, in plain output.
  func fetchingTunes(of category: String) -> String
}
