import App
import MemoryGame
import MemoryTunes
import Text
import Wording

/// `simulate --merge`: adds up shards of a simulation.
enum Merge {
  /// Reads standard input if no file is named, and for `-`.
  static func run(_ files: [FilePath], _ settings: SimulationSettings) throws(Trouble) {
    var shards = MergedShards()
    for file in files.isEmpty ? [FilePath("-")] : files {
      if file == FilePath("-") {
        try add(Files.whole(of: STDIN_FILENO), of: MessageLanguage.words.standardInput, to: &shards)
      } else {
        try add(Files.whole(of: file), of: file.shown, to: &shards)
      }
    }
    let whole: (simulation: NamedSimulation, tally: Tally)
    do throws(ShardProblem) {
      whole = try shards.whole(games: settings.gamesToMerge)
    } catch {
      throw Trouble(message: error.message(MessageLanguage.words))
    }
    let (simulation, tally) = whole
    try Simulate.report(simulation, tally, settings)
  }

  private static func add(
    _ contents: Result<[UInt8], SystemProblem>, of name: String, to shards: inout MergedShards
  ) throws(Trouble) {
    switch contents {
    case .failure(let problem): throw Trouble(message: "\(name): \(problem.message(MessageLanguage.words))")
    case .success(let bytes):
      do throws(ShardProblem) {
        try shards.read(bytes, of: name)
      } catch {
        throw Trouble(message: error.message(MessageLanguage.words))
      }
    }
  }
}
