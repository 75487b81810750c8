import App
import MemoryGame
import Text

/// The world outside the game, as functions, so that a test replaces those that it needs.
package protocol World {
  typealias FetchTunes = (Category, _ wait: (_ seconds: Int) -> Void) -> Result<[UInt8], FetchProblem>
  typealias AskBot =
    (_ name: String, BotQuestion, _ wait: (_ seconds: Int) -> Void) -> Result<Choice, BotProblem>

  /// Fetches a deck file for a category from the catalog. Calls `wait` when that takes noticeably long, and
  /// then after every second, with the seconds passed. Nil if the session may not use the network.
  var fetchTunes: FetchTunes? { get }
  /// Asks a bot for its move. Calls `wait` when that takes noticeably long, and then after every second.
  var askBot: AskBot { get }
  /// Tells a bot that is running that the game is over, without waiting for it.
  var tellBot: (_ name: String, BotReport) -> Void { get }
  /// Reads a whole file.
  var readFile: (_ path: FilePath) -> Result<[UInt8], SystemProblem> { get }
  /// Where decks are found by name.
  var decks: DeckFolder { get }
  /// Seconds since 1970.
  var now: () -> Int { get }
  /// The files and folders whose paths begin with `path`; folders end with a slash.
  var filesBeginning: (_ path: String) -> [String] { get }
  /// Where data is saved; nil if nothing is.
  var home: (any Home)? { get }
  /// Writes a line of a recording, with its newline; nil without a recording.
  var record: (([UInt8]) -> Void)? { get }
  /// Writes a line of a trace, with its newline; nil without a trace.
  var trace: (([UInt8]) -> Void)? { get }
  /// Shows text to the player, and returns when it is written.
  var write: (UnsafeBufferPointer<UInt8>) -> Void { get }
}

/// A world with nothing but a clock.
package struct EmptyWorld: World {
  package var fetchTunes: FetchTunes?
  package var askBot: AskBot = { _, _, _ in .failure(.unknown) }
  package var tellBot: (_ name: String, BotReport) -> Void = { _, _ in }
  package var readFile: (_ path: FilePath) -> Result<[UInt8], SystemProblem> = { _ in .failure(.noFiles) }
  package var decks = DeckFolder.none
  package var now: () -> Int
  package var filesBeginning: (_ path: String) -> [String] = { _ in [] }
  package var home: (any Home)?
  package var record: (([UInt8]) -> Void)?
  package var trace: (([UInt8]) -> Void)?
  package var write: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }

  package init(now: @escaping () -> Int) { self.now = now }
}
