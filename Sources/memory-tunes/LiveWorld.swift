import App
import MemoryGame
import MemoryTunes
import Text

/// The real world. Data saved or recorded for a line is written before its answer is printed. What was saved is
/// committed before anything is waited for: an open transaction keeps other programs out.
struct LiveWorld: World {
  let output: SessionOutput
  let keeping: SavedFolder?
  let recording: LogFile?
  let decks: DeckFolder
  let bots: Bots
  let tracing: LogFile?
  let isOnline: Bool

  var fetchTunes: FetchTunes? {
    guard isOnline else { return nil }
    return { category, wait in
      keeping?.commit()
      return Result { () throws(FetchTrouble) in
        try Fetch.deck(CatalogSearch(term: category.rawValue), wait: wait)
      }.mapError(\.problem)
    }
  }
  var askBot: AskBot {
    {
      keeping?.commit(); return bots.ask($0, $1, wait: $2)
    }
  }
  var tellBot: (_ name: String, BotReport) -> Void { bots.tell }
  var readFile: (FilePath) -> Result<[UInt8], SystemProblem> {
    {
      keeping?.commit(); return Files.deck(of: Files.expanded($0))
    }
  }
  var now: () -> Int { { time(nil) } }
  var filesBeginning: (String) -> [String] { Files.beginning }
  var home: (any MemoryTunes.Home)? { keeping }
  var record: (([UInt8]) -> Void)? { recording.map { $0.append } }
  var trace: (([UInt8]) -> Void)? {
    tracing.map { trace in
      {
        trace.append($0)
        trace.flush()
      }
    }
  }
  var write: (UnsafeBufferPointer<UInt8>) -> Void {
    { answers in
      guard !output.hasFailed else { return }
      keeping?.flush()
      recording?.flush()
      output.put(answers.span)
      if !output.hasFailed { keeping?.complaints.flush() }
    }
  }
}
