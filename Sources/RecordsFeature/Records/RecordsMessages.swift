import MemoryCore
import Wording

/// The wording of the answers about records.
extension RecordsNotice {
  package func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .nothingSaved:
      words.noRecordsAreKept
    case .best(let records, let several, let pairs?) where records.isEmpty && several.isEmpty:
      words.noGameOfPairsFinished(pairs: pairs)
    case .best(let records, let several, nil) where records.isEmpty && several.isEmpty:
      words.noGameFinished
    case .stats(let stats) where stats.groups.isEmpty && stats.matches == nil:
      words.noGameBegun
    case .best, .stats:
      nil
    case .days(let calendar):
      calendar.message(words)
    case .forgotten(let saved, 0):
      words.nothingToDelete(thing: saved.thing)
    case .forgotten(let saved, _):
      words.wasDeleted(thing: saved.thing)
    }
  }
}

extension Saved {
  /// Its name in sentences.
  package var thing: SavedThing {
    switch self {
    case .settings: .settings
    case .game: .game
    case .games: .games
    case .records: .records
    case .learned: .learned
    case .history: .history
    case .tunes: .tunes
    case .everything: .everything
    }
  }
}
