import App
import MemoryTunes
import Text
import Wording

enum Check {
  /// Ends with status 1 if transcripts differ, and 2 if some cannot be checked or written.
  static func run(_ files: [FilePath], updates: Bool) throws(Trouble) {
    guard !files.isEmpty else { throw .usage(MessageLanguage.words.checkTakesTranscripts) }
    if files.contains(FilePath("-")) {
      throw .usage(MessageLanguage.words.checkTakesFiles)
    }
    try StandardOutput.put(TestReport.plan(tests: files.count))
    var status: Int32 = 0
    for (index, path) in files.enumerated() {
      let outcome = outcome(of: path, updates: updates)
      try StandardOutput.put(
        TestReport.test(index + 1, isPassed: outcome.status == 0, of: path, remarks: outcome.remarks))
      if let trouble = outcome.trouble { StandardError.put("memory-tunes: \(path.shown): \(trouble)") }
      status = max(status, outcome.status)
    }
    guard status == 0 else {
      try StandardOutput.finish()
      throw Trouble(status: status)
    }
  }

  private struct Outcome {
    var status: Int32 = 0
    var remarks: [String] = []
    var trouble: String?

    mutating func fail(_ trouble: String) {
      self.trouble = trouble
      remarks.append(trouble)
      status = 2
    }
  }

  private static func outcome(of path: FilePath, updates: Bool) -> Outcome {
    var outcome = Outcome()
    do throws(TranscriptProblem) {
      let bytes: [UInt8]
      switch Files.whole(of: path) {
      case .success(let contents): bytes = contents
      case .failure(let problem):
        outcome.fail(problem.message(MessageLanguage.words))
        return outcome
      }
      let check = try TranscriptCheck(
        bytes, seed: .random(in: 0 ... .max), now: { time(nil) }, decks: .own(besideTranscriptIn: path.folder),
        readFile: { Files.deck($0, below: path.folder) })
      switch try check.outcome() {
      case .agrees(let lacksKeys):
        guard lacksKeys, updates else { return outcome }
      case .differs(let difference):
        (outcome.status, outcome.remarks) = (1, difference.lines(MessageLanguage.words))
      case .noAnswers:
        (outcome.status, outcome.remarks) = (1, [MessageLanguage.words.transcriptWithoutAnswers])
      }
      guard updates else { return outcome }
      let rewritten = try check.rewritten()
      do throws(SystemProblem) {
        try RewrittenFile.put(rewritten, to: path)
        outcome.remarks.append(MessageLanguage.words.transcriptRewritten)
      } catch {
        outcome.fail(error.message(MessageLanguage.words))
      }
    } catch {
      outcome.fail(error.message(MessageLanguage.words))
    }
    return outcome
  }
}
