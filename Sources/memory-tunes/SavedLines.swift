import App
import Text
import Wording

/// A file to which several running programs add lines, each line in one write. A line that cannot be added is
/// kept in memory and retried later.
final class SavedLines {
  private let path: FilePath
  /// The first line of a new file.
  private let header: String
  private let files: SavedFiles
  private var pending: [UInt8] = []
  /// How many milliseconds to wait for the lock. After one timeout, there is no further wait.
  private var patience = 3000

  init(path: FilePath, header: String, files: SavedFiles) {
    self.path = path
    self.header = header
    self.files = files
  }

  /// Adds a line, which comes without its newline.
  func add(_ line: some Sequence<UInt8>) {
    addLater(line)
    flush()
  }

  /// Adds a line at the next `flush`.
  func addLater(_ line: some Sequence<UInt8>) {
    pending += line
    pending.append(UInt8(ascii: "\n"))
  }

  var isSaved: Bool { pending.isEmpty }

  /// Adds what was not added before.
  func flush() {
    if pending.isEmpty { return }
    do throws(SystemProblem) {
      try whileLocked { file throws(SystemProblem) in try write(to: file) }
    } catch {
      files.complaints.cannotSave(path, error)
    }
  }

  /// Removes the file. Returns how many files there were.
  func forget() -> Result<Int, SystemProblem> {
    pending = []
    return files.remove(path)
  }

  /// Calls `body` with the file, opened in this mode, while no other program changes it. A file that is empty
  /// afterwards is removed.
  func whileLocked<Value>(
    _ mode: Int32 = O_RDWR | O_APPEND, _ body: (Int32) throws(SystemProblem) -> Value
  ) throws(SystemProblem) -> Value {
    for _ in 0..<100 {
      let file = OpenFile(path: path, descriptor: try files.create(path, mode | O_NONBLOCK))
      guard FileIdentity(ofRegular: file.descriptor) != nil else { throw .known(.notRegular) }
      guard lock(file) else { break }
      // The program that held the lock may have replaced the file.
      guard file.isThere else { continue }
      defer { if file.size == 0, file.isThere { unlink(path.cString) } }
      return try body(file.descriptor)
    }
    throw .known(.locked)
  }

  /// Waits for the lock for some seconds, or until the player presses Ctrl-C.
  private func lock(_ file: OpenFile) -> Bool {
    if file.lock() { return true }
    let gate = SignalGate(SignalGate.ending)
    let end = SteadyClock.now + patience
    while SteadyClock.now < end {
      if gate.isEnded(waitingFor: nil, milliseconds: 10) { break }
      if file.lock() { return true }
    }
    patience = 0
    return false
  }

  /// A last line that was cut short is left unchanged.
  private func write(to file: Int32) throws(SystemProblem) {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    guard Int(status.st_size) + header.utf8.count + pending.count <= SavedFiles.largest else {
      pending = []
      throw .known(.over64MB)
    }
    var last = UInt8(ascii: "\n")
    if status.st_size > 0 { _ = pread(file, &last, 1, status.st_size - 1) }
    let beginning = status.st_size == 0 ? header + "\n" : last == UInt8(ascii: "\n") ? "" : "\n"
    guard SavedFiles.put(Array(beginning.utf8) + pending, to: file) else {
      let problem = SystemProblem.last
      _ = ftruncate(file, status.st_size)
      throw problem
    }
    pending = []
  }
}
