import CSystem
import MemoryTunes
import Text

/// What a shell asks when Tab is typed: `--complete INDEX WORD...`. Only folders are read.
enum CompletionRequest {
  /// Returns false if the program is called for something else.
  static func answer() throws(ProgramFailure) -> Bool {
    let count = program_argument_count()
    guard count > 1, let first = program_argument(1), strcmp(first, "--complete") == 0 else { return false }
    let arguments = (2..<count).compactMap { program_argument($0).map { String(cString: $0) } }
    let completion = ShellCompletion(
      files: Files.beginning, decks: .own(HomePaths()?.decks, from: FilePath(".")))
    let index = arguments.first.flatMap { Int($0) } ?? 0
    for candidate in completion.candidates(for: Array(arguments.dropFirst()), at: index) {
      // A name with a line break would be two candidates.
      guard !candidate.utf8.contains(UInt8(ascii: "\n")) else { continue }
      try StandardOutput.put(candidate + "\n")
    }
    return true
  }
}
