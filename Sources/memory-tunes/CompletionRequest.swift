import MemoryTunes

/// What a shell asks when Tab is typed: `--complete INDEX WORD...`. Only folders are read.
enum CompletionRequest {
  /// Returns false if the program is called for something else.
  static func answer() throws(ProgramProblem) -> Bool {
    let arguments = OptionReader.arguments.map { String(decoding: $0, as: UTF8.self) }
    guard arguments.first == "--complete" else { return false }
    let completion = ShellCompletion(files: Files.beginning, decks: .own(Home()?.decks))
    let index = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    for candidate in completion.candidates(for: Array(arguments.dropFirst(2)), at: index) {
      // A name with a line break would be two candidates.
      guard !candidate.utf8.contains(UInt8(ascii: "\n")) else { continue }
      try StandardOutput.put(candidate + "\n")
    }
    return true
  }
}
