import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file to which a session is recorded. What is to be written is collected, and written when an answer is.
final class Recording {
  private let path: String
  private let file: Int32
  private var pending: [UInt8] = []
  /// Why it could not be written, when it could not.
  private(set) var trouble: Trouble?

  /// `replay` is the file that is played before standard input.
  init(path: String, replay: String?) throws(Trouble) {
    self.path = path
    file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    if file < 0 { throw .system(OutsideText.shown(path), errno) }
    let played = [Self.file(STDIN_FILENO), replay.flatMap(Self.file)].compactMap(\.self)
    if let own = Self.file(file), played.contains(own) {
      throw .usage("--record cannot be the file from which the game is played")
    }
    // A pipe or a device has no length.
    ftruncate(file, 0)
  }

  deinit { close(file) }

  /// What tells a regular file from all others.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t

    init?(_ status: stat) {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
    }
  }

  private static func file(_ descriptor: Int32) -> Identity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Identity(status) : nil
  }

  private static func file(_ path: String) -> Identity? {
    var status = stat()
    return stat(path, &status) == 0 ? Identity(status) : nil
  }

  func append(_ lines: [UInt8]) {
    if trouble == nil { pending += lines }
  }

  func flush() {
    guard trouble == nil, !pending.isEmpty else { return }
    if !KeptFiles.put(pending, to: file) { trouble = .system(OutsideText.shown(path), errno) }
    pending.removeAll(keepingCapacity: true)
  }
}
