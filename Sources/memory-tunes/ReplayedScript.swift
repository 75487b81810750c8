import MemoryTunes
import Text
import Wording

/// The script or recording of `--replay`, opened before anything is changed.
final class ReplayedScript {
  let name: String
  private(set) var start = RecordingStart()
  private let file: Int32
  private var reader: LineReader

  /// A reply may be as long as a file.
  private static let longestReply = 64 << 20

  init(_ path: FilePath) throws(ProgramFailure) {
    if path == FilePath("-") { throw .usage { $0.replayFromStandardInput } }
    file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    if file < 0 { throw .system(path.shown, errno) }
    name = path.shown
    reader = LineReader(file: file, name: name, longest: Self.longestReply)
    if FileIdentity(of: file)?.kind == S_IFDIR { throw .system(name, EISDIR) }
    var start = RecordingStart()
    try reader.forEachLine {
    } _: { (line) throws(ProgramFailure) in
      start.read(line.withUnsafeBufferPointer(Array.init)[...])
    }
    self.start = start
  }

  /// Applies the options and the game of the recording.
  func apply(to settings: inout Settings) throws(ProgramFailure) {
    do throws(RefusalText) { settings.obey(try Settings(transcript: start.options)) } catch {
      throw failure(in: start.lineOfOptions, error.message)
    }
    if start.isOfFuture { throw ProgramFailure { [name] in "\(name): \($0.recordingOfFuture)" } }
    do throws(SavedGame.Failure) { try start.readGame() } catch {
      throw failure(in: start.linesBeforeGame + error.line) { $0.gameOfRecordingNotUnderstood }
    }
  }

  func failure(in line: Int, _ message: @escaping @Sendable (Wording) -> String) -> ProgramFailure {
    ProgramFailure { [name] in "\(name):\(line): \(message($0))" }
  }

  /// Calls `play` with each line after the start until that returns false, and `wait` before it waits.
  func forEachLine(
    wait: () throws(ProgramFailure) -> Void, _ play: (Span<UInt8>, _ number: Int) throws(ProgramFailure) -> Bool
  ) throws(ProgramFailure) {
    var number = start.lines
    try reader.forEachLine(wait: wait) { (line) throws(ProgramFailure) in
      number += 1
      return try play(line, number)
    }
  }

  deinit { close(file) }
}
