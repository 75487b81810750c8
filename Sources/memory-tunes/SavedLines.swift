import Program
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

  /// Adds what was not added before.
  func flush() {
    if !pending.isEmpty { _ = whileLocked(write) }
  }

  /// Removes the file. Returns how many files there were.
  func forget() -> Int {
    pending = []
    return files.remove(path)
  }

  /// Calls `body` with the file while no other program adds to it. Returns nil if that is not possible.
  func whileLocked<Result>(_ body: (Int32) -> Result) -> Result? {
    for _ in 0..<100 {
      let file = files.create(path, O_RDWR | O_APPEND | O_NONBLOCK)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = stat()
      if fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        files.setAside(path, FileIdentity(of: file))
        continue
      }
      guard lock(file) else {
        files.complaints.cannotSave(path, because: MessageLanguage.words.lockedByAnother)
        return nil
      }
      // The program that held the lock may have replaced the file.
      if FileIdentity(of: file) == FileIdentity(at: path) { return body(file) }
    }
    return nil
  }

  /// Waits for the lock for some seconds, or until the player presses Ctrl-C.
  private func lock(_ file: Int32) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
    // Some file systems have no locks.
    guard errno == EWOULDBLOCK || errno == EINTR else { return true }
    let gate = SignalGate(SignalGate.ending)
    let end = SteadyClock.now + patience
    while SteadyClock.now < end {
      if gate.isEnded(waitingFor: nil, milliseconds: 10) { break }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
    }
    patience = 0
    return false
  }

  /// A last line that was cut short is left unchanged.
  private func write(to file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return files.complaints.cannotSave(path, errno) }
    guard Int(status.st_size) + header.utf8.count + pending.count <= SavedFiles.largest else {
      pending = []
      return files.complaints.cannotSave(path, because: MessageLanguage.words.becameTooLarge)
    }
    var last = UInt8(ascii: "\n")
    if status.st_size > 0 { _ = pread(file, &last, 1, status.st_size - 1) }
    let beginning = status.st_size == 0 ? header + "\n" : last == UInt8(ascii: "\n") ? "" : "\n"
    if SavedFiles.put(Array(beginning.utf8) + pending, to: file) {
      pending = []
      return
    }
    files.complaints.cannotSave(path, errno)
    _ = ftruncate(file, status.st_size)
    if status.st_size == 0 { unlink(path.cString) }
  }
}
