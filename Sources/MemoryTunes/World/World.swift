import MemoryGame
import Saved
import Text
import Wording

/// The world outside the game, as functions. By itself it has nothing but a clock.
package struct World {
  /// Fetches a deck file for a category from the catalog. Calls `wait` when that takes noticeably long, and
  /// then after every second, with the seconds passed. Nil if the session may not use the network.
  package var fetchTunes: ((TunesRequest, _ wait: (_ seconds: Int) -> Void) -> Result<[UInt8], FetchFailure>)?
  /// Asks a bot for its move, and calls `wait` in the same way.
  package var askBot:
    (_ name: String, BotQuestion, _ wait: (_ seconds: Int) -> Void)
      -> Result<Choice, BotFailure> = { _, _, _ in .failure(.unknown) }
  /// Tells a bot that is running that the game is over, without waiting for it.
  package var tellBot: (_ name: String, BotReport) -> Void = { _, _ in }
  package var readFile: (FilePath) -> Result<[UInt8], SystemFailure> = { _ in .failure(.known(.noFiles)) }
  /// Where decks are found by name.
  package var decks = DeckFolder.none
  /// Seconds since 1970.
  package var now: () -> Int
  /// The files and folders whose paths begin with `path`; folders end with a slash.
  package var filesBeginning: (_ path: String) -> [String] = { _ in [] }
  /// Where data is saved; nil if nothing is.
  package var home: (any Home)?
  /// Writes a line of a recording, with its newline; nil without a recording.
  package var record: (([UInt8]) -> Void)?
  /// Writes a line of a trace, with its newline; nil without a trace.
  package var trace: (([UInt8]) -> Void)?
  /// Shows text to the player, and returns when it is written.
  package var write: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }
  /// Whether the player has interrupted what takes long. Asked now and then meanwhile.
  package var isInterrupted: () -> Bool = { false }
  /// Whether an option says what cards show.
  var ignoresChosenCards = false
  /// Called when an effect takes noticeably long, and then after every second.
  var showWaiting: (_ seconds: Int) -> Void = { _ in }
  /// The columns of the board that is shown; 0 if there is none, or if rows are hidden.
  var shownColumns: () -> Int = { 0 }

  package init(now: @escaping () -> Int) { self.now = now }

  /// A deck with the cards that were chosen for it, unless an option chooses those of all decks.
  func withChosenCards(_ deck: Deck) -> Deck {
    guard deck.isOneFile, !ignoresChosenCards,
      let cards = known({ games throws(DatabaseFailure) in
        try games.first(.cards(of: deck.nameInRows)) { $0.text("cards") }
      })
    else { return deck }
    return deck.dealt(with: CardContent(rawValue: cards))
  }

  func readDeck(_ path: FilePath) -> Result<Deck, DeckFileFailure> {
    Result { () throws(DeckFileFailure) in
      try DeckFile.deck(named: path, in: decks, isInterrupted: isInterrupted, read: readFile)
    }.map(withChosenCards).mapError { failure in
      var failure = failure
      if failure.cause.isOfMissingFile { failure.nearest = decks.nearest(to: path) }
      return failure
    }
  }
}
