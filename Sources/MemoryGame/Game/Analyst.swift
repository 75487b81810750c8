import Synchronization

/// Analyzes games and keeps the last analysis, so that asking again after a few more flips costs only those
/// flips.
///
/// This is a cache: its answers follow from the game alone.
package final class Analyst: Sendable {
  private let last = Mutex<Entry?>(nil)

  private struct Entry {
    let game: Int
    let revisions: Int
    let analysis: Analysis
  }

  package init() {}

  /// The analysis of a game. `id` identifies the game: no two games of this analyst share one.
  package func analysis(of game: borrowing Game, id: Int) -> Analysis {
    var analysis = game.firstAnalysis
    if let last = last.withLock(\.self), last.game == id, last.revisions == game.revisions,
      last.analysis.position <= game.log.position
    {
      analysis = last.analysis
    }
    analysis.advance(to: game.log.position, of: game.log, faces: game.board.faces)
    let entry = Entry(game: id, revisions: game.revisions, analysis: analysis)
    last.withLock { $0 = entry }
    return analysis
  }
}
