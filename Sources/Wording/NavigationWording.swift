/// What is said at the start and at the end, and on the way from screen to screen.
package protocol NavigationWording {
  /// Opens the session and names the program, never its version: transcripts outlive releases.
  var greeting: String { get }
  var howToBegin: String { get }
  /// At most eight lines of 40 columns.
  var rules: String { get }
  /// The rules in two lines, at the very first start.
  var rulesInBrief: [String] { get }
  /// Said before anything is sent. `off` is the line that turns it off.
  func newGameAsksCatalog(off: String) -> String
  /// A game that was left in an earlier session: `found` of its pairs have been found.
  func gameWaiting(found: Int, of pairs: Int) -> String
  var lastGameFinished: String { get }
  func lastGamePassedOut(found: Int, of pairs: Int) -> String
  /// The player gave it up.
  func lastGameRevealed(found: Int, of pairs: Int) -> String
  /// The player goes back from the menu by this word.
  func nothingBeforeTheMenu(_ word: String) -> String
  var goodbye: String { get }
  var goodbyeWithGameSaved: String { get }
  /// To a player who may have tried to leave.
  var howToLeave: String { get }
  /// Below a page of an answer that is taller than the terminal. Enter shows the next one.
  var more: String { get }
  /// While the catalogue is asked, in plain sentences.
  func fetchingTunes(of category: String) -> String
}
