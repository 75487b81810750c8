import App
import MemoryGame
import MemoryTunes
import Text
import Wording

/// `simulate --merge`: adds up shards of a simulation.
enum Merge {
  /// Reads standard input if no file is named, and for `-`.
  static func run(_ files: [FilePath], _ settings: SimulationSettings) throws(Trouble) {
    let words = MessageLanguage.words
    let whole: (simulation: NamedSimulation, tally: Tally)
    do throws(ShardProblem) {
      var shards = MergedShards(words)
      for file in files.isEmpty ? [FilePath("-")] : files {
        let isInput = file == FilePath("-")
        let name = isInput ? words.standardInput : file.shown
        switch isInput ? Files.whole(of: STDIN_FILENO) : Files.whole(of: file) {
        case .failure(let problem): throw ShardProblem("\(name): \(problem.message(words))")
        case .success(let bytes): try shards.read(bytes, of: name)
        }
      }
      whole = try shards.whole(games: settings.gamesToMerge)
    } catch {
      throw Trouble(message: error.message)
    }
    try Simulate.report(whole.simulation, whole.tally, settings)
  }
}
