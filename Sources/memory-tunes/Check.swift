import MemoryTunes
import Text
import Wording

/// Checks transcripts, and reports in the Test Anything Protocol.
enum Check {
  /// Ends with status 1 if transcripts differ, and 2 if some cannot be checked or written.
  static func run(_ files: [FilePath], updates: Bool, _ words: Wording) throws(ProgramFailure) {
    guard !files.isEmpty else { throw .usage { $0.checkTakesTranscripts } }
    if files.contains(FilePath("-")) { throw .usage { $0.checkTakesFiles } }
    try StandardOutput.put("1..\(files.count)\n")
    var worst: Int32 = 0
    for (index, path) in files.enumerated() {
      var (status, remarks) = (Int32(0), [String]())
      do throws(RefusalText) {
        if try !agrees(path, updates: updates, &remarks, words) { status = 1 }
      } catch {
        status = 2
        remarks.append(error.message(words))
      }
      let result = "\(status == 0 ? "ok" : "not ok") \(index + 1) - \(described(path))\n"
      try StandardOutput.put(result + remarks.map { "# \($0)\n" }.joined())
      if status == 2 { StandardError.put("memory-tunes: \(path.shown): \(remarks.last!)") }
      worst = max(worst, status)
    }
    guard worst == 0 else {
      try StandardOutput.finish()
      throw ProgramFailure(status: worst)
    }
  }

  /// Whether all answers are as in the file, before it is rewritten if `updates`.
  private static func agrees(
    _ path: FilePath, updates: Bool, _ remarks: inout [String], _ words: Wording
  ) throws(RefusalText) -> Bool {
    let check = try TranscriptCheck(
      Files.whole(of: path).mapError { failure in RefusalText { failure.message($0) } }.get(),
      seed: .random(in: 0...Session.mostSeed), now: { time(nil) }, decks: .own(besideTranscriptIn: path.folder),
      readFile: { Files.deck($0, below: path.folder) })
    var agrees = false
    switch check.outcome {
    case .agrees(let lacksKeys):
      if !lacksKeys { return true }
      agrees = true
    case .differs(let difference):
      remarks =
        (check.lacksSeed ? [words.transcriptWithoutSeed] : [])
        + difference.lines(words)
    case .noAnswers: remarks = [words.transcriptWithoutAnswers]
    }
    guard updates else { return agrees }
    let rewritten = try check.rewritten()
    do throws(SystemFailure) { try RewrittenFile.put(rewritten, to: path) } catch {
      throw RefusalText { error.message($0) }
    }
    remarks.append(words.transcriptRewritten)
    return agrees
  }

  /// A name that no TAP reader mistakes for a directive, on one line.
  private static func described(_ path: FilePath) -> String {
    path.shown.unicodeScalars.map { $0 == "#" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }
}
